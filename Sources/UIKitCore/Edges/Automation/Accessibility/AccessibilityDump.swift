import PlatformInterface

/// Accessible elements and findings as JSON, in the form that Docs/subsystems/automation.md describes.
@MainActor
enum AccessibilityDump {
  /// One element.
  static func json(_ node: AccessibilityNode) -> JSONText {
    func strings(_ texts: [String]) -> JSONText? {
      texts.isEmpty ? nil : .array(texts.map { .string($0) })
    }
    return .object([
      "role": .string(node.role.rawValue),
      "label": node.label.isEmpty ? nil : .string(node.label),
      "value": node.value.map { .string($0) },
      "hint": node.hint.map { .string($0) },
      "identifier": node.identifier.map { .string($0) },
      "traits": strings(node.traits),
      "states": strings(node.states.names),
      "frame": .rect(node.frame),
      "position": node.position.map { .int($0) },
      "count": node.count.map { .int($0) },
      "actions": strings(node.customActions),
    ])
  }

  static func json(_ finding: AccessibilityAudit.Finding, screen: Int) -> JSONText {
    .object([
      "kind": .string(finding.kind), "message": .string(finding.message),
      "element": .string(finding.element), "frame": .rect(finding.frame), "screen": .int(screen),
    ])
  }
}

/// The views of a dump that are elements, as `elements` has them.
@MainActor
struct AccessibleViews {
  private var nodes: [ObjectIdentifier: AccessibilityNode] = [:]

  init(_ windows: [AccessibilityNode], _ numbers: AccessibilityNumbers) {
    for node in windows.flatMap(\.elements) {
      if let view = numbers.object(node.id) as? UIView { nodes[ObjectIdentifier(view)] = node }
    }
  }

  func json(of view: UIView) -> JSONText? {
    nodes[ObjectIdentifier(view)].map(AccessibilityDump.json)
  }
}

/// Looks at each screen that a script comes to rest at, and keeps what is wrong once.
@MainActor
final class AuditRecorder {
  private var found: [(finding: AccessibilityAudit.Finding, screen: Int)] = []
  private var known: Set<String> = []
  private(set) var screens = 0

  init() {}

  func inspect(_ scene: UIWindowScene) {
    screens += 1
    for finding in AccessibilityAudit.findings(in: scene)
    where known.insert("\(finding.kind)\u{0}\(finding.element)\u{0}\(finding.message)").inserted {
      found.append((finding, screens))
    }
  }

  var text: String { json.text }

  var json: JSONText {
    .object([
      "screens": .int(screens),
      "findings": .array(found.map { AccessibilityDump.json($0.finding, screen: $0.screen) }),
    ])
  }
}

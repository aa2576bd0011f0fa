import PlatformInterface
import QuartzCore

/// What is wrong with a screen for those who do not see it, or see or hit little.
///
/// A pure look at the tree of accessible elements and the labels in sight; nothing is changed by it.
@MainActor
package enum AccessibilityAudit {
  /// One fault of one element.
  package struct Finding: Hashable, Sendable {
    /// A name for programs: `missing-label`, `contrast` and so on.
    package var kind: String
    /// What is wrong, as a clause.
    package var message: String
    /// The label, the text or the identifier of the element; its role where it has none.
    package var element: String
    /// In points of the screen.
    package var frame: CGRect
  }

  /// The faults of what a scene shows now, in the order of reading by kind of check.
  package static func findings(in scene: UIWindowScene) -> [Finding] {
    let windows = AccessibilityTree.windows(of: scene)
    let elements = windows.flatMap(\.elements).filter { $0.states.contains(.showing) }
    var found: [Finding] = []
    for element in elements { found += faults(of: element) }
    found += smallTargets(elements, in: scene)
    found += duplicates(elements)
    for window in windows { found += disorder(in: window) }
    found += AccessibilityTextAudit.findings(in: scene)
    return found
  }

  static func finding(_ kind: String, _ message: String, _ node: AccessibilityNode) -> Finding {
    let name = [node.label, node.identifier.map { "#\($0)" } ?? "", node.value ?? ""]
      .first { !$0.isEmpty }
    return Finding(
      kind: kind, message: message, element: name ?? "a \(node.role.rawValue)", frame: node.frame)
  }

  // MARK: One element

  private static func faults(of node: AccessibilityNode) -> [Finding] {
    let label = node.label.trimmingCharacters(in: .whitespacesAndNewlines)
    if label.isEmpty {
      // Texts that are edited speak by their contents, read ones are their label.
      let speaks = !(node.value ?? "").isEmpty && !AccessibilityParts.isUsedByItself(node)
      return speaks || node.role == .activity
        ? [] : [finding("missing-label", "has no label, so readers name only its kind", node)]
    }
    var found: [Finding] = []
    if looksLikeFile(label) {
      found.append(finding("file-name", "is labelled with the name of a file", node))
    }
    if let word = repeatedRole(node, label) {
      found.append(
        finding(
          "role-in-label", "says \"\(word)\" in its label, which readers add by its traits", node))
    }
    if node.states.contains(.adjustable), (node.value ?? "").isEmpty {
      found.append(finding("missing-value", "can be adjusted and has no value", node))
    }
    return found
  }

  /// Names such as `IMG_0042`, `icon-star@2x.png` and `ic_star_filled`.
  static func looksLikeFile(_ label: String) -> Bool {
    guard !label.contains(" ") else { return false }
    let name = label.lowercased()
    if ["png", "jpg", "jpeg", "gif", "webp", "svg", "pdf", "heic"].contains(where: {
      name.hasSuffix(".\($0)")
    }) {
      return true
    }
    if name.hasSuffix("@2x") || name.hasSuffix("@3x") { return true }
    return name.contains("_")
      && name.allSatisfy { $0.isLetter || $0.isNumber || "_-.".contains($0) }
  }

  private static func repeatedRole(_ node: AccessibilityNode, _ label: String) -> String? {
    let words: [AccessibilityRole: String] = [
      .button: "button", .image: "image", .link: "link", .slider: "slider", .toggle: "switch",
    ]
    guard let word = words[node.role], label.lowercased().hasSuffix(" \(word)") else { return nil }
    return word
  }

  // MARK: Several

  /// iOS-BEHAVIOUR: 44 points are the least for a finger.
  /// Evidence: https://developer.apple.com/design/human-interface-guidelines/accessibility
  private static let leastTarget: CGFloat = 44
  /// What separators take of a row.
  private static let tolerance: CGFloat = 1

  /// Elements smaller than a finger that meets others within its reach. What counts is where touches arrive,
  /// which may be farther around an element than its box.
  private static func smallTargets(
    _ elements: [AccessibilityNode], in scene: UIWindowScene
  ) -> [Finding] {
    let numbers = scene.host.accessibilityNumbers
    let used = elements.filter {
      AccessibilityParts.isUsedByItself($0) && $0.states.contains(.enabled) && !$0.frame.isEmpty
        && ($0.role != .listItem || numbers.object($0.id).map(AccessibilityParts.isChosen) ?? true)
        // A finger runs along it, and does not hit it.
        && !(numbers.object($0.id) is SectionIndexView)
    }
    var targets: [ObjectIdentifier: Int] = [:]
    for node in used {
      if let view = numbers.object(node.id) as? UIView { targets[ObjectIdentifier(view)] = node.id }
    }
    /// The element that a touch at a point of the screen is for.
    func target(at point: CGPoint) -> Int? {
      guard let window = scene.windows.last(where: { !$0.isHidden && $0.frame.contains(point) })
      else { return nil }
      let hit = window.hitTest(window.fromScreen(point), with: nil)
      return sequence(first: hit, next: { $0?.superview }).lazy
        .compactMap { $0.flatMap { targets[ObjectIdentifier($0)] } }.first
    }
    return used.compactMap { node in
      guard min(node.frame.width, node.frame.height) < leastTarget - tolerance else { return nil }
      // What lies below a bar waits to be scrolled.
      let middle = CGPoint(x: node.frame.midX, y: node.frame.midY)
      if let hit = target(at: middle), hit != node.id { return nil }
      let reach = node.frame.insetBy(
        dx: min(0, (node.frame.width - leastTarget) / 2),
        dy: min(0, (node.frame.height - leastTarget) / 2)
      ).insetBy(dx: 1, dy: 1)
      let isNarrow = node.frame.width < leastTarget
      let isLow = node.frame.height < leastTarget
      let around =
        [reach.minX, reach.maxX].filter { _ in isNarrow }.map { CGPoint(x: $0, y: middle.y) }
        + [reach.minY, reach.maxY].filter { _ in isLow }.map { CGPoint(x: middle.x, y: $0) }
      let nearest = around.lazy.compactMap { point in
        target(at: point).flatMap { id in used.first { $0.id == id } }
      }.first {
        // A row around its own button takes no touch from it, whatever pixels they were rounded to.
        $0.id != node.id
          && !$0.frame.insetBy(dx: -tolerance, dy: -tolerance).contains(node.frame)
      }
      guard let nearest else { return nil }
      let size = "\(Int(node.frame.width.rounded())) × \(Int(node.frame.height.rounded()))"
      let name = nearest.label.isEmpty ? "a \(nearest.role.rawValue)" : nearest.label
      return finding(
        "small-target", "is \(size) points, less than 44 × 44, and \(name) is as near", node)
    }
  }

  /// Elements that say the same in the same place, and identifiers that are there twice.
  private static func duplicates(_ elements: [AccessibilityNode]) -> [Finding] {
    var found: [Finding] = []
    var byLabel: [String: [AccessibilityNode]] = [:]
    var byIdentifier: [String: AccessibilityNode] = [:]
    for node in elements {
      if !node.label.isEmpty {
        let same = byLabel[node.label, default: []].contains {
          let common = $0.frame.overlap(with: node.frame)
          let smaller = min($0.frame.width * $0.frame.height, node.frame.width * node.frame.height)
          return !common.isNull && common.width * common.height > smaller / 2
        }
        if same { found.append(finding("duplicate", "is read twice in the same place", node)) }
        byLabel[node.label, default: []].append(node)
      }
      if let identifier = node.identifier, !identifier.isEmpty, node.position == nil {
        if byIdentifier[identifier] != nil {
          found.append(
            finding("duplicate", "has the identifier #\(identifier) of another element", node))
        }
        byIdentifier[identifier] = node
      }
    }
    return found
  }

  /// Elements that the program lists after one that lies wholly below them.
  private static func disorder(in window: AccessibilityNode) -> [Finding] {
    var found: [Finding] = []
    var waiting = [window]
    while let node = waiting.popLast() {
      waiting += node.children.reversed()
      for (one, next) in zip(node.children, node.children.dropFirst())
      where one.isElement && next.isElement && next.frame.maxY <= one.frame.minY {
        found.append(finding("order", "is read after \(one.label), which lies below it", next))
      }
    }
    return found
  }
}

import PlatformInterface

/// What a screen reader says of an element.
enum AccessibleSpeech {
  /// Its label, value, kind, state and hint, each with a comma behind it.
  ///
  /// iOS-BEHAVIOUR: VoiceOver says "Selected" first, then label, value, what it is, whether it is dimmed, and the
  /// hint. Evidence: https://github.com/cashapp/AccessibilitySnapshot
  static func text(of node: AccessibilityNode) -> String {
    var parts: [String] = []
    if node.states.contains(.selected) { parts.append("selected") }
    parts.append(node.label)
    if node.role == .toggle {
      parts += ["switch button", node.states.contains(.checked) ? "on" : "off"]
    } else {
      parts += [node.value ?? node.text?.content ?? "", kind(of: node)]
    }
    if node.states.contains(.adjustable), node.role != .slider { parts.append("adjustable") }
    if !node.states.contains(.enabled) { parts.append("dimmed") }
    if let position = node.position, let count = node.count {
      parts.append("\(position + 1) of \(count)")
    }
    parts.append(node.hint ?? "")
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private static func kind(of node: AccessibilityNode) -> String {
    switch node.role {
    case .button: "button"
    case .heading: "heading"
    case .link: "link"
    case .image: "image"
    case .slider: "adjustable"
    case .textField, .textArea: "text field"
    case .secureField: "secure text field"
    case .searchField: "search field"
    case .tab: "tab"
    case .picker: "picker item"
    case .segment, .menuItem: "button"
    case .progress: "progress"
    default: node.traits.contains("button") ? "button" : ""
    }
  }
}

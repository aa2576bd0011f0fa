import PlatformInterface

/// What can be said of a view that a script points at: what a screen reader would, and what it shows.
@MainActor
struct TargetState {
  private let view: UIView
  /// What a screen reader finds there; nil for nothing.
  let node: AccessibilityNode?
  private let object: NSObject?

  /// Reads the state of `view`, or of the element that it is a part of.
  init(_ view: UIView, in scene: UIWindowScene) {
    self.view = view
    let elements = AccessibilityTree.windows(of: scene).flatMap(\.elements)
    let numbers = scene.host.accessibilityNumbers
    let found = Self.element(of: view, among: elements) { numbers.object($0) }
    node = found
    object = found.flatMap { numbers.object($0.id) }
  }

  /// The element that a view is, that it is a part of, or that alone is in it. In a row without one of its own
  /// it is the row's switch.
  static func element(
    of view: UIView, among elements: [AccessibilityNode], object: (Int) -> NSObject?
  ) -> AccessibilityNode? {
    let views = elements.map { object($0.id) as? UIView }
    if let place = views.firstIndex(where: { $0 === view }) { return elements[place] }
    func inside(_ outer: UIView) -> [AccessibilityNode] {
      zip(elements, views).filter { $1?.isDescendant(of: outer) == true }.map(\.0)
    }
    let parts = inside(view)
    if parts.count == 1, !(view is any ListElementView) { return parts[0] }
    for outer in sequence(first: view, next: { $0.superview }) {
      if let place = views.firstIndex(where: { $0 === outer }) { return elements[place] }
      guard outer is any ListElementView else { continue }
      let parts = inside(outer)
      return parts.first { $0.states.contains(.checkable) } ?? parts.first
    }
    return parts.first
  }

  /// Nil for what is no switch.
  var isOn: Bool? {
    if let control = view as? UISwitch { return control.isOn }
    guard let node, node.states.contains(.checkable) else { return nil }
    return node.states.contains(.checked)
  }

  var isSelected: Bool {
    (view as? any ListCellView)?.isSelected == true || (view as? UIControl)?.isSelected == true
      || node?.states.contains(.selected) == true
  }

  var isEnabled: Bool {
    (view as? UIControl)?.isEnabled != false && node?.states.contains(.enabled) != false
  }

  /// Whether the keyboard, or a reader, is there.
  var isFocused: Bool {
    view.isFirstResponder || (object as? UIView)?.isFirstResponder == true
      || node?.states.contains(.focused) == true
  }

  /// What may be called its value; what it shows comes first.
  var values: [String] {
    let texts = [
      VisibleText.shown(by: view), (view as? UIButton)?.currentTitle, chosenSegment, node?.value,
      chosenRows, isOn.map { $0 ? "on" : "off" }, node?.label,
    ]
    var seen: Set<String> = []
    return texts.compactMap { $0 }.filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  private var chosenSegment: String? {
    guard let control = view as? UISegmentedControl,
      control.segments.indices.contains(control.selectedSegmentIndex)
    else { return nil }
    return control.segments[control.selectedSegmentIndex].accessibilityLabel
  }

  /// What the wheels of a picker stand at, as "1, March".
  private var chosenRows: String? {
    guard let picker = PickerChoice.picker(in: view) else { return nil }
    return picker.wheels.compactMap(\.accessibilityValue).joined(separator: ", ")
  }

  /// What it is, for a sentence that says what should be.
  var description: String {
    var words: [String] = []
    if let isOn { words.append(isOn ? "on" : "off") }
    if isSelected { words.append("selected") }
    words.append(isEnabled ? "enabled" : "disabled")
    if isFocused { words.append("focused") }
    if let value = values.first(where: { $0 != "on" && $0 != "off" }) {
      words.append("\"\(value)\"")
    }
    if isOn == nil { words.append("no switch") }
    return words.joined(separator: ", ")
  }
}

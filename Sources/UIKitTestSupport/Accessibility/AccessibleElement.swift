import PlatformInterface
import UIKitCore

/// One thing that a screen reader stops at, as `Harness.accessibleElements` finds it.
@MainActor
public struct AccessibleElement {
  private let node: AccessibilityNode
  private let scene: UIWindowScene

  init(_ node: AccessibilityNode, _ scene: UIWindowScene) {
    self.node = node
    self.scene = scene
  }

  /// What it is called; of rows the texts in them.
  public var label: String { node.label }
  /// What its value is now.
  public var value: String? { node.value }
  /// What using it does.
  public var hint: String? { node.hint }
  /// The name that the program gave it for tests.
  public var identifier: String? { node.identifier }
  /// What kind of thing it is: "button", "listItem", "toggle", "text" and so on.
  public var role: String { node.role.rawValue }
  /// In points of the screen.
  public var frame: CGRect { node.frame }
  /// Whether it takes taps or adjustments now.
  public var isEnabled: Bool { node.states.contains(.enabled) }
  /// Whether it is the chosen one, or one of them.
  public var isSelected: Bool { node.states.contains(.selected) }
  /// Whether the keyboard, or a screen reader, is there.
  public var isFocused: Bool { node.states.contains(.focused) }
  /// Whether a switch, or what is like one, is on; nil for everything else.
  public var isOn: Bool? {
    node.states.contains(.checkable) ? node.states.contains(.checked) : nil
  }
  /// From 0, among all items of its list, those without views too; nil outside of lists.
  public var position: Int? { node.position }
  /// How many items its list has in all; nil outside of lists.
  public var count: Int? { node.count }

  /// Whether it has all of some traits.
  public func has(_ traits: UIAccessibilityTraits) -> Bool {
    Set(traits.names).isSubset(of: node.traits)
  }

  /// The program's own actions and those behind a swipe, by name; asks the delegate of a list.
  public var actions: [String] { AccessibilityPerforming(scene).customActions(of: node.id) }

  /// Uses it, as a double tap under VoiceOver does; false where it cannot be used.
  @discardableResult
  public func activate() -> Bool { perform(.activate) }
  /// Raises its value by a step; false where it is not adjustable.
  @discardableResult
  public func increment() -> Bool { perform(.increment) }
  /// Lowers its value by a step; false where it is not adjustable.
  @discardableResult
  public func decrement() -> Bool { perform(.decrement) }
  /// Does one of `actions`; false where there is none of that name, or it did nothing.
  @discardableResult
  public func perform(_ name: String) -> Bool { perform(.custom(name)) }
  /// Replaces its text, as a reader that dictates; false where it has none that is edited.
  @discardableResult
  public func enter(_ text: String) -> Bool { perform(.setText(text)) }

  private func perform(_ action: AccessibilityAction) -> Bool {
    AccessibilityPerforming(scene).perform(action, on: node.id)
  }
}

/// What somebody who does not see the screen finds on it.
extension Harness {
  /// All elements in the order in which VoiceOver goes through them.
  public var accessibleElements: [AccessibleElement] {
    guard let scene = window.windowScene else { return [] }
    return AccessibilityTree.windows(of: scene).flatMap(\.elements).map {
      AccessibleElement($0, scene)
    }
  }

  /// The first element with a label.
  public func element(label: String) -> AccessibleElement? {
    accessibleElements.first { $0.label == label }
  }
  /// The first element with an identifier.
  public func element(identifier: String) -> AccessibleElement? {
    accessibleElements.first { $0.identifier == identifier }
  }
  /// All elements with a trait.
  public func elements(with trait: UIAccessibilityTraits) -> [AccessibleElement] {
    accessibleElements.filter { $0.has(trait) }
  }
}

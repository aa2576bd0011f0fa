/// Answers that do not depend on who is asked.
@MainActor
enum AccessibilityDefaults {
  /// Whether elements with the traits take taps or adjustments.
  static func responds(to traits: UIAccessibilityTraits) -> Bool {
    !traits.contains(.notEnabled)
      && !traits.isDisjoint(
        with: [
          .button, .link, .adjustable, .keyboardKey, .searchField, .toggleButton, .textEntry,
          .allowsDirectInteraction,
        ])
  }

  /// The place of an object among elements, by identity; `NSNotFound` where it is not there.
  static func index(of element: Any, in elements: [Any]?) -> Int {
    let object = element as AnyObject
    return elements?.firstIndex { ($0 as AnyObject) === object } ?? NSNotFound
  }
}

/// The element that a reader is at, in the whole program.
@MainActor
enum AccessibilityFocus {
  private(set) static weak var element: AnyObject?

  /// Moves the reader to an element, nil for none, and tells both elements and the program.
  static func move(to new: AnyObject?) {
    let old = element
    guard old !== new else { return }
    element = new
    (old as? any NSObjectProtocol)?.accessibilityElementDidLoseFocus()
    (new as? any NSObjectProtocol)?.accessibilityElementDidBecomeFocused()
    var info: [AnyHashable: Any] = [
      UIAccessibility.assistiveTechnologyUserInfoKey:
        UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver.rawValue
    ]
    info[UIAccessibility.focusedElementUserInfoKey] = new
    info[UIAccessibility.unfocusedElementUserInfoKey] = old
    NotificationCenter.default.post(
      name: UIAccessibility.elementFocusedNotification, object: nil, userInfo: info)
  }
}

import PlatformInterface

/// A thing that the Tab key stops at.
@MainActor
struct AccessibilityStop {
  let object: NSObject
  /// The view itself, or the one that the element lies in.
  let view: UIView

  /// - Returns: nil for what cannot be used by keys, and for items of lists, which are their list's.
  init?(_ object: NSObject, _ around: AccessibilitySurroundings) {
    guard !(object is any FocusItemView), let view = object as? UIView ?? around.view else {
      return nil
    }
    if let own = object as? UIView, Self.canHaveFocus(own, around) {
      self.init(object: object, view: view)
    } else if !around.isInElement, Self.isUsed(object) {
      self.init(object: object, view: view)
    } else {
      return nil
    }
  }

  private init(object: NSObject, view: UIView) {
    self.object = object
    self.view = view
  }

  /// Whether a view has the focus by itself, be it an element of readers or not: controls, texts, and views that
  /// say so. Programs take it from a control by saying that it is no element, or does not respond.
  static func canHaveFocus(_ view: UIView, _ around: AccessibilitySurroundings) -> Bool {
    guard around.takesTouches, view.canBecomeFocused, !(view is any FocusItemView),
      !(view is any FocusItemList)
    else { return false }
    // The wheels and fields in it are what is used.
    if view is UIDatePicker { return false }
    guard let record = view.accessibilityRecord else { return true }
    return record.ownRespondsToUser != false
      && !(view is UIControl && record.ownIsElement == false)
  }

  /// Whether an element that does not have the focus by itself is used by a reader.
  ///
  /// iOS-BEHAVIOUR: Full Keyboard Access goes to what responds to the user, which is told by traits, actions and
  /// gestures where the program does not say. Evidence:
  /// https://developer.apple.com/documentation/swiftui/view/accessibilityrespondstouserinteraction(_:)
  private static func isUsed(_ object: NSObject) -> Bool {
    guard !object.accessibilityTraits.contains(.notEnabled) else { return false }
    let record = (object as? UIResponder)?.accessibilityRecord
    if let own = record?.ownRespondsToUser { return own }
    if record?.details?.blocks?.activate != nil { return true }
    if let responder = object as? UIResponder, ClassTraits.activatesItself(type(of: responder)) {
      return true
    }
    if object.accessibilityCustomActions?.isEmpty == false { return true }
    if let view = object as? UIView, view.isUserInteractionEnabled,
      view.gestureRecognizers?.contains(where: { $0 is UITapGestureRecognizer }) == true
    {
      return true
    }
    // A control without actions does nothing, whatever it says of itself.
    return !(object is UIControl) && object.accessibilityRespondsToUserInteraction
  }
}

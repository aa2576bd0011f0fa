import ObjCRuntime

/// Classes whose objects stand for senders of other classes.
///
/// iOS-BEHAVIOUR: an action is performed whatever the class of its sender; a method that the sender lacks then ends the
/// program, which a stand-in has. Evidence: controller-15.
@MainActor
protocol SenderClass: AnyObject {
  /// Makes an object of the class that has what all senders have.
  static func standIn(tag: Int) -> AnyObject
}

extension SenderClass {
  /// Called on the main thread, where actions are sent; elsewhere nothing stands for a sender.
  nonisolated static func object(of type: AnyClass, tag: @MainActor () -> Int) -> AnyObject? {
    guard Thread.isMainThread else { return nil }
    nonisolated(unsafe) var made: AnyObject?
    MainActor.assumeIsolated { made = (type as? any SenderClass.Type)?.standIn(tag: tag()) }
    return made
  }
}

extension UIView: ActionSender, SenderClass {
  /// Returns an object of a class of views, recognizers or bar buttons that has the view's tag; nil for other classes.
  package nonisolated func standIn(as type: AnyClass) -> AnyObject? {
    Self.object(of: type) { self.tag }
  }

  static func standIn(tag: Int) -> AnyObject {
    let view = ObjectFactory.make(self, frame: .zero)
    view.tag = tag
    return view
  }
}

extension UIGestureRecognizer: ActionSender, SenderClass {
  /// Returns an object of a class of views, recognizers or bar buttons that has the tag of the recognizer's view; nil
  /// for other classes. Another recognizer is where this one is, in the same state.
  package nonisolated func standIn(as type: AnyClass) -> AnyObject? {
    let object = Self.object(of: type) { self.view?.tag ?? 0 }
    if let other = object as? UIGestureRecognizer {
      MainActor.assumeIsolated { other.takeState(of: self) }
    }
    return object
  }

  private func takeState(of other: UIGestureRecognizer) {
    (storedState, name) = (other.storedState, other.name)
    (storedView, storedDelegate) = (other.storedView, other.storedDelegate)
    (place, placeWindow) = (other.place, other.placeWindow)
    (storedFlags, storedButtons) = (other.storedFlags, other.storedButtons)
    attempt.touches = other.attempt.touches
  }

  static func standIn(tag: Int) -> AnyObject { ObjectFactory.make(self) }
}

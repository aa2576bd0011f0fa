import PlatformInterface

/// Pinches and turns that come without touches.
extension GestureArena {
  /// Hands a movement to the recognisers that take it, in and around the view where it began.
  ///
  /// - Parameter session: stands for the movement as a touch object stands for a finger.
  func receive(
    _ input: TransformInput, _ event: UITransformEvent, session: AnyObject, at view: UIView?
  ) {
    let contact = ObjectIdentifier(session)
    work {
      if input.phase == .began {
        var link = view
        while let view = link {
          for recognizer in view.recognizersForTouches
          where recognizer.isEnabled && recognizer.takesTransform(input.kind)
            && recognizer.storedState == .possible && recognizer.attempt.touches.isEmpty
          {
            guard recognizer.shouldReceive(event),
              recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true
            else { continue }
            join(recognizer)
            recognizer.attempt.contacts.insert(contact)
          }
          link = view.superview
        }
      }
      for recognizer in active
      where recognizer.attempt.contacts.contains(contact) && recognizer.storedState.isOpen
        && recognizer.takesTransform(input.kind)
      {
        recognizer.storedFlags = event.modifierFlags
        recognizer.notePlace(input.location, in: view?.window)
        recognizer.transform(input)
      }
    }
    requestSteps()
  }
}

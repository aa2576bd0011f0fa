/// Keys for recognisers that ask for them by `allowedPressTypes`.
extension GestureArena {
  /// Hands a press to the recognisers in and around the responder it goes to.
  ///
  /// - Returns: whether one of them recognised and keeps the press from the responders.
  func receive(_ press: UIPress, _ event: UIPressesEvent) -> Bool {
    let contact = ObjectIdentifier(press)
    var isTaken = false
    work {
      if press.phase == .began { join(press, event) }
      for recognizer in active
      where recognizer.attempt.contacts.contains(contact) && recognizer.storedState.isOpen {
        recognizer.storedFlags = event.modifierFlags
        switch press.phase {
        case .began: recognizer.pressesBegan([press], with: event)
        case .changed, .stationary: recognizer.pressesChanged([press], with: event)
        case .ended: recognizer.pressesEnded([press], with: event)
        case .cancelled: recognizer.pressesCancelled([press], with: event)
        }
        if recognizer.storedState.hasWon, recognizer.cancelsTouchesInView { isTaken = true }
        if press.phase == .ended || press.phase == .cancelled, recognizer.isUndecided {
          fail(recognizer)
        }
      }
    }
    requestSteps()
    return isTaken
  }

  private func join(_ press: UIPress, _ event: UIPressesEvent) {
    press.recognizers = []
    guard let button = press.button else { return }
    var link = press.responder
    while let responder = link {
      for recognizer in (responder as? UIView)?.recognizersForTouches ?? [] {
        guard recognizer.isEnabled, recognizer.storedState == .possible,
          recognizer.allowedPressTypes.contains(where: { $0.intValue == button.rawValue }),
          recognizer.attempt.touches.isEmpty, recognizer.shouldReceive(event)
        else { continue }
        if let delegate = recognizer.delegate {
          guard delegate.gestureRecognizer(recognizer, shouldReceive: event as UIEvent),
            delegate.gestureRecognizer(recognizer, shouldReceive: press)
          else { continue }
        }
        join(recognizer)
        recognizer.attempt.contacts.insert(ObjectIdentifier(press))
        press.recognizers.append(recognizer)
      }
      link = responder.next
    }
  }
}

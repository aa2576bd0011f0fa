/// Who waits for whom, and who keeps whom from recognising.
extension GestureArena {
  /// Whether the recogniser itself, its view and its delegate let it begin.
  func allowsBeginning(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.mayBegin() else { return false }
    if let view = recognizer.view, !view.gestureRecognizerShouldBegin(recognizer) { return false }
    if isClaimedByControl(recognizer) { return false }
    return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
  }

  // iOS-BEHAVIOUR: a button under the finger gets a single tap before a recogniser of a view around it.
  // Evidence: gesture-11.
  private func isClaimedByControl(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let tap = recognizer as? UITapGestureRecognizer, tap.numberOfTapsRequired == 1,
      tap.numberOfTouchesRequired == 1
    else { return false }
    var link = tap.tappedView
    while let view = link, view !== recognizer.view {
      if let control = view as? UIControl { return control.isEnabled && control.claimsTaps }
      link = view.superview
    }
    return false
  }

  // MARK: Failure requirements

  /// Whether somebody has to fail before `recognizer` may begin.
  func isHeldUp(_ recognizer: UIGestureRecognizer) -> Bool {
    active.contains { other in
      other !== recognizer && other.isUndecided && other.holdsOthersUp
        && requiresFailure(recognizer, of: other) && !waits(other, for: recognizer)
    }
  }

  /// Said by `require(toFail:)`, or by the two recognisers and their delegates, who are asked once in
  /// an attempt.
  func requiresFailure(
    _ recognizer: UIGestureRecognizer, of other: UIGestureRecognizer
  ) -> Bool {
    if recognizer === other { return false }
    if recognizer.requires(other) { return true }
    let key = ObjectIdentifier(other)
    if let known = recognizer.attempt.answers[key] { return known }
    let answer =
      recognizer.shouldRequireFailure(of: other)
      || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
      || other.shouldBeRequiredToFail(by: recognizer)
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false
    recognizer.attempt.answers[key] = answer
    return answer
  }

  /// Whether `waiting` cannot begin before `recognizer` has failed: two that wait for each other would
  /// do so for ever.
  private func waits(
    _ waiting: UIGestureRecognizer, for recognizer: UIGestureRecognizer
  ) -> Bool {
    var seen: Set<ObjectIdentifier> = []
    var open = [waiting]
    while let next = open.popLast() {
      guard next.attempt.wanted != nil, seen.insert(ObjectIdentifier(next)).inserted else {
        continue
      }
      for other in active where other !== next && other.isUndecided && other.holdsOthersUp {
        guard requiresFailure(next, of: other) else { continue }
        if other === recognizer { return true }
        open.append(other)
      }
    }
    return false
  }

  // MARK: Exclusion

  /// Whether `winner`, having recognised, keeps `other` from it. Only those compete that share a touch.
  func excludes(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard winner !== other, winner.attempt.shares(with: other.attempt),
      winner.canPrevent(other), other.canBePrevented(by: winner)
    else { return false }
    return !areSimultaneous(winner, other)
  }

  private func areSimultaneous(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    if a.recognizesSimultaneously(with: b) || b.recognizesSimultaneously(with: a) { return true }
    return a.delegate?.gestureRecognizer(a, shouldRecognizeSimultaneouslyWith: b) ?? false
      || b.delegate?.gestureRecognizer(b, shouldRecognizeSimultaneouslyWith: a) ?? false
  }
}

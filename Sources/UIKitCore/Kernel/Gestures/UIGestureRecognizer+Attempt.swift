import Failures

/// Targets, requirements and places.
extension UIGestureRecognizer {
  func add(_ target: AnyObject, _ action: Selector) {
    targets.removeAll { $0.object == nil }
    guard !targets.contains(where: { $0.object === target && $0.action == action }) else { return }
    targets.append(GestureTarget(target, action))
  }

  func remove(_ target: AnyObject?, _ action: Selector?) {
    targets.removeAll {
      $0.object == nil
        || (target == nil || $0.object === target) && (action == nil || $0.action == action)
    }
  }

  func tellTargets() {
    stateWillBeReported()
    for target in targets {
      if let object = target.object { target.action.perform(on: object, self) }
    }
  }

  func addRequirement(_ other: UIGestureRecognizer) {
    guard other !== self else { return }
    requirements.removeAll { $0.recognizer == nil }
    if !requires(other) { requirements.append(WeakRecognizer(other)) }
  }

  /// Said by `require(toFail:)`.
  func requires(_ other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.recognizer === other }
  }

  // MARK: Places

  /// Takes over where the touches are now.
  func notePlace() {
    let touches = attempt.touches
    guard let first = touches.first else { return }
    var sum = CGPoint.zero
    for touch in touches {
      sum.x += touch.moment.location.x
      sum.y += touch.moment.location.y
    }
    let count = CGFloat(touches.count)
    notePlace(CGPoint(x: sum.x / count, y: sum.y / count), in: first.window)
  }

  func notePlace(_ point: CGPoint, in window: UIWindow?) {
    place = point
    placeWindow = window
  }

  /// From the window's coordinates.
  func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = placeWindow ?? view.window, view !== window else { return point }
    return view.convert(point, from: window)
  }

  /// A way, from the window's coordinates: places do not matter, turns and scales do.
  func convert(way: CGPoint, to view: UIView?) -> CGPoint {
    let origin = convert(.zero, to: view)
    let end = convert(way, to: view)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  /// The other way round.
  func convert(way: CGPoint, from view: UIView?) -> CGPoint {
    guard let view, let window = placeWindow ?? view.window, view !== window else { return way }
    let origin = view.convert(CGPoint.zero, to: window)
    let end = view.convert(way, to: window)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  func location(at index: Int, in view: UIView?) -> CGPoint {
    Failures.require(
      attempt.touches.indices.contains(index),
      "-[\(type(of: self)) locationOfTouch:inView:]: index (\(index)) beyond bounds "
        + "(\(attempt.touches.count)).")
    return convert(attempt.touches[index].moment.location, to: view)
  }

  func ignoreTouch(_ touch: UITouch) {
    guard attempt.touches.contains(where: { $0 === touch }) else { return }
    attempt.touches.removeAll { $0 === touch }
    attempt.contacts.remove(ObjectIdentifier(touch))
    attempt.ignored.insert(ObjectIdentifier(touch))
    touch.recognizers.removeAll { $0 === self }
  }
}

/// The state machine. What `state =` asks for is granted, put off or refused.
extension UIGestureRecognizer {
  /// Neither recognised nor failed, in an attempt.
  var isUndecided: Bool { attempt.isActive && storedState == .possible }

  func wish(for new: State) {
    // Outside an attempt nobody competes and nobody is told.
    guard let arena = attempt.arena else {
      storedState = new
      return
    }
    arena.work { change(to: new, in: arena) }
  }

  private func change(to new: State, in arena: GestureArena) {
    switch (storedState, new) {
    case (.possible, .possible): break
    case (.possible, .failed), (.possible, .cancelled): arena.fail(self)
    case (.possible, .began), (.possible, .changed):
      if attempt.wanted == nil { arena.tryToBegin(self, as: .began) }
    case (.possible, .ended):
      if attempt.wanted == .began {
        attempt.following = .ended
      } else if attempt.wanted == nil {
        arena.tryToBegin(self, as: .ended)
      }
    case (.began, .began), (.began, .changed), (.changed, .began), (.changed, .changed):
      guard attempt.following == nil else { return }
      // Targets hear of the beginning first, even if it moved on meanwhile.
      if !attempt.isUntold { storedState = .changed }
      arena.tell(self)
    case (.began, .ended), (.changed, .ended): arena.finish(self, as: .ended)
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      if !arena.withdraw(self) { arena.finish(self, as: .cancelled) }
    case (.began, .possible), (.changed, .possible): break
    // Over until the attempt is reset.
    case (.ended, _), (.cancelled, _), (.failed, _): break
    }
  }
}

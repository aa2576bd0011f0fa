import PlatformInterface

/// Wheels and touchpads.
extension UIScrollView {
  final func scroll(by input: ScrollInput) -> Bool {
    guard !isHidden, mayScroll(by: input.source) else {
      endTouchpadEarly(input)
      return false
    }
    var input = input
    // A wheel turns one way only: Shift makes it the other.
    if input.source == .wheel, input.modifiers.contains(.shift), input.delta.dx == 0 {
      input.delta = CGVector(dx: input.delta.dy, dy: 0)
    }
    guard input.delta.dx.isFinite, input.delta.dy.isFinite else { return true }
    let isTaken = input.source == .wheel ? turnWheel(input) : followTouchpad(input)
    if isTaken, input.delta.dy != 0 {
      barFollower?.storedHiding?.contentWasScrolled(by: input.delta.dy)
    }
    return isTaken
  }

  /// The pan recogniser says what may scroll, as it does on iPadOS, where it gets these scrolls.
  private func mayScroll(by source: ScrollInput.Source) -> Bool {
    guard behaviour.isScrollEnabled else { return false }
    guard let pan = storedGestures?.pan else { return true }
    return pan.isEnabled && pan.takes(source)
  }

  // MARK: Wheel

  private func turnWheel(_ input: ScrollInput) -> Bool {
    if storedRefresh?.wheelPull != nil, pullsRefresh(by: input) { return true }
    let from = storedMotion?.wheelOrigin(of: input.delta, at: input.time) ?? contentOffset
    var mine = CGVector(dx: 0, dy: 0)
    if canScroll(.horizontal, input.delta.dx, from: from) { mine.dx = input.delta.dx }
    if canScroll(.vertical, input.delta.dy, from: from) { mine.dy = input.delta.dy }
    if mine == .zero {
      if pullsRefresh(by: input) || keepsWheel(input) { return true }
      // A row that scrolls sideways only, with nothing around that takes the turn.
      guard input.delta.dx == 0, verticalRange.isEmpty,
        canScroll(.horizontal, input.delta.dy, from: from),
        !canScrollAround(.vertical, input.delta.dy)
      else { return false }
      mine.dx = input.delta.dy
      glide(by: mine, from: storedMotion?.wheelOrigin(of: mine, at: input.time) ?? from, input)
      return true
    }
    glide(by: mine, from: from, input)
    let rest = CGVector(
      dx: mine.dx == 0 ? input.delta.dx : 0, dy: mine.dy == 0 ? input.delta.dy : 0)
    if rest != .zero, let outer = enclosingScrollView {
      var passedOn = input
      passedOn.delta = rest
      _ = outer.handleScroll(passedOn)
    }
    return true
  }

  /// At an end, turns that follow others closely do not go on to the scroll view around, and none
  /// do where that is switched off.
  private func keepsWheel(_ input: ScrollInput) -> Bool {
    let axis: NSLayoutConstraint.Axis = input.delta.dy != 0 ? .vertical : .horizontal
    let distance = axis == .vertical ? input.delta.dy : input.delta.dx
    guard !range(axis).isEmpty else { return false }
    if !transfers(axis) { return true }
    guard let last = storedMotion?.lastWheelTime else { return false }
    let isBurst = input.time - last < ScrollMotion.wheelBurst && canScrollAround(axis, distance)
    if isBurst { storedMotion?.lastWheelTime = input.time }
    return isBurst
  }

  private func glide(by delta: CGVector, from: CGPoint, _ input: ScrollInput) {
    motion.lastWheelTime = input.time
    if behaviour.isPagingEnabled {
      turnPage(by: delta, source: .wheel)
    } else {
      motion.glide(
        to: pixelRounded(clampedOffset(CGPoint(x: from.x + delta.dx, y: from.y + delta.dy))),
        source: .wheel)
    }
  }

  /// Goes one page on in the direction of `delta`; waits until a page turn under way is half done.
  final func turnPage(by delta: CGVector, source: ScrollMotion.GlideSource) {
    let offset = contentOffset
    func page(
      _ axis: NSLayoutConstraint.Axis, _ at: CGFloat, _ target: CGFloat, _ distance: CGFloat
    )
      -> CGFloat
    {
      let range = range(axis)
      guard distance != 0, range.length > 0, abs(target - at) < range.length / 2 else {
        return target
      }
      let page = (target / range.length).rounded()
      return range.clamp((page + (distance < 0 ? -1 : 1)) * range.length)
    }
    let target = motion.target
    motion.glide(
      to: pixelRounded(
        CGPoint(
          x: page(.horizontal, offset.x, target.x, delta.dx),
          y: page(.vertical, offset.y, target.y, delta.dy))), source: source)
  }

  // MARK: Touchpad

  private func followTouchpad(_ input: ScrollInput) -> Bool {
    switch input.phase {
    case .began:
      guard canMove(.horizontal) || canMove(.vertical) else { return false }
      holdForTouchpad()
      motion.touchpad = TouchpadGesture()
      if input.delta != .zero { followTouchpadMove(input) }
    case .changed:
      if motion.touchpad == nil { motion.touchpad = TouchpadGesture() }
      followTouchpadMove(input)
    case .ended, .cancelled: endTouchpad(input)
    }
    return true
  }

  private func followTouchpadMove(_ input: ScrollInput) {
    guard var gesture = motion.touchpad else { return }
    let offset = contentOffset
    if gesture.takesX == nil, input.delta.dx != 0 {
      gesture.takesX = takes(.horizontal, input.delta.dx, from: offset)
    }
    if gesture.takesY == nil, input.delta.dy != 0 {
      gesture.takesY = takes(.vertical, input.delta.dy, from: offset)
    }
    let mine = gesture.part(of: input.delta)
    let rest = CGVector(dx: input.delta.dx - mine.dx, dy: input.delta.dy - mine.dy)
    if rest != .zero, gesture.outer == nil, let outer = enclosingScrollView {
      gesture.outer = outer
      var began = input
      began.phase = .began
      began.delta = .zero
      _ = outer.handleScroll(began)
    }
    motion.touchpad = gesture
    if mine != .zero {
      if !motion.isDragging { motion.beginDrag() }
      motion.drag(by: mine)
      var shown = input
      shown.delta = mine
      reflect(shown)
    }
    if rest != .zero, let outer = gesture.outer {
      var passedOn = input
      passedOn.phase = .changed
      passedOn.delta = rest
      _ = outer.handleScroll(passedOn)
    }
  }

  /// Fingers on the pad stop what still moves, here and in the scroll views around.
  private func holdForTouchpad() {
    if isDecelerating { storedMotion?.hold() }
    enclosingScrollView?.holdForTouchpad()
  }

  /// What the fingers only stopped goes on to where it belongs.
  private func letGoOfTouchpad() {
    storedMotion?.letGoIfHeld()
    enclosingScrollView?.letGoOfTouchpad()
  }

  private func endTouchpad(_ input: ScrollInput) {
    guard let gesture = motion.touchpad else { return }
    defer { letGoOfTouchpad() }
    if input.delta != .zero { followTouchpadMove(input) }
    motion.touchpad = nil
    if motion.isDragging {
      if input.phase == .ended {
        motion.endDrag(velocity: gesture.part(of: input.velocity))
      } else {
        motion.cancelDrag()
      }
      var shown = input
      shown.delta = .zero
      shown.velocity = gesture.part(of: input.velocity)
      reflect(shown)
    }
    if let outer = gesture.outer {
      var passedOn = input
      let mine = gesture.part(of: input.velocity)
      passedOn.delta = .zero
      passedOn.velocity = CGVector(
        dx: input.velocity.dx - mine.dx, dy: input.velocity.dy - mine.dy)
      _ = outer.handleScroll(passedOn)
    }
  }

  /// Scrolling was switched off while the fingers moved.
  private func endTouchpadEarly(_ input: ScrollInput) {
    guard input.source == .touchpad, storedMotion?.touchpad != nil else { return }
    var end = input
    end.phase = .cancelled
    end.delta = .zero
    end.velocity = .zero
    endTouchpad(end)
  }

  /// The pan recogniser shows what a touchpad does.
  private func reflect(_ input: ScrollInput) {
    guard let storedWindow else { return }
    storedGestures?.pan.reflect(
      input, at: storedWindow.fromScreen(input.location), in: storedWindow)
  }

  /// Whether a move along `axis` that begins with `distance` is this view's and not that of one
  /// around it.
  final func takes(
    _ axis: NSLayoutConstraint.Axis, _ distance: CGFloat, from offset: CGPoint
  ) -> Bool {
    if canScroll(axis, distance, from: offset) { return true }
    if transfers(axis), canScrollAround(axis, distance) { return false }
    return canMove(axis)
  }
}

/// One movement of fingers on a touchpad: which axes are this view's, and who gets the rest.
struct TouchpadGesture {
  /// Nil until the fingers move along the axis.
  var takesX: Bool?
  var takesY: Bool?
  weak var outer: UIScrollView?

  func part(of vector: CGVector) -> CGVector {
    CGVector(dx: takesX ?? false ? vector.dx : 0, dy: takesY ?? false ? vector.dy : 0)
  }
}

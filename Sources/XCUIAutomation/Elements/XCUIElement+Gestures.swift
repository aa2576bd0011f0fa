import AutomationScript
import CoreGraphics
import Foundation

extension XCUIElement {
  /// Taps where the element says that it is used, after scrolling it on the screen.
  public func tap() { use("tap") { .lines("tap \($0.scriptText)") } }

  /// Taps twice.
  public func doubleTap() { use("double tap") { .lines("doubletap \($0.scriptText)") } }

  /// Taps with two fingers at once.
  public func twoFingerTap() { tap(withNumberOfTaps: 1, numberOfTouches: 2) }

  /// Taps several times with several fingers beside each other.
  public func tap(withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int) {
    use("tap") { point in
      let fingers = max(1, min(numberOfTouches, 5))
      let points = (0..<fingers).map { finger in
        [Double(point.x) + (Double(finger) - Double(fingers - 1) / 2) * 30, Double(point.y)]
      }
      return .request([
        "do": "touches", "points": points, "count": max(1, min(numberOfTaps, 100)),
      ])
    }
  }

  /// Holds a finger on the element for some seconds.
  public func press(forDuration duration: TimeInterval) {
    use("press") { .lines("longpress \($0.scriptText) for \(duration.scriptText)") }
  }

  /// Holds a finger on the element, and moves it to another one.
  public func press(forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement) {
    press(
      forDuration: duration, thenDragTo: otherElement, withVelocity: .default,
      thenHoldForDuration: 0)
  }

  /// Holds a finger on the element, moves it to another one at some speed, and holds it there.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) {
    use("drag") { start in
      let end = try otherElement.path.node().activationPoint
      return .lines(ScriptLines.drag(start, end, duration, velocity, holdDuration))
    }
  }

  /// Moves a finger up the element and lifts it while it moves.
  public func swipeUp() { swipeUp(velocity: .default) }
  /// Moves a finger down the element and lifts it while it moves.
  public func swipeDown() { swipeDown(velocity: .default) }
  /// Moves a finger to the left over the element and lifts it while it moves.
  public func swipeLeft() { swipeLeft(velocity: .default) }
  /// Moves a finger to the right over the element and lifts it while it moves.
  public func swipeRight() { swipeRight(velocity: .default) }

  /// Moves a finger up the element at some speed and lifts it while it moves.
  public func swipeUp(velocity: XCUIGestureVelocity) { swipe(0, -1, velocity) }
  /// Moves a finger down the element at some speed and lifts it while it moves.
  public func swipeDown(velocity: XCUIGestureVelocity) { swipe(0, 1, velocity) }
  /// Moves a finger to the left over the element at some speed and lifts it while it moves.
  public func swipeLeft(velocity: XCUIGestureVelocity) { swipe(-1, 0, velocity) }
  /// Moves a finger to the right over the element at some speed and lifts it while it moves.
  public func swipeRight(velocity: XCUIGestureVelocity) { swipe(1, 0, velocity) }

  /// iOS-BEHAVIOUR: a swipe goes over half of what can be seen of the element, around its middle, and at
  /// least 100 points. Evidence: unmeasured.
  private func swipe(_ x: CGFloat, _ y: CGFloat, _ velocity: XCUIGestureVelocity) {
    useNode("swipe", needsHit: false) { node in
      let screen = try self.application.tree().frame
      let area = node.frame.intersection(screen)
      guard !area.isNull, area.width > 0, area.height > 0 else {
        throw UITestFailure("\(node.line) is not on the screen.")
      }
      let length = max(100, (x == 0 ? area.height : area.width) / 2)
      var start = CGPoint(x: area.midX - x * length / 2, y: area.midY - y * length / 2)
      start.x = min(max(start.x, screen.minX + 2), screen.maxX - 2)
      start.y = min(max(start.y, screen.minY + 2), screen.maxY - 2)
      let speed = min(max(velocity.rawValue, 50), 20_000)
      return .lines(
        "fling \(start.scriptText) by \((x * length).scriptText),\((y * length).scriptText) "
          + "velocity \(speed.scriptText)")
    }
  }

  /// Moves two fingers apart, or together where `scale` is less than 1.
  ///
  /// - Parameter velocity: is not looked at: the fingers take half a second.
  public func pinch(withScale scale: CGFloat, velocity: CGFloat) {
    use("pinch") { .lines("pinch \($0.scriptText) scale \(min(max(scale, 0.05), 20).scriptText)") }
  }

  /// Turns two fingers about the middle of the element.
  ///
  /// - Parameters:
  ///   - rotation: in radians, clockwise.
  ///   - velocity: is not looked at: the fingers take half a second.
  public func rotate(_ rotation: CGFloat, withVelocity velocity: CGFloat) {
    let degrees = min(max(rotation * 180 / .pi, -720), 720)
    use("rotate") { .lines("rotate \($0.scriptText) degrees \(degrees.scriptText)") }
  }

  /// Scrolls by points, as a touchpad does: positive numbers move the content right and down.
  public func scroll(byDeltaX deltaX: CGFloat, deltaY: CGFloat) {
    use("scroll") {
      .lines("scroll \($0.scriptText) by \((-deltaX).scriptText),\((-deltaY).scriptText)")
    }
  }

  // MARK: Keys

  /// Types a text into the element, which has the keyboard.
  public func typeText(_ text: String) {
    useNode("type into", needsHit: false) { node in
      let root = try self.application.tree()
      let focused = root.descendants.first(where: \.hasFocus)
      guard let focused, focused.isWithin(node) || node.elementType == .application else {
        throw UITestFailure(
          "Neither element nor any descendant has keyboard focus: \(node.line). Tap it first.")
      }
      return .lines(ScriptLines.typing(text))
    }
  }

  /// Presses a key, with others held.
  public func typeKey(_ key: XCUIKeyboardKey, modifierFlags: XCUIElement.KeyModifierFlags) {
    typeKey(key.rawValue, modifierFlags: modifierFlags)
  }

  /// Presses the key of a character, with others held.
  public func typeKey(_ key: String, modifierFlags: XCUIElement.KeyModifierFlags) {
    useNode("press a key in", needsHit: false) { _ in
      .lines(ScriptLines.key(key, modifierFlags))
    }
  }

  // MARK: Values

  /// Where a slider stands between its ends, from 0 to 1; 0 for what is no slider.
  public var normalizedSliderPosition: CGFloat {
    guard let node = node(to: "read the position of") else { return 0 }
    let text = (node.text ?? "").filter { $0.isNumber || $0 == "." }
    return (Double(text) ?? 0) / 100
  }

  /// Moves a slider to a share of its range, from 0 to 1.
  public func adjust(toNormalizedSliderPosition normalizedSliderPosition: CGFloat) {
    useNode("adjust", needsHit: false) { node in
      guard node.elementType == .slider else {
        throw UITestFailure("A slider is expected; found \(node.line).")
      }
      return .request([
        "do": "perform", "action": "adjust", "handle": node.handle,
        "value": Double(min(max(normalizedSliderPosition, 0), 1)),
      ])
    }
  }

  /// Turns a wheel of a picker to the row with a title.
  public func adjust(toPickerWheelValue pickerWheelValue: String) {
    useNode("adjust", needsHit: false) { node in
      guard node.elementType == .pickerWheel else {
        throw UITestFailure("A picker wheel is expected; found \(node.line).")
      }
      return .request([
        "do": "perform", "action": "pick", "handle": node.handle, "value": pickerWheelValue,
      ])
    }
  }

  // MARK: Doing it

  /// What an app is asked to do with an element.
  enum Use {
    case lines(String)
    case request([String: Any])
  }

  /// Does something at the element's point.
  private func use(_ verb: String, _ body: (CGPoint) throws -> Use) {
    useNode(verb, needsHit: true) { node in
      if let script = node.script { return .lines(script) }
      return try body(node.activationPoint)
    }
  }

  /// Finds the element, brings it on the screen where a finger must reach it, and waits until nothing
  /// moves after `body` was done.
  private func useNode(_ verb: String, needsHit: Bool, _ body: (ElementNode) throws -> Use) {
    guard !UITestFailures.isStopped else { return }
    do {
      application.interruptions.handle(before: self)
      var node = try path.node()
      if needsHit, !node.isHittable, node.script == nil, node.elementType != .application {
        node = try application.brought(node, onScreen: path)
      }
      switch try body(node) {
      case .lines(let lines): try application.run(lines)
      case .request(let request): try application.perform(request)
      }
    } catch {
      UITestFailures.record("Failed to \(verb) \(path.shown): \(error)")
    }
  }
}

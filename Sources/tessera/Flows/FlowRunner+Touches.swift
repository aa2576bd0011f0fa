import AutomationScript
import Foundation

// Fingers and keys.
extension FlowRunner {
  func tap(
    _ place: FlowPlace, _ touch: FlowTouch, _ step: FlowStep,
    _ fill: (String) throws(Failure) -> String
  ) throws(Failure) {
    let point: CGPoint
    switch place {
    case .point(let text): point = try self.point(text, fill)
    case .element(let selector):
      let element = try find(selector, step.isOptional ? 7 : 17, fill)
      point = element.touchPoint(in: try screen())
    }
    let word =
      switch touch.kind {
      case .tap: "tap"
      case .doubleTap: "doubletap"
      case .longPress: "longpress"
      }
    for round in 0..<touch.times {
      if round > 0 { try pass(touch.pause) }
      try driver().session.script("\(word) \(point.scriptText)")
    }
    try driver().session.settle()
  }

  func screen() throws(Failure) -> CGRect {
    CGRect(origin: .zero, size: try driver().session.launch.size)
  }

  func point(
    _ text: String, _ fill: (String) throws(Failure) -> String
  ) throws(Failure) -> CGPoint {
    let text = try fill(text)
    guard let point = FlowSelectors.place(text, in: try screen().size) else {
      throw .failed("A point should be X,Y in points or per cent; found \(text).")
    }
    return point
  }

  func swipe(
    _ swipe: FlowSwipe, _ fill: (String) throws(Failure) -> String
  ) throws(Failure) {
    let (start, end): (CGPoint, CGPoint)
    if let direction = swipe.direction {
      let from = try swipe.from.map { selector throws(Failure) in
        try find(selector, 17, fill).touchPoint(in: try screen())
      }
      (start, end) = Self.way(direction, from: from, in: try screen().size)
    } else {
      (start, end) = (
        try point(swipe.start ?? "50%,50%", fill), try point(swipe.end ?? "50%,50%", fill)
      )
    }
    try driver().swipe(from: start, to: end, seconds: swipe.duration)
  }

  /// Where Maestro's finger begins and lifts.
  private static func way(
    _ direction: FlowDirection, from: CGPoint?, in size: CGSize
  ) -> (CGPoint, CGPoint) {
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: size.width * x, y: size.height * y)
    }
    switch direction {
    case .up:
      return (from ?? at(0.5, 0.5), CGPoint(x: from?.x ?? size.width / 2, y: size.height * 0.1))
    case .down:
      return (from ?? at(0.5, 0.2), CGPoint(x: from?.x ?? size.width / 2, y: size.height * 0.9))
    case .left:
      return (from ?? at(0.9, 0.5), CGPoint(x: size.width * 0.1, y: from?.y ?? size.height / 2))
    case .right:
      return (from ?? at(0.1, 0.5), CGPoint(x: size.width * 0.9, y: from?.y ?? size.height / 2))
    }
  }

  func scrollUntilVisible(
    _ scroll: FlowScroll, _ fill: (String) throws(Failure) -> String
  ) throws(Failure) {
    // DOWN shows what lies below: the finger goes up.
    let finger: FlowDirection =
      switch scroll.direction {
      case .down: .up
      case .up: .down
      case .left: .right
      case .right: .left
      }
    try pass(0)
    let end = time + scroll.timeout
    while true {
      let root = try driver().session.elements()
      if let found = try FlowSelectors.matches(scroll.element, in: root, fill).first {
        let part = found.frame.intersection(root.frame)
        let whole = found.frame.width * found.frame.height
        if part.width * part.height
          >= min(whole * scroll.visible, root.frame.height * 0.5 * part.width)
        {
          return
        }
      }
      guard time < end else {
        throw .failed(
          "\(try shown(scroll.element, fill)) should come into sight within \(Self.shown(scroll.timeout)) s "
            + "and did not. There are \(root.visibleNames()).")
      }
      try swipe(FlowSwipe(direction: finger), fill)
      try pass(0.1)
    }
  }

  /// - Parameter count: nil for what is in the field, at most 50 as Maestro has it.
  func erase(_ count: Int?) throws(Failure) {
    let field = try driver().session.elements().all.last(where: \.hasFocus)
    let known = field.map { $0.value.count }
    let keys = count.map { min($0, max(known ?? $0, 0)) } ?? min(50, known ?? 50)
    guard keys > 0 else { return }
    try driver().act(Array(repeating: "key backspace", count: keys).joined(separator: "\n"))
  }

  func press(_ name: String) throws(Failure) {
    switch name.lowercased() {
    case "enter", "return": try driver().act("key return")
    case "backspace": try driver().act("key backspace")
    case "tab": try driver().act("key tab")
    case "escape": try driver().act("key escape")
    case "back": try driver().act("back")
    case "home": try driver().session.request("background")
    default:
      throw .failed("The device has no key \(name) here; it has Enter, Backspace, Tab, Home.")
    }
  }
}

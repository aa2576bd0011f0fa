import QuartzCore

/// The move of `setContentOffset(_:animated: true)`.
///
/// iOS-BEHAVIOUR: 18 steps in 0.3 seconds. The curve was not measured; it is UIKit's usual one.
/// Evidence: Tests/Fixtures/oracle/text_styles_and_scroll_constants.json.
struct ScrollAnimation: Equatable {
  static let duration: TimeInterval = 0.3
  private nonisolated(unsafe) static let curve = CAMediaTimingFunction(name: .easeInEaseOut)

  var from: CGPoint
  var target: CGPoint
  var start: TimeInterval

  func isOver(at time: TimeInterval) -> Bool { time - start >= Self.duration - 1e-6 }

  func offset(at time: TimeInterval) -> CGPoint {
    if isOver(at: time) { return target }
    let progress = CGFloat(Self.curve.progress(at: (time - start) / Self.duration))
    return CGPoint(
      x: from.x + (target.x - from.x) * progress, y: from.y + (target.y - from.y) * progress)
  }
}

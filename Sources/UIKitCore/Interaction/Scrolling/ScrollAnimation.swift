import QuartzCore
import UIKitScrollPhysics

/// The move of `setContentOffset(_:animated: true)`.
///
/// iOS-BEHAVIOUR: 18 steps in 0.3 seconds. The curve was not measured; it is UIKit's usual one.
/// Evidence: scroll-8.
struct ScrollAnimation: Equatable {
  static let duration: TimeInterval = 0.3
  private nonisolated(unsafe) static let curve = CAMediaTimingFunction(name: .easeInEaseOut)

  var from: CGPoint
  var target: CGPoint
  var start: TimeInterval
  /// The target lay within the content once; code may also choose one that does not.
  private var endsInRange = false

  init(from: CGPoint, target: CGPoint, start: TimeInterval) {
    self.from = from
    self.target = target
    self.start = start
  }

  func isOver(at time: TimeInterval) -> Bool { time - start >= Self.duration - 1e-6 }

  func offset(at time: TimeInterval) -> CGPoint {
    if isOver(at: time) { return target }
    let progress = CGFloat(Self.curve.progress(at: (time - start) / Self.duration))
    return CGPoint(
      x: from.x + (target.x - from.x) * progress, y: from.y + (target.y - from.y) * progress)
  }

  /// Content that got shorter meanwhile, or lost the space above it, takes the target along: the way
  /// there begins anew where it is.
  ///
  /// - Returns: whether the target is another one now.
  mutating func keep(
    in horizontal: ScrollRange, _ vertical: ScrollRange, at time: TimeInterval
  ) -> Bool {
    guard !horizontal.contains(target.x) || !vertical.contains(target.y) else {
      defer { endsInRange = true }
      return !endsInRange
    }
    guard endsInRange else { return false }
    from = offset(at: time)
    target = CGPoint(x: horizontal.clamp(target.x), y: vertical.clamp(target.y))
    start = time
    return true
  }
}

import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// A screen of 300 by 400 points with an animator, and what its delegates hear.
@MainActor
final class DynamicsFixture: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
  let screen = AnimationFixture()
  let animator: UIDynamicAnimator
  private(set) var heard: [String] = []

  override init() {
    animator = UIDynamicAnimator(referenceView: screen.root)
    super.init()
    animator.delegate = self
  }

  func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 100, _ height: CGFloat = 100) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    screen.root.addSubview(view)
    return view
  }

  /// Adds a behavior at second 0.
  func start(_ behaviors: UIDynamicBehavior...) {
    for behavior in behaviors { animator.addBehavior(behavior) }
    screen.restart()
  }

  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { heard.append("resume") }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { heard.append("pause") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) { heard.append("items touch") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) { heard.append("items part") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) { heard.append("\(identifier.map { "\($0)" } ?? "bounds") at \(Int(p.y.rounded()))") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) { heard.append("off \(identifier.map { "\($0)" } ?? "bounds")") }
}

extension XCTestCase {
  func withDynamics(_ body: @MainActor (DynamicsFixture) throws -> Void) rethrows {
    try onMainActor {
      let fixture = DynamicsFixture()
      defer { fixture.screen.close() }
      try body(fixture)
    }
  }
}

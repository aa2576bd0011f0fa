import PlatformInterface
import QuartzCore
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// New targets while an animation is on its way.
final class AnimationInterruptionTests: XCTestCase {
  func test_newTarget_isReachedWithoutAJumpAndWithoutAStop() {
    withFixture { fixture, view in
      UIView.animate(withDuration: 1) { view.center.x = 150 }
      var trace: [CGFloat] = (1...30).map { fixture.center(at: Double($0) / 60).x }
      let before = trace[29] - trace[28]
      UIView.animate(withDuration: 1) { view.center.x = 50 }
      XCTAssertEqual(view.layer.animationKeys(), ["position", "position-2"])
      trace += (31...120).map { fixture.center(at: Double($0) / 60).x }
      XCTAssertGreaterThan(trace[30], trace[29], "the movement goes on at first")
      XCTAssertEqual(trace[30] - trace[29], before, accuracy: 0.2)
      XCTAssertEqual(trace[119], 50)
      let jumps = zip(trace, trace.dropFirst()).map { abs($0 - $1) }
      XCTAssertLessThan(jumps.max() ?? 0, 4)
    }
  }

  func test_randomInterruptions_neverJump() {
    withFixture { fixture, view in
      withEverySeed(0..<12) { seed in
        var random = SeededGenerator(seed: Int(seed))
        view.layer.removeAllAnimations()
        view.center = CGPoint(x: 50, y: 50)
        view.alpha = 1
        fixture.advance(to: 0)
        fixture.restart()
        // The steepest of the paces used here, in distances of the block a second.
        let steepest = 7.0
        var running: [(end: Double, speed: Double)] = []
        var last = CGPoint(x: 50, y: 50)
        for frame in 1...240 {
          if Int.random(in: 0..<14, using: &random) == 0 {
            let target = CGPoint(
              x: CGFloat(Int.random(in: 0...300, using: &random)),
              y: CGFloat(Int.random(in: 0...400, using: &random)))
            let duration = Double(Int.random(in: 2...10, using: &random)) / 10
            let way = hypot(target.x - view.center.x, target.y - view.center.y)
            let end = Double(frame) / 60 + duration + 0.2
            running.append((end, way * steepest / duration))
            let old = view.layer.presentation()!.position
            let change = { view.center = target }
            switch Int.random(in: 0..<3, using: &random) {
            case 0: UIView.animate(withDuration: duration, animations: change)
            case 1:
              UIView.animate(
                withDuration: duration, delay: 0, usingSpringWithDamping: 0.6,
                initialSpringVelocity: 0, animations: change)
            default:
              UIView.animate(
                withDuration: duration, delay: 0.1, options: [.beginFromCurrentState],
                animations: change)
            }
            let new = view.layer.presentation()!.position
            XCTAssertEqual(old.x, new.x, accuracy: 1e-6, "seed \(seed), frame \(frame)")
            XCTAssertEqual(old.y, new.y, accuracy: 1e-6, "seed \(seed), frame \(frame)")
          }
          let now = fixture.center(at: Double(frame) / 60)
          running.removeAll { $0.end < Double(frame) / 60 }
          let bound = running.reduce(0) { $0 + $1.speed } / 60
          let step = hypot(now.x - last.x, now.y - last.y)
          XCTAssertLessThanOrEqual(step, bound + 1e-6, "seed \(seed), frame \(frame)")
          last = now
        }
        fixture.advance(to: 6)
        XCTAssertEqual(view.layer.presentation()!.position, view.center, "seed \(seed)")
        XCTAssertNil(view.layer.animationKeys())
      }
    }
  }

  func test_coloursBeginFromWhatIsSeen() {
    withFixture { fixture, view in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.backgroundColor = .white
      }
      fixture.advance(to: 0.5)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.backgroundColor = .black
      }
      XCTAssertEqual(view.layer.presentation()?.backgroundColor?.rgba.red ?? 0, 0.5, accuracy: 1e-3)
      fixture.advance(to: 1)
      XCTAssertEqual(
        view.layer.presentation()?.backgroundColor?.rgba.red ?? 0, 0.25, accuracy: 1e-3)
      XCTAssertEqual(view.layer.animationKeys(), ["backgroundColor"])
    }
  }
}

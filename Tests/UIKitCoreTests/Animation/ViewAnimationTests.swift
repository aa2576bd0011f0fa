import PlatformInterface
import QuartzCore
import UIKitTestSupport
import XCTest

@testable import UIKitCore

final class ViewAnimationTests: XCTestCase {

  // MARK: What is seen

  func test_block_movesFromWhatIsSeenToWhatItBecomes() {
    withFixture { fixture, view in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.center.x = 150
        view.alpha = 0
      }
      XCTAssertEqual(view.center.x, 150, "the view is there at once")
      for (time, x) in [(0.25, 75.0), (0.5, 100), (0.75, 125), (1, 150)] {
        XCTAssertEqual(fixture.center(at: time).x, x, accuracy: 1e-6)
        XCTAssertEqual(Double(view.layer.presentation()!.opacity), 1 - time, accuracy: 1e-6)
      }
      XCTAssertNil(view.layer.animationKeys())
    }
  }

  func test_curves_areTheMeasuredOnes() {
    withFixture { fixture, view in
      let curves: [(UIView.AnimationOptions, CAMediaTimingFunctionName)] = [
        ([], .easeInEaseOut), (.curveEaseIn, .easeIn), (.curveEaseOut, .easeOut),
        (.curveLinear, .linear),
      ]
      for (options, name) in curves {
        view.center.x = 50
        fixture.restart()
        UIView.animate(withDuration: 0.5, delay: 0, options: options) { view.center.x = 150 }
        for time in [0.1, 0.2, 0.4] {
          let progress = CAMediaTimingFunction(name: name).progress(at: time / 0.5)
          XCTAssertEqual(
            fixture.center(at: time).x, 50 + 100 * progress, accuracy: 0.01, "\(name)")
        }
        fixture.advance(to: 0.6)
      }
    }
  }

  func test_springs_followTheMeasuredFormula() {
    withFixture { fixture, view in
      UIView.animate(
        withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 2
      ) { view.center.x = 150 }
      let spring = SpringCurve(dampingRatio: 0.5, duration: 0.8, initialVelocity: 2)
      var highest = 0.0
      for frame in 1..<48 {
        let time = Double(frame) / 60
        let x = fixture.center(at: time).x
        highest = max(highest, x)
        XCTAssertEqual(x, 50 + 100 * spring.progress(at: time), accuracy: 1e-4)
      }
      XCTAssertGreaterThan(highest, 160)
      XCTAssertEqual(fixture.center(at: 0.8).x, 150)
    }
  }

  func test_springWithBounce_endsWhenItHasSettled() {
    withFixture { fixture, view in
      var finished: Bool?
      UIView.animate(springDuration: 0.4, bounce: 0.3) {
        view.center.x = 150
      } completion: {
        finished = $0
      }
      let spring = SpringCurve(perceptualDuration: 0.4, bounce: 0.3)
      XCTAssertEqual(fixture.center(at: 0.2).x, 50 + 100 * spring.progress(at: 0.2), accuracy: 1e-6)
      fixture.advance(to: spring.settlingDuration - 0.05)
      XCTAssertNil(finished)
      fixture.advance(to: spring.settlingDuration + 0.05)
      XCTAssertEqual(finished, true)
    }
  }

  func test_frameAlphaColourAndTransform_areAllAnimated() throws {
    try withFixture { fixture, view in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.frame = CGRect(x: 100, y: 100, width: 200, height: 50)
        view.backgroundColor = .white
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        view.layer.cornerRadius = 10
      }
      fixture.advance(to: 0.5)
      let shown = try XCTUnwrap(view.layer.presentation())
      XCTAssertEqual(shown.bounds.size.width, 150, accuracy: 1e-6)
      XCTAssertEqual(shown.bounds.size.height, 75, accuracy: 1e-6)
      XCTAssertEqual(shown.backgroundColor?.rgba.red ?? 0, 0.5, accuracy: 1e-3)
      XCTAssertEqual(shown.cornerRadius, 5, accuracy: 1e-6)
      let angle = try XCTUnwrap(shown.value(forKeyPath: "transform.rotation.z") as? NSNumber)
      XCTAssertEqual(angle.doubleValue, .pi / 4, accuracy: 1e-6)
    }
  }

  func test_delay_showsTheOldStateUntilThen() {
    withFixture { fixture, view in
      var finishedAt: Double?
      let start = CACurrentMediaTime()
      UIView.animate(withDuration: 0.5, delay: 0.5, options: .curveLinear) {
        view.center.x = 150
      } completion: { _ in
        finishedAt = CACurrentMediaTime() - start
      }
      XCTAssertEqual(fixture.center(at: 0.4).x, 50)
      XCTAssertEqual(fixture.center(at: 0.75).x, 100, accuracy: 1e-6)
      fixture.advance(to: 1.2)
      XCTAssertEqual(finishedAt ?? 0, 1, accuracy: 1e-6)
    }
  }

  func test_repeatAndAutoreverse_goOnForEver() {
    withFixture { fixture, view in
      var finished: Bool?
      UIView.animate(
        withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse, .curveLinear]
      ) {
        view.center.x = 150
      } completion: {
        finished = $0
      }
      XCTAssertEqual(fixture.center(at: 0.25).x, 100, accuracy: 1e-6)
      XCTAssertEqual(fixture.center(at: 0.75).x, 100, accuracy: 1e-6)
      XCTAssertEqual(fixture.center(at: 5.1).x, 70, accuracy: 1e-5)
      view.layer.removeAllAnimations()
      XCTAssertEqual(fixture.center(at: 5.2).x, 150)
      XCTAssertEqual(finished, false)
    }
  }

  func test_modifiedRepetitions_endAfterTheirCount() {
    withFixture { fixture, view in
      var isDone = false
      UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) {
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) {
          view.center.x = 150
        }
        view.alpha = 0
      } completion: { _ in
        isDone = true
      }
      XCTAssertEqual(fixture.alpha(at: 0.3), 0)
      XCTAssertEqual(fixture.center(at: 0.5).x, 100, accuracy: 1e-6)
      XCTAssertFalse(isDone)
      fixture.advance(to: 0.8)
      XCTAssertTrue(isDone)
    }
  }

  func test_layoutInABlock_isAnimated() {
    withFixture { fixture, view in
      final class Holder: UIView {
        let child = UIView()
        var inset: CGFloat = 0
        override func layoutSubviews() { child.frame = bounds.insetBy(dx: inset, dy: inset) }
      }
      let holder = Holder(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      holder.addSubview(holder.child)
      fixture.root.addSubview(holder)
      fixture.advance(to: 0.1)
      fixture.restart()
      holder.inset = 20
      holder.setNeedsLayout()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { holder.layoutIfNeeded() }
      fixture.advance(to: 0.5)
      XCTAssertEqual(holder.child.layer.presentation()?.bounds.width ?? 0, 80, accuracy: 1e-6)
      fixture.advance(to: 1.1)
      fixture.restart()
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .layoutSubviews]) {
        holder.bounds.size.width = 200
      }
      fixture.advance(to: 0.5)
      XCTAssertEqual(holder.child.layer.presentation()?.bounds.width ?? 0, 110, accuracy: 1e-6)
    }
  }

  func test_blocksInBlocks_takeOverDurationAndCurve() {
    withFixture { fixture, view in
      var durations: [TimeInterval] = []
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        durations.append(UIView.inheritedAnimationDuration)
        UIView.animate(withDuration: 9, delay: 0, options: .curveEaseIn) {
          durations.append(UIView.inheritedAnimationDuration)
          view.center.x = 150
        }
        UIView.animate(
          withDuration: 0.5, delay: 0,
          options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear]
        ) { view.alpha = 0 }
      }
      XCTAssertEqual(durations, [1, 1])
      XCTAssertEqual(UIView.inheritedAnimationDuration, 0)
      XCTAssertEqual(fixture.center(at: 0.25).x, 75, accuracy: 1e-6)
      XCTAssertEqual(fixture.alpha(at: 0.25), 0.5, accuracy: 1e-6)
    }
  }

  // MARK: Ends

  func test_completions_comeInTheOrderOfTheEnds() {
    withFixture { fixture, view in
      var log: [String] = []
      UIView.animate(withDuration: 0.3) {
        view.alpha = 0
      } completion: {
        log.append("a \($0)")
      }
      UIView.animate(withDuration: 0.2) {
        view.center.x = 150
      } completion: { finished in
        log.append("b \(finished)")
        UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) {
          view.center.x = 50
        } completion: {
          log.append("c \($0)")
        }
      }
      fixture.advance(to: 0.2)
      XCTAssertEqual(log, ["b true"])
      XCTAssertEqual(
        fixture.center(at: 0.3).x, 100, accuracy: 1e-6, "begins without a frame between")
      XCTAssertEqual(log, ["b true", "a true"])
      fixture.advance(to: 0.4)
      XCTAssertEqual(log, ["b true", "a true", "c true"])
    }
  }

  func test_nothingToAnimate_completesAtTheNextTurn() {
    withFixture { fixture, view in
      var log: [Bool] = []
      UIView.animate(withDuration: 1) {
      } completion: {
        log.append($0)
      }
      UIView.animate(withDuration: 0) {
        view.alpha = 0.5
      } completion: {
        log.append($0)
      }
      XCTAssertEqual(log, [])
      XCTAssertNil(view.layer.animationKeys())
      fixture.advance(to: 0.05)
      XCTAssertEqual(log, [true, true])
    }
  }

  func test_viewsThatLeaveTheWindow_didNotFinish() {
    withFixture { fixture, view in
      var finished: Bool?
      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: {
        finished = $0
      }
      fixture.advance(to: 0.3)
      view.removeFromSuperview()
      fixture.advance(to: 0.35)
      XCTAssertEqual(finished, false)
      finished = nil
      let loose = UIView()
      UIView.animate(withDuration: 1) {
        loose.alpha = 0
      } completion: {
        finished = $0
      }
      fixture.advance(to: 0.4)
      XCTAssertEqual(finished, false)
      XCTAssertEqual(loose.alpha, 0)
    }
  }

  func test_disabledAnimations_changeAtOnce() {
    withFixture { fixture, view in
      var finished: Bool?
      UIView.setAnimationsEnabled(false)
      XCTAssertFalse(UIView.areAnimationsEnabled)
      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: {
        finished = $0
      }
      UIView.setAnimationsEnabled(true)
      XCTAssertNil(view.layer.animationKeys())
      fixture.advance(to: 0.05)
      XCTAssertEqual(finished, true)
      UIView.animate(withDuration: 1) {
        UIView.performWithoutAnimation { view.center.x = 99 }
        view.alpha = 1
      }
      XCTAssertEqual(view.layer.animationKeys(), ["opacity"])
    }
  }

  // MARK: Touches

  func test_animatedViews_getTouchesOnlyWhereAllowed() {
    withFixture { fixture, view in
      let point = CGPoint(x: 150, y: 50)
      @MainActor func hit() -> UIView? { fixture.root.hitTest(point, with: nil) }
      UIView.animate(withDuration: 0.5) { view.center.x = 150 }
      XCTAssertTrue(hit() === fixture.root)
      fixture.advance(to: 0.6)
      XCTAssertTrue(hit() === view)
      fixture.restart()
      UIView.animate(withDuration: 0.5, delay: 0, options: .allowUserInteraction) {
        view.alpha = 0.5
      }
      XCTAssertTrue(hit() === view)
      UIView.animate(withDuration: 0.5) { view.alpha = 1 }
      UIView.animate(withDuration: 5) { view.backgroundColor = .red }
      fixture.advance(to: 0.6)
      XCTAssertTrue(hit() === fixture.root, "one of both is still running")
      view.layer.removeAllAnimations()
      fixture.advance(to: 0.7)
      XCTAssertTrue(hit() === view)
    }
  }

  // MARK: Cost

  func test_framesOfAnAnimation_touchNothingElse() {
    withFixture { fixture, view in
      let others = (0..<20).map { index in
        let view = UILabel(frame: CGRect(x: 0, y: 100 + index * 10, width: 100, height: 10))
        view.text = "\(index)"
        return view
      }
      for other in others { fixture.root.addSubview(other) }
      fixture.advance(to: 0.2)
      UIView.animate(withDuration: 1) { view.center.x = 150 }
      fixture.advance(to: 0.3)
      let before = others.map { fixture.node(of: $0) }
      fixture.advance(to: 0.6)
      XCTAssertEqual(fixture.loop.lastStatistics.viewsLaidOut, 0)
      XCTAssertEqual(fixture.loop.lastStatistics.viewsDisplayed, 0)
      XCTAssertTrue(fixture.loop.lastStatistics.isPresented)
      for (old, other) in zip(before, others) { XCTAssertTrue(old === fixture.node(of: other)) }
      XCTAssertFalse(fixture.loop.isStill)
      fixture.advance(to: 1.4)
      XCTAssertTrue(fixture.loop.isStill)
      XCTAssertFalse(fixture.loop.needsFrame, "frames end with the animation")
    }
  }

  func test_idle_waitsForAnimations() {
    withFixture { fixture, view in
      var isDone = false
      UIView.animate(withDuration: 2, delay: 0.5) {
        view.alpha = 0
      } completion: { _ in
        isDone = true
      }
      fixture.harness.run("idle")
      XCTAssertTrue(isDone)
    }
  }

  func test_layersOfViews_doNotAnimateByThemselves() {
    withFixture { fixture, view in
      view.layer.opacity = 0.5
      view.center.x = 80
      XCTAssertNil(view.layer.animationKeys())
      let plain = CALayer()
      view.layer.addSublayer(plain)
      fixture.advance(to: 0.1)
      plain.opacity = 0.5
      XCTAssertEqual(plain.animationKeys(), ["opacity"])
      fixture.harness.run("idle")
      XCTAssertNil(plain.animationKeys())
    }
  }

  final class Decider: UIView {
    var events: [String] = []
    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      events.append(event)
      return super.action(for: layer, forKey: event)
    }
  }

  func test_viewsThatDecideActions_areAskedOutsideOfBlocksToo() {
    withFixture { fixture, view in
      let decider = Decider(frame: .zero)
      fixture.root.addSubview(decider)
      decider.events = []
      decider.alpha = 0.5
      XCTAssertEqual(decider.events, ["opacity"])
      XCTAssertNil(decider.layer.animationKeys())
      UIView.animate(withDuration: 1) { decider.alpha = 1 }
      XCTAssertEqual(decider.layer.animationKeys(), ["opacity"])
    }
  }
}

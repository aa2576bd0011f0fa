import PlatformInterface
import QuartzCore
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Wheels and touchpads on scroll views, and what they do to the keyboard.
final class ScrollSourceTests: XCTestCase {
  func test_keyboardDismissMode_countsForDragsAndWheels() {
    onMainActor {
      @MainActor final class Field: UIView {
        override var canBecomeFirstResponder: Bool { true }
      }
      let scroll = ScrollFixture()
      let (fixture, view) = (scroll.fixture, scroll.view)
      let field = Field(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.addSubview(field)
      view.contentOffset.y = 1000
      let modes: [(UIScrollView.KeyboardDismissMode, goes: Bool)] = [
        (.none, false), (.onDrag, true), (.onDragWithAccessory, true), (.interactive, false),
        (.interactiveWithAccessory, false),
      ]
      for (mode, goes) in modes {
        view.keyboardDismissMode = mode
        XCTAssertTrue(field.becomeFirstResponder())
        scroll.drag(by: CGVector(dx: 0, dy: 8), steps: 3)
        fixture.up()
        fixture.settle()
        XCTAssertEqual(field.isFirstResponder, !goes, "a drag, mode \(mode)")
        XCTAssertTrue(field.becomeFirstResponder())
        fixture.send(
          .scroll(
            ScrollInput(
              source: .wheel, phase: .changed, location: CGPoint(x: 50, y: 50),
              delta: CGVector(dx: 0, dy: 40), time: fixture.time)))
        fixture.settle()
        XCTAssertEqual(field.isFirstResponder, !goes, "a wheel, mode \(mode)")
      }
      fixture.close()
    }
  }

  func test_fingersRestingOnATouchpad_holdContentAndLetItGoBackIntoRange() {
    onMainActor {
      let scroll = ScrollFixture()
      let (fixture, view) = (scroll.fixture, scroll.view)
      @MainActor func pad(_ phase: InputPhase, _ dy: CGFloat, velocity: CGFloat = 0) {
        fixture.send(
          .scroll(
            ScrollInput(
              source: .touchpad, phase: phase, location: CGPoint(x: 50, y: 50),
              delta: CGVector(dx: 0, dy: dy), velocity: CGVector(dx: 0, dy: velocity),
              time: fixture.time)))
      }
      pad(.began, 0)
      pad(.changed, 10)
      pad(.ended, 0, velocity: -3000)
      for _ in 0..<120 where view.contentOffset.y > -20 { fixture.step() }
      XCTAssertLessThanOrEqual(view.contentOffset.y, -20, "it bounces beyond the top")
      pad(.began, 0)
      let held = view.contentOffset.y
      fixture.step(20)
      XCTAssertEqual(view.contentOffset.y, held, "resting fingers hold it")
      XCTAssertFalse(view.isDecelerating)
      pad(.ended, 0)
      fixture.settle()
      XCTAssertEqual(view.contentOffset.y, 0)
      fixture.close()
    }
  }

  func test_fingersRestingOnATouchpad_holdTheScrollViewAroundToo() {
    onMainActor {
      let scroll = ScrollFixture()
      let (fixture, view) = (scroll.fixture, scroll.view)
      let row = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 5000))
      row.contentSize = CGSize(width: 900, height: 5000)
      view.addSubview(row)
      @MainActor func pad(_ phase: InputPhase, _ dy: CGFloat, velocity: CGFloat = 0) {
        fixture.send(
          .scroll(
            ScrollInput(
              source: .touchpad, phase: phase, location: CGPoint(x: 50, y: 50),
              delta: CGVector(dx: 0, dy: dy), velocity: CGVector(dx: 0, dy: velocity),
              time: fixture.time)))
      }
      pad(.began, 0)
      pad(.changed, 10)
      pad(.ended, 0, velocity: 2000)
      fixture.step(5)
      XCTAssertTrue(view.isDecelerating)
      pad(.began, 0)
      let held = view.contentOffset.y
      fixture.step(5)
      XCTAssertEqual(view.contentOffset.y, held)
      pad(.ended, 0)
      fixture.settle()
      XCTAssertEqual(view.contentOffset.y, held)
      fixture.close()
    }
  }

  func test_panRecognizer_saysWhetherWheelsAndTouchpadsScroll() {
    onMainActor {
      let scroll = ScrollFixture()
      let (fixture, view) = (scroll.fixture, scroll.view)
      let pan = view.panGestureRecognizer
      @MainActor func send(_ source: ScrollInput.Source, _ phase: InputPhase, _ dy: CGFloat = 0) {
        fixture.send(
          .scroll(
            ScrollInput(
              source: source, phase: phase, location: CGPoint(x: 50, y: 50),
              delta: CGVector(dx: 0, dy: dy), time: fixture.time)))
      }
      @MainActor func moves(_ source: ScrollInput.Source) -> Bool {
        view.contentOffset = CGPoint(x: 0, y: 500)
        if source == .touchpad { send(source, .began) }
        send(source, .changed, 40)
        if source == .touchpad { send(source, .ended) }
        fixture.settle()
        return view.contentOffset.y != 500
      }
      let masks: [(UIScrollTypeMask, wheel: Bool, touchpad: Bool)] = [
        (.all, true, true), (.discrete, true, false), (.continuous, false, true),
        ([], false, false),
      ]
      for (mask, wheel, touchpad) in masks {
        pan.allowedScrollTypesMask = mask
        XCTAssertEqual(moves(.wheel), wheel, "\(mask)")
        XCTAssertEqual(moves(.touchpad), touchpad, "\(mask)")
      }
      pan.allowedScrollTypesMask = .all
      pan.isEnabled = false
      XCTAssertFalse(moves(.wheel))
      XCTAssertFalse(moves(.touchpad))
      pan.isEnabled = true
      // Switched off while the fingers move, it lets go and goes back into range.
      view.contentOffset = .zero
      send(.touchpad, .began)
      send(.touchpad, .changed, -100)
      XCTAssertLessThan(view.contentOffset.y, 0)
      pan.isEnabled = false
      send(.touchpad, .changed, -100)
      XCTAssertFalse(view.isDragging)
      fixture.settle()
      XCTAssertEqual(view.contentOffset.y, 0)
      fixture.close()
    }
  }
}

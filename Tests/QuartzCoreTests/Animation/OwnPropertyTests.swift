import PlatformInterface
import XCTest

@_spi(XcodeSources) @testable import QuartzCore

/// Properties that a class of layers adds, and animations of them.
final class OwnPropertyTests: XCTestCase {
  private class Dial: CALayer {
    var seen: [Double] = []
    static nonisolated(unsafe) var drawnAnywhere: [Double] = []

    // What lowered sources make of `@NSManaged`.
    var progress: CGFloat {
      get { managedValue("progress") }
      set { setManagedValue(newValue, "progress") }
    }
    var label: String? {
      get { managedValue("label") }
      set { setManagedValue(newValue, "label") }
    }
    var place: CGPoint {
      get { managedValue("place") }
      set { setManagedValue(newValue, "place") }
    }

    override class func needsDisplay(forKey key: String) -> Bool {
      key == "progress" || super.needsDisplay(forKey: key)
    }
    override func display() {
      seen.append(Double(presentation()?.progress ?? progress))
      super.display()
    }
    override func draw(in ctx: CGContext) {
      Self.drawnAnywhere.append(Double(progress))
    }
  }

  /// Its changes animate by themselves.
  private final class SlowDial: Dial {
    override func action(forKey event: String) -> (any CAAction)? {
      guard event == "progress" else { return super.action(forKey: event) }
      let animation = CABasicAnimation(keyPath: event)
      animation.fromValue = presentation()?.progress
      animation.duration = 1
      return animation
    }
  }

  /// A frame that is seen at a time to which the clock is moved, too.
  private func show(_ fixture: LayerFixture, at time: Double) {
    let moment = fixture.start + time
    MainActor.assumeIsolated {
      let application = PlatformServices.current.application as! any VirtualTimeApplication
      while application.currentTime < moment { application.stepFrame() }
    }
    fixture.frame(at: time)
  }

  func test_values_areZeroOrNothing_untilTheyAreSet() {
    let dial = Dial()
    XCTAssertEqual(dial.progress, 0)
    XCTAssertNil(dial.label)
    XCTAssertEqual(dial.place, .zero)
    dial.progress = 0.5
    dial.label = "half"
    dial.place = CGPoint(x: 1, y: 2)
    XCTAssertEqual(dial.value(forKey: "progress") as? CGFloat, 0.5)
    XCTAssertEqual(Dial(layer: dial).label, "half")
    dial.label = nil
    XCTAssertNil(dial.label)
    dial.setValue(NSNumber(value: 3), forKey: "progress")
    XCTAssertEqual(dial.progress, 3)
  }

  func test_weakProperties_holdNothing() {
    let dial = Dial()
    func set() {
      let other = CALayer()
      dial.setWeakManagedValue(other, "other")
      let found: CALayer? = dial.managedValue("other")
      XCTAssertTrue(found === other)
      let copied: CALayer? = Dial(layer: dial).managedValue("other")
      XCTAssertTrue(copied === other)
    }
    set()
    let gone: CALayer? = dial.managedValue("other")
    XCTAssertNil(gone)
  }

  func test_aChange_isDrawnAnew_whereTheClassShowsTheProperty() {
    let fixture = LayerFixture()
    let dial = fixture.add(Dial())
    XCTAssertFalse(dial.needsDisplay())
    dial.label = "half"
    XCTAssertFalse(dial.needsDisplay())
    dial.progress = 1
    XCTAssertTrue(dial.needsDisplay())
  }

  func test_anAnimation_showsTheValuesOnTheWay_inThePresentationAndInDrawing() {
    let fixture = LayerFixture()
    let dial = fixture.add(Dial())
    let animation = CABasicAnimation(keyPath: "progress")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 1
    dial.add(animation, forKey: "turn")
    dial.seen = []
    Dial.drawnAnywhere = []
    for time in [0.0, 0.25, 0.5, 1.25] { show(fixture, at: time) }
    XCTAssertEqual(dial.progress, 0, "the layer's own value")
    XCTAssertEqual(dial.presentation()?.progress, 0, "the animation is over")
    XCTAssertEqual(dial.seen.last, 0)
    XCTAssertGreaterThan(dial.seen.max() ?? 0, 0.2)
    XCTAssertEqual(Dial.drawnAnywhere, dial.seen, "what is drawn is what is seen")
  }

  func test_aChange_animates_whereTheClassSaysSo() {
    let fixture = LayerFixture()
    let dial = fixture.add(SlowDial())
    show(fixture, at: 0)
    dial.progress = 1
    XCTAssertEqual(dial.animationKeys(), ["progress"])
    show(fixture, at: 0.5)
    let middle = Double(dial.presentation()?.progress ?? -1)
    XCTAssertTrue((0..<1).contains(middle), "\(middle)")
    CATransaction.setDisableActions(true)
    dial.removeAllAnimations()
    dial.progress = 0
    XCTAssertNil(dial.animationKeys())
    CATransaction.setDisableActions(false)
  }

  func test_groups_andParts_areAnimated() {
    let fixture = LayerFixture()
    let dial = fixture.add(Dial())
    let part = CABasicAnimation(keyPath: "place.x")
    part.fromValue = 10
    part.toValue = 10
    let group = CAAnimationGroup()
    group.animations = [part]
    group.duration = 10
    dial.add(group, forKey: nil)
    show(fixture, at: 0.5)
    XCTAssertEqual(dial.presentation()?.place, CGPoint(x: 10, y: 0))
    XCTAssertEqual(dial.place, .zero)
  }
}

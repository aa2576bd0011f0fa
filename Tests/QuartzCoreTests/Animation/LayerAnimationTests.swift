import PlatformInterface
import XCTest

@testable import QuartzCore

/// Animations on layers: what frames show, and who is told.
final class LayerAnimationTests: XCTestCase {
  private let frames: [Double] = [0.25, 0.5, 0.75, 1]

  private func basic(_ path: String, from: Any?, to: Any?, duration: Double = 1)
    -> CABasicAnimation
  {
    let animation = CABasicAnimation(keyPath: path)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = duration
    return animation
  }

  // MARK: What is seen

  func test_basicAnimation_showsValuesOnTheWayAndLeavesTheLayerAlone() {
    let fixture = LayerFixture()
    let layer = fixture.add(CALayer())
    layer.add(basic("opacity", from: 0, to: 1), forKey: "fade")
    XCTAssertEqual(
      frames.map { fixture.number("opacity", of: layer, at: $0) }, [0.25, 0.5, 0.75, 1])
    XCTAssertEqual(layer.opacity, 1)
    XCTAssertNil(layer.animationKeys(), "it is over")
    XCTAssertFalse(fixture.isMoving)
  }

  func test_frames_showTheNodeOfTheMomentAndOnlyThatOneChanges() {
    let fixture = LayerFixture()
    let moving = fixture.add(CALayer())
    let still = fixture.add(CALayer())
    fixture.frame(at: 0)
    moving.add(basic("position.x", from: 50, to: 250), forKey: nil)
    let first = fixture.frame(at: 0.25)
    let second = fixture.frame(at: 0.5)
    XCTAssertEqual(first.children[0].position.x, 50)
    XCTAssertEqual(second.children[0].position.x, 100)
    XCTAssertTrue(first.children[1] === second.children[1])
    XCTAssertEqual(second.children[1].id, still.nodeID)
    let last = fixture.frame(at: 1)
    XCTAssertEqual(last.children[0].position, .zero)
    XCTAssertTrue(last === fixture.frame(at: 1.1), "nothing moves any more")
    XCTAssertTrue(first.children[0].background.count == 1)
  }

  func test_missingValues_comeFromWhatTheLayerShows() {
    let fixture = LayerFixture()
    let layer = fixture.add(CALayer())
    layer.zPosition = 8
    fixture.frame(at: 0)
    layer.removeAllAnimations()
    func trace(_ change: (CABasicAnimation) -> Void) -> [Double] {
      let animation = CABasicAnimation(keyPath: "zPosition")
      animation.duration = 1
      change(animation)
      animation.beginTime = fixture.start
      layer.add(animation, forKey: "z")
      return [0, 0.5].map { fixture.number("zPosition", of: layer, at: $0) }
    }
    XCTAssertEqual(trace { $0.fromValue = 2 }, [2, 5])
    XCTAssertEqual(trace { $0.toValue = 10 }, [8, 9])
    XCTAssertEqual(trace { $0.byValue = 4 }, [8, 10])
    XCTAssertEqual(
      trace {
        $0.fromValue = 2; $0.byValue = 4
      }, [2, 4])
    XCTAssertEqual(
      trace {
        $0.toValue = 2; $0.byValue = 4
      }, [-2, 0])
  }

  func test_additiveAnimations_sumUpInTheOrderTheyWereAdded() {
    let fixture = LayerFixture()
    let layer = fixture.add(CALayer())
    for (key, from) in [("a", 40.0), ("b", 100)] {
      let animation = basic("position.x", from: from, to: 0)
      animation.isAdditive = true
      layer.add(animation, forKey: key)
    }
    XCTAssertEqual(fixture.number("position.x", of: layer, at: 0.5), 50 + 20 + 50)
    let replacing = basic("position.x", from: 0, to: 0)
    replacing.beginTime = fixture.start
    layer.add(replacing, forKey: "c")
    XCTAssertEqual(fixture.number("position.x", of: layer, at: 0.6), 0)
  }

  func test_cumulativeAnimation_goesOnFromItsEnd() {
    let fixture = LayerFixture()
    let layer = fixture.add(CALayer())
    let animation = basic("transform.rotation.z", from: 0, to: 1)
    animation.isCumulative = true
    animation.repeatCount = 3
    layer.add(animation, forKey: nil)
    XCTAssertEqual(fixture.number("transform.rotation.z", of: layer, at: 2.5), 2.5, accuracy: 1e-9)
  }

  func test_springs_followTheirCurveAndStopShortOfNothing() {
    let fixture = LayerFixture()
    let layer = fixture.add(CALayer())
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.fromValue = 0
    spring.toValue = 100
    spring.damping = 4
    spring.duration = spring.settlingDuration
    layer.add(spring, forKey: nil)
    for time in [0.1, 0.3, 0.7, 1.5] {
      XCTAssertEqual(
        fixture.number("position.x", of: layer, at: time),
        100 * spring.curve.progress(at: time), accuracy: 1e-9)
    }
    XCTAssertGreaterThan(fixture.number("position.x", of: layer, at: 0.35), 120, "it overshoots")
    XCTAssertTrue(fixture.isMoving)
    fixture.frame(at: spring.duration)
    XCTAssertFalse(fixture.isMoving)
  }

  func test_groups_runTheirAnimationsInTheirOwnTime() {
    let fixture = LayerFixture()
    let layer = fixture.add(CALayer())
    let fade = basic("opacity", from: 0, to: 1, duration: 0)
    let late = basic("position.x", from: 0, to: 100, duration: 1)
    late.beginTime = 0.5
    let group = CAAnimationGroup()
    group.animations = [fade, late]
    group.duration = 1
    layer.add(group, forKey: "both")
    XCTAssertEqual(fixture.number("opacity", of: layer, at: 0.25), 0.25, "as long as the group")
    XCTAssertEqual(fixture.number("position.x", of: layer, at: 0.25), 50, "not begun")
    XCTAssertEqual(fixture.number("position.x", of: layer, at: 0.75), 25)
    fixture.frame(at: 1)
    XCTAssertFalse(fixture.isMoving, "the group cuts what is longer")
  }

  func test_shapesGradientsAndText_animateTheirOwnProperties() throws {
    let fixture = LayerFixture()
    let shape = fixture.add(CAShapeLayer())
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    shape.strokeColor = .black
    shape.removeAllAnimations()
    shape.add(basic("strokeEnd", from: 0, to: 1), forKey: nil)
    let wide = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil)
    shape.add(basic("path", from: shape.path, to: wide), forKey: nil)
    let gradient = fixture.add(CAGradientLayer())
    gradient.colors = [CGColor.black, CGColor.white]
    gradient.removeAllAnimations()
    gradient.add(
      basic("colors", from: [CGColor.white, CGColor.white], to: [CGColor.black, CGColor.white]),
      forKey: nil)
    gradient.add(basic("locations", from: [0.0, 0.5], to: [0.5, 1.0]), forKey: nil)
    let text = fixture.add(CATextLayer())
    text.add(basic("fontSize", from: 10, to: 20), forKey: nil)
    let root = fixture.frame(at: 0.5)
    XCTAssertEqual(fixture.number("fontSize", of: text, at: 0.5), 15)
    guard case .path(let path)? = root.children[0].background.last else {
      return XCTFail("no path")
    }
    XCTAssertEqual(path.strokeEnd, 0.5)
    XCTAssertEqual(path.path.boundingBox.width, 20)
    guard case .gradient(let spec, _, _, _)? = root.children[1].background.last else {
      return XCTFail("no gradient")
    }
    XCTAssertEqual(spec.stops.map(\.location), [0.25, 0.75])
    XCTAssertEqual(spec.stops[0].color.red, 0.5, accuracy: 1e-6)
    XCTAssertEqual(shape.strokeEnd, 1)
  }

  func test_everyKindOfProperty_isSeenInTheNodes() {
    let fixture = LayerFixture()
    let layer = fixture.add(CALayer())
    layer.borderColor = .black
    layer.removeAllAnimations()
    for (path, from, to) in [
      ("cornerRadius", 0, 20), ("borderWidth", 0, 8), ("shadowOpacity", 0, 0.5),
      ("shadowRadius", 0, 12), ("bounds.size.width", 100, 200), ("transform.scale", 1, 3),
    ] as [(String, Double, Double)] {
      layer.add(basic(path, from: from, to: to), forKey: path)
    }
    layer.add(basic("backgroundColor", from: CGColor.black, to: CGColor.white), forKey: nil)
    layer.add(
      basic(
        "shadowOffset", from: CGSize.zero, to: CGSize(width: 10, height: 4)), forKey: nil)
    let node = fixture.frame(at: 0.5).children[0]
    guard case .fill(let outline, let color)? = node.background.first,
      case .border(_, let width, _)? = node.foreground.first
    else { return XCTFail("neither fill nor border") }
    XCTAssertEqual(outline.rect.size, CGSize(width: 150, height: 100))
    XCTAssertEqual(outline.topLeft, 10)
    XCTAssertEqual(color.green, 0.5, accuracy: 1e-6)
    XCTAssertEqual(width, 4)
    XCTAssertEqual(node.shadow?.color.alpha, 0.25)
    XCTAssertEqual(node.shadow?.radius, 6)
    XCTAssertEqual(node.shadow?.offset, CGSize(width: 5, height: 2))
    XCTAssertEqual(node.transform?.m11 ?? 0, 2, accuracy: 1e-9)
    let after = fixture.frame(at: 1).children[0]
    XCTAssertNil(after.transform)
    XCTAssertNil(after.shadow)
    XCTAssertTrue(after.foreground.isEmpty)
  }

  func test_layersThatFadeOutOfSight_areSeenUntilTheyAreGone() {
    let fixture = LayerFixture()
    let layer = fixture.add(CALayer())
    let below = CALayer()
    below.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.addSublayer(below)
    fixture.frame(at: 0)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 0
    CATransaction.commit()
    layer.add(basic("opacity", from: 1, to: 0), forKey: nil)
    // Marked while the layer itself says that it cannot be seen.
    below.backgroundColor = .white
    let node = fixture.frame(at: 0.5).children.first
    XCTAssertEqual(node?.opacity, 0.5)
    XCTAssertEqual(node?.children.first?.background.count, 1)
    XCTAssertTrue(fixture.frame(at: 1).children.isEmpty)
    layer.add(basic("opacity", from: 0, to: 1), forKey: nil)
    fixture.frame(at: 1)
    XCTAssertEqual(fixture.frame(at: 1.5).children.count, 1)
  }

  // MARK: Beginning and end

  func test_delegates_hearBeginningAndEndInOrder() {
    let fixture = LayerFixture()
    let layer = fixture.add(CALayer())
    let log = AnimationLog()
    for (name, duration) in [("long", 1.0), ("short", 0.5), ("delayed", 0.25)] {
      let animation = basic("opacity", from: 0, to: 1, duration: duration)
      animation.setValue(name, forKey: "name")
      animation.delegate = log
      if name == "delayed" { animation.beginTime = fixture.start + 0.3 }
      layer.add(animation, forKey: name)
    }
    fixture.frame(at: 0.1)
    XCTAssertEqual(log.lines, ["start long", "start short"])
    fixture.frame(at: 0.4)
    XCTAssertEqual(log.lines.dropFirst(2), ["start delayed"])
    fixture.frame(at: 2)
    XCTAssertEqual(
      log.lines.dropFirst(3), ["stop short true", "stop delayed true", "stop long true"])
  }

  func test_removedAnimations_tellThatTheyDidNotFinish() {
    let fixture = LayerFixture()
    let layer = fixture.add(CALayer())
    let log = AnimationLog()
    let animation = basic("opacity", from: 0, to: 1)
    animation.delegate = log
    animation.setValue("a", forKey: "name")
    layer.add(animation, forKey: "a")
    fixture.frame(at: 0.5)
    layer.removeAnimation(forKey: "a")
    XCTAssertEqual(log.lines, ["start a"], "soon, not now")
    turnMainQueue()
    XCTAssertEqual(log.lines, ["start a", "stop a false"])
    layer.add(animation, forKey: "a")
    animation.setValue("b", forKey: "name")
    layer.add(animation, forKey: "a")
    turnMainQueue()
    XCTAssertEqual(log.lines.last, "stop a false", "the same key replaces")
    layer.removeFromSuperlayer()
    turnMainQueue()
    XCTAssertEqual(log.lines.last, "stop b false")
    XCTAssertNil(layer.animationKeys())
  }

  func test_layersThatComeBackInTheSameTurn_keepTheirAnimations() {
    let fixture = LayerFixture()
    let layer = fixture.add(CALayer())
    layer.add(basic("opacity", from: 0, to: 1), forKey: "a")
    layer.removeFromSuperlayer()
    fixture.root.addSublayer(layer)
    turnMainQueue()
    XCTAssertEqual(fixture.number("opacity", of: layer, at: 0.5), 0.5)
  }

  func test_animationsThatStay_goOnWithTheirFillModeAndAskForNoFrames() {
    let fixture = LayerFixture()
    let layer = fixture.add(CALayer())
    let log = AnimationLog()
    let animation = basic("opacity", from: 1, to: 0.25)
    animation.isRemovedOnCompletion = false
    animation.fillMode = .forwards
    animation.delegate = log
    layer.add(animation, forKey: "a")
    XCTAssertEqual(fixture.number("opacity", of: layer, at: 1.5), 0.25)
    XCTAssertEqual(log.lines, ["start ", "stop  true"])
    XCTAssertFalse(fixture.isMoving)
    XCTAssertEqual(fixture.number("opacity", of: layer, at: 5), 0.25)
    XCTAssertNotNil(layer.animation(forKey: "a"))
    layer.removeFromSuperlayer()
    turnMainQueue()
    XCTAssertNotNil(layer.animation(forKey: "a"))
    fixture.root.addSublayer(layer)
    XCTAssertEqual(fixture.number("opacity", of: layer, at: 6), 0.25)
    layer.removeAllAnimations()
    XCTAssertEqual(fixture.number("opacity", of: layer, at: 7), 1)
    XCTAssertEqual(log.lines.count, 2, "told once")
  }

  func test_wrongValues_changeNothing() {
    let fixture = LayerFixture()
    let layer = fixture.add(CALayer())
    Log.redirect { _ in }
    defer { Log.redirect(to: nil) }
    layer.add(basic("nonsense.path", from: 1, to: 2), forKey: nil)
    layer.add(basic("opacity", from: "a", to: CGPoint.zero), forKey: nil)
    layer.add(basic("position.x", from: Double.nan, to: 5), forKey: nil)
    layer.add(basic("bounds.size", from: CGSize(width: -50, height: 1), to: nil), forKey: nil)
    let node = fixture.frame(at: 0.01).children[0]
    XCTAssertEqual(node.opacity, 1)
    XCTAssertTrue(node.position.x.isFinite)
    XCTAssertGreaterThanOrEqual(node.size.width, 0)
  }

  // MARK: Time of layers

  func test_layersStandStill_andGoOnWhereTheyStood() {
    let fixture = LayerFixture()
    let container = fixture.add(CALayer())
    let layer = CALayer()
    container.addSublayer(layer)
    fixture.frame(at: 0)
    layer.add(basic("opacity", from: 0, to: 1), forKey: nil)
    XCTAssertEqual(fixture.number("opacity", of: layer, at: 0.25), 0.25, accuracy: 1e-9)
    let paused = container.convertTime(fixture.start + 0.25, from: nil)
    container.speed = 0
    container.timeOffset = paused
    XCTAssertEqual(fixture.number("opacity", of: layer, at: 3), 0.25, accuracy: 1e-6)
    XCTAssertFalse(fixture.isMoving, "no frames while time stands still")
    container.speed = 1
    container.timeOffset = 0
    container.beginTime = 0
    container.beginTime = container.convertTime(fixture.start + 3, from: nil) - paused
    XCTAssertEqual(fixture.number("opacity", of: layer, at: 3.5), 0.75, accuracy: 1e-6)
    XCTAssertTrue(fixture.isMoving)
    container.speed = 2
    XCTAssertEqual(layer.convertTime(10, to: container), 10, "sublayers share the time")
  }

  // MARK: Presentation

  final class Tagged: CALayer {
    var tag = 0
    override init() { super.init() }
    override init(layer: Any) {
      super.init(layer: layer)
      tag = (layer as? Tagged)?.tag ?? -1
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  func test_presentation_hasTheClassAndTheValuesThatAreSeen() throws {
    let fixture = LayerFixture()
    XCTAssertNil(CALayer().presentation())
    let layer = fixture.add(Tagged())
    layer.tag = 7
    let animation = basic("position.x", from: 150, to: 250)
    animation.beginTime = fixture.start - 0.5
    layer.add(animation, forKey: nil)
    let shown = try XCTUnwrap(layer.presentation())
    XCTAssertEqual(shown.tag, 7)
    XCTAssertEqual(shown.position.x, 200, accuracy: 1e-9)
    XCTAssertEqual(shown.frame.minX, 150, accuracy: 1e-9)
    XCTAssertTrue(shown.model() === layer)
    XCTAssertTrue(shown.superlayer?.model() === fixture.root)
    XCTAssertEqual(fixture.root.presentation()?.sublayers?.count, 1)
    XCTAssertTrue(fixture.root.hitTest(CGPoint(x: 20, y: 50)) === layer)
    let seen = fixture.root.presentation()
    XCTAssertTrue(seen?.hitTest(CGPoint(x: 200, y: 50))?.model() === layer)
    XCTAssertTrue(seen?.hitTest(CGPoint(x: 20, y: 50))?.model() === fixture.root)
    XCTAssertEqual(shown.convert(CGPoint.zero, to: nil).x, 150, accuracy: 1e-9)
    XCTAssertEqual(layer.position.x, 50)
  }
}

import PlatformInterface
import XCTest

@testable import QuartzCore

final class ReplicatorTests: XCTestCase {
  /// A replicator of 100×100 with a square of 10 at its upper left.
  private func replicator(in fixture: LayerFixture, count: Int) -> (CAReplicatorLayer, CALayer) {
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    replicator.instanceCount = count
    let square = CALayer()
    square.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    square.backgroundColor = .black
    replicator.addSublayer(square)
    fixture.root.addSublayer(replicator)
    return (replicator, square)
  }

  private func copies(_ fixture: LayerFixture, at time: Double = 0) -> [RenderNode] {
    fixture.frame(at: time).children.last?.children ?? []
  }

  func test_defaultsAreCoreAnimations() {
    let layer = CAReplicatorLayer()
    XCTAssertEqual(layer.instanceCount, 1)
    XCTAssertEqual(layer.instanceDelay, 0)
    XCTAssertTrue(CATransform3DIsIdentity(layer.instanceTransform))
    XCTAssertEqual(layer.instanceColor?.rgba, .white)
    XCTAssertEqual(layer.instanceAlphaOffset, 0)
    XCTAssertFalse(layer.preservesDepth)
  }

  func test_copies_addUpTheTransform_aboutTheMiddle() {
    let fixture = LayerFixture()
    let (replicator, _) = replicator(in: fixture, count: 4)
    replicator.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let places = copies(fixture).map { node in
      let middle = LayerExtent.placed(
        CGRect(x: 5, y: 5, width: 0, height: 0), node.position, node.transform)
      return [middle.minX.rounded(), middle.minY.rounded()]
    }
    XCTAssertEqual(places, [[5, 5], [95, 5], [95, 95], [5, 95]])
  }

  func test_copies_followTheSize() {
    let fixture = LayerFixture()
    let (replicator, _) = replicator(in: fixture, count: 2)
    replicator.instanceTransform = CATransform3DMakeRotation(.pi, 0, 0, 1)
    _ = copies(fixture)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    replicator.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    replicator.position = CGPoint(x: 20, y: 20)
    CATransaction.commit()
    let extent = copies(fixture)[1].extent
    XCTAssertEqual(extent.minX, 30, accuracy: 1e-6)
    XCTAssertEqual(extent.minY, 30, accuracy: 1e-6)
  }

  func test_colours_areMultipliedAndChangeFromCopyToCopy() {
    let fixture = LayerFixture()
    let (replicator, _) = replicator(in: fixture, count: 4)
    replicator.instanceColor = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    replicator.instanceRedOffset = -0.25
    replicator.instanceGreenOffset = 0.25
    replicator.instanceAlphaOffset = -0.4
    let factors = copies(fixture).map { $0.colorFactor! }
    // The last one is clear, and so is left out.
    XCTAssertEqual(factors.map(\.red), [1, 0.75, 0.5])
    XCTAssertEqual(factors.map(\.green), [0.5, 0.75, 1])
    XCTAssertEqual(factors.map(\.blue), [0, 0, 0])
    XCTAssertEqual(factors[2].alpha, 0.2, accuracy: 1e-6)
  }

  func test_delay_showsWhatWasThenShown() {
    let fixture = LayerFixture()
    let (replicator, square) = replicator(in: fixture, count: 3)
    replicator.instanceDelay = 0.25
    _ = copies(fixture)
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = 1
    animation.repeatCount = .infinity
    square.add(animation, forKey: nil)
    _ = copies(fixture, at: 0)
    let middles = copies(fixture, at: 0.6).map { ($0.extent.midX * 100).rounded() / 100 }
    XCTAssertEqual(middles[0] - middles[1], 25, accuracy: 0.1)
    XCTAssertEqual(middles[1] - middles[2], 25, accuracy: 0.1)
    XCTAssertEqual(square.position.x, 5, "the layer itself is as it was")
    XCTAssertTrue(fixture.isMoving)
  }

  func test_delay_beforeItsTime_showsTheLayerAsItIs() {
    let fixture = LayerFixture()
    let (replicator, square) = replicator(in: fixture, count: 2)
    replicator.instanceDelay = 10
    _ = copies(fixture)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0.5
    animation.toValue = 0.25
    animation.duration = 100
    square.add(animation, forKey: nil)
    XCTAssertEqual(copies(fixture, at: 1).map(\.opacity)[1], 1)
  }

  /// Loading indicators hide the layer itself and let an animation show its copies.
  func test_delay_showsCopiesOfALayerThatIsHiddenNow() {
    let fixture = LayerFixture()
    let (replicator, square) = replicator(in: fixture, count: 2)
    replicator.instanceDelay = 0.5
    square.opacity = 0
    _ = copies(fixture)
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    animation.values = [1, 1, 0, 0]
    animation.keyTimes = [0, 0.4, 0.4, 1]
    animation.duration = 1
    square.add(animation, forKey: nil)
    _ = copies(fixture, at: 0)
    let nodes = copies(fixture, at: 0.7)
    XCTAssertEqual(nodes.count, 1, "only the copy, which is half a second behind")
    XCTAssertEqual(nodes.first?.opacity, 1)
  }

  func test_delay_keepsMovingUntilTheLastCopyIsDone() {
    let fixture = LayerFixture()
    let (replicator, square) = replicator(in: fixture, count: 3)
    replicator.instanceDelay = 0.5
    _ = copies(fixture)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 0.5
    animation.duration = 0.5
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    square.add(animation, forKey: nil)
    _ = copies(fixture, at: 0)
    XCTAssertEqual(copies(fixture, at: 1.25).map(\.opacity)[2], 0.75, accuracy: 0.02)
    XCTAssertTrue(fixture.isMoving)
    XCTAssertEqual(copies(fixture, at: 2).map(\.opacity), [0.5, 0.5, 0.5])
    _ = copies(fixture, at: 2.1)
    XCTAssertFalse(fixture.isMoving)
  }

  func test_unchangedCopies_keepTheirNodes() {
    let fixture = LayerFixture()
    let (replicator, _) = replicator(in: fixture, count: 3)
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    let first = copies(fixture)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    replicator.instanceCount = 4
    CATransaction.commit()
    let second = copies(fixture)
    XCTAssertEqual(second.count, 4)
    XCTAssertTrue(zip(first, second).allSatisfy { $0 === $1 })
  }

  func test_nested_multiply_andSumUpDelays() {
    let fixture = LayerFixture()
    let (inner, square) = replicator(in: fixture, count: 2)
    let outer = CAReplicatorLayer()
    outer.frame = inner.frame
    outer.instanceCount = 2
    fixture.root.addSublayer(outer)
    outer.addSublayer(inner)
    inner.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    outer.instanceTransform = CATransform3DMakeTranslation(0, 20, 0)
    inner.instanceDelay = 0.1
    outer.instanceDelay = 0.2
    _ = fixture.frame(at: 0)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 1
    animation.toValue = 0
    animation.duration = 1
    square.add(animation, forKey: nil)
    _ = fixture.frame(at: 0)
    let node = fixture.frame(at: 0.5).children.last!
    let shown = node.children.map { $0.children.map { ($0.opacity * 100).rounded() / 100 } }
    XCTAssertEqual(shown.count, 2)
    XCTAssertEqual(Double(shown[0][0]), 0.5, accuracy: 0.02)
    XCTAssertEqual(Double(shown[0][1]), 0.6, accuracy: 0.02)
    XCTAssertEqual(Double(shown[1][0]), 0.7, accuracy: 0.02)
    XCTAssertEqual(Double(shown[1][1]), 0.8, accuracy: 0.02)
  }

  func test_aMillionCopies_areBounded_andSaySo() {
    LayerLimits.reset()
    let fixture = LayerFixture()
    let (replicator, _) = replicator(in: fixture, count: 1_000_000)
    replicator.instanceTransform = CATransform3DMakeTranslation(0.001, 0, 0)
    XCTAssertEqual(copies(fixture).count, LayerLimits.copies)
    XCTAssertEqual(LayerLimits.reported.count, 1)
    XCTAssertTrue(LayerLimits.reported[0].hasPrefix("A CAReplicatorLayer shows 10000 copies"))
    LayerLimits.reset()
    let inner = CAReplicatorLayer()
    inner.instanceCount = 1_000_000
    inner.addSublayer(CALayer())
    replicator.sublayers = [inner]
    XCTAssertEqual(copies(fixture).first?.children.count, 1)
  }

  func test_noCopies_forACountOfZeroOrLess() {
    let fixture = LayerFixture()
    let (replicator, _) = replicator(in: fixture, count: 0)
    XCTAssertTrue(copies(fixture).isEmpty)
    replicator.instanceCount = -3
    XCTAssertTrue(copies(fixture).isEmpty)
  }

  func test_depth_ordersCopies() {
    let fixture = LayerFixture()
    let (replicator, _) = replicator(in: fixture, count: 3)
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, -10)
    XCTAssertEqual(copies(fixture).map(\.position.x), [40, 20, 0])
  }

  func test_preservesDepth_seesCopiesInThePerspectiveAround() {
    let fixture = LayerFixture()
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 200
    fixture.root.sublayerTransform = perspective
    let (replicator, _) = replicator(in: fixture, count: 2)
    replicator.position = CGPoint(x: 150, y: 150)
    replicator.instanceTransform = CATransform3DMakeTranslation(0, 0, 100)
    let flat = copies(fixture)[1]
    XCTAssertNil(flat.transform, "flattened into the layer's plane")
    replicator.preservesDepth = true
    // Twice as large at half the distance.
    let extent = copies(fixture)[1].extent
    XCTAssertEqual(extent.width, 20, accuracy: 1e-6)
    XCTAssertEqual(extent.minX, 50, accuracy: 1e-6)
  }

  func test_keyPaths_findAndAnimateInstanceProperties() {
    let fixture = LayerFixture()
    let (replicator, _) = replicator(in: fixture, count: 2)
    _ = copies(fixture)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    replicator.setValue(3, forKeyPath: "instanceCount")
    XCTAssertEqual(replicator.instanceCount, 3)
    replicator.setValue(40, forKeyPath: "instanceTransform.translation.x")
    XCTAssertEqual(replicator.instanceTransform.m41, 40)
    let animation = CABasicAnimation(keyPath: "instanceTransform.translation.x")
    animation.fromValue = 0
    animation.toValue = 20
    animation.duration = 1
    replicator.add(animation, forKey: nil)
    _ = copies(fixture, at: 0)
    XCTAssertEqual(copies(fixture, at: 0.5)[1].position.x, 10, accuracy: 0.5)
  }

  func test_hitTesting_findsTheLayerAlone() {
    let fixture = LayerFixture()
    let (replicator, square) = replicator(in: fixture, count: 2)
    replicator.instanceTransform = CATransform3DMakeTranslation(40, 0, 0)
    _ = copies(fixture)
    XCTAssertTrue(fixture.root.hitTest(CGPoint(x: 5, y: 5)) === square)
    XCTAssertTrue(fixture.root.hitTest(CGPoint(x: 45, y: 5)) === replicator)
  }

  func test_copyOfALayer_hasItsReplication() {
    let layer = CAReplicatorLayer()
    layer.instanceCount = 7
    layer.instanceDelay = 0.5
    let copy = CAReplicatorLayer(layer: layer)
    XCTAssertEqual(copy.instanceCount, 7)
    XCTAssertEqual(copy.instanceDelay, 0.5)
  }
}

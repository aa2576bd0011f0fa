import PlatformInterface
import XCTest

@testable import QuartzCore

private func layer(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> CALayer {
  let layer = CALayer()
  layer.frame = CGRect(x: x, y: y, width: w, height: h)
  return layer
}

final class LayerTests: XCTestCase {
  // MARK: Tree

  func test_inserting_movesALayerFromWhereItWas() {
    let (a, b, c) = (CALayer(), CALayer(), CALayer())
    let root = CALayer()
    root.sublayers = [a, b, c]
    root.insertSublayer(c, below: a)
    XCTAssertTrue(root.sublayers! == [c, a, b])
    root.insertSublayer(c, above: a)
    XCTAssertTrue(root.sublayers! == [a, c, b])
    root.insertSublayer(b, at: 0)
    XCTAssertTrue(root.sublayers! == [b, a, c])
    root.addSublayer(b)
    XCTAssertTrue(root.sublayers! == [a, c, b])
    let other = CALayer()
    other.addSublayer(c)
    XCTAssertTrue(root.sublayers! == [a, b])
    XCTAssertTrue(c.superlayer === other)
    root.replaceSublayer(a, with: c)
    XCTAssertTrue(root.sublayers! == [c, b])
    XCTAssertNil(a.superlayer)
    XCTAssertNil(other.sublayers)
  }

  func test_superlayer_isForgottenWhenItGoes() {
    let child = CALayer()
    do {
      let parent = CALayer()
      parent.addSublayer(child)
      XCTAssertTrue(child.superlayer === parent)
    }
    XCTAssertNil(child.superlayer)
  }

  func test_mask_belongsToOneLayerAndHasNoSuperlayer() {
    let (a, b, mask) = (CALayer(), CALayer(), CALayer())
    a.addSublayer(mask)
    b.mask = mask
    XCTAssertNil(a.sublayers)
    XCTAssertNil(mask.superlayer)
    a.mask = mask
    XCTAssertNil(b.mask)
    a.addSublayer(mask)
    XCTAssertNil(a.mask)
    XCTAssertTrue(mask.superlayer === a)
  }

  func test_transformLayer_showsItsSublayersAlone() {
    let root = CATransformLayer()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    root.borderWidth = 2
    root.borderColor = root.backgroundColor
    root.masksToBounds = true
    root.shadowOpacity = 1
    root.mask = layer(0, 0, 10, 10)
    let child = layer(90, 90, 50, 50)
    child.backgroundColor = root.backgroundColor
    root.addSublayer(child)
    let node = LayerCommitter().node(of: root, scale: 1)
    XCTAssertTrue(node.background.isEmpty && node.foreground.isEmpty)
    XCTAssertNil(node.clip)
    XCTAssertNil(node.mask)
    XCTAssertNil(node.shadow)
    XCTAssertEqual(node.children.first?.background.count, 1)
  }

  // MARK: Geometry

  func test_frame_followsPositionAnchorAndTransform() {
    let l = layer(10, 20, 100, 50)
    XCTAssertEqual(l.position, CGPoint(x: 60, y: 45))
    l.anchorPoint = .zero
    XCTAssertEqual(l.frame, CGRect(x: 60, y: 45, width: 100, height: 50))
    l.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    l.setAffineTransform(CGAffineTransform(scaleX: 2, y: 1))
    XCTAssertEqual(l.frame, CGRect(x: -40, y: 20, width: 200, height: 50))
    l.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    XCTAssertEqual(l.bounds.size, CGSize(width: 100, height: 40))
    XCTAssertEqual(l.position, CGPoint(x: 100, y: 20))
  }

  func test_conversion_countsScrollAndTransform() {
    let root = layer(0, 0, 300, 300)
    let scrolled = layer(50, 50, 100, 100)
    scrolled.bounds.origin = CGPoint(x: 0, y: 30)
    let inner = layer(10, 40, 20, 20)
    root.addSublayer(scrolled)
    scrolled.addSublayer(inner)
    XCTAssertEqual(inner.convert(CGPoint.zero, to: root), CGPoint(x: 60, y: 60))
    XCTAssertEqual(inner.convert(CGPoint(x: 60, y: 60), from: root), .zero)
    scrolled.setAffineTransform(CGAffineTransform(rotationAngle: .pi))
    let turned = inner.convert(CGPoint.zero, to: root)
    XCTAssertEqual(turned.x, 140, accuracy: 1e-9)
    XCTAssertEqual(turned.y, 140, accuracy: 1e-9)
    let back = inner.convert(turned, from: root)
    XCTAssertEqual(back.x, 0, accuracy: 1e-9)
    let rect = inner.convert(CGRect(x: 0, y: 0, width: 20, height: 20), to: nil)
    XCTAssertEqual(rect.minX, 120, accuracy: 1e-9)
    XCTAssertEqual(rect.width, 20, accuracy: 1e-9)
  }

  func test_flippedGeometry_countsFromTheLowerEdge() {
    let root = layer(0, 0, 100, 100)
    root.isGeometryFlipped = true
    let child = layer(10, 10, 20, 20)
    root.addSublayer(child)
    let inRoot = child.convert(CGPoint.zero, to: root)
    XCTAssertEqual(inRoot, CGPoint(x: 10, y: 90))
    XCTAssertTrue(root.hitTest(CGPoint(x: 15, y: 75)) === child)
  }

  // MARK: Hit testing

  func test_hitTest_findsTheFrontmost() {
    let root = layer(0, 0, 100, 100)
    let low = layer(10, 10, 50, 50)
    let high = layer(30, 30, 50, 50)
    let outside = layer(80, 80, 100, 100)
    root.sublayers = [low, high, outside]
    XCTAssertTrue(root.hitTest(CGPoint(x: 40, y: 40)) === high)
    low.zPosition = 1
    XCTAssertTrue(root.hitTest(CGPoint(x: 40, y: 40)) === low)
    low.isHidden = true
    XCTAssertTrue(root.hitTest(CGPoint(x: 20, y: 20)) === root)
    XCTAssertTrue(root.hitTest(CGPoint(x: 150, y: 150)) === outside)
    root.masksToBounds = true
    XCTAssertNil(root.hitTest(CGPoint(x: 150, y: 150)))
  }

  // MARK: Passes

  final class Logger: NSObject, CALayerDelegate {
    var log: [String] = []
    var onLayout: ((CALayer) -> Void)?
    func layoutSublayers(of layer: CALayer) {
      log.append("layout \(layer.name ?? "")")
      onLayout?(layer)
    }
  }

  private func named(_ name: String, _ delegate: Logger) -> CALayer {
    let layer = layer(0, 0, 10, 10)
    layer.name = name
    layer.delegate = delegate
    return layer
  }

  func test_layout_goesFromTheTopDownAndClearsItsMarks() {
    let logger = Logger()
    let (root, a, b) = (named("root", logger), named("a", logger), named("b", logger))
    root.addSublayer(a)
    a.addSublayer(b)
    root.layoutIfNeeded()
    XCTAssertEqual(logger.log, ["layout root", "layout a", "layout b"])
    XCTAssertFalse(root.needsLayoutPass)
    logger.log = []
    b.setNeedsLayout()
    root.layoutIfNeeded()
    XCTAssertEqual(logger.log, ["layout b"])
    logger.log = []
    a.setNeedsLayout()
    b.layoutIfNeeded()
    XCTAssertEqual(logger.log, ["layout a"])
  }

  func test_sublayersAddedByLayout_areLaidOutInTheSamePassAndDoNotRepeatIt() {
    let logger = Logger()
    let root = named("root", logger)
    let late = named("late", logger)
    logger.onLayout = { if $0 === root, late.superlayer == nil { root.addSublayer(late) } }
    root.setNeedsLayout()
    root.layoutIfNeeded()
    XCTAssertEqual(logger.log, ["layout root", "layout late"])
  }

  func test_layersRemovedDuringLayout_waitUntilTheyComeBack() {
    let logger = Logger()
    let (root, a) = (named("root", logger), named("a", logger))
    root.addSublayer(a)
    logger.onLayout = { if $0 === root { a.removeFromSuperlayer() } }
    root.layoutIfNeeded()
    XCTAssertEqual(logger.log, ["layout root"])
    logger.onLayout = nil
    root.addSublayer(a)
    root.layoutIfNeeded()
    XCTAssertEqual(logger.log, ["layout root", "layout root", "layout a"])
  }

  final class Host: LayerTreeHost {
    var requests = 0
    func layerTreeNeedsFrame() { requests += 1 }
  }

  func test_host_isAskedOnceUntilTheNextCommit() {
    let root = layer(0, 0, 100, 100)
    let a = layer(0, 0, 10, 10)
    root.addSublayer(a)
    root.layoutIfNeeded()
    let committer = LayerCommitter()
    func commit() {
      _ = committer.commit(
        root: root, size: root.bounds.size, scale: 1, background: .white)
    }
    commit()
    let host = Host()
    root.host = host
    XCTAssertEqual(host.requests, 0)
    // Changes at once; animations ask for frames of their own.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    a.backgroundColor = CGColor(.black)
    a.opacity = 0.5
    a.position.x = 50
    XCTAssertEqual(host.requests, 1)
    commit()
    a.position.x = 51
    XCTAssertEqual(host.requests, 2)
    commit()
    a.isHidden = true
    commit()
    let asked = host.requests
    a.backgroundColor = CGColor(.white)
    commit()
    a.isHidden = false
    XCTAssertGreaterThan(host.requests, asked)
    let node = committer.node(of: root, scale: 1).children[0]
    guard case .fill(_, let color)? = node.background.first else { return XCTFail("no fill") }
    XCTAssertEqual(color, .white, "changes made while hidden are seen afterwards")
  }

  final class Painter: CALayer {
    var draws = 0
    override func draw(in ctx: CGContext) {
      draws += 1
      ctx.setFillColor(CGColor(.black))
      ctx.fill(bounds)
    }
  }

  func test_drawing_happensOnceForEveryRequest() {
    let root = layer(0, 0, 100, 100)
    let painter = Painter()
    painter.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    root.addSublayer(painter)
    let committer = LayerCommitter()
    _ = committer.node(of: root, scale: 1)
    XCTAssertEqual(painter.draws, 0, "nothing asked for it")
    painter.setNeedsDisplay()
    XCTAssertEqual(committer.node(of: root, scale: 1).children[0].background.count, 1)
    XCTAssertEqual(painter.draws, 1)
    painter.isHidden = true
    painter.setNeedsDisplay()
    _ = committer.node(of: root, scale: 1)
    XCTAssertEqual(painter.draws, 1)
    painter.isHidden = false
    _ = committer.node(of: root, scale: 1)
    XCTAssertEqual(painter.draws, 2)
    XCTAssertFalse(painter.needsDisplay())
  }

  func test_contentsMadeForAnotherSize_areStretchedByGravity() {
    let painter = Painter()
    painter.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    painter.setNeedsDisplay()
    painter.displayIfNeeded()
    painter.bounds.size = CGSize(width: 40, height: 20)
    let node = LayerCommitter().node(of: painter, scale: 1)
    XCTAssertEqual(node.children.count, 1)
    XCTAssertEqual(node.extent.size, CGSize(width: 40, height: 20))
    painter.contentsGravity = .center
    let centred = LayerCommitter().node(of: painter, scale: 1)
    XCTAssertEqual(centred.children[0].extent, CGRect(x: 15, y: 5, width: 10, height: 10))
  }

  // MARK: Nodes

  func test_gravity_placesContents() {
    let availableSize = CGSize(width: 100, height: 60)
    let size = CGSize(width: 20, height: 30)
    func place(_ gravity: CALayerContentsGravity) -> CGRect {
      LayerContents.place(size, gravity: gravity, in: availableSize)
    }
    XCTAssertEqual(place(.resize), CGRect(x: 0, y: 0, width: 100, height: 60))
    XCTAssertEqual(place(.resizeAspect), CGRect(x: 30, y: 0, width: 40, height: 60))
    XCTAssertEqual(place(.resizeAspectFill), CGRect(x: 0, y: -45, width: 100, height: 150))
    XCTAssertEqual(place(.center), CGRect(x: 40, y: 15, width: 20, height: 30))
    XCTAssertEqual(place(.bottom).minY, 0, "bottom is minimum y")
    XCTAssertEqual(place(.topRight), CGRect(x: 80, y: 30, width: 20, height: 30))
  }

  func test_extent_holdsShadowAndWhatSticksOut() {
    let l = layer(50, 50, 20, 20)
    l.backgroundColor = CGColor(.black)
    l.shadowOpacity = 1
    l.shadowOffset = CGSize(width: 0, height: 10)
    l.shadowRadius = 2
    let node = LayerCommitter().node(of: l, scale: 1)
    XCTAssertTrue(node.extent.contains(CGRect(x: 45, y: 50, width: 30, height: 35)))
    guard case .outline? = node.shadow?.shape else { return XCTFail("a solid layer's outline") }
    let part = layer(10, 10, 100, 5)
    part.backgroundColor = CGColor(.black)
    l.addSublayer(part)
    let wide = LayerCommitter().node(of: l, scale: 1)
    XCTAssertGreaterThanOrEqual(wide.extent.maxX, 166)
    guard case .contents? = wide.shadow?.shape else { return XCTFail("the silhouette of both") }
    l.masksToBounds = true
    let clipped = LayerCommitter().node(of: l, scale: 1)
    XCTAssertNil(clipped.shadow)
    XCTAssertEqual(clipped.extent, CGRect(x: 50, y: 50, width: 20, height: 20))
  }

  func test_siblings_arePaintedByDepthAndThenByOrder() {
    let root = layer(0, 0, 100, 100)
    let layers = (0..<4).map { _ in layer(0, 0, 10, 10) }
    root.sublayers = layers
    layers[0].zPosition = 5
    layers[3].zPosition = -1
    let ids = LayerCommitter().node(of: root, scale: 1).children.map(\.id)
    XCTAssertEqual(ids, [layers[3], layers[1], layers[2], layers[0]].map(\.nodeID))
  }

  func test_layersSeenFromBehind_areLeftOutWhereSingleSided() {
    let root = layer(0, 0, 100, 100)
    let card = layer(0, 0, 10, 10)
    card.isDoubleSided = false
    root.addSublayer(card)
    let committer = LayerCommitter()
    XCTAssertEqual(committer.node(of: root, scale: 1).children.count, 1)
    card.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    XCTAssertEqual(committer.node(of: root, scale: 1).children.count, 0)
    card.transform = CATransform3DIdentity
    XCTAssertEqual(committer.node(of: root, scale: 1).children.count, 1)
  }

  func test_sizesThatAreNoNumbers_showNothingAndRecover() {
    let root = layer(0, 0, 100, 100)
    let child = layer(0, 0, 10, 10)
    child.backgroundColor = CGColor(.black)
    root.addSublayer(child)
    Log.redirect { _ in }
    defer { Log.redirect(to: nil) }
    let committer = LayerCommitter()
    child.bounds.size.width = .infinity
    XCTAssertEqual(committer.node(of: root, scale: 1).children.count, 0)
    child.bounds.size.width = 10
    let node = committer.node(of: root, scale: 1)
    XCTAssertEqual(node.children.count, 1)
    XCTAssertEqual(node.children.first?.background.count, 1)
  }

  /// A cube that its superlayer turns by a quarter, as controllers on the sides of one do.
  func test_sidesOfACube_arePaintedFromTheBack_asTheirSpaceIsTurned() {
    let cube = CALayer()
    cube.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    func side(_ transform: CATransform3D) -> CALayer {
      let side = CALayer()
      side.frame = cube.bounds
      side.transform = transform
      cube.addSublayer(side)
      return side
    }
    let front = side(CATransform3DMakeTranslation(0, 0, 50))
    let right = side(
      CATransform3DRotate(CATransform3DMakeTranslation(50, 0, 0), .pi / 2, 0, 1, 0))
    XCTAssertEqual(cube.paintOrder, [right, front])
    var space = CATransform3DIdentity
    space.m34 = -1 / 500
    space = CATransform3DTranslate(space, 0, 0, -50)
    cube.sublayerTransform = space
    XCTAssertEqual(cube.paintOrder, [right, front])
    cube.sublayerTransform = CATransform3DRotate(space, -.pi / 2, 0, 1, 0)
    XCTAssertEqual(cube.paintOrder, [front, right])
  }

  /// Layers that lie in the turned plane itself keep their order.
  func test_layersOfOnePlane_keepTheirOrder_inATurnedSpace() {
    let plane = CALayer()
    plane.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    let (left, right, above) = (CALayer(), CALayer(), CALayer())
    for (place, layer) in [left, right, above].enumerated() {
      layer.frame = CGRect(x: place * 30, y: 0, width: 40, height: 40)
      plane.addSublayer(layer)
    }
    above.zPosition = 1
    plane.sublayerTransform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
    XCTAssertEqual(plane.paintOrder, [left, right, above])
    plane.sublayerTransform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    XCTAssertEqual(plane.paintOrder, [above, left, right])
  }
}

import PlatformInterface
import XCTest

import struct UIKitTestSupport.SeededGenerator

@testable import QuartzCore

/// Random trees: what an incremental commit says must be what a commit from nothing says.
final class CommitModelTests: XCTestCase {
  func test_randomEdits_incrementalCommitEqualsFreshCommit() {
    for seed in 0..<300 as Range<UInt64> {
      var scene = RandomScene(seed: seed)
      let committer = LayerCommitter()
      for step in 0..<12 {
        for _ in 0..<Int.random(in: 1...4, using: &scene.random) {
          scene.edit()
          _ = commit(scene.root, committer)
        }
        let incremental = text(of: commit(scene.root, committer).root)
        scene.forgetNodes()
        let fresh = text(of: commit(scene.root, LayerCommitter()).root)
        XCTAssertEqual(incremental, fresh, "seed \(seed), step \(step)")
        if incremental != fresh { return }
      }
    }
  }

  func test_unchangedTree_keepsEveryNode() {
    for seed in 0..<50 as Range<UInt64> {
      var scene = RandomScene(seed: seed)
      for _ in 0..<30 { scene.edit() }
      // A root out of sight has an empty node, a new one each time.
      if scene.root.isInvisible { continue }
      let committer = LayerCommitter()
      let first = commit(scene.root, committer).root
      XCTAssertTrue(first === commit(scene.root, committer).root, "seed \(seed)")
    }
  }

  func test_oneChange_keepsNodesOfOtherSubtrees() {
    let root = layer(0, 0, 100, 100)
    let a = layer(0, 0, 50, 50)
    let b = layer(50, 0, 50, 50)
    let inner = layer(1, 1, 5, 5)
    root.sublayers = [a, b]
    a.addSublayer(inner)
    let committer = LayerCommitter()
    let first = commit(root, committer).root
    inner.backgroundColor = CGColor(.black)
    let second = commit(root, committer).root
    XCTAssertFalse(first === second)
    XCTAssertFalse(first.children[0] === second.children[0])
    XCTAssertTrue(first.children[1] === second.children[1])
  }

  func test_scrolling_keepsEveryChild() {
    let root = layer(0, 0, 100, 100)
    root.masksToBounds = true
    for i in 0..<20 { root.addSublayer(layer(0, CGFloat(i) * 30, 100, 20)) }
    let committer = LayerCommitter()
    let first = commit(root, committer).root
    root.bounds.origin.y = 40
    let second = commit(root, committer).root
    XCTAssertEqual(second.scroll, CGPoint(x: 0, y: 40))
    for (old, new) in zip(first.children, second.children) { XCTAssertTrue(old === new) }
  }

  private func commit(_ root: CALayer, _ committer: LayerCommitter) -> RenderFrame {
    committer.commit(root: root, size: root.bounds.size, scale: 2, background: .white)
  }

  private func layer(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: w, height: h)
    layer.backgroundColor = CGColor(.white)
    return layer
  }
}

/// A tree that is edited at random, in and out of sight.
struct RandomScene {
  let root = CALayer()
  var random: SeededGenerator
  private var layers: [CALayer]
  private let image = CGImage(PixelBuffer(width: 8, height: 6))

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    root.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    root.name = "root"
    layers = [root] + (0..<Int.random(in: 2...25, using: &random)).map { _ in CALayer() }
    for layer in layers.dropFirst() {
      layers.randomElement(using: &random)!.addIfPossible(layer)
      layer.frame = CGRect(x: number(-50...200), y: number(-50...200), width: 40, height: 30)
      if Bool.random(using: &random) { layer.backgroundColor = color() }
    }
  }

  func forgetNodes() {
    for layer in layers {
      layer.cachedNode = nil
      layer.markDirty([.dirtyPlacement, .dirtyAppearance, .dirtySublayers])
    }
  }

  private mutating func number(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: range, using: &random))
  }

  private mutating func color() -> CGColor? {
    let alpha = [0, 0.5, 1, 1, 1].randomElement(using: &random)!
    return CGColor(
      RGBA(red: Float.random(in: 0...1, using: &random), green: 0, blue: 0, alpha: Float(alpha)))
  }

  mutating func edit() {
    let layer = layers.randomElement(using: &random)!
    switch Int.random(in: 0..<24, using: &random) {
    case 0: layers.randomElement(using: &random)!.addIfPossible(layer)
    case 1: if layer !== root { layer.removeFromSuperlayer() }
    case 2: layer.position = CGPoint(x: number(-50...300), y: number(-50...300))
    case 3: layer.bounds.origin = CGPoint(x: number(-20...20), y: number(-20...20))
    case 4: layer.bounds.size = CGSize(width: number(0...90), height: number(0...90))
    case 5: layer.isHidden.toggle()
    case 6: layer.opacity = [0, 0.5, 1].randomElement(using: &random)!
    case 7: layer.backgroundColor = color()
    case 8: layer.zPosition = number(-2...2)
    case 9:
      layer.transform =
        Bool.random(using: &random)
        ? CATransform3DIdentity : CATransform3DMakeRotation(number(0...6), 0, number(0...1), 1)
    case 10:
      var perspective = CATransform3DIdentity
      perspective.m34 = -1 / 500
      layer.sublayerTransform =
        Bool.random(using: &random) ? perspective : CATransform3DIdentity
    case 11: layer.masksToBounds.toggle()
    case 12: layer.cornerRadius = number(0...20)
    case 13: layer.borderWidth = number(0...3)
    case 14:
      layer.shadowOpacity = [0, 0.5].randomElement(using: &random)!
      layer.shadowRadius = number(0...9)
    case 15: layer.isDoubleSided.toggle()
    case 16: layer.isGeometryFlipped.toggle()
    case 17: layer.contents = Bool.random(using: &random) ? image : nil
    case 18:
      let mask = layers.randomElement(using: &random)!
      if mask !== root, mask !== layer, !mask.isAncestor(of: layer) { layer.mask = mask }
    case 19: layer.mask = nil
    case 20: layer.anchorPoint = CGPoint(x: number(0...2) / 2, y: number(0...2) / 2)
    case 21: layer.contentsGravity = [.center, .resizeAspect, .top].randomElement(using: &random)!
    case 22:
      if let list = layer.sublayers { layer.sublayers = list.shuffled(using: &random) }
    default:
      layer.setDisplayed([.fill(RoundedRect(layer.bounds), .black)])
    }
  }
}

extension CALayer {
  fileprivate func addIfPossible(_ layer: CALayer) {
    // A layer named "root" stays one.
    if layer !== self, layer.name != "root", !layer.isAncestor(of: self) { addSublayer(layer) }
  }
}

import PlatformInterface
import XCTest

@testable import QuartzCore

/// Ten thousand levels: every walk over the tree must do without the call stack.
final class DeepTreeTests: XCTestCase {
  private let depth = 10_000

  private func makeChain() -> (root: CALayer, leaf: CALayer) {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    var leaf = root
    for _ in 0..<depth {
      let next = CALayer()
      next.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      leaf.addSublayer(next)
      leaf = next
    }
    leaf.backgroundColor = CGColor(.black)
    return (root, leaf)
  }

  func test_layoutDisplayCommitHitTestConvertAndRelease_surviveTenThousandLevels() {
    weak var last: CALayer?
    do {
      let (root, leaf) = makeChain()
      last = leaf
      leaf.setNeedsDisplay()
      root.layoutIfNeeded()
      XCTAssertFalse(leaf.needsLayout())
      let frame = LayerCommitter().commit(
        root: root, size: CGSize(width: 100, height: 100), scale: 1, background: .white)
      XCTAssertEqual(frame.root.extent, CGRect(x: 0, y: 0, width: 100, height: 100))
      XCTAssertTrue(root.hitTest(CGPoint(x: 5, y: 5)) === leaf)
      XCTAssertEqual(leaf.convert(CGPoint(x: 1, y: 2), to: root), CGPoint(x: 1, y: 2))
    }
    XCTAssertNil(last)
  }

  func test_layoutFromALeaf_reachesTheTopmostRequest() {
    let (root, leaf) = makeChain()
    root.layoutIfNeeded()
    leaf.setNeedsLayout()
    XCTAssertTrue(root.needsLayoutPass)
    leaf.layoutIfNeeded()
    XCTAssertFalse(leaf.needsLayout())
  }
}

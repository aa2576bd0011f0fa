import PlatformInterface
import QuartzCore
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// A window with a view in it, and what is seen of that as virtual time passes.
@MainActor
final class AnimationFixture {
  let harness: Harness
  let root: UIView
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private var started = CACurrentMediaTime()

  init() {
    let controller = UIViewController()
    harness = Harness(size: CGSize(width: 300, height: 400), scale: 1, root: controller)
    root = controller.view
    view.backgroundColor = .black
    root.addSubview(view)
    harness.advance(by: 0.1)
    started = CACurrentMediaTime()
  }

  func close() { harness.close() }

  var loop: FrameLoop { harness.window.windowScene!.host.loop }

  /// Makes now the second 0.
  func restart() { started = CACurrentMediaTime() }

  /// Lets time pass until `seconds` after second 0.
  func advance(to seconds: Double) {
    let left = started + seconds - CACurrentMediaTime()
    if left > 1e-6 { harness.advance(by: left) }
  }

  func center(at seconds: Double) -> CGPoint {
    advance(to: seconds)
    return view.layer.presentation()!.position
  }

  func alpha(at seconds: Double) -> Double {
    advance(to: seconds)
    return Double(view.layer.presentation()!.opacity)
  }

  /// The node of the last frame that shows `view`.
  func node(of view: UIView) -> RenderNode? {
    var waiting = [loop.lastFrame!.root]
    while let node = waiting.popLast() {
      if node.id == view.layer.nodeID { return node }
      waiting.append(contentsOf: node.children)
    }
    return nil
  }
}

extension XCTestCase {
  /// Runs a test's body with a fixture and the view in it.
  func withFixture(_ body: @MainActor (AnimationFixture, UIView) throws -> Void) rethrows {
    try onMainActor {
      let fixture = AnimationFixture()
      defer { fixture.close() }
      try body(fixture, fixture.view)
    }
  }
}

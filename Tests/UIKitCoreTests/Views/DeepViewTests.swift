import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Ten thousand views in one another: slow is allowed, a crash, a hang or a leak is not.
final class DeepViewTests: XCTestCase {
  private static let depth = 10_000

  @MainActor
  private static func chain(_ make: (CGRect) -> UIView) -> (root: UIView, leaf: UIView) {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let root = make(frame)
    var leaf = root
    for _ in 0..<depth {
      let next = make(frame)
      leaf.addSubview(next)
      leaf = next
    }
    return (root, leaf)
  }

  func test_joiningFramesTraitsAndLeaving_reachTheLeaf() {
    onMainActor {
      weak var deepest: UIView?
      do {
        let window = closedAfterTest(UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200)))
        window.makeKeyAndVisible()
        let (root, view) = Self.chain(UIView.init(frame:))
        deepest = view
        window.addSubview(root)
        XCTAssertTrue(view.window === window)
        let host = window.windowScene!.host
        _ = host.frame(at: 0)
        XCTAssertEqual(view.convert(CGPoint(x: 3, y: 4), to: nil), CGPoint(x: 3, y: 4))
        XCTAssertTrue(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
        window.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(view.traitCollection.userInterfaceStyle, .dark)
        window.tintColor = UIColor(white: 0.5, alpha: 1)
        XCTAssertTrue(view.tintColor === window.tintColor)
        XCTAssertTrue(view.isDescendant(of: window))
        root.removeFromSuperview()
        _ = host.frame(at: 1)
      }
      XCTAssertNil(deepest)
    }
  }

  func test_touchesTextsAndDumps_findTheLeaf() {
    onMainActor {
      @MainActor final class Top: UIViewController {
        var touches = 0
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          self.touches += touches.count
        }
      }
      weak var leaf: UIView?
      do {
        let top = Top()
        let harness = Harness(device: "iphone-se", root: top)
        let (root, view) = Self.chain(UIView.init(frame:))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        label.text = "Bottom"
        view.addSubview(label)
        view.backgroundColor = .red
        leaf = view
        top.view.addSubview(root)
        harness.run("idle\nexpect \"Bottom\"\ntap 50,50\nidle")
        XCTAssertEqual(top.touches, 1)
        let dump = harness.dump()
        XCTAssertTrue(dump.contains("\"Bottom\""))
        XCTAssertEqual(
          dump.components(separatedBy: "\"class\": \"UIView\"").count - 1, Self.depth + 2)
        XCTAssertLessThan(dump.utf8.count, Self.depth * 20_000)
        XCTAssertNotNil(root.snapshotView(afterScreenUpdates: true))
        harness.close()
      }
      XCTAssertNil(leaf)
    }
  }

  func test_autoresizing_reachesTheLeaf() {
    onMainActor {
      let (root, leaf) = Self.chain {
        let view = UIView(frame: $0)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return view
      }
      root.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
      XCTAssertEqual(leaf.bounds.size, CGSize(width: 300, height: 200))
    }
  }

  func test_marginsAndSafeArea_reachTheLeaf() {
    onMainActor {
      let (root, leaf) = Self.chain {
        let view = UIView(frame: $0)
        view.preservesSuperviewLayoutMargins = true
        return view
      }
      root.layoutMargins = UIEdgeInsets(top: 30, left: 31, bottom: 32, right: 33)
      XCTAssertEqual(leaf.layoutMargins, root.layoutMargins)
    }
  }

  func test_masksOfMasks_areCommittedAndLetGo() {
    onMainActor {
      weak var last: UIView?
      do {
        let window = closedAfterTest(UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        window.makeKeyAndVisible()
        let first = UIView(frame: window.bounds)
        var view = first
        for _ in 0..<Self.depth {
          let mask = UIView(frame: window.bounds)
          mask.backgroundColor = .black
          view.mask = mask
          view = mask
        }
        last = view
        window.addSubview(first)
        XCTAssertNotNil(window.windowScene!.host.frame(at: 0))
        XCTAssertNotNil(first.snapshotView(afterScreenUpdates: true))
        first.removeFromSuperview()
        _ = window.windowScene!.host.frame(at: 1)
      }
      XCTAssertNil(last)
    }
  }

  func test_controllersInControllers_appearTurnAndGo() {
    onMainActor {
      weak var last: UIViewController?
      do {
        let root = UIViewController()
        var controller = root
        for _ in 0..<2000 {
          let child = UIViewController()
          controller.addChild(child)
          controller.view.addSubview(child.view)
          child.didMove(toParent: controller)
          controller = child
        }
        last = controller
        let harness = Harness(device: "iphone-se", root: root)
        harness.run("idle\nresize 500x400\nappearance dark\nidle")
        XCTAssertEqual(controller.traitCollection.userInterfaceStyle, .dark)
        harness.close()
      }
      XCTAssertNil(last)
    }
  }
}

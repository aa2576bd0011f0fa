import PlatformInterface
import QuartzCore
import UIKitTestSupport
import XCTest

@testable import UIKitCore

@MainActor
private final class Focusable: UIView {
  var resigns = true
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { resigns }
}

final class ResponderTests: XCTestCase {
  func test_chain_goesFromViewsThroughControllersToTheApplication() {
    onMainActor {
      let window = closedAfterTest(UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
      let (parent, child) = (UIViewController(), UIViewController())
      parent.addChild(child)
      parent.view.addSubview(child.view)
      let view = UIView()
      child.view.addSubview(view)
      window.rootViewController = parent
      window.makeKeyAndVisible()
      var chain: [UIResponder] = []
      var link: UIResponder? = view
      while let responder = link {
        chain.append(responder)
        link = responder.next
      }
      let expected: [UIResponder] = [
        view, child.view, child, parent.view, parent, window, window.windowScene!,
        UIApplication.shared,
      ]
      XCTAssertTrue(chain.elementsEqual(expected, by: ===), "\(chain)")
    }
  }

  func test_firstResponder_movesWithPermission() {
    onMainActor {
      let window = closedAfterTest(UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
      let (a, b) = (Focusable(), Focusable())
      XCTAssertFalse(a.becomeFirstResponder(), "in no window")
      window.addSubview(a)
      window.addSubview(b)
      XCTAssertFalse(UIView().becomeFirstResponder())
      XCTAssertTrue(a.becomeFirstResponder())
      XCTAssertTrue(a.isFirstResponder)
      a.resigns = false
      XCTAssertFalse(b.becomeFirstResponder())
      XCTAssertFalse(a.resignFirstResponder())
      XCTAssertTrue(a.isFirstResponder)
      a.resigns = true
      XCTAssertTrue(b.becomeFirstResponder())
      XCTAssertFalse(a.isFirstResponder)
      b.removeFromSuperview()
      XCTAssertNil(window.firstResponder)
    }
  }

  func test_endEditing_reachesInside() {
    onMainActor {
      let window = closedAfterTest(UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
      let (outer, a) = (UIView(), Focusable())
      window.addSubview(outer)
      outer.addSubview(a)
      a.becomeFirstResponder()
      XCTAssertTrue(UIView().endEditing(false))
      a.resigns = false
      XCTAssertFalse(outer.endEditing(false))
      XCTAssertTrue(a.isFirstResponder)
      XCTAssertTrue(outer.endEditing(true))
      XCTAssertFalse(a.isFirstResponder)
    }
  }

  func test_keyWindow_hearsOfIt() {
    onMainActor {
      @MainActor final class Window: UIWindow {
        var log: [String] = []
        override func becomeKey() { log.append("become") }
        override func resignKey() { log.append("resign") }
      }
      let a = Window(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let b = Window(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      a.makeKey()
      XCTAssertFalse(a.isKeyWindow, "hidden")
      a.makeKeyAndVisible()
      b.makeKeyAndVisible()
      XCTAssertEqual(a.log, ["become", "resign"])
      XCTAssertEqual(b.log, ["become"])
      XCTAssertTrue(UIApplication.shared.keyWindow === b)
      b.isHidden = true
      XCTAssertFalse(b.isKeyWindow)
    }
  }

  func test_windowLevels_decideTheOrder() {
    onMainActor {
      let scene = SceneRegistry.sceneForNewWindow()
      let made = (0..<3).map { _ in UIWindow(windowScene: scene) }
      made[0].windowLevel = .alert
      for window in made { window.isHidden = false }
      let shown = scene.windows.filter { window in made.contains { $0 === window } }
      XCTAssertTrue(shown.elementsEqual([made[1], made[2], made[0]], by: ===))
      let layers = scene.host.loop.rootLayer.sublayers ?? []
      XCTAssertTrue(layers.elementsEqual(scene.windows.map(\.layer), by: ===))
    }
  }
}

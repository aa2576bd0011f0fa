import QuartzCore
import UIKitTestSupport
import XCTest

@testable import UIKitCore

final class ViewBasicsTests: XCTestCase {
  func test_windowMadeVisible_laysOutAndMakesAFrame() {
    onMainActor {
      let window = closedAfterTest(UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
      view.backgroundColor = .systemBlue
      window.addSubview(view)
      window.makeKeyAndVisible()
      XCTAssertTrue(window.isKeyWindow)
      XCTAssertTrue(view.window === window)
      let host = window.windowScene!.host
      let frame = host.frame(at: 0)
      XCTAssertNotNil(frame)
      XCTAssertNil(host.frame(at: 1), "nothing changed")
      XCTAssertFalse(host.loop.needsFrame)
    }
  }

  /// Apple's classes are written without their module, others with it.
  func test_descriptions_nameClassesAsObjectiveCDoes() {
    onMainActor {
      let view = UIView(frame: CGRect(x: 1, y: 2, width: 3.5, height: 4))
      view.tag = 7
      func address(_ object: AnyObject) -> String {
        "\(Unmanaged.passUnretained(object).toOpaque())"
      }
      XCTAssertEqual(
        "\(view)",
        "<UIView: \(address(view)); frame = (1 2; 3.5 4); tag = 7; layer = <CALayer: "
          + "\(address(view.layer))>>")
      let navigation = UINavigationController()
      XCTAssertEqual("\(navigation)", "<UINavigationController: \(address(navigation))>")
      XCTAssertTrue("\(Drawing())".hasPrefix("<UIKitCoreTests."), "\(Drawing())")
    }
  }

  @MainActor
  final class Drawing: UIView {
    override func draw(_ rect: CGRect) {}
  }

  func test_registeredClass_isMadeByItsOwnInitialiser() {
    onMainActor {
      XCTAssertTrue(ClassTraits.of(Drawing.self).drawsItself)
      XCTAssertFalse(ClassTraits.of(UIWindow.self).drawsItself)
      let view = UIView.instantiate(Drawing.self, frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      XCTAssertTrue(view is Drawing)
      XCTAssertEqual(view.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    }
  }
}

import NibDocument
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// How large the view of a storyboard's scene is before it is in a window.
final class SceneSizeTests: XCTestCase {
  private final class Controller: UIViewController {
    var sizeWhenLoaded: CGSize?
    var ownSize: CGSize?

    override func viewDidLoad() {
      super.viewDidLoad()
      sizeWhenLoaded = view.frame.size
      if let ownSize { view.frame.size = ownSize }
    }
  }

  @MainActor
  private static func controller(mask: String) throws -> Controller {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="L"><scenes><scene sceneID="S"><objects>
        <viewController id="L"><view key="view" id="V">
          <rect key="frame" x="0" y="0" width="414" height="896"/>\(mask)
        </view></viewController>
      </objects></scene></scenes></document>
      """
    let document = try NibReader.read(Array(text.utf8), fileName: "Main.storyboard")
    let board = UIStoryboard(document: document, bundle: .main)
    return try XCTUnwrap(board.instantiateInitialViewController { Controller(coder: $0) })
  }

  private static let flexible =
    "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/>"

  func test_viewOfAScene_isAsLargeAsTheScreenOnceItHasLoaded() throws {
    try onMainActor {
      let controller = try Self.controller(mask: Self.flexible)
      controller.loadViewIfNeeded()
      XCTAssertEqual(controller.sizeWhenLoaded, CGSize(width: 414, height: 896))
      XCTAssertEqual(controller.view.frame, UIScreen.main.bounds)
    }
  }

  func test_sizeThatTheControllerSets_stays() throws {
    try onMainActor {
      let controller = try Self.controller(mask: Self.flexible)
      controller.ownSize = CGSize(width: 100, height: 50)
      XCTAssertEqual(controller.view.frame.size, CGSize(width: 100, height: 50))
    }
  }

  func test_viewThatDoesNotStretch_keepsItsSize() throws {
    try onMainActor {
      XCTAssertEqual(
        try Self.controller(mask: "").view.frame.size, CGSize(width: 414, height: 896))
    }
  }
}

import NibDocument
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Scenes that are light or dark whatever the system is.
final class InterfaceStyleNibTests: XCTestCase {
  func test_sceneWithAStyleOfItsOwn_showsItsColoursInThat() throws {
    try onMainActor {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        initialViewController="L"><scenes><scene sceneID="S"><objects>
          <viewController interfaceStyle="dark" id="L"><view key="view" id="V">
            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
          </view></viewController>
        </objects></scene></scenes></document>
        """
      let document = try NibReader.read(Array(text.utf8), fileName: "Main.storyboard")
      let board = UIStoryboard(document: document, bundle: .main)
      let controller = try XCTUnwrap(board.instantiateInitialViewController())
      XCTAssertEqual(controller.overrideUserInterfaceStyle, .dark)
      let harness = Harness(device: "iphone-se", root: controller)
      harness.advance(by: 0.1)
      XCTAssertEqual(controller.view.traitCollection.userInterfaceStyle, .dark)
      XCTAssertEqual(
        controller.view.backgroundColor?.resolvedColor(with: controller.view.traitCollection),
        UIColor(red: 0, green: 0, blue: 0, alpha: 1))
      harness.close()
    }
  }
}

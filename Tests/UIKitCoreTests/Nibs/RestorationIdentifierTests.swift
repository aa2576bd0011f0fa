import NibDocument
import UIKitTestSupport
import XCTest

@testable import UIKitCore

final class RestorationIdentifierTests: XCTestCase {
  @MainActor
  private static func controller(_ attributes: String) throws -> UIViewController {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="L"><scenes><scene sceneID="S"><objects>
        <viewController storyboardIdentifier="list" \(attributes) id="L"/>
      </objects></scene></scenes></document>
      """
    let document = try NibReader.read(Array(text.utf8), fileName: "Main.storyboard")
    XCTAssertEqual(document.problems.map(\.message), [])
    return try XCTUnwrap(
      UIStoryboard(document: document, bundle: .main).instantiateInitialViewController())
  }

  func test_controllers_haveNoneUntilTheyAreNamed() {
    onMainActor {
      let controller = UIViewController()
      XCTAssertNil(controller.restorationIdentifier)
      controller.restorationIdentifier = "list"
      XCTAssertEqual(controller.restorationIdentifier, "list")
      controller.restorationIdentifier = nil
      XCTAssertNil(controller.restorationIdentifier)
    }
  }

  func test_storyboards_nameControllers() throws {
    try onMainActor {
      XCTAssertNil(try Self.controller("").restorationIdentifier)
      XCTAssertEqual(
        try Self.controller("restorationIdentifier=\"kept\"").restorationIdentifier, "kept")
      XCTAssertEqual(
        try Self.controller("useStoryboardIdentifierAsRestorationIdentifier=\"YES\"")
          .restorationIdentifier, "list")
    }
  }

  func test_runtimeAttributes_nameControllers() {
    onMainActor {
      let controller = UIViewController()
      controller.setValue("kept", forKey: "restorationIdentifier")
      XCTAssertEqual(controller.restorationIdentifier, "kept")
    }
  }
}

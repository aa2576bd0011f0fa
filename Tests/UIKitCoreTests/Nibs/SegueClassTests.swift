import NibDocument
import UIKitTestSupport
import XCTest

@_spi(XcodeSources) @testable import UIKitCore
@_spi(XcodeSources) import ObjCRuntime

final class FadingSegue: UIStoryboardSegue {
  nonisolated(unsafe) static var performed: [String] = []
  override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
    Self.performed.append("made \(identifier ?? "-")")
  }
  override func perform() {
    Self.performed.append("performed")
    source.addChild(destination)
  }
}

/// Segues of the program's own classes, and those to popovers.
final class SegueClassTests: XCTestCase {
  @MainActor
  private static func controller(_ segue: String) throws -> UIViewController {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="L"><scenes><scene sceneID="S"><objects>
        <viewController id="L" sceneMemberID="viewController">
          <view key="view" id="V"><rect key="frame" x="0" y="0" width="320" height="480"/>
            <subviews><button id="B" opaque="NO"><rect key="frame" x="20" y="40" width="80" height="44"/>
            </button></subviews></view>
          <connections>\(segue)</connections>
        </viewController></objects></scene><scene sceneID="T"><objects>
        <viewController id="D" sceneMemberID="viewController">
          <view key="view" id="W"><rect key="frame" x="0" y="0" width="320" height="480"/></view>
        </viewController></objects></scene></scenes></document>
      """
    let document = try NibReader.read(Array(text.utf8), fileName: "Main.storyboard")
    return try XCTUnwrap(
      UIStoryboard(document: document, bundle: .main).instantiateInitialViewController())
  }

  func test_aClassOfOnesOwn_isMadeAndDoesWhatItSays() throws {
    try onMainActor {
      ObjCMembers.add(FadingSegue.self, named: "FadingSegue") { _ in }
      FadingSegue.performed = []
      let controller = try Self.controller(
        "<segue destination=\"D\" kind=\"custom\" identifier=\"go\" customClass=\"FadingSegue\" id=\"G\"/>"
      )
      controller.loadViewIfNeeded()
      controller.performSegue(withIdentifier: "go", sender: nil)
      XCTAssertEqual(FadingSegue.performed, ["made go", "performed"])
      XCTAssertEqual(controller.children.count, 1)
      XCTAssertNil(controller.presentedViewController)
    }
  }

  func test_popoverSegues_pointAtTheirAnchor() throws {
    try onMainActor {
      let controller = try Self.controller(
        "<segue destination=\"D\" kind=\"popover\" identifier=\"go\" popoverAnchorView=\"B\" id=\"G\">"
          + "<popoverArrowDirection key=\"popoverArrowDirection\" up=\"YES\"/></segue>")
      let harness = Harness(device: "ipad-10", root: controller)
      controller.performSegue(withIdentifier: "go", sender: nil)
      harness.settle()
      let shown = try XCTUnwrap(controller.presentedViewController)
      let popover = try XCTUnwrap(shown.popoverPresentationController)
      XCTAssertTrue(popover.sourceView is UIButton)
      XCTAssertEqual(popover.arrowDirection, .up)
    }
  }
}

/// Popovers as programs showed them before iOS 8.
final class PopoverControllerTests: XCTestCase {
  private final class Recorder: NSObject, UIPopoverControllerDelegate {
    var log: [String] = []
    var allows = false
    func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool {
      log.append("should")
      return allows
    }
    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {
      log.append("did")
    }
  }

  func test_popoversAreBubblesOnPhones_andAskBeforeTheyGo() {
    onMainActor {
      let root = UIViewController()
      let harness = Harness(device: "iphone-se", root: root)
      let recorder = Recorder()
      let popover = UIPopoverController(contentViewController: UIViewController())
      popover.delegate = recorder
      popover.contentSize = CGSize(width: 200, height: 120)
      popover.present(
        from: CGRect(x: 100, y: 100, width: 50, height: 50), in: root.view,
        permittedArrowDirections: .any, animated: true)
      harness.settle()
      XCTAssertTrue(popover.isPopoverVisible)
      XCTAssertEqual(popover.contentViewController.view.frame.size, CGSize(width: 200, height: 120))
      harness.run("tap 300,600")
      harness.settle()
      XCTAssertTrue(popover.isPopoverVisible)
      recorder.allows = true
      harness.run("tap 300,600")
      harness.settle()
      XCTAssertFalse(popover.isPopoverVisible)
      XCTAssertEqual(recorder.log, ["should", "should", "did"])
      popover.present(
        from: .zero, in: root.view, permittedArrowDirections: .any, animated: false)
      popover.dismiss(animated: false)
      XCTAssertFalse(popover.isPopoverVisible)
      XCTAssertEqual(recorder.log.count, 3)
    }
  }
}

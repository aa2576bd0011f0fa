import Foundation
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What a presentation hears as the container of its controller.
final class PresentationContainerTests: XCTestCase {
  private final class Side: UIPresentationController {
    var log: [String] = []
    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      log.append("to \(Int(size.width))")
      super.viewWillTransition(to: size, with: coordinator)
    }
    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      log.append("prefers \(Int(container.preferredContentSize.width))")
      super.preferredContentSizeDidChange(forChildContentContainer: container)
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      if traitCollection.userInterfaceStyle == .dark { log.append("dark") }
    }
  }

  private final class Content: UIViewController, UIViewControllerTransitioningDelegate {
    var sizes: [CGSize] = []
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      sizes.append(size)
      super.viewWillTransition(to: size, with: coordinator)
    }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      Side(presentedViewController: presented, presenting: presenting)
    }
  }

  func test_sizesWishesAndTraits_reachThePresentation() throws {
    try onMainActor {
      let root = UIViewController()
      let harness = Harness(device: "iphone-15", root: root)
      defer { harness.close() }
      let content = Content()
      content.modalPresentationStyle = .custom
      content.transitioningDelegate = content
      root.present(content, animated: false)
      harness.settle()
      let side = try XCTUnwrap(content.presentationController as? Side)
      content.preferredContentSize = CGSize(width: 120, height: 10)
      XCTAssertEqual(side.preferredContentSize.width, 120)
      XCTAssertEqual(content.interfaceOrientation, .portrait)
      harness.run("rotate-device\nidle")
      XCTAssertEqual(content.sizes, [CGSize(width: 426, height: 393)])
      XCTAssertTrue(content.interfaceOrientation.isLandscape)
      harness.run("appearance dark\nidle")
      XCTAssertEqual(side.log, ["prefers 120", "to 852", "dark"])
    }
  }
}

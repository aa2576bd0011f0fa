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

  /// Brings a view to a place of its own, as panels do that are dragged.
  private final class Panel: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.2 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      let view = transitionContext.view(forKey: .to)!
      transitionContext.containerView.addSubview(view)
      view.frame = transitionContext.containerView.bounds
      view.frame.origin.y = 800
      UIView.animate(withDuration: 0.2) {
        view.frame.origin.y = 280
      } completion: {
        transitionContext.completeTransition($0)
      }
    }
  }

  func test_customPresentation_staysWhereItsAnimatorLeftIt() {
    onMainActor {
      let root = UIViewController()
      let harness = Harness(device: "iphone-15", root: root)
      defer { harness.close() }
      let panel = Panel()
      let content = UIViewController()
      content.modalPresentationStyle = .custom
      content.transitioningDelegate = panel
      root.present(content, animated: true)
      harness.settle()
      XCTAssertEqual(content.view.frame, CGRect(x: 0, y: 280, width: 393, height: 852))
      content.view.superview?.setNeedsLayout()
      harness.settle()
      XCTAssertEqual(content.view.frame.minY, 280)
      harness.run("rotate-device\nidle")
      XCTAssertEqual(content.view.frame.width, 852, "it follows its container")
    }
  }
}

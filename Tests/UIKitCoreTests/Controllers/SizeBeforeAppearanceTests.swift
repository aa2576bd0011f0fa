import UIKitTestSupport
import XCTest

@_spi(XcodeSources) import ObjCRuntime
@testable import UIKitCore

/// What a controller has as it is told that it will appear, and how its view is set.
final class SizeBeforeAppearanceTests: XCTestCase {
  private final class Popup: UIViewController, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    var size = CGSize.zero
    var loads = 0
    override func loadView() {
      loads += 1
      view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      size = view.bounds.size
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.1 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      transitionContext.containerView.addSubview(view)
      transitionContext.completeTransition(true)
    }
  }

  func test_presentedView_hasItsSize() {
    onMainActor {
      let root = UIViewController()
      let harness = Harness(device: "iphone-15", root: root)
      harness.advance(by: 0.1)
      let popup = Popup()
      popup.modalPresentationStyle = .custom
      popup.transitioningDelegate = popup
      root.present(popup, animated: true)
      harness.advance(by: 0.5)
      XCTAssertEqual(popup.size, CGSize(width: 393, height: 852))
    }
  }

  /// Setting an outlet asks for nothing: a document that a controller reads itself would be read twice.
  func test_viewSetByItsName_isNotMadeFirst() throws {
    try onMainActor {
      let popup = Popup()
      let view = UIView()
      try XCTUnwrap(popup as NSObject).setValue(view, forKey: "view")
      XCTAssertEqual(popup.loads, 0)
      XCTAssertTrue(popup.view === view)
    }
  }

  func test_heightOfZero_countsAsTheWidthOfCorners() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    func path(_ height: CGFloat) -> CGPath {
      UIBezierPath(
        roundedRect: rect, byRoundingCorners: [.topLeft, .topRight],
        cornerRadii: CGSize(width: 15, height: height)
      ).cgPath
    }
    XCTAssertEqual(path(0), path(15))
    XCTAssertNotEqual(path(5), path(15))
  }

  func test_list_speaksOfTheDevice() {
    onMainActor {
      let list = ["UIMainStoryboardFile": "Main", "UIMainStoryboardFile~iphone": "Phone"]
      XCTAssertEqual(
        AppInfo.value("UIMainStoryboardFile", in: list, on: .phone) as? String, "Phone")
      XCTAssertEqual(AppInfo.value("UIMainStoryboardFile", in: list, on: .pad) as? String, "Main")
    }
  }
}

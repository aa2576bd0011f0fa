import UIKit
import UIKitTestSupport
import XCTest

/// Sheets, alerts, popovers and transitions of one's own, as a user and a delegate notice them.
final class PresentationTests: XCTestCase {
  @MainActor final class Fixture: NSObject, UISheetPresentationControllerDelegate {
    var log: [String] = []
    let root: NotingController
    private(set) var harness: Harness!
    var mayDismiss = true

    init(device: String = "iphone-se") {
      var note: (String) -> Void = { _ in }
      root = NotingController("root") { note($0) }
      super.init()
      harness = Harness(device: device, root: root)
      harness.advance(by: 0.2)
      note = { [unowned self] in log.append($0) }
    }

    func make(_ name: String) -> NotingController {
      NotingController(name) { [unowned self] in log.append($0) }
    }

    func take() -> [String] {
      defer { log = [] }
      return log
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
      -> Bool
    { mayDismiss }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      log.append("willDismiss")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      log.append("didDismiss")
    }
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) { log.append("didAttempt") }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) { log.append("detent \(sheetPresentationController.selectedDetentIdentifier!.rawValue)") }
  }

  private func withFixture(_ device: String = "iphone-se", _ body: @MainActor (Fixture) -> Void) {
    MainActor.assumeIsolated {
      let fixture = Fixture(device: device)
      body(fixture)
      fixture.harness.close()
    }
  }

  func test_sheet_comesFromBelowAndLeavesThePresenterShown() {
    withFixture { fixture in
      let sheet = fixture.make("sheet")
      fixture.root.present(sheet, animated: true) { fixture.log.append("presented") }
      fixture.harness.advance(by: 0.1)
      XCTAssertGreaterThan(sheet.view.layer.presentation()!.affineTransform().ty, 0)
      fixture.harness.advance(by: 1)
      XCTAssertEqual(
        fixture.take(),
        ["sheet didLoad", "sheet willAppear true", "sheet didAppear true", "presented"])
      XCTAssertEqual(sheet.view.frame, CGRect(x: 0, y: 30, width: 375, height: 637))
      XCTAssertNotNil(fixture.root.view.window)
      XCTAssertLessThan(fixture.root.view.frame.width, 375, "what lies behind goes back a little")
      fixture.root.dismiss(animated: true) { fixture.log.append("dismissed") }
      fixture.harness.advance(by: 1)
      XCTAssertEqual(
        fixture.take(), ["sheet willDisappear true", "sheet didDisappear true", "dismissed"])
      XCTAssertEqual(fixture.root.view.frame, CGRect(x: 0, y: 0, width: 375, height: 667))
      XCTAssertNil(fixture.root.presentedViewController)
    }
  }

  /// As on iOS: grey behind what dims the screen, and the old colour as soon as that goes.
  func test_tintOfThePresenter_isDimmedBehindAlertsAndSheetsThatDim() {
    withFixture { fixture in
      let button = UIButton(type: .system)
      fixture.root.view.addSubview(button)
      fixture.root.view.tintColor = .systemRed
      func isGrey() -> Bool {
        var (red, green): (CGFloat, CGFloat) = (0, 0)
        button.tintColor.resolvedColor(with: button.traitCollection)
          .getRed(&red, green: &green, blue: nil, alpha: nil)
        return red == green
      }
      XCTAssertFalse(isGrey())
      let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
      fixture.root.present(alert, animated: true)
      fixture.harness.advance(by: 0.6)
      XCTAssertTrue(isGrey())
      XCTAssertEqual(button.tintColor, button.tintColor, "or texts in it change in every layout")
      alert.dismiss(animated: true)
      fixture.harness.advance(by: 0.05)
      XCTAssertFalse(isGrey())
      fixture.harness.advance(by: 0.6)

      let sheet = fixture.make("sheet")
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
      fixture.root.present(sheet, animated: true)
      fixture.harness.advance(by: 1)
      XCTAssertFalse(isGrey())
      sheet.sheetPresentationController?.animateChanges {
        sheet.sheetPresentationController?.selectedDetentIdentifier = .large
      }
      fixture.harness.advance(by: 1)
      XCTAssertTrue(isGrey())
      button.tintAdjustmentMode = .normal
      XCTAssertFalse(isGrey())
      button.tintAdjustmentMode = .automatic
      sheet.dismiss(animated: false)
      fixture.harness.advance(by: 0.1)
      XCTAssertFalse(isGrey())
    }
  }

  func test_sheetPulledDown_goesAndTellsTheDelegate() {
    withFixture { fixture in
      let sheet = fixture.make("sheet")
      sheet.presentationController?.delegate = fixture
      fixture.root.present(sheet, animated: true)
      fixture.harness.advance(by: 1)
      _ = fixture.take()
      fixture.mayDismiss = false
      fixture.harness.run("drag 180,60 to 180,560 for 0.4")
      fixture.harness.advance(by: 1)
      XCTAssertEqual(fixture.take(), ["didAttempt"])
      XCTAssertEqual(sheet.view.frame.minY, 30)
      fixture.mayDismiss = true
      fixture.harness.run("drag 180,60 to 180,560 for 0.4")
      fixture.harness.advance(by: 1)
      XCTAssertEqual(
        fixture.take(),
        ["willDismiss", "sheet willDisappear true", "sheet didDisappear true", "didDismiss"])
      XCTAssertNil(fixture.root.presentedViewController)
    }
  }

  /// text_styles_and_scroll_constants.json, `sheet`: half of the height, or 1,000 points a second.
  func test_sheet_goesPastHalfOfItsHeightOrBySpeed() {
    withFixture { fixture in
      for (pull, goes) in [
        ("drag 180,60 to 180,360", false), ("drag 180,60 to 180,420", true),
        ("fling 180,60 by 0,100 velocity 900", false),
        ("fling 180,60 by 0,100 velocity 1100", true),
      ] {
        let sheet = fixture.make("sheet")
        fixture.root.present(sheet, animated: false)
        fixture.harness.advance(by: 0.2)
        fixture.harness.run(pull)
        fixture.harness.advance(by: 1)
        XCTAssertEqual(fixture.root.presentedViewController == nil, goes, pull)
        if !goes { XCTAssertEqual(sheet.view.frame.minY, 30, pull) }
        fixture.root.dismiss(animated: false)
        fixture.harness.advance(by: 0.2)
      }
    }
  }

  func test_detents_areWhereTheFingerLeavesTheSheet() {
    withFixture { fixture in
      let sheet = fixture.make("sheet")
      sheet.sheetPresentationController!.detents = [.medium(), .large()]
      sheet.sheetPresentationController!.delegate = fixture
      fixture.root.present(sheet, animated: true)
      fixture.harness.advance(by: 1)
      XCTAssertEqual(sheet.view.frame.minY, 667 - (637 / 2).rounded(), accuracy: 1)
      _ = fixture.take()
      fixture.harness.run("drag 180,380 to 180,60 for 0.4")
      fixture.harness.advance(by: 1)
      XCTAssertEqual(fixture.take(), ["detent com.apple.UIKit.large"])
      XCTAssertEqual(sheet.view.frame.minY, 30)
    }
  }

  func test_escape_dismissesASheetUnlessItIsModal() {
    withFixture { fixture in
      let sheet = fixture.make("sheet")
      sheet.isModalInPresentation = true
      fixture.root.present(sheet, animated: false)
      fixture.harness.advance(by: 0.2)
      fixture.harness.key("escape")
      fixture.harness.advance(by: 1)
      XCTAssertTrue(fixture.root.presentedViewController === sheet)
      sheet.isModalInPresentation = false
      fixture.harness.key("escape")
      fixture.harness.advance(by: 1)
      XCTAssertNil(fixture.root.presentedViewController)
    }
  }

  // MARK: Alerts

  func test_alert_handlerRunsWhenItHasGone() {
    withFixture { fixture in
      let alert = UIAlertController(
        title: "Delete?", message: "This cannot be undone.", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(
        UIAlertAction(title: "Delete", style: .destructive) { _ in
          fixture.log.append("deleted, \(fixture.root.presentedViewController == nil)")
        })
      fixture.root.present(alert, animated: true)
      fixture.harness.advance(by: 1)
      XCTAssertEqual(alert.view.frame.width, 270)
      XCTAssertEqual(alert.view.frame.midX, 187.5, accuracy: 0.5)
      fixture.harness.run("tap 20,100")
      fixture.harness.advance(by: 0.5)
      XCTAssertNotNil(fixture.root.presentedViewController, "a tap beside an alert does nothing")
      fixture.harness.tap("Delete")
      fixture.harness.advance(by: 1)
      XCTAssertEqual(fixture.take(), ["deleted, true"])
    }
  }

  func test_actionSheet_tapBesideItCancels() {
    withFixture { fixture in
      let sheet = UIAlertController(title: nil, message: "Photo", preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "Share", style: .default))
      sheet.addAction(
        UIAlertAction(title: "Cancel", style: .cancel) { _ in fixture.log.append("cancelled") })
      XCTAssertNil(sheet.popoverPresentationController)
      fixture.root.present(sheet, animated: true)
      fixture.harness.advance(by: 1)
      XCTAssertEqual(sheet.view.frame.maxY, 659)
      fixture.harness.run("tap 20,100")
      fixture.harness.advance(by: 1)
      XCTAssertEqual(fixture.take(), ["cancelled"])
    }
  }

  func test_alertByKeyboard() {
    withFixture { fixture in
      for (key, expected) in [("return", "ok"), ("escape", "cancel")] {
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(
          UIAlertAction(title: "Cancel", style: .cancel) { _ in fixture.log.append("cancel") })
        let ok = UIAlertAction(title: "OK", style: .default) { _ in fixture.log.append("ok") }
        alert.addAction(ok)
        alert.preferredAction = ok
        fixture.root.present(alert, animated: false)
        fixture.harness.advance(by: 0.2)
        fixture.harness.key(key)
        fixture.harness.advance(by: 1)
        XCTAssertEqual(fixture.take(), [expected])
      }
    }
  }

  func test_alertWithFields_takesWhatIsTyped() {
    withFixture { fixture in
      let alert = UIAlertController(title: "Sign In", message: nil, preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "Name" }
      alert.addTextField {
        $0.placeholder = "Password"
        $0.isSecureTextEntry = true
      }
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(
        UIAlertAction(title: "OK", style: .default) { [unowned alert] _ in
          fixture.log.append(contentsOf: alert.textFields!.map { $0.text ?? "" })
        })
      fixture.root.present(alert, animated: true)
      fixture.harness.advance(by: 1)
      fixture.harness.run(
        """
        type "Ada"
        key return
        type "secret"
        """)
      XCTAssertEqual(alert.textFields?.map(\.text), ["Ada", "secret"])
      assertGolden(png: fixture.harness.picture(), named: "presentations/alert-fields")
      fixture.harness.key("return")
      fixture.harness.advance(by: 1)
      XCTAssertEqual(fixture.take(), ["Ada", "secret"])
    }
  }

  // MARK: Popovers

  func test_popover_pointsAtItsItemOnATabletAndIsASheetOnAPhone() {
    for device in ["ipad-11", "iphone-se"] {
      withFixture(device) { fixture in
        let content = fixture.make("content")
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 200, height: 150)
        let anchor = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
        fixture.root.view.addSubview(anchor)
        let popover = content.popoverPresentationController!
        popover.sourceView = anchor
        popover.permittedArrowDirections = .up
        fixture.root.present(content, animated: true)
        fixture.harness.advance(by: 1)
        let frame = content.view.convert(content.view.bounds, to: nil)
        if device == "iphone-se" {
          XCTAssertEqual(frame.size, CGSize(width: 375, height: 637))
          XCTAssertTrue(content.presentationController is UISheetPresentationController)
        } else {
          XCTAssertEqual(frame, CGRect(x: 20, y: 153, width: 200, height: 150))
          XCTAssertEqual(popover.arrowDirection, .up)
          fixture.harness.run("tap 500,500")
          fixture.harness.advance(by: 1)
          XCTAssertNil(fixture.root.presentedViewController)
        }
      }
    }
  }

  // MARK: One's own

  /// Fades by UIView's animations, as most programs do.
  final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    let isPresenting: Bool
    var ended: [Bool] = []
    init(isPresenting: Bool) { self.isPresenting = isPresenting }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.5 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let view = context.view(forKey: isPresenting ? .to : .from)!
      if isPresenting {
        view.frame = context.finalFrame(for: context.viewController(forKey: .to)!)
        view.alpha = 0
        context.containerView.addSubview(view)
      }
      UIView.animate(withDuration: transitionDuration(using: context)) {
        view.alpha = self.isPresenting ? 1 : 0
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
  }

  @MainActor final class Transitioning: NSObject, UIViewControllerTransitioningDelegate {
    let fades = [Fade(isPresenting: true), Fade(isPresenting: false)]
    var interaction: UIPercentDrivenInteractiveTransition?
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { fades[0] }
    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { fades[1] }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    )
      -> (any UIViewControllerInteractiveTransitioning)?
    { interaction }
  }

  func test_ownAnimator_showsTheTransition() {
    withFixture { fixture in
      let delegate = Transitioning()
      let next = fixture.make("next")
      next.modalPresentationStyle = .fullScreen
      next.transitioningDelegate = delegate
      fixture.root.present(next, animated: true)
      XCTAssertNotNil(next.transitionCoordinator)
      fixture.harness.advance(by: 0.25)
      let seen = Double(next.view.layer.presentation()!.opacity)
      XCTAssertEqual(seen, 0.5, accuracy: 0.1)
      fixture.harness.advance(by: 0.5)
      XCTAssertEqual(delegate.fades[0].ended, [true])
      XCTAssertNil(fixture.root.view.window, "full screen takes the presenter's view away")
      XCTAssertEqual(
        fixture.take(),
        [
          "next didLoad", "root willDisappear true", "next willAppear true",
          "root didDisappear true", "next didAppear true",
        ])
      next.dismiss(animated: true)
      fixture.harness.advance(by: 1)
      XCTAssertEqual(delegate.fades[1].ended, [true])
      XCTAssertTrue(fixture.root.view.window === fixture.harness.window)
    }
  }

  func test_ownAnimator_followsAFinger() {
    withFixture { fixture in
      let delegate = Transitioning()
      let next = fixture.make("next")
      next.modalPresentationStyle = .overFullScreen
      next.transitioningDelegate = delegate
      fixture.root.present(next, animated: false)
      fixture.harness.advance(by: 0.2)
      _ = fixture.take()
      let hand = UIPercentDrivenInteractiveTransition()
      delegate.interaction = hand
      next.dismiss(animated: true)
      hand.update(0.6)
      fixture.harness.advance(by: 0.5)
      XCTAssertEqual(hand.percentComplete, 0.6)
      let seen = Double(next.view.layer.presentation()!.opacity)
      XCTAssertLessThan(seen, 0.6)
      XCTAssertGreaterThan(seen, 0.1)
      hand.cancel()
      fixture.harness.advance(by: 1)
      XCTAssertTrue(fixture.root.presentedViewController === next)
      XCTAssertEqual(delegate.fades[1].ended, [false])
      delegate.interaction = UIPercentDrivenInteractiveTransition()
      next.dismiss(animated: true)
      delegate.interaction!.update(0.3)
      fixture.harness.advance(by: 0.2)
      delegate.interaction!.finish()
      fixture.harness.advance(by: 1)
      XCTAssertNil(fixture.root.presentedViewController)
      XCTAssertEqual(delegate.fades[1].ended, [false, true])
    }
  }
}

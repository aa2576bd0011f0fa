import UIKit
import UIKitTestSupport
import XCTest

/// Sheets, alerts, popovers and transitions of one's own, as a user and a delegate notice them.
final class PresentationTests: XCTestCase {
  @MainActor final class Stage: NSObject, UISheetPresentationControllerDelegate {
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

  private func onStage(_ device: String = "iphone-se", _ body: @MainActor (Stage) -> Void) {
    MainActor.assumeIsolated {
      let stage = Stage(device: device)
      body(stage)
      stage.harness.close()
    }
  }

  func test_sheet_comesFromBelowAndLeavesThePresenterShown() {
    onStage { stage in
      let sheet = stage.make("sheet")
      stage.root.present(sheet, animated: true) { stage.log.append("presented") }
      stage.harness.advance(by: 0.1)
      XCTAssertGreaterThan(sheet.view.layer.presentation()!.affineTransform().ty, 0)
      stage.harness.advance(by: 1)
      XCTAssertEqual(
        stage.take(),
        ["sheet didLoad", "sheet willAppear true", "sheet didAppear true", "presented"])
      XCTAssertEqual(sheet.view.frame, CGRect(x: 0, y: 30, width: 375, height: 637))
      XCTAssertNotNil(stage.root.view.window)
      XCTAssertLessThan(stage.root.view.frame.width, 375, "what lies behind goes back a little")
      stage.root.dismiss(animated: true) { stage.log.append("dismissed") }
      stage.harness.advance(by: 1)
      XCTAssertEqual(
        stage.take(), ["sheet willDisappear true", "sheet didDisappear true", "dismissed"])
      XCTAssertEqual(stage.root.view.frame, CGRect(x: 0, y: 0, width: 375, height: 667))
      XCTAssertNil(stage.root.presentedViewController)
    }
  }

  /// As on iOS: grey behind what dims the screen, and the old colour as soon as that goes.
  func test_tintOfThePresenter_isDimmedBehindAlertsAndSheetsThatDim() {
    onStage { stage in
      let button = UIButton(type: .system)
      stage.root.view.addSubview(button)
      stage.root.view.tintColor = .systemRed
      func isGrey() -> Bool {
        var (red, green): (CGFloat, CGFloat) = (0, 0)
        button.tintColor.resolvedColor(with: button.traitCollection)
          .getRed(&red, green: &green, blue: nil, alpha: nil)
        return red == green
      }
      XCTAssertFalse(isGrey())
      let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
      stage.root.present(alert, animated: true)
      stage.harness.advance(by: 0.6)
      XCTAssertTrue(isGrey())
      alert.dismiss(animated: true)
      stage.harness.advance(by: 0.05)
      XCTAssertFalse(isGrey())
      stage.harness.advance(by: 0.6)

      let sheet = stage.make("sheet")
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
      stage.root.present(sheet, animated: true)
      stage.harness.advance(by: 1)
      XCTAssertFalse(isGrey())
      sheet.sheetPresentationController?.animateChanges {
        sheet.sheetPresentationController?.selectedDetentIdentifier = .large
      }
      stage.harness.advance(by: 1)
      XCTAssertTrue(isGrey())
      button.tintAdjustmentMode = .normal
      XCTAssertFalse(isGrey())
      button.tintAdjustmentMode = .automatic
      sheet.dismiss(animated: false)
      stage.harness.advance(by: 0.1)
      XCTAssertFalse(isGrey())
    }
  }

  func test_sheetPulledDown_goesAndTellsTheDelegate() {
    onStage { stage in
      let sheet = stage.make("sheet")
      sheet.presentationController?.delegate = stage
      stage.root.present(sheet, animated: true)
      stage.harness.advance(by: 1)
      _ = stage.take()
      stage.mayDismiss = false
      stage.harness.run("drag 180,60 to 180,560 for 0.4")
      stage.harness.advance(by: 1)
      XCTAssertEqual(stage.take(), ["didAttempt"])
      XCTAssertEqual(sheet.view.frame.minY, 30)
      stage.mayDismiss = true
      stage.harness.run("drag 180,60 to 180,560 for 0.4")
      stage.harness.advance(by: 1)
      XCTAssertEqual(
        stage.take(),
        ["willDismiss", "sheet willDisappear true", "sheet didDisappear true", "didDismiss"])
      XCTAssertNil(stage.root.presentedViewController)
    }
  }

  /// text_styles_and_scroll_constants.json, `sheet`: half of the height, or 1,000 points a second.
  func test_sheet_goesPastHalfOfItsHeightOrBySpeed() {
    onStage { stage in
      for (pull, goes) in [
        ("drag 180,60 to 180,360", false), ("drag 180,60 to 180,420", true),
        ("fling 180,60 by 0,100 velocity 900", false),
        ("fling 180,60 by 0,100 velocity 1100", true),
      ] {
        let sheet = stage.make("sheet")
        stage.root.present(sheet, animated: false)
        stage.harness.advance(by: 0.2)
        stage.harness.run(pull)
        stage.harness.advance(by: 1)
        XCTAssertEqual(stage.root.presentedViewController == nil, goes, pull)
        if !goes { XCTAssertEqual(sheet.view.frame.minY, 30, pull) }
        stage.root.dismiss(animated: false)
        stage.harness.advance(by: 0.2)
      }
    }
  }

  func test_detents_areWhereTheFingerLeavesTheSheet() {
    onStage { stage in
      let sheet = stage.make("sheet")
      sheet.sheetPresentationController!.detents = [.medium(), .large()]
      sheet.sheetPresentationController!.delegate = stage
      stage.root.present(sheet, animated: true)
      stage.harness.advance(by: 1)
      XCTAssertEqual(sheet.view.frame.minY, 667 - (637 / 2).rounded(), accuracy: 1)
      _ = stage.take()
      stage.harness.run("drag 180,380 to 180,60 for 0.4")
      stage.harness.advance(by: 1)
      XCTAssertEqual(stage.take(), ["detent com.apple.UIKit.large"])
      XCTAssertEqual(sheet.view.frame.minY, 30)
    }
  }

  func test_escape_dismissesASheetUnlessItIsModal() {
    onStage { stage in
      let sheet = stage.make("sheet")
      sheet.isModalInPresentation = true
      stage.root.present(sheet, animated: false)
      stage.harness.advance(by: 0.2)
      stage.harness.key("escape")
      stage.harness.advance(by: 1)
      XCTAssertTrue(stage.root.presentedViewController === sheet)
      sheet.isModalInPresentation = false
      stage.harness.key("escape")
      stage.harness.advance(by: 1)
      XCTAssertNil(stage.root.presentedViewController)
    }
  }

  // MARK: Alerts

  func test_alert_handlerRunsWhenItHasGone() {
    onStage { stage in
      let alert = UIAlertController(
        title: "Delete?", message: "This cannot be undone.", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(
        UIAlertAction(title: "Delete", style: .destructive) { _ in
          stage.log.append("deleted, \(stage.root.presentedViewController == nil)")
        })
      stage.root.present(alert, animated: true)
      stage.harness.advance(by: 1)
      XCTAssertEqual(alert.view.frame.width, 270)
      XCTAssertEqual(alert.view.frame.midX, 187.5, accuracy: 0.5)
      stage.harness.run("tap 20,100")
      stage.harness.advance(by: 0.5)
      XCTAssertNotNil(stage.root.presentedViewController, "a tap beside an alert does nothing")
      stage.harness.tap("Delete")
      stage.harness.advance(by: 1)
      XCTAssertEqual(stage.take(), ["deleted, true"])
    }
  }

  func test_actionSheet_tapBesideItCancels() {
    onStage { stage in
      let sheet = UIAlertController(title: nil, message: "Photo", preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "Share", style: .default))
      sheet.addAction(
        UIAlertAction(title: "Cancel", style: .cancel) { _ in stage.log.append("cancelled") })
      XCTAssertNil(sheet.popoverPresentationController)
      stage.root.present(sheet, animated: true)
      stage.harness.advance(by: 1)
      XCTAssertEqual(sheet.view.frame.maxY, 659)
      stage.harness.run("tap 20,100")
      stage.harness.advance(by: 1)
      XCTAssertEqual(stage.take(), ["cancelled"])
    }
  }

  func test_alertByKeyboard() {
    onStage { stage in
      for (key, expected) in [("return", "ok"), ("escape", "cancel")] {
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(
          UIAlertAction(title: "Cancel", style: .cancel) { _ in stage.log.append("cancel") })
        let ok = UIAlertAction(title: "OK", style: .default) { _ in stage.log.append("ok") }
        alert.addAction(ok)
        alert.preferredAction = ok
        stage.root.present(alert, animated: false)
        stage.harness.advance(by: 0.2)
        stage.harness.key(key)
        stage.harness.advance(by: 1)
        XCTAssertEqual(stage.take(), [expected])
      }
    }
  }

  func test_alertWithFields_takesWhatIsTyped() {
    onStage { stage in
      let alert = UIAlertController(title: "Sign In", message: nil, preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "Name" }
      alert.addTextField {
        $0.placeholder = "Password"
        $0.isSecureTextEntry = true
      }
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(
        UIAlertAction(title: "OK", style: .default) { [unowned alert] _ in
          stage.log.append(contentsOf: alert.textFields!.map { $0.text ?? "" })
        })
      stage.root.present(alert, animated: true)
      stage.harness.advance(by: 1)
      stage.harness.run(
        """
        type "Ada"
        key return
        type "secret"
        """)
      XCTAssertEqual(alert.textFields?.map(\.text), ["Ada", "secret"])
      assertGolden(png: stage.harness.picture(), named: "presentations/alert-fields")
      stage.harness.key("return")
      stage.harness.advance(by: 1)
      XCTAssertEqual(stage.take(), ["Ada", "secret"])
    }
  }

  // MARK: Popovers

  func test_popover_pointsAtItsItemOnATabletAndIsASheetOnAPhone() {
    for device in ["ipad-11", "iphone-se"] {
      onStage(device) { stage in
        let content = stage.make("content")
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 200, height: 150)
        let anchor = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
        stage.root.view.addSubview(anchor)
        let popover = content.popoverPresentationController!
        popover.sourceView = anchor
        popover.permittedArrowDirections = .up
        stage.root.present(content, animated: true)
        stage.harness.advance(by: 1)
        let frame = content.view.convert(content.view.bounds, to: nil)
        if device == "iphone-se" {
          XCTAssertEqual(frame.size, CGSize(width: 375, height: 637))
          XCTAssertTrue(content.presentationController is UISheetPresentationController)
        } else {
          XCTAssertEqual(frame, CGRect(x: 20, y: 153, width: 200, height: 150))
          XCTAssertEqual(popover.arrowDirection, .up)
          stage.harness.run("tap 500,500")
          stage.harness.advance(by: 1)
          XCTAssertNil(stage.root.presentedViewController)
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
    onStage { stage in
      let delegate = Transitioning()
      let next = stage.make("next")
      next.modalPresentationStyle = .fullScreen
      next.transitioningDelegate = delegate
      stage.root.present(next, animated: true)
      XCTAssertNotNil(next.transitionCoordinator)
      stage.harness.advance(by: 0.25)
      let seen = Double(next.view.layer.presentation()!.opacity)
      XCTAssertEqual(seen, 0.5, accuracy: 0.1)
      stage.harness.advance(by: 0.5)
      XCTAssertEqual(delegate.fades[0].ended, [true])
      XCTAssertNil(stage.root.view.window, "full screen takes the presenter's view away")
      XCTAssertEqual(
        stage.take(),
        [
          "next didLoad", "root willDisappear true", "next willAppear true",
          "root didDisappear true", "next didAppear true",
        ])
      next.dismiss(animated: true)
      stage.harness.advance(by: 1)
      XCTAssertEqual(delegate.fades[1].ended, [true])
      XCTAssertTrue(stage.root.view.window === stage.harness.window)
    }
  }

  func test_ownAnimator_followsAFinger() {
    onStage { stage in
      let delegate = Transitioning()
      let next = stage.make("next")
      next.modalPresentationStyle = .overFullScreen
      next.transitioningDelegate = delegate
      stage.root.present(next, animated: false)
      stage.harness.advance(by: 0.2)
      _ = stage.take()
      let hand = UIPercentDrivenInteractiveTransition()
      delegate.interaction = hand
      next.dismiss(animated: true)
      hand.update(0.6)
      stage.harness.advance(by: 0.5)
      XCTAssertEqual(hand.percentComplete, 0.6)
      let seen = Double(next.view.layer.presentation()!.opacity)
      XCTAssertLessThan(seen, 0.6)
      XCTAssertGreaterThan(seen, 0.1)
      hand.cancel()
      stage.harness.advance(by: 1)
      XCTAssertTrue(stage.root.presentedViewController === next)
      XCTAssertEqual(delegate.fades[1].ended, [false])
      delegate.interaction = UIPercentDrivenInteractiveTransition()
      next.dismiss(animated: true)
      delegate.interaction!.update(0.3)
      stage.harness.advance(by: 0.2)
      delegate.interaction!.finish()
      stage.harness.advance(by: 1)
      XCTAssertNil(stage.root.presentedViewController)
      XCTAssertEqual(delegate.fades[1].ended, [false, true])
    }
  }
}

import PlatformInterface
import QuartzCore
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Nothing is silently missing: what can be set and has no effect says so once, by name.
final class UnsupportedTests: XCTestCase {
  /// What `body` reports, in order.
  @MainActor
  private static func reports(_ body: () -> Void) -> [String] {
    Unsupported.reset()
    Log.redirect { _ in }
    defer { Log.redirect(to: nil) }
    body()
    return Unsupported.reported
  }

  func test_settingWhatHasNoEffect_reportsItOnceByName() {
    onMainActor {
      let controller = UIViewController()
      let view = UIView()
      let cases: [(String, () -> Void)] = [
        ("UIWindow.screen", { UIWindow().screen = UIScreen() }),
        ("UIView.clearsContextBeforeDrawing", { view.clearsContextBeforeDrawing = false }),
        (
          "UIViewController.modalTransitionStyle",
          { controller.modalTransitionStyle = .flipHorizontal }
        ),
        (
          "UIViewController.modalPresentationCapturesStatusBarAppearance",
          { controller.modalPresentationCapturesStatusBarAppearance = true }
        ),
        (
          "UIImageView.preferredImageDynamicRange",
          { UIImageView().preferredImageDynamicRange = .high }
        ),
        (
          "UIImageReader.Configuration.prefersHighDynamicRange",
          {
            var configuration = UIImageReader.Configuration()
            configuration.prefersHighDynamicRange = true
          }
        ),
        (
          "UIGraphicsImageRendererFormat.preferredRange",
          { UIGraphicsImageRendererFormat().preferredRange = .extended }
        ),
        ("UIBezierPath.flatness", { UIBezierPath().flatness = 4 }),
        (
          "UIImpactFeedbackGenerator.impactOccurred()",
          { UIImpactFeedbackGenerator(style: .light).impactOccurred() }
        ),
        (
          "UISelectionFeedbackGenerator.selectionChanged()",
          { UISelectionFeedbackGenerator().selectionChanged() }
        ),
        (
          "UINotificationFeedbackGenerator.notificationOccurred(_:)",
          { UINotificationFeedbackGenerator().notificationOccurred(.success) }
        ),
        ("UISwitch.preferredStyle", { UISwitch().preferredStyle = .checkbox }),
        (
          "UIButton.automaticallyUpdatesConfiguration",
          { UIButton().automaticallyUpdatesConfiguration = false }
        ),
        (
          "UIButton.Configuration.background.strokeOutset",
          {
            var configuration = UIButton.Configuration.plain()
            configuration.background.strokeOutset = 2
          }
        ),
        ("CALayer.contentsFormat", { view.layer.contentsFormat = .gray8Uint }),
        ("CALayer.rasterizationScale", { view.layer.rasterizationScale = 0.25 }),
      ]
      for (name, set) in cases {
        XCTAssertEqual(
          Self.reports {
            set()
            set()
          }, [name])
      }
    }
  }

  func test_defaultValues_areNoRequests() {
    onMainActor {
      XCTAssertEqual(
        Self.reports {
          let window = UIWindow()
          window.screen = .main
          window.clearsContextBeforeDrawing = true
          let controller = UIViewController()
          controller.modalTransitionStyle = .coverVertical
          controller.definesPresentationContext = false
          UIImageView().preferredImageDynamicRange = .standard
          UIGraphicsImageRendererFormat().preferredRange = .standard
          window.layer.contentsFormat = .RGBA8Uint
          window.layer.rasterizationScale = 2
        }, [])
    }
  }

  func test_wishesForTheDevice_areReportedWhenTheControllerAppears() {
    onMainActor {
      @MainActor final class Wishing: UIViewController {
        override var prefersStatusBarHidden: Bool { true }
        override var prefersHomeIndicatorAutoHidden: Bool { true }
        override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
      }
      let wishes = Self.reports {
        let harness = Harness(device: "iphone-15", root: Wishing())
        harness.settle()
        harness.close()
      }
      XCTAssertEqual(
        Set(wishes),
        [
          "UIViewController.prefersStatusBarHidden",
          "UIViewController.prefersHomeIndicatorAutoHidden",
          "UIViewController.preferredScreenEdgesDeferringSystemGestures",
        ])
    }
  }

  func test_aWindowThatIsNoPhone_doesNotTurn_andReportsIt() {
    onMainActor {
      @MainActor final class Wide: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
      }
      XCTAssertEqual(
        Self.reports {
          let harness = Harness(size: CGSize(width: 320, height: 480), root: Wide())
          harness.settle()
          XCTAssertEqual(harness.window.bounds.width, 320)
          harness.close()
        }, ["UIViewController.supportedInterfaceOrientations"])
    }
  }

  func test_wishesThatAreGranted_areNotReported() {
    onMainActor {
      @MainActor final class Wishing: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        override var prefersStatusBarHidden: Bool { true }
        override var prefersHomeIndicatorAutoHidden: Bool { true }
      }
      // A window of a desktop has no bars to hide, and a portrait screen shows portrait.
      XCTAssertEqual(
        Self.reports {
          let harness = Harness(size: CGSize(width: 320, height: 480), root: Wishing())
          harness.settle()
          harness.close()
        }, [])
    }
  }
}

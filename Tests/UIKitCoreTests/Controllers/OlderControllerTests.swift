import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What controllers and the application had before there was something else for it.
final class OlderControllerTests: XCTestCase {
  private final class Turning: UIViewController {
    var log: [String] = []
    override func willRotate(
      to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) { log.append("will \(toInterfaceOrientation.isLandscape)") }
    override func willAnimateRotation(
      to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) { log.append("animate") }
    override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
      log.append("did \(fromInterfaceOrientation.isLandscape)")
    }
  }

  func test_controllersHearOfAWindowThatTurns() {
    onMainActor {
      let controller = Turning()
      let harness = Harness(
        device: "iphone-se", root: UINavigationController(rootViewController: controller))
      harness.settle()
      controller.log = []
      harness.run("rotate-device")
      harness.settle()
      XCTAssertEqual(controller.log, ["will true", "animate", "did false"])
    }
  }

  func test_contentThatNeedNotScroll_goesBelowTheBar_whereInsetsAreNotAdjusted() {
    onMainActor {
      @MainActor func inset(_ adjusts: Bool) -> CGFloat {
        let controller = UIViewController()
        let scroll = UIScrollView()
        controller.view = scroll
        controller.automaticallyAdjustsScrollViewInsets = adjusts
        let harness = Harness(
          device: "iphone-se", root: UINavigationController(rootViewController: controller))
        harness.settle()
        defer { harness.close() }
        return scroll.adjustedContentInset.top
      }
      XCTAssertGreaterThan(inset(true), 40)
      XCTAssertEqual(inset(false), 0)
    }
  }

  func test_backTitlesMovedFarAway_areNotSeen() {
    onMainActor {
      UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(
        UIOffset(horizontal: -1000, vertical: 0), for: .default)
      defer {
        UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(.zero, for: .default)
      }
      let first = UIViewController()
      first.title = "Albums"
      let navigation = UINavigationController(rootViewController: first)
      let harness = Harness(device: "iphone-se", root: navigation)
      navigation.pushViewController(UIViewController(), animated: false)
      harness.settle()
      let button = harness.view(showing: "Albums") as? UIControl
      let label = button?.subviews.compactMap { $0 as? UILabel }.first
      XCTAssertEqual(label.map { $0.convert($0.bounds, to: nil).maxX < 0 }, true)
    }
  }

  func test_items_areMoved_andHaveBackgrounds() {
    onMainActor {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
      let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
      item.setTitlePositionAdjustment(UIOffset(horizontal: 3, vertical: 5), for: .default)
      item.setBackgroundImage(image, for: .normal, barMetrics: .default)
      XCTAssertEqual(item.titlePositionAdjustment(for: .default).vertical, 5)
      XCTAssertTrue(item.backgroundImage(for: .normal, barMetrics: .default) === image)
      let controller = UIViewController()
      controller.navigationItem.rightBarButtonItem = item
      let harness = Harness(
        device: "iphone-se", root: UINavigationController(rootViewController: controller))
      harness.settle()
      let button = item.shownView as? UIButton
      XCTAssertEqual(button?.titleEdgeInsets.top, 5)
      XCTAssertTrue(button?.backgroundImage(for: .normal) === image)
    }
  }

  private final class Delegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    var errors = 0
    var settings: [UIUserNotificationType] = []
    func application(
      _ application: UIApplication,
      didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) { errors += 1 }
    func application(
      _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings
    ) { settings.append(notificationSettings.types) }
  }

  func test_noticesFromAfar_fail_andThoseOfOnesOwnAreAllowed() {
    onMainActor {
      let harness = Harness(device: "iphone-se", root: UIViewController())
      let application = UIApplication.shared
      let before = application.delegate
      let delegate = Delegate()
      application.delegate = delegate
      defer { application.delegate = before }
      application.registerForRemoteNotifications()
      application.registerUserNotificationSettings(
        UIUserNotificationSettings(types: [.alert, .badge], categories: nil))
      harness.advance(by: 0.1)
      XCTAssertEqual(delegate.errors, 1)
      XCTAssertEqual(delegate.settings, [[.alert, .badge]])
      XCTAssertFalse(application.isRegisteredForRemoteNotifications)
      XCTAssertEqual(application.currentUserNotificationSettings?.types, [.alert, .badge])
      XCTAssertFalse(application.supportsAlternateIcons)
    }
  }

  private final class Peeked: UIViewController {
    var done: [String] = []
    override var previewActionItems: [any UIPreviewActionItem] {
      [
        UIPreviewAction(title: "Like", style: .default) { [weak self] action, controller in
          self?.done.append("\(action.title) \(controller === self)")
        }
      ]
    }
  }
  private final class Peeking: UIViewController, UIViewControllerPreviewingDelegate {
    let shown = Peeked()
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing,
      viewControllerForLocation location: CGPoint
    ) -> UIViewController? { shown }
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing,
      commit viewControllerToCommit: UIViewController
    ) {}
  }

  func test_previews_offerTheirActions() {
    onMainActor {
      let controller = Peeking()
      let harness = Harness(device: "iphone-se", root: controller)
      _ = controller.registerForPreviewing(with: controller, sourceView: controller.view)
      harness.run("longpress 160,200")
      harness.settle()
      harness.tap("Like")
      harness.settle()
      XCTAssertEqual(controller.shown.done, ["Like true"])
    }
  }

  private final class Preview: NSObject, UIDocumentInteractionControllerDelegate {
    var log: [String] = []
    func documentInteractionControllerWillPresentOptionsMenu(
      _ controller: UIDocumentInteractionController
    ) { log.append("will") }
    func documentInteractionControllerDidDismissOptionsMenu(
      _ controller: UIDocumentInteractionController
    ) { log.append("did") }
  }

  func test_files_areShared_andNotPreviewedWithoutAController() {
    onMainActor {
      let root = UIViewController()
      let harness = Harness(device: "iphone-se", root: root)
      let delegate = Preview()
      let file = UIDocumentInteractionController(url: URL(fileURLWithPath: "/tmp/notes.txt"))
      file.delegate = delegate
      XCTAssertEqual(file.name, "notes.txt")
      XCTAssertEqual(file.uti, "public.plain-text")
      XCTAssertFalse(file.presentPreview(animated: true))
      XCTAssertTrue(file.presentOptionsMenu(from: .zero, in: root.view, animated: true))
      harness.settle()
      XCTAssertTrue(root.presentedViewController is UIActivityViewController)
      XCTAssertEqual(delegate.log, ["will"])
      file.dismissMenu(animated: false)
      harness.settle()
      XCTAssertNil(root.presentedViewController)
    }
  }

  func test_screens_haveOneMode() {
    onMainActor {
      let harness = Harness(device: "iphone-se", root: UIViewController())
      _ = harness
      let screen = UIScreen.main
      XCTAssertEqual(screen.currentMode?.size.width, screen.bounds.width * screen.scale)
      XCTAssertEqual(screen.availableModes.count, 1)
      XCTAssertEqual(screen.applicationFrame.maxY, screen.bounds.maxY)
      XCTAssertEqual(screen.applicationFrame.minY, UIApplication.shared.statusBarFrame.height)
    }
  }
}

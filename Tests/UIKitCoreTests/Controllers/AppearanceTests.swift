import PlatformInterface
import QuartzCore
import UIKitTestSupport
import XCTest

@testable import UIKitCore

@MainActor private var log: [String] = []

/// Writes down what it is told.
@MainActor
private final class LoggingController: UIViewController {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  private func write(_ text: String) { log.append("\(name) \(text)") }

  @MainActor final class LoggingView: UIView {
    var name = ""
    override func layoutSubviews() { log.append("\(name) layoutSubviews") }
    override func didMoveToWindow() {
      log.append("\(name) didMoveToWindow \(window == nil ? "nil" : "window")")
    }
  }

  override func loadView() {
    write("loadView")
    let made = LoggingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    made.name = "\(name).view"
    view = made
  }
  override func viewDidLoad() { write("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { write("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) {
    write("viewIsAppearing \(Int(view.bounds.width))")
  }
  override func viewDidAppear(_ animated: Bool) { write("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { write("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { write("viewDidDisappear") }
  override func viewWillLayoutSubviews() { write("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { write("viewDidLayoutSubviews") }
  override func willMove(toParent parent: UIViewController?) {
    write("willMoveToParent \((parent as? LoggingController)?.name ?? "nil")")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    write("didMoveToParent \((parent as? LoggingController)?.name ?? "nil")")
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    write("viewWillTransition \(Int(size.width))x\(Int(size.height))")
    coordinator.animate(
      alongsideTransition: { _ in
        log.append("\(self.name) alongside \(Int(self.view.bounds.width))")
      },
      completion: { _ in log.append("\(self.name) completion") })
    super.viewWillTransition(to: size, with: coordinator)
  }
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    write("willTransition \(newCollection.horizontalSizeClass)")
    super.willTransition(to: newCollection, with: coordinator)
  }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    write("traitCollectionDidChange \(traitCollection.horizontalSizeClass)")
  }
  override func viewSafeAreaInsetsDidChange() { write("safeArea \(Int(view.safeAreaInsets.top))") }
}

@MainActor
private func recorded(_ body: () -> Void) -> [String] {
  log = []
  body()
  return log
}

final class AppearanceTests: XCTestCase {
  func test_rootController_appearsInApplesOrder() {
    onMainActor {
      let window = closedAfterTest(UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
      let a = LoggingController("a")
      XCTAssertEqual(recorded { window.rootViewController = a }, [])
      XCTAssertEqual(
        recorded { window.makeKeyAndVisible() },
        ["a loadView", "a viewDidLoad", "a viewWillAppear", "a.view didMoveToWindow window"])
      let host = window.windowScene!.host
      XCTAssertEqual(
        recorded { _ = host.frame(at: 0) },
        [
          "a viewIsAppearing 300", "a viewWillLayoutSubviews", "a.view layoutSubviews",
          "a viewDidLayoutSubviews", "a viewDidAppear",
        ])
      XCTAssertEqual(
        recorded { window.rootViewController = nil },
        ["a viewWillDisappear", "a.view didMoveToWindow nil", "a viewDidDisappear"])
      XCTAssertEqual(recorded { _ = host.frame(at: 1) }, [])
    }
  }

  func test_replacingTheRoot_tellsBoth() {
    onMainActor {
      let window = closedAfterTest(UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
      let (a, b) = (LoggingController("a"), LoggingController("b"))
      window.rootViewController = a
      window.makeKeyAndVisible()
      let host = window.windowScene!.host
      _ = host.frame(at: 0)
      let lines = recorded {
        window.rootViewController = b
        _ = host.frame(at: 1)
      }
      XCTAssertEqual(
        lines.filter { $0.contains("ppear") },
        [
          "a viewWillDisappear", "a viewDidDisappear", "b viewWillAppear", "b viewIsAppearing 300",
          "b viewDidAppear",
        ])
    }
  }

  func test_childAddedBeforehand_appearsWithItsParent() {
    onMainActor {
      let window = closedAfterTest(UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
      let (parent, child) = (LoggingController("parent"), LoggingController("child"))
      XCTAssertEqual(recorded { parent.addChild(child) }, ["child willMoveToParent parent"])
      parent.view.addSubview(child.view)
      XCTAssertTrue(child.isMovingToParent)
      child.didMove(toParent: parent)
      XCTAssertFalse(child.isMovingToParent)
      let lines = recorded {
        window.rootViewController = parent
        window.makeKeyAndVisible()
        _ = window.windowScene!.host.frame(at: 0)
      }
      XCTAssertEqual(
        lines.filter { $0.contains("ppear") },
        [
          "parent viewWillAppear", "child viewWillAppear", "parent viewIsAppearing 300",
          "child viewIsAppearing 10", "parent viewDidAppear", "child viewDidAppear",
        ])
      let gone = recorded { window.isHidden = true }
      XCTAssertEqual(
        gone.filter { $0.contains("ppear") },
        [
          "parent viewWillDisappear", "child viewWillDisappear", "parent viewDidDisappear",
          "child viewDidDisappear",
        ])
    }
  }

  func test_childAddedLater_appearsByItself() {
    onMainActor {
      let window = closedAfterTest(UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
      let (parent, child) = (LoggingController("parent"), LoggingController("child"))
      window.rootViewController = parent
      window.makeKeyAndVisible()
      let host = window.windowScene!.host
      _ = host.frame(at: 0)
      let lines = recorded {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        _ = host.frame(at: 1)
      }
      XCTAssertEqual(
        lines.filter { $0.hasPrefix("child") && !$0.contains("ayout") },
        [
          "child willMoveToParent parent", "child loadView", "child viewDidLoad",
          "child viewWillAppear", "child.view didMoveToWindow window",
          "child didMoveToParent parent",
          "child viewIsAppearing 10", "child viewDidAppear",
        ])
      let gone = recorded {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
      }
      XCTAssertEqual(
        gone,
        [
          "child willMoveToParent nil", "child viewWillDisappear", "child.view didMoveToWindow nil",
          "child viewDidDisappear", "child didMoveToParent nil",
        ])
      XCTAssertTrue(parent.children.isEmpty)
    }
  }

  func test_containerThatForwardsByHand_decides() {
    onMainActor {
      @MainActor final class Manual: UIViewController {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
      }
      let window = closedAfterTest(UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
      let parent = Manual()
      let child = LoggingController("child")
      parent.addChild(child)
      window.rootViewController = parent
      window.makeKeyAndVisible()
      let host = window.windowScene!.host
      _ = host.frame(at: 0)
      let lines = recorded {
        parent.view.addSubview(child.view)
        _ = host.frame(at: 1)
      }
      XCTAssertEqual(lines.filter { $0.contains("ppear") }, [])
      XCTAssertEqual(
        recorded {
          child.beginAppearanceTransition(true, animated: false)
          child.endAppearanceTransition()
        }, ["child viewWillAppear", "child viewIsAppearing 10", "child viewDidAppear"])
      XCTAssertEqual(
        recorded {
          child.beginAppearanceTransition(false, animated: false)
          child.view.removeFromSuperview()
          child.endAppearanceTransition()
        },
        ["child viewWillDisappear", "child.view didMoveToWindow nil", "child viewDidDisappear"])
    }
  }

  // MARK: Presentation

  func test_fullScreenPresentation_coversThePresenter() {
    onMainActor {
      let window = closedAfterTest(UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
      let (a, b) = (LoggingController("a"), LoggingController("b"))
      window.rootViewController = a
      window.makeKeyAndVisible()
      let host = window.windowScene!.host
      _ = host.frame(at: 0)
      b.modalPresentationStyle = .fullScreen
      var isDone = false
      let lines = recorded {
        a.present(b, animated: false) { isDone = true }
        XCTAssertTrue(b.isBeingPresented)
        _ = host.frame(at: 1)
      }
      XCTAssertTrue(isDone)
      XCTAssertEqual(
        lines.filter { $0.contains("ppear") },
        [
          "a viewWillDisappear", "b viewWillAppear", "b viewIsAppearing 300", "b viewDidAppear",
          "a viewDidDisappear",
        ])
      XCTAssertTrue(a.presentedViewController === b)
      XCTAssertTrue(b.presentingViewController === a)
      XCTAssertNil(a.view.window, "what is covered leaves the window")
      XCTAssertFalse(b.isBeingPresented)
      let gone = recorded {
        b.dismiss(animated: false)
        _ = host.frame(at: 2)
      }
      XCTAssertEqual(
        gone.filter { $0.contains("ppear") },
        [
          "b viewWillDisappear", "a viewWillAppear", "a viewIsAppearing 300", "a viewDidAppear",
          "b viewDidDisappear",
        ])
      XCTAssertNil(a.presentedViewController)
      XCTAssertTrue(window.subviews.elementsEqual([a.view], by: ===))
    }
  }

  func test_overFullScreen_leavesThePresenterShown() {
    onMainActor {
      let window = closedAfterTest(UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
      let (a, b) = (LoggingController("a"), LoggingController("b"))
      window.rootViewController = a
      window.makeKeyAndVisible()
      let host = window.windowScene!.host
      _ = host.frame(at: 0)
      b.modalPresentationStyle = .overFullScreen
      let lines = recorded {
        a.present(b, animated: false)
        _ = host.frame(at: 1)
        a.dismiss(animated: false)
        _ = host.frame(at: 2)
      }
      XCTAssertEqual(
        lines.filter { $0.contains("ppear") },
        [
          "b viewWillAppear", "b viewIsAppearing 300", "b viewDidAppear", "b viewWillDisappear",
          "b viewDidDisappear",
        ])
    }
  }

  func test_presentingTwice_isLogged() {
    onMainActor {
      let window = closedAfterTest(UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
      let a = UIViewController()
      window.rootViewController = a
      let lines = Lines()
      Log.redirect { lines.append($0) }
      defer { Log.redirect(to: nil) }
      a.present(UIViewController(), animated: false)
      XCTAssertTrue(lines.all.last?.contains("not in the window hierarchy") ?? false)
      window.makeKeyAndVisible()
      _ = window.windowScene!.host.frame(at: 0)
      let first = UIViewController()
      a.present(first, animated: false)
      a.present(UIViewController(), animated: false)
      XCTAssertTrue(lines.all.last?.contains("already presenting") ?? false)
      XCTAssertTrue(a.presentedViewController === first)
    }
  }

  // MARK: Resizing

  func test_resizingTheScene_tellsControllersFirst() {
    onMainActor {
      let window = closedAfterTest(UIWindow(frame: UIScreen.main.bounds))
      let a = LoggingController("a")
      window.rootViewController = a
      window.makeKeyAndVisible()
      let host = window.windowScene!.host
      let old = host.size
      window.frame = CGRect(origin: .zero, size: old)
      _ = host.frame(at: 0)
      let lines = recorded {
        host.receive(.resized(size: CGSize(width: 320, height: 500), scale: 2))
        _ = host.frame(at: 1)
      }
      defer {
        host.receive(.resized(size: old, scale: 2))
        _ = host.frame(at: 2)
      }
      XCTAssertEqual(window.frame.size, CGSize(width: 320, height: 500))
      XCTAssertEqual(
        lines,
        [
          "a willTransition compact", "a viewWillTransition 320x500",
          "a traitCollectionDidChange compact", "a alongside 320", "a viewWillLayoutSubviews",
          "a.view layoutSubviews", "a viewDidLayoutSubviews", "a completion",
        ])
    }
  }

  func test_overriddenTraits_keepOneObject() {
    onMainActor {
      let controller = UIViewController()
      controller.traitOverrides.preferredContentSizeCategory = .small
      let view = UIView()
      controller.view.addSubview(view)
      let traits = view.traitCollection
      XCTAssertEqual(traits.preferredContentSizeCategory, .small)
      view.layoutIfNeeded()
      controller.view.layoutIfNeeded()
      XCTAssertTrue(view.traitCollection === traits)
      XCTAssertTrue(controller.traitCollection === traits)
    }
  }

  func test_childTraits_canBeOverriddenByTheParent() {
    onMainActor {
      let (parent, child) = (UIViewController(), LoggingController("child"))
      parent.addChild(child)
      parent.view.addSubview(child.view)
      parent.setOverrideTraitCollection(
        UITraitCollection(horizontalSizeClass: .compact), forChild: child)
      XCTAssertEqual(child.traitCollection.horizontalSizeClass, .compact)
      XCTAssertEqual(child.view.traitCollection.horizontalSizeClass, .compact)
      parent.setOverrideTraitCollection(nil, forChild: child)
      XCTAssertTrue(child.view.traitCollection === parent.view.traitCollection)
    }
  }

  // MARK: Memory

  func test_controllersAndViews_goAway() {
    onMainActor {
      weak var root: UIViewController?
      weak var child: UIViewController?
      weak var presented: UIViewController?
      weak var view: UIView?
      do {
        let window = closedAfterTest(UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
        let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
        a.addChild(b)
        a.view.addSubview(b.view)
        b.didMove(toParent: a)
        window.rootViewController = a
        window.makeKeyAndVisible()
        let host = window.windowScene!.host
        _ = host.frame(at: 0)
        a.present(c, animated: false)
        _ = host.frame(at: 1)
        (root, child, presented, view) = (a, b, c, c.view)
      }
      XCTAssertNil(root)
      XCTAssertNil(child)
      XCTAssertNil(presented)
      XCTAssertNil(view)
    }
  }
}

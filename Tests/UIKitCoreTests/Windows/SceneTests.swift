import Foundation
import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

@MainActor private var log: [String] = []

/// Logs what its scene hears, by the scene's session.
@MainActor
private final class WindowDelegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?

  private func say(_ text: String, _ scene: UIScene) {
    log.append("\(scene.session.persistentIdentifier) \(text)")
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity
    let links = connectionOptions.urlContexts.map(\.url.absoluteString).sorted()
    say((["connected", activity?.title].compactMap { $0 } + links).joined(separator: " "), scene)
    guard let scene = scene as? UIWindowScene else { return }
    let made = UIWindow(windowScene: scene)
    made.rootViewController = UIViewController()
    made.makeKeyAndVisible()
    window = made
    scene.title = activity?.title
  }
  func sceneDidBecomeActive(_ scene: UIScene) { say("active", scene) }
  func sceneWillResignActive(_ scene: UIScene) { say("inactive", scene) }
  func sceneDidEnterBackground(_ scene: UIScene) { say("background", scene) }
  func sceneDidDisconnect(_ scene: UIScene) { say("disconnected", scene) }
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    say("continue \(userActivity.title ?? "")", scene)
  }
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    say("open " + URLContexts.map(\.url.absoluteString).sorted().joined(separator: " "), scene)
  }
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    guard let title = scene.title, !title.isEmpty else { return nil }
    let activity = NSUserActivity(activityType: "com.example.shows")
    activity.title = title
    activity.userInfo = ["page": 7, "link": URL(string: "https://example.com/a?b=c")!]
    return activity
  }
}

@MainActor
private final class WindowsDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = WindowDelegate.self
    return configuration
  }
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    let names = sceneSessions.map(\.persistentIdentifier).sorted()
    log.append("discarded \(names.joined(separator: " "))")
  }
}

/// Without scenes; refuses or takes what it is launched for.
@MainActor
private final class LinkDelegate: NSObject, UIApplicationDelegate {
  let takes: Bool
  init(takes: Bool) { self.takes = takes }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.append("launched \((launchOptions?[.url] as? URL)?.absoluteString ?? "for nothing")")
    return takes
  }
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    log.append("open \(url.absoluteString)")
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }
}

/// Makes its window itself.
@MainActor
private final class OwnWindowDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }
}

final class SceneTests: XCTestCase {
  @MainActor
  private static func launch(
    _ delegate: any UIApplicationDelegate, severalScenes: Bool = true, links: [URL] = []
  ) -> [String] {
    log = []
    for scene in SceneRegistry.scenes { SceneRegistry.remove(scene) }
    ApplicationLifeCycle.reset()
    AppInfo.supportsMultipleScenes = severalScenes
    ApplicationLifeCycle.launch(delegate: delegate, links: links)
    return log
  }

  /// What was logged during `body` and the turn of the main loop after it.
  @MainActor
  private static func logged(_ body: () -> Void) -> [String] {
    log = []
    body()
    RunLoop.main.run(mode: .default, before: .distantPast)
    return log
  }

  override func tearDown() {
    onMainActor {
      UIApplication.shared.ownedDelegate = nil
      UIApplication.shared.delegate = nil
      for scene in SceneRegistry.scenes { SceneRegistry.remove(scene) }
      ApplicationLifeCycle.reset()
      AppInfo.supportsMultipleScenes = false
      SceneSessionStore.file = nil
    }
  }

  @MainActor
  private static func activity(_ title: String) -> NSUserActivity {
    let activity = NSUserActivity(activityType: "com.example.shows")
    activity.title = title
    return activity
  }

  /// Names of the sessions, which go on counting from test to test.
  @MainActor
  private static var names: [String] {
    SceneRegistry.scenes.map(\.session.persistentIdentifier)
  }

  func test_requestedScene_opensInFrontWithItsActivity() {
    onMainActor {
      _ = Self.launch(WindowsDelegate())
      let application = UIApplication.shared
      let events = Self.logged {
        application.requestSceneSessionActivation(
          nil, userActivity: Self.activity("Letter"), options: nil)
        XCTAssertEqual(application.connectedScenes.count, 1, "It comes later.")
      }
      XCTAssertEqual(application.connectedScenes.count, 2)
      guard Self.names.count == 2 else { return }
      XCTAssertEqual(
        events,
        [
          "\(Self.names[1]) connected Letter", "\(Self.names[0]) inactive",
          "\(Self.names[1]) active",
        ])
      XCTAssertEqual(
        SceneRegistry.scenes.map(\.activationState), [.foregroundInactive, .foregroundActive])
      XCTAssertEqual(application.keyWindow?.windowScene, SceneRegistry.scenes[1])
      XCTAssertEqual(application.applicationState, .active)
    }
  }

  func test_programOfOneScene_isToldThatThereIsNoOther() {
    onMainActor {
      _ = Self.launch(WindowsDelegate(), severalScenes: false)
      var problem: (any Error)?
      _ = Self.logged {
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
          problem = $0
        }
      }
      XCTAssertEqual((problem as? UISceneError)?.code, .multipleScenesNotSupported)
      XCTAssertEqual((problem as NSError?)?.domain, UISceneErrorDomain)
      XCTAssertEqual(SceneRegistry.scenes.count, 1)
    }
  }

  func test_requestForASessionThatIsThere_bringsItToTheFront() {
    onMainActor {
      _ = Self.launch(WindowsDelegate())
      let first = SceneRegistry.scenes[0]
      let application = UIApplication.shared
      _ = Self.logged {
        application.activateSceneSession(for: UISceneSessionActivationRequest())
      }
      XCTAssertEqual(first.activationState, .foregroundInactive)
      let events = Self.logged {
        application.requestSceneSessionActivation(
          first.session, userActivity: Self.activity("Draft"), options: nil)
      }
      XCTAssertEqual(
        events,
        [
          "\(Self.names[1]) inactive", "\(Self.names[0]) active", "\(Self.names[0]) continue Draft",
        ])
      XCTAssertEqual(SceneRegistry.scenes.count, 2)
    }
  }

  func test_closedScene_isDiscardedAndTheOtherGoesOn() {
    onMainActor {
      _ = Self.launch(WindowsDelegate())
      let application = UIApplication.shared
      _ = Self.logged {
        application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
      }
      let names = Self.names
      let session = SceneRegistry.scenes[1].session
      let events = Self.logged {
        application.requestSceneSessionDestruction(session, options: nil)
      }
      XCTAssertEqual(
        events,
        [
          "\(names[1]) inactive", "\(names[1]) background", "\(names[1]) disconnected",
          "discarded \(names[1])", "\(names[0]) active",
        ])
      XCTAssertEqual(application.applicationState, .active)
      XCTAssertEqual(application.openSessions.map(\.persistentIdentifier), [names[0]])
      var problem: (any Error)?
      _ = Self.logged {
        application.requestSceneSessionDestruction(session, options: nil) { problem = $0 }
      }
      XCTAssertEqual((problem as? UISceneError)?.code, .requestDenied)
    }
  }

  func test_minimisedScene_leavesTheProgramInTheForeground() {
    onMainActor {
      _ = Self.launch(WindowsDelegate())
      let application = UIApplication.shared
      _ = Self.logged {
        application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
      }
      let (first, second) = (SceneRegistry.scenes[0], SceneRegistry.scenes[1])
      second.host.receive(.visibilityChanged(isVisible: false))
      XCTAssertEqual(second.activationState, .background)
      XCTAssertEqual(application.applicationState, .inactive)
      first.host.receive(.focusChanged(isKey: true))
      XCTAssertEqual(application.applicationState, .active)
      first.host.receive(.visibilityChanged(isVisible: false))
      XCTAssertEqual(application.applicationState, .background)
      second.host.receive(.visibilityChanged(isVisible: true))
      XCTAssertEqual(application.applicationState, .inactive)
      XCTAssertEqual(first.activationState, .background)
    }
  }

  func test_ctrlN_opensANewScene_whereTheProgramMayHaveSeveral() {
    onMainActor {
      _ = Self.launch(WindowsDelegate())
      let key = KeyInput(
        key: .character, characters: "n", charactersIgnoringModifiers: "n", modifiers: .control,
        time: 0)
      SceneRegistry.front?.host.receive(.key(key))
      XCTAssertEqual(SceneRegistry.scenes.count, 2)
      AppInfo.supportsMultipleScenes = false
      SceneRegistry.front?.host.receive(.key(key))
      XCTAssertEqual(SceneRegistry.scenes.count, 2)
    }
  }

  func test_activationAction_opensWhatItsProviderNames_orIsItsAlternate() {
    onMainActor {
      _ = Self.launch(WindowsDelegate())
      let action = UIWindowScene.ActivationAction { _ in
        UIWindowScene.ActivationConfiguration(userActivity: Self.activity("Photo"))
      }
      XCTAssertEqual(action.title, "Open in New Window")
      let events = Self.logged { action.performWithSender(nil, target: nil) }
      XCTAssertEqual(events.first, Self.names.last.map { "\($0) connected Photo" })

      AppInfo.supportsMultipleScenes = false
      var isChosen = false
      let other = UIWindowScene.ActivationAction(
        alternate: UIAction(title: "Open") { _ in isChosen = true }
      ) { _ in nil }
      XCTAssertEqual(other.title, "Open")
      other.performWithSender(nil, target: nil)
      XCTAssertTrue(isChosen)
      let hidden = UIWindowScene.ActivationAction { _ in nil }
      XCTAssertTrue(hidden.attributes.contains(.hidden))
    }
  }

  // MARK: Kept for the next start

  @MainActor
  private static func withStore(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tessera-scenes-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("app/windows.plist")
    SceneSessionStore.file = file
    try body(file)
  }

  func test_windowsOfAProgramThatEnded_comeBackWithWhatTheyShowed() throws {
    try onMainActor {
      try Self.withStore { _ in
        _ = Self.launch(WindowsDelegate())
        let application = UIApplication.shared
        _ = Self.logged {
          application.requestSceneSessionActivation(
            nil, userActivity: Self.activity("Letter"), options: nil)
        }
        SceneRegistry.scenes[1].session.userInfo = ["scroll": 12.5, "open": true, "ids": ["a"]]
        let names = Self.names
        ApplicationLifeCycle.quit()
        XCTAssertTrue(SceneRegistry.scenes.isEmpty)
        XCTAssertFalse(log.contains { $0.hasPrefix("discarded") })

        let events = Self.launch(WindowsDelegate())
        XCTAssertEqual(Set(Self.names), Set(names))
        XCTAssertTrue(events.contains("\(names[1]) connected Letter"), "\(events)")
        let session = SceneRegistry.scenes.first { $0.title == "Letter" }?.session
        XCTAssertEqual(session?.userInfo?["scroll"] as? Double, 12.5)
        XCTAssertEqual(session?.userInfo?["open"] as? Bool, true)
        XCTAssertEqual(session?.userInfo?["ids"] as? [String], ["a"])
        let activity = session?.stateRestorationActivity
        XCTAssertEqual(activity?.activityType, "com.example.shows")
        XCTAssertEqual(activity?.userInfo?["page"] as? Int, 7)
        XCTAssertEqual(
          activity?.userInfo?["link"] as? URL, URL(string: "https://example.com/a?b=c"))
        // A new one has a name that none had before.
        _ = Self.logged {
          application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
        }
        XCTAssertEqual(Set(Self.names).count, 3)
      }
    }
  }

  func test_windowsOfAProgramThatEnded_comeBackAsLargeAsTheyWere() throws {
    try onMainActor {
      try Self.withStore { file in
        _ = Self.launch(WindowsDelegate())
        let usual = SceneRegistry.scenes[0].host.size
        _ = Self.logged {
          UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
        }
        SceneRegistry.scenes[0].host.platformWindow.resize(to: CGSize(width: 500, height: 640))
        let names = Self.names
        ApplicationLifeCycle.quit()
        _ = Self.launch(WindowsDelegate())
        let sizes = Dictionary(
          SceneRegistry.scenes.map { ($0.session.persistentIdentifier, $0.host.size) }
        ) { $1 }
        XCTAssertEqual(sizes[names[0]], CGSize(width: 500, height: 640))
        XCTAssertEqual(sizes[names[1]], usual)
        ApplicationLifeCycle.quit()

        // What no window could be counts for nothing.
        let text: [String: Any] = [
          "count": 1,
          "sessions": [
            [
              "identifier": "scene-1", "role": "UIWindowSceneSessionRoleApplication",
              "window": ["width": 1e9, "height": -4],
            ]
          ],
        ]
        try PropertyListSerialization.data(fromPropertyList: text, format: .xml, options: 0)
          .write(to: file)
        _ = Self.launch(WindowsDelegate())
        XCTAssertEqual(SceneRegistry.scenes.map(\.host.size), [usual])
        ApplicationLifeCycle.quit()
      }
    }
  }

  /// A program without scenes asks the screen for its size before it has a window.
  func test_windowOfAProgramWithoutScenes_comesBackAsLargeAsItWas() throws {
    try onMainActor {
      try Self.withStore { _ in
        _ = Self.launch(OwnWindowDelegate())
        SceneRegistry.scenes[0].host.platformWindow.resize(to: CGSize(width: 500, height: 640))
        ApplicationLifeCycle.quit()
        let delegate = OwnWindowDelegate()
        _ = Self.launch(delegate)
        XCTAssertEqual(SceneRegistry.scenes[0].host.size, CGSize(width: 500, height: 640))
        XCTAssertEqual(delegate.window?.frame, CGRect(x: 0, y: 0, width: 500, height: 640))
        ApplicationLifeCycle.quit()
      }
    }
  }

  func test_windowThatTheUserClosed_doesNotComeBack() throws {
    try onMainActor {
      try Self.withStore { _ in
        _ = Self.launch(WindowsDelegate())
        _ = Self.logged {
          UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
        }
        let names = Self.names
        SceneRegistry.scenes[0].host.receive(.closeRequested)
        SceneRegistry.scenes[0].host.receive(.closeRequested)
        _ = Self.launch(WindowsDelegate())
        XCTAssertEqual(Self.names, [names[1]])
      }
    }
  }

  func test_programThatHasOneSceneByNow_hearsThatTheOthersAreGone() throws {
    try onMainActor {
      try Self.withStore { _ in
        _ = Self.launch(WindowsDelegate())
        _ = Self.logged {
          UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
        }
        let names = Self.names
        // As at Ctrl+C in a terminal: the windows have lost the keyboard, and the process ends.
        for scene in SceneRegistry.scenes { scene.host.receive(.focusChanged(isKey: false)) }
        let events = Self.launch(WindowsDelegate(), severalScenes: false)
        XCTAssertEqual(Self.names, [names[1]])
        XCTAssertEqual(events.last, "discarded \(names[0])")
      }
    }
  }

  func test_damagedFile_countsAsNone() throws {
    try onMainActor {
      try Self.withStore { file in
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("not a list".utf8).write(to: file)
        _ = Self.launch(WindowsDelegate())
        XCTAssertEqual(Self.names.count, 1)
        ApplicationLifeCycle.quit()
        XCTAssertEqual(SceneSessionStore.read().sessions.count, 1, "It was written anew.")
      }
    }
  }

  // MARK: Links

  func test_linksOfTheLaunch_areAmongTheScenesOptions_laterOnesReachItsDelegate() {
    onMainActor {
      let link = URL(string: "notes://open?id=3")!
      let events = Self.launch(WindowsDelegate(), links: [link])
      XCTAssertEqual(events.first, "\(Self.names[0]) connected \(link.absoluteString)")
      let file = URL(fileURLWithPath: "/tmp/a b.txt")
      let later = Self.logged {
        SceneRegistry.scenes.first?.host.receive(.startedAgain([file]))
      }
      XCTAssertEqual(later, ["\(Self.names[0]) open \(file.absoluteString)"])
      XCTAssertEqual(
        Self.logged { SceneRegistry.scenes.first?.host.receive(.startedAgain([])) }, [])
    }
  }

  func test_delegateWithoutScenes_opensWhatItAgreedToBeLaunchedFor() {
    onMainActor {
      let link = URL(string: "notes://open")!
      XCTAssertEqual(
        Self.launch(LinkDelegate(takes: true), links: [link]),
        ["launched notes://open", "open notes://open", "active"])
      XCTAssertEqual(
        Self.launch(LinkDelegate(takes: false), links: [link]),
        ["launched notes://open", "active"])
      XCTAssertEqual(
        Self.launch(LinkDelegate(takes: true)), ["launched for nothing", "active"])
    }
  }
}

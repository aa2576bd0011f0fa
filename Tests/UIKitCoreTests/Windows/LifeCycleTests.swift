import NibDocument
@_spi(XcodeSources) import ObjCRuntime
import PlatformInterface
import QuartzCore
import UIKitTestSupport
import XCTest

@testable import UIKitCore

@MainActor private var log: [String] = []

@MainActor
final class PlainDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.append("willFinishLaunching")
    return true
  }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.append("didFinishLaunching \(application.applicationState)")
    let made = UIWindow(frame: UIScreen.main.bounds)
    made.rootViewController = UIViewController()
    made.makeKeyAndVisible()
    window = made
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { log.append("didBecomeActive") }
  func applicationWillResignActive(_ application: UIApplication) { log.append("willResignActive") }
  func applicationDidEnterBackground(_ application: UIApplication) {
    log.append("didEnterBackground")
  }
  func applicationWillTerminate(_ application: UIApplication) { log.append("willTerminate") }
  func applicationWillEnterForeground(_ application: UIApplication) {
    log.append("willEnterForeground")
  }
}

@MainActor
final class RecordingSceneDelegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    log.append("scene willConnect \(scene.activationState)")
    guard let scene = scene as? UIWindowScene else { return }
    let made = UIWindow(windowScene: scene)
    made.rootViewController = UIViewController()
    made.makeKeyAndVisible()
    window = made
  }
  func sceneDidBecomeActive(_ scene: UIScene) { log.append("scene didBecomeActive") }
  func sceneWillResignActive(_ scene: UIScene) { log.append("scene willResignActive") }
  func sceneWillEnterForeground(_ scene: UIScene) { log.append("scene willEnterForeground") }
  func sceneDidEnterBackground(_ scene: UIScene) { log.append("scene didEnterBackground") }
  func sceneDidDisconnect(_ scene: UIScene) {
    log.append("scene didDisconnect \(scene.activationState)")
  }
}

/// Found by its name alone, as in Xcode's template.
@MainActor
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { log.append("SceneDelegate willConnect") }
}

@MainActor
final class TemplateDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }
}

@MainActor
final class SceneUsingDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?
  var showsAWindow = false

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.append("didFinishLaunching")
    if showsAWindow {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.makeKeyAndVisible()
    }
    return true
  }
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    log.append("configurationForConnecting")
    let configuration = UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = RecordingSceneDelegate.self
    return configuration
  }
  func applicationDidBecomeActive(_ application: UIApplication) { log.append("not for scenes") }
}

/// As in Xcode's template with a main storyboard, and a scene delegate that makes its own window all the same.
@MainActor
final class StoryboardDelegate: NSObject, UIApplicationDelegate {
  let storyboard: UIStoryboard
  let sceneDelegate: AnyClass
  var window: UIWindow?
  var showsAWindow = false

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if showsAWindow {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.makeKeyAndVisible()
    }
    return true
  }

  init(_ sceneDelegate: AnyClass) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        initialViewController="A"><scenes><scene sceneID="S"><objects>
        <viewController id="A" customClass="BoardController"><view key="view" id="V"/></viewController>
      </objects></scene></scenes></document>
      """
    storyboard = UIStoryboard(
      document: try NibReader.read(Array(text.utf8), fileName: "Main.storyboard"), bundle: .main)
    self.sceneDelegate = sceneDelegate
    ObjCMembers.add(BoardController.self, named: "BoardController") { _ in }
  }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = sceneDelegate
    configuration.storyboard = storyboard
    return configuration
  }
}

final class BoardController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("storyboard's viewDidLoad")
  }
}

/// Pushes the controller of a board while it launches.
@MainActor
final class PushingDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let navigation = UINavigationController()
    let made = UIWindow(frame: UIScreen.main.bounds)
    made.rootViewController = navigation
    made.makeKeyAndVisible()
    navigation.pushViewController(BoardController(), animated: true)
    window = made
    log.append("didFinishLaunching")
    return true
  }
}

@MainActor
final class KeepingSceneDelegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?
}

final class LifeCycleTests: XCTestCase {
  /// Launching needs a process of its own; here each launch begins without scenes.
  @MainActor
  private static func launch(_ delegate: any UIApplicationDelegate) -> [String] {
    log = []
    for scene in SceneRegistry.scenes { SceneRegistry.remove(scene) }
    ApplicationLifeCycle.reset()
    ApplicationLifeCycle.launch(delegate: delegate)
    return log
  }

  @MainActor
  private static func events(_ events: [PlatformEvent]) -> [String] {
    log = []
    for event in events { SceneRegistry.scenes.first?.host.receive(event) }
    return log
  }

  override func tearDown() {
    onMainActor {
      UIApplication.shared.ownedDelegate = nil
      UIApplication.shared.delegate = nil
      for scene in SceneRegistry.scenes { SceneRegistry.remove(scene) }
      ApplicationLifeCycle.reset()
    }
  }

  func test_delegateWithAWindow_hearsOfEveryState() {
    onMainActor {
      let delegate = PlainDelegate()
      XCTAssertEqual(
        Self.launch(delegate),
        ["willFinishLaunching", "didFinishLaunching inactive", "didBecomeActive"])
      XCTAssertEqual(UIApplication.shared.applicationState, .active)
      XCTAssertEqual(SceneRegistry.scenes.count, 1)
      XCTAssertTrue(UIApplication.shared.keyWindow === delegate.window)
      XCTAssertEqual(Self.events([.focusChanged(isKey: false)]), ["willResignActive"])
      XCTAssertEqual(Self.events([.focusChanged(isKey: true)]), ["didBecomeActive"])
      XCTAssertEqual(
        Self.events([.visibilityChanged(isVisible: false)]),
        ["willResignActive", "didEnterBackground"])
      XCTAssertEqual(UIApplication.shared.applicationState, .background)
      XCTAssertEqual(
        Self.events([.visibilityChanged(isVisible: true), .focusChanged(isKey: true)]),
        ["willEnterForeground", "didBecomeActive"])
    }
  }

  func test_windowOfTheMainStoryboard_isShownUnlessTheDelegateReplacedIt() throws {
    try onMainActor {
      XCTAssertEqual(
        Self.launch(try StoryboardDelegate(KeepingSceneDelegate.self)),
        ["storyboard's viewDidLoad"])
      XCTAssertTrue(UIApplication.shared.keyWindow?.rootViewController is BoardController)
      XCTAssertFalse(
        Self.launch(try StoryboardDelegate(RecordingSceneDelegate.self))
          .contains("storyboard's viewDidLoad"))
      XCTAssertFalse(UIApplication.shared.keyWindow?.rootViewController is BoardController)
    }
  }

  /// The application's delegate shows a window of its own first, which belongs to no scene.
  func test_storyboardOfAScene_isShownBehindAWindowFromBeforeTheScene() throws {
    try onMainActor {
      let delegate = try StoryboardDelegate(KeepingSceneDelegate.self)
      delegate.showsAWindow = true
      XCTAssertEqual(Self.launch(delegate), ["storyboard's viewDidLoad"])
      XCTAssertTrue(UIApplication.shared.keyWindow?.rootViewController is BoardController)
      XCTAssertNil(delegate.window?.windowScene)
    }
  }

  /// Of an app without scenes, whose delegate makes a window of its own beside the list's storyboard.
  func test_storyboardOfTheList_isNotShownWhereTheDelegateHasAWindowOfItsOwn() throws {
    try onMainActor {
      defer { ApplicationLifeCycle.storyboardForTests = nil }
      ApplicationLifeCycle.storyboardForTests = try StoryboardDelegate(KeepingSceneDelegate.self)
        .storyboard
      let delegate = PlainDelegate()
      XCTAssertFalse(Self.launch(delegate).contains("storyboard's viewDidLoad"))
      XCTAssertTrue(UIApplication.shared.keyWindow === delegate.window)
      XCTAssertFalse(UIApplication.shared.keyWindow?.rootViewController is BoardController)
    }
  }

  func test_aShownWindowOfNoSize_fillsItsScene() {
    onMainActor {
      _ = Self.launch(PlainDelegate())
      let scene = SceneRegistry.scenes.first
      let window = UIWindow(frame: .zero)
      window.makeKeyAndVisible()
      XCTAssertEqual(window.frame, scene?.coordinateSpace.bounds)
      let hidden = UIWindow(frame: .zero)
      hidden.windowScene = scene
      XCTAssertEqual(hidden.frame, .zero)
      window.isHidden = true
    }
  }

  /// Replies of requests that were sent meanwhile come by the main queue, which runs after the launch.
  func test_controllerThatIsPushedWhileLaunching_hasItsViewAtTheEndOfTheLaunch() {
    onMainActor {
      XCTAssertEqual(
        Self.launch(PushingDelegate()), ["didFinishLaunching", "storyboard's viewDidLoad"])
    }
  }

  func test_aWindowWithoutAFrame_fillsTheScreen() {
    onMainActor {
      XCTAssertEqual(UIWindow().frame, UIScreen.main.bounds)
      XCTAssertGreaterThan(UIScreen.main.bounds.width, 0)
    }
  }

  func test_sceneDelegate_hearsInsteadOfTheApplications() {
    onMainActor {
      XCTAssertEqual(
        Self.launch(SceneUsingDelegate()),
        [
          "didFinishLaunching", "configurationForConnecting", "scene willConnect unattached",
          "scene willEnterForeground", "scene didBecomeActive",
        ])
      let scene = SceneRegistry.scenes.first
      XCTAssertNotNil((scene?.delegate as? RecordingSceneDelegate)?.window)
      XCTAssertEqual(scene?.activationState, .foregroundActive)
      XCTAssertEqual(
        Self.events([.visibilityChanged(isVisible: false)]),
        ["scene willResignActive", "scene didEnterBackground"])
      XCTAssertEqual(
        Self.events([.visibilityChanged(isVisible: true), .focusChanged(isKey: true)]),
        ["scene willEnterForeground", "scene didBecomeActive"])
    }
  }

  func test_windowsShownBeforeThereWasAScene_stayOutOfSight() {
    onMainActor {
      let delegate = SceneUsingDelegate()
      delegate.showsAWindow = true
      _ = Self.launch(delegate)
      XCTAssertNotNil(delegate.window)
      XCTAssertNil(delegate.window?.windowScene)
      let scene = SceneRegistry.scenes.first
      let own = (scene?.delegate as? RecordingSceneDelegate)?.window
      XCTAssertEqual(scene?.windows.map { $0 === own }, [true])
    }
  }

  func test_sceneDelegateOfTheTemplate_isFoundByName() {
    onMainActor {
      XCTAssertEqual(Self.launch(TemplateDelegate()), ["SceneDelegate willConnect"])
      XCTAssertTrue(SceneRegistry.scenes.first?.delegate is SceneDelegate)
    }
  }

  func test_closingTheWindow_endsSceneAndProgram() {
    onMainActor {
      let application = PlatformServices.current.application as? any VirtualTimeApplication
      let delegate = SceneUsingDelegate()
      _ = Self.launch(delegate)
      weak let scene = SceneRegistry.scenes.first
      weak let window = (scene?.delegate as? RecordingSceneDelegate)?.window
      XCTAssertNotNil(window)
      XCTAssertEqual(
        Self.events([.closeRequested]),
        [
          "scene willResignActive", "scene didEnterBackground", "scene didDisconnect background",
        ])
      XCTAssertTrue(SceneRegistry.scenes.isEmpty)
      application?.stepFrame()
      XCTAssertNil(scene)
      XCTAssertNil(window)
    }
  }

  func test_closingTheWindowOfADelegateWithoutScenes_tellsItOfTheEnd() {
    onMainActor {
      let delegate = PlainDelegate()
      _ = Self.launch(delegate)
      XCTAssertEqual(
        Self.events([.closeRequested]),
        ["willResignActive", "didEnterBackground", "willTerminate"])
      XCTAssertEqual(UIApplication.shared.applicationState, .background)
    }
  }

  func test_memoryWarning_reachesDelegateObserversAndControllers() {
    onMainActor {
      @MainActor final class Controller: UIViewController {
        override func didReceiveMemoryWarning() { log.append("controller") }
      }
      let delegate = PlainDelegate()
      _ = Self.launch(delegate)
      delegate.window?.rootViewController = Controller()
      let observer = NotificationCenter.default.addObserver(
        forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
      ) { _ in MainActor.assumeIsolated { log.append("observer") } }
      defer { NotificationCenter.default.removeObserver(observer) }
      XCTAssertEqual(Self.events([.memoryWarning]), ["observer", "controller"])
    }
  }
}

import Failures
import PlatformInterface

/// The program's states and who hears of them, in Apple's order.
@MainActor
package enum ApplicationLifeCycle {
  /// Left by the default of `application(_:configurationForConnecting:options:)`.
  static var delegateHasNoConfiguration = false
  /// A scene delegate hears of states in place of the application's delegate.
  private static var usesSceneDelegate = false
  private static var sceneCount = 0

  // MARK: Launch

  /// Whether unit tests run the program: its main function returns once it has launched.
  package static var isHosted = false

  /// Brings the program up with `delegate`: launch calls, the first scene, its windows, active.
  ///
  /// Called by `UIApplicationMain` once the platform's loop turns.
  package static func launch(
    delegate: (any UIApplicationDelegate)?,
    options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) {
    let application = UIApplication.shared
    application.ownedDelegate = delegate
    application.delegate = delegate
    UIPasteboard.watchDesktop()
    // The scene of programs that make their window themselves exists before they do; those with a
    // scene delegate get it connected after launching.
    let session = makeSession()
    let connection = UIScene.ConnectionOptions()
    // A window of the main storyboard is there before the delegate hears of anything.
    if let name = AppInfo.mainStoryboard {
      show(UIStoryboard(name: name, bundle: nil), in: UIWindow(frame: UIScreen.main.bounds)) {
        delegate?.window = $0
      }
    }
    _ = delegate?.application(application, willFinishLaunchingWithOptions: options)
    _ = delegate?.application(application, didFinishLaunchingWithOptions: options)
    application.post(UIApplication.didFinishLaunchingNotification)
    showStoryboardWindow(unless: delegate?.window.flatMap { $0 })
    delegateHasNoConfiguration = false
    let configuration = delegate?.application(
      application, configurationForConnecting: session, options: connection)
    if let configuration, !delegateHasNoConfiguration { session.configuration = configuration }
    AppInfo.complete(session.configuration)
    let sceneDelegate = makeSceneDelegate(session.configuration, application: delegate)
    usesSceneDelegate = sceneDelegate != nil
    let scene: UIWindowScene
    if let existing = SceneRegistry.scenes.first {
      scene = existing
    } else {
      scene = connect(session, connection)
    }
    if let storyboard = session.configuration.storyboard {
      show(storyboard, in: UIWindow(windowScene: scene)) {
        (sceneDelegate as? any UIWindowSceneDelegate)?.window = $0
      }
    }
    if let sceneDelegate {
      scene.delegate = sceneDelegate
      sceneDelegate.scene(scene, willConnectTo: scene.session, options: connection)
    }
    showStoryboardWindow(
      unless: (sceneDelegate as? any UIWindowSceneDelegate)?.window.flatMap { $0 })
    storyboardWindow = nil
    enterForeground(scene)
    activate(scene)
    showMenuButton(of: scene)
  }

  /// A title bar of the program's own has a button for the main menu where the program put something into it.
  private static func showMenuButton(of scene: UIWindowScene) {
    let window = scene.host.platformWindow
    guard window?.hasMenuButton == true else { return }
    window?.showMenuButton(UIMenuSystem.main.hasItemsOfProgram)
  }

  /// Until the launch is over; delegates without a window leave it to the scene.
  private static var storyboardWindow: UIWindow?

  /// Shows the window of the main storyboard.
  ///
  /// - Parameter replacement: what the delegate keeps as its window. Where it put another one there, that of the
  ///   storyboard is gone, and its controller never loads its view.
  private static func showStoryboardWindow(unless replacement: UIWindow?) {
    guard replacement == nil || replacement === storyboardWindow else { return }
    storyboardWindow?.makeKeyAndVisible()
  }

  private static func show(
    _ storyboard: UIStoryboard, in window: UIWindow, keep: (UIWindow) -> Void
  ) {
    window.rootViewController = storyboard.instantiateInitialViewController()
    storyboardWindow = window
    keep(window)
  }

  /// A scene for windows made without `UIApplicationMain`, or before it made one.
  static func connectImplicitScene() -> UIWindowScene {
    let scene = connect(makeSession(), UIScene.ConnectionOptions())
    if UIApplication.shared.delegate == nil {
      // Nobody launches this program: it is in use as soon as it shows a window.
      scene.activationState = .foregroundActive
      UIApplication.shared.storedState = .active
    }
    return scene
  }

  private static func makeSession() -> UISceneSession {
    sceneCount += 1
    return UISceneSession(role: .windowApplication, identifier: "scene-\(sceneCount)")
  }

  private static func connect(_ session: UISceneSession, _ options: UIScene.ConnectionOptions)
    -> UIWindowScene
  {
    let type = session.configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
    let scene = type.init(session: session, connectionOptions: options)
    SceneRegistry.add(scene)
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    return scene
  }

  /// The delegate that the configuration names, or, as in Xcode's template, the class
  /// `SceneDelegate` beside the application's delegate.
  private static func makeSceneDelegate(
    _ configuration: UISceneConfiguration, application: (any UIApplicationDelegate)?
  ) -> (any UISceneDelegate)? {
    var type: AnyClass? = configuration.delegateClass
    if type == nil, !delegateHasNoConfiguration, let application {
      let module = String(reflecting: Swift.type(of: application)).split(separator: ".").first
      type = module.flatMap { NSClassFromString("\($0).SceneDelegate") }
    }
    guard let type else { return nil }
    guard let object = type as? NSObject.Type else {
      failure("A scene's delegate class must derive from NSObject; found \(type).")
    }
    guard let delegate = ObjectFactory.make(object) as? any UISceneDelegate else {
      failure(
        "A scene's delegate class must conform to UISceneDelegate; found \(type).")
    }
    return delegate
  }

  /// Forgets a launch, so that a test can make another.
  static func reset() {
    delegateHasNoConfiguration = false
    usesSceneDelegate = false
    hasActivated = false
    UIApplication.shared.storedState = .inactive
  }

  // MARK: States

  private static var delegate: (any UIApplicationDelegate)? { UIApplication.shared.delegate }

  private static func enterForeground(_ scene: UIWindowScene) {
    scene.delegate?.sceneWillEnterForeground(scene)
    NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
    scene.activationState = .foregroundInactive
  }

  private static func activate(_ scene: UIWindowScene) {
    guard scene.activationState != .foregroundActive else {
      return applicationDidActivate()
    }
    scene.activationState = .foregroundActive
    for feature in scene.host.features { feature.activityDidChange(of: scene) }
    scene.delegate?.sceneDidBecomeActive(scene)
    NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene)
    applicationDidActivate()
  }

  private static func applicationDidActivate() {
    let application = UIApplication.shared
    guard application.applicationState != .active || !hasActivated else { return }
    hasActivated = true
    application.storedState = .active
    if !usesSceneDelegate { delegate?.applicationDidBecomeActive(application) }
    application.post(UIApplication.didBecomeActiveNotification)
  }
  private static var hasActivated = false

  private static func deactivate(_ scene: UIWindowScene) {
    guard scene.activationState == .foregroundActive else { return }
    scene.delegate?.sceneWillResignActive(scene)
    NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: scene)
    scene.activationState = .foregroundInactive
    for feature in scene.host.features { feature.activityDidChange(of: scene) }
    let application = UIApplication.shared
    if !usesSceneDelegate { delegate?.applicationWillResignActive(application) }
    application.post(UIApplication.willResignActiveNotification)
    application.storedState = .inactive
  }

  /// Hands a link to the program, as when somebody else opens it.
  ///
  /// - Returns: false where the delegate does not want it.
  static func open(_ url: URL, in scene: UIWindowScene) -> Bool {
    if usesSceneDelegate {
      scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
      return scene.delegate != nil
    }
    return delegate?.application(UIApplication.shared, open: url, options: [:]) ?? false
  }

  /// The desktop gave the window the keyboard, or took it away.
  static func focusChanged(of scene: UIWindowScene, isKey: Bool) {
    if isKey {
      if scene.activationState == .foregroundInactive { activate(scene) }
    } else {
      deactivate(scene)
    }
  }

  /// The window was minimised or hidden, or is seen again.
  static func visibilityChanged(of scene: UIWindowScene, isVisible: Bool) {
    let application = UIApplication.shared
    if isVisible {
      guard scene.activationState == .background else { return }
      if !usesSceneDelegate { delegate?.applicationWillEnterForeground(application) }
      application.post(UIApplication.willEnterForegroundNotification)
      enterForeground(scene)
      application.storedState = .inactive
    } else {
      guard scene.activationState != .background else { return }
      deactivate(scene)
      scene.activationState = .background
      scene.delegate?.sceneDidEnterBackground(scene)
      if let activity = scene.delegate?.stateRestorationActivity(for: scene) {
        scene.session.stateRestorationActivity = activity
      }
      NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: scene)
      if !usesSceneDelegate { delegate?.applicationDidEnterBackground(application) }
      application.post(UIApplication.didEnterBackgroundNotification)
      application.storedState = .background
    }
  }

  /// The user closed the window: the scene goes, and with the last one the program.
  static func close(_ scene: UIWindowScene) {
    visibilityChanged(of: scene, isVisible: false)
    scene.delegate?.sceneDidDisconnect(scene)
    NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
    scene.activationState = .unattached
    SceneRegistry.remove(scene)
    scene.host.platformWindow.close()
    if SceneRegistry.scenes.isEmpty { terminate(status: 0) }
  }

  /// The user ends the program: every scene is closed as by its window's button.
  static func quit() {
    for scene in SceneRegistry.scenes { close(scene) }
  }

  /// Ends the program's loop after telling it.
  package static func terminate(status: Int32) {
    let application = UIApplication.shared
    delegate?.applicationWillTerminate(application)
    application.post(UIApplication.willTerminateNotification)
    PlatformServices.current.application.stop(status: status)
  }
}

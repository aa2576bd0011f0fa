import Failures
import PlatformInterface

/// The program's states and who hears of them, in Apple's order.
@MainActor
package enum ApplicationLifeCycle {
  /// Left by the default of `application(_:configurationForConnecting:options:)`.
  static var delegateHasNoConfiguration = false
  /// A scene delegate hears of states in place of the application's delegate.
  private static var usesSceneDelegate = false

  // MARK: Launch

  /// Whether unit tests run the program: its main function returns once it has launched.
  package static var isHosted = false

  /// Brings the program up with `delegate`: launch calls, the first scene, its windows, active.
  ///
  /// Called by `UIApplicationMain` once the platform's loop turns.
  ///
  /// - Parameter links: what the program was started to open: links, and files as such.
  package static func launch(delegate: (any UIApplicationDelegate)?, links: [URL] = []) {
    let application = UIApplication.shared
    application.ownedDelegate = delegate
    application.delegate = delegate
    UIPasteboard.watchDesktop()
    BundledFonts.addThoseOfTheList()
    AppInfo.takeAccentColor()
    // The scene of programs that make their window themselves exists before they do; those with a
    // scene delegate get it connected after launching.
    let kept = SceneSessionStore.read()
    sceneCount = max(sceneCount, kept.count)
    let session = kept.sessions.first ?? makeSession()
    // Programs that make their window themselves ask the screen for its size before there is one.
    KeptWindow.ofLaunch = SceneRegistry.scenes.isEmpty ? session.keptWindow : nil
    defer { KeptWindow.ofLaunch = nil }
    let connection = UIScene.ConnectionOptions()
    connection.urlContexts = Set(links.map(UIOpenURLContext.init(url:)))
    let options = links.first.map { [UIApplication.LaunchOptionsKey.url: $0 as Any] }
    // A window of the main storyboard is there before the delegate hears of anything.
    if let storyboard = storyboardForTests ?? AppInfo.mainStoryboard.map(storyboard(named:)) {
      show(storyboard, in: UIWindow(frame: UIScreen.main.bounds)) {
        delegate?.window = $0
      }
    }
    let agrees = [
      delegate?.application(application, willFinishLaunchingWithOptions: options),
      delegate?.application(application, didFinishLaunchingWithOptions: options),
    ]
    application.post(UIApplication.didFinishLaunchingNotification)
    let ownWindow = delegate?.window.flatMap { $0 }
    showStoryboardWindow(unless: ownWindow)
    if ownWindow != nil, ownWindow !== storyboardWindow { storyboardWindow = nil }
    let sceneDelegate = configure(session, connection)
    usesSceneDelegate = sceneDelegate != nil
    let scene: UIWindowScene
    if let existing = SceneRegistry.scenes.first {
      scene = existing
      existing.session.configuration = session.configuration
      // iOS-BEHAVIOUR: of a program with scene delegates, windows that were shown before there was a scene
      // belong to none and stay out of sight.
      // Evidence: https://developer.apple.com/documentation/uikit/uiwindow/windowscene
      if usesSceneDelegate { for window in existing.windows { window.windowScene = nil } }
    } else {
      scene = connect(session, connection)
    }
    show(scene, sceneDelegate, connection)
    enterForeground(scene)
    // iOS-BEHAVIOUR: a delegate that refused the launch is not asked to open what it was launched for, and one
    // with scenes finds it among the scene's options. Evidence: unmeasured (Apple's page on
    // application(_:didFinishLaunchingWithOptions:)).
    if !usesSceneDelegate, !agrees.contains(false) {
      for link in links { _ = open([link], in: scene) }
    }
    activate(scene)
    reopen(kept.sessions.dropFirst(), behind: scene)
    // iOS-BEHAVIOUR: what the launch made is laid out before anything that waits on the main queue, as the failure
    // of a request that was sent meanwhile. Evidence: controller-18.
    for scene in SceneRegistry.scenes { scene.host.layOutLaunch() }
  }

  /// Asks the program what a scene is made of.
  ///
  /// - Returns: the delegate that the scene gets; nil where the application's delegate has the window.
  static func configure(
    _ session: UISceneSession, _ connection: UIScene.ConnectionOptions
  ) -> (any UISceneDelegate)? {
    delegateHasNoConfiguration = false
    let configuration = delegate?.application(
      UIApplication.shared, configurationForConnecting: session, options: connection)
    if let configuration, !delegateHasNoConfiguration { session.configuration = configuration }
    AppInfo.complete(session.configuration)
    return makeSceneDelegate(session.configuration, application: delegate)
  }

  /// Gives a scene that was connected its delegate and its window.
  static func show(
    _ scene: UIWindowScene, _ sceneDelegate: (any UISceneDelegate)?,
    _ connection: UIScene.ConnectionOptions
  ) {
    if let storyboard = scene.session.configuration.storyboard {
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

  /// What tests say in place of the list's.
  package static var storyboardForTests: UIStoryboard?

  /// The storyboard that an `Info.plist` means by a name.
  static func storyboard(named name: String) -> UIStoryboard {
    UIStoryboard(name: name, bundle: nil)
  }

  private static func show(
    _ storyboard: UIStoryboard, in window: UIWindow, keep: (UIWindow) -> Void
  ) {
    storyboard.fill(window)
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

  /// Sessions that there have ever been, in this run and those whose windows it goes on with.
  private(set) static var sceneCount = 0

  static func makeSession() -> UISceneSession {
    sceneCount += 1
    return UISceneSession(role: .windowApplication, identifier: "scene-\(sceneCount)")
  }

  static func connect(_ session: UISceneSession, _ options: UIScene.ConnectionOptions)
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

  static var delegate: (any UIApplicationDelegate)? { UIApplication.shared.delegate }

  static func enterForeground(_ scene: UIWindowScene) {
    scene.delegate?.sceneWillEnterForeground(scene)
    NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
    scene.activationState = .foregroundInactive
  }

  static func activate(_ scene: UIWindowScene) {
    guard scene.activationState != .foregroundActive else {
      return applicationDidActivate()
    }
    scene.activationState = .foregroundActive
    SceneRegistry.wasActivated(scene)
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

  static func deactivate(_ scene: UIWindowScene) {
    guard scene.activationState == .foregroundActive else { return }
    scene.delegate?.sceneWillResignActive(scene)
    NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: scene)
    scene.activationState = .foregroundInactive
    for feature in scene.host.features { feature.activityDidChange(of: scene) }
    keepState(of: scene)
    guard !SceneRegistry.scenes.contains(where: { $0.activationState == .foregroundActive }) else {
      return
    }
    let application = UIApplication.shared
    if !usesSceneDelegate { delegate?.applicationWillResignActive(application) }
    application.post(UIApplication.willResignActiveNotification)
    application.storedState = .inactive
  }

  /// Hands links to the program, as when somebody else opens them.
  ///
  /// - Returns: false where the delegate does not want one of them.
  static func open(_ links: [URL], in scene: UIWindowScene) -> Bool {
    guard !links.isEmpty else { return true }
    if usesSceneDelegate {
      scene.delegate?.scene(
        scene, openURLContexts: Set(links.map(UIOpenURLContext.init(url:))))
      return scene.delegate != nil
    }
    let answers = links.map {
      delegate?.application(UIApplication.shared, open: $0, options: [:]) ?? false
    }
    return !answers.contains(false)
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
      guard application.storedState == .background else { return enterForeground(scene) }
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
      SceneSessionStore.save(count: sceneCount)
      NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: scene)
      // Another scene that can be seen keeps the program in the foreground.
      guard SceneRegistry.scenes.allSatisfy({ $0.activationState == .background }) else { return }
      if !usesSceneDelegate { delegate?.applicationDidEnterBackground(application) }
      application.post(UIApplication.didEnterBackgroundNotification)
      application.storedState = .background
    }
  }
}

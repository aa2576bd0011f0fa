import PlatformInterface

/// What a scene was made from; outlives it.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The text that tells roles apart.
    public let rawValue: String
    /// Makes a role of a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A window that the user works in.
    public static let windowApplication = Role(
      rawValue: "UIWindowSceneSessionRoleApplication")
    /// A display that only shows.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The scene; nil while it is not connected.
  open internal(set) weak var scene: UIScene?
  /// What the scene is for.
  public let role: Role
  /// The classes that make up the scene.
  open internal(set) var configuration: UISceneConfiguration
  /// A text that no other session has, made when the session was.
  public let persistentIdentifier: String
  /// A program's own notes on the session; nil by default. Those that a property list can hold are kept for the
  /// program's next start, where its windows are.
  open var userInfo: [String: Any]?

  /// What the scene's delegate said when it last went out of sight, to start from again; nil by default. It is kept
  /// for the program's next start like `userInfo`.
  open var stateRestorationActivity: NSUserActivity?

  /// How the window of the scene was when it was last written down; nil for a session that is new.
  final var keptWindow: KeptWindow?

  init(role: Role, identifier: String) {
    self.role = role
    persistentIdentifier = identifier
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }
}

/// Which classes make up a scene.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject, NSCopying {
  /// The name under which `Info.plist` has the configuration; nil where it has none.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// A subclass of `UIWindowScene`, or nil for that class itself.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate; nil makes none.
  open var delegateClass: AnyClass?
  /// The storyboard whose initial view controller is the root of the scene's first window; nil where the app
  /// has none.
  open var storyboard: UIStoryboard?

  /// Makes a configuration. One whose name `Info.plist` has takes its classes and its storyboard
  /// from there.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainThread.read { () -> UISceneConfiguration in
      let copy = UISceneConfiguration(name: name, sessionRole: role)
      copy.sceneClass = sceneClass
      copy.delegateClass = delegateClass
      copy.storyboard = storyboard
      return copy
    }
  }
}

/// Who is told about a scene's life.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Hears that the scene was connected, and makes its window where no storyboard does.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Hears that the scene was disconnected.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Hears that the scene began to get events.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Hears that the scene is about to get no more events.
  func sceneWillResignActive(_ scene: UIScene)
  /// Hears that the scene is about to come into sight.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Hears that the scene went out of sight.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Opens links that the program is asked to open while it runs.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Returns what the scene shows, when it goes out of sight, so that it can be shown again.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Hears that an activity is about to be handed over, which no desktop does.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Goes on with an activity that was handed over, which no desktop does.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Hears that an activity was not handed over.
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
  /// Hears that an activity was filled in.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  public func scene(
    _ scene: UIScene, willContinueUserActivityWithType userActivityType: String
  ) {}
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {}
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}

/// Who is told about a window scene's life and conditions.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene, which a storyboard's scene sets.
  var window: UIWindow? { get set }

  /// Hears that the scene's size, orientation or traits have changed.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
  /// Does what an entry of the app's icon stands for. Never called: no place on the desktop shows entries.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  /// Nil, and setting it does nothing: a delegate that has a window declares the property.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
}

import PlatformInterface

/// What a scene was made from; outlives it.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Role(
      rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  public internal(set) weak var scene: UIScene?
  public let role: Role
  public internal(set) var configuration: UISceneConfiguration
  public let persistentIdentifier: String
  open var userInfo: [String: Any]?

  init(role: Role, identifier: String) {
    self.role = role
    persistentIdentifier = identifier
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }
}

/// Which classes make up a scene.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject, NSCopying {
  public let name: String?
  public let role: UISceneSession.Role
  /// A subclass of `UIWindowScene`, or nil for that class itself.
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?
  /// Its initial view controller is the root of the scene's first window.
  open var storyboard: UIStoryboard?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }

  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
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
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
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
}

/// Who is told about a window scene's life and conditions.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }

  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
}

extension UIWindowSceneDelegate {
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

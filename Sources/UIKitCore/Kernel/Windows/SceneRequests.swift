extension UIScene {
  /// How a scene is to be opened.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The scene that asks, beside which a system of windows may put the new one; nil by default. The
    /// desktop places windows by its own rules.
    open var requestingScene: UIScene?

    public override init() { super.init() }
  }
}

extension UIWindowScene {
  /// How much of a screen a new scene takes.
  public enum PresentationStyle: UInt, Sendable {
    /// As the system thinks best.
    case automatic = 0
    /// Like the scene that asks.
    case standard = 1
    /// In front of the scene that asks.
    case prominent = 2
  }

  /// How a window scene is to be opened.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
    /// How much of a screen the scene takes; automatic by default. Each scene is a window of the desktop,
    /// whatever this says.
    open var preferredPresentationStyle = UIWindowScene.PresentationStyle.automatic
  }

  /// How a scene goes that is closed.
  public enum DismissalAnimation: Int, Sendable {
    /// As scenes usually go.
    case standard = 1
    /// As after work that was kept.
    case commit = 2
    /// As after work that was thrown away.
    case decline = 3
  }
}

/// How a scene is to be closed.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
  public override init() { super.init() }
}

/// How a window scene is to be closed.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// How the scene goes; standard by default. The desktop shows windows go in its own way.
  open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}

/// What a program asks for when it opens a scene or brings one to the front.
@preconcurrency @MainActor
public struct UISceneSessionActivationRequest {
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The session whose scene is to come; nil makes a new one.
  public let session: UISceneSession?
  /// What the scene is to show; nil by default.
  public var userActivity: NSUserActivity?
  /// How the scene is to be opened; nil by default.
  public var options: UIScene.ActivationRequestOptions?

  /// Asks for a new scene.
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.role = role
    session = nil
    self.userActivity = userActivity
    self.options = options
  }

  /// Asks for the scene of a session, which is connected anew where it was closed.
  public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    role = session.role
    self.session = session
    self.userActivity = userActivity
    self.options = options
  }
}

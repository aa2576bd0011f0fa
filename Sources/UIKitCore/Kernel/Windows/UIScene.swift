import PlatformInterface

/// One instance of the program's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Whether a scene is connected, in sight, and takes input.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// Why a scene was connected: links, shortcuts and the like, none of which a desktop hands over
  /// before the program runs.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    public internal(set) var urlContexts: Set<UIOpenURLContext> = []
    public internal(set) var sourceApplication: String?

    override init() { super.init() }
  }

  /// How a link is to be opened.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    open var universalLinksOnly = false

    public override init() { super.init() }
  }

  /// How a link was opened by somebody else.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    public internal(set) var sourceApplication: String?
    public internal(set) var openInPlace = false

    override init() { super.init() }
  }

  public nonisolated class var willConnectNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillConnectNotification")
  }
  public nonisolated class var didDisconnectNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidDisconnectNotification")
  }
  public nonisolated class var didActivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidActivateNotification")
  }
  public nonisolated class var willDeactivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillDeactivateNotification")
  }
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillEnterForegroundNotification")
  }
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidEnterBackgroundNotification")
  }

  public let session: UISceneSession
  open var delegate: (any UISceneDelegate)?
  public internal(set) var activationState = ActivationState.unattached
  open var title: String! = ""
  open var subtitle = ""

  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  open override var next: UIResponder? { UIApplication.shared }

  open func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url) { completion?($0) }
  }
}

/// A link the program was asked to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  public let url: URL
  public let options: UIScene.OpenURLOptions

  init(url: URL) {
    self.url = url
    options = UIScene.OpenURLOptions()
  }
}

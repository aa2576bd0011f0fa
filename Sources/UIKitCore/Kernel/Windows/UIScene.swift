import PlatformInterface

/// One instance of the program's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Whether a scene is connected, in sight, and takes input.
  public enum ActivationState: Int, Sendable {
    /// The scene is not connected.
    case unattached = -1
    /// The scene is in sight and gets events.
    case foregroundActive = 0
    /// The scene is in sight but gets no events.
    case foregroundInactive = 1
    /// The scene is out of sight.
    case background = 2
  }

  /// Why a scene was connected: links and files that the program was started to open, or an activity that it
  /// opened the scene for.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The links that the scene was connected to open.
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []
    /// The program that asked for the scene; nil where it is not known.
    open internal(set) var sourceApplication: String?
    /// What the scene was opened to show, where the program said so.
    open internal(set) var userActivities: Set<NSUserActivity> = []
    /// The entry of the app's icon that the scene was opened by; nil, as no place on the desktop shows entries.
    public let shortcutItem: UIApplicationShortcutItem? = nil
    /// The kind of activity that is on its way; nil.
    public let handoffUserActivityType: String? = nil

    override init() { super.init() }
  }

  /// How a link is to be opened.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Whether only links that belong to a program are opened; false by default.
    open var universalLinksOnly = false

    public override init() { super.init() }
  }

  /// How a link was opened by somebody else.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// The program that asked to open the link; nil where it is not known.
    open internal(set) var sourceApplication: String?
    /// Whether the file may be changed where it lies rather than in a copy.
    open internal(set) var openInPlace = false

    override init() { super.init() }
  }

  /// Posted when a scene is about to be connected; the object is the scene.
  public nonisolated class var willConnectNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillConnectNotification")
  }
  /// Posted when a scene was disconnected; the object is the scene.
  public nonisolated class var didDisconnectNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidDisconnectNotification")
  }
  /// Posted when a scene began to get events; the object is the scene.
  public nonisolated class var didActivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidActivateNotification")
  }
  /// Posted when a scene is about to get no more events; the object is the scene.
  public nonisolated class var willDeactivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillDeactivateNotification")
  }
  /// Posted when a scene is about to come into sight; the object is the scene.
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillEnterForegroundNotification")
  }
  /// Posted when a scene went out of sight; the object is the scene.
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidEnterBackgroundNotification")
  }

  /// What the scene was made from, which outlives it.
  public let session: UISceneSession
  /// What hears of the scene's life.
  open var delegate: (any UISceneDelegate)?
  /// Whether the scene is connected, in sight, and gets events.
  public internal(set) var activationState = ActivationState.unattached
  /// The text of the window's title bar; empty by default.
  open var title: String! = ""
  /// A second text for the window's title bar, which this platform keeps but does not show; empty
  /// by default.
  open var subtitle = ""

  /// Makes a scene for a session. The program does it, by the class that the configuration names.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  open override var next: UIResponder? { UIApplication.shared }

  /// Opens a link in the program that the desktop has for it; the completion hears whether there is
  /// one.
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
  /// The link.
  public let url: URL
  /// How the link is to be opened, and who asked.
  public let options: UIScene.OpenURLOptions

  init(url: URL) {
    self.url = url
    options = UIScene.OpenURLOptions()
    // A desktop's files are opened where they lie.
    options.openInPlace = url.isFileURL
  }
}

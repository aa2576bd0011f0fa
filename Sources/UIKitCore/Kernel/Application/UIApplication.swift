import Failures
import PlatformInterface

/// The running program: its state, its scenes, and the end of every responder chain.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// Whether an app is in front, about to be, or out of sight.
  public enum State: Int, Sendable {
    /// The program is in front and gets events.
    case active = 0
    /// The program is in sight but gets no events.
    case inactive
    /// The program is out of sight.
    case background
  }

  /// What a program was started for.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text that tells keys apart.
    public let rawValue: String
    /// Makes a key of a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The link that the program was started to open, a `URL`.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The program that asked to open the link, a `String`.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
  }

  /// How a link is to be opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text that tells keys apart.
    public let rawValue: String
    /// Makes a key of a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether only links that belong to a program are opened, a `Bool`.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// How a link was opened by somebody else.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text that tells keys apart.
    public let rawValue: String
    /// Makes a key of a text.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  private static var instance: UIApplication?

  /// The application that the program is; made on first use where `UIApplicationMain` did not.
  open class var shared: UIApplication {
    if let instance { return instance }
    return UIApplication()
  }

  public override init() {
    super.init()
    require(
      Self.instance == nil, "There can only be one UIApplication instance.")
    Self.instance = self
  }

  // MARK: Delegate and state

  private weak var weakDelegate: (any UIApplicationDelegate)?
  /// Held where `UIApplicationMain` made it.
  var ownedDelegate: (any UIApplicationDelegate)?

  /// What hears of the program's life. The program keeps a weak reference; the one that `main`
  /// makes lives as long as the program.
  open var delegate: (any UIApplicationDelegate)? {
    get { weakDelegate }
    set { weakDelegate = newValue }
  }

  /// Whether the app is in front and gets keys, is in front without them, or is out of sight.
  public var applicationState: State {
    MainThreadChecker.checked("UIApplication.applicationState") { storedState }
  }
  final var storedState = State.inactive

  open override var next: UIResponder? { weakDelegate as? UIResponder }

  // MARK: Scenes and windows

  /// All scenes that are there.
  open var connectedScenes: Set<UIScene> { Set(SceneRegistry.scenes) }
  /// The sessions of all scenes that are there.
  open var openSessions: Set<UISceneSession> { Set(SceneRegistry.scenes.map(\.session)) }
  /// Whether the program may have several scenes, as its `Info.plist` says.
  open var supportsMultipleScenes: Bool { AppInfo.supportsMultipleScenes }
  /// The visible windows of all scenes, back to front, and the hidden ones that have a scene.
  open var windows: [UIWindow] { SceneRegistry.scenes.flatMap(\.windows) }
  /// The window that keys are for: of the scene in front, else of the first that has one.
  open var keyWindow: UIWindow? {
    SceneRegistry.front?.keyWindow ?? SceneRegistry.scenes.lazy.compactMap(\.keyWindow).first
  }

  // MARK: Opening and closing scenes

  /// Opens a scene in a window of its own, or brings the one of a session to the front.
  ///
  /// - Parameters:
  ///   - sceneSession: nil opens a new scene; a session whose scene was closed gets another one.
  ///   - userActivity: what the scene is to show; a new one finds it among its connection options, one that is
  ///     there already hears `scene(_:continue:)`.
  ///   - errorHandler: called later where the scene does not come, with a `UISceneError`.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: (((any Error) -> Void))? = nil
  ) {
    let request =
      sceneSession.map {
        UISceneSessionActivationRequest(session: $0, userActivity: userActivity, options: options)
      } ?? UISceneSessionActivationRequest(userActivity: userActivity, options: options)
    activateSceneSession(for: request, errorHandler: errorHandler)
  }

  /// Opens a scene in a window of its own, or brings the one of a session to the front, soon after this returns.
  ///
  /// - Parameter errorHandler: called later where the scene does not come, with a `UISceneError`.
  open func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    DispatchQueue.main.async {
      do { try ApplicationLifeCycle.activate(request) } catch { errorHandler?(error) }
    }
  }

  /// Closes a scene as its window's button does; with the last one the program ends.
  ///
  /// - Parameter errorHandler: called later where the session has no scene, with a `UISceneError`.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    DispatchQueue.main.async {
      guard let scene = sceneSession.scene as? UIWindowScene,
        scene.activationState != .unattached
      else {
        errorHandler?(UISceneError(.requestDenied))
        return
      }
      ApplicationLifeCycle.close(scene)
    }
  }

  /// Brings what the system shows of a scene out of sight up to date; every window is always, so nothing is left
  /// to do.
  open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  // MARK: Events

  private var ignoredEvents = 0
  /// Whether touches and keys are ignored at the moment, because of
  /// `beginIgnoringInteractionEvents()`.
  open var isIgnoringInteractionEvents: Bool { ignoredEvents > 0 }
  /// Touches that begin are dropped until the matching end.
  open func beginIgnoringInteractionEvents() { ignoredEvents += 1 }
  /// Takes back one call of `beginIgnoringInteractionEvents()`; events are delivered again after
  /// the last.
  open func endIgnoringInteractionEvents() { ignoredEvents = max(0, ignoredEvents - 1) }

  /// Hands an event to the windows it belongs to.
  open func sendEvent(_ event: UIEvent) {
    if let event = event as? UIPressesEvent {
      event.allPresses.first?.window?.sendEvent(event)
      return
    }
    var seen = Set<UIWindow>()
    for touch in event.allTouches ?? [] where touch.phase != .stationary {
      if let window = touch.window, seen.insert(window).inserted { window.sendEvent(event) }
    }
  }

  /// Performs `action` on `target`; nil means the first in the responder chain that can perform it,
  /// from the first responder on, then from the sender on.
  ///
  /// - Returns: whether anybody performed it.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool { deliver(action, to: target, from: sender, for: event) }

  /// Returns whether the program does an action at the end of the chain: what every program does on a desktop, and
  /// what a subclass has methods for.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if let command = DesktopCommand.of(action) { return canPerform(command) }
    return super.canPerformAction(action, withSender: sender)
  }

  /// Begins the search of the screen in front, where it has one.
  open override func find(_ sender: Any?) { perform(.find) }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    KeyDelivery.handle(presses)
    super.pressesBegan(presses, with: event)
  }

  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    KeyDelivery.handle(presses)
    super.pressesChanged(presses, with: event)
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    KeyDelivery.handle(presses)
    super.pressesEnded(presses, with: event)
  }

  // MARK: Links

  /// Opens a link or a file with the desktop's program for it.
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    MainThreadChecker.checked("UIApplication.open(_:options:completionHandler:)") {
      AutomationLog.opened.append(url.absoluteString)
      PlatformServices.current.application.open(url) { completion?($0 == .opened) }
    }
  }

  /// Opens a link or a file as `open(_:options:completionHandler:)` does, and tells why where nothing opened it.
  final func open(_ url: URL, outcome: @escaping @MainActor (LinkOutcome) -> Void) {
    AutomationLog.opened.append(url.absoluteString)
    PlatformServices.current.application.open(url, completion: outcome)
  }

  /// Returns whether the link names something a desktop has programs for.
  public nonisolated func canOpenURL(_ url: URL) -> Bool {
    ["http", "https", "mailto", "file", "tel"].contains(url.scheme?.lowercased() ?? "")
  }

  /// An address that opens the program's settings on Apple's devices. There are none here, and
  /// opening it reports failure.
  public nonisolated class var openSettingsURLString: String { "app-settings:" }

  // MARK: Conditions

  /// What `shortcutItems` holds.
  final var storedShortcutItems: [UIApplicationShortcutItem]?

  /// The text size that the user has chosen on the desktop.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    SystemTraits.forNewViews.preferredContentSizeCategory
  }
  /// The direction in which lines run in the language that the program is shown in.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    SystemTraits.layoutDirection
  }
  /// Whether files can be read that are encrypted while a device is locked, which is always so
  /// here.
  open var isProtectedDataAvailable: Bool { true }
  /// Whether the status bar is to show that the network is used; false by default. It is kept: neither the desktop
  /// nor, since iOS 13, a device shows it.
  open var isNetworkActivityIndicatorVisible = false
  /// Whether the screen may go dark while the program is used; the desktop decides about it here.
  open var isIdleTimerDisabled = false {
    didSet { if isIdleTimerDisabled { Unsupported.report("UIApplication.isIdleTimerDisabled") } }
  }
  /// Returns the orientations that a window may have: the delegate's answer, and all without one.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    weakDelegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .all
  }

  // MARK: Work in the background: a desktop never puts a program to sleep

  /// Runs on for as long as the program likes; the handler is never called.
  public nonisolated func beginBackgroundTask(
    expirationHandler handler: (@MainActor () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(withName: nil, expirationHandler: handler) }

  /// Notes that work should be finished before the program is suspended, which no desktop does; the
  /// handler is never called.
  public nonisolated func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { BackgroundTasks.begin() }

  /// Notes that the work is done. As nothing is suspended, it has no effect.
  public nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// How many seconds are left in the background, which have no end on a desktop.
  public nonisolated var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  // MARK: The status bar, as before scenes had one

  /// The status bar's rectangle in the first scene, in points; zero where it is not shown.
  open var statusBarFrame: CGRect {
    SceneRegistry.scenes.first?.statusBarManager?.statusBarFrame ?? .zero
  }
  /// The orientation of the first scene.
  open var statusBarOrientation: UIInterfaceOrientation {
    SceneRegistry.scenes.first?.interfaceOrientation ?? .portrait
  }
  /// Whether the first scene has no status bar. Setting it counts where Info.plist leaves the status bar to the
  /// application, by `UIViewControllerBasedStatusBarAppearance`, and not to controllers.
  open var isStatusBarHidden: Bool {
    get { SceneRegistry.scenes.first?.statusBarManager?.isStatusBarHidden ?? true }
    set { ApplicationStatusBar.current.isHidden = newValue }
  }
  /// How the first scene's status bar is coloured. Setting it counts where Info.plist leaves the status bar to the
  /// application, by `UIViewControllerBasedStatusBarAppearance`, and not to controllers.
  open var statusBarStyle: UIStatusBarStyle {
    get { SceneRegistry.scenes.first?.statusBarManager?.statusBarStyle ?? .default }
    set { ApplicationStatusBar.current.style = newValue }
  }
  /// Sets how the status bar is coloured, at once: the bar of a device is not drawn here.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }
  /// Sets whether there is a status bar, at once.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }

  // MARK: Notices

  /// Opens an address as `open(_:options:completionHandler:)` does, and returns whether it can be opened. Deprecated
  /// with iOS 10.
  @discardableResult
  open func openURL(_ url: URL) -> Bool {
    guard canOpenURL(url) else { return false }
    open(url, options: [:], completionHandler: nil)
    return true
  }
  /// The number on the program's icon, which docks show that know Unity's launcher entries; 0, the default, for none.
  open var applicationIconBadgeNumber: Int {
    get { IconBadge.count }
    set { IconBadge.count = newValue }
  }
  /// Asks for notices from afar, of which there are none on a desktop: the delegate hears that it failed.
  open func registerForRemoteNotifications() {
    DispatchQueue.main.async { [self] in
      MainActor.assumeIsolated {
        delegate?.application(
          self,
          didFailToRegisterForRemoteNotificationsWithError: NSError(
            domain: NSCocoaErrorDomain, code: 3000,
            userInfo: [
              NSLocalizedDescriptionKey: "Notifications from afar do not reach a desktop."
            ]))
      }
    }
  }
  /// Asks for notices from afar as before iOS 8; see `registerForRemoteNotifications()`.
  open func registerForRemoteNotifications(matching types: UIRemoteNotificationType) {
    registerForRemoteNotifications()
  }
  /// Does nothing, as there are no notices from afar.
  open func unregisterForRemoteNotifications() {}
  /// Whether notices from afar come: never here.
  open var isRegisteredForRemoteNotifications: Bool { false }
  private var notificationSettings: UIUserNotificationSettings?
  /// Asks whether notices may be shown, which they always may: the delegate hears of it. Deprecated with iOS 10.
  open func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
    self.notificationSettings = notificationSettings
    DispatchQueue.main.async { [self] in
      MainActor.assumeIsolated { delegate?.application(self, didRegister: notificationSettings) }
    }
  }
  /// The notices that were asked for; nil where none were.
  open var currentUserNotificationSettings: UIUserNotificationSettings? { notificationSettings }

  // MARK: Work that is not seen

  /// Whether the program may work while it is not seen: always.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// Says how often the program wants to be woken, which a desktop does not do; it is reported.
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
    guard minimumBackgroundFetchInterval < Self.backgroundFetchIntervalNever else { return }
    Unsupported.report("UIApplication.setMinimumBackgroundFetchInterval(_:)")
  }
  /// Has media keys and the desktop's panel reach `remoteControlReceived(with:)` of the first responder, as far as no
  /// command of `MPRemoteCommandCenter` takes them.
  open func beginReceivingRemoteControlEvents() { RemoteControlEvents.begin() }
  /// Says that they are wanted no more.
  open func endReceivingRemoteControlEvents() { RemoteControlEvents.end() }

  // MARK: Icons

  /// Whether the program's icon can be changed: never here.
  open var supportsAlternateIcons: Bool { false }
  /// The name of the icon in the place of the usual one: none.
  open var alternateIconName: String? { nil }
  /// Changes the program's icon, which is not possible here: `completionHandler` gets an error.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    DispatchQueue.main.async {
      MainActor.assumeIsolated { completionHandler(CocoaError(.featureUnsupported)) }
    }
  }
}

/// Names work that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number that tells pieces of work apart.
  public let rawValue: Int
  /// Makes the name of a piece of work.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// What is returned where no work could begin.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Numbers for background tasks, from any thread.
private enum BackgroundTasks {
  private final class Counter: @unchecked Sendable {
    let lock = NSLock()
    var last = 0
  }
  private static let counter = Counter()

  static func begin() -> UIBackgroundTaskIdentifier {
    counter.lock.withLock {
      counter.last += 1
      return UIBackgroundTaskIdentifier(rawValue: counter.last)
    }
  }
}

import PlatformInterface
import QuartzCore

/// The view at the top of a tree, shown by a window scene.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// In front of all windows of a lower level.
  public struct Level: _UIKitNumericRawRepresentable, Hashable, Sendable {
    /// Windows of larger numbers lie in front.
    public let rawValue: CGFloat
    /// Makes a level of a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a level of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of an app's own windows.
    public static let normal = Level(0)
    /// The level of the status bar, above an app's windows.
    public static let statusBar = Level(1000)
    /// The level of alerts, above everything else.
    public static let alert = Level(2000)
  }

  /// Posted with a window that has appeared.
  public nonisolated class var didBecomeVisibleNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeVisibleNotification")
  }
  /// Posted with a window that has disappeared.
  public nonisolated class var didBecomeHiddenNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeHiddenNotification")
  }
  /// Posted with a window that keys go to from now on.
  public nonisolated class var didBecomeKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeKeyNotification")
  }
  /// Posted with a window that keys go to no more.
  public nonisolated class var didResignKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidResignKeyNotification")
  }

  private weak var storedScene: UIWindowScene?
  private var storedRoot: UIViewController?
  /// Who gets keys first; nil where nobody asked for them.
  package internal(set) weak var firstResponder: UIResponder? {
    didSet {
      if let oldValue, oldValue !== firstResponder { oldValue.didLoseFirstResponder() }
    }
  }
  private(set) var inputPanelIfMade: InputPanel?
  /// What is docked at the bottom for the first responder.
  var inputPanel: InputPanel {
    if let inputPanelIfMade { return inputPanelIfMade }
    let panel = InputPanel(self)
    inputPanelIfMade = panel
    return panel
  }
  /// The list whose item has the focus.
  private var storedFocusSystem: UIFocusSystem?
  /// Made on first use.
  final var focusSystem: UIFocusSystem {
    if let storedFocusSystem { return storedFocusSystem }
    let made = UIFocusSystem(of: self)
    storedFocusSystem = made
    return made
  }
  /// Presented controllers' views lie above the root's; see `Controllers/Presentation`.
  private(set) var isRootInstalled = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpWindow()
  }

  /// Makes a window as large as the screen. It is shown once it has a scene and is not hidden.
  // iOS-BEHAVIOUR: known from apps that make their window so and set no frame. Evidence: view-5.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Makes a window as large as a scene, and part of it at once.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.coordinateSpace.bounds)
    setUpWindow()
    self.windowScene = windowScene
  }

  /// Makes a window from a document. It is shown once it has a scene and `makeKeyAndVisible()` is
  /// called.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpWindow()
  }

  private func setUpWindow() {
    flags.insert(.isWindow)
    storedWindow = self
    storedLayer.isHidden = true
    refreshTraits()
  }

  deinit {
    var waiting = storedSubviews
    storedWindow = nil
    // The scene's layers hold it, whichever thread lets go of the window.
    nonisolated(unsafe) let layer = storedLayer
    MainThread.later { layer.removeFromSuperlayer() }
    while let view = waiting.popLast() {
      view.storedWindow = nil
      waiting.append(contentsOf: view.storedSubviews)
    }
  }

  // MARK: Scene

  /// The scene that shows the window; nil hides it.
  open weak var windowScene: UIWindowScene? {
    get { storedScene }
    set {
      guard newValue !== storedScene else { return }
      storedScene?.remove(self)
      storedScene = newValue
      newValue?.add(self)
      if !isHidden { fillSceneIfEmpty() }
      sceneConditionsDidChange()
    }
  }

  /// The screen that the window lies on; there is one.
  open var screen: UIScreen {
    get { storedScene?.screen ?? .main }
    set { if newValue !== screen { Unsupported.report("UIWindow.screen") } }
  }

  /// Traits and safe area of the scene, taken over here and below.
  func sceneConditionsDidChange() {
    refreshTraits()
    refreshSafeArea()
    adaptPresentations()
  }

  var inheritedTraits: UITraitCollection {
    storedScene?.traitCollection ?? SystemTraits.shared.collection
  }

  /// What the scene's bars and corners take of this window.
  var sceneSafeArea: UIEdgeInsets { storedScene?.safeArea(in: storedLayer.frame) ?? .zero }

  /// What `safeAreaInsets` answers, which a subclass may override: the views in the window follow that, as
  /// tests that stand for a device rely on.
  // iOS-BEHAVIOUR: the override counts. Evidence: view-11
  var ownSafeArea: UIEdgeInsets {
    let shown = storedSafeArea
    defer { storedSafeArea = shown }
    // The value that an override gets of its superclass.
    storedSafeArea = sceneSafeArea
    return safeAreaInsets
  }

  /// How far in front the window lies among those of its scene.
  open var windowLevel = Level.normal {
    didSet { if windowLevel != oldValue { storedScene?.sortWindows() } }
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if super.isHidden { keepForThisTurn() }
    guard let panel = inputPanelIfMade, panel.isShown, panel.panelView !== subview,
      !subview.coversDockedViews
    else { return }
    bringSubviewToFront(panel.panelView)
  }

  private static var kept: [UIWindow] = []

  // iOS-BEHAVIOUR: a window that was never shown, and that nobody holds, lives until the main loop's turn ends: views
  // that tests put into one are in a window. Evidence: unmeasured.
  private func keepForThisTurn() {
    if Self.kept.last === self { return }
    if Self.kept.isEmpty { DispatchQueue.main.async { Self.kept = [] } }
    Self.kept.append(self)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    inputPanelIfMade?.windowDidResize()
  }

  // MARK: Visibility

  open override var isHidden: Bool {
    get { super.isHidden }
    set { setVisible(!newValue) }
  }

  /// - Parameter makesKey: whether a window that is shown gets keys before its controller's view is loaded.
  private func setVisible(_ isVisible: Bool, makesKey: Bool = false) {
    guard isVisible == super.isHidden else { return }
    if isVisible, storedScene == nil { windowScene = SceneRegistry.sceneForNewWindow() }
    super.isHidden = !isVisible
    if isVisible {
      fillSceneIfEmpty()
      storedScene?.sortWindows()
      refreshSafeArea()
      if !makesKey { installRoot() }
      NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
      if makesKey {
        makeKey()
        installRoot()
      }
    } else {
      storedScene?.host.cancelTouches(in: self)
      storedScene?.host.windowWillLeave(self)
      if isKeyWindow { storedScene?.keyWindow = nil }
      uninstallRoot()
      NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
    }
  }

  /// Gives a window of no size that of its scene.
  ///
  /// iOS-BEHAVIOUR: so windows fill the screen that were made with a frame of zero and are shown. Evidence: view-16.
  private func fillSceneIfEmpty() {
    guard let storedScene, storedLayer.bounds.size == .zero else { return }
    frame = storedScene.coordinateSpace.bounds
  }

  // MARK: Key window

  /// Whether keys go to this window.
  open var isKeyWindow: Bool { storedScene?.keyWindow === self }
  /// Whether the window may be the one that keys go to; true unless overridden.
  open var canBecomeKey: Bool { true }

  /// Has keys go to this window, without showing it.
  open func makeKey() {
    guard canBecomeKey, !isHidden else { return }
    storedScene?.keyWindow = self
  }

  /// Shows the window and has keys go to it.
  // iOS-BEHAVIOUR: the first controller may ask in `viewDidLoad` for the key window, and finds it. Evidence: unmeasured.
  open func makeKeyAndVisible() {
    MainThreadChecker.checked("UIWindow.makeKeyAndVisible()") {
      // An override of the property is asked, too.
      if isHidden { setVisible(true, makesKey: true) }
      isHidden = false
      makeKey()
    }
  }

  /// Called after the window became the one that keys go to; never by a program.
  open func becomeKey() {}
  /// Called after the window ceased to be the one that keys go to; never by a program.
  open func resignKey() {}

  // MARK: Controller

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    get { storedRoot }
    set {
      guard newValue !== storedRoot else { return }
      storedRoot?.dismissAllPresented()
      uninstallRoot()
      storedRoot?.window = nil
      storedRoot = newValue
      newValue?.window = self
      if !isHidden { installRoot() }
    }
  }

  private func installRoot() {
    guard let storedRoot, !isRootInstalled else { return }
    isRootInstalled = true
    guard let view = storedRoot.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // An override of the window's insets may ask its controller.
    refreshSafeArea()
    insertSubview(view, at: 0)
  }

  private func uninstallRoot() {
    guard isRootInstalled else { return }
    isRootInstalled = false
    storedRoot?.viewIfLoaded?.removeFromSuperview()
  }

  // MARK: Responder and events

  open override var next: UIResponder? { storedScene ?? UIApplication.shared }

  private var ownUndoManager: UndoManager?
  /// Made on first use.
  open override var undoManager: UndoManager? {
    if let ownUndoManager { return ownUndoManager }
    let made = UndoManager()
    ownUndoManager = made
    return made
  }

  /// Of what lies in front of everything that is presented; nil where nothing is.
  final var topPresentation: UIPresentationController? {
    var seen = storedRoot
    while let next = seen?.presentation.presented { seen = next }
    return seen?.presentation.controller
  }

  /// Escape takes away what is presented, where the user may.
  override func handleKey(_ input: KeyInput) -> Bool {
    guard input.key == .escape, let controller = topPresentation else {
      return super.handleKey(input)
    }
    guard input.isDown, !input.isRepeat else { return true }
    return controller.leave()
  }

  /// Hands an event to the views it belongs to.
  open func sendEvent(_ event: UIEvent) { EventDelivery.deliver(event, in: self) }

  // MARK: Coordinates of windows are those of the screen, moved by the window's place

  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let screen = toScreen(point)
    return window?.fromScreen(screen) ?? screen
  }

  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    fromScreen(window?.toScreen(point) ?? point)
  }

  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    let screen = toScreen(rect)
    return window?.fromScreen(screen) ?? screen
  }

  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    fromScreen(window?.toScreen(rect) ?? rect)
  }
}

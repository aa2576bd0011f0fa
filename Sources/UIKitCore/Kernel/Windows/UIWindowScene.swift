import PlatformInterface
import QuartzCore

/// A scene that shows windows: one window of the desktop.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment, UITraitChangeObservable {
  /// The scene's place and how it may change.
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    /// Whether the scene is upright or lies on its side.
    public let interfaceOrientation: UIInterfaceOrientation
    /// The scene's rectangle on the screen, in points.
    public let systemFrame: CGRect

    init(_ orientation: UIInterfaceOrientation, _ frame: CGRect) {
      interfaceOrientation = orientation
      systemFrame = frame
    }
  }

  /// The scene as the platform sees it: events come in here, frames go out.
  package let host: SceneHost
  private var members: [WindowReference] = []
  private var storedTraits: UITraitCollection
  /// As it was told last.
  private var statusBarFrame = CGRect.zero
  private var registrations = TraitChangeRegistrations()
  private weak var storedKeyWindow: UIWindow?

  /// Makes a scene with a window of the desktop. The program does it, by the class that the
  /// configuration names.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    let application = PlatformServices.current.application
    var window = application.defaultWindow
    if let kept = session.keptWindow ?? KeptWindow.ofLaunch, window.isResizable {
      KeptWindow.ofLaunch = nil
      window.size = kept.size
      window.isMaximized = kept.isMaximized
    }
    host = SceneHost(application: application, configuration: window)
    storedTraits = SystemTraits.shared.collection
    super.init(session: session, connectionOptions: connectionOptions)
    host.scene = self
    storedTraits = resolvedTraits()
    statusBarFrame = currentStatusBarFrame
  }

  /// The screen that shows the scene.
  open var screen: UIScreen { .main }
  /// The coordinates of the scene, in points from its upper left corner.
  open var coordinateSpace: any UICoordinateSpace { SceneSpace(self) }
  /// Whether the scene is upright or, where it is wider than high, lies on its side.
  open var interfaceOrientation: UIInterfaceOrientation {
    host.size.width > host.size.height ? .landscapeLeft : .portrait
  }
  /// Where the scene is at the moment.
  open var effectiveGeometry: Geometry {
    Geometry(interfaceOrientation, CGRect(origin: .zero, size: host.size))
  }
  /// Whether the scene fills its screen, which is always so, since the screen is as large as the
  /// window.
  open var isFullScreen: Bool { true }
  /// What knows whether the scene has a status bar.
  public private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(
    scene: self)

  open override var title: String! {
    didSet { host.platformWindow.title = title ?? "" }
  }

  // MARK: Windows

  /// The scene's windows, back to front by level, the visible and the hidden ones.
  open var windows: [UIWindow] { members.compactMap(\.window) }

  /// The window that keys go to.
  public internal(set) var keyWindow: UIWindow? {
    get { storedKeyWindow }
    set {
      guard newValue !== storedKeyWindow else { return }
      let old = storedKeyWindow
      storedKeyWindow = newValue
      if let old {
        old.resignKey()
        NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
      }
      if let newValue {
        newValue.becomeKey()
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: newValue)
      }
    }
  }

  func add(_ window: UIWindow) {
    members.append(WindowReference(window: window))
    sortWindows()
  }

  func remove(_ window: UIWindow) {
    if storedKeyWindow === window { keyWindow = nil }
    members.removeAll { $0.window == nil || $0.window === window }
    window.layer.removeFromSuperlayer()
  }

  /// Puts the windows' layers in the order of their levels, later ones in front within a level.
  func sortWindows() {
    members.removeAll { $0.window == nil }
    let sorted = members.enumerated().sorted { a, b in
      let (x, y) = (a.element.window?.windowLevel.rawValue, b.element.window?.windowLevel.rawValue)
      return (x ?? 0, a.offset) < (y ?? 0, b.offset)
    }.map(\.element)
    members = sorted
    let layers = windows.map(\.storedLayer)
    let shown = host.loop.rootLayer.sublayers ?? []
    guard layers.count != shown.count || !zip(layers, shown).allSatisfy({ $0 === $1 }) else {
      return
    }
    host.loop.rootLayer.sublayers = layers
  }

  /// Windows live as long as the program holds them.
  private struct WindowReference { weak var window: UIWindow? }

  // MARK: Conditions

  /// The traits of the scene, which its windows inherit.
  open var traitCollection: UITraitCollection { storedTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  private var storedOverrides = UITraitOverrides()
  /// Traits that the program sets for the scene in place of the desktop's.
  open var traitOverrides: UITraitOverrides {
    get { storedOverrides }
    set {
      storedOverrides = newValue
      conditionsDidChange()
    }
  }

  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    registrations.add(traits, handler)
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    registrations.remove(registration)
  }

  private func resolvedTraits() -> UITraitCollection {
    var values = SystemTraits.values(of: host.environment)
    let classes = DeviceMetrics.sizeClasses(of: host.size, idiom: values.userInterfaceIdiom)
    values.horizontalSizeClass = classes.horizontal
    values.verticalSizeClass = classes.vertical
    values.displayScale = host.scale
    let base = UITraitCollection(values: values)
    return TraitResolution.apply(storedOverrides, style: .unspecified, to: base)
  }

  /// Whether the program has the space of a status bar that its controllers hide.
  private var hasSpaceOfStatusBar = false

  /// Space that the device's own bars and corners take.
  var deviceSafeArea: EdgeSizes {
    var area = host.environment.safeArea
    if hasSpaceOfStatusBar { area.top = 0 }
    return area
  }

  /// Asks the controllers anew whether there is a status bar. Called when one appears, and when one says that it
  /// has changed its mind.
  // iOS-BEHAVIOUR: on a device with a home button the safe area begins at the edge then; where corners and a
  // camera take the space, it stays. Evidence: unmeasured
  func updateStatusBar() {
    let area = host.environment.safeArea
    let hasCorners = area.bottom > 0 || area.left > 0 || area.right > 0
    let hides = area.top > 0 && !hasCorners && statusBarManager?.isWantedHidden == true
    guard hides != hasSpaceOfStatusBar else { return }
    hasSpaceOfStatusBar = hides
    statusBarFrame = currentStatusBarFrame
    for window in windows { window.sceneConditionsDidChange() }
  }

  func safeArea(in frame: CGRect) -> UIEdgeInsets {
    let area = deviceSafeArea
    let size = host.size
    return UIEdgeInsets(
      top: max(0, area.top - frame.minY), left: max(0, area.left - frame.minX),
      bottom: max(0, area.bottom - (size.height - frame.maxY)),
      right: max(0, area.right - (size.width - frame.maxX)))
  }

  /// The controller that decides how the status bar looks.
  var statusBarController: UIViewController? { frontRoot?.statusBarDecider }
  /// The controller that decides whether there is a status bar.
  var statusBarHider: UIViewController? { frontRoot?.statusBarHider }
  private var frontRoot: UIViewController? { (keyWindow ?? windows.last)?.rootViewController }

  /// The size or the environment changed: controllers hear of the transition, then everything takes
  /// the new conditions over.
  func conditionsDidChange(from oldSize: CGSize? = nil) {
    let previousTraits = storedTraits
    let previousSpace = SceneSpace(self, size: oldSize ?? host.size)
    let previousOrientation: UIInterfaceOrientation =
      previousSpace.bounds.width > previousSpace.bounds.height ? .landscapeLeft : .portrait
    // A device that turns takes its new safe area first, which is no change of its own.
    let statusBar = (statusBarFrame, oldSize == nil ? statusBarFrame : currentStatusBarFrame)
    let orientations = (previousOrientation, interfaceOrientation)
    postStatusBar(false, orientations, statusBar)
    statusBarFrame = statusBar.1
    let new = resolvedTraits()
    let changesTraits = new != previousTraits
    let newSize = host.size
    let transitions = windows.map {
      SizeTransition($0, from: oldSize, to: newSize, traits: changesTraits ? new : nil)
    }
    for transition in transitions { transition.begin() }
    if changesTraits { storedTraits = new }
    for transition in transitions { transition.apply() }
    if changesTraits {
      traitCollectionDidChange(previousTraits)
      registrations.notify(self, previous: previousTraits)
    }
    for window in windows { window.sceneConditionsDidChange() }
    for transition in transitions { transition.complete(in: host.loop) }
    if changesTraits || oldSize != nil {
      (delegate as? any UIWindowSceneDelegate)?.windowScene(
        self, didUpdate: previousSpace, interfaceOrientation: previousOrientation,
        traitCollection: previousTraits)
    }
    postStatusBar(true, orientations, statusBar)
    if previousOrientation != interfaceOrientation { UIDevice.current.orientationDidChange() }
    host.loop.setNeedsFrame()
  }

  private var currentStatusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: host.size.width, height: deviceSafeArea.top)
  }

  /// Those who ask the application alone hear of the first scene.
  private func postStatusBar(
    _ isDone: Bool, _ orientations: (UIInterfaceOrientation, UIInterfaceOrientation),
    _ frames: (CGRect, CGRect)
  ) {
    guard SceneRegistry.scenes.first === self else { return }
    UIApplication.shared.statusBarChanges(isDone, orientation: orientations, frame: frames)
  }
}

/// The coordinates of a scene: those of the screen, as its window is the whole of it.
final class SceneSpace: NSObject, ScreenConvertible {
  private let size: CGSize

  init(_ scene: UIWindowScene, size: CGSize? = nil) { self.size = size ?? scene.host.size }

  var bounds: CGRect { CGRect(origin: .zero, size: size) }
  func toScreen(_ point: CGPoint) -> CGPoint { point }
  func fromScreen(_ point: CGPoint) -> CGPoint { point }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convertToSpace(point, coordinateSpace)
  }
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convertFromSpace(point, coordinateSpace)
  }
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convertToSpace(rect, coordinateSpace)
  }
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convertFromSpace(rect, coordinateSpace)
  }
}

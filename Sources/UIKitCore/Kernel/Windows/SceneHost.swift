import PlatformInterface
import QuartzCore

/// A window scene as the platform sees it: receives events, runs frames.
@MainActor
package final class SceneHost: PlatformWindowClient, AccessibleKeyboard {
  /// The passes that make the scene's frames.
  package let loop = FrameLoop()
  /// The platform's window that shows the scene.
  package private(set) var platformWindow: (any PlatformWindow)!
  /// The scene that the host belongs to; nil once it is gone.
  package internal(set) weak var scene: UIWindowScene?
  /// What the desktop or the command line says about appearance and language.
  package private(set) var environment: PlatformEnvironment
  private var router: EventRouter!
  /// Where the recognisers of the scene's windows compete.
  private(set) lazy var arena = GestureArena(loop: loop)
  /// What takes events beside the responders, in the order in which it is asked.
  private(set) lazy var features = SceneFeatures.make(for: self)
  /// Where the pointer is, in the scene's coordinates; nil while it is elsewhere.
  final var pointer: CGPoint?
  /// Content moved under a pointer that rests, or an interaction's answers are others now.
  final func pointerContentDidChange(forgetting interaction: UIPointerInteraction? = nil) {
    guard pointer != nil else { return }
    router.pointerContentDidChange(forgetting: interaction)
  }

  /// Numbers of accessible elements, made when somebody first asks for those.
  private(set) lazy var accessibilityNumbers = AccessibilityNumbers()
  /// Made when the desktop's readers first ask.
  private(set) lazy var announcer = AccessibilityAnnouncer(self)

  /// What the pointer's rest tells.
  private(set) lazy var toolTips = ToolTips(host: self)
  /// Seen by nobody while false: no frames are made.
  private var isVisible = true
  private var presentedSize: CGSize

  init(application: any PlatformApplication, configuration: WindowConfiguration) {
    environment = application.environment
    presentedSize = configuration.size
    router = EventRouter(host: self)
    let window = application.makeWindow(configuration, client: self)
    platformWindow = window
    presentedSize = window.size
    loop.requestFrame = { [weak self] in
      guard let self, self.isVisible else { return }
      self.platformWindow.requestFrame()
    }
    loop.requestFrameAt = { [weak self] in self?.platformWindow.requestFrame(at: $0) }
    if loop.needsFrame { window.requestFrame() }
  }

  /// The size of the window in points, as its last event said.
  package var size: CGSize { presentedSize }
  /// How many pixels a point has in the window.
  package var scale: CGFloat { platformWindow.scale }
  /// Seconds of the window's clock.
  var time: TimeInterval { PlatformServices.current.application.currentTime }

  /// Makes the frame of a time, in seconds of the platform's clock; nil where nothing changed since
  /// the last one.
  package func frame(at time: TimeInterval) -> RenderFrame? {
    guard let scene else { return nil }
    sizeRoot()
    router.flushTouches()
    // A scene without windows, and what its windows leave free, is black, as on iOS.
    let frame = loop.frame(at: time, size: size, scale: scale, background: .black)
    router.frameWasMade()
    for feature in features { feature.frameWasMade(in: scene) }
    return frame
  }

  /// Lays out the scene's windows at the end of the launch, ahead of the first frame, so that controllers which the
  /// program pushed or presented meanwhile load their views.
  func layOutLaunch() {
    sizeRoot()
    loop.layout()
  }

  private func sizeRoot() {
    loop.rootLayer.bounds = CGRect(origin: .zero, size: size)
    loop.rootLayer.position = CGPoint(x: size.width / 2, y: size.height / 2)
  }

  /// Hears from the platform that the last frame is on the screen.
  package func framePresented() { loop.presentedHandler?() }

  /// The window goes off the screen.
  func windowWillLeave(_ window: UIWindow) {
    for feature in features { feature.windowWillLeave(window) }
  }

  /// Tells of moves that wait for the next frame.
  func flushTouches() { router.flushTouches() }

  /// A touch belongs to somebody else from now on.
  func cancelTouch(_ id: Int) { router.cancelTouch(id) }

  /// The window can be touched no more.
  func cancelTouches(in window: UIWindow) { router.cancelTouches(in: window) }

  /// Takes an event of the platform: to the scene itself, or to the router where it is the user's.
  package func receive(_ event: PlatformEvent) {
    guard let scene else { return }
    switch event {
    case .resized(let size, _):
      let old = presentedSize
      presentedSize = size
      SystemTraits.take(environment, scale: scale)
      scene.conditionsDidChange(from: old)
    case .environmentChanged(let new):
      let old = environment
      environment = new
      SystemTraits.take(new, scale: scale)
      scene.conditionsDidChange()
      if new.textSize != old.textSize { UIApplication.shared.contentSizeDidChange() }
      UIAccessibility.settingsDidChange(from: old, to: new)
    case .focusChanged(let isKey):
      ApplicationLifeCycle.focusChanged(of: scene, isKey: isKey)
    case .visibilityChanged(let isVisible):
      self.isVisible = isVisible
      if isVisible, loop.needsFrame { platformWindow.requestFrame() }
      ApplicationLifeCycle.visibilityChanged(of: scene, isVisible: isVisible)
    case .closeRequested:
      ApplicationLifeCycle.close(scene)
    case .programEnds:
      ApplicationLifeCycle.quit()
    case .startedAgain(let links):
      ApplicationLifeCycle.startedAgain(links, in: SceneRegistry.front ?? scene)
    case .memoryWarning:
      UIApplication.shared.receiveMemoryWarning()
    default:
      router.receive(event, in: scene)
    }
  }
}

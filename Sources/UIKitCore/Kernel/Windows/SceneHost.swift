import PlatformInterface
import QuartzCore

/// A window scene as the platform sees it: receives events, runs frames.
@MainActor
package final class SceneHost: PlatformWindowClient {
  package let loop = FrameLoop()
  package private(set) var platformWindow: (any PlatformWindow)!
  package internal(set) weak var scene: UIWindowScene?
  package private(set) var environment: PlatformEnvironment
  private var router: EventRouter!
  /// Where the recognisers of the scene's windows compete.
  private(set) lazy var arena = GestureArena(loop: loop)
  /// The menu that is open, which all keys go to.
  final var menu: MenuSession?
  /// The bar of edit commands that is open.
  final var editMenu: EditMenuSession?
  /// Where the pointer is, in the scene's coordinates; nil while it is elsewhere.
  final var pointer: CGPoint?
  /// Content moved under a pointer that rests, or an interaction's answers are others now.
  final func pointerContentDidChange(forgetting interaction: UIPointerInteraction? = nil) {
    guard pointer != nil else { return }
    router.pointerContentDidChange(forgetting: interaction)
  }

  /// What the pointer's rest tells.
  private(set) lazy var toolTips = ToolTips(host: self)
  /// What is dragged through the scene's windows.
  private(set) lazy var drags = SceneDrags(host: self)
  /// Seen by nobody while false: no frames are made.
  private var isVisible = true
  private var presentedSize: CGSize
  /// What the platform's input method was told.
  private var textInput: TextInputState?

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

  package var size: CGSize { presentedSize }
  package var scale: CGFloat { platformWindow.scale }
  /// Seconds of the window's clock.
  var time: TimeInterval { PlatformServices.current.application.currentTime }

  package func frame(at time: TimeInterval) -> RenderFrame? {
    guard let scene else { return nil }
    loop.rootLayer.bounds = CGRect(origin: .zero, size: size)
    loop.rootLayer.position = CGPoint(x: size.width / 2, y: size.height / 2)
    router.flushTouches()
    // A scene without windows, and what its windows leave free, is black, as on iOS.
    let frame = loop.frame(at: time, size: size, scale: scale, background: .black)
    tellTextInput(of: scene)
    return frame
  }

  /// The input method goes by what the frame shows.
  private func tellTextInput(of scene: UIWindowScene) {
    let window = scene.keyWindow ?? scene.windows.last { !$0.isHidden }
    let state = TextDelivery.state(of: window?.firstResponder)
    guard state != textInput else { return }
    textInput = state
    platformWindow.setTextInput(state)
  }

  package func framePresented() { loop.presentedHandler?() }

  /// The window goes off the screen.
  func endMenus(in window: UIWindow) {
    if menu?.window === window { menu?.end(.dismissed, animated: false) }
    if editMenu?.window === window { editMenu?.dismiss() }
  }

  package func dropMoved(_ drop: any DesktopDrop, to location: CGPoint) -> DragOperation {
    drags.desktopMoved(drop, to: location)
  }

  package func dropLeft(_ drop: any DesktopDrop) { drags.desktopLeft(drop) }

  package func dropped(_ drop: any DesktopDrop, at location: CGPoint) -> Bool {
    drags.desktopDropped(drop, at: location)
  }

  /// Tells of moves that wait for the next frame.
  func flushTouches() { router.flushTouches() }

  /// A touch belongs to somebody else from now on.
  func cancelTouch(_ id: Int) { router.cancelTouch(id) }

  /// The window can be touched no more.
  func cancelTouches(in window: UIWindow) { router.cancelTouches(in: window) }

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
      if new.reducesMotion != old.reducesMotion { UIAccessibility.motionPreferenceDidChange() }
    case .focusChanged(let isKey):
      ApplicationLifeCycle.focusChanged(of: scene, isKey: isKey)
    case .visibilityChanged(let isVisible):
      self.isVisible = isVisible
      if isVisible, loop.needsFrame { platformWindow.requestFrame() }
      ApplicationLifeCycle.visibilityChanged(of: scene, isVisible: isVisible)
    case .closeRequested:
      ApplicationLifeCycle.close(scene)
    case .memoryWarning:
      UIApplication.shared.receiveMemoryWarning()
    default:
      router.receive(event, in: scene)
    }
  }
}

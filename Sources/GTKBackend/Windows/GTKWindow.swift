import CGTK4
import CairoBackend
import PlatformInterface

/// A GtkWindow whose content shows frames and turns input into events.
///
/// GTK keeps the window, its decorations, focus and input; `Presenter` brings the picture.
@MainActor
final class GTKWindow: PlatformWindow {
  let gtkWindow: UnsafeMutablePointer<GtkWindow>
  let content: UnsafeMutablePointer<GtkWidget>
  private(set) weak var client: (any PlatformWindowClient)?
  /// Set while somebody reads: hears of new frames.
  weak var readers: ReaderBus?
  private let configuration: WindowConfiguration
  private let display: Display
  private let icon: WindowIcon

  private(set) var size: CGSize
  private(set) var scale: CGFloat = 1
  private(set) var isClosed = false
  /// Called once the window is gone.
  var closed: (() -> Void)?

  private(set) var presenter: (any Presenter)?
  private var ticker: FrameTicker?
  private var input: WindowInput?
  private var drops: WindowDrops?
  private var connections: [SignalConnection] = []
  /// The title bar where GTK draws it, and the button in it that opens the main menu.
  private var headerBar: UnsafeMutablePointer<GtkWidget>?
  private var menuButton: UnsafeMutablePointer<GtkWidget>?
  private var isTitleBarAligned = false
  /// A frame that is wanted later.
  private var wakeTimer: MainLoopTimer?
  private var wakeTime = TimeInterval.infinity
  private var lastFrame: RenderFrame?
  /// The client hears nothing before `makeWindow` returned to it.
  private var isOpening = true
  private var wasKey = false
  /// Whether keys go to it.
  var isActive: Bool { wasKey }
  private(set) var isVisible = true

  init(
    _ configuration: WindowConfiguration, client: any PlatformWindowClient, display: Display,
    icon: WindowIcon
  ) {
    self.configuration = configuration
    self.client = client
    self.display = display
    self.icon = icon
    size = configuration.size
    gtkWindow = cast(gtk_window_new()!)
    content = tessera_content_new()
    open()
  }

  var title: String {
    get { gtk_window_get_title(gtkWindow).map { String(cString: $0) } ?? "" }
    set { if !isClosed { gtk_window_set_title(gtkWindow, newValue) } }
  }

  // MARK: Frames

  func requestFrame() { ticker?.request() }

  func requestFrame(at time: TimeInterval) {
    guard !isClosed, time < wakeTime else { return }
    wakeTimer?.cancel()
    wakeTime = time
    let delay = max(0, time - MonotonicClock.now)
    wakeTimer = MainLoopTimer(milliseconds: UInt32(min(delay, 3600) * 1000)) { [weak self] in
      self?.wakeTimer = nil
      self?.wakeTime = .infinity
      self?.requestFrame()
    }
  }

  func present(_ frame: RenderFrame) {
    guard !isClosed else { return }
    lastFrame = frame
    guard isVisible else { return }
    presenter?.present(frame)
  }

  /// The latest frame, for GTK's own drawing.
  fileprivate func snapshot(into snapshot: OpaquePointer) { presenter?.snapshot(into: snapshot) }

  private func runFrame(at time: TimeInterval) {
    guard let client, !isClosed else { return }
    guard EventGate.isOpen else { return EventGate.pass { [weak self] in self?.requestFrame() } }
    if let frame = client.frame(at: time) { present(frame) }
    client.framePresented()
    readers?.frameRan()
    RestWatch.frameRan()
    tessera_main_loop_note_application_code()
  }

  // MARK: Events

  /// Tells the client, unless the window is closed.
  func send(_ event: PlatformEvent) {
    guard !isClosed else { return }
    guard EventGate.isOpen else { return EventGate.pass { [weak self] in self?.send(event) } }
    client?.receive(event)
    readers?.received(event)
    tessera_main_loop_note_application_code()
  }

  // MARK: What the client asks of the desktop

  func announce(_ text: String) { readers?.announce(text) }

  func setTextInput(_ state: TextInputState?) { if !isClosed { input?.setTextInput(state) } }

  func setCursor(_ cursor: PlatformCursor) {
    guard !isClosed else { return }
    gtk_widget_set_cursor_from_name(content, cursor.cssName)
  }

  func resize(to size: CGSize) {
    guard !isClosed, size.isUsable else { return }
    let extra = decorationSize
    gtk_window_set_default_size(
      gtkWindow, Int32(size.width.rounded()) + extra.width,
      Int32(size.height.rounded()) + extra.height)
  }

  func beginDrag(_ offer: DragOffer, ended: @escaping @MainActor (DragOperation) -> Void) -> Bool {
    guard !isClosed, let surface = gtk_native_get_surface(opaque(gtkWindow)) else { return false }
    guard DesktopDragSource(offer, on: surface, ended: ended) != nil else { return false }
    // The button's release is the desktop's. This may be the answer to an event that is still read.
    _ = MainLoopTimer(milliseconds: 0) { [weak self] in self?.input?.pointerTaken() }
    return true
  }

  var blendsDragPictures: Bool { DragShape.displayBlends }

  /// What the desktop's close button does: the client is asked.
  func askToClose() { if !isClosed { gtk_window_close(gtkWindow) } }

  func bringToFront() {
    guard !isClosed else { return }
    if let token = ProgramInstance.activationToken {
      ProgramInstance.activationToken = nil
      gtk_window_set_startup_id(gtkWindow, token)
    }
    gtk_window_present(gtkWindow)
  }

  // GTK's default size follows what the user does, but for windows that fill a monitor.
  var ordinarySize: CGSize {
    var (width, height): (Int32, Int32) = (0, 0)
    gtk_window_get_default_size(gtkWindow, &width, &height)
    let extra = decorationSize
    guard width > extra.width, height > extra.height else { return size }
    return CGSize(width: Int(width - extra.width), height: Int(height - extra.height))
  }

  var isMaximized: Bool { gtk_window_is_maximized(gtkWindow) != 0 }

  var isFullScreen: Bool { gtk_window_is_fullscreen(gtkWindow) != 0 }

  func toggleFullScreen() {
    guard !isClosed else { return }
    if isFullScreen {
      gtk_window_unfullscreen(gtkWindow)
    } else {
      gtk_window_fullscreen(gtkWindow)
    }
  }

  var hasEmojiChooser: Bool { !isClosed }

  func chooseEmoji() { if !isClosed { input?.chooseEmoji() } }

  var hasMenuButton: Bool { headerBar != nil }

  func showMenuButton(_ isShown: Bool) {
    guard !isClosed, let headerBar else { return }
    if let menuButton { return gtk_widget_set_visible(menuButton, isShown ? 1 : 0) }
    guard isShown, let button = gtk_button_new_from_icon_name("open-menu-symbolic") else { return }
    // The keyboard stays with the content.
    gtk_widget_set_focusable(button, 0)
    gtk_header_bar_pack_end(opaque(headerBar), button)
    let clicked: @MainActor @convention(c) (OpaquePointer?, gpointer?) -> Void = { _, data in
      owner(GTKWindow.self, data)?.send(.mainMenu)
    }
    connections.append(SignalConnection(opaque(button), "clicked", owner: self, clicked))
    menuButton = button
  }

  /// The display is gone, and the process with it as soon as the client has kept what it wants to.
  func displayIsGone() { isClosed = true }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    tessera_content_set_owner(content, nil, TesseraContentCallbacks())
    ticker?.stop()
    wakeTimer?.cancel()
    wakeTimer = nil
    input?.detach()
    drops?.detach()
    presenter?.close()
    presenter = nil
    for connection in connections { connection.disconnect() }
    connections = []
    gtk_window_destroy(gtkWindow)
    closed?()
  }
}

// MARK: - Opening

extension GTKWindow {
  private func open() {
    let owned = Unmanaged.passUnretained(self).toOpaque()
    let allocated: @MainActor @convention(c) (gpointer?, Int32, Int32) -> Void = { data, w, h in
      owner(GTKWindow.self, data)?.contentWasAllocated(width: w, height: h)
    }
    let snapshot: @MainActor @convention(c) (gpointer?, OpaquePointer?) -> Void = { data, into in
      if let into { owner(GTKWindow.self, data)?.snapshot(into: into) }
    }
    tessera_content_set_owner(
      content, owned,
      TesseraContentCallbacks(
        allocated: unsafeBitCast(
          allocated, to: (@convention(c) (gpointer?, Int32, Int32) -> Void).self),
        snapshot: unsafeBitCast(
          snapshot, to: (@convention(c) (gpointer?, OpaquePointer?) -> Void).self)))

    gtk_window_set_title(gtkWindow, configuration.title)
    let width = Int32(configuration.size.width.rounded())
    let height = Int32(configuration.size.height.rounded())
    if display.kind == .wayland { addHeaderBar() }
    let extra = decorationSize
    gtk_window_set_default_size(gtkWindow, width + extra.width, height + extra.height)
    if configuration.isResizable {
      gtk_widget_set_size_request(
        content, min(width, Self.minimumWidth), min(height, Self.minimumHeight))
    } else {
      gtk_widget_set_size_request(content, width, height)
      gtk_window_set_resizable(gtkWindow, 0)
    }
    if configuration.isMaximized { gtk_window_maximize(gtkWindow) }
    gtk_window_set_child(gtkWindow, content)
    gtk_window_set_focus(gtkWindow, content)
    connectSignals()

    gtk_widget_realize(cast(gtkWindow))
    scale = displayScale
    guard let surface = gtk_native_get_surface(opaque(gtkWindow)) else { return }
    presenter = makePresenter(on: surface)
    // Where GTK will most likely lay it out, so that the first frame is painted before that.
    scale = displayScale
    presenter?.place(CGRect(origin: .zero, size: size), scale: scale)
    presenter?.wantedScaleChanged = { [unowned self] in scaleChanged() }
    presenter?.becameReady = { [unowned self] in ticker?.presenterBecameReady() }
    connectSurface(surface)
    ticker = FrameTicker(
      pace: makePace(on: surface),
      isPresenterReady: { [unowned self] in presenter?.isReady ?? true },
      run: { [unowned self] in runFrame(at: $0) },
      stalled: { [unowned self] in setVisible(!$0) })
    input = WindowInput(self)
    drops = WindowDrops(self)
    gtk_window_present(gtkWindow)
    setIconLater()
    isOpening = false
    // What GTK allocated meanwhile.
    let opened = allocatedSize
    _ = MainLoopTimer(milliseconds: 0, priority: G_PRIORITY_HIGH) { [weak self] in
      guard let self, !isClosed, opened != configuration.size || scale != configuration.scale
      else { return }
      send(.resized(size: size, scale: scale))
    }
  }

  /// Points below which a window cannot be drawn smaller: the narrowest screen an app for iOS knows.
  private static var minimumWidth: Int32 { 320 }
  private static var minimumHeight: Int32 { 240 }

  /// Once the first frames are shown: nothing that users wait for.
  private func setIconLater() {
    guard display.kind == .x11 else { return }
    _ = MainLoopTimer(milliseconds: 250, priority: G_PRIORITY_LOW) { [weak self] in
      guard let self, !isClosed, let surface = gtk_native_get_surface(opaque(gtkWindow)) else {
        return
      }
      icon.set(on: surface)
    }
  }

  private func makePresenter(on surface: OpaquePointer) -> any Presenter {
    let choice = display.presenter ?? PresenterChoice.forDriver(of: surface)
    if choice == .sharedMemory,
      let text = PlatformServices.current.textMeasurer as? any BlockPainter,
      let presenter = SharedMemoryPresenter(surface: surface, text: text)
    {
      return presenter
    }
    return GSKPresenter(content: content)
  }

  /// Frames that GTK draws need its clock, and on Wayland it costs nothing.
  private func makePace(on surface: OpaquePointer) -> any FramePace {
    if presenter is SharedMemoryPresenter, display.kind == .x11 {
      return TimerPace(monitorOf: surface)
    }
    if let clock = gtk_widget_get_frame_clock(cast(gtkWindow)) { return FrameClockPace(clock) }
    return TimerPace(monitorOf: surface)
  }

  /// A title bar of the desktop's theme where no window manager draws one.
  private func addHeaderBar() {
    let bar = gtk_header_bar_new()!
    headerBar = bar
    gtk_window_set_titlebar(gtkWindow, bar)
  }

  /// Makes the title bar as high as it takes for the content to begin between pixels: a compositor would place it
  /// within some, and blur it.
  private func alignTitleBar() {
    guard !isClosed, let headerBar else { return }
    gtk_widget_set_size_request(headerBar, -1, -1)
    let height = decorationSize.height
    let aligned = (height...height + 7).first {
      abs(CGFloat($0) * scale - (CGFloat($0) * scale).rounded()) < 1e-6
    }
    if let aligned, aligned != height { gtk_widget_set_size_request(headerBar, -1, aligned) }
  }

  /// What the window is larger than its content by.
  private var decorationSize: (width: Int32, height: Int32) {
    guard let bar = gtk_window_get_titlebar(gtkWindow) else { return (0, 0) }
    var natural: Int32 = 0
    gtk_widget_measure(bar, GTK_ORIENTATION_VERTICAL, -1, nil, &natural, nil, nil)
    return (0, natural)
  }
}

// MARK: - Hearing from GTK

extension GTKWindow {
  private func connectSignals() {
    let window = opaque(gtkWindow)
    let close: @MainActor @convention(c) (OpaquePointer?, gpointer?) -> gboolean = { _, data in
      owner(GTKWindow.self, data)?.send(.closeRequested)
      // The client closes the window if it agrees.
      return 1
    }
    let active: NotifyHandler = { _, _, data in owner(GTKWindow.self, data)?.activityChanged() }
    let scaled: NotifyHandler = { _, _, data in owner(GTKWindow.self, data)?.scaleChanged() }
    connections = [
      SignalConnection(window, "close-request", owner: self, close),
      SignalConnection(window, "notify::is-active", owner: self, active),
      SignalConnection(window, "notify::scale-factor", owner: self, scaled),
    ]
  }

  private func connectSurface(_ surface: OpaquePointer) {
    let changed: NotifyHandler = { _, _, data in owner(GTKWindow.self, data)?.surfaceChanged() }
    connections.append(SignalConnection(surface, "notify::state", owner: self, changed))
    connections.append(SignalConnection(surface, "notify::mapped", owner: self, changed))
    let scaled: NotifyHandler = { _, _, data in owner(GTKWindow.self, data)?.scaleChanged() }
    connections.append(SignalConnection(surface, "notify::scale", owner: self, scaled))
    guard display.kind == .wayland, let clock = gdk_surface_get_frame_clock(surface) else { return }
    let laidOut: @MainActor @convention(c) (OpaquePointer?, gpointer?) -> Void = { _, data in
      owner(GTKWindow.self, data)?.surfaceWasLaidOut()
    }
    connections.append(SignalConnection(clock, "layout", owner: self, laidOut))
  }

  private func activityChanged() {
    let isKey = gtk_window_is_active(gtkWindow) != 0
    guard isKey != wasKey else { return }
    wasKey = isKey
    readers?.contentsChanged()
    input?.focusChanged(isKey: isKey)
    deliver(.focusChanged(isKey: isKey))
  }

  private func surfaceChanged() {
    guard !isClosed, let surface = gtk_native_get_surface(opaque(gtkWindow)) else { return }
    let isMinimized =
      gdk_toplevel_get_state(surface).rawValue & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0
    setVisible(gdk_surface_get_mapped(surface) != 0 && !isMinimized)
  }

  private func setVisible(_ visible: Bool) {
    guard visible != isVisible else { return }
    isVisible = visible
    ticker?.isVisible = visible
    if visible, let lastFrame { presenter?.present(lastFrame) }
    deliver(.visibilityChanged(isVisible: visible))
  }

  private func scaleChanged() {
    let allocated = allocatedSize
    contentWasAllocated(width: Int32(allocated.width), height: Int32(allocated.height))
  }

  /// The space that GTK leaves for a window's shadow is another while it has the keyboard, so that the content lies
  /// elsewhere on the surface without being given another size.
  private func surfaceWasLaidOut() {
    var x = 0.0
    var y = 0.0
    guard !isClosed, tessera_content_origin(content, &x, &y), let input,
      input.origin != CGPoint(x: x, y: y)
    else { return }
    scaleChanged()
  }

  /// Device pixels per point. An older GTK draws with the next whole number of them, and the compositor makes it
  /// smaller.
  private var displayScale: CGFloat {
    if let wanted = presenter?.wantedScale { return wanted }
    if let surface = gtk_native_get_surface(opaque(gtkWindow)) {
      let scale = tessera_gdk_surface_scale(surface)
      if scale > 0 { return scale }
    }
    return CGFloat(gtk_widget_get_scale_factor(cast(gtkWindow)))
  }

  private var allocatedSize: CGSize {
    CGSize(
      width: Int(gtk_widget_get_width(content)), height: Int(gtk_widget_get_height(content)))
  }

  /// Runs in GTK's layout phase: the frame of the new size is on its way before GTK tells the window
  /// manager that the resize was drawn, so neither shows the old picture in the new frame.
  fileprivate func contentWasAllocated(width: Int32, height: Int32) {
    guard !isClosed, width > 0, height > 0 else { return }
    var x = 0.0
    var y = 0.0
    let newScale = displayScale
    let newSize = CGSize(width: Int(width), height: Int(height))
    if tessera_content_origin(content, &x, &y) {
      input?.origin = CGPoint(x: x, y: y)
      presenter?.place(CGRect(origin: CGPoint(x: x, y: y), size: newSize), scale: newScale)
    }
    let isChanged = newSize != size || newScale != scale
    if newScale != scale || !isTitleBarAligned {
      isTitleBarAligned = true
      // Not while widgets are being laid out.
      _ = MainLoopTimer(milliseconds: 0, priority: G_PRIORITY_HIGH) { [weak self] in
        self?.alignTitleBar()
      }
    }
    size = newSize
    scale = newScale
    guard !isOpening else { return }
    if isChanged {
      send(.resized(size: newSize, scale: scale))
      ticker?.runNow()
    }
  }

  private func deliver(_ event: PlatformEvent) {
    if isOpening {
      _ = MainLoopTimer(milliseconds: 0, priority: G_PRIORITY_HIGH) { [weak self] in
        self?.send(event)
      }
    } else {
      send(event)
    }
  }
}

extension CGSize {
  /// A finite size a window can have.
  fileprivate var isUsable: Bool {
    width.isFinite && height.isFinite && width >= 1 && height >= 1 && width <= 32767
      && height <= 32767
  }
}

extension PlatformCursor {
  /// The name CSS and cursor themes have for it.
  fileprivate var cssName: String {
    switch self {
    case .arrow: "default"
    case .pointingHand: "pointer"
    case .text: "text"
    case .verticalText: "vertical-text"
    case .hidden: "none"
    case .grab: "grab"
    case .grabbing: "grabbing"
    }
  }
}

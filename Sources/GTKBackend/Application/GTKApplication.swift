import CGTK4
import Failures
import PlatformInterface

/// The process on a desktop: GLib's main loop, which also runs the main dispatch queue, the main
/// actor and the main run loop, and the windows.
@MainActor
package final class GTKApplication: PlatformApplication {
  let display: Display
  private let configuration: GTKBackend.Configuration
  private let desktop = DesktopEnvironment()
  private let loop: OpaquePointer
  private let icon: WindowIcon
  private var status: Int32 = 0
  private var windows: [GTKWindow] = []
  private var isRunning = false
  private var memory: MemoryMonitor?
  private lazy var readers = ReaderBus(self)

  package private(set) var environment = PlatformEnvironment()

  init(_ configuration: GTKBackend.Configuration, display: Display) {
    self.configuration = configuration
    self.display = display
    loop = g_main_loop_new(nil, 0)
    icon = WindowIcon(name: configuration.name)
    // The window's class on X11 and its app id on Wayland, by which the desktop finds the icon.
    g_set_prgname(configuration.applicationID)
    g_set_application_name(configuration.name)
    environment = configuration.adjustEnvironment(desktop.current)
    decorate()
    configuration.instance?.startedAgain = { [unowned self] in
      windows.first?.send(.startedAgain($0))
    }
    desktop.changed = { [unowned self] in environmentChanged() }
  }

  package var currentTime: TimeInterval { MonotonicClock.now }

  package var defaultWindow: WindowConfiguration { configuration.window }

  package func makeWindow(
    _ configuration: WindowConfiguration, client: any PlatformWindowClient
  ) -> any PlatformWindow {
    let window = GTKWindow(configuration, client: client, display: display, icon: icon)
    window.closed = { [unowned self, unowned window] in
      windows.removeAll { $0 === window }
      readers.contentsChanged()
    }
    windows.append(window)
    readersChanged()
    return window
  }

  package func run(_ launched: @escaping @MainActor () -> Void) -> Int32 {
    require(!isRunning, "The application runs already; run is not called from inside it.")
    isRunning = true
    defer { isRunning = false }
    status = 0
    watchEndings()
    defer { tessera_ends_watch(TESSERA_DISPLAY_NONE, nil, nil) }
    _ = MainLoopTimer(milliseconds: 0, priority: G_PRIORITY_HIGH) { [unowned self] in
      launched()
      tessera_main_loop_note_application_code()
      // Settings that only a running desktop service knows come after the first frame.
      desktop.startObserving()
      readers.start()
      memory = MemoryMonitor { [unowned self] in memoryIsShort() }
    }
    tessera_main_loop_run(loop)
    (PlatformServices.current.clipboard as? GTKClipboard)?.store()
    for window in windows { window.close() }
    readers.stop()
    // Requests to close and what is on the clipboard leave with the process otherwise.
    if let display = gdk_display_get_default() { gdk_display_flush(display) }
    return status
  }

  /// The application hears it once, however many windows it has.
  private func memoryIsShort() {
    if let window = windows.first {
      window.send(.memoryWarning)
    } else {
      CacheBudget.shared.removeAll()
    }
  }

  package func stop(status: Int32) {
    self.status = status
    g_main_loop_quit(loop)
  }

  package func open(_ url: URL, completion: @escaping @MainActor (LinkOutcome) -> Void) {
    LinkOpener.open(url, from: windows.first, completion: completion)
  }

  package var isInFront: Bool { windows.contains { $0.isActive } }

  package func bringToFront() {
    (windows.first { $0.isActive } ?? windows.last)?.bringToFront()
  }

  package var hasFileDialog: Bool { true }

  package func chooseFiles(
    _ choice: FileChoice, completion: @escaping @MainActor ([URL]?) -> Void
  ) -> (any FileDialog)? {
    FileChooser(choice, over: windows.first, completion: completion)
  }

  /// Set by a script; from then on the desktop's settings no longer matter.
  private var imposedEnvironment: PlatformEnvironment?

  package func setEnvironment(_ environment: PlatformEnvironment) {
    imposedEnvironment = environment
    environmentChanged()
  }

  /// On Wayland windows may have title bars of GTK's; elsewhere the window manager draws them.
  private func decorate() {
    if display.kind == .wayland { desktop.showDecorations(as: environment.appearance) }
  }

  /// Windows that readers are shown.
  var readableWindows: [GTKWindow] { windows }

  /// Readers came or went, or there is a window more.
  func readersChanged() {
    for window in windows { window.readers = readers.isConnected ? readers : nil }
    readers.contentsChanged()
    environmentChanged()
  }

  private func environmentChanged() {
    var new = imposedEnvironment ?? configuration.adjustEnvironment(desktop.current)
    new.hasScreenReader = readers.isConnected
    guard new != environment else { return }
    environment = new
    decorate()
    for window in windows { window.send(.environmentChanged(new)) }
  }
}

extension GTKApplication {
  /// Whether what other threads give to the main run loop wakes GTK's loop.
  static var watchesRunLoop: Bool { tessera_main_loop_watches_run_loop() }
}

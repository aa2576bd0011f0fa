/// The process as a backend sees it: its main loop, its windows, its clock. Main thread only.
@MainActor
package protocol PlatformApplication: AnyObject {
  var environment: PlatformEnvironment { get }

  /// Changes appearance or language as the desktop's settings would; every window hears
  /// `.environmentChanged`. Asked for by scripts; holds until the process ends.
  func setEnvironment(_ environment: PlatformEnvironment)

  /// Seconds, never going back: of the machine's monotonic clock, or virtual ones, which start anywhere.
  var currentTime: TimeInterval { get }

  /// Whether the time stands still between frames, as that of a `VirtualTimeApplication` does. Asked at each reading.
  var isTimeVirtual: Bool { get }

  /// Size and scale of a window nobody gave a size to.
  var defaultWindow: WindowConfiguration { get }

  func makeWindow(_ configuration: WindowConfiguration, client: any PlatformWindowClient)
    -> any PlatformWindow

  /// Calls `launched` once the loop turns, and returns when `stop` was called.
  func run(_ launched: @escaping @MainActor () -> Void) -> Int32
  func stop(status: Int32)

  /// Opens a link or file with the desktop's program for it.
  func open(_ url: URL, completion: @escaping @MainActor (LinkOutcome) -> Void)

  /// Whether the user has a window of the program before them; true where there is no desktop.
  var isInFront: Bool { get }
  /// Puts a window of the program above others, as far as the desktop lets it; nothing where there is none.
  func bringToFront()

  /// Whether `chooseFiles` shows a dialog.
  var hasFileDialog: Bool { get }

  /// Shows the desktop's file dialog.
  ///
  /// - Parameter completion: called once from the main loop, with nil where the user chose nothing; not
  ///   called where the dialog is let go of first.
  /// - Returns: the dialog, which whoever asked keeps; nil where there is none.
  func chooseFiles(_ choice: FileChoice, completion: @escaping @MainActor ([URL]?) -> Void)
    -> (any FileDialog)?
}

/// What became of a link or a file that the desktop was asked to open.
package enum LinkOutcome: Hashable, Sendable {
  case opened
  /// No program took it; the desktop's sentence says why.
  case failed(reason: String)
  /// There is no desktop that could open anything.
  case noDesktop
}

extension PlatformApplication {
  package var isTimeVirtual: Bool { false }
  package var isInFront: Bool { true }
  package func bringToFront() {}
}

extension PlatformApplication {
  package var hasFileDialog: Bool { false }

  package func chooseFiles(
    _ choice: FileChoice, completion: @escaping @MainActor ([URL]?) -> Void
  ) -> (any FileDialog)? { nil }
}

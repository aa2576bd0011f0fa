/// The process as a backend sees it: its main loop, its windows, its clock. Main thread only.
@MainActor
package protocol PlatformApplication: AnyObject {
  var environment: PlatformEnvironment { get }

  /// Changes appearance or language as the desktop's settings would; every window hears
  /// `.environmentChanged`. Asked for by scripts; holds until the process ends.
  func setEnvironment(_ environment: PlatformEnvironment)

  /// Seconds; starts anywhere, never goes back. Virtual without a display.
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
  func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void)

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

extension PlatformApplication {
  package var isTimeVirtual: Bool { false }
}

extension PlatformApplication {
  package var hasFileDialog: Bool { false }

  package func chooseFiles(
    _ choice: FileChoice, completion: @escaping @MainActor ([URL]?) -> Void
  ) -> (any FileDialog)? { nil }
}

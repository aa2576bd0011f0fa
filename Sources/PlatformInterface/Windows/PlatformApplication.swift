/// The process as a backend sees it: its main loop, its windows, its clock. Main thread only.
@MainActor
package protocol PlatformApplication: AnyObject {
  var environment: PlatformEnvironment { get }

  /// Changes looks or language as the desktop's settings would; every window hears
  /// `.environmentChanged`. Asked for by scripts; holds until the process ends.
  func setEnvironment(_ environment: PlatformEnvironment)

  /// Seconds; starts anywhere, never goes back. Virtual without a display.
  var currentTime: TimeInterval { get }

  /// Size and scale of a window nobody gave a size to.
  var defaultWindow: WindowConfiguration { get }

  func makeWindow(_ configuration: WindowConfiguration, client: any PlatformWindowClient)
    -> any PlatformWindow

  /// Calls `launched` once the loop turns, and returns when `stop` was called.
  func run(_ launched: @escaping @MainActor () -> Void) -> Int32
  func stop(status: Int32)

  /// Opens a link or file with the desktop's program for it.
  func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void)
}

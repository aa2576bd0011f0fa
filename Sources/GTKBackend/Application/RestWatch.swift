import CGTK4
import PlatformInterface

/// Gives memory back once the windows are still.
///
/// A process at rest is not woken: a timer runs from a frame on and ends with the first look that finds
/// nothing moving.
@MainActor
enum RestWatch {
  private static var timer: MainLoopTimer?

  /// A window ran a frame.
  static func frameRan() { if timer == nil { start() } }

  private static func start() {
    timer = MainLoopTimer(
      milliseconds: UInt32(CacheBudget.checkInterval * 1000), priority: G_PRIORITY_LOW
    ) {
      timer = nil
      if CacheBudget.shared.checkForRest() { start() }
    }
  }
}

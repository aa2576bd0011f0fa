import CGTK4

/// Hears from the system when memory is short: by the portal, or by the Low Memory Monitor.
@MainActor
final class MemoryMonitor {
  private let monitor: OpaquePointer
  private var connection: SignalConnection?
  private let warned: () -> Void

  /// - Parameter warned: called from the main loop, at every level of need: whoever hears it lets go of
  ///   what can be made again, and what is left to the highest level is too late.
  init(_ warned: @escaping () -> Void) {
    monitor = g_memory_monitor_dup_default()
    self.warned = warned
    let handler:
      @MainActor @convention(c) (OpaquePointer?, GMemoryMonitorWarningLevel, gpointer?) -> Void = {
        _, _, data in owner(MemoryMonitor.self, data)?.warned()
      }
    connection = SignalConnection(monitor, "low-memory-warning", owner: self, handler)
  }

  isolated deinit {
    connection?.disconnect()
    g_object_unref(UnsafeMutableRawPointer(monitor))
  }
}

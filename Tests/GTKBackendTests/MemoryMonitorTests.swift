import CGTK4
import PlatformInterface
import XCTest

@testable import GTKBackend

final class MemoryMonitorTests: XCTestCase {
  func test_lowMemory_isToldOnce_howeverManyWindowsThereAre() throws {
    try inMainLoop { application in
      let clients = [TestClient.open(in: application), TestClient.open(in: application)]
      await eventually("frames") { clients.allSatisfy { !$0.frameTimes.isEmpty } }
      for level in [
        G_MEMORY_MONITOR_WARNING_LEVEL_LOW, G_MEMORY_MONITOR_WARNING_LEVEL_CRITICAL,
      ] {
        for client in clients { client.events = [] }
        Self.warn(level)
        let warnings = clients.flatMap(\.events).filter {
          if case .memoryWarning = $0 { true } else { false }
        }
        XCTAssertEqual(warnings.count, 1)
      }
      for client in clients { client.window.close() }
    }
  }

  /// What the portal or the Low Memory Monitor makes GIO say.
  @MainActor private static func warn(_ level: GMemoryMonitorWarningLevel) {
    guard let monitor = g_memory_monitor_dup_default() else { return XCTFail("GIO has a monitor.") }
    let object = UnsafeMutableRawPointer(monitor)
    defer { g_object_unref(object) }
    var values = [GValue(), GValue()]
    g_value_init(&values[0], g_memory_monitor_get_type())
    g_value_set_object(&values[0], object)
    g_value_init(&values[1], g_memory_monitor_warning_level_get_type())
    g_value_set_enum(&values[1], gint(level.rawValue))
    let signal = g_signal_lookup("low-memory-warning", g_memory_monitor_get_type())
    g_signal_emitv(values, signal, 0, nil)
    g_value_unset(&values[0])
  }
}

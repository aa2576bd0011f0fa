import PlatformInterface

/// Holds back what windows have to tell while GTK's loop is turned from inside application code,
/// which does not expect to be called again before its own call returned.
@MainActor
enum EventGate {
  private static var depth = 0
  private static var waiting: [@MainActor () -> Void] = []

  static var isOpen: Bool { depth == 0 }

  static func close() { depth += 1 }

  /// What waited follows from the main loop, in its order.
  static func open() {
    depth -= 1
    guard depth == 0, !waiting.isEmpty else { return }
    _ = MainLoopTimer(milliseconds: 0) {
      let held = waiting
      waiting = []
      for body in held { pass(body) }
    }
  }

  static func pass(_ body: @escaping @MainActor () -> Void) {
    if isOpen { body() } else { waiting.append(body) }
  }
}

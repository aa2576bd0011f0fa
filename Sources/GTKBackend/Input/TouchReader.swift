import CGTK4
import PlatformInterface

/// Fingers on a touch screen: one touch for each sequence GDK tells of.
struct TouchReader {
  /// The identifier of each sequence that is down.
  private var identifiers: [UInt: Int] = [:]
  private var next = 1

  mutating func read(
    _ phase: InputPhase, sequence: UInt, _ context: WindowInput.Context,
    _ send: (PlatformEvent) -> Void
  ) {
    if phase == .began, identifiers[sequence] == nil {
      identifiers[sequence] = next
      next += 1
    }
    // A sequence that began in another window.
    guard let id = identifiers[sequence] else { return }
    if phase == .ended || phase == .cancelled { identifiers[sequence] = nil }
    send(
      .touch(
        TouchInput(
          id: id, phase: phase, location: context.location, time: context.time, kind: .finger,
          force: context.force, modifiers: context.modifiers)))
  }
}

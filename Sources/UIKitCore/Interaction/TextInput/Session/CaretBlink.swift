import PlatformInterface

/// When a caret is seen: half a second of every second, beginning with the last thing that happened
/// to it.
@MainActor
final class CaretBlink: FramePulse {
  private static let interval: TimeInterval = 0.5

  private var start: TimeInterval = 0
  private(set) var isRunning = false
  private let show: (Bool) -> Void

  init(show: @escaping (Bool) -> Void) { self.show = show }

  /// The caret is seen from now on, and blinks after a while.
  func restart(in loop: FrameLoop?) {
    guard let loop else { return }
    start = PlatformServices.current.application.currentTime
    isRunning = true
    show(true)
    loop.add(self)
  }

  func stop() {
    isRunning = false
    show(false)
  }

  func beat(at time: TimeInterval) -> TimeInterval? {
    guard isRunning else { return nil }
    // A sum of frames is a little less than the time it stands for.
    let halves = max(0, ((time - start) / Self.interval + 0.001).rounded(.down))
    show(halves.truncatingRemainder(dividingBy: 2) == 0)
    return start + (halves + 1) * Self.interval
  }
}

import CSwiftRuntime
import CVirtualClock
import Foundation

/// When frames are, counted from an application's beginning, in whole nanoseconds.
enum FrameTimes {
  /// Of the frame at that time, or the last one before.
  static func index(at time: Int64) -> Int64 {
    // Rounded down by a division, and by at most one too few.
    let index = time / 1_000_000_000 * 60 + time % 1_000_000_000 * 60 / 1_000_000_000
    return Self.time(of: index + 1) <= time ? index + 1 : index
  }

  static func time(of frame: Int64) -> Int64 {
    frame / 60 * 1_000_000_000 + (frame % 60 * 1_000_000_000 + 30) / 60
  }
}

/// Makes frames due while the main thread waits: on the main queue, and in the run loop for those that a block of that
/// queue runs, such as a test that waits for expectations in a task of the main actor. Without the virtual clock it
/// does nothing.
@MainActor
final class FrameTimer {
  private let descriptor = tessera_clock_frame_timer()
  private nonisolated(unsafe) var source: (any DispatchSourceRead)?
  /// The one that was set last: all have the process's one descriptor, which the run loop listens to once.
  private static weak var current: FrameTimer?
  private static var isListening = false
  private let handler: @MainActor () -> Void
  private var time: Int64?

  init(_ handler: @escaping @MainActor () -> Void) { self.handler = handler }

  deinit { source?.cancel() }

  /// - Parameter time: as `tessera_clock_elapsed` counts; nil for none.
  func set(_ time: Int64?) {
    guard descriptor >= 0, time != self.time else { return }
    self.time = time
    if source == nil {
      guard time != nil else { return }
      listen()
    }
    if time != nil { Self.current = self }
    tessera_clock_set_frame_timer(descriptor, time ?? .max)
  }

  private func listen() {
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [unowned self] in
      MainActor.assumeIsolated { fire() }
    }
    source.resume()
    self.source = source
    guard !Self.isListening else { return }
    Self.isListening = true
    tessera_run_loop_listen(
      descriptor, { _ in MainActor.assumeIsolated { FrameTimer.fireCurrent() } }, nil)
  }

  private static func fireCurrent() {
    if let current { return current.fire() }
    tessera_clock_set_frame_timer(tessera_clock_frame_timer(), .max)
  }

  private func fire() {
    guard let time, time <= tessera_clock_elapsed() else { return }
    self.time = nil
    tessera_clock_set_frame_timer(descriptor, .max)
    handler()
  }
}

/// A platform whose clock moves only when told: the headless one, driven by scripts and tests.
@MainActor
package protocol VirtualTimeApplication: PlatformApplication {
  /// Seconds of one frame; 1/60.
  var frameDuration: TimeInterval { get }

  /// Some window asked for a frame that has not run yet.
  var isFrameRequested: Bool { get }

  /// Moves the clock by one frame: drains the main queue and the run loop's due timers and sources
  /// without blocking, then runs the frame of every window that asked for one.
  func stepFrame()
}

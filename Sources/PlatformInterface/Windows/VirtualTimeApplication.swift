/// A platform whose clock moves only when told: the headless one, driven by scripts and tests.
@MainActor
package protocol VirtualTimeApplication: PlatformApplication {
  /// Seconds of one frame; 1/60.
  var frameDuration: TimeInterval { get }

  /// Some window asked for a frame that has not run yet.
  var isFrameRequested: Bool { get }

  /// Moves the clock to the next frame: waits until other threads have done what they were at, lets what
  /// is due happen at its time, then runs the frame of every window that asked for one.
  func stepFrame()

  /// Holds the clock while other threads work, for as long as that is sensible, and says whether nothing
  /// of theirs is left for the main thread. True at once in a process whose clock is the machine's.
  func waitForOthers() -> Bool
}

extension VirtualTimeApplication {
  package var isTimeVirtual: Bool { true }
}

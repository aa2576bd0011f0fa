/// Something that changes a little at every frame: deceleration, animated scrolling, animations.
@MainActor
package protocol FrameAnimation: AnyObject {
  /// Moves to `time`, in seconds of the window's clock; false when finished.
  func step(at time: TimeInterval) -> Bool
}

/// Something that changes now and then by itself, and is still in between.
@MainActor
protocol FramePulse: AnyObject {
  /// Takes the state of `time`, in seconds of the window's clock.
  ///
  /// - Returns: when it changes next; nil when it is over.
  func beat(at time: TimeInterval) -> TimeInterval?
}

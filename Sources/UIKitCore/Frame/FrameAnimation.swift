/// Something that changes a little at every frame: deceleration, animated scrolling, animations.
@MainActor
package protocol FrameAnimation: AnyObject {
  /// Moves to `time`, in seconds of the window's clock; false when finished.
  func step(at time: TimeInterval) -> Bool
}

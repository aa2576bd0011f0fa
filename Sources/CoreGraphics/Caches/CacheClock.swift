import Synchronization

/// The time by which caches tell what was used last: a number that grows by one with each frame
/// that is painted, in whichever window. Read and moved on from any thread.
package enum CacheClock {
  private static let frames = Atomic<UInt64>(1)

  /// The number of the frame that is being painted, or was painted last.
  package static var now: UInt64 { frames.load(ordering: .relaxed) }

  /// Begins another frame. Called by whoever paints.
  package static func tick() { frames.add(1, ordering: .relaxed) }
}

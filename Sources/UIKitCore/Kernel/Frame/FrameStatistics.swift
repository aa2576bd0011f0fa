/// What one frame cost, for `--stats` and tests.
package struct FrameStatistics: Sendable {
  /// The time at which the frame is seen, in seconds of the window's clock.
  package var time: TimeInterval = 0
  /// Seconds of processor time spent in the pass that steps animations and scrolling; the others
  /// are measured alike.
  package var updateDuration = 0.0
  /// Seconds spent in the pass that lays views out.
  package var layoutDuration = 0.0
  /// Seconds spent in the pass that records what views draw.
  package var displayDuration = 0.0
  /// Seconds spent in the pass that makes render nodes.
  package var commitDuration = 0.0
  /// Calls of `layoutSubviews`, and of views asked for their contents.
  package var viewsLaidOut = 0
  /// How many views recorded what they draw.
  package var viewsDisplayed = 0
  /// How many rounds of layout there were; four at most.
  package var layoutRounds = 0
  /// Layout still asked for more after the last round, which was dropped.
  package var isUnsettled = false
  /// Whether there was something new to present.
  package var isPresented = false

  /// Makes the statistics of a frame that cost nothing.
  package init() {}

  /// Seconds spent in all passes together.
  package var totalDuration: Double {
    updateDuration + layoutDuration + displayDuration + commitDuration
  }
}

import Foundation

/// When readers are told of what changed, and how old a tree may be that they are answered from.
///
/// What the user does is told soon. Frames that follow one another, as those of a scroll do, gather for longer:
/// nobody can hear of each, and rows that came and went meanwhile need no word. Times are seconds of the
/// monotonic clock.
struct ReaderSchedule {
  /// Seconds between a change and its report, in which others gather; and how old a tree may be that frames have
  /// run after.
  static let pause: TimeInterval = 0.08
  /// Seconds after which even an animation that goes on is reported.
  static let longestWait: TimeInterval = 0.25

  private var firstFrame: TimeInterval?
  private var lastFrame: TimeInterval?
  private var change: TimeInterval?
  private var made: TimeInterval?

  /// Whether anything happened since the tree was made, or there is none.
  var isTreeOld: Bool { made == nil || firstFrame != nil || change != nil }

  mutating func frameRan(at time: TimeInterval) {
    firstFrame = firstFrame ?? time
    lastFrame = time
  }

  mutating func contentsChanged(at time: TimeInterval) { change = change ?? time }

  mutating func treeMade(at time: TimeInterval) {
    (firstFrame, lastFrame, change) = (nil, nil, nil)
    made = time
  }

  /// When readers are to be told, as far as is known now; nil where there is nothing to tell.
  var reportTime: TimeInterval? {
    var times: [TimeInterval] = []
    if let change { times.append(change + Self.pause) }
    if let firstFrame, let lastFrame {
      times.append(min(lastFrame + Self.pause, firstFrame + Self.longestWait))
    }
    return times.min()
  }

  func isReportDue(at time: TimeInterval) -> Bool { reportTime.map { $0 <= time } ?? false }

  /// Whether a question may be answered from the tree there is.
  func answersFromTree(at time: TimeInterval) -> Bool {
    guard let made, change == nil else { return false }
    return firstFrame == nil || time - made < Self.pause
  }
}

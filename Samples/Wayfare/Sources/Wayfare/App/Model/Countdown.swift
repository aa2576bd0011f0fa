import Foundation

/// The time until a moment, divided as a clock shows it.
struct Countdown: Hashable, Sendable {
  let days: Int
  let hours: Int
  let minutes: Int
  let seconds: Int

  /// All zero once the moment has come. Parts of a second count as a whole one, so that the last second is shown
  /// until it is over.
  init(from now: Date, to moment: Date) {
    let total = max(0, Int(moment.timeIntervalSince(now).rounded(.up)))
    days = total / 86_400
    hours = total % 86_400 / 3600
    minutes = total % 3600 / 60
    seconds = total % 60
  }

  var isOver: Bool { days == 0 && hours == 0 && minutes == 0 && seconds == 0 }

  /// What a screen reader says, without the seconds, which would be old before they are said.
  var spoken: String {
    [
      days > 0 ? plural("%lld days", days) : nil,
      hours > 0 ? plural("%lld hours", hours) : nil,
      days == 0 ? plural("%lld minutes", minutes) : nil,
    ].compactMap { $0 }.joined(separator: ", ")
  }
}

import Foundation

/// Dates as scripts write them, whatever the language: `2026-03-14`, `15:09`, both, or `1:30` for a
/// length of time.
enum WrittenDate {
  /// Nil for what is no date. What is not written stays as in `old`.
  static func date(_ text: String, at old: Date, by calendar: Calendar) -> Date? {
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: old)
    let words = text.split { $0 == " " || $0 == "T" }
    guard (1...2).contains(words.count) else { return nil }
    for word in words {
      let days = word.split(separator: "-").map { Int($0) }
      let times = word.split(separator: ":").map { Int($0) }
      if days.count == 3, let year = days[0], let month = days[1], let day = days[2] {
        guard (1...12).contains(month), (1...31).contains(day) else { return nil }
        (parts.year, parts.month, parts.day) = (year, month, day)
      } else if times.count == 2 || times.count == 3, let hour = times[0], let minute = times[1] {
        guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
        (parts.hour, parts.minute) = (hour, minute)
      } else {
        return nil
      }
    }
    return calendar.date(from: parts)
  }

  /// Seconds of hours and minutes.
  static func duration(_ text: String) -> TimeInterval? {
    let parts = text.split(separator: ":").map { Int($0) }
    guard parts.count == 2, let hours = parts[0], let minutes = parts[1], (0...23).contains(hours),
      (0...59).contains(minutes)
    else { return nil }
    return Double(hours * 60 + minutes) * 60
  }
}

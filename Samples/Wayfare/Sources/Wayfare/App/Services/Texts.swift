import Foundation

/// The user's text for a key of Localizable.xcstrings, with what it leaves open filled in.
func localized(_ key: String, _ arguments: CVarArg...) -> String {
  let format = NSLocalizedString(key, comment: "")
  return arguments.isEmpty ? format : String(format: format, locale: .current, arguments: arguments)
}

/// The text for a number, which the string catalog has in the forms that the language needs.
func plural(_ key: String, _ count: Int) -> String {
  String.localizedStringWithFormat(NSLocalizedString(key, comment: ""), count)
}

/// Dates and times as the user reads them.
struct Formats {
  let calendar: Calendar

  /// Such as "Tuesday, 12 May".
  func day(_ date: Date) -> String { text(date, "EEEEdMMMM") }

  /// Such as "12 May 2026".
  func date(_ date: Date) -> String { text(date, "dMMMyyyy") }

  /// Such as "12 – 18 May 2026", or two whole dates where the months differ.
  func range(_ from: Date, _ to: Date) -> String {
    let formatter = DateIntervalFormatter()
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.locale = .current
    formatter.dateTemplate = "dMMMyyyy"
    return formatter.string(from: from, to: to)
  }

  /// A time of a day, such as "9:30 AM".
  func time(ofMinute minute: Int) -> String {
    let midnight = calendar.startOfDay(for: Date(timeIntervalSinceReferenceDate: 0))
    return text(midnight.addingTimeInterval(Double(minute) * 60), "jmm")
  }

  /// Such as "1 h 30 min".
  func duration(ofMinutes minutes: Int) -> String {
    let (hours, rest) = (minutes / 60, minutes % 60)
    if hours == 0 { return localized("%lld min", rest) }
    return rest == 0 ? localized("%lld h", hours) : localized("%lld h %lld min", hours, rest)
  }

  func rating(_ value: Double) -> String {
    String(format: "%.1f", locale: .current, value)
  }

  private func text(_ date: Date, _ template: String) -> String {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.locale = .current
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: date)
  }
}

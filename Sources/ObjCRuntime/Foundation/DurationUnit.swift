import Foundation

/// A unit that durations are written in.
enum DurationUnit: CaseIterable {
  case years, months, weeks, days, hours, minutes, seconds

  var unit: NSCalendar.Unit {
    switch self {
    case .years: .year
    case .months: .month
    case .weeks: .weekOfMonth
    case .days: .day
    case .hours: .hour
    case .minutes: .minute
    case .seconds: .second
    }
  }

  var component: Calendar.Component {
    switch self {
    case .years: .year
    case .months: .month
    case .weeks: .weekOfMonth
    case .days: .day
    case .hours: .hour
    case .minutes: .minute
    case .seconds: .second
    }
  }

  var isOfClock: Bool { [.hours, .minutes, .seconds].contains(self) }

  /// Seconds of one; nil where it is not always the same.
  private var length: Int? {
    switch self {
    case .years, .months: nil
    case .weeks: 604_800
    case .days: 86_400
    case .hours: 3_600
    case .minutes: 60
    case .seconds: 1
    }
  }

  /// How many of a smaller unit one is; nil where it is not always as many.
  func count(in smaller: DurationUnit) -> Int? {
    if self == .years, smaller == .months { return 12 }
    guard let length, let other = smaller.length else { return nil }
    return length / other
  }

  private var formatUnit: Duration.UnitsFormatStyle.Unit? {
    switch self {
    case .years, .months: nil
    case .weeks: .weeks
    case .days: .days
    case .hours: .hours
    case .minutes: .minutes
    case .seconds: .seconds
    }
  }

  func name(
    _ amount: Int, _ style: DateComponentsFormatter.UnitsStyle, _ locale: Locale
  ) -> String {
    if style == .spellOut {
      let numbers = NumberFormatter()
      numbers.numberStyle = .spellOut
      numbers.locale = locale
      let word = numbers.string(from: NSNumber(value: amount)) ?? String(amount)
      return name(amount, .full, locale).replacingOccurrences(of: String(amount), with: word)
    }
    guard let unit = formatUnit, let length else { return english(amount, style) }
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch style {
      case .full, .spellOut: .wide
      case .short: .abbreviated
      case .brief: .condensedAbbreviated
      case .abbreviated, .positional: .narrow
      }
    let text = Duration.seconds(length * amount).formatted(
      .units(allowed: [unit], width: width, zeroValueUnits: .show(length: 1)).locale(locale))
    return style == .brief ? text.replacingOccurrences(of: " ", with: "") : text
  }

  /// Foundation has no names of years and months as durations.
  private func english(_ amount: Int, _ style: DateComponentsFormatter.UnitsStyle) -> String {
    let isYear = self == .years
    let plural = amount == 1 ? "" : "s"
    return switch style {
    case .full, .spellOut: "\(amount) \(isYear ? "year" : "month")\(plural)"
    case .short: "\(amount) \(isYear ? "yr" : "mo")\(plural)"
    case .brief: "\(amount)\(isYear ? "yr" : "mo")\(plural)"
    case .abbreviated, .positional: "\(amount)\(isYear ? "y" : "mo")"
    }
  }
}

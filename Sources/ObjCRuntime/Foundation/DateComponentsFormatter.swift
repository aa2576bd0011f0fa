import Foundation

/// Writes how long something takes: "1 hour, 10 minutes", "1:10:00".
///
/// The names of units are those of the calendar's locale. Years and months have names in English alone.
/// Foundation declares a class of this name on Linux that cannot be used; lowered sources get this one.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How units and numbers are written.
  public enum UnitsStyle: Int, Sendable {
    /// "1:10:00".
    case positional = 0
    /// "1h 10m".
    case abbreviated
    /// "1 hr, 10 min".
    case short
    /// "1 hour, 10 minutes".
    case full
    /// "one hour, ten minutes".
    case spellOut
    /// "1hr 10min".
    case brief
  }

  /// What becomes of units of which there are none.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Makes options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As the style has it: `dropLeading` for `.positional`, `dropAll` for the others.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    /// Units before the first that is not zero are left out.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// Units between others are left out where they are zero.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// Units behind the last that is not zero are left out.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// Every unit that is zero is left out, but for the last where all are.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Every allowed unit is written.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// How units and numbers are written; `.positional` by default.
  open var unitsStyle = UnitsStyle.positional
  /// The units that a text may have; none, the default, for all from years to seconds.
  open var allowedUnits: NSCalendar.Unit = []
  /// What becomes of units of which there are none; `.default` by default.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar that units are counted by, whose locale names them; nil for the user's.
  open var calendar: Calendar?
  /// The date from which durations are counted; nil, the default, for one from which all months are even.
  open var referenceDate: Date?
  /// Whether the last unit may have a fraction; false by default. It never has one, as on iOS.
  open var allowsFractionalUnits = false
  /// How many units a text has at most, the largest first; zero, the default, for any number.
  open var maximumUnitCount = 0
  /// Whether a single one of the largest unit is written in the next: 63 minutes. False by default.
  open var collapsesLargestUnit = false
  /// Whether the text says "About" first; false by default.
  open var includesApproximationPhrase = false
  /// Whether the text says "remaining" last; false by default.
  open var includesTimeRemainingPhrase = false
  /// Where the text is to stand.
  open var formattingContext = Formatter.Context.unknown

  /// The text for a number of seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e15 else { return nil }
    let start = reference
    return string(from: start, to: start.addingTimeInterval(ti))
  }

  /// The text for the time between two dates, negative where the second is the earlier one.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let counted = usedCalendar.dateComponents(
      Set(units.map(\.component)), from: startDate, to: endDate)
    return text(of: units.map { counted.value(for: $0.component) ?? 0 })
  }

  /// The text for units that are counted already; 90 seconds are a minute and 30 seconds.
  open func string(from components: DateComponents) -> String? {
    let start = reference
    guard let end = usedCalendar.date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end)
  }

  /// The text for units in a style, as of a formatter with no other settings.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// The text for `DateComponents`; nil for other values.
  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }

  // MARK: Counting

  /// The largest first.
  private var units: [DurationUnit] {
    let all = DurationUnit.allCases
    let allowed = all.filter { allowedUnits.contains($0.unit) }
    return allowed.isEmpty ? all.filter { $0 != .weeks } : allowed
  }

  private var usedCalendar: Calendar {
    var used = calendar ?? .current
    // Daylight saving would make some days longer than others.
    if referenceDate == nil { used.timeZone = TimeZone(secondsFromGMT: 0) ?? used.timeZone }
    return used
  }

  private var reference: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }

  private func text(of counts: [Int]) -> String? {
    var parts = Array(zip(units, counts))
    let isNegative = counts.contains { $0 < 0 }
    parts = parts.map { ($0.0, abs($0.1)) }
    collapse(&parts)
    drop(&parts)
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    var text = unitsStyle == .positional ? positional(parts) : named(parts)
    if isNegative { text = "-" + text }
    if includesApproximationPhrase { text = "About " + text }
    if includesTimeRemainingPhrase { text += " remaining" }
    return text
  }

  private func collapse(_ parts: inout [(DurationUnit, Int)]) {
    guard collapsesLargestUnit, let first = parts.firstIndex(where: { $0.1 != 0 }),
      parts[first].1 == 1, first + 1 < parts.count, parts[first + 1].1 != 0,
      let each = parts[first].0.count(in: parts[first + 1].0)
    else { return }
    parts[first].1 = 0
    parts[first + 1].1 += each
  }

  private func drop(_ parts: inout [(DurationUnit, Int)]) {
    var behavior = zeroFormattingBehavior
    guard !behavior.contains(.pad) else { return }
    if behavior.contains(.default) {
      behavior = unitsStyle == .positional ? .dropLeading : .dropAll
    }
    guard let first = parts.firstIndex(where: { $0.1 != 0 }),
      let last = parts.lastIndex(where: { $0.1 != 0 })
    else {
      // The smallest says that there is nothing.
      if !behavior.isEmpty { parts = Array(parts.suffix(1)) }
      return
    }
    parts = parts.enumerated().filter { place, part in
      if place < first { return !behavior.contains(.dropLeading) }
      if place > last { return !behavior.contains(.dropTrailing) }
      return part.1 != 0 || !behavior.contains(.dropMiddle)
    }.map(\.element)
  }

  // MARK: Writing

  private var locale: Locale { calendar?.locale ?? .current }

  /// iOS-BEHAVIOUR: the first number is as short as it is, those behind it have two digits, and `.pad`
  /// keeps zeros in front: "0:05". Evidence: https://crunchybagel.com/formatting-a-duration-with-nsdatecomponentsformatter/
  private func positional(_ parts: [(DurationUnit, Int)]) -> String {
    let clock = parts.filter { $0.0.isOfClock }
    let numbers = NumberFormatter()
    numbers.locale = locale
    let times = clock.enumerated().map { place, part in
      numbers.minimumIntegerDigits = place == 0 ? 1 : 2
      return numbers.string(from: NSNumber(value: part.1)) ?? String(part.1)
    }
    let larger = parts.filter { !$0.0.isOfClock }
      .map { $0.0.name($0.1, .abbreviated, locale) }
    return (larger + (times.isEmpty ? [] : [times.joined(separator: ":")]))
      .joined(separator: " ")
  }

  private func named(_ parts: [(DurationUnit, Int)]) -> String {
    let isList = unitsStyle != .abbreviated && unitsStyle != .brief
    return parts.map { $0.0.name($0.1, unitsStyle, locale) }
      .joined(separator: isList ? ", " : " ")
  }
}

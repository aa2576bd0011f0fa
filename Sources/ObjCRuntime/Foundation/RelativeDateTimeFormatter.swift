/// Says how long ago a date was, or how long it is until then: "2 hours ago", "tomorrow".
///
/// Of the time between two dates the largest unit that is full counts, as the calendar has it.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether a day is called by a name where the language has one.
  public enum DateTimeStyle: Int, Sendable {
    /// "1 day ago".
    case numeric
    /// "yesterday".
    case named
  }

  /// How units and numbers are written.
  public enum UnitsStyle: Int, Sendable {
    /// "2 months ago".
    case full
    /// "two months ago".
    case spellOut
    /// "2 mo. ago".
    case short
    /// "2mo ago".
    case abbreviated
  }

  /// Whether a day is called by a name; `.numeric` by default.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How units are written; `.full` by default.
  open var unitsStyle = UnitsStyle.full
  /// Where the text is to stand, which tells whether it begins with a capital.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar that the time between two dates is counted by.
  open var calendar: Calendar! = .current
  /// The language of the texts.
  open var locale: Locale! = .current

  /// The units that a text may have, the largest first.
  private static let units: [(Calendar.Component, Date.RelativeFormatStyle.Field)] = [
    (.year, .year), (.month, .month), (.weekOfMonth, .week), (.day, .day), (.hour, .hour),
    (.minute, .minute), (.second, .second),
  ]

  /// The text for so many units: of the first that `dateComponents` has besides zero.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let given = Self.units.filter { dateComponents.value(for: $0.0) != nil }
    guard
      let unit = given.first(where: { dateComponents.value(for: $0.0) != 0 }) ?? given.last,
      let amount = dateComponents.value(for: unit.0)
    else { return text(0, Self.units[6]) }
    return text(amount, unit)
  }

  /// The text for a time from now in seconds; before now where it is negative.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// The text for a date as seen from another one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let calendar = calendar ?? .current
    return localizedString(
      from: calendar.dateComponents(
        Set(Self.units.map(\.0)), from: referenceDate, to: date))
  }

  /// The text for a `Date` as seen from now; nil for other values.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private func text(
    _ amount: Int, _ unit: (component: Calendar.Component, field: Date.RelativeFormatStyle.Field)
  ) -> String {
    var calendar = self.calendar ?? .current
    // Daylight saving would make some days longer than others.
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    // The first of a month of 31 days, from which all units count evenly.
    let reference = Date(timeIntervalSince1970: 946_684_800)
    let component = unit.component == .weekOfMonth ? .weekOfYear : unit.component
    let date = calendar.date(byAdding: component, value: amount, to: reference) ?? reference
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: date, allowedFields: [unit.field],
      presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: formatUnits,
      locale: locale ?? .current, calendar: calendar, capitalizationContext: capitalization)
    return style.format(reference)
  }

  private var formatUnits: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }

  private var capitalization: FormatStyleCapitalizationContext {
    switch formattingContext {
    case .beginningOfSentence: .beginningOfSentence
    case .middleOfSentence: .middleOfSentence
    case .listItem: .listItem
    case .standalone: .standalone
    default: .unknown
    }
  }
}

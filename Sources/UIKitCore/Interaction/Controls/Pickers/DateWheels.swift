/// A date picker's wheels.
final class DateWheels: UIPickerView, DatePickerFace, UIPickerViewDataSource, UIPickerViewDelegate {
  /// What one wheel counts.
  enum Column: Equatable {
    case day, month, year, date, hour, minute, half, hours, minutes
  }

  private unowned let owner: UIDatePicker
  private let columns: [Column]
  private let calendar: Calendar
  private let labels: DateLabels
  /// The day in the middle of the wheel of dates.
  private let origin: Date
  private let hasHalfDays: Bool

  /// So often a wheel without an end repeats its rows.
  private static let turns = 400
  private static let dateReach = 40_000
  private static let years = 1...9999

  init(_ owner: UIDatePicker) {
    self.owner = owner
    let choice = owner.choice
    calendar = choice.calendar
    hasHalfDays = choice.hasHalfDays
    origin = calendar.startOfDay(for: choice.date)
    labels = DateLabels(choice)
    columns = Self.columns(of: owner.datePickerMode, choice)
    super.init(frame: .zero)
    dataSource = self
    delegate = self
  }

  required init?(coder: NSCoder) { return nil }

  private static func columns(of mode: UIDatePicker.Mode, _ choice: DateChoice) -> [Column] {
    let time: [Column] = choice.hasHalfDays ? [.hour, .minute, .half] : [.hour, .minute]
    switch mode {
    case .time: return time
    case .dateAndTime: return [.date] + time
    case .countDownTimer: return [.hours, .minutes]
    case .date, .yearAndMonth:
      // In the order of the language.
      let format =
        DateFormatter.dateFormat(
          fromTemplate: mode == .date ? "yMMMMd" : "yMMMM", options: 0, locale: choice.locale)
        ?? "d MMMM y"
      var columns: [Column] = []
      for letter in format {
        let column: Column? =
          letter == "d"
          ? .day : letter == "M" || letter == "L" ? .month : letter == "y" ? .year : nil
        if let column, !columns.contains(column) { columns.append(column) }
      }
      return columns
    }
  }

  var firstFocus: UIView? { wheels.first }
  var naturalSize: CGSize { CGSize(width: PickerMetrics.width, height: PickerMetrics.height) }

  // MARK: Rows

  private var step: Int { owner.minuteInterval }

  /// Rows of one turn.
  private func length(_ column: Column) -> Int {
    switch column {
    case .day: 31
    case .month: 12
    case .hour: hasHalfDays ? 12 : 24
    case .minute, .minutes: 60 / step
    case .half: 2
    case .hours: 24
    case .year: Self.years.count
    case .date: 2 * Self.dateReach + 1
    }
  }

  private func turnsAround(_ column: Column) -> Bool {
    switch column {
    case .day, .month, .hour, .minute: true
    case .half, .hours, .minutes, .year, .date: false
    }
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    let column = columns[component]
    return length(column) * (turnsAround(column) ? Self.turns : 1)
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    switch columns[component] {
    case .date: 130
    case .month: 136
    case .day, .hour, .minute, .half: 52
    case .year: 76
    case .hours, .minutes: 120
    }
  }

  private func value(_ row: Int, _ column: Column) -> Int { row % length(column) }

  private func title(_ row: Int, _ column: Column) -> String {
    let value = value(row, column)
    switch column {
    case .day: return "\(value + 1)"
    case .month: return labels.months[value % labels.months.count]
    case .year: return String(Self.years.lowerBound + value)
    case .date: return labels.day(day(of: row), calendar)
    case .hour: return hasHalfDays ? "\(value == 0 ? 12 : value)" : "\(value)"
    case .minute: return (value * step < 10 ? "0" : "") + "\(value * step)"
    case .half: return value == 0 ? labels.morning : labels.afternoon
    case .hours: return value == 1 ? "1 hour" : "\(value) hours"
    case .minutes: return "\(value * step) min"
    }
  }

  private func day(of row: Int) -> Date {
    calendar.date(byAdding: .day, value: row - Self.dateReach, to: origin) ?? origin
  }

  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    let column = columns[component]
    let isOpen = allows(row, component)
    return NSAttributedString(
      string: title(row, column),
      attributes: [
        .foregroundColor: owner.textColor ?? (isOpen ? UIColor.label : .tertiaryLabel),
        .font: UIFont.systemFont(ofSize: PickerMetrics.fontSize),
      ])
  }

  /// Whether some date with that row lies within the limits, by whole days and years.
  private func allows(_ row: Int, _ component: Int) -> Bool {
    let choice = owner.choice
    switch columns[component] {
    case .date:
      let day = day(of: row)
      let end = calendar.date(byAdding: .day, value: 1, to: day) ?? day
      return end > choice.minimum ?? .distantPast && day <= choice.maximum ?? .distantFuture
    case .year:
      let year = Self.years.lowerBound + row
      let first = choice.minimum.map { calendar.component(.year, from: $0) } ?? Int.min
      let last = choice.maximum.map { calendar.component(.year, from: $0) } ?? Int.max
      return year >= first && year <= last
    case .day:
      let parts = calendar.dateComponents([.year, .month], from: choice.date)
      let month = calendar.date(from: parts) ?? choice.date
      let days = calendar.range(of: .day, in: .month, for: month)?.count ?? 31
      return value(row, .day) < days
    default: return true
    }
  }

  // MARK: Showing

  func show(animated: Bool) {
    let parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute], from: owner.choice.date)
    let minutes = Int(owner.choice.duration / 60)
    for (component, column) in columns.enumerated() {
      let value: Int
      switch column {
      case .day: value = (parts.day ?? 1) - 1
      case .month: value = (parts.month ?? 1) - 1
      case .year: value = (parts.year ?? 1) - Self.years.lowerBound
      case .date:
        let day = calendar.startOfDay(for: owner.choice.date)
        value =
          (calendar.dateComponents([.day], from: origin, to: day).day ?? 0) + Self.dateReach
      case .hour: value = (parts.hour ?? 0) % (hasHalfDays ? 12 : 24)
      case .minute: value = (parts.minute ?? 0) / step
      case .half: value = (parts.hour ?? 0) / 12
      case .hours: value = minutes / 60
      case .minutes: value = minutes % 60 / step
      }
      selectRow(nearest(value, component), inComponent: component, animated: animated)
    }
  }

  /// Of the turns of a wheel, the one where it stands.
  private func nearest(_ value: Int, _ component: Int) -> Int {
    let column = columns[component]
    guard turnsAround(column) else { return value }
    let length = length(column)
    var now = selectedRow(inComponent: component)
    if now < length { now = length * Self.turns / 2 }
    let turn = now / length
    return [turn - 1, turn, turn + 1].map { $0 * length + value }
      .min { abs($0 - now) < abs($1 - now) } ?? value
  }

  // MARK: Choosing

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    if owner.datePickerMode == .countDownTimer {
      let hours = value(selectedRow(inComponent: 0), .hours)
      let minutes = value(selectedRow(inComponent: 1), .minutes) * step
      owner.choose(duration: max(Double(hours * 60 + minutes), 1) * 60)
      return show(animated: true)
    }
    owner.choose(chosenDate)
    // What does not exist, or lies beyond the limits, turns back.
    show(animated: true)
    for wheel in wheels { wheel.reloadShownRows() }
  }

  private var chosenDate: Date {
    var parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute], from: owner.choice.date)
    var half = (parts.hour ?? 0) / 12
    var hour = hasHalfDays ? (parts.hour ?? 0) % 12 : parts.hour ?? 0
    for (component, column) in columns.enumerated() {
      let row = selectedRow(inComponent: component)
      let value = value(row, column)
      switch column {
      case .day: parts.day = value + 1
      case .month: parts.month = value + 1
      case .year: parts.year = Self.years.lowerBound + value
      case .date:
        let day = calendar.dateComponents([.year, .month, .day], from: day(of: row))
        (parts.year, parts.month, parts.day) = (day.year, day.month, day.day)
      case .hour: hour = value
      case .minute: parts.minute = value * step
      case .half: half = value
      case .hours, .minutes: break
      }
    }
    parts.hour = hasHalfDays ? hour + 12 * half : hour
    // The last day of a month that has fewer.
    let first = DateComponents(year: parts.year, month: parts.month, day: 1)
    if let month = calendar.date(from: first),
      let days = calendar.range(of: .day, in: .month, for: month)?.count
    {
      parts.day = min(parts.day ?? 1, days)
    }
    return calendar.date(from: parts) ?? owner.choice.date
  }
}

/// Words of a language for dates, made once for a picker.
@MainActor
struct DateLabels {
  let months: [String]
  let morning: String
  let afternoon: String
  private let dayFormatter: DateFormatter
  private let today: Date

  init(_ choice: DateChoice) {
    let formatter = choice.formatter("MMMM")
    months = formatter.standaloneMonthSymbols
    morning = formatter.amSymbol
    afternoon = formatter.pmSymbol
    dayFormatter = choice.formatter("EEEMMMd")
    today = Date()
  }

  func day(_ day: Date, _ calendar: Calendar) -> String {
    calendar.isDate(day, inSameDayAs: today) ? "Today" : dayFormatter.string(from: day)
  }
}

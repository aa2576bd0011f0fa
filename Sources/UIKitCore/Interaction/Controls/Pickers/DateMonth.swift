import PlatformInterface
import QuartzCore

/// A date picker's month, a time below where it has one.
final class DateMonth: UIView, DatePickerFace {
  private unowned let owner: UIDatePicker
  private var calendar: Calendar
  private let title = UIButton(type: .system)
  private let before = UIButton(type: .system)
  private let after = UIButton(type: .system)
  private let weekdays: [UILabel]
  private let days: [DayButton]
  private let grid = DayGrid(frame: .zero)
  private let timeLabel = UILabel()
  private let timeChip: UIDatePicker?
  private let months: UIDatePicker
  /// The first day of the month that is shown.
  private var month: Date

  private var style: DateMonthStyle { DateMonthStyle(traits: traitCollection) }

  init(_ owner: UIDatePicker) {
    self.owner = owner
    let choice = owner.choice
    calendar = choice.calendar
    month = Self.firstDay(of: choice.date, choice.calendar)
    weekdays = (0..<7).map { _ in UILabel() }
    days = (0..<42).map { _ in DayButton(frame: .zero) }
    timeChip = owner.datePickerMode == .dateAndTime ? UIDatePicker(frame: .zero) : nil
    months = UIDatePicker(frame: .zero)
    super.init(frame: .zero)
    begin(choice)
  }

  required init?(coder: NSCoder) { return nil }

  private static func firstDay(of date: Date, _ calendar: Calendar) -> Date {
    calendar.date(from: calendar.dateComponents([.year, .month], from: date)) ?? date
  }

  private func begin(_ choice: DateChoice) {
    takeFonts()
    title.setTitleColor(.label, for: .normal)
    title.contentHorizontalAlignment = .leading
    title.accessibilityIdentifier = "DatePicker.Show"
    title.addAction(UIAction { [weak self] _ in self?.toggleMonths() }, for: .touchUpInside)
    for (button, name, step) in [(before, "chevron.backward", -1), (after, "chevron.forward", 1)] {
      button.setImage(UIImage(systemName: name), for: .normal)
      button.accessibilityLabel = step < 0 ? "Previous Month" : "Next Month"
      button.accessibilityIdentifier = "DatePicker.\(step < 0 ? "Previous" : "Next")Month"
      button.addAction(UIAction { [weak self] _ in self?.turn(step) }, for: .touchUpInside)
    }
    let names = choice.formatter("E").shortStandaloneWeekdaySymbols
    for (index, label) in weekdays.enumerated() {
      let name = names.isEmpty ? "" : names[(index + calendar.firstWeekday - 1) % names.count]
      label.text = name.uppercased()
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      label.adjustsFontSizeToFitWidth = true
    }
    for (index, day) in days.enumerated() {
      day.addAction(UIAction { [weak self] _ in self?.tap(index) }, for: .touchUpInside)
      day.step = { [weak self] in self?.moveFocus(from: index, by: $0) ?? false }
    }
    months.preferredDatePickerStyle = .wheels
    months.datePickerMode = .yearAndMonth
    months.isHidden = true
    months.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.month = Self.firstDay(of: self.months.date, self.calendar)
        self.showMonth()
      }, for: .valueChanged)
    if let timeChip {
      timeLabel.text = "Time"
      timeChip.preferredDatePickerStyle = .compact
      timeChip.datePickerMode = .time
      timeChip.choice = owner.choice
      timeChip.addAction(
        UIAction { [weak self] _ in self?.chooseTime() }, for: .valueChanged)
      addSubview(timeLabel)
      addSubview(timeChip)
    }
    for view in [title, before, after, months] + weekdays + [grid] { addSubview(view) }
    for day in days { grid.addSubview(day) }
    // Arrows go from day to day, and Tab past all of them.
    grid.focusGroupIdentifier = "DatePicker.days"
  }

  /// The day that is chosen, where the month has it.
  var firstFocus: UIView? {
    days.first { $0.accessibilityTraits.contains(.selected) && !$0.isHidden }
      ?? days.first { !$0.isHidden && $0.isEnabled }
  }

  var naturalSize: CGSize { naturalSize(style) }

  private func naturalSize(_ style: DateMonthStyle) -> CGSize {
    CGSize(
      width: style.width,
      height: style.headHeight + style.weekdayHeight + 6 * style.dayHeight
        + (timeChip == nil ? 0 : style.timeHeight))
  }

  private func takeFonts() {
    let style = style
    title.titleLabel?.font = style.titleFont
    timeLabel.font = style.titleFont
    for label in weekdays { label.font = style.weekdayFont }
    for day in days { day.style = style }
  }

  /// Numbers and names follow the text size, and the month becomes as large as they need.
  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    guard old.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else {
      return
    }
    takeFonts()
    owner.faceSizeDidChange(from: naturalSize(DateMonthStyle(traits: old)))
    setNeedsLayout()
  }

  // MARK: Showing

  func show(animated: Bool) {
    month = Self.firstDay(of: owner.choice.date, calendar)
    timeChip?.choice = owner.choice
    timeChip?.setDate(owner.choice.date, animated: false)
    showMonth()
  }

  /// Days of the month before that the first row begins with.
  private var offset: Int {
    (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
  }

  private func day(_ index: Int) -> Date? {
    let number = index - offset
    guard number >= 0, number < calendar.range(of: .day, in: .month, for: month)?.count ?? 0 else {
      return nil
    }
    return calendar.date(byAdding: .day, value: number, to: month)
  }

  private func showMonth() {
    let choice = owner.choice
    title.setTitle("\(choice.formatter("yMMMM").string(from: month))  ›", for: .normal)
    let today = Date()
    let names = choice.formatter("EEEEMMMMd")
    for (index, button) in days.enumerated() {
      guard let day = day(index) else {
        button.isHidden = true
        continue
      }
      button.isHidden = !months.isHidden
      let end = calendar.date(byAdding: .day, value: 1, to: day) ?? day
      button.isEnabled =
        end > choice.minimum ?? .distantPast && day <= choice.maximum ?? .distantFuture
      let isToday = calendar.isDate(day, inSameDayAs: today)
      button.show(
        calendar.component(.day, from: day),
        isChosen: calendar.isDate(day, inSameDayAs: choice.date), isToday: isToday)
      // iOS-BEHAVIOUR: days are called by their date. Evidence: unmeasured; recorded tests of strangers ask for
      // them so.
      let name = names.string(from: day)
      button.accessibilityLabel = isToday ? "Today, \(name)" : name
    }
  }

  // MARK: Choosing

  private func turn(_ step: Int) {
    month = calendar.date(byAdding: .month, value: step, to: month) ?? month
    showMonth()
  }

  /// Arrows go from day to day, and on into the months before and after.
  private func moveFocus(from index: Int, by days: Int) -> Bool {
    guard let day = day(index), let window,
      let target = calendar.date(byAdding: .day, value: days, to: day)
    else { return false }
    if !calendar.isDate(target, equalTo: month, toGranularity: .month) {
      month = Self.firstDay(of: target, calendar)
      showMonth()
    }
    let button = self.days[offset + calendar.component(.day, from: target) - 1]
    return window.focusSystem.move(to: FocusTarget(button), heading: [])
  }

  private func toggleMonths() {
    let shows = months.isHidden
    months.choice = owner.choice
    months.setDate(month, animated: false)
    months.isHidden = !shows
    for label in weekdays { label.isHidden = shows }
    before.isHidden = shows
    after.isHidden = shows
    showMonth()
  }

  private func tap(_ index: Int) {
    guard let day = day(index) else { return }
    let time = calendar.dateComponents([.hour, .minute, .second], from: owner.choice.date)
    var parts = calendar.dateComponents([.year, .month, .day], from: day)
    (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
    owner.choose(calendar.date(from: parts) ?? day)
    showMonth()
  }

  private func chooseTime() {
    guard let timeChip else { return }
    let time = calendar.dateComponents([.hour, .minute], from: timeChip.date)
    var parts = calendar.dateComponents([.year, .month, .day], from: owner.choice.date)
    (parts.hour, parts.minute) = (time.hour, time.minute)
    owner.choose(calendar.date(from: parts) ?? owner.choice.date)
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, _ frame: CGRect) {
      var frame = frame
      if isMirrored { frame.origin.x = bounds.width - frame.maxX }
      view.frame = frame
    }
    let style = style
    let head = style.headHeight
    let column = bounds.width / 7
    place(title, CGRect(x: 12, y: 0, width: bounds.width - 110, height: head))
    place(before, CGRect(x: bounds.width - 96, y: 0, width: 44, height: head))
    place(after, CGRect(x: bounds.width - 48, y: 0, width: 44, height: head))
    for (index, label) in weekdays.enumerated() {
      place(
        label,
        CGRect(x: CGFloat(index) * column, y: head, width: column, height: style.weekdayHeight))
    }
    let top = head + style.weekdayHeight
    grid.frame = CGRect(x: 0, y: top, width: bounds.width, height: 6 * style.dayHeight)
    for (index, day) in days.enumerated() {
      place(
        day,
        CGRect(
          x: CGFloat(index % 7) * column, y: CGFloat(index / 7) * style.dayHeight,
          width: column, height: style.dayHeight))
    }
    months.frame = CGRect(x: 0, y: head, width: bounds.width, height: PickerMetrics.height)
    guard let timeChip else { return }
    let low = top + 6 * style.dayHeight
    let size = timeChip.intrinsicContentSize
    place(timeLabel, CGRect(x: 12, y: low, width: bounds.width / 2 - 24, height: style.timeHeight))
    place(
      timeChip,
      CGRect(
        x: bounds.width - 12 - size.width, y: low + (style.timeHeight - size.height) / 2,
        width: size.width, height: size.height))
  }
}

/// The days of a month: a collection to UI tests, as it is on iOS.
final class DayGrid: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// One day of a month.
final class DayButton: UIControl {
  private let disc = ControlPart(frame: .zero)
  private let label = UILabel()
  private var isChosen = false
  private var isToday = false
  var style = DateMonthStyle(traits: .current) { didSet { takeAppearance() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    addSubview(disc)
    addSubview(label)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { return nil }

  override var claimsTaps: Bool { true }

  /// Moves the keyboard's focus by a number of days; false where it cannot.
  var step: (Int) -> Bool = { _ in false }

  override func adjustByFocusKey(_ key: KeyInput.Key) -> Bool {
    let forward = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    switch key {
    case .left: return step(-forward)
    case .right: return step(forward)
    case .up: return step(-7)
    case .down: return step(7)
    default: return false
    }
  }

  func show(_ day: Int, isChosen: Bool, isToday: Bool) {
    self.isChosen = isChosen
    self.isToday = isToday
    label.text = "\(day)"
    accessibilityTraits = isChosen ? [.button, .selected] : .button
    takeAppearance()
  }

  override func stateDidChange() {
    super.stateDidChange()
    takeAppearance()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    takeAppearance()
  }

  private func takeAppearance() {
    label.font = style.dayFont(isChosen: isChosen)
    label.textColor =
      !isEnabled
      ? .tertiaryLabel
      : isChosen ? (isToday ? .white : tintColor) : isToday ? tintColor : .label
    disc.backgroundColor =
      isChosen ? (isToday ? tintColor : tintColor.withAlphaComponent(0.12)) : nil
    alpha = isHighlighted ? 0.5 : 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height, style.discSide)
    disc.frame = CGRect(
      x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
    disc.layer.cornerRadius = side / 2
    label.frame = bounds
  }
}

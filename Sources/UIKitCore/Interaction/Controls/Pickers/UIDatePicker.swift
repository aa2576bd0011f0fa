import PlatformInterface

/// How a date picker lets the user choose: wheels, a compact button, a calendar in place.
public enum UIDatePickerStyle: Int, Sendable {
  /// The compact style, or wheels for a length of time.
  case automatic = 0
  /// Wheels for day, hour and minute.
  case wheels
  /// A button that shows the date and opens a calendar.
  case compact
  /// A calendar in place.
  case inline
}

/// Chooses a date, a time or a duration.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// What a date picker chooses: a time, a day, both, or a length of time.
  public enum Mode: Int, Sendable {
    /// A time of the day.
    case time = 0
    /// A day.
    case date
    /// A day and a time.
    case dateAndTime
    /// A length of time in hours and minutes.
    case countDownTimer
    /// A month of a year.
    case yearAndMonth = 4269
  }

  private var face: (any DatePickerFace)?
  /// Called when the picker wants another size than before.
  final var sizeChanged: () -> Void = {}
  final var choice = DateChoice()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    makeFace()
    if frame.size == .zero { bounds.size = intrinsicContentSize }
  }

  /// Makes a date picker from a document, with its mode, style and range.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let source = NibSource(coder) { NibElement.read(self, source) }
  }

  override func prepareForDocument() {
    super.prepareForDocument()
    makeFace()
  }

  // MARK: Kind

  /// What is chosen; a day and a time by default. Setting it replaces the picker's views.
  open var datePickerMode = Mode.dateAndTime {
    didSet { if datePickerMode != oldValue { makeFace() } }
  }

  /// What is shown in place of `.automatic` and of what the mode does not have.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
    if preferredDatePickerStyle == .automatic { return .compact }
    if preferredDatePickerStyle == .inline, datePickerMode == .time { return .wheels }
    return preferredDatePickerStyle
  }
  /// How the user chooses; `automatic` by default. Setting it replaces the picker's views.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { makeFace() } }
  }

  // MARK: Values

  /// The date that is chosen. Setting it sends no event, and keeps it within the limits.
  open var date: Date {
    get { choice.date }
    set { setDate(newValue, animated: false) }
  }
  /// Sets the date, kept within the range; `animated` turns the wheels or the calendar there. No
  /// event is sent.
  open func setDate(_ date: Date, animated: Bool) {
    choice.set(date)
    face?.show(animated: animated)
  }
  /// The earliest date that can be chosen; nil, the default, for no limit. It counts for nothing
  /// where it is later than `maximumDate`.
  open var minimumDate: Date? {
    get { choice.minimum }
    set { change { $0.minimum = newValue } }
  }
  /// The latest date that can be chosen; nil, the default, for no limit. It counts for nothing
  /// where it is earlier than `minimumDate`.
  open var maximumDate: Date? {
    get { choice.maximum }
    set { change { $0.maximum = newValue } }
  }
  /// The distance of the minutes that can be chosen: a divisor of 60, otherwise 1.
  open var minuteInterval: Int {
    get { choice.minuteInterval }
    set {
      let isDivisor = (1...30).contains(newValue) && 60 % newValue == 0
      change { $0.minuteInterval = isDivisor ? newValue : 1 }
    }
  }
  /// Whether `date` is rounded down to a multiple of `minuteInterval`; true by default.
  open var roundsToMinuteInterval: Bool {
    get { choice.rounds }
    set { change { $0.rounds = newValue } }
  }
  /// The length of time in the mode `countDownTimer`, in seconds: whole minutes below a day.
  open var countDownDuration: TimeInterval {
    get { choice.duration }
    set { change { $0.duration = min(max((newValue / 60).rounded(.down) * 60, 60), 86_340) } }
  }
  /// The calendar by which days are counted; nil is the one of the user's locale.
  open var calendar: Calendar! {
    get { choice.calendar }
    set { change { $0.ownCalendar = newValue } }
  }
  /// The language and the formats of what is shown; nil, the default, is the user's.
  open var locale: Locale? {
    get { choice.ownLocale }
    set { change { $0.ownLocale = newValue } }
  }
  /// The time zone of what is shown; nil, the default, is the user's. The date itself belongs to
  /// none.
  open var timeZone: TimeZone? {
    get { choice.ownZone }
    set { change { $0.ownZone = newValue } }
  }

  /// The colour of what the wheels say; nil is the standard one. Set by name alone.
  final var textColor: UIColor? { didSet { makeFace() } }
  /// Whether today stands out; set by name alone, and without effect here.
  final var highlightsToday = true

  private func change(_ change: (inout DateChoice) -> Void) {
    change(&choice)
    choice.set(choice.date)
    makeFace()
  }

  /// The user chose.
  final func choose(_ date: Date) {
    let old = choice.date
    choice.set(date)
    guard choice.date != old else { return }
    sendActions(for: .valueChanged)
  }

  final func choose(duration: TimeInterval) {
    guard duration != choice.duration else { return }
    choice.duration = duration
    sendActions(for: .valueChanged)
  }

  // MARK: Faces

  private func makeFace() {
    (face as? UIView)?.removeFromSuperview()
    let made: any DatePickerFace & UIView =
      switch datePickerStyle {
      case .wheels, .automatic: DateWheels(self)
      case .compact: DateChips(self)
      case .inline: DateMonth(self)
      }
    face = made
    addSubview(made)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    made.show(animated: false)
  }

  /// Called by the face when it needs more or less space, as with another text size. A picker of the size that it had
  /// by itself, such as a row's accessory, takes the new one by itself.
  final func faceSizeDidChange(from old: CGSize) {
    if translatesAutoresizingMaskIntoConstraints, bounds.size == old {
      // Where it begins stays.
      let end = frame.maxX
      frame.size = intrinsicContentSize
      if effectiveUserInterfaceLayoutDirection == .rightToLeft {
        frame.origin.x = end - frame.width
      }
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    superview?.setNeedsLayout()
    sizeChanged()
  }

  /// Where keys begin: the chosen day, the first wheel or the first box.
  final var firstFocus: UIView? { face?.firstFocus }

  open override var intrinsicContentSize: CGSize { face?.naturalSize ?? .zero }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    (face as? UIView)?.frame = bounds
  }

  /// Parts of the faces get the touches.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isEnabled ? 1 : 0.5
  }
}

/// One of the ways to show a date picker.
@MainActor
protocol DatePickerFace: AnyObject {
  var naturalSize: CGSize { get }
  /// The control that keys begin at.
  var firstFocus: UIView? { get }
  /// Shows the picker's date.
  func show(animated: Bool)
}

/// What a date picker stands at, and within which limits.
struct DateChoice {
  private(set) var date = DateChoice.now
  var minimum: Date?
  var maximum: Date?
  var minuteInterval = 1
  var rounds = true
  var duration: TimeInterval = 60
  var ownCalendar: Calendar?
  var ownLocale: Locale?
  var ownZone: TimeZone?

  /// A clock that pictures can rely on is the program's business: it sets `date`.
  private static var now: Date { Date() }

  var locale: Locale { ownLocale ?? ownCalendar?.locale ?? .current }
  var calendar: Calendar {
    var calendar = ownCalendar ?? .current
    if let ownLocale { calendar.locale = ownLocale }
    if let ownZone { calendar.timeZone = ownZone }
    return calendar
  }

  func isAllowed(_ date: Date) -> Bool {
    // Limits the wrong way round are none, as on iOS.
    guard minimum ?? .distantPast <= maximum ?? .distantFuture else { return true }
    return date >= minimum ?? .distantPast && date <= maximum ?? .distantFuture
  }

  mutating func set(_ new: Date) {
    var new = new
    if rounds, minuteInterval > 1 {
      let minute = calendar.component(.minute, from: new)
      new = new.addingTimeInterval(-Double(minute % minuteInterval) * 60)
    }
    if minimum ?? .distantPast <= maximum ?? .distantFuture {
      if let minimum, new < minimum { new = minimum }
      if let maximum, new > maximum { new = maximum }
    }
    date = new
  }

  func formatter(_ template: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter
  }

  /// Whether the locale counts hours to twelve.
  var hasHalfDays: Bool {
    DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains("a") ?? false
  }
}

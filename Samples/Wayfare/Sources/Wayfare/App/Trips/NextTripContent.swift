import UIKit

/// The trip that comes next, with the time that is left.
struct NextTripConfiguration: UIContentConfiguration {
  var trip: Trip
  var now: () -> Date
  var calendar: Calendar
  var showsSeconds: Bool

  func makeContentView() -> any UIView & UIContentView { NextTripView(self) }
  func updated(for state: any UIConfigurationState) -> NextTripConfiguration { self }
}

final class NextTripView: UIView, UIContentView {
  var configuration: any UIContentConfiguration {
    didSet { if let new = configuration as? NextTripConfiguration { show(new) } }
  }

  private let picture = CoverView()
  private let kindTag = TagLabel()
  private let heart = UIImageView(image: UIImage(systemName: "heart.fill"))
  private let title = UILabel(font: Theme.font(.title1, .bold), colour: .white, lines: 0)
  private let place = UILabel(
    font: .preferredFont(forTextStyle: .subheadline),
    colour: UIColor.white.withAlphaComponent(0.86), lines: 0)
  private let clock = UIStackView()
  private let clockView = UIView()
  private var numbers: [UILabel] = []
  private var columns: [UIView] = []

  init(_ configuration: NextTripConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    picture.layer.cornerRadius = 24
    picture.showsShade = true
    addFilling(picture)
    heart.tintColor = .white
    heart.setContentHuggingPriority(.required, for: .horizontal)
    let top = UIStackView(arrangedSubviews: [kindTag, UIView(), heart])
    top.alignment = .center
    let texts = UIStackView(arrangedSubviews: [title, place])
    texts.axis = .vertical
    texts.spacing = 2
    makeClock()
    let column = UIStackView(arrangedSubviews: [top, UIView(), texts, clockView])
    column.axis = .vertical
    column.spacing = 14
    addFilling(
      column, insets: NSDirectionalEdgeInsets(top: 16, leading: 18, bottom: 18, trailing: 18))
    let height = heightAnchor.constraint(greaterThanOrEqualToConstant: 320)
    height.priority = .defaultHigh
    height.isActive = true
    isAccessibilityElement = true
    accessibilityTraits = .button
    show(configuration)
  }

  required init?(coder: NSCoder) { fatalError("Content is made in code.") }

  private func makeClock() {
    clock.distribution = .fillEqually
    for unit in ["days", "hours", "min", "sec"] {
      let number = UILabel(
        font: Theme.digits(.title2, .semibold, maximum: 34), colour: .white, alignment: .center)
      let name = UILabel(
        font: UIFontMetrics(forTextStyle: .caption2).scaledFont(
          for: .systemFont(ofSize: 11, weight: .medium), maximumPointSize: 17),
        colour: UIColor.white.withAlphaComponent(0.8), alignment: .center)
      name.text = localized(unit)
      let column = UIStackView(arrangedSubviews: [number, name])
      column.axis = .vertical
      numbers.append(number)
      columns.append(column)
      clock.addArrangedSubview(column)
    }
    clockView.backgroundColor = UIColor.white.withAlphaComponent(0.16)
    clockView.layer.cornerRadius = 16
    clockView.layer.cornerCurve = .continuous
    clockView.addFilling(
      clock, insets: NSDirectionalEdgeInsets(top: 10, leading: 6, bottom: 10, trailing: 6))
  }

  private func show(_ new: NextTripConfiguration) {
    picture.cover = new.trip.cover
    kindTag.show(
      new.trip.kind.title, symbolName: new.trip.kind.symbolName, colour: .white, isOnPicture: true)
    heart.isHidden = !new.trip.isFavourite
    title.text = new.trip.title
    let last = new.trip.date(ofDay: new.trip.dayCount - 1, in: new.calendar)
    let dates = Formats(calendar: new.calendar).range(new.trip.start, last)
    place.text = "\(new.trip.destination) · \(dates)"
    columns[3].isHidden = !new.showsSeconds
    updateCountdown()
  }

  /// Shows the time that is left now.
  func updateCountdown() {
    guard let shown = configuration as? NextTripConfiguration else { return }
    let countdown = Countdown(from: shown.now(), to: shown.trip.start)
    clockView.isHidden = countdown.isOver
    for (label, value) in zip(
      numbers, [countdown.days, countdown.hours, countdown.minutes, countdown.seconds])
    {
      label.text = String(format: value < 10 && label !== numbers[0] ? "%02d" : "%d", value)
    }
    accessibilityLabel = "\(shown.trip.title), \(place.text ?? "")"
    accessibilityValue =
      countdown.isOver ? localized("Underway") : localized("In %@", countdown.spoken)
  }
}

import UIKit

/// The cover over a trip's days.
struct TripCoverConfiguration: UIContentConfiguration, Hashable {
  var trip: Trip
  var dates: String

  func makeContentView() -> any UIView & UIContentView { TripCoverView(self) }
  func updated(for state: any UIConfigurationState) -> TripCoverConfiguration { self }
}

final class TripCoverView: UIView, UIContentView {
  var configuration: any UIContentConfiguration {
    didSet { if let new = configuration as? TripCoverConfiguration { show(new) } }
  }

  private let picture = CoverView()
  private let kindTag = TagLabel()
  private let place = UILabel(font: Theme.font(.title2, .bold), colour: .white, lines: 0)
  private let dates = UILabel(
    font: .preferredFont(forTextStyle: .subheadline),
    colour: UIColor.white.withAlphaComponent(0.86), lines: 0)

  init(_ configuration: TripCoverConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    picture.showsShade = true
    picture.layer.cornerRadius = 20
    addFilling(picture)
    let top = UIStackView(arrangedSubviews: [kindTag, UIView()])
    let column = UIStackView(arrangedSubviews: [top, UIView(), place, dates])
    column.axis = .vertical
    column.spacing = 2
    addFilling(
      column, insets: NSDirectionalEdgeInsets(top: 14, leading: 16, bottom: 14, trailing: 16))
    let height = heightAnchor.constraint(greaterThanOrEqualToConstant: 190)
    height.priority = .defaultHigh
    height.isActive = true
    isAccessibilityElement = true
    show(configuration)
  }

  required init?(coder: NSCoder) { fatalError("Content is made in code.") }

  private func show(_ new: TripCoverConfiguration) {
    picture.cover = new.trip.cover
    kindTag.show(
      new.trip.kind.title, symbolName: new.trip.kind.symbolName, colour: .white, isOnPicture: true)
    place.text = new.trip.destination
    dates.text = "\(new.dates) · \(plural("%lld days", new.trip.dayCount))"
    accessibilityLabel = [place.text, dates.text].compactMap { $0 }.joined(separator: ", ")
  }
}

/// A stop as a row: its kind as a coloured symbol, when it is, and what it is.
struct StopConfiguration: UIContentConfiguration, Hashable {
  var stop: Stop
  var time: String?
  var duration: String

  func makeContentView() -> any UIView & UIContentView { StopView(self) }
  func updated(for state: any UIConfigurationState) -> StopConfiguration { self }
}

final class StopView: UIView, UIContentView {
  var configuration: any UIContentConfiguration {
    didSet { if let new = configuration as? StopConfiguration { show(new) } }
  }

  private let badge = UIView()
  private let symbol = UIImageView()
  private let title = UILabel(font: .preferredFont(forTextStyle: .body), lines: 0)
  private let detail = UILabel(
    font: .preferredFont(forTextStyle: .footnote), colour: .secondaryLabel, lines: 0)
  private let notes = UILabel(
    font: .preferredFont(forTextStyle: .footnote), colour: .secondaryLabel, lines: 2)

  init(_ configuration: StopConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    symbol.contentMode = .center
    symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 16, weight: .medium)
    badge.layer.cornerRadius = 19
    badge.addFilling(symbol)
    let texts = UIStackView(arrangedSubviews: [title, detail, notes])
    texts.axis = .vertical
    texts.spacing = 2
    let row = UIStackView(arrangedSubviews: [badge, texts])
    row.alignment = .center
    row.spacing = 14
    addFilling(row, insets: NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8))
    NSLayoutConstraint.activate([
      badge.widthAnchor.constraint(equalToConstant: 38),
      badge.heightAnchor.constraint(equalToConstant: 38),
    ])
    isAccessibilityElement = true
    accessibilityTraits = .button
    show(configuration)
  }

  required init?(coder: NSCoder) { fatalError("Content is made in code.") }

  private func show(_ new: StopConfiguration) {
    let colour = Theme.colour(of: new.stop.kind)
    symbol.image = UIImage(systemName: new.stop.isDone ? "checkmark" : new.stop.kind.symbolName)
    symbol.tintColor = new.stop.isDone ? .secondaryLabel : colour
    badge.backgroundColor =
      new.stop.isDone ? .tertiarySystemFill : colour.withAlphaComponent(0.16)
    title.attributedText = NSAttributedString(
      string: new.stop.title,
      attributes: new.stop.isDone
        ? [
          .strikethroughStyle: NSUnderlineStyle.single.rawValue,
          .foregroundColor: UIColor.secondaryLabel,
        ] : [:])
    detail.text = "\(new.time ?? localized("Any time")) · \(new.duration)"
    notes.text = new.stop.notes
    notes.isHidden = new.stop.notes.isEmpty
    accessibilityLabel = "\(new.stop.kind.title), \(new.stop.title), \(detail.text ?? "")"
    accessibilityValue = new.stop.isDone ? localized("Done") : nil
  }
}

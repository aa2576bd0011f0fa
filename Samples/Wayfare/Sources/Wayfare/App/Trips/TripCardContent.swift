import UIKit

/// A trip as a card: its cover, and below it what it is called and when it begins.
struct TripCardConfiguration: UIContentConfiguration, Hashable {
  var trip: Trip
  var dates: String

  func makeContentView() -> any UIView & UIContentView { TripCardView(self) }
  func updated(for state: any UIConfigurationState) -> TripCardConfiguration { self }
}

final class TripCardView: UIView, UIContentView {
  var configuration: any UIContentConfiguration {
    didSet { if let new = configuration as? TripCardConfiguration { show(new) } }
  }

  private let picture = CoverView()
  private let heart = UIImageView(image: UIImage(systemName: "heart.fill"))
  private let title = UILabel(font: Theme.font(.headline, .semibold), lines: 2)
  private let date = UILabel(font: .preferredFont(forTextStyle: .footnote), colour: .secondaryLabel)

  init(_ configuration: TripCardConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    backgroundColor = Theme.card
    layer.cornerRadius = 18
    layer.cornerCurve = .continuous
    clipsToBounds = true
    let texts = UIStackView(arrangedSubviews: [title, date])
    texts.axis = .vertical
    texts.spacing = 2
    texts.isLayoutMarginsRelativeArrangement = true
    texts.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 10, leading: 12, bottom: 12, trailing: 12)
    let column = UIStackView(arrangedSubviews: [picture, texts])
    column.axis = .vertical
    addFilling(column)
    picture.heightAnchor.constraint(equalToConstant: 116).isActive = true
    heart.tintColor = .white
    heart.translatesAutoresizingMaskIntoConstraints = false
    addSubview(heart)
    NSLayoutConstraint.activate([
      heart.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      heart.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),
    ])
    isAccessibilityElement = true
    accessibilityTraits = .button
    show(configuration)
  }

  required init?(coder: NSCoder) { fatalError("Content is made in code.") }

  private func show(_ new: TripCardConfiguration) {
    picture.cover = new.trip.cover
    heart.isHidden = !new.trip.isFavourite
    title.text = new.trip.title
    date.text = new.dates
    accessibilityLabel = "\(new.trip.title), \(new.trip.destination), \(new.dates)"
  }
}

/// A trip as a row of a list, with a small cover.
struct TripRowConfiguration: UIContentConfiguration, Hashable {
  var trip: Trip
  var dates: String

  func makeContentView() -> any UIView & UIContentView { TripRowView(self) }
  func updated(for state: any UIConfigurationState) -> TripRowConfiguration { self }
}

final class TripRowView: UIView, UIContentView {
  var configuration: any UIContentConfiguration {
    didSet { if let new = configuration as? TripRowConfiguration { show(new) } }
  }

  private let picture = CoverView()
  private let title = UILabel(font: Theme.font(.headline, .semibold), lines: 0)
  private let place = UILabel(
    font: .preferredFont(forTextStyle: .subheadline), colour: .secondaryLabel, lines: 0)
  private let date = UILabel(font: .preferredFont(forTextStyle: .footnote), colour: .secondaryLabel)
  private let heart = UIImageView(image: UIImage(systemName: "heart.fill"))

  init(_ configuration: TripRowConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    picture.layer.cornerRadius = 12
    picture.setContentHuggingPriority(.required, for: .horizontal)
    heart.tintColor = .systemPink
    heart.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
    heart.setContentHuggingPriority(.required, for: .horizontal)
    heart.setContentCompressionResistancePriority(UILayoutPriority(999), for: .horizontal)
    let texts = UIStackView(arrangedSubviews: [title, place, date])
    texts.axis = .vertical
    texts.spacing = 1
    let row = UIStackView(arrangedSubviews: [picture, texts, heart])
    row.alignment = .center
    row.spacing = 14
    addFilling(row, insets: NSDirectionalEdgeInsets(top: 10, leading: 12, bottom: 10, trailing: 8))
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalToConstant: 64),
      picture.heightAnchor.constraint(equalToConstant: 64),
    ])
    isAccessibilityElement = true
    accessibilityTraits = .button
    show(configuration)
  }

  required init?(coder: NSCoder) { fatalError("Content is made in code.") }

  private func show(_ new: TripRowConfiguration) {
    picture.cover = new.trip.cover
    title.text = new.trip.title
    place.text = new.trip.destination
    date.text = new.dates
    heart.isHidden = !new.trip.isFavourite
    accessibilityLabel = "\(new.trip.title), \(new.trip.destination), \(new.dates)"
    accessibilityValue = new.trip.isFavourite ? localized("Favourite") : nil
  }
}

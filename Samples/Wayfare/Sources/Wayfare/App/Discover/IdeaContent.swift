import UIKit

/// An idea as a card; a large one has its texts on the picture.
struct IdeaConfiguration: UIContentConfiguration, Hashable {
  var idea: Idea
  var rating: String
  var isLarge: Bool

  func makeContentView() -> any UIView & UIContentView { IdeaCardView(self) }
  func updated(for state: any UIConfigurationState) -> IdeaConfiguration { self }
}

final class IdeaCardView: UIView, UIContentView {
  var configuration: any UIContentConfiguration {
    didSet { if let new = configuration as? IdeaConfiguration { show(new) } }
  }

  private let picture = CoverView()
  private let kindTag = TagLabel()
  private let title: UILabel
  private let region: UILabel
  private let rating = UILabel(font: Theme.font(.footnote, .semibold))
  private let star = UIImageView(image: UIImage(systemName: "star.fill"))

  init(_ configuration: IdeaConfiguration) {
    self.configuration = configuration
    let isLarge = configuration.isLarge
    title = UILabel(
      font: isLarge ? Theme.font(.title2, .bold) : Theme.font(.headline, .semibold),
      colour: isLarge ? .white : .label, lines: 2)
    region = UILabel(
      font: .preferredFont(forTextStyle: .footnote),
      colour: isLarge ? UIColor.white.withAlphaComponent(0.86) : .secondaryLabel)
    super.init(frame: .zero)
    layer.cornerRadius = isLarge ? 24 : 18
    layer.cornerCurve = .continuous
    clipsToBounds = true
    backgroundColor = Theme.card
    star.tintColor = .systemYellow
    star.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .caption1)
    rating.textColor = region.textColor
    isLarge ? placeOnPicture() : placeBelowPicture()
    isAccessibilityElement = true
    accessibilityTraits = .button
    show(configuration)
  }

  required init?(coder: NSCoder) { fatalError("Content is made in code.") }

  private func ratingRow() -> UIView {
    for view in [star, rating] as [UIView] {
      view.setContentHuggingPriority(.required, for: .horizontal)
      view.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    let row = UIStackView(arrangedSubviews: [region, star, rating])
    row.spacing = 4
    row.alignment = .center
    return row
  }

  private func placeOnPicture() {
    picture.showsShade = true
    addFilling(picture)
    let top = UIStackView(arrangedSubviews: [kindTag, UIView()])
    let column = UIStackView(arrangedSubviews: [top, UIView(), title, ratingRow()])
    column.axis = .vertical
    column.spacing = 4
    addFilling(
      column, insets: NSDirectionalEdgeInsets(top: 14, leading: 16, bottom: 16, trailing: 16))
    let height = heightAnchor.constraint(greaterThanOrEqualToConstant: 250)
    height.priority = .defaultHigh
    height.isActive = true
  }

  private func placeBelowPicture() {
    picture.heightAnchor.constraint(equalToConstant: 120).isActive = true
    let texts = UIStackView(arrangedSubviews: [title, UIView(), ratingRow()])
    texts.axis = .vertical
    texts.spacing = 3
    texts.isLayoutMarginsRelativeArrangement = true
    texts.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 10, leading: 12, bottom: 12, trailing: 12)
    let column = UIStackView(arrangedSubviews: [picture, texts])
    column.axis = .vertical
    addFilling(column)
  }

  private func show(_ new: IdeaConfiguration) {
    picture.cover = new.idea.cover
    kindTag.show(
      new.idea.kind.title, symbolName: new.idea.kind.symbolName, colour: .white, isOnPicture: true)
    title.text = new.idea.title
    region.text = new.idea.region
    rating.text = new.rating
    accessibilityLabel = "\(new.idea.title), \(new.idea.region)"
    accessibilityValue = localized("%@ of 5 stars", new.rating)
  }
}

/// A kind of trip to choose; nil stands for all.
struct KindConfiguration: UIContentConfiguration, Hashable {
  var kind: TripKind?
  var isChosen: Bool

  func makeContentView() -> any UIView & UIContentView { KindView(self) }
  func updated(for state: any UIConfigurationState) -> KindConfiguration { self }
}

final class KindView: UIView, UIContentView {
  var configuration: any UIContentConfiguration {
    didSet { if let new = configuration as? KindConfiguration { show(new) } }
  }

  private let symbol = UIImageView()
  private let label = UILabel(font: Theme.font(.subheadline, .medium))

  init(_ configuration: KindConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .subheadline)
    let row = UIStackView(arrangedSubviews: [symbol, label])
    row.spacing = 6
    row.alignment = .center
    addFilling(row, insets: NSDirectionalEdgeInsets(top: 9, leading: 14, bottom: 9, trailing: 14))
    isAccessibilityElement = true
    show(configuration)
  }

  required init?(coder: NSCoder) { fatalError("Content is made in code.") }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }

  private func show(_ new: KindConfiguration) {
    label.text = new.kind?.title ?? localized("All")
    symbol.image = UIImage(systemName: new.kind?.symbolName ?? "globe")
    let colour = new.kind.map(Theme.colour(of:)) ?? Theme.accent
    symbol.tintColor = new.isChosen ? .white : colour
    label.textColor = new.isChosen ? .white : .label
    backgroundColor = new.isChosen ? Theme.accent : Theme.card
    accessibilityLabel = label.text
    accessibilityTraits = new.isChosen ? [.button, .selected] : .button
  }
}

import UIKit

/// A short text on a coloured capsule, with a symbol before it.
final class TagLabel: UIView {
  private let picture = UIImageView()
  private let label = UILabel(font: Theme.font(.caption1, .semibold))

  override init(frame: CGRect) {
    super.init(frame: frame)
    let row = UIStackView(arrangedSubviews: [picture, label])
    row.spacing = 4
    row.alignment = .center
    addFilling(row, insets: NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 9))
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      font: Theme.font(.caption1, .semibold))
    picture.setContentHuggingPriority(.required, for: .horizontal)
    setContentHuggingPriority(.required, for: .horizontal)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { fatalError("Tags are made in code.") }

  func show(_ text: String, symbolName: String, colour: UIColor, isOnPicture: Bool = false) {
    label.text = text
    picture.image = UIImage(systemName: symbolName)
    label.textColor = isOnPicture ? .white : colour
    picture.tintColor = isOnPicture ? .white : colour
    backgroundColor =
      isOnPicture ? UIColor.black.withAlphaComponent(0.34) : colour.withAlphaComponent(0.15)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}

import UIKit

/// A recipe's name beside its symbol; filled in the tint colour while it is the one shown.
final class RecipeCell: UICollectionViewCell {
  private let iconView = UIImageView()
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 12
    contentView.layer.cornerCurve = .continuous
    iconView.contentMode = .scaleAspectFit
    titleLabel.font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: 17), maximumPointSize: 21)
    detailLabel.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
      for: .systemFont(ofSize: 13), maximumPointSize: 15)
    titleLabel.adjustsFontSizeToFitWidth = true
    detailLabel.adjustsFontSizeToFitWidth = true
    [iconView, titleLabel, detailLabel].forEach(contentView.addSubview)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var isSelected: Bool { didSet { updateColours() } }
  override var isHighlighted: Bool { didSet { updateColours() } }

  func show(_ recipe: Recipe, isCompact: Bool) {
    iconView.image = UIImage(systemName: recipe.symbol)
    titleLabel.text = recipe.title
    detailLabel.text = recipe.detail
    detailLabel.isHidden = isCompact
    iconView.isHidden = isCompact
    accessibilityLabel = recipe.title
    updateColours()
    setNeedsLayout()
  }

  private func updateColours() {
    let isCompact = iconView.isHidden
    contentView.backgroundColor =
      isSelected
      ? .systemBlue
      : isHighlighted ? .systemFill : isCompact ? .tertiarySystemFill : .clear
    iconView.tintColor = isSelected ? .white : .systemBlue
    titleLabel.textColor = isSelected ? .white : .label
    detailLabel.textColor = isSelected ? .white : .secondaryLabel
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let space = contentView.bounds
    if iconView.isHidden {
      titleLabel.textAlignment = .center
      titleLabel.frame = space
      return
    }
    titleLabel.textAlignment = .natural
    iconView.frame = CGRect(x: 14, y: (space.height - 24) / 2, width: 24, height: 24)
    titleLabel.frame = CGRect(x: 52, y: 9, width: space.width - 64, height: 22)
    detailLabel.frame = CGRect(x: 52, y: 31, width: space.width - 64, height: 18)
  }
}

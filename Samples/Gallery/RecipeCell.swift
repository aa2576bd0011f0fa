import UIKit

/// A recipe's name beside its symbol; filled in the tint colour while it is the one shown.
final class RecipeCell: UICollectionViewCell {
  private let iconView = UIImageView()
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  var onTap: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 12
    contentView.layer.cornerCurve = .continuous
    iconView.contentMode = .scaleAspectFit
    titleLabel.font = .preferredFont(forTextStyle: .body)
    detailLabel.font = .preferredFont(forTextStyle: .footnote)
    [iconView, titleLabel, detailLabel].forEach(contentView.addSubview)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ recipe: Recipe, isCurrent: Bool, isCompact: Bool) {
    iconView.image = UIImage(systemName: recipe.symbol)
    titleLabel.text = recipe.title
    detailLabel.text = recipe.detail
    detailLabel.isHidden = isCompact
    iconView.isHidden = isCompact
    contentView.backgroundColor =
      isCurrent ? .systemBlue : isCompact ? .tertiarySystemFill : .clear
    iconView.tintColor = isCurrent ? .white : .systemBlue
    titleLabel.textColor = isCurrent ? .white : .label
    detailLabel.textColor = isCurrent ? UIColor(white: 1, alpha: 0.8) : .secondaryLabel
    accessibilityLabel = recipe.title
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = contentView.bounds
    if iconView.isHidden {
      titleLabel.textAlignment = .center
      titleLabel.frame = room
      return
    }
    titleLabel.textAlignment = .natural
    iconView.frame = CGRect(x: 14, y: (room.height - 24) / 2, width: 24, height: 24)
    titleLabel.frame = CGRect(x: 52, y: 9, width: room.width - 64, height: 22)
    detailLabel.frame = CGRect(x: 52, y: 31, width: room.width - 64, height: 18)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
    onTap?()
  }
}

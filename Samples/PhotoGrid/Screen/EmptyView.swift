import UIKit

/// What the grid shows where there is nothing to show.
final class EmptyView: UIView {
  private let iconView = UIImageView()
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()

  init(folder: URL) {
    super.init(frame: .zero)
    iconView.image = UIImage(systemName: "photo.on.rectangle")
    iconView.tintColor = .tertiaryLabel
    iconView.contentMode = .scaleAspectFit
    titleLabel.text = "No Pictures"
    titleLabel.font = .preferredFont(forTextStyle: .title2)
    titleLabel.textAlignment = .center
    detailLabel.text = "There are no pictures in \(folder.path)."
    detailLabel.font = .preferredFont(forTextStyle: .body)
    detailLabel.textColor = .secondaryLabel
    detailLabel.textAlignment = .center
    detailLabel.numberOfLines = 0
    addSubview(iconView)
    addSubview(titleLabel)
    addSubview(detailLabel)
  }

  required init?(coder: NSCoder) {
    fatalError("EmptyView is made in code only")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = min(bounds.width - 40, 360)
    let x = (bounds.width - width) / 2
    let detail = detailLabel.sizeThatFits(
      CGSize(width: width, height: .greatestFiniteMagnitude))
    var y = (bounds.height - 64 - 12 - 30 - detail.height) / 2
    iconView.frame = CGRect(x: x, y: y, width: width, height: 64)
    y += 64 + 12
    titleLabel.frame = CGRect(x: x, y: y, width: width, height: 30)
    y += 30
    detailLabel.frame = CGRect(x: x, y: y, width: width, height: detail.height)
  }
}

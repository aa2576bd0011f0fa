import UIKit

/// The title of a section and how many pictures it has, on a ground that stays readable while the
/// header is pinned over pictures.
final class SectionHeader: UICollectionReusableView {
  static let reuseIdentifier = "Header"
  static var groundColor: UIColor { .systemBackground.withAlphaComponent(0.92) }

  private let titleLabel = UILabel()
  private let countLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Self.groundColor
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.textColor = .label
    titleLabel.adjustsFontSizeToFitWidth = true
    countLabel.font = .preferredFont(forTextStyle: .subheadline)
    countLabel.textColor = .secondaryLabel
    countLabel.adjustsFontSizeToFitWidth = true
    countLabel.textAlignment = .right
    addSubview(titleLabel)
    addSubview(countLabel)
  }

  required init?(coder: NSCoder) {
    fatalError("SectionHeader is made in code only")
  }

  func show(title: String, count: Int) {
    titleLabel.text = title
    countLabel.text = count == 1 ? "1 photo" : "\(count.formatted()) photos"
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let space = bounds.inset(by: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    let countWidth = min(countLabel.sizeThatFits(space.size).width, space.width / 2)
    countLabel.frame = CGRect(
      x: space.maxX - countWidth, y: 0, width: countWidth, height: space.height)
    titleLabel.frame = CGRect(
      x: space.minX, y: 0, width: max(0, space.width - countWidth - 12), height: space.height)
  }
}

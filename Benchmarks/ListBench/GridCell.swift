import UIKit

/// Workload W1: a picture of 120×120 with a caption over its bottom.
final class GridCell: UICollectionViewCell {
  private let imageView = UIImageView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
  private let shade = UIView(frame: CGRect(x: 0, y: 98, width: 120, height: 22))
  private let label = UILabel(frame: CGRect(x: 6, y: 98, width: 108, height: 22))

  override init(frame: CGRect) {
    super.init(frame: frame)
    shade.backgroundColor = UIColor(white: 0, alpha: 0.5)
    label.font = .systemFont(ofSize: 12)
    label.textColor = .white
    contentView.addSubview(imageView)
    contentView.addSubview(shade)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }

  func show(_ identifier: Int, from items: ListItems) {
    imageView.image = items.image(for: identifier)
    label.text = "Item \(identifier)"
  }
}

/// Workload W2: a row of 44 points with a picture, a title, a detail at the right and a hairline.
final class RowCell: UICollectionViewCell {
  private let imageView = UIImageView(frame: CGRect(x: 6, y: 7, width: 30, height: 30))
  private let title = UILabel()
  private let detail = UILabel()
  private let hairline = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .systemFont(ofSize: 12)
    title.textColor = .black
    detail.font = .systemFont(ofSize: 12)
    detail.textColor = UIColor(white: 0.4, alpha: 1)
    detail.textAlignment = .right
    hairline.backgroundColor = UIColor(white: 0.8, alpha: 1)
    [imageView, title, detail, hairline].forEach(contentView.addSubview)
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    title.frame = CGRect(x: 46, y: 11, width: max(0, width - 46 - 120), height: 22)
    detail.frame = CGRect(x: width - 110, y: 11, width: 100, height: 22)
    hairline.frame = CGRect(x: 0, y: 43, width: width, height: 1)
  }

  func show(_ identifier: Int, from items: ListItems) {
    imageView.image = items.image(for: identifier)
    title.text = "Item \(identifier)"
    detail.text = "Detail \(identifier * 7 % 100_000)"
  }
}

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

/// Workload W2's row of 44 points: a picture, a title and a detail at the right.
@MainActor
final class RowContent {
  private let imageView = UIImageView(frame: CGRect(x: 6, y: 7, width: 30, height: 30))
  private let title = UILabel()
  private let detail = UILabel()

  init(in view: UIView) {
    title.font = .systemFont(ofSize: 12)
    title.textColor = .black
    detail.font = .systemFont(ofSize: 12)
    detail.textColor = UIColor(white: 0.4, alpha: 1)
    detail.textAlignment = .right
    [imageView, title, detail].forEach(view.addSubview)
  }

  func place(in width: CGFloat) {
    title.frame = CGRect(x: 46, y: 11, width: max(0, width - 46 - 120), height: 22)
    detail.frame = CGRect(x: width - 110, y: 11, width: 100, height: 22)
  }

  func show(_ identifier: Int, from items: ListItems) {
    imageView.image = items.image(for: identifier)
    title.text = "Item \(identifier)"
    detail.text = "Detail \(identifier * 7 % 100_000)"
  }
}

/// A row in a collection view, with a hairline of its own.
final class RowCell: UICollectionViewCell {
  private let hairline = UIView()
  private lazy var content = RowContent(in: contentView)

  override init(frame: CGRect) {
    super.init(frame: frame)
    hairline.backgroundColor = UIColor(white: 0.8, alpha: 1)
    contentView.addSubview(hairline)
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.place(in: bounds.width)
    hairline.frame = CGRect(x: 0, y: 43, width: bounds.width, height: 1)
  }

  func show(_ identifier: Int, from items: ListItems) { content.show(identifier, from: items) }
}

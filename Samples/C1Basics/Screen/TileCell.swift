import UIKit

/// A rounded tile in a colour of its own with a number.
final class TileCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 18
    contentView.layer.cornerCurve = .continuous
    label.font = .systemFont(ofSize: 28, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(number: Int, of count: Int) {
    contentView.backgroundColor = UIColor(
      hue: 0.54 + 0.42 * CGFloat(number) / CGFloat(count), saturation: 0.72, brightness: 0.75,
      alpha: 1)
    label.text = "\(number)"
  }
}

import UIKit

/// A card of 80×120 points with a gradient and its number.
final class CardCell: UICollectionViewCell {
  private let gradient = CAGradientLayer()
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 14
    contentView.layer.cornerCurve = .continuous
    contentView.clipsToBounds = true
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    contentView.layer.addSublayer(gradient)
    label.font = .systemFont(ofSize: 22, weight: .bold)
    label.textColor = .white
    label.textAlignment = .center
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = contentView.bounds
    label.frame = contentView.bounds
  }

  func show(_ number: Int) {
    // From turquoise through blue and purple to red, on which white can be read.
    let hue = 0.5 + 0.45 * CGFloat(number * 23 % 100) / 100
    gradient.colors = [
      UIColor(hue: hue, saturation: 0.55, brightness: 0.95, alpha: 1).cgColor,
      UIColor(
        hue: (hue + 0.09).truncatingRemainder(dividingBy: 1), saturation: 0.8, brightness: 0.75,
        alpha: 1
      ).cgColor,
    ]
    label.text = "\(number + 1)"
  }
}

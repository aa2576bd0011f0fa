import UIKit

/// Somebody's initials on a grey circle that is lighter above.
final class AvatarView: UIView {
  private let label = UILabel()
  private let gradient = CAGradientLayer()

  var initials = "" {
    didSet { label.text = initials }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(gradient)
    gradient.colors = [
      UIColor(red: 0.64, green: 0.67, blue: 0.72, alpha: 1).cgColor,
      UIColor(red: 0.52, green: 0.54, blue: 0.58, alpha: 1).cgColor,
    ]
    label.textAlignment = .center
    label.textColor = .white
    addSubview(label)
    clipsToBounds = true
    // The name beside it says the same.
    accessibilityElementsHidden = true
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    gradient.frame = bounds
    label.frame = bounds
    label.font = .systemFont(ofSize: bounds.height * 0.42, weight: .semibold)
  }
}

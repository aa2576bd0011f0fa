/// The large title below a bar's buttons, cut off at the top as the bar gets lower.
final class LargeTitleView: UIView {
  private let label = UILabel()
  /// How much of its height is seen.
  var shown: CGFloat = 0 { didSet { setNeedsLayout() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    isUserInteractionEnabled = false
    isOpaque = false
    label.adjustsFontSizeToFitWidth = false
    label.accessibilityTraits = .header
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ title: String?, _ attributes: [NSAttributedString.Key: Any]) {
    label.attributedText = NSAttributedString(string: title ?? "", attributes: attributes)
    label.textAlignment = .natural
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin =
      BarMetrics.margin(in: self) + max(safeAreaInsets.left, safeAreaInsets.right)
    let height = label.sizeThatFits(.zero).height
    // Hangs from the bottom edge: the top goes under the buttons first.
    label.frame = CGRect(
      x: margin, y: bounds.height - height - (BarMetrics.largeTitleHeight - height) / 2,
      width: max(0, bounds.width - 2 * margin), height: height)
  }
}

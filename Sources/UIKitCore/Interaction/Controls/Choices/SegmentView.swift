import Failures
import PlatformInterface

/// What one segment shows.
final class SegmentView: ControlPart {
  var title: String? { didSet { contentDidChange() } }
  var image: UIImage? { didSet { contentDidChange() } }
  var action: UIAction? { didSet { contentDidChange() } }
  /// Nil where the control decides.
  var setWidth: CGFloat?
  var contentOffset = CGSize.zero { didSet { setNeedsLayout() } }
  var isOn = true
  /// What moves the content besides, by the segment's place among the others.
  var adjustment = UIOffset.zero { didSet { if adjustment != oldValue { setNeedsLayout() } } }
  /// The state whose attributes and images are shown.
  private(set) var state = UIControl.State.normal
  let background = UIImageView()
  private let label = UILabel()
  private let picture = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    label.font = Self.font(isSelected: false)
    picture.contentMode = .center
    addSubview(background)
    addSubview(label)
    addSubview(picture)
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { failure("made by UISegmentedControl alone") }

  private static func font(isSelected: Bool) -> UIFont {
    .systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium)
  }

  var shownImage: UIImage? { image ?? action?.image }
  var shownTitle: String? { shownImage == nil ? title ?? action?.title : nil }

  private func contentDidChange() {
    picture.image = shownImage
    label.text = shownTitle
    accessibilityLabel = title ?? action?.title
    setNeedsLayout()
  }

  /// Space for the bold text, so that selecting moves nothing.
  var naturalWidth: CGFloat {
    let content =
      shownImage?.size.width
      ?? (shownTitle ?? "").size(withAttributes: [.font: Self.font(isSelected: true)]).width
    // iOS-BEHAVIOUR: 9 points on each side. Evidence: metric-19.
    return content + 18
  }

  func take(
    isSelected: Bool, isPressed: Bool, isEnabled: Bool,
    attributes: StateValues<[NSAttributedString.Key: Any]>
  ) {
    let isUsable = isEnabled && isOn
    state =
      !isUsable ? .disabled : isSelected ? .selected : isPressed ? .highlighted : .normal
    label.font = Self.font(isSelected: isSelected)
    label.textColor = isUsable ? .label : .tertiaryLabel
    if let chosen = attributes.value(in: state), let shownTitle {
      var all: [NSAttributedString.Key: Any] = [
        .font: label.font!, .foregroundColor: label.textColor!,
      ]
      all.merge(chosen) { $1 }
      label.attributedText = NSAttributedString(string: shownTitle, attributes: all)
    } else {
      label.text = shownTitle
    }
    picture.tintColor = label.textColor
    alpha = isPressed ? 0.3 : 1
    var traits: UIAccessibilityTraits = .button
    if isSelected { traits.insert(.selected) }
    if !isUsable { traits.insert(.notEnabled) }
    accessibilityTraits = traits
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let rect = bounds.offsetBy(
      dx: contentOffset.width + adjustment.horizontal,
      dy: contentOffset.height + adjustment.vertical)
    label.frame = rect.shrunk(dx: 4, dy: 0)
    picture.frame = rect
  }
}

import Foundation

/// One item of a tab bar on screen. Programs find it by the name that it has on iOS.
final class UITabBarButton: UIControl {
  let item: UITabBarItem
  private let picture = UIImageView()
  private let label = UILabel()
  private let badge = UILabel()
  private let mark = UIImageView()
  /// Beside the image on wide bars, else below it.
  private let isInline: Bool

  init(
    _ item: UITabBarItem, isSelected: Bool, appearance: UITabBarItemAppearance,
    unselected: UIColor?,
    isInline: Bool
  ) {
    self.item = item
    self.isInline = isInline
    super.init(frame: .zero)
    self.isSelected = isSelected
    isEnabled = item.isEnabled
    let state = isSelected ? appearance.selected : appearance.normal
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    picture.image =
      image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    picture.contentMode = .center
    if image?.isSymbolImage ?? false {
      picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
        pointSize: isInline ? 17 : 18, weight: .medium, scale: .large)
    }
    let gray = unselected ?? TabMetrics.unselected
    picture.tintColor = state.iconColor ?? (isSelected ? nil : gray)
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(
        ofSize: isInline ? TabMetrics.inlineTitleSize : TabMetrics.titleSize, weight: .medium)
    ]
    if !isSelected { attributes[.foregroundColor] = gray }
    attributes.merge(state.titleTextAttributes) { $1 }
    // iOS-BEHAVIOUR: the chosen item's title has the plain one's font, but not its color.
    // Evidence: unmeasured.
    var plain = item.titleTextAttributes(for: .normal) ?? [:]
    if isSelected { plain[.foregroundColor] = nil }
    attributes.merge(plain) { $1 }
    if isSelected { attributes.merge(item.titleTextAttributes(for: .selected) ?? [:]) { $1 } }
    ownColor = attributes[.foregroundColor] as? UIColor
    label.font = attributes[.font] as? UIFont
    label.text = item.title
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingTail
    addSubview(picture)
    addSubview(label)
    showBadge(state)
    takeColors()
    accessibilityTraits = isSelected ? [.button, .tabBarItem, .selected] : [.button, .tabBarItem]
    isAccessibilityElement = true
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityValue = item.accessibilityValue ?? spokenBadge
    accessibilityHint = item.accessibilityHint
    accessibilityIdentifier = item.accessibilityIdentifier
  }

  required init?(coder: NSCoder) { nil }

  /// What lies behind the picture and the title.
  ///
  /// iOS-BEHAVIOUR: behind the item and over the bar. Evidence: controller-12; that images keep their size
  /// unless they have cap insets is unmeasured.
  var indicator: UIImage? {
    get { mark.image }
    set {
      mark.image = newValue
      mark.contentMode = newValue?.capInsets == .zero ? .center : .scaleToFill
      if newValue == nil { mark.removeFromSuperview() } else { insertSubview(mark, at: 0) }
    }
  }

  private var ownColor: UIColor?

  override var claimsTaps: Bool { true }

  /// iOS-BEHAVIOUR: an item that is turned off is not said to be dimmed. Evidence: metric-22.
  override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.subtracting(.notEnabled) }
    set { super.accessibilityTraits = newValue }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    takeColors()
  }

  private func takeColors() {
    label.textColor = isEnabled ? ownColor ?? tintColor : .tertiaryLabel
  }

  private func showBadge(_ appearance: UITabBarItemStateAppearance) {
    guard let value = item.badgeValue else { return }
    badge.text = value
    badge.font = .systemFont(ofSize: 13)
    badge.textColor = .white
    badge.textAlignment = .center
    badge.backgroundColor = item.badgeColor ?? appearance.badgeBackgroundColor ?? .systemRed
    badge.layer.cornerRadius = TabMetrics.badge / 2
    badge.clipsToBounds = true
    addSubview(badge)
  }

  /// iOS-BEHAVIOUR: a number is so many items, another text itself, and spaces are nothing.
  /// Evidence: metric-20.
  private var spokenBadge: String? {
    let text = (item.badgeValue ?? "").trimmingCharacters(in: .whitespaces)
    if text.isEmpty { return nil }
    return Int(text).map { $0 == 1 ? "1 item" : "\($0) items" } ?? text
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    mark.frame = bounds
    let image = picture.sizeThatFits(.zero)
    let text = label.sizeThatFits(.zero)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if isInline {
      let width = min(image.width + TabMetrics.inlineGap + text.width, bounds.width)
      let start = ((bounds.width - width) / 2).rounded()
      picture.frame = CGRect(
        x: isMirrored ? bounds.width - start - image.width : start, y: 0, width: image.width,
        height: bounds.height)
      let rest = width - image.width - TabMetrics.inlineGap
      label.frame = CGRect(
        x: isMirrored ? start : start + image.width + TabMetrics.inlineGap, y: 0,
        width: max(0, rest), height: bounds.height)
    } else {
      picture.frame = CGRect(
        x: 0, y: TabMetrics.imageTop, width: bounds.width, height: TabMetrics.imageHeight)
      label.frame = CGRect(
        x: 2 + item.titlePositionAdjustment.horizontal,
        y: TabMetrics.titleTop + item.titlePositionAdjustment.vertical, width: bounds.width - 4,
        height: text.height)
    }
    guard badge.superview != nil else { return }
    let wide = max(TabMetrics.badge, badge.sizeThatFits(.zero).width + 10)
    let start = image.width > 0 ? image.width / 2 - TabMetrics.badgeOverlap : TabMetrics.badgeOffset
    let middle = picture.frame.midX
    badge.frame = CGRect(
      x: (isMirrored ? middle - start - wide : middle + start).rounded(), y: 2, width: wide,
      height: TabMetrics.badge)
  }
}

/// Looked at on iOS 17, not measured; the bar's height is in `BarMetrics`.
enum TabMetrics {
  static let unselected = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.46 : 0.6, alpha: 1)
  }
  static let titleSize: CGFloat = 10
  static let inlineTitleSize: CGFloat = 13
  static let inlineGap: CGFloat = 7
  /// iOS-BEHAVIOUR: images have their middle 18 points below the button's top, titles begin at 34.5.
  /// Evidence: metric-22.
  static let imageTop: CGFloat = 4
  static let imageHeight: CGFloat = 28
  static let titleTop: CGFloat = 34.5
  /// iOS-BEHAVIOUR: a button keeps 2 points from its neighbours' shares of the bar, and 1 from its top.
  /// Evidence: metric-22.
  static let sideMargin: CGFloat = 2
  static let topMargin: CGFloat = 1
  static let badge: CGFloat = 18
  /// How far a badge reaches over its image, and where it begins behind the middle of a button without one.
  ///
  /// iOS-BEHAVIOUR: 5 and 11 points. Evidence: metric-22.
  static let badgeOverlap: CGFloat = 5
  static let badgeOffset: CGFloat = 11
  /// Of one item where the bar is wide.
  static let inlineWidth: CGFloat = 160
}

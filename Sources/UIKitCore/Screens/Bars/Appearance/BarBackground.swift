import QuartzCore

/// What lies behind a bar's items: material, colour, picture, and a line at the edge.
final class BarBackground: UIView {
  private let material = MaterialView()
  private let paint = ControlPart(frame: .zero)
  private let picture = UIImageView()
  private let line = UIImageView()
  /// Whether the line is at the top, as a toolbar's is.
  var hasLineAtTop = false { didSet { setNeedsLayout() } }

  /// What the system's material looks like over the system's background: bars that let nothing through.
  /// Looked at on iOS 17, not measured.
  private static let chrome = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.09, alpha: 1) : UIColor(white: 0.976, alpha: 1)
  }
  private static let black = UIColor(white: 0.09, alpha: 1)
  /// How much of a colour of its own a bar shows that lets something through. Looked at.
  private static let colorShare: CGFloat = 0.85

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    for view in [material, paint, picture, line] { addSubview(view) }
    picture.clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ appearance: UIBarAppearance) {
    material.effect = appearance.backgroundEffect
    paint.backgroundColor = appearance.backgroundColor
    hideMaterialWhereCovered()
    picture.image = appearance.backgroundImage
    picture.contentMode = appearance.backgroundImageContentMode
    picture.isHidden = appearance.backgroundImage == nil
    line.image = appearance.shadowImage
    line.tintColor = appearance.shadowColor
    line.backgroundColor = appearance.shadowImage == nil ? appearance.shadowColor : nil
    setNeedsLayout()
  }

  /// The appearance of bars before there were appearances.
  static func old(
    style: UIBarStyle, color: UIColor?, isTranslucent: Bool
  ) -> (UIBarAppearance) -> Void {
    { appearance in
      appearance.configureWithDefaultBackground()
      guard isTranslucent else {
        appearance.backgroundEffect = nil
        appearance.backgroundColor =
          color?.withAlphaComponent(1) ?? (style == .default ? chrome : black)
        return
      }
      if style != .default {
        appearance.backgroundEffect = UIBlurEffect(style: .systemChromeMaterialDark)
      }
      guard let color else { return }
      appearance.backgroundColor = UIColor { traits in
        let resolved = color.resolvedColor(with: traits)
        return resolved.withAlphaComponent(resolved.cgColor.alpha * colorShare)
      }
    }
  }

  /// Nobody sees what is blurred behind an opaque colour.
  private func hideMaterialWhereCovered() {
    let color = paint.backgroundColor?.resolvedColor(with: traitCollection)
    material.isHidden = (color?.cgColor.alpha ?? 0) >= 1
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    hideMaterialWhereCovered()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [material, paint, picture] { view.frame = bounds }
    let height =
      line.image?.size.height ?? max(BarMetrics.lineWidth, 1 / max(traitCollection.displayScale, 1))
    line.frame = CGRect(
      x: 0, y: hasLineAtTop ? -height : bounds.height, width: bounds.width, height: height)
  }
}

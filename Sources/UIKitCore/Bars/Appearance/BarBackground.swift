import QuartzCore

/// What lies behind a bar's items: material, colour, picture, and a line at the edge.
final class BarBackground: UIView {
  private let picture = UIImageView()
  private let line = UIImageView()
  /// Whether the line is at the top, as a toolbar's is.
  var hasLineAtTop = false { didSet { setNeedsLayout() } }

  /// What the system's bars look like over a list. On iOS the content behind shines through, blurred
  /// beyond recognition; unblurred it would be a ghost, so none of it does here. Looked at on iOS 17,
  /// not measured.
  private static let chrome = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.09, alpha: 1) : UIColor(white: 0.976, alpha: 1)
  }
  private static let black = UIColor(white: 0.09, alpha: 1)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    addSubview(picture)
    addSubview(line)
    picture.clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ appearance: UIBarAppearance) {
    switch appearance.material {
    case .chrome: backgroundColor = appearance.backgroundColor ?? Self.chrome
    case .opaque, .clear: backgroundColor = appearance.backgroundColor
    }
    picture.image = appearance.backgroundImage
    picture.contentMode = appearance.backgroundImageContentMode
    picture.isHidden = appearance.backgroundImage == nil
    line.image = appearance.shadowImage
    line.tintColor = appearance.shadowColor
    line.backgroundColor = appearance.shadowImage == nil ? appearance.shadowColor : nil
    setNeedsLayout()
  }

  /// The looks of bars before there were appearances.
  static func old(
    style: UIBarStyle, color: UIColor?, isTranslucent: Bool
  ) -> (UIBarAppearance) -> Void {
    { appearance in
      appearance.configureWithDefaultBackground()
      if let color {
        appearance.backgroundColor = color
      } else if style != .default {
        appearance.backgroundColor = black
      } else if !isTranslucent {
        appearance.backgroundColor = chrome
      }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    let height =
      line.image?.size.height ?? max(BarMetrics.lineWidth, 1 / max(traitCollection.displayScale, 1))
    line.frame = CGRect(
      x: 0, y: hasLineAtTop ? -height : bounds.height, width: bounds.width, height: height)
  }
}

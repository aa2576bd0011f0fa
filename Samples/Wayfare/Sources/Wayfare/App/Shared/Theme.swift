import UIKit

/// Colours and fonts of the app.
enum Theme {
  static var accent: UIColor { named("AccentColor", .systemTeal) }
  static var background: UIColor { named("Background", .systemGroupedBackground) }
  static var card: UIColor { named("Card", .secondarySystemGroupedBackground) }

  static func colour(of kind: StopKind) -> UIColor { named(kind.colourName, .systemTeal) }

  static func colour(of kind: TripKind) -> UIColor {
    switch kind {
    case .city: return named("Plum", .systemPurple)
    case .beach: return named("Ocean", .systemBlue)
    case .mountains: return named("Slate", .systemGray)
    case .road: return named("Saffron", .systemOrange)
    case .nature: return named("Fern", .systemGreen)
    }
  }

  private static func named(_ name: String, _ other: UIColor) -> UIColor {
    UIColor(named: name) ?? other
  }

  /// A text style's font in another weight, which grows with the user's text size.
  static func font(_ style: UIFont.TextStyle, _ weight: UIFont.Weight) -> UIFont {
    let size = UIFontDescriptor.preferredFontDescriptor(
      withTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)
    ).pointSize
    return UIFontMetrics(forTextStyle: style).scaledFont(
      for: .systemFont(ofSize: size, weight: weight))
  }

  /// Digits of one width, for what changes while it is read.
  static func digits(_ style: UIFont.TextStyle, _ weight: UIFont.Weight, maximum: CGFloat) -> UIFont
  {
    let size = UIFontDescriptor.preferredFontDescriptor(
      withTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)
    ).pointSize
    return UIFontMetrics(forTextStyle: style).scaledFont(
      for: .monospacedDigitSystemFont(ofSize: size, weight: weight), maximumPointSize: maximum)
  }
}

extension UILabel {
  /// A label that follows the user's text size.
  convenience init(
    font: UIFont, colour: UIColor = .label, lines: Int = 1, alignment: NSTextAlignment = .natural
  ) {
    self.init()
    self.font = font
    textColor = colour
    numberOfLines = lines
    textAlignment = alignment
    adjustsFontForContentSizeCategory = true
  }
}

extension UIView {
  /// Adds a subview that Auto Layout places, along the edges of this view.
  func addFilling(_ subview: UIView, insets: NSDirectionalEdgeInsets = .zero) {
    subview.translatesAutoresizingMaskIntoConstraints = false
    addSubview(subview)
    NSLayoutConstraint.activate([
      subview.topAnchor.constraint(equalTo: topAnchor, constant: insets.top),
      subview.leadingAnchor.constraint(equalTo: leadingAnchor, constant: insets.leading),
      subview.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -insets.trailing),
      subview.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -insets.bottom),
    ])
  }
}

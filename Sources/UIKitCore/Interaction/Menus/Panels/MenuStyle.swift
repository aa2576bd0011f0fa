import QuartzCore

/// Sizes, fonts and colours of menus, as iOS 17 has them at the standard text size; the only place
/// where they are.
@MainActor
struct MenuStyle {
  let traits: UITraitCollection
  /// The menu was opened by pointer or key.
  var showsShortcuts = false

  init(_ traits: UITraitCollection) { self.traits = traits }

  private var isAccessibilitySize: Bool {
    traits.preferredContentSizeCategory.isAccessibilityCategory
  }

  private func font(_ style: UIFont.TextStyle) -> UIFont {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
  }

  private func scaled(_ value: CGFloat) -> CGFloat {
    UIFontMetrics(forTextStyle: .body).scaledValue(for: value, compatibleWith: traits)
  }

  // MARK: Panels

  /// Never wider than the space, which margins have been taken from.
  func width(in space: CGFloat) -> CGFloat { min(space, isAccessibilitySize ? 350 : 250) }

  static let cornerRadius: CGFloat = 13
  /// Points to the edges of the screen, inside its safe area.
  static let margin: CGFloat = 12
  static let gapHeight: CGFloat = 8

  /// Of menus and of edit menus.
  static var material: UIBlurEffect { UIBlurEffect(style: .systemMaterial) }

  private static func shade(light: CGFloat, dark: CGFloat) -> UIColor {
    UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: 1, alpha: dark) : UIColor(white: 0, alpha: light)
    }
  }

  static let highlight = shade(light: 0.09, dark: 0.14)
  static let separator = shade(light: 0.17, dark: 0.17)
  static let outline = shade(light: 0.06, dark: 0.12)
  static let gap = UIColor { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.35 : 0.07)
  }
  /// Over what lies behind a menu with a preview.
  static let dim = UIColor { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.38 : 0.14)
  }

  static func applyShadow(to layer: CALayer, radius: CGFloat = 24) {
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowOffset = CGSize(width: 0, height: 8)
    layer.shadowRadius = radius
  }

  // MARK: Rows

  var titleFont: UIFont { font(.body) }
  var subtitleFont: UIFont { font(.footnote) }
  var headerFont: UIFont { font(.footnote) }
  var smallTitleFont: UIFont { font(.caption1) }

  var rowHeight: CGFloat { max(44, scaled(44)) }
  var headerHeight: CGFloat { scaled(31) }
  var mediumHeight: CGFloat { scaled(66) }
  var smallHeight: CGFloat { max(44, scaled(44)) }
  /// Above and below the text of a row.
  var rowPadding: CGFloat { scaled(11) }
  static let inset: CGFloat = 16
  /// For check marks and for the arrows of submenus, before the titles of every row.
  var markWidth: CGFloat { scaled(22) }
  var imageWidth: CGFloat { scaled(24) }
  static let imageGap: CGFloat = 10
  static let shortcutGap: CGFloat = 16

  func titleLines(_ preferences: UIMenuDisplayPreferences?) -> Int {
    if let lines = preferences?.maximumNumberOfTitleLines, lines > 0 { return lines }
    return isAccessibilitySize ? 0 : 2
  }

  var imageConfiguration: UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(pointSize: titleFont.pointSize, weight: .regular, scale: .medium)
  }

  var markConfiguration: UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(
      pointSize: titleFont.pointSize * 0.8, weight: .semibold, scale: .medium)
  }

  static func titleColor(of entry: MenuModel.Entry) -> UIColor {
    if case .loading = entry.kind { return .secondaryLabel }
    if !entry.isEnabled { return .tertiaryLabel }
    return entry.isDestructive ? .systemRed : .label
  }
}

/// The colours that belong to the system, by name: values of iOS 13 to 18.
///
/// Sources: `Tests/Fixtures/oracle/system_colors.json`; backgrounds on elevated levels are those that
/// Apple's design resources give.
enum SystemColor: Int, CaseIterable, Sendable {
  case label
  case secondaryLabel
  case tertiaryLabel
  case quaternaryLabel
  case placeholderText
  case systemFill
  case secondarySystemFill
  case tertiarySystemFill
  case quaternarySystemFill
  case systemBackground
  case secondarySystemBackground
  case tertiarySystemBackground
  case systemGroupedBackground
  case secondarySystemGroupedBackground
  case tertiarySystemGroupedBackground
  case separator
  case opaqueSeparator
  case link
  case systemBlue
  case systemGreen
  case systemIndigo
  case systemOrange
  case systemPink
  case systemPurple
  case systemRed
  case systemYellow
  case systemGray
  case systemGray2
  case systemGray3
  case systemGray4
  case systemGray5
  case systemGray6
  case systemTeal
  case systemMint
  case systemCyan
  case systemBrown
  case tintColor

  /// The values of one colour in all appearances.
  struct Shades: Sendable {
    let light: UIColor
    let dark: UIColor
    let lightContrast: UIColor
    let darkContrast: UIColor
    let elevatedDark: UIColor

    init(
      light: RGBA, dark: RGBA, lightContrast: RGBA? = nil, darkContrast: RGBA? = nil,
      elevatedDark: RGBA? = nil
    ) {
      self.light = Self.fixed(light)
      self.dark = Self.fixed(dark)
      self.lightContrast = Self.fixed(lightContrast ?? light)
      self.darkContrast = Self.fixed(darkContrast ?? dark)
      self.elevatedDark = Self.fixed(elevatedDark ?? dark)
    }

    private static func fixed(_ c: RGBA) -> UIColor {
      UIColor(
        content: .fixed(
          CGColor(
            space: .extendedSRGBSpace,
            values: [CGFloat(c.red), CGFloat(c.green), CGFloat(c.blue), CGFloat(c.alpha)], rgba: c)
        ))
    }
  }

  func fixed(for traits: UITraitCollection) -> UIColor {
    let shades = Self.shades[rawValue]
    let hasContrast = traits.accessibilityContrast == .high
    guard traits.userInterfaceStyle == .dark else {
      return hasContrast ? shades.lightContrast : shades.light
    }
    if hasContrast { return shades.darkContrast }
    return traits.userInterfaceLevel == .elevated ? shades.elevatedDark : shades.dark
  }

  func cgColor(for traits: UITraitCollection) -> CGColor {
    if case .fixed(let color) = fixed(for: traits).content { return color }
    return .clear
  }

  private static let shades: [Shades] = allCases.map {
    table[$0] ?? Shades(light: .black, dark: .white)
  }

  private static let table: [SystemColor: Shades] = [
    .label: Shades(
      light: .rgb(0, 0, 0), dark: .rgb(255, 255, 255)),
    // iOS-BEHAVIOUR: labels' colours let less through where more contrast is asked for.
    // Evidence: unmeasured.
    .secondaryLabel: Shades(
      light: .rgb(60, 60, 67, 0.6), dark: .rgb(235, 235, 245, 0.6),
      lightContrast: .rgb(60, 60, 67, 0.85), darkContrast: .rgb(235, 235, 245, 0.85)),
    .tertiaryLabel: Shades(
      light: .rgb(60, 60, 67, 0.3), dark: .rgb(235, 235, 245, 0.298),
      lightContrast: .rgb(60, 60, 67, 0.75), darkContrast: .rgb(235, 235, 245, 0.7)),
    .quaternaryLabel: Shades(
      light: .rgb(60, 60, 67, 0.18), dark: .rgb(235, 235, 245, 0.157),
      lightContrast: .rgb(60, 60, 67, 0.6), darkContrast: .rgb(235, 235, 245, 0.55)),
    .placeholderText: Shades(
      light: .rgb(60, 60, 67, 0.3), dark: .rgb(235, 235, 245, 0.298),
      lightContrast: .rgb(60, 60, 67, 0.75), darkContrast: .rgb(235, 235, 245, 0.7)),
    .systemFill: Shades(
      light: .rgb(120, 120, 128, 0.2), dark: .rgb(120, 120, 128, 0.36)),
    .secondarySystemFill: Shades(
      light: .rgb(120, 120, 128, 0.16), dark: .rgb(120, 120, 128, 0.32)),
    .tertiarySystemFill: Shades(
      light: .rgb(118, 118, 128, 0.12), dark: .rgb(118, 118, 128, 0.24)),
    .quaternarySystemFill: Shades(
      light: .rgb(116, 116, 128, 0.08), dark: .rgb(118, 118, 128, 0.18)),
    .systemBackground: Shades(
      light: .rgb(255, 255, 255), dark: .rgb(0, 0, 0),
      elevatedDark: .rgb(28, 28, 30)),
    .secondarySystemBackground: Shades(
      light: .rgb(242, 242, 247), dark: .rgb(28, 28, 30),
      elevatedDark: .rgb(44, 44, 46)),
    .tertiarySystemBackground: Shades(
      light: .rgb(255, 255, 255), dark: .rgb(44, 44, 46),
      elevatedDark: .rgb(58, 58, 60)),
    .systemGroupedBackground: Shades(
      light: .rgb(242, 242, 247), dark: .rgb(0, 0, 0),
      elevatedDark: .rgb(28, 28, 30)),
    .secondarySystemGroupedBackground: Shades(
      light: .rgb(255, 255, 255), dark: .rgb(28, 28, 30),
      elevatedDark: .rgb(44, 44, 46)),
    .tertiarySystemGroupedBackground: Shades(
      light: .rgb(242, 242, 247), dark: .rgb(44, 44, 46),
      elevatedDark: .rgb(58, 58, 60)),
    .separator: Shades(
      light: .rgb(60, 60, 67, 0.29), dark: .rgb(84, 84, 88, 0.6)),
    .opaqueSeparator: Shades(
      light: .rgb(198, 198, 200), dark: .rgb(56, 56, 58)),
    .link: Shades(
      light: .rgb(0, 122, 255), dark: .rgb(9, 132, 255)),
    .systemBlue: Shades(
      light: .rgb(0, 122, 255), dark: .rgb(10, 132, 255),
      lightContrast: .rgb(0, 64, 221), darkContrast: .rgb(64, 156, 255)),
    .systemGreen: Shades(
      light: .rgb(52, 199, 89), dark: .rgb(48, 209, 88),
      lightContrast: .rgb(36, 138, 61), darkContrast: .rgb(48, 219, 91)),
    .systemIndigo: Shades(
      light: .rgb(88, 86, 214), dark: .rgb(94, 92, 230),
      lightContrast: .rgb(54, 52, 163), darkContrast: .rgb(125, 122, 255)),
    .systemOrange: Shades(
      light: .rgb(255, 149, 0), dark: .rgb(255, 159, 10),
      lightContrast: .rgb(201, 52, 0), darkContrast: .rgb(255, 179, 64)),
    .systemPink: Shades(
      light: .rgb(255, 45, 85), dark: .rgb(255, 55, 95),
      lightContrast: .rgb(211, 15, 69), darkContrast: .rgb(255, 100, 130)),
    .systemPurple: Shades(
      light: .rgb(175, 82, 222), dark: .rgb(191, 90, 242),
      lightContrast: .rgb(137, 68, 171), darkContrast: .rgb(218, 143, 255)),
    .systemRed: Shades(
      light: .rgb(255, 59, 48), dark: .rgb(255, 69, 58),
      lightContrast: .rgb(215, 0, 21), darkContrast: .rgb(255, 105, 97)),
    .systemYellow: Shades(
      light: .rgb(255, 204, 0), dark: .rgb(255, 214, 10),
      lightContrast: .rgb(160, 90, 0), darkContrast: .rgb(255, 212, 38)),
    .systemGray: Shades(
      light: .rgb(142, 142, 147), dark: .rgb(142, 142, 147),
      lightContrast: .rgb(108, 108, 112), darkContrast: .rgb(174, 174, 178)),
    .systemGray2: Shades(
      light: .rgb(174, 174, 178), dark: .rgb(99, 99, 102),
      lightContrast: .rgb(142, 142, 147), darkContrast: .rgb(124, 124, 128)),
    .systemGray3: Shades(
      light: .rgb(199, 199, 204), dark: .rgb(72, 72, 74),
      lightContrast: .rgb(174, 174, 178), darkContrast: .rgb(84, 84, 86)),
    .systemGray4: Shades(
      light: .rgb(209, 209, 214), dark: .rgb(58, 58, 60),
      lightContrast: .rgb(188, 188, 192), darkContrast: .rgb(68, 68, 70)),
    .systemGray5: Shades(
      light: .rgb(229, 229, 234), dark: .rgb(44, 44, 46),
      lightContrast: .rgb(216, 216, 220), darkContrast: .rgb(54, 54, 56)),
    .systemGray6: Shades(
      light: .rgb(242, 242, 247), dark: .rgb(28, 28, 30),
      lightContrast: .rgb(235, 235, 240), darkContrast: .rgb(36, 36, 38)),
    .systemTeal: Shades(
      light: .rgb(48, 176, 199), dark: .rgb(64, 200, 224)),
    .systemMint: Shades(
      light: .rgb(0, 199, 190), dark: .rgb(99, 230, 226)),
    .systemCyan: Shades(
      light: .rgb(50, 173, 230), dark: .rgb(100, 210, 255)),
    .systemBrown: Shades(
      light: .rgb(162, 132, 94), dark: .rgb(172, 142, 104)),
    .tintColor: Shades(
      light: .rgb(0, 122, 255), dark: .rgb(10, 132, 255),
      lightContrast: .rgb(0, 64, 221), darkContrast: .rgb(64, 156, 255)),
  ]
}

extension RGBA {
  /// 8-bit sRGB.
  fileprivate static func rgb(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Float = 1) -> RGBA {
    RGBA(
      red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255, alpha: alpha)
  }
}

/// What a visual effect view does with what lies behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, @preconcurrency NSCopying {
  public override nonisolated init() { super.init() }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A material, which lets colours of what is behind through.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light, dark, extraDark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// The material's colour over what is behind. Looked at; there is more of it than on iOS, because
  /// what is behind is not blurred.
  var color: UIColor {
    let (alpha, appearance) = Self.looks(style)
    return UIColor { traits in
      let isDark = appearance.map { $0 == .dark } ?? (traits.userInterfaceStyle == .dark)
      return UIColor(white: isDark ? 0.13 : 0.97, alpha: alpha)
    }
  }

  private static func looks(_ style: Style) -> (alpha: CGFloat, appearance: UIUserInterfaceStyle?) {
    switch style {
    case .extraLight: (0.92, .light)
    case .light: (0.75, .light)
    case .dark: (0.82, .dark)
    case .extraDark: (0.94, .dark)
    case .regular: (0.82, nil)
    case .prominent: (0.92, nil)
    case .systemUltraThinMaterial: (0.66, nil)
    case .systemThinMaterial: (0.76, nil)
    case .systemMaterial: (0.85, nil)
    case .systemThickMaterial: (0.92, nil)
    case .systemChromeMaterial: (0.95, nil)
    case .systemUltraThinMaterialLight: (0.66, .light)
    case .systemThinMaterialLight: (0.76, .light)
    case .systemMaterialLight: (0.85, .light)
    case .systemThickMaterialLight: (0.92, .light)
    case .systemChromeMaterialLight: (0.95, .light)
    case .systemUltraThinMaterialDark: (0.66, .dark)
    case .systemThinMaterialDark: (0.76, .dark)
    case .systemMaterialDark: (0.85, .dark)
    case .systemThickMaterialDark: (0.92, .dark)
    case .systemChromeMaterialDark: (0.95, .dark)
    }
  }
}

public enum UIVibrancyEffectStyle: Int, Sendable {
  case label = 0
  case secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// On iOS, contents that take colour from what is behind; here they have the tint of their role.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  let style: UIVibrancyEffectStyle

  public init(blurEffect: UIBlurEffect) {
    style = .label
    super.init()
  }

  public init(forBlurEffect blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.style = style
    super.init()
  }

  var tint: UIColor {
    switch style {
    case .label: .label
    case .secondaryLabel: .secondaryLabel
    case .tertiaryLabel: .tertiaryLabel
    case .quaternaryLabel: .quaternaryLabel
    case .fill: .systemFill
    case .secondaryFill: .secondarySystemFill
    case .tertiaryFill: .tertiarySystemFill
    case .separator: .separator
    }
  }
}

/// What a visual effect view does with what lies behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, @preconcurrency NSCopying {
  public override nonisolated init() { super.init() }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A material: what is behind shines through it, blurred beyond recognition.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// How strong a blur is and whether it is light or dark.
  public enum Style: Int, Sendable {
    /// A blur that is lighter than what is behind.
    case extraLight = 0
    /// A light blur.
    case light
    /// A dark blur.
    case dark
    /// A blur that is darker still.
    case extraDark
    /// A blur that follows the light or dark appearance.
    case regular
    /// A stronger blur that follows the light or dark appearance.
    case prominent
    /// The material through which most is seen.
    case systemUltraThinMaterial
    /// A thin material.
    case systemThinMaterial
    /// The material of most panels.
    case systemMaterial
    /// The material through which least is seen.
    case systemThickMaterial
    /// The material of bars.
    case systemChromeMaterial
    /// `systemUltraThinMaterial`, always light.
    case systemUltraThinMaterialLight
    /// `systemThinMaterial`, always light.
    case systemThinMaterialLight
    /// `systemMaterial`, always light.
    case systemMaterialLight
    /// `systemThickMaterial`, always light.
    case systemThickMaterialLight
    /// `systemChromeMaterial`, always light.
    case systemChromeMaterialLight
    /// `systemUltraThinMaterial`, always dark.
    case systemUltraThinMaterialDark
    /// `systemThinMaterial`, always dark.
    case systemThinMaterialDark
    /// `systemMaterial`, always dark.
    case systemMaterialDark
    /// `systemThickMaterial`, always dark.
    case systemThickMaterialDark
    /// `systemChromeMaterial`, always dark.
    case systemChromeMaterialDark
  }

  let style: Style

  /// Makes a blur of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Makes a blur of the first style.
  public override nonisolated init() {
    style = .extraLight
    super.init()
  }
}

/// Which kind of content vibrancy is for.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// The first texts.
  case label = 0
  /// Second texts.
  case secondaryLabel
  /// Third texts.
  case tertiaryLabel
  /// Fourth texts.
  case quaternaryLabel
  /// Filled shapes of some size.
  case fill
  /// Filled shapes of a larger size.
  case secondaryFill
  /// Filled shapes of the largest size.
  case tertiaryFill
  /// Lines between others.
  case separator
}

/// On iOS, contents that take colour from what is behind; here they have the tint of their role.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  let style: UIVibrancyEffectStyle
  /// Of the blur, where it is always light or always dark.
  let appearance: UIUserInterfaceStyle

  /// Makes the effect for first texts on a blur.
  public init(blurEffect: UIBlurEffect) {
    style = .label
    appearance = blurEffect.style.appearance
    super.init()
  }

  /// Makes the effect for a kind of content on a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.style = style
    appearance = blurEffect.style.appearance
    super.init()
  }

  /// Makes the effect for a kind of content on a blur; an older spelling of `init(blurEffect:style:)`.
  public convenience init(forBlurEffect blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect, style: style)
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

extension UIBlurEffect.Style {
  /// Light or dark where the blur is so whatever the surroundings are.
  var appearance: UIUserInterfaceStyle {
    switch self {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      .light
    case .dark, .extraDark, .systemUltraThinMaterialDark, .systemThinMaterialDark,
      .systemMaterialDark, .systemThickMaterialDark, .systemChromeMaterialDark:
      .dark
    default: .unspecified
    }
  }
}

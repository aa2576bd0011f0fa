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
}

/// Which kind of content vibrancy is for.
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

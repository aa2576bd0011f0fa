import PlatformInterface

/// The colours of a configuration in a button's state. Looked at on iOS 17, not measured.
@MainActor
struct ConfigurationColors {
  let foreground: UIColor
  let background: UIColor

  init(_ configuration: UIButton.Configuration, _ button: UIButton) {
    let tint: UIColor = button.role == .destructive ? .systemRed : button.tintColor
    let isSelected = button.isSelected && configuration.automaticallyUpdateForSelection
    let isPressed = button.isHighlighted && button.isEnabled
    var style = configuration.style
    // What is selected takes the appearance that stands out one step more.
    if isSelected { style = style == .plain ? .tinted : .filled }
    var foreground = configuration.baseForegroundColor
    var background = configuration.background.backgroundColor
    let base = configuration.baseBackgroundColor
    switch style {
    case .plain:
      foreground = foreground ?? tint
      background = background ?? base ?? .clear
    case .gray:
      foreground = foreground ?? tint
      background = background ?? base ?? .secondarySystemFill
    case .tinted:
      foreground = foreground ?? tint
      background = background ?? (base ?? tint).withAlphaComponent(0.18)
    case .filled:
      foreground = foreground ?? .white
      background = background ?? base ?? tint
    }
    if !button.isEnabled {
      foreground = .tertiaryLabel
      if style != .plain { background = .tertiarySystemFill }
    } else if isPressed {
      foreground = style == .filled ? foreground : foreground?.withAlphaComponent(0.75)
      background = background.map { Self.pressed($0) }
    }
    self.foreground = foreground ?? tint
    self.background = background ?? .clear
  }

  private static func pressed(_ color: UIColor) -> UIColor {
    UIColor { traits in
      let resolved = color.resolvedColor(with: traits)
      return resolved.withAlphaComponent(resolved.cgColor.alpha * 0.75)
    }
  }
}

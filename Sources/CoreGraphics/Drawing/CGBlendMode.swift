/// How what is painted meets what is there.
public enum CGBlendMode: Int32, Sendable {
  /// What is painted covers what is there, as far as it is opaque.
  case normal
  /// Colours are multiplied, which darkens.
  case multiply
  /// The inverses are multiplied, which lightens.
  case screen
  /// Dark colours are multiplied and light ones screened.
  case overlay
  /// The darker of the two colours, for each component.
  case darken
  /// The lighter of the two colours, for each component.
  case lighten
  /// What is there is lightened by what is painted.
  case colorDodge
  /// What is there is darkened by what is painted.
  case colorBurn
  /// A gentle `hardLight`.
  case softLight
  /// Multiplied or screened by what is painted.
  case hardLight
  /// The difference of the two colours.
  case difference
  /// A gentle `difference`.
  case exclusion
  /// The hue of what is painted, and all else of what is there.
  case hue
  /// The saturation of what is painted, and all else of what is there.
  case saturation
  /// Hue and saturation of what is painted, and the brightness of what is there.
  case color
  /// The brightness of what is painted, and all else of what is there.
  case luminosity
  /// Nothing is left.
  case clear
  case copy
  /// What is painted, where there is something.
  case sourceIn
  /// What is painted, where there is nothing.
  case sourceOut
  /// What is painted, over and only where there is something.
  case sourceAtop
  /// What is painted lies below what is there.
  case destinationOver
  /// What is there, where something is painted.
  case destinationIn
  /// What is there, where nothing is painted.
  case destinationOut
  /// What is there, over and only where something is painted.
  case destinationAtop
  /// Each where the other is not.
  case xor
  /// The sum of the two less one, which darkens.
  case plusDarker
  /// The sum of the two, which lightens.
  case plusLighter

  /// The same mode as painters name it.
  package var drawn: BlendMode { BlendMode(rawValue: rawValue) ?? .normal }
}

/// What drawing a path means.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills, by the winding number.
  case fill
  /// Fills, by the even-odd rule.
  case eoFill
  /// Strokes.
  case stroke
  /// Fills by the winding number, then strokes.
  case fillStroke
  /// Fills by the even-odd rule, then strokes.
  case eoFillStroke
}

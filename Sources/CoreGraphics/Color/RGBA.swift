/// A colour as painters need it: sRGB components in 0…1, not premultiplied.
package struct RGBA: Hashable, Sendable {
  /// The amount of red.
  package var red: Float
  /// The amount of green.
  package var green: Float
  /// The amount of blue.
  package var blue: Float
  /// How opaque the colour is, from 0 to 1.
  package var alpha: Float

  /// Makes a colour of its components.
  package init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Opaque black.
  package static let black = RGBA(red: 0, green: 0, blue: 0)
  /// Opaque white.
  package static let white = RGBA(red: 1, green: 1, blue: 1)
  /// Black that is wholly transparent.
  package static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)

  /// Whether nothing shines through the colour.
  package var isOpaque: Bool { alpha >= 1 }
  /// Whether the colour is not seen at all.
  package var isClear: Bool { alpha <= 0 }

  /// Returns the same colour with another opacity.
  package func withAlpha(_ alpha: Float) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// `#RRGGBBAA`, the form of the view dump and of the nodes' text.
  package var hex: String {
    func byte(_ value: Float) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
    return String(format: "#%02X%02X%02X%02X", byte(red), byte(green), byte(blue), byte(alpha))
  }
}

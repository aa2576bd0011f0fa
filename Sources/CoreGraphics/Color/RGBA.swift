/// A colour as painters need it: sRGB components in 0…1, not premultiplied.
package struct RGBA: Hashable, Sendable {
  package var red: Float
  package var green: Float
  package var blue: Float
  package var alpha: Float

  package init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package static let black = RGBA(red: 0, green: 0, blue: 0)
  package static let white = RGBA(red: 1, green: 1, blue: 1)
  package static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)

  package var isOpaque: Bool { alpha >= 1 }
  package var isClear: Bool { alpha <= 0 }

  package func withAlpha(_ alpha: Float) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// `#RRGGBBAA`, the form of the view dump and of the nodes' text.
  package var hex: String {
    func byte(_ value: Float) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
    return String(format: "#%02X%02X%02X%02X", byte(red), byte(green), byte(blue), byte(alpha))
  }
}

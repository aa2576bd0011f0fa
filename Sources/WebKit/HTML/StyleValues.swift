import UIKitCore

/// Colours and lengths as style sheets write them.
enum StyleValues {
  private static let named: [String: UInt32] = [
    "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080, "white": 0xFFFFFF,
    "maroon": 0x800000, "red": 0xFF0000, "purple": 0x800080, "fuchsia": 0xFF00FF,
    "magenta": 0xFF00FF, "green": 0x008000, "lime": 0x00FF00, "olive": 0x808000,
    "yellow": 0xFFFF00, "navy": 0x000080, "blue": 0x0000FF, "teal": 0x008080, "aqua": 0x00FFFF,
    "cyan": 0x00FFFF, "orange": 0xFFA500, "pink": 0xFFC0CB, "brown": 0xA52A2A, "gold": 0xFFD700,
    "crimson": 0xDC143C, "tomato": 0xFF6347, "coral": 0xFF7F50, "salmon": 0xFA8072,
    "indigo": 0x4B0082, "violet": 0xEE82EE, "plum": 0xDDA0DD, "orchid": 0xDA70D6,
    "skyblue": 0x87CEEB, "steelblue": 0x4682B4, "royalblue": 0x4169E1, "dodgerblue": 0x1E90FF,
    "lightblue": 0xADD8E6, "darkblue": 0x00008B, "lightgreen": 0x90EE90, "darkgreen": 0x006400,
    "seagreen": 0x2E8B57, "forestgreen": 0x228B22, "turquoise": 0x40E0D0, "darkred": 0x8B0000,
    "firebrick": 0xB22222, "darkorange": 0xFF8C00, "khaki": 0xF0E68C, "beige": 0xF5F5DC,
    "ivory": 0xFFFFF0, "lavender": 0xE6E6FA, "tan": 0xD2B48C, "chocolate": 0xD2691E,
    "darkgray": 0xA9A9A9, "darkgrey": 0xA9A9A9, "dimgray": 0x696969, "dimgrey": 0x696969,
    "lightgray": 0xD3D3D3, "lightgrey": 0xD3D3D3, "gainsboro": 0xDCDCDC, "whitesmoke": 0xF5F5F5,
    "slategray": 0x708090, "rebeccapurple": 0x663399,
  ]

  /// Nil for what is no colour.
  static func color(_ text: String) -> UIColor? {
    let word = text.trimmingCharacters(in: .whitespaces).lowercased()
    if let code = named[word] { return color(code) }
    if word == "transparent" { return .clear }
    if word.hasPrefix("#") { return hexadecimal(word.dropFirst()) }
    guard let open = word.firstIndex(of: "("), word.hasSuffix(")") else { return nil }
    let parts = word[word.index(after: open)...].dropLast()
      .split { $0 == "," || $0 == "/" || $0 == " " }
    guard parts.count >= 3 else { return nil }
    func part(_ index: Int, _ whole: CGFloat) -> CGFloat {
      let text = parts[index]
      if text.hasSuffix("%") { return (Double(text.dropLast()) ?? 0) / 100 }
      return (Double(text.replacing("deg", with: "")) ?? 0) / whole
    }
    let alpha = parts.count > 3 ? min(max(part(3, 1), 0), 1) : 1
    switch word[..<open] {
    case "rgb", "rgba":
      return UIColor(
        red: part(0, 255), green: part(1, 255), blue: part(2, 255), alpha: alpha)
    case "hsl", "hsla":
      let (light, full) = (part(2, 1), part(1, 1))
      let value = light + full * min(light, 1 - light)
      let turn = part(0, 360)
      return UIColor(
        hue: turn - turn.rounded(.down), saturation: value == 0 ? 0 : 2 * (1 - light / value),
        brightness: value, alpha: alpha)
    default: return nil
    }
  }

  private static func color(_ code: UInt32, alpha: CGFloat = 1) -> UIColor {
    UIColor(
      red: CGFloat(code >> 16 & 255) / 255, green: CGFloat(code >> 8 & 255) / 255,
      blue: CGFloat(code & 255) / 255, alpha: alpha)
  }

  private static func hexadecimal(_ digits: Substring) -> UIColor? {
    guard let code = UInt32(digits, radix: 16) else { return nil }
    func doubled(_ code: UInt32) -> UInt32 {
      (0..<3).reduce(0) { $0 | (code >> ($1 * 4) & 15) * 17 << ($1 * 8) }
    }
    switch digits.count {
    case 3: return color(doubled(code))
    case 4: return color(doubled(code >> 4), alpha: CGFloat(code & 15) / 15)
    case 6: return color(code)
    case 8: return color(code >> 8, alpha: CGFloat(code & 255) / 255)
    default: return nil
    }
  }

  /// What units stand for where a length is used.
  struct Units {
    var em: CGFloat
    var rem: CGFloat
    /// What a hundred per cent are.
    var whole: CGFloat
    var zoom: CGFloat = 1
  }

  /// In points; nil for what is no length.
  static func length(_ text: String, _ units: Units) -> CGFloat? {
    let word = text.trimmingCharacters(in: .whitespaces).lowercased()
    let scales: [(String, CGFloat)] = [
      ("rem", units.rem), ("em", units.em), ("px", units.zoom), ("%", units.whole / 100),
      ("pt", units.zoom * 4 / 3), ("ex", units.em / 2), ("ch", units.em / 2),
    ]
    for (unit, scale) in scales where word.hasSuffix(unit) {
      return Double(word.dropLast(unit.count)).map { finite($0 * scale) }
    }
    return word == "0" ? 0 : nil
  }

  /// A number without a unit.
  static func number(_ text: String) -> CGFloat? {
    Double(text.trimmingCharacters(in: .whitespaces)).map { finite(CGFloat($0)) }
  }

  private static func finite(_ value: CGFloat) -> CGFloat {
    value.isFinite ? min(max(value, -10_000), 10_000) : 0
  }
}

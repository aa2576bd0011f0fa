import UIKit

extension CoverPainter {
  /// By day, and by night where the interface is dark.
  var palette: Palette { isDark ? night : day }

  private var day: Palette {
    switch cover.scene {
    case .coast:
      return Palette(
        sky: rgb(0xFFB88C, 0xFFD9A8, 0xFFF0D6), light: UIColor(rgb: 0xFFF6E0),
        layers: rgb(0x5FB3B3, 0x3E94A3, 0x2A7389, 0x1D566E))
    case .peaks:
      return Palette(
        sky: rgb(0x8EC5E8, 0xC3E1EF, 0xF4EDE2), light: UIColor(rgb: 0xFFF3C4),
        layers: rgb(0x9DB4C8, 0x7593B0, 0x4F7290, 0x2F5168))
    case .skyline:
      return Palette(
        sky: rgb(0xA18CD1, 0xE3A5C7, 0xFBD3B6), light: UIColor(rgb: 0xFFE9C9),
        layers: rgb(0xB286B8, 0x8A5F9B, 0x5F3F7A, 0x3C2A57))
    case .dunes:
      return Palette(
        sky: rgb(0x9AD0E5, 0xDCE8DA, 0xFFE3B8), light: UIColor(rgb: 0xFFF7D9),
        layers: rgb(0xF2BE7E, 0xE59F5C, 0xCC7C41, 0xA95C30))
    case .islands:
      return Palette(
        sky: rgb(0x56BDE6, 0x9BDCF0, 0xDDF4F3), light: UIColor(rgb: 0xFFF5C8),
        layers: rgb(0x6FAE8D, 0x4A9383, 0x2FA2B8, 0x1E86A3))
    case .forest:
      return Palette(
        sky: rgb(0xF7C59F, 0xFBE3C2, 0xF5F0DC), light: UIColor(rgb: 0xFFF1C9),
        layers: rgb(0xC98F5A, 0xA4683F, 0x6F7A4A, 0x3F5B43))
    }
  }

  private var night: Palette {
    switch cover.scene {
    case .coast:
      return Palette(
        sky: rgb(0x101B33, 0x243A5E, 0x5C5A7A), light: UIColor(rgb: 0xF4E7C8),
        layers: rgb(0x2F5970, 0x24485E, 0x19364A, 0x102636))
    case .peaks:
      return Palette(
        sky: rgb(0x0D1730, 0x1E3355, 0x3F5A7E), light: UIColor(rgb: 0xE9EEF7),
        layers: rgb(0x4A6383, 0x36506E, 0x243B56, 0x15263B))
    case .skyline:
      return Palette(
        sky: rgb(0x130F2B, 0x2E1F52, 0x6B3D72), light: UIColor(rgb: 0xF6E3CF),
        layers: rgb(0x5B3C70, 0x432B59, 0x2D1D41, 0x1B122B))
    case .dunes:
      return Palette(
        sky: rgb(0x10162B, 0x2C2C4A, 0x6A4A50), light: UIColor(rgb: 0xF5EBD3),
        layers: rgb(0x80563D, 0x68432F, 0x4E3124, 0x352119))
    case .islands:
      return Palette(
        sky: rgb(0x0A1C33, 0x153857, 0x2C6380), light: UIColor(rgb: 0xEEF3E6),
        layers: rgb(0x2C5850, 0x1E443F, 0x15455A, 0x0D3143))
    case .forest:
      return Palette(
        sky: rgb(0x141A2B, 0x2B2F45, 0x5D4A4B), light: UIColor(rgb: 0xF3E5C6),
        layers: rgb(0x5A4033, 0x43322A, 0x2D3527, 0x1B261D))
    }
  }

  private func rgb(_ values: UInt32...) -> [UIColor] { values.map(UIColor.init(rgb:)) }
}

extension UIColor {
  /// A colour by its bytes, such as 0xFFB88C.
  convenience init(rgb: UInt32) {
    self.init(
      red: CGFloat(rgb >> 16 & 0xFF) / 255, green: CGFloat(rgb >> 8 & 0xFF) / 255,
      blue: CGFloat(rgb & 0xFF) / 255, alpha: 1)
  }
}

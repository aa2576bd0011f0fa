import Foundation

/// A colour in CIE L*a*b*, in which distances are about as large as they look.
package struct LabColor {
  let lightness: Double
  let a: Double
  let b: Double

  /// A colour by its three coordinates: 0…100 for black to white, about ±128 for the others.
  package init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// - Parameter bytes: Red, green and blue in sRGB, on black where the colour is transparent.
  package init(_ bytes: ArraySlice<UInt8>) {
    let linear = bytes.prefix(3).map { Self.linear[Int($0)] }
    let (red, green, blue) = (linear[0], linear[1], linear[2])
    // The matrix of sRGB and the white of D65: IEC 61966-2-1.
    let x = Self.root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    let y = Self.root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    let z = Self.root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
    lightness = 116 * y - 16
    a = 500 * (x - y)
    b = 200 * (y - z)
  }

  private static let linear: [Double] = (0...255).map { byte in
    let value = Double(byte) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func root(_ value: Double) -> Double {
    value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
  }

  /// CIE's difference of 1994 for graphic arts: 0 for the same colour, about 2 for one that is just told
  /// from it, 100 for black and white.
  package func distance(to other: LabColor) -> Double {
    let (chroma, otherChroma) = (hypot(a, b), hypot(other.a, other.b))
    let byLightness = lightness - other.lightness
    let byChroma = chroma - otherChroma
    let byHue = max(
      0, pow(a - other.a, 2) + pow(b - other.b, 2) - byChroma * byChroma)
    return sqrt(
      byLightness * byLightness + pow(byChroma / (1 + 0.045 * chroma), 2)
        + byHue / pow(1 + 0.015 * chroma, 2))
  }
}

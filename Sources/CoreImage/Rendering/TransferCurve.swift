/// Between the bytes of sRGB and the amounts of light that filters calculate with.
enum TransferCurve {
  /// The light of each byte.
  static let light: [Float] = (0..<256).map { linear(Float($0) / 255) }

  /// The curve of sRGB (IEC 61966-2-1), the other way where negative.
  static func linear(_ value: Float) -> Float {
    if value < 0 { return -linear(-value) }
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  static func encoded(_ light: Float) -> Float {
    if light < 0 { return -encoded(-light) }
    return light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }

  /// The bytes of amounts of light, in steps so fine that each byte has at least one.
  private static let bytes: [UInt8] = (0...steps).map { index in
    UInt8((encoded(Float(index) / Float(steps)) * 255).rounded())
  }
  private static let steps = 1 << 14

  /// The byte of an amount of light; below and above what a byte has, the nearest.
  static func byte(_ light: Float) -> UInt8 {
    guard light > 0 else { return 0 }
    guard light < 1 else { return 255 }
    return bytes[Int(light * Float(steps) + 0.5)]
  }

  /// The byte of a value that is not light.
  static func plainByte(_ value: Float) -> UInt8 {
    guard value > 0 else { return 0 }
    return value < 1 ? UInt8(value * 255 + 0.5) : 255
  }
}

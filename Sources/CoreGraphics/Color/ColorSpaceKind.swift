/// The mathematics of a colour space.
package indirect enum ColorSpaceKind: Hashable, Sendable {
  /// One number, black to white.
  case gray(ColorTransfer, isExtended: Bool)
  /// Three numbers, amounts of three lights.
  case rgb(ColorPrimaries, ColorTransfer, isExtended: Bool)
  /// Four numbers, amounts of inks.
  case cmyk
  /// Lightness and two oppositions of colours.
  case lab
  /// CIE XYZ.
  case xyz
  /// The place of a colour of another space in a table.
  case indexed(base: CGColorSpace, table: [UInt8])
  /// A pattern, with the space of its colour where it has none of its own.
  case pattern(base: CGColorSpace?)

  var componentCount: Int {
    switch self {
    case .gray, .indexed: 1
    case .rgb, .lab, .xyz: 3
    case .cmyk: 4
    case .pattern(let base): base?.numberOfComponents ?? 0
    }
  }

  var model: CGColorSpaceModel {
    switch self {
    case .gray: .monochrome
    case .rgb: .rgb
    case .cmyk: .cmyk
    case .lab: .lab
    case .xyz: .XYZ
    case .indexed: .indexed
    case .pattern: .pattern
    }
  }

  /// Values outside 0…1 are kept.
  var isExtended: Bool {
    switch self {
    case .gray(_, let extended), .rgb(_, _, let extended): extended
    case .lab, .xyz: true
    case .cmyk, .indexed, .pattern: false
    }
  }

  static let named: [String: ColorSpaceKind] = [
    CGColorSpace.sRGB: .rgb(.sRGB, .sRGB, isExtended: false),
    CGColorSpace.extendedSRGB: .rgb(.sRGB, .sRGB, isExtended: true),
    CGColorSpace.linearSRGB: .rgb(.sRGB, .linear, isExtended: false),
    CGColorSpace.extendedLinearSRGB: .rgb(.sRGB, .linear, isExtended: true),
    CGColorSpace.displayP3: .rgb(.displayP3, .sRGB, isExtended: false),
    CGColorSpace.extendedDisplayP3: .rgb(.displayP3, .sRGB, isExtended: true),
    CGColorSpace.linearDisplayP3: .rgb(.displayP3, .linear, isExtended: false),
    CGColorSpace.extendedLinearDisplayP3: .rgb(.displayP3, .linear, isExtended: true),
    CGColorSpace.dcip3: .rgb(.dciP3, .gamma(2.6), isExtended: false),
    CGColorSpace.adobeRGB1998: .rgb(.adobeRGB, .gamma(563.0 / 256), isExtended: false),
    CGColorSpace.rommrgb: .rgb(.romm, .gamma(1.8), isExtended: false),
    CGColorSpace.itur_709: .rgb(.sRGB, .itu709, isExtended: false),
    CGColorSpace.itur_2020: .rgb(.itu2020, .itu709, isExtended: false),
    CGColorSpace.extendedITUR_2020: .rgb(.itu2020, .itu709, isExtended: true),
    CGColorSpace.linearITUR_2020: .rgb(.itu2020, .linear, isExtended: false),
    CGColorSpace.extendedLinearITUR_2020: .rgb(.itu2020, .linear, isExtended: true),
    CGColorSpace.genericRGBLinear: .rgb(.sRGB, .linear, isExtended: false),
    CGColorSpace.genericGrayGamma2_2: .gray(.gamma(2.2), isExtended: false),
    CGColorSpace.extendedGray: .gray(.gamma(2.2), isExtended: true),
    CGColorSpace.linearGray: .gray(.linear, isExtended: false),
    CGColorSpace.extendedLinearGray: .gray(.linear, isExtended: true),
    CGColorSpace.genericCMYK: .cmyk,
    CGColorSpace.genericLab: .lab,
    CGColorSpace.genericXYZ: .xyz,
    "kCGColorSpaceDeviceRGB": .rgb(.sRGB, .sRGB, isExtended: false),
    "kCGColorSpaceDeviceGray": .gray(.sRGB, isExtended: false),
    "kCGColorSpaceDeviceCMYK": .cmyk,
  ]

  // MARK: To and from light

  /// Light as CIE XYZ under D65 for components without alpha.
  func light(_ c: [Double]) -> Vector3 {
    switch self {
    case .gray(let transfer, _): return ColorPrimaries.sRGB.whiteXYZ * transfer.linear(c[0])
    case .rgb(let primaries, let transfer, _):
      let linear = Vector3(
        transfer.linear(c[0]), transfer.linear(c[1]), transfer.linear(c[2]))
      return primaries.toXYZ.times(linear)
    case .cmyk:
      let keep = 1 - c[3]
      return ColorSpaceKind.rgb(.sRGB, .sRGB, isExtended: false).light([
        (1 - c[0]) * keep, (1 - c[1]) * keep, (1 - c[2]) * keep,
      ])
    case .lab: return LabMath.light(l: c[0], a: c[1], b: c[2])
    case .xyz: return Vector3(c[0], c[1], c[2])
    case .indexed(let base, let table):
      let n = base.numberOfComponents
      let index = min(max(Int(c[0]), 0), table.count / n - 1)
      return base.kind.light((0..<n).map { Double(table[index * n + $0]) / 255 })
    case .pattern: return Vector3(0, 0, 0)
    }
  }

  /// Components without alpha, clipped to 0…1 unless the space is extended; nil where nothing can
  /// be converted to this space.
  func components(light: Vector3) -> [Double]? {
    func fit(_ value: Double) -> Double {
      // Matrices leave dust beside 0 and 1.
      let rounded = abs(value - value.rounded()) < 1e-9 ? value.rounded() : value
      return isExtended ? rounded : min(max(rounded, 0), 1)
    }
    switch self {
    case .gray(let transfer, _): return [fit(transfer.encoded(light.y))]
    case .rgb(let primaries, let transfer, _):
      let linear = primaries.fromXYZ.times(light)
      return [linear.x, linear.y, linear.z].map { fit(transfer.encoded($0)) }
    case .cmyk:
      guard
        let rgb = ColorSpaceKind.rgb(.sRGB, .sRGB, isExtended: false).components(light: light)
      else { return nil }
      let black = 1 - max(rgb[0], rgb[1], rgb[2])
      guard black < 1 else { return [0, 0, 0, 1] }
      return rgb.map { (1 - $0 - black) / (1 - black) } + [black]
    case .lab: return LabMath.components(light: light)
    case .xyz: return [light.x, light.y, light.z]
    case .indexed, .pattern: return nil
    }
  }
}

/// How numbers stand for amounts of light.
package enum ColorTransfer: Hashable, Sendable {
  /// Numbers are amounts of light.
  case linear
  /// The curve of sRGB.
  case sRGB
  /// The curve of television.
  case itu709
  /// A power.
  case gamma(Double)

  /// Odd around zero, so that extended values survive.
  func linear(_ value: Double) -> Double {
    let v = abs(value)
    let result =
      switch self {
      case .linear: v
      case .sRGB: v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
      case .itu709: v < 0.081 ? v / 4.5 : pow((v + 0.099) / 1.099, 1 / 0.45)
      case .gamma(let g): pow(v, g)
      }
    return value < 0 ? -result : result
  }

  func encoded(_ value: Double) -> Double {
    let v = abs(value)
    let result =
      switch self {
      case .linear: v
      case .sRGB: v <= 0.003_130_8 ? v * 12.92 : 1.055 * pow(v, 1 / 2.4) - 0.055
      case .itu709: v < 0.018 ? v * 4.5 : 1.099 * pow(v, 0.45) - 0.099
      case .gamma(let g): pow(v, 1 / g)
      }
    return value < 0 ? -result : result
  }
}

/// The colours of a space's three lights and of its white.
package enum ColorPrimaries: Int, Hashable, Sendable, CaseIterable {
  /// The lights of sRGB and of high-definition television.
  case sRGB
  /// The lights of Apple's screens.
  case displayP3
  /// The lights of digital cinemas.
  case dciP3
  /// The lights of Adobe RGB (1998).
  case adobeRGB
  /// The lights of ROMM RGB.
  case romm
  /// The lights of ultra-high-definition television.
  case itu2020

  var isWide: Bool { self != .sRGB }

  /// CIE xy of red, green, blue and white.
  private var chromaticities: [(Double, Double)] {
    switch self {
    case .sRGB: [(0.64, 0.33), (0.30, 0.60), (0.15, 0.06), (0.3127, 0.3290)]
    case .displayP3: [(0.68, 0.32), (0.265, 0.69), (0.15, 0.06), (0.3127, 0.3290)]
    case .dciP3: [(0.68, 0.32), (0.265, 0.69), (0.15, 0.06), (0.314, 0.351)]
    case .adobeRGB: [(0.64, 0.33), (0.21, 0.71), (0.15, 0.06), (0.3127, 0.3290)]
    case .romm: [(0.7347, 0.2653), (0.1596, 0.8404), (0.0366, 0.0001), (0.3457, 0.3585)]
    case .itu2020: [(0.708, 0.292), (0.170, 0.797), (0.131, 0.046), (0.3127, 0.3290)]
    }
  }

  var whiteXYZ: Vector3 { Vector3(chromaticity: chromaticities[3]) }

  private static let matrices: [(to: Matrix3, from: Matrix3)] = allCases.map { primaries in
    let c = primaries.chromaticities
    let lights = Matrix3(
      columns: Vector3(chromaticity: c[0]), Vector3(chromaticity: c[1]),
      Vector3(chromaticity: c[2]))
    let white = Vector3(chromaticity: c[3])
    let amounts = lights.inverse.times(white)
    let own = Matrix3(
      columns: lights.c0 * amounts.x, lights.c1 * amounts.y, lights.c2 * amounts.z)
    let d65 = Vector3(chromaticity: (0.3127, 0.3290))
    let to = white == d65 ? own : Matrix3.adapting(from: white, to: d65).times(own)
    return (to, to.inverse)
  }

  var toXYZ: Matrix3 { Self.matrices[rawValue].to }
  var fromXYZ: Matrix3 { Self.matrices[rawValue].from }
}

extension FilterDefinition {
  // iOS-BEHAVIOUR: the formulas of most of these are Core Image's own; here they are the usual ones of the effect's name,
  // in the working space. Evidence: unmeasured.
  /// Filters that correct colours.
  static let colorAdjustments: [FilterDefinition] = [
    FilterDefinition(
      "CIColorControls", kCICategoryColorAdjustment,
      inputs: [
        .image(), .number(kCIInputSaturationKey, 1, 0...2),
        .number(kCIInputBrightnessKey, 0, -1...1), .number(kCIInputContrastKey, 1, 0.25...4),
      ]
    ) { inputs in
      let saturation = inputs.number(kCIInputSaturationKey)
      let brightness = inputs.number(kCIInputBrightnessKey)
      let contrast = inputs.number(kCIInputContrastKey)
      return inputs.image()?.colored { _, color in
        let gray = color.withGray(color.luminance)
        var result = gray.mixed(with: color, saturation)
        result = (result - 0.5) * contrast + 0.5 + brightness
        result.w = color.w
        return result
      }
    },
    FilterDefinition(
      "CIExposureAdjust", kCICategoryColorAdjustment,
      inputs: [.image(), .number(kCIInputEVKey, 0, -10...10)]
    ) { inputs in
      let factor = exp2(inputs.number(kCIInputEVKey))
      return inputs.image()?.colored { _, color in
        color.withColor(color.x * factor, color.y * factor, color.z * factor)
      }
    },
    FilterDefinition(
      "CIGammaAdjust", kCICategoryColorAdjustment,
      inputs: [.image(), .number("inputPower", 1, 0.25...4)]
    ) { inputs in
      let power = inputs.number("inputPower")
      return inputs.image()?.colored { _, color in
        color.withColor(
          pow(max(color.x, 0), power), pow(max(color.y, 0), power), pow(max(color.z, 0), power))
      }
    },
    FilterDefinition(
      "CIHueAdjust", kCICategoryColorAdjustment,
      inputs: [.image(), .number(kCIInputAngleKey, 0, -Double.pi...Double.pi)]
    ) { inputs in
      let angle = inputs.number(kCIInputAngleKey)
      let (sine, cosine) = (sin(angle), cos(angle))
      // A turn around the axis of greys.
      let third = (1 - cosine) / 3
      let root = Float(1.0 / 3.0).squareRoot() * sine
      return inputs.image()?.colored { _, c in
        c.withColor(
          c.x * (cosine + third) + c.y * (third - root) + c.z * (third + root),
          c.x * (third + root) + c.y * (cosine + third) + c.z * (third - root),
          c.x * (third - root) + c.y * (third + root) + c.z * (cosine + third))
      }
    },
    FilterDefinition(
      "CIVibrance", kCICategoryColorAdjustment,
      inputs: [.image(), .number("inputAmount", 0, -1...1)]
    ) { inputs in
      let amount = inputs.number("inputAmount")
      return inputs.image()?.colored { _, color in
        let (high, low) = (max(color.x, color.y, color.z), min(color.x, color.y, color.z))
        let saturation = high > 0 ? (high - low) / high : 0
        let mixed = color.withGray(color.luminance).mixed(
          with: color, 1 + amount * (1 - saturation))
        return color.withColor(mixed.x, mixed.y, mixed.z)
      }
    },
    FilterDefinition(
      "CIColorMatrix", kCICategoryColorAdjustment,
      inputs: [
        .image(), .vector("inputRVector", CIVector(x: 1, y: 0, z: 0, w: 0)),
        .vector("inputGVector", CIVector(x: 0, y: 1, z: 0, w: 0)),
        .vector("inputBVector", CIVector(x: 0, y: 0, z: 1, w: 0)),
        .vector("inputAVector", CIVector(x: 0, y: 0, z: 0, w: 1)),
        .vector("inputBiasVector", CIVector(x: 0, y: 0, z: 0, w: 0)),
      ]
    ) { inputs in
      let rows = ["inputRVector", "inputGVector", "inputBVector", "inputAVector"].map(inputs.row)
      let bias = inputs.row("inputBiasVector")
      return inputs.image()?.colored { _, color in
        Pixels.Pixel(
          (rows[0] * color).sum(), (rows[1] * color).sum(), (rows[2] * color).sum(),
          (rows[3] * color).sum()) + bias
      }
    },
    FilterDefinition(
      "CIColorClamp", kCICategoryColorAdjustment,
      inputs: [
        .image(), .vector("inputMinComponents", CIVector(x: 0, y: 0, z: 0, w: 0)),
        .vector("inputMaxComponents", CIVector(x: 1, y: 1, z: 1, w: 1)),
      ]
    ) { inputs in
      let (low, high) = (inputs.row("inputMinComponents"), inputs.row("inputMaxComponents"))
      return inputs.image()?.colored { _, color in
        pointwiseMin(pointwiseMax(color, low), high)
      }
    },
    FilterDefinition(
      "CIWhitePointAdjust", kCICategoryColorAdjustment,
      inputs: [.image(), .color(kCIInputColorKey, .white)]
    ) { inputs in
      let white = inputs.color(kCIInputColorKey)
      return inputs.image()?.colored { pass, color in color * pass.pixel(of: white) }
    },
    FilterDefinition(
      "CITemperatureAndTint", kCICategoryColorAdjustment,
      inputs: [
        .image(), .vector("inputNeutral", CIVector(x: 6500, y: 0)),
        .vector("inputTargetNeutral", CIVector(x: 6500, y: 0)),
      ]
    ) { inputs in
      let from = WhitePoint.color(inputs.place("inputNeutral"))
      let to = WhitePoint.color(inputs.place("inputTargetNeutral"))
      var factor = to / from
      factor /= factor.luminance
      return inputs.image()?.colored { _, color in
        color.withColor(color.x * factor.x, color.y * factor.y, color.z * factor.z)
      }
    },
    FilterDefinition(
      "CIHighlightShadowAdjust", kCICategoryColorAdjustment,
      inputs: [
        .image(), .number("inputHighlightAmount", 1, 0.3...1),
        .number("inputShadowAmount", 0, -1...1), .number(kCIInputRadiusKey, 0, 0...10),
      ]
    ) { inputs in
      let highlights = inputs.number("inputHighlightAmount") - 1
      let shadows = inputs.number("inputShadowAmount")
      return inputs.image()?.colored { _, color in
        let light = min(max(color.luminance, 0), 1)
        let factor = 1 + shadows * (1 - light) * (1 - light) + highlights * light * light
        return color.withColor(color.x * factor, color.y * factor, color.z * factor)
      }
    },
    FilterDefinition(
      "CILinearToSRGBToneCurve", kCICategoryColorAdjustment, inputs: [.image()]
    ) { inputs in
      inputs.image()?.colored { _, color in
        color.withColor(
          TransferCurve.encoded(color.x), TransferCurve.encoded(color.y),
          TransferCurve.encoded(color.z))
      }
    },
    FilterDefinition(
      "CISRGBToneCurveToLinear", kCICategoryColorAdjustment, inputs: [.image()]
    ) { inputs in
      inputs.image()?.colored { _, color in
        color.withColor(
          TransferCurve.linear(color.x), TransferCurve.linear(color.y),
          TransferCurve.linear(color.z))
      }
    },
    FilterDefinition(
      "CIToneCurve", kCICategoryColorAdjustment,
      inputs: [.image()]
        + ToneCurve.usual.enumerated().map { index, place in
          .place("inputPoint\(index)", place, place)
        }
    ) { inputs in
      let curve = ToneCurve((0..<5).map { inputs.place("inputPoint\($0)") })
      return inputs.image()?.colored { pass, color in
        func change(_ value: Float) -> Float { pass.value(curve.value(at: pass.encoded(value))) }
        return color.withColor(change(color.x), change(color.y), change(color.z))
      }
    },
  ]
}

/// The light of a white of a temperature and a tint.
private enum WhitePoint {
  // Tanner Helland's approximation of a black body's colour
  // (https://tannerhelland.com/2012/09/18/convert-temperature-rgb-algorithm-code.html).
  static func color(_ white: SIMD2<Float>) -> SIMD4<Float> {
    let heat = min(max(white.x, 1000), 40000) / 100
    let red = heat <= 66 ? 255 : 329.698727446 * pow(heat - 60, -0.1332047592)
    let green =
      heat <= 66
      ? 99.4708025861 * log(heat) - 161.1195681661 : 288.1221695283 * pow(heat - 60, -0.0755148492)
    let blue =
      heat >= 66 ? 255 : heat <= 19 ? 0.5 : 138.5177312231 * log(heat - 10) - 305.0447927307
    func light(_ value: Float) -> Float { TransferCurve.linear(min(max(value, 0.5), 255) / 255) }
    return SIMD4(light(red), light(green) * (1 + white.y / 300), light(blue), 1)
  }
}

/// A smooth curve through five points, flat beyond the first and the last.
struct ToneCurve {
  static let usual: [CGFloat] = [0, 0.25, 0.5, 0.75, 1]
  private let points: [SIMD2<Float>]
  private let slopes: [Float]

  init(_ points: [SIMD2<Float>]) {
    self.points = points
    // Monotone pieces of third degree (Fritsch and Carlson, 1980).
    let steps = zip(points, points.dropFirst()).map { ($1.y - $0.y) / max($1.x - $0.x, 1e-4) }
    slopes = points.indices.map { index in
      if index == 0 { return steps.first ?? 1 }
      if index == points.count - 1 { return steps.last ?? 1 }
      let (before, after) = (steps[index - 1], steps[index])
      return before * after <= 0 ? 0 : 2 * before * after / (before + after)
    }
  }

  func value(at x: Float) -> Float {
    guard let first = points.first, let last = points.last else { return x }
    if x <= first.x { return first.y }
    if x >= last.x { return last.y }
    let index = max((points.firstIndex { $0.x > x } ?? 1) - 1, 0)
    let (a, b) = (points[index], points[index + 1])
    let width = max(b.x - a.x, 1e-4)
    let t = (x - a.x) / width
    let (t2, t3) = (t * t, t * t * t)
    return a.y * (2 * t3 - 3 * t2 + 1) + slopes[index] * width * (t3 - 2 * t2 + t)
      + b.y * (3 * t2 - 2 * t3) + slopes[index + 1] * width * (t3 - t2)
  }
}

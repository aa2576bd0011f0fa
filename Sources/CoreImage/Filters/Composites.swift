extension FilterDefinition {
  private typealias Pixel = Pixels.Pixel

  // The formulas are those of Porter and Duff (Compositing Digital Images, 1984) and of the W3C's Compositing and Blending
  // Level 1 (https://www.w3.org/TR/compositing-1/).
  /// Filters that put one picture over another.
  static let composites: [FilterDefinition] = [
    over("CISourceOverCompositing") { $0 + $1 * (1 - $0.w) },
    over("CISourceAtopCompositing") { $0 * $1.w + $1 * (1 - $0.w) },
    over("CISourceInCompositing") { $0 * $1.w },
    over("CISourceOutCompositing") { $0 * (1 - $1.w) },
    over("CIAdditionCompositing") { $0 + $1 },
    over("CIMultiplyCompositing") { $0 * $1 },
    over("CIMaximumCompositing") { pointwiseMax($0, $1) },
    over("CIMinimumCompositing") { pointwiseMin($0, $1) },
    blend("CIMultiplyBlendMode") { $0 * $1 },
    blend("CIScreenBlendMode") { $0 + $1 - $0 * $1 },
    blend("CIDarkenBlendMode") { min($0, $1) },
    blend("CILightenBlendMode") { max($0, $1) },
    blend("CIDifferenceBlendMode") { abs($0 - $1) },
    blend("CIExclusionBlendMode") { $0 + $1 - 2 * $0 * $1 },
    blend("CISubtractBlendMode") { max($1 - $0, 0) },
    blend("CIDivideBlendMode") { $0 > 0 ? min($1 / $0, 1) : 1 },
    blend("CILinearDodgeBlendMode") { min($0 + $1, 1) },
    blend("CILinearBurnBlendMode") { max($0 + $1 - 1, 0) },
    blend("CIColorDodgeBlendMode") { $1 == 0 ? 0 : $0 >= 1 ? 1 : min($1 / (1 - $0), 1) },
    blend("CIColorBurnBlendMode") { $1 >= 1 ? 1 : $0 <= 0 ? 0 : 1 - min((1 - $1) / $0, 1) },
    blend("CIHardLightBlendMode") { hardLight($0, $1) },
    blend("CIOverlayBlendMode") { hardLight($1, $0) },
    blend("CISoftLightBlendMode") { softLight($0, $1) },
    blend("CIPinLightBlendMode") { $0 < 0.5 ? min($1, 2 * $0) : max($1, 2 * $0 - 1) },
    whole("CIHueBlendMode") { source, back in
      NonSeparable.withLight(
        NonSeparable.withSaturation(source, NonSeparable.saturation(back)), NonSeparable.light(back)
      )
    },
    whole("CISaturationBlendMode") { source, back in
      NonSeparable.withLight(
        NonSeparable.withSaturation(back, NonSeparable.saturation(source)), NonSeparable.light(back)
      )
    },
    whole("CIColorBlendMode") { source, back in
      NonSeparable.withLight(source, NonSeparable.light(back))
    },
    whole("CILuminosityBlendMode") { source, back in
      NonSeparable.withLight(back, NonSeparable.light(source))
    },
    masked("CIBlendWithMask") { min(max($0.luminance, 0), 1) },
    masked("CIBlendWithAlphaMask") { $0.w },
    masked("CIBlendWithRedMask") { min(max($0.x, 0), 1) },
    masked("CIBlendWithBlueMask") { min(max($0.z, 0), 1) },
    FilterDefinition(
      "CIDissolveTransition", kCICategoryTransition,
      inputs: [.image(), .image(kCIInputTargetImageKey), .number(kCIInputTimeKey, 0, 0...1)]
    ) { inputs in
      let time = min(max(inputs.number(kCIInputTimeKey), 0), 1)
      guard let from = inputs.image(), let to = inputs.image(kCIInputTargetImageKey) else {
        return inputs.image()
      }
      return from.combined(with: to) { $0.mixed(with: $1, time) }
    },
  ]

  private static let pictures: [Input] = [.image(), .image(kCIInputBackgroundImageKey)]

  private static func over(
    _ name: String, _ mix: @escaping @Sendable (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
  ) -> FilterDefinition {
    FilterDefinition(name, kCICategoryCompositeOperation, inputs: pictures) { inputs in
      guard let front = inputs.image(), let back = inputs.image(kCIInputBackgroundImageKey) else {
        return inputs.image() ?? inputs.image(kCIInputBackgroundImageKey)
      }
      return front.combined(with: back, mix)
    }
  }

  /// A mixture of each component, by those of the front and of the back.
  private static func blend(
    _ name: String, _ mix: @escaping @Sendable (Float, Float) -> Float
  ) -> FilterDefinition {
    whole(name) { source, back in
      SIMD3(mix(source.x, back.x), mix(source.y, back.y), mix(source.z, back.z))
    }
  }

  /// A mixture of colours that are not multiplied by their opacity.
  private static func whole(
    _ name: String, _ mix: @escaping @Sendable (SIMD3<Float>, SIMD3<Float>) -> SIMD3<Float>
  ) -> FilterDefinition {
    over(name) { front, back in
      guard front.w > 0, back.w > 0 else { return front + back * (1 - front.w) }
      func color(_ pixel: SIMD4<Float>) -> SIMD3<Float> {
        SIMD3(pixel.x, pixel.y, pixel.z) / pixel.w
      }
      let mixed = mix(color(front), color(back)) * (front.w * back.w)
      return front * (1 - back.w) + back * (1 - front.w)
        + SIMD4(mixed.x, mixed.y, mixed.z, front.w * back.w)
    }
  }

  private static func masked(
    _ name: String, _ part: @escaping @Sendable (SIMD4<Float>) -> Float
  ) -> FilterDefinition {
    FilterDefinition(
      name, kCICategoryStylize, inputs: pictures + [.image(kCIInputMaskImageKey)]
    ) { inputs in
      let empty = CIImage.empty()
      let front = inputs.image() ?? empty
      let back = inputs.image(kCIInputBackgroundImageKey) ?? empty
      guard let mask = inputs.image(kCIInputMaskImageKey) else { return back }
      let isEndless = front.extent.isInfinite || back.extent.isInfinite
      return CIImage(extent: isEndless ? .infinite : front.extent.union(back.extent)) {
        pass, area in
        let masks = pass.pixels(of: mask, in: area)
        let fronts = pass.pixels(of: front, in: area)
        let backs = pass.pixels(of: back, in: area)
        let result = Pixels(area)
        for index in 0..<area.count {
          result.memory[index] = backs.memory[index]
            .mixed(with: fronts.memory[index], part(masks.memory[index]))
        }
        return result
      }
    }
  }

  private static func hardLight(_ source: Float, _ back: Float) -> Float {
    source <= 0.5 ? 2 * source * back : 1 - 2 * (1 - source) * (1 - back)
  }

  private static func softLight(_ source: Float, _ back: Float) -> Float {
    if source <= 0.5 { return back - (1 - 2 * source) * back * (1 - back) }
    let root = back <= 0.25 ? ((16 * back - 12) * back + 4) * back : max(back, 0).squareRoot()
    return back + (2 * source - 1) * (root - back)
  }
}

/// Mixtures that look at all components of a colour.
private enum NonSeparable {
  static func light(_ color: SIMD3<Float>) -> Float { (color * SIMD3(0.3, 0.59, 0.11)).sum() }

  static func saturation(_ color: SIMD3<Float>) -> Float { color.max() - color.min() }

  static func withLight(_ color: SIMD3<Float>, _ wanted: Float) -> SIMD3<Float> {
    var result = color + (wanted - light(color))
    let (own, low, high) = (light(result), result.min(), result.max())
    if low < 0, own > low { result = own + (result - own) * (own / (own - low)) }
    if high > 1, high > own { result = own + (result - own) * ((1 - own) / (high - own)) }
    return result
  }

  static func withSaturation(_ color: SIMD3<Float>, _ wanted: Float) -> SIMD3<Float> {
    let (low, high) = (color.min(), color.max())
    return high > low ? (color - low) * (wanted / (high - low)) : .zero
  }
}

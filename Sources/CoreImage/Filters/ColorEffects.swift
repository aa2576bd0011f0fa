extension FilterDefinition {
  // iOS-BEHAVIOUR: Core Image's photo effects are tables of its own; here each is a curve and a mixture that come close
  // in kind. Evidence: unmeasured.
  /// Filters that change colours.
  static let colorEffects: [FilterDefinition] = [
    FilterDefinition(
      "CISepiaTone", kCICategoryColorEffect,
      inputs: [.image(), .number(kCIInputIntensityKey, 1, 0...1)]
    ) { inputs in
      let intensity = inputs.number(kCIInputIntensityKey)
      return inputs.image()?.colored { pass, color in
        let values = SIMD3(pass.encoded(color.x), pass.encoded(color.y), pass.encoded(color.z))
        func tone(_ red: Float, _ green: Float, _ blue: Float) -> Float {
          pass.value(min((values * SIMD3(red, green, blue)).sum(), 1))
        }
        let sepia = color.withColor(
          tone(0.291, 0.569, 0.14), tone(0.258, 0.508, 0.124), tone(0.201, 0.395, 0.097))
        return color.mixed(with: sepia, intensity)
      }
    },
    FilterDefinition("CIColorInvert", kCICategoryColorEffect, inputs: [.image()]) { inputs in
      inputs.image()?.colored { _, color in
        color.withColor(1 - color.x, 1 - color.y, 1 - color.z)
      }
    },
    FilterDefinition(
      "CIColorMonochrome", kCICategoryColorEffect,
      inputs: [
        .image(), .color(kCIInputColorKey, CIColor(red: 0.6, green: 0.45, blue: 0.3)),
        .number(kCIInputIntensityKey, 1, 0...1),
      ]
    ) { inputs in
      let tint = inputs.color(kCIInputColorKey)
      let intensity = inputs.number(kCIInputIntensityKey)
      return inputs.image()?.colored { pass, color in
        var toned = pass.pixel(of: tint) * color.luminance
        toned.w = color.w
        return color.mixed(with: toned, intensity)
      }
    },
    FilterDefinition(
      "CIColorPosterize", kCICategoryColorEffect,
      inputs: [.image(), .number("inputLevels", 6, 2...30)]
    ) { inputs in
      let levels = max(inputs.number("inputLevels").rounded(), 2)
      return inputs.image()?.colored { pass, color in
        func step(_ value: Float) -> Float {
          pass.value((pass.encoded(value) * (levels - 1)).rounded() / (levels - 1))
        }
        return color.withColor(step(color.x), step(color.y), step(color.z))
      }
    },
    FilterDefinition(
      "CIFalseColor", kCICategoryColorEffect,
      inputs: [
        .image(), .color("inputColor0", CIColor(red: 0.3, green: 0, blue: 0)),
        .color("inputColor1", CIColor(red: 1, green: 0.9, blue: 0.8)),
      ]
    ) { inputs in
      let (dark, light) = (inputs.color("inputColor0"), inputs.color("inputColor1"))
      return inputs.image()?.mapped(passing: { pass, pixel in
        let part = pixel.w > 0 ? min(max(pixel.luminance / pixel.w, 0), 1) : 0
        return pass.pixel(of: dark).mixed(with: pass.pixel(of: light), part) * pixel.w
      })
    },
    FilterDefinition("CIMaximumComponent", kCICategoryColorEffect, inputs: [.image()]) { inputs in
      inputs.image()?.colored { _, color in color.withGray(max(color.x, color.y, color.z)) }
    },
    FilterDefinition("CIMinimumComponent", kCICategoryColorEffect, inputs: [.image()]) { inputs in
      inputs.image()?.colored { _, color in color.withGray(min(color.x, color.y, color.z)) }
    },
    FilterDefinition("CIMaskToAlpha", kCICategoryColorEffect, inputs: [.image()]) { inputs in
      inputs.image()?.mapped { pixel in
        let alpha = min(max(pixel.luminance, 0), 1)
        return Pixels.Pixel(alpha, alpha, alpha, alpha)
      }
    },
    FilterDefinition(
      "CIColorThreshold", kCICategoryColorEffect,
      inputs: [.image(), .number("inputThreshold", 0.5, 0...1)]
    ) { inputs in
      let threshold = inputs.number("inputThreshold")
      return inputs.image()?.colored { _, color in
        func step(_ value: Float) -> Float { value >= threshold ? 1 : 0 }
        return color.withColor(step(color.x), step(color.y), step(color.z))
      }
    },
    FilterDefinition(
      "CIVignette", kCICategoryColorEffect,
      inputs: [
        .image(), .number(kCIInputIntensityKey, 0, -1...1), .number(kCIInputRadiusKey, 1, 0...2),
      ]
    ) { inputs in
      guard let image = inputs.image() else { return nil }
      let intensity = inputs.number(kCIInputIntensityKey)
      let radius = max(inputs.number(kCIInputRadiusKey), 0.01)
      let extent = image.extent
      guard !extent.isInfinite, !extent.isNull else { return image }
      let half = Float(hypot(extent.width, extent.height)) / 2
      return image.placed { pixel, x, y in
        let distance = hypot(x - Float(extent.midX), y - Float(extent.midY)) / half
        let part = min(max(1 - intensity * 0.6 * pow(distance / radius, 2), 0), 2)
        return pixel.withColor(pixel.x * part, pixel.y * part, pixel.z * part)
      }
    },
    FilterDefinition(
      "CIVignetteEffect", kCICategoryColorEffect,
      inputs: [
        .image(), .place(kCIInputCenterKey, 150, 150), .number(kCIInputIntensityKey, 1, -1...1),
        .number(kCIInputRadiusKey, 150, 0...2000), .number("inputFalloff", 0.5, 0...1),
      ]
    ) { inputs in
      let center = inputs.place()
      let intensity = inputs.number(kCIInputIntensityKey)
      let radius = max(inputs.number(kCIInputRadiusKey), 1)
      let falloff = max(inputs.number("inputFalloff"), 0.01)
      return inputs.image()?.placed { pixel, x, y in
        let beyond = (hypot(x - center.x, y - center.y) - radius) / (radius * falloff)
        let part = 1 - intensity * min(max(beyond, 0), 1)
        return pixel.withColor(pixel.x * part, pixel.y * part, pixel.z * part)
      }
    },
    effect("CIPhotoEffectMono", saturation: 0, curve: [0, 0.25, 0.5, 0.75, 1]),
    effect("CIPhotoEffectNoir", saturation: 0, curve: [0, 0.15, 0.48, 0.85, 1]),
    effect("CIPhotoEffectTonal", saturation: 0, curve: [0.04, 0.24, 0.46, 0.7, 0.92]),
    effect("CIPhotoEffectChrome", saturation: 1.25, curve: [0, 0.22, 0.52, 0.82, 1]),
    effect("CIPhotoEffectFade", saturation: 0.65, curve: [0.08, 0.3, 0.52, 0.74, 0.95]),
    effect(
      "CIPhotoEffectInstant", saturation: 0.75, curve: [0.06, 0.3, 0.56, 0.78, 0.96],
      tint: SIMD3(1.04, 1, 0.92)),
    effect(
      "CIPhotoEffectProcess", saturation: 0.9, curve: [0.02, 0.26, 0.53, 0.78, 0.98],
      tint: SIMD3(0.93, 1.01, 1.06)),
    effect(
      "CIPhotoEffectTransfer", saturation: 0.95, curve: [0.02, 0.27, 0.54, 0.79, 0.98],
      tint: SIMD3(1.08, 1, 0.9)),
  ]

  private static func effect(
    _ name: String, saturation: Float, curve: [Float], tint: SIMD3<Float> = SIMD3(1, 1, 1)
  ) -> FilterDefinition {
    let tones = ToneCurve(zip(ToneCurve.usual, curve).map { SIMD2(Float($0), $1) })
    return FilterDefinition(name, kCICategoryColorEffect, inputs: [.image()]) { inputs in
      inputs.image()?.colored { pass, color in
        let mixed = color.withGray(color.luminance).mixed(with: color, saturation)
        func tone(_ value: Float, _ factor: Float) -> Float {
          pass.value(min(tones.value(at: pass.encoded(max(value, 0))) * factor, 1))
        }
        return color.withColor(
          tone(mixed.x, tint.x), tone(mixed.y, tint.y), tone(mixed.z, tint.z))
      }
    }
  }
}

extension CIImage {
  /// Each pixel made of its old self, premultiplied, in the pass's values.
  func mapped(passing change: @escaping (RenderPass, Pixels.Pixel) -> Pixels.Pixel) -> CIImage {
    CIImage(extent: extent, isNearest: isNearest) { [self] pass, area in
      pass.pixels(of: self, in: area).map { change(pass, $0) }
    }
  }

  /// Each pixel made of its old self and the place of its middle.
  func placed(_ change: @escaping (Pixels.Pixel, Float, Float) -> Pixels.Pixel) -> CIImage {
    CIImage(extent: extent) { [self] pass, area in
      let pixels = pass.pixels(of: self, in: area)
      let result = Pixels(area)
      for y in area.y..<area.maxY {
        let (from, to) = (pixels.row(y), result.row(y))
        for x in 0..<area.width {
          to[x] = change(from[x], Float(area.x + x) + 0.5, Float(y) + 0.5)
        }
      }
      return result
    }
  }
}

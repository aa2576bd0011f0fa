extension FilterDefinition {
  /// Filters that blur and sharpen.
  static let blurs: [FilterDefinition] = [
    FilterDefinition(
      "CIGaussianBlur", kCICategoryBlur,
      inputs: [.image(), .number(kCIInputRadiusKey, 10, 0...100)]
    ) { inputs in inputs.image()?.blurred(inputs.number(kCIInputRadiusKey)) },
    FilterDefinition(
      "CIBoxBlur", kCICategoryBlur, inputs: [.image(), .number(kCIInputRadiusKey, 10, 1...100)]
    ) { inputs in inputs.image()?.boxBlurred(inputs.number(kCIInputRadiusKey)) },
    FilterDefinition(
      "CIDiscBlur", kCICategoryBlur, inputs: [.image(), .number(kCIInputRadiusKey, 8, 0...100)]
    ) { inputs in
      // A disc spreads light as a curve of half its radius does.
      inputs.image()?.blurred(inputs.number(kCIInputRadiusKey) / 2)
    },
    FilterDefinition(
      "CIMotionBlur", kCICategoryBlur,
      inputs: [
        .image(), .number(kCIInputRadiusKey, 20, 0...100),
        .number(kCIInputAngleKey, 0, -Double.pi...Double.pi),
      ]
    ) { inputs in
      let radius = min(max(inputs.number(kCIInputRadiusKey), 0), 500)
      let angle = inputs.number(kCIInputAngleKey)
      let step = SIMD2(cos(angle), sin(angle))
      let count = max(Int(radius), 1)
      return inputs.image()?.gathered(reach: CGFloat(radius)) { pixels, place in
        var sum = Pixels.Pixel.zero
        for index in -count...count {
          let from = place + step * (Float(index) * radius / Float(count))
          sum += pixels.sample(from.x, from.y)
        }
        return sum / Float(count * 2 + 1)
      }
    },
    FilterDefinition(
      "CIZoomBlur", kCICategoryBlur,
      inputs: [
        .image(), .place(kCIInputCenterKey, 150, 150), .number("inputAmount", 20, -200...200),
      ]
    ) { inputs in
      let center = inputs.place()
      let amount = min(max(inputs.number("inputAmount"), -200), 200) / 1000
      guard let image = inputs.image(), !image.extent.isInfinite else { return inputs.image() }
      let far = CGFloat(abs(amount)) * hypot(image.extent.width, image.extent.height)
      return image.gathered(reach: far) { pixels, place in
        var sum = Pixels.Pixel.zero
        for index in 0..<16 {
          let from = place + (center - place) * (amount * Float(index) / 15)
          sum += pixels.sample(from.x, from.y)
        }
        return sum / 16
      }
    },
    FilterDefinition(
      "CINoiseReduction", kCICategoryBlur,
      inputs: [
        .image(), .number("inputNoiseLevel", 0.02, 0...0.1),
        .number(kCIInputSharpnessKey, 0.4, 0...2),
      ]
    ) { inputs in
      guard let image = inputs.image() else { return nil }
      let level = inputs.number("inputNoiseLevel")
      let sharp = inputs.number(kCIInputSharpnessKey)
      let soft = image.blurred(1.5)
      return image.combined(with: soft, in: image.extent) { own, soft in
        let change = own - soft
        // What is less than the noise goes, what is more is an edge.
        return abs(change.luminance) < level ? soft : own + change * (sharp * 0.25)
      }
    },
    FilterDefinition(
      "CIMedianFilter", kCICategoryBlur, inputs: [.image()]
    ) { inputs in
      inputs.image()?.gathered(reach: 1) { pixels, place in
        let (x, y) = (Int(place.x.rounded(.down)), Int(place.y.rounded(.down)))
        var result = Pixels.Pixel.zero
        let around = (-1...1).flatMap { dy in (-1...1).map { pixels.at(x + $0, y + dy) } }
        for part in 0..<4 { result[part] = around.map { $0[part] }.sorted()[4] }
        return result
      }
    },
    sharpening("CIUnsharpMask", radius: 2.5, 0...100, .number(kCIInputIntensityKey, 0.5, 0...1)),
    sharpening(
      "CISharpenLuminance", radius: 1.69, 0...20, .number(kCIInputSharpnessKey, 0.4, 0...2)),
    // As light of two lamps on a screen.
    glow("CIBloom") { own, soft in own + soft - own * soft },
    glow("CIGloom") { own, soft in
      var dim = pointwiseMin(own, soft)
      dim.w = max(own.w, soft.w)
      return dim
    },
  ]

  /// A filter that adds what a blur takes away.
  private static func sharpening(
    _ name: String, radius: Double, _ slider: ClosedRange<Double>, _ amount: Input
  ) -> FilterDefinition {
    let distance = Input.number(kCIInputRadiusKey, radius, slider)
    return FilterDefinition(
      name, kCICategorySharpen,
      // The order in which Apple names them.
      inputs: amount.key == kCIInputSharpnessKey
        ? [.image(), amount, distance] : [.image(), distance, amount]
    ) { inputs in
      inputs.image()?.sharpened(
        radius: inputs.number(kCIInputRadiusKey), by: inputs.number(amount.key))
    }
  }

  /// A filter that mixes a picture with its own blur.
  private static func glow(
    _ name: String, _ mix: @escaping @Sendable (Pixels.Pixel, Pixels.Pixel) -> Pixels.Pixel
  ) -> FilterDefinition {
    FilterDefinition(
      name, kCICategoryStylize,
      inputs: [
        .image(), .number(kCIInputRadiusKey, 10, 0...100),
        .number(kCIInputIntensityKey, 0.5, 0...1),
      ]
    ) { inputs in
      let intensity = inputs.number(kCIInputIntensityKey)
      guard let image = inputs.image() else { return nil }
      return image.combined(with: image.blurred(inputs.number(kCIInputRadiusKey))) { own, soft in
        own.mixed(with: mix(own, soft), intensity)
      }
    }
  }
}

extension CIImage {
  fileprivate func sharpened(radius: Float, by amount: Float) -> CIImage {
    combined(with: blurred(radius), in: extent) { own, soft in
      var result = own + (own - soft) * amount
      result.w = own.w
      return pointwiseMax(result, .zero)
    }
  }

  /// Each pixel made of those around it, in an extent as much larger.
  func gathered(
    reach: CGFloat, _ pixel: @escaping (Pixels, SIMD2<Float>) -> Pixels.Pixel
  ) -> CIImage {
    let grown = extent.isInfinite || extent.isNull ? extent : extent.insetBy(dx: -reach, dy: -reach)
    return CIImage(extent: grown) { [self] pass, area in
      Sampling(self, pass).warped(
        to: area, reading: area.rect.insetBy(dx: -reach - 1, dy: -reach - 1)
      ) { pixels, x, y in pixel(pixels, SIMD2(x, y)) }
    }
  }
}

extension FilterDefinition {
  /// Filters that make pictures of nothing.
  static let generators: [FilterDefinition] = [
    FilterDefinition(
      "CIConstantColorGenerator", kCICategoryGenerator,
      inputs: [.color(kCIInputColorKey, .red)]
    ) { inputs in CIImage(color: inputs.color(kCIInputColorKey)) },
    alternating("CICheckerboardGenerator") { place in
      let cell = place.rounded(.down)
      return Int(cell.x + cell.y) % 2 == 0
    },
    alternating("CIStripesGenerator") { place in Int(place.x.rounded(.down)) % 2 == 0 },
    FilterDefinition("CIRandomGenerator", kCICategoryGenerator, inputs: []) { _ in
      drawn(FilterInputs([:])) { _, place in
        // The same at the same place each time, so that pictures are.
        func value(_ salt: UInt32) -> Float {
          var hash = UInt32(bitPattern: Int32(place.x)) &* 0x9E37_79B1 ^ salt
          hash ^= UInt32(bitPattern: Int32(place.y)) &* 0x85EB_CA77
          hash = (hash ^ (hash >> 15)) &* 0x2C1B_3C6D
          hash = (hash ^ (hash >> 12)) &* 0x297A_2D39
          return Float((hash ^ (hash >> 15)) & 0xFFFF) / 65535
        }
        let alpha = value(4)
        return Pixels.Pixel(value(1) * alpha, value(2) * alpha, value(3) * alpha, alpha)
      }
    },
  ]

  /// A pattern of two colours.
  ///
  /// - Parameter isFirst: whether a place has the first of them; places are counted from the pattern's centre, in its
  ///   widths.
  private static func alternating(
    _ name: String, _ isFirst: @escaping @Sendable (SIMD2<Float>) -> Bool
  ) -> FilterDefinition {
    FilterDefinition(
      name, kCICategoryGenerator,
      inputs: [
        .place(kCIInputCenterKey, 150, 150), .color("inputColor0", .white),
        .color("inputColor1", .black), .number(kCIInputWidthKey, 80, 0...800),
        .number(kCIInputSharpnessKey, 1, 0...1),
      ]
    ) { inputs in
      let (center, width) = (inputs.place(), max(inputs.number(kCIInputWidthKey), 0.5))
      return drawn(inputs) { pass, place in
        let color = isFirst((place - center) / width) ? "inputColor0" : "inputColor1"
        return pass.pixel(of: inputs.color(color))
      }
    }
  }

  /// Runs of colours.
  static let gradients: [FilterDefinition] = [
    linear("CILinearGradient", isSmooth: false), linear("CISmoothLinearGradient", isSmooth: true),
    FilterDefinition(
      "CIRadialGradient", kCICategoryGradient,
      inputs: [
        .place(kCIInputCenterKey, 150, 150), .number("inputRadius0", 5, 0...800),
        .number("inputRadius1", 100, 0...800), .color("inputColor0", .white),
        .color("inputColor1", .black),
      ]
    ) { inputs in
      let center = inputs.place()
      let (near, far) = (inputs.number("inputRadius0"), inputs.number("inputRadius1"))
      return drawn(inputs) { pass, place in
        let offset = place - center
        let distance = (offset * offset).sum().squareRoot()
        let part = near == far ? (distance < near ? 0 : 1) : (distance - near) / (far - near)
        return mixed(pass, inputs, part)
      }
    },
    FilterDefinition(
      "CIGaussianGradient", kCICategoryGradient,
      inputs: [
        .place(kCIInputCenterKey, 150, 150), .color("inputColor0", .white),
        .color("inputColor1", CIColor(red: 0, green: 0, blue: 0, alpha: 0)),
        .number(kCIInputRadiusKey, 300, 0...800),
      ]
    ) { inputs in
      let (center, radius) = (inputs.place(), max(inputs.number(kCIInputRadiusKey), 0.01))
      return drawn(inputs) { pass, place in
        let offset = (place - center) / radius
        return mixed(pass, inputs, 1 - exp(-(offset * offset).sum() * 4.5))
      }
    },
  ]

  private static func linear(_ name: String, isSmooth: Bool) -> FilterDefinition {
    FilterDefinition(
      name, kCICategoryGradient,
      inputs: [
        .place("inputPoint0", 0, 0), .place("inputPoint1", 200, 200), .color("inputColor0", .white),
        .color("inputColor1", .black),
      ]
    ) { inputs in
      let (start, end) = (inputs.place("inputPoint0"), inputs.place("inputPoint1"))
      let way = end - start
      let length = max((way * way).sum(), 1e-6)
      return drawn(inputs) { pass, place in
        let part = min(max(((place - start) * way).sum() / length, 0), 1)
        return mixed(pass, inputs, isSmooth ? part * part * (3 - 2 * part) : part)
      }
    }
  }

  private static func mixed(_ pass: RenderPass, _ inputs: FilterInputs, _ part: Float)
    -> Pixels.Pixel
  {
    pass.pixel(of: inputs.color("inputColor0"))
      .mixed(with: pass.pixel(of: inputs.color("inputColor1")), min(max(part, 0), 1))
  }

  /// A picture without end whose pixels are made of the places of their middles.
  private static func drawn(
    _ inputs: FilterInputs, _ pixel: @escaping (RenderPass, SIMD2<Float>) -> Pixels.Pixel
  ) -> CIImage {
    CIImage(extent: .infinite) { pass, area in
      let result = Pixels(area)
      for y in area.y..<area.maxY {
        let row = result.row(y)
        for x in 0..<area.width {
          row[x] = pixel(pass, SIMD2(Float(area.x + x) + 0.5, Float(y) + 0.5))
        }
      }
      return result
    }
  }
}

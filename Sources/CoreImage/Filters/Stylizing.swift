extension FilterDefinition {
  /// Filters that make pictures look drawn.
  static let stylizing: [FilterDefinition] = [
    FilterDefinition(
      "CIPixellate", kCICategoryStylize,
      inputs: [
        .image(), .place(kCIInputCenterKey, 150, 150), .number(kCIInputScaleKey, 8, 1...100),
      ]
    ) { inputs in
      let (center, scale) = (inputs.place(), max(inputs.number(kCIInputScaleKey), 1))
      return inputs.image()?.gathered(reach: CGFloat(scale)) { pixels, place in
        let cell = ((place - center) / scale).rounded(.down)
        let corner = center + cell * scale
        var sum = Pixels.Pixel.zero
        for row in 0..<4 {
          for column in 0..<4 {
            let from = corner + SIMD2(Float(column) + 0.5, Float(row) + 0.5) * (scale / 4)
            sum += pixels.sample(from.x, from.y)
          }
        }
        return sum / 16
      }
    },
    scattered("CICrystallize") { color, _ in color },
    scattered("CIPointillize") { color, distance in
      distance < 0.5 ? color : Pixels.Pixel(repeating: color.w)
    },
    FilterDefinition(
      "CIEdges", kCICategoryStylize, inputs: [.image(), .number(kCIInputIntensityKey, 1, 0...10)]
    ) { inputs in
      let intensity = inputs.number(kCIInputIntensityKey)
      return inputs.image()?.gathered(reach: 1) { pixels, place in
        let (x, y) = (Int(place.x.rounded(.down)), Int(place.y.rounded(.down)))
        let across = pixels.at(x + 1, y) - pixels.at(x - 1, y)
        let along = pixels.at(x, y + 1) - pixels.at(x, y - 1)
        var result = (across * across + along * along).squareRoot() * intensity
        result.w = pixels.at(x, y).w
        return pointwiseMin(result, SIMD4(repeating: result.w))
      }
    },
    FilterDefinition(
      "CIEdgeWork", kCICategoryStylize, inputs: [.image(), .number(kCIInputRadiusKey, 3, 0...20)]
    ) { inputs in
      guard let image = inputs.image() else { return nil }
      let soft = image.blurred(max(inputs.number(kCIInputRadiusKey), 0.1))
      return image.combined(with: soft, in: image.extent) { own, soft in
        let light = min(max(abs(own.luminance - soft.luminance) * 8, 0), 1)
        return Pixels.Pixel(light, light, light, light)
      }
    },
    FilterDefinition(
      "CIHighKey", kCICategoryStylize, inputs: [.image()]
    ) { inputs in
      inputs.image()?.colored { _, color in color.withGray(min(color.luminance * 2, 1)) }
    },
    screen("CIDotScreen", isOfDots: true), screen("CILineScreen", isOfDots: false),
  ]

  /// A filter that takes the colours of places strewn over the picture.
  ///
  /// - Parameter dot: what becomes of the colour of the nearest place, which is a part of the radius away.
  private static func scattered(
    _ name: String, _ dot: @escaping @Sendable (Pixels.Pixel, Float) -> Pixels.Pixel
  ) -> FilterDefinition {
    FilterDefinition(
      name, kCICategoryStylize,
      inputs: [
        .image(), .number(kCIInputRadiusKey, 20, 1...100), .place(kCIInputCenterKey, 150, 150),
      ]
    ) { inputs in
      let (center, radius) = (inputs.place(), max(inputs.number(kCIInputRadiusKey), 1))
      return inputs.image()?.gathered(reach: CGFloat(radius) * 2) { pixels, place in
        let seed = Scatter.nearest(to: (place - center) / radius) * radius + center
        let offset = (place - seed) / radius
        return dot(pixels.sample(seed.x, seed.y), (offset * offset).sum().squareRoot())
      }
    }
  }

  /// Black and white in a pattern, more or less of it by how dark the picture is.
  private static func screen(_ name: String, isOfDots: Bool) -> FilterDefinition {
    FilterDefinition(
      name, kCICategoryHalftoneEffect,
      inputs: [
        .image(), .place(kCIInputCenterKey, 150, 150),
        .number(kCIInputAngleKey, 0, -Double.pi...Double.pi), .number(kCIInputWidthKey, 6, 1...50),
        .number(kCIInputSharpnessKey, 0.7, 0...1),
      ]
    ) { inputs in
      let (center, angle) = (inputs.place(), inputs.number(kCIInputAngleKey))
      let width = max(inputs.number(kCIInputWidthKey), 1)
      let sharpness = min(max(inputs.number(kCIInputSharpnessKey), 0), 0.98)
      let (sine, cosine) = (sin(angle), cos(angle))
      return inputs.image()?.placed { pixel, x, y in
        let offset = SIMD2(x, y) - center
        let u = (offset.x * cosine + offset.y * sine) / width * .pi
        let v = (offset.y * cosine - offset.x * sine) / width * .pi
        let wave = isOfDots ? (cos(u) * cos(v) + 1) / 2 : (cos(v) + 1) / 2
        let light = (pixel.luminance - wave) / (1 - sharpness) + 0.5
        let value = min(max(light, 0), 1) * pixel.w
        return pixel.withGray(value)
      }
    }
  }

  /// Filters that make one pixel of all.
  static let reductions: [FilterDefinition] = [
    reduction("CIAreaAverage") { pixels in
      var sum = SIMD4<Double>.zero
      for index in 0..<pixels.area.count { sum += SIMD4<Double>(pixels.memory[index]) }
      return Pixels.Pixel(sum / Double(max(pixels.area.count, 1)))
    },
    reduction("CIAreaMaximum") { pixels in
      (0..<pixels.area.count).reduce(.zero) { pointwiseMax($0, pixels.memory[$1]) }
    },
    reduction("CIAreaMinimum") { pixels in
      (0..<pixels.area.count).reduce(Pixels.Pixel(repeating: 1)) {
        pointwiseMin($0, pixels.memory[$1])
      }
    },
  ]

  private static func reduction(
    _ name: String, _ reduce: @escaping @Sendable (Pixels) -> Pixels.Pixel
  ) -> FilterDefinition {
    FilterDefinition(
      name, kCICategoryReduction, inputs: [.image(), .vector(kCIInputExtentKey, nil)]
    ) { inputs in
      guard let image = inputs.image() else { return nil }
      let wanted =
        inputs.value(kCIInputExtentKey) == nil
        ? image.extent : inputs.vector(kCIInputExtentKey).cgRectValue
      let part = PixelArea(image.extent.isInfinite ? wanted : wanted.intersection(image.extent))
      return CIImage(extent: CGRect(x: 0, y: 0, width: 1, height: 1)) { pass, area in
        let result = Pixels(area)
        result.memory.update(repeating: reduce(pass.pixels(of: image, in: part)), count: area.count)
        return result
      }
    }
  }
}

/// Places strewn over the plane, one in each unit square.
private enum Scatter {
  /// The place that is nearest to another.
  static func nearest(to place: SIMD2<Float>) -> SIMD2<Float> {
    let cell = place.rounded(.down)
    var best = cell
    var distance = Float.infinity
    for dy in -1...1 {
      for dx in -1...1 {
        let other = cell + SIMD2(Float(dx), Float(dy))
        let seed = other + jitter(Int32(other.x), Int32(other.y))
        let offset = seed - place
        let square = (offset * offset).sum()
        if square < distance { (distance, best) = (square, seed) }
      }
    }
    return best
  }

  private static func jitter(_ x: Int32, _ y: Int32) -> SIMD2<Float> {
    var hash = UInt32(bitPattern: x) &* 0x9E37_79B1 ^ UInt32(bitPattern: y) &* 0x85EB_CA77
    hash = (hash ^ (hash >> 15)) &* 0x2C1B_3C6D
    hash ^= hash >> 12
    return SIMD2(Float(hash & 0xFFFF), Float(hash >> 16)) / 65536
  }
}

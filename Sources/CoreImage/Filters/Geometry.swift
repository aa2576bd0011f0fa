extension FilterDefinition {
  /// Filters that move, cut and bend pictures.
  static let geometry: [FilterDefinition] = [
    FilterDefinition(
      "CIAffineTransform", kCICategoryGeometryAdjustment,
      inputs: [.image(), .value(kCIInputTransformKey, nil, "NSValue")]
    ) { inputs in inputs.image()?.transformed(by: inputs.transform()) },
    FilterDefinition(
      "CICrop", kCICategoryGeometryAdjustment,
      inputs: [.image(), .vector("inputRectangle", nil)]
    ) { inputs in
      inputs.value("inputRectangle") == nil
        ? inputs.image() : inputs.image()?.cropped(to: inputs.vector("inputRectangle").cgRectValue)
    },
    FilterDefinition(
      "CIStraightenFilter", kCICategoryGeometryAdjustment,
      inputs: [.image(), .number(kCIInputAngleKey, 0, -Double.pi...Double.pi)]
    ) { inputs in
      let angle = CGFloat(inputs.number(kCIInputAngleKey))
      guard let image = inputs.image(), !image.extent.isInfinite, angle != 0 else {
        return inputs.image()
      }
      // The largest rectangle of the same shape that has no corner outside.
      let (w, h) = (image.extent.width, image.extent.height)
      let (sine, cosine) = (abs(sin(angle)), abs(cos(angle)))
      let scale = min(w / (w * cosine + h * sine), h / (w * sine + h * cosine))
      let center = CGPoint(x: image.extent.midX, y: image.extent.midY)
      let turned = image.transformed(
        by: CGAffineTransform(translationX: -center.x, y: -center.y)
          .concatenating(CGAffineTransform(rotationAngle: angle)))
      let part = CGRect(x: -w * scale / 2, y: -h * scale / 2, width: w * scale, height: h * scale)
      return turned.cropped(to: part)
        .transformed(by: CGAffineTransform(translationX: w * scale / 2, y: h * scale / 2))
    },
    scale("CILanczosScaleTransform"), scale("CIBicubicScaleTransform"),
    FilterDefinition(
      "CIAffineClamp", kCICategoryTileEffect,
      inputs: [.image(), .value(kCIInputTransformKey, nil, "NSValue")]
    ) { inputs in inputs.image()?.clampedToExtent().transformed(by: inputs.transform()) },
    FilterDefinition(
      "CIClamp", kCICategoryTileEffect, inputs: [.image(), .vector(kCIInputExtentKey, nil)]
    ) {
      inputs in
      inputs.value(kCIInputExtentKey) == nil
        ? inputs.image()?.clampedToExtent()
        : inputs.image()?.clamped(to: inputs.vector(kCIInputExtentKey).cgRectValue)
    },
    FilterDefinition(
      "CIAffineTile", kCICategoryTileEffect,
      inputs: [.image(), .value(kCIInputTransformKey, nil, "NSValue")]
    ) { inputs in inputs.image()?.tiled().transformed(by: inputs.transform()) },
    FilterDefinition(
      "CIPerspectiveTransform", kCICategoryGeometryAdjustment, inputs: [.image()] + corners
    ) { inputs in
      guard let image = inputs.image(), !image.extent.isInfinite,
        let lens = Perspective(from: image.extent, to: cornerPlaces(inputs))
      else { return inputs.image() }
      return image.seen(through: lens.inverse, in: lens.bounds)
    },
    FilterDefinition(
      "CIPerspectiveCorrection", kCICategoryGeometryAdjustment, inputs: [.image()] + corners
    ) { inputs in
      let places = cornerPlaces(inputs)
      guard let image = inputs.image(), places.count == 4 else { return inputs.image() }
      func length(_ a: Int, _ b: Int) -> CGFloat {
        hypot(places[a].x - places[b].x, places[a].y - places[b].y)
      }
      let size = CGSize(
        width: max(length(0, 1), length(2, 3)).rounded(),
        height: max(length(0, 3), length(1, 2)).rounded())
      let target = CGRect(origin: .zero, size: size)
      guard let lens = Perspective(from: target, to: places) else { return image }
      return image.seen(through: lens.forward, in: target)
    },
  ]

  private static let corners: [Input] = [
    .place("inputTopLeft", 118, 484), .place("inputTopRight", 646, 507),
    .place("inputBottomRight", 548, 140), .place("inputBottomLeft", 155, 153),
  ]

  private static func cornerPlaces(_ inputs: FilterInputs) -> [CGPoint] {
    corners.map { inputs.vector($0.key).cgPointValue }
  }

  private static func scale(_ name: String) -> FilterDefinition {
    FilterDefinition(
      name, kCICategoryGeometryAdjustment,
      inputs: [
        .image(), .number(kCIInputScaleKey, 1, 0.05...1.5),
        .number(kCIInputAspectRatioKey, 1, 0.5...2),
      ]
    ) { inputs in
      let scale = CGFloat(inputs.number(kCIInputScaleKey))
      let aspect = CGFloat(inputs.number(kCIInputAspectRatioKey))
      guard scale > 0, aspect > 0 else { return inputs.image() }
      return inputs.image()?.transformed(by: CGAffineTransform(scaleX: scale * aspect, y: scale))
    }
  }
}

/// A rectangle seen at an angle.
private struct Perspective {
  /// Leads from places of the rectangle to those where they are seen.
  let forward: (SIMD2<Float>) -> SIMD2<Float>
  let inverse: (SIMD2<Float>) -> SIMD2<Float>
  let bounds: CGRect

  /// - Parameter corners: where the corners are seen: at the top left, top right, bottom right and bottom left.
  init?(from rect: CGRect, to corners: [CGPoint]) {
    guard corners.count == 4, rect.width > 0, rect.height > 0 else { return nil }
    let places = [corners[3], corners[2], corners[1], corners[0]].map {
      SIMD2<Double>(Double($0.x), Double($0.y))
    }
    // Paul Heckbert's mapping of the unit square (Fundamentals of Texture Mapping, 1989).
    let (d1, d2) = (places[1] - places[2], places[3] - places[2])
    let sum = places[0] - places[1] + places[2] - places[3]
    let determinant = d1.x * d2.y - d2.x * d1.y
    guard abs(determinant) > 1e-9 else { return nil }
    let g = (sum.x * d2.y - d2.x * sum.y) / determinant
    let h = (d1.x * sum.y - sum.x * d1.y) / determinant
    let m = [
      places[1].x - places[0].x + g * places[1].x, places[3].x - places[0].x + h * places[3].x,
      places[0].x, places[1].y - places[0].y + g * places[1].y,
      places[3].y - places[0].y + h * places[3].y, places[0].y, g, h, 1,
    ]
    let n = [
      m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
      m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
      m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3],
    ]
    func apply(_ k: [Double], _ x: Double, _ y: Double) -> SIMD2<Double> {
      let w = k[6] * x + k[7] * y + k[8]
      guard abs(w) > 1e-12 else { return SIMD2(1e9, 1e9) }
      return SIMD2((k[0] * x + k[1] * y + k[2]) / w, (k[3] * x + k[4] * y + k[5]) / w)
    }
    let origin = SIMD2(Double(rect.minX), Double(rect.minY))
    let size = SIMD2(Double(rect.width), Double(rect.height))
    forward = { place in
      let unit = (SIMD2<Double>(place) - origin) / size
      return SIMD2<Float>(apply(m, unit.x, unit.y))
    }
    inverse = { place in
      SIMD2<Float>(apply(n, Double(place.x), Double(place.y)) * size + origin)
    }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    bounds = CGRect(
      x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
  }
}

extension CIImage {
  /// The picture, read as a whole, with each pixel taken from another place of it.
  func seen(through lens: @escaping (SIMD2<Float>) -> SIMD2<Float>, in extent: CGRect) -> CIImage {
    CIImage(extent: extent) { [self] pass, area in
      let whole = self.extent.isInfinite ? area.rect : self.extent
      return Sampling(self, pass).warped(to: area, reading: whole) { pixels, x, y in
        let from = lens(SIMD2(x, y))
        return pixels.sample(from.x, from.y)
      }
    }
  }

  /// The picture beside itself, without end.
  func tiled() -> CIImage {
    let tile = PixelArea(extent)
    guard !tile.isEmpty else { return self }
    return CIImage(extent: .infinite) { [self] pass, area in
      let pixels = pass.pixels(of: self, in: tile)
      let result = Pixels(area)
      func wrapped(_ value: Int, _ size: Int) -> Int { ((value % size) + size) % size }
      for y in area.y..<area.maxY {
        let from = pixels.row(tile.y + wrapped(y - tile.y, tile.height))
        let to = result.row(y)
        for x in 0..<area.width { to[x] = from[wrapped(area.x + x - tile.x, tile.width)] }
      }
      return result
    }
  }
}

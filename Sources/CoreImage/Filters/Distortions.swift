extension FilterDefinition {
  /// Filters that bend a picture around a place.
  static let distortions: [FilterDefinition] = [
    bend("CIBumpDistortion", radius: 300, .number(kCIInputScaleKey, 0.5, -1...1)) {
      offset, part, amount in
      offset * (1 - amount * (1 - part) * (1 - part))
    },
    bend("CIBumpDistortionLinear", radius: 300, .number(kCIInputScaleKey, 0.5, -1...1)) {
      offset, part, amount in
      SIMD2(offset.x * (1 - amount * (1 - part) * (1 - part)), offset.y)
    },
    bend("CIPinchDistortion", radius: 300, .number(kCIInputScaleKey, 0.5, 0...2)) {
      offset, part, amount in
      offset * (1 + amount * (1 - part))
    },
    bend("CITwirlDistortion", radius: 300, .number(kCIInputAngleKey, .pi, -4 * .pi...4 * .pi)) {
      offset, part, angle in
      turned(offset, by: -angle * (1 - part))
    },
    bend("CIVortexDistortion", radius: 300, .number(kCIInputAngleKey, 56.55, -94...94)) {
      offset, part, angle in
      turned(offset, by: -angle * (1 - part) * (1 - part))
    },
    FilterDefinition(
      "CIHoleDistortion", kCICategoryDistortionEffect,
      inputs: [
        .image(), .place(kCIInputCenterKey, 150, 150), .number(kCIInputRadiusKey, 150, 0.01...1000),
      ]
    ) { inputs in
      let (center, radius) = (inputs.place(), max(inputs.number(kCIInputRadiusKey), 0.01))
      return inputs.image()?.warped(reach: CGFloat(radius)) { place in
        let offset = place - center
        let distance = (offset * offset).sum().squareRoot()
        guard distance > radius else { return SIMD2(1e9, 1e9) }
        return center + offset * ((distance - radius) / distance)
      }
    },
    FilterDefinition(
      "CICircleSplashDistortion", kCICategoryDistortionEffect,
      inputs: [
        .image(), .place(kCIInputCenterKey, 150, 150), .number(kCIInputRadiusKey, 150, 0...1000),
      ]
    ) { inputs in
      let (center, radius) = (inputs.place(), max(inputs.number(kCIInputRadiusKey), 0.01))
      guard let image = inputs.image(), !image.extent.isInfinite else { return inputs.image() }
      let whole = hypot(image.extent.width, image.extent.height)
      return image.clampedToExtent().warped(extent: .infinite, reach: whole) { place in
        let offset = place - center
        let distance = (offset * offset).sum().squareRoot()
        return distance > radius ? center + offset * (radius / distance) : place
      }.cropped(to: image.extent)
    },
  ]

  private static func turned(_ offset: SIMD2<Float>, by angle: Float) -> SIMD2<Float> {
    let (sine, cosine) = (sin(angle), cos(angle))
    return SIMD2(offset.x * cosine - offset.y * sine, offset.x * sine + offset.y * cosine)
  }

  /// A filter that takes pixels within a radius from elsewhere.
  ///
  /// - Parameter from: where a pixel comes from, for its distance from the middle, that as a part of the radius, and the
  ///   filter's number.
  private static func bend(
    _ name: String, radius: Double, _ amount: Input,
    _ from: @escaping @Sendable (SIMD2<Float>, Float, Float) -> SIMD2<Float>
  ) -> FilterDefinition {
    FilterDefinition(
      name, kCICategoryDistortionEffect,
      inputs: [
        .image(), .place(kCIInputCenterKey, 150, 150), .number(kCIInputRadiusKey, radius, 0...1000),
        amount,
      ]
    ) { inputs in
      let (center, radius) = (inputs.place(), max(inputs.number(kCIInputRadiusKey), 0.01))
      let amount = inputs.number(amount.key)
      return inputs.image()?.warped(reach: CGFloat(radius) * 3) { place in
        let offset = place - center
        let distance = (offset * offset).sum().squareRoot()
        return distance < radius ? center + from(offset, distance / radius, amount) : place
      }
    }
  }
}

import PlatformInterface

extension CIImage {
  /// Returns the part of the picture within a rectangle.
  public func cropped(to rect: CGRect) -> CIImage {
    let common = extent.isInfinite ? rect : extent.intersection(rect)
    return CIImage(extent: common, isNearest: isNearest) { [self] pass, area in
      pass.pixels(of: self, in: area)
    }
  }

  /// Returns the picture transformed, its pixels mixed where they fall between others.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    transformed(by: matrix, highQualityDownsample: false)
  }

  /// Returns the picture transformed.
  ///
  /// - Parameter highQualityDownsample: whether all pixels count where it becomes smaller, which they do anyway.
  public func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
    if matrix.isIdentity { return self }
    let determinant = matrix.a * matrix.d - matrix.b * matrix.c
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return .empty() }
    if extent.isNull { return self }
    let inverse = matrix.inverted()
    let moved = extent.isInfinite ? extent : extent.applying(matrix)
    return CIImage(extent: moved, isNearest: isNearest) { [self] pass, area in
      Sampling(self, pass).transformed(inverse, to: area)
    }
  }

  /// Returns the picture in front of another.
  public func composited(over dest: CIImage) -> CIImage {
    combined(with: dest) { front, back in front + back * (1 - front.w) }
  }

  /// Returns the picture with its edges' pixels going on without end.
  public func clampedToExtent() -> CIImage { clamped(to: extent) }

  /// Returns the part within a rectangle with its edges' pixels going on without end.
  public func clamped(to rect: CGRect) -> CIImage {
    let inside = cropped(to: rect)
    let edges = PixelArea(inside.extent)
    guard !edges.isEmpty else { return inside.extent.isInfinite ? self : .empty() }
    return CIImage(extent: .infinite) { pass, area in
      let nearest = PixelArea(
        x: min(max(area.x, edges.x), edges.maxX - 1), y: min(max(area.y, edges.y), edges.maxY - 1),
        width: 1, height: 1)
      let common = area.intersection(edges)
      let from = pass.pixels(
        of: inside, in: common.isEmpty ? Self.span(area, edges, nearest) : common)
      let result = Pixels(area)
      for y in area.y..<area.maxY {
        let row = from.row(min(max(y, from.area.y), from.area.maxY - 1))
        let to = result.row(y)
        for x in area.x..<area.maxX {
          to[x - area.x] = row[min(max(x, from.area.x), from.area.maxX - 1) - from.area.x]
        }
      }
      return result
    }
  }

  /// The part of the edges that lies beside an area wholly outside them.
  private static func span(_ area: PixelArea, _ edges: PixelArea, _ nearest: PixelArea) -> PixelArea
  {
    let isBeside = area.maxX <= edges.x || area.x >= edges.maxX
    let isAbove = area.maxY <= edges.y || area.y >= edges.maxY
    let left = isBeside ? nearest.x : max(area.x, edges.x)
    let right = isBeside ? nearest.x + 1 : min(area.maxX, edges.maxX)
    let bottom = isAbove ? nearest.y : max(area.y, edges.y)
    let top = isAbove ? nearest.y + 1 : min(area.maxY, edges.maxY)
    return PixelArea(x: left, y: bottom, width: right - left, height: top - bottom)
  }

  /// Returns the picture turned and mirrored as a number of EXIF's says, its corner at the origin.
  public func oriented(forExifOrientation orientation: Int32) -> CIImage {
    transformed(by: orientationTransform(forExifOrientation: orientation))
  }

  /// Returns the picture turned and mirrored, its corner at the origin.
  public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    oriented(forExifOrientation: Int32(orientation.rawValue))
  }

  /// Returns the transform by which the picture is turned and mirrored as a number of EXIF's says.
  public func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
    let turn: CGAffineTransform
    switch orientation {
    case 2: turn = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    case 3: turn = CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    case 4: turn = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    case 5: turn = CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 0, ty: 0)
    case 6: turn = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    case 7: turn = CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case 8: turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    default: return .identity
    }
    let moved = extent.applying(turn)
    return turn.concatenating(CGAffineTransform(translationX: -moved.minX, y: -moved.minY))
  }

  /// Returns the transform by which the picture is turned and mirrored.
  public func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform
  {
    orientationTransform(forExifOrientation: Int32(orientation.rawValue))
  }

  /// Returns the picture blurred, its edges fading into nothing.
  ///
  /// - Parameter sigma: the width of the curve by which pixels mix, in pixels.
  public func applyingGaussianBlur(sigma: Double) -> CIImage { blurred(Float(sigma)) }

  /// Returns the picture with its colours multiplied by their opacity.
  public func premultiplyingAlpha() -> CIImage {
    mapped { pixel in pixel.withColor(pixel.x * pixel.w, pixel.y * pixel.w, pixel.z * pixel.w) }
  }

  /// Returns the picture with its colours divided by their opacity.
  public func unpremultiplyingAlpha() -> CIImage {
    mapped { pixel in
      pixel.w > 0 ? pixel.withColor(pixel.x / pixel.w, pixel.y / pixel.w, pixel.z / pixel.w) : pixel
    }
  }

  /// Returns the picture opaque within a rectangle, and empty around it.
  public func settingAlphaOne(in extent: CGRect) -> CIImage {
    let inside = cropped(to: extent)
    return inside.mapped { pixel in Pixels.Pixel(pixel.x, pixel.y, pixel.z, 1) }
  }

  /// Returns the picture with other values to be known of it.
  public func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage {
    guard let cgImage else { return self }
    return CIImage(cgImage: cgImage, options: [.properties: properties])
  }

  /// Returns the picture, whose neighbours mix where it is drawn larger.
  public func samplingLinear() -> CIImage {
    guard isNearest else { return self }
    return CIImage(extent: extent) { [self] pass, area in pass.pixels(of: self, in: area) }
  }

  /// Returns the picture, whose pixels stay squares where it is drawn larger.
  public func samplingNearest() -> CIImage {
    CIImage(extent: extent, isNearest: true) { [self] pass, area in pass.pixels(of: self, in: area)
    }
  }

  /// Returns filters that would improve the picture: none, which is reported.
  public func autoAdjustmentFilters(options: [CIImageAutoAdjustmentOption: Any]? = nil)
    -> [CIFilter]
  {
    Unsupported.report("CIImage.autoAdjustmentFilters")
    return []
  }

  // MARK: Filters

  /// Returns what a filter of a name makes of the picture; the picture where there is no such filter.
  public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
    if filter.inputKeys.contains(kCIInputImageKey) {
      filter.setValue(self, forKey: kCIInputImageKey)
    }
    return filter.outputImage ?? .empty()
  }

  /// Returns what a filter of a name makes of the picture with its usual values.
  public func applyingFilter(_ filterName: String) -> CIImage {
    applyingFilter(filterName, parameters: [:])
  }

  // MARK: Steps of filters

  /// Each pixel made of its old self, premultiplied.
  func mapped(_ change: @escaping (Pixels.Pixel) -> Pixels.Pixel) -> CIImage {
    mapped(passing: { _, pixel in change(pixel) })
  }

  /// Each pixel made of its old self, its colour not multiplied by its opacity, in the pass's values.
  func colored(_ change: @escaping (RenderPass, Pixels.Pixel) -> Pixels.Pixel) -> CIImage {
    CIImage(extent: extent, isNearest: isNearest) { [self] pass, area in
      pass.pixels(of: self, in: area).mapColors { change(pass, $0) }
    }
  }

  /// Each pixel made of those of two pictures, this one the first.
  func combined(
    with other: CIImage, in common: CGRect? = nil,
    _ mix: @escaping (Pixels.Pixel, Pixels.Pixel) -> Pixels.Pixel
  ) -> CIImage {
    let both = extent.isInfinite || other.extent.isInfinite ? .infinite : extent.union(other.extent)
    return CIImage(extent: common ?? both) { [self] pass, area in
      let first = pass.pixels(of: self, in: area)
      let second = pass.pixels(of: other, in: area)
      let result = Pixels(area)
      for index in 0..<area.count {
        result.memory[index] = mix(first.memory[index], second.memory[index])
      }
      return result
    }
  }
}

/// What may be asked of filters that improve a picture.
public struct CIImageAutoAdjustmentOption: Hashable, RawRepresentable, Sendable {
  /// The text that tells options apart.
  public let rawValue: String
  /// Makes an option of a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Whether colours are improved.
  public static let enhance = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustEnhance")
  /// Whether red eyes are.
  public static let redEye = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustRedEye")
}

/// Takes the pixels of a picture from places that are not their own.
struct Sampling {
  private let image: CIImage
  private let pass: RenderPass

  init(_ image: CIImage, _ pass: RenderPass) {
    self.image = image
    self.pass = pass
  }

  /// The pixels of a picture that a transform has moved.
  ///
  /// - Parameter inverse: leads from the result's places to the picture's.
  func transformed(_ inverse: CGAffineTransform, to area: PixelArea) -> Pixels {
    let t = inverse
    // Moves by whole pixels mix nothing.
    if t.a == 1, t.b == 0, t.c == 0, t.d == 1, t.tx == t.tx.rounded(), t.ty == t.ty.rounded(),
      abs(t.tx) < 1e7, abs(t.ty) < 1e7
    {
      let from = PixelArea(
        x: area.x + Int(t.tx), y: area.y + Int(t.ty), width: area.width, height: area.height)
      let pixels = pass.pixels(of: image, in: from)
      let result = Pixels(area)
      result.memory.update(from: pixels.memory, count: area.count)
      return result
    }
    // Where the picture becomes smaller each pixel is the mean of several places.
    let steps = min(max(Int(max(hypot(t.a, t.b), hypot(t.c, t.d)).rounded(.up)), 1), 16)
    let (a, b, c, d) = (Float(t.a), Float(t.b), Float(t.c), Float(t.d))
    if image.isNearest, steps == 1 {
      return warped(to: area, reading: area.rect.applying(inverse).insetBy(dx: -2, dy: -2)) {
        pixels, x, y in
        let place = CGPoint(x: CGFloat(x), y: CGFloat(y)).applying(t)
        return pixels.at(Int(place.x.rounded(.down)), Int(place.y.rounded(.down)))
      }
    }
    return warped(to: area, reading: area.rect.applying(inverse).insetBy(dx: -2, dy: -2)) {
      pixels, x, y in
      var sum = Pixels.Pixel.zero
      for row in 0..<steps {
        for column in 0..<steps {
          let px = x + (Float(column) + 0.5) / Float(steps) - 0.5
          let py = y + (Float(row) + 0.5) / Float(steps) - 0.5
          sum += pixels.sample(a * px + c * py + Float(t.tx), b * px + d * py + Float(t.ty))
        }
      }
      return sum / Float(steps * steps)
    }
  }

  /// Pixels that are each made of places around.
  ///
  /// - Parameters:
  ///   - read: what of the picture is needed.
  ///   - pixel: the pixel whose middle is at a place.
  func warped(
    to area: PixelArea, reading read: CGRect, _ pixel: (Pixels, Float, Float) -> Pixels.Pixel
  ) -> Pixels {
    let wanted = image.extent.isInfinite ? read : read.intersection(image.extent)
    let pixels = pass.pixels(of: image, in: PixelArea(wanted))
    let result = Pixels(area)
    for y in area.y..<area.maxY {
      let row = result.row(y)
      for x in 0..<area.width {
        row[x] = pixel(pixels, Float(area.x + x) + 0.5, Float(y) + 0.5)
      }
    }
    return result
  }
}

extension CIImage {
  /// The picture with each pixel taken from another place.
  ///
  /// - Parameters:
  ///   - reach: how far that place is away at most, in pixels.
  ///   - place: where the pixel comes from whose middle is at a place.
  func warped(
    extent: CGRect? = nil, reach: CGFloat, _ place: @escaping (SIMD2<Float>) -> SIMD2<Float>
  ) -> CIImage {
    CIImage(extent: extent ?? self.extent) { [self] pass, area in
      Sampling(self, pass).warped(
        to: area, reading: area.rect.insetBy(dx: -reach - 1, dy: -reach - 1)
      ) { pixels, x, y in
        let from = place(SIMD2(x, y))
        return pixels.sample(from.x, from.y)
      }
    }
  }
}

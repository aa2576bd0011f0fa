/// Premultiplied pixels of an area in the working space, the lowest row first.
final class Pixels {
  /// Red, green, blue and opacity.
  typealias Pixel = SIMD4<Float>

  let area: PixelArea
  let memory: UnsafeMutablePointer<Pixel>

  /// Transparent pixels.
  init(_ area: PixelArea) {
    self.area = area
    memory = .allocate(capacity: max(area.count, 1))
    memory.initialize(repeating: .zero, count: max(area.count, 1))
  }

  deinit { memory.deallocate() }

  /// The first pixel of a row of the plane.
  func row(_ y: Int) -> UnsafeMutablePointer<Pixel> { memory + (y - area.y) * area.width }

  /// The pixel at a place of the plane; transparent outside the area.
  func at(_ x: Int, _ y: Int) -> Pixel {
    guard x >= area.x, y >= area.y, x < area.maxX, y < area.maxY else { return .zero }
    return memory[(y - area.y) * area.width + x - area.x]
  }

  /// The pixel at a place, mixed of the four around it. The middle of a pixel is half a point from its corner.
  func sample(_ x: Float, _ y: Float) -> Pixel {
    let (left, bottom) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
    guard abs(left) < 1e7, abs(bottom) < 1e7 else { return .zero }
    let (fx, fy) = (x - 0.5 - left, y - 0.5 - bottom)
    let (ix, iy) = (Int(left), Int(bottom))
    let low = at(ix, iy) * (1 - fx) + at(ix + 1, iy) * fx
    let high = at(ix, iy + 1) * (1 - fx) + at(ix + 1, iy + 1) * fx
    return low * (1 - fy) + high * fy
  }

  /// A part of another area, transparent where this one has nothing.
  func cropped(to other: PixelArea) -> Pixels {
    if other == area { return self }
    let result = Pixels(other)
    let common = area.intersection(other)
    guard !common.isEmpty else { return result }
    for y in common.y..<common.maxY {
      (result.row(y) + common.x - other.x)
        .update(from: row(y) + common.x - area.x, count: common.width)
    }
    return result
  }

  /// New pixels of the same area, each made of its old self.
  func map(_ change: (Pixel) -> Pixel) -> Pixels {
    let result = Pixels(area)
    for index in 0..<area.count { result.memory[index] = change(memory[index]) }
    return result
  }

  /// The same for colours that are not multiplied by their opacity.
  func mapColors(_ change: (Pixel) -> Pixel) -> Pixels {
    map { pixel in
      let alpha = pixel.w
      guard alpha > 0 else { return .zero }
      var color = alpha == 1 ? pixel : pixel / alpha
      color.w = alpha
      var changed = change(color)
      let opacity = min(max(changed.w, 0), 1)
      changed *= opacity
      changed.w = opacity
      return changed
    }
  }
}

extension SIMD4<Float> {
  /// How bright a colour is, by the weights of sRGB's primaries.
  var luminance: Float { x * 0.2126 + y * 0.7152 + z * 0.0722 }

  /// The colour with other amounts of red, green and blue, and the same opacity.
  func withColor(_ red: Float, _ green: Float, _ blue: Float) -> SIMD4<Float> {
    SIMD4(red, green, blue, w)
  }

  /// A grey with the same opacity.
  func withGray(_ value: Float) -> SIMD4<Float> { SIMD4(value, value, value, w) }

  /// Part of the way to another colour.
  func mixed(with other: SIMD4<Float>, _ part: Float) -> SIMD4<Float> {
    self + (other - self) * part
  }
}

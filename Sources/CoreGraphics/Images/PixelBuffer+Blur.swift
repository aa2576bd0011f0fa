extension PixelBuffer {
  /// Blurs the pixels in place, close to a Gaussian of that many pixels; beyond the edges lie the
  /// edges' own pixels. Before the bitmap is shared.
  ///
  /// - Complexity: O(pixels), whatever the radius.
  package func blur(radius: Int) {
    guard radius > 0 else { return }
    var line = [UInt32](repeating: 0, count: max(width, height))
    let pixels = bytes.assumingMemoryBound(to: UInt32.self)
    let stride = bytesPerRow / 4
    // Three averages in a row make a curve that is close to a Gaussian's.
    for _ in 0..<3 {
      for y in 0..<height {
        Self.average(pixels + y * stride, step: 1, count: width, radius, &line)
      }
      for x in 0..<width {
        Self.average(pixels + x, step: stride, count: height, radius, &line)
      }
    }
  }

  /// Replaces each pixel of a line by the average of those around it.
  private static func average(
    _ start: UnsafeMutablePointer<UInt32>, step: Int, count: Int, _ radius: Int,
    _ line: inout [UInt32]
  ) {
    for index in 0..<count { line[index] = start[index * step] }
    var sum = SIMD4<Int32>.zero
    func channels(_ index: Int) -> SIMD4<Int32> {
      let pixel = line[min(max(index, 0), count - 1)]
      return SIMD4(
        Int32(pixel & 0xFF), Int32(pixel >> 8 & 0xFF), Int32(pixel >> 16 & 0xFF),
        Int32(pixel >> 24))
    }
    for index in -radius...radius { sum &+= channels(index) }
    let size = Int32(2 * radius + 1)
    for index in 0..<count {
      let mean = (sum &+ size / 2) / size
      start[index * step] =
        UInt32(mean.x) | UInt32(mean.y) << 8 | UInt32(mean.z) << 16 | UInt32(mean.w) << 24
      sum &+= channels(index + radius + 1) &- channels(index - radius)
    }
  }

  /// A copy of the top left part.
  ///
  /// - Precondition: the sides are at least 1.
  package func cropped(width newWidth: Int, height newHeight: Int) -> PixelBuffer {
    let width = min(width, newWidth)
    let height = min(height, newHeight)
    let result = PixelBuffer(width: width, height: height, isOpaque: isOpaque)
    for y in 0..<height {
      (result.bytes + y * result.bytesPerRow)
        .copyMemory(from: bytes + y * bytesPerRow, byteCount: width * 4)
    }
    return result
  }
}

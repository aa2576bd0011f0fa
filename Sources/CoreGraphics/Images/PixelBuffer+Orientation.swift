extension PixelBuffer {
  /// A copy turned and mirrored as an EXIF orientation (1…8) says, so that it is upright.
  package func oriented(exif: Int) -> PixelBuffer {
    guard (2...8).contains(exif) else { return self }
    let isSideways = exif >= 5
    let result = PixelBuffer(
      width: isSideways ? height : width, height: isSideways ? width : height, isOpaque: isOpaque)
    for y in 0..<result.height {
      let to = (result.bytes + y * result.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<result.width {
        let (sx, sy) =
          switch exif {
          case 2: (width - 1 - x, y)
          case 3: (width - 1 - x, height - 1 - y)
          case 4: (x, height - 1 - y)
          case 5: (y, x)
          case 6: (y, height - 1 - x)
          case 7: (width - 1 - y, height - 1 - x)
          default: (width - 1 - y, x)
          }
        to[x] = bytes.load(fromByteOffset: sy * bytesPerRow + sx * 4, as: UInt32.self)
      }
    }
    return result
  }

  /// A copy whose every pixel is `color` times its alpha.
  package func tinted(_ color: RGBA) -> PixelBuffer {
    let result = PixelBuffer(width: width, height: height)
    func byte(_ value: Float) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
    let (r, g, b, a) = (byte(color.red), byte(color.green), byte(color.blue), byte(color.alpha))
    for y in 0..<height {
      let from = (bytes + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
      let to = (result.bytes + y * result.bytesPerRow).assumingMemoryBound(to: UInt8.self)
      for x in 0..<width {
        let alpha = (Int(from[x * 4 + 3]) * a + 127) / 255
        to[x * 4] = UInt8((b * alpha + 127) / 255)
        to[x * 4 + 1] = UInt8((g * alpha + 127) / 255)
        to[x * 4 + 2] = UInt8((r * alpha + 127) / 255)
        to[x * 4 + 3] = UInt8(alpha)
      }
    }
    return result
  }
}

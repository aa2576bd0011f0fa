import CoreGraphics

/// How two pictures of the same size differ.
struct PictureDifference {
  /// Pixels with a channel beyond the tolerance.
  var pixels = 0
  /// The largest difference of a channel, 0…255.
  var largest = 0
  /// Grey where both agree, red where they do not; brighter for more.
  var picture: PixelBuffer

  /// Nil where the sizes differ.
  init?(_ old: PixelBuffer, _ new: PixelBuffer, tolerance: Int) {
    guard old.width == new.width, old.height == new.height else { return nil }
    picture = PixelBuffer(width: old.width, height: old.height, isOpaque: true)
    for y in 0..<old.height {
      let a = old.bytes + y * old.bytesPerRow
      let b = new.bytes + y * new.bytesPerRow
      let out = picture.bytes + y * picture.bytesPerRow
      for x in 0..<old.width {
        var difference = 0
        for channel in 0..<4 {
          let left = Int(a.load(fromByteOffset: x * 4 + channel, as: UInt8.self))
          let right = Int(b.load(fromByteOffset: x * 4 + channel, as: UInt8.self))
          difference = max(difference, abs(left - right))
        }
        largest = max(largest, difference)
        let shade: UInt32
        if difference > tolerance {
          pixels += 1
          shade = 0xFF00_0000 | UInt32(128 + difference / 2) << 16
        } else {
          let grey = UInt32(b.load(fromByteOffset: x * 4 + 1, as: UInt8.self)) / 4 + 160
          shade = 0xFF00_0000 | grey << 16 | grey << 8 | grey
        }
        out.storeBytes(of: shade, toByteOffset: x * 4, as: UInt32.self)
      }
    }
  }
}

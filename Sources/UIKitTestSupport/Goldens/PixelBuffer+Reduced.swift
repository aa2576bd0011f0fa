import CoreGraphics

extension PixelBuffer {
  /// Returns a picture whose pixels are each the mean of `side`×`side` of this one; at the right and lower edge,
  /// of those that are there.
  func reduced(by side: Int) -> PixelBuffer {
    let result = PixelBuffer(
      width: (width + side - 1) / side, height: (height + side - 1) / side, isOpaque: isOpaque)
    for y in 0..<result.height {
      for x in 0..<result.width {
        let columns = x * side..<min((x + 1) * side, width)
        let rows = y * side..<min((y + 1) * side, height)
        let count = columns.count * rows.count
        for channel in 0..<4 {
          var sum = count / 2
          for row in rows {
            let start = bytes + row * bytesPerRow + channel
            for column in columns {
              sum += Int(start.load(fromByteOffset: column * 4, as: UInt8.self))
            }
          }
          (result.bytes + y * result.bytesPerRow + x * 4 + channel).storeBytes(
            of: UInt8(sum / count), as: UInt8.self)
        }
      }
    }
    return result
  }
}

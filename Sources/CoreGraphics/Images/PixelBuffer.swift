import Failures

/// A finished bitmap: premultiplied BGRA, 8 bits each, little-endian 32-bit words (Cairo's ARGB32).
///
/// Immutable once shared: whoever fills it does so before handing it on, after which any thread may
/// read it.
package final class PixelBuffer: @unchecked Sendable {
  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  /// Bytes from one row to the next; a multiple of 16.
  package let bytesPerRow: Int
  /// Whether no pixel is transparent.
  package private(set) var isOpaque: Bool
  /// The first byte of the first row; the buffer owns the memory.
  package let bytes: UnsafeMutableRawPointer

  /// 64 million, 256 MB, for what programs ask for and what files say: more than a photograph of 50
  /// megapixels has.
  package static let maximumPixels = 64 << 20

  /// Zeroed pixels.
  ///
  /// - Precondition: both sides are in `1...32767`, the range that Cairo and pixman can address.
  package init(width: Int, height: Int, isOpaque: Bool = false) {
    require(
      (1...32767).contains(width) && (1...32767).contains(height),
      "A bitmap has between 1 and 32767 pixels a side; found \(width)×\(height).")
    self.width = width
    self.height = height
    self.isOpaque = isOpaque
    bytesPerRow = (width * 4 + 15) & ~15
    // Zeroed by the system where it is large. Aligned to more than 16 bytes, glibc before 2.38 would use
    // hardly any of the memory again that such buffers leave behind.
    guard let memory = calloc(bytesPerRow, height) else {
      failure("There is no memory for a bitmap of \(width)×\(height) pixels.")
    }
    bytes = memory
  }

  deinit { free(bytes) }

  /// Lays the pixels over black; before the bitmap is shared.
  package func makeOpaque() {
    for y in 0..<height {
      let row = (bytes + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width { row[x] |= 0xFF00_0000 }
    }
    isOpaque = true
  }

  /// How many bytes all rows have.
  package var byteCount: Int { bytesPerRow * height }
}

import CSwiftRuntime

extension PixelBuffer {
  /// A copy of other dimensions, each pixel the average of those it covers when shrinking, a mixture
  /// of its neighbours when growing.
  ///
  /// - Complexity: O(pixels of this bitmap and of the copy).
  package func scaled(width newWidth: Int, height newHeight: Int) -> PixelBuffer {
    guard newWidth != width || newHeight != height else { return self }
    let result = PixelBuffer(width: newWidth, height: newHeight, isOpaque: isOpaque)
    _ = tessera_scale_pixels(
      bytes.assumingMemoryBound(to: UInt8.self), Int32(width), Int32(height), Int32(bytesPerRow),
      result.bytes.assumingMemoryBound(to: UInt8.self), Int32(newWidth), Int32(newHeight),
      Int32(result.bytesPerRow))
    return result
  }
}

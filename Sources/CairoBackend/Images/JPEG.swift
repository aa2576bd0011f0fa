import CPangoCairo
import CoreGraphics
import Foundation
import PlatformInterface

/// JPEG by libjpeg-turbo, decoded at 1/8, 1/4 or 1/2 where that is enough.
enum JPEG {
  /// Pictures in several scans keep their coefficients; half a gigabyte is a 90-megapixel one.
  private static let maximumCoefficientBytes: UInt64 = 512 << 20

  static func inspect(_ bytes: UnsafeRawBufferPointer) throws(ImageError) -> ImageInfo {
    let reader = try open(bytes)
    defer { tessera_jpeg_close(reader) }
    return ImageInfo(
      format: .jpeg, width: Int(tessera_jpeg_width(reader)),
      height: Int(tessera_jpeg_height(reader)),
      orientation: ExifOrientation.ofJPEG(bytes), isOpaque: true)
  }

  static func decode(_ bytes: UnsafeRawBufferPointer, atLeast size: (width: Int, height: Int)?)
    throws(ImageError) -> PixelBuffer
  {
    let reader = try open(bytes)
    defer { tessera_jpeg_close(reader) }
    let width = Int(tessera_jpeg_width(reader))
    let height = Int(tessera_jpeg_height(reader))
    guard tessera_jpeg_coefficient_bytes(reader) <= maximumCoefficientBytes else {
      throw ImageError("The progressive JPEG is too large to decode: \(width)×\(height) pixels.")
    }
    let wanted = ImageBudget.reduction(width: width, height: height, atLeast: size)
    let eighths = [1, 2, 4].first { 8 / $0 <= min(wanted.across, wanted.down) } ?? 8

    var message = tessera_image_message()
    var scaledWidth: UInt32 = 0
    var scaledHeight: UInt32 = 0
    guard
      tessera_jpeg_start(reader, Int32(eighths), &scaledWidth, &scaledHeight, &message) != 0
    else { throw message.error("The JPEG data are damaged.") }
    let rest = ImageBudget.reduction(
      width: Int(scaledWidth), height: Int(scaledHeight), atLeast: size)
    return try BoxReduction.bitmap(
      width: Int(scaledWidth), height: Int(scaledHeight), reduction: rest, isOpaque: true
    ) { row throws(ImageError) in
      guard tessera_jpeg_read_row(reader, row, &message) != 0 else {
        throw message.error("The JPEG data are damaged.")
      }
    }
  }

  private static func open(_ bytes: UnsafeRawBufferPointer) throws(ImageError) -> OpaquePointer {
    var message = tessera_image_message()
    guard
      let base = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
      let reader = tessera_jpeg_open(base, bytes.count, &message)
    else { throw message.error("The JPEG data are damaged.") }
    return reader
  }

  /// - Parameter quality: 0…1, as `UIImage.jpegData(compressionQuality:)` has it. What shines
  ///   through transparent pixels is white.
  static func encode(_ pixels: PixelBuffer, quality: Double) -> Data? {
    let quality = quality.isNaN ? 1 : min(max(quality, 0), 1)
    let source = pixels.isOpaque ? pixels : onWhite(pixels)
    var length = 0
    guard
      let bytes = tessera_jpeg_encode(
        source.bytes.assumingMemoryBound(to: UInt8.self), source.bytesPerRow,
        UInt32(source.width), UInt32(source.height), Int32((quality * 95 + 5).rounded()), &length)
    else { return nil }
    return Data(bytesNoCopy: bytes, count: length, deallocator: .free)
  }

  private static func onWhite(_ pixels: PixelBuffer) -> PixelBuffer {
    let result = PixelBuffer(width: pixels.width, height: pixels.height, isOpaque: true)
    for y in 0..<pixels.height {
      let input = pixels.bytes.advanced(by: y * pixels.bytesPerRow)
        .assumingMemoryBound(to: UInt8.self)
      let output = result.bytes.advanced(by: y * result.bytesPerRow)
        .assumingMemoryBound(to: UInt8.self)
      for x in 0..<pixels.width {
        let white = 255 - Int(input[4 * x + 3])
        for i in 0..<3 { output[4 * x + i] = UInt8(min(255, Int(input[4 * x + i]) + white)) }
        output[4 * x + 3] = 255
      }
    }
    return result
  }
}

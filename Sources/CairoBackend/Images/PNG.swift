import CPangoCairo
import CoreGraphics
import Foundation
import PlatformInterface

/// PNG by libpng, reduced row by row where less than the whole is asked for.
enum PNG {
  static func inspect(_ bytes: UnsafeRawBufferPointer) throws(ImageError) -> ImageInfo {
    let reader = try open(bytes)
    defer { tessera_png_close(reader) }
    return ImageInfo(
      format: .png, width: Int(tessera_png_width(reader)), height: Int(tessera_png_height(reader)),
      orientation: ExifOrientation.ofPNG(bytes), isOpaque: tessera_png_is_opaque(reader) != 0)
  }

  static func decode(_ bytes: UnsafeRawBufferPointer, atLeast size: (width: Int, height: Int)?)
    throws(ImageError) -> PixelBuffer
  {
    let reader = try open(bytes)
    defer { tessera_png_close(reader) }
    let width = Int(tessera_png_width(reader))
    let height = Int(tessera_png_height(reader))
    let isOpaque = tessera_png_is_opaque(reader) != 0
    let reduction = ImageBudget.reduction(width: width, height: height, atLeast: size)
    var message = tessera_image_message()

    if tessera_png_is_interlaced(reader) == 0 {
      return try BoxReduction.bitmap(
        width: width, height: height, reduction: reduction, isOpaque: isOpaque
      ) { row throws(ImageError) in
        guard tessera_png_read_row(reader, row, &message) != 0 else {
          throw message.error("The PNG data are damaged.")
        }
      }
    }

    // Interlaced rows come seven times over, so the whole picture has to be there.
    try ImageBudget.check(width: width, height: height, "interlaced PNG")
    let whole = PixelBuffer(width: width, height: height, isOpaque: isOpaque)
    let pixels = whole.bytes.assumingMemoryBound(to: UInt8.self)
    guard tessera_png_read_all(reader, pixels, whole.bytesPerRow, &message) != 0 else {
      throw message.error("The PNG data are damaged.")
    }
    guard reduction != ImageBudget.Reduction() else { return whole }
    var box = BoxReduction(width: width, height: height, reduction: reduction, isOpaque: isOpaque)
    for y in 0..<height { box.add(pixels + y * whole.bytesPerRow) }
    return box.result
  }

  private static func open(_ bytes: UnsafeRawBufferPointer) throws(ImageError) -> OpaquePointer {
    var message = tessera_image_message()
    guard
      let base = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
      let reader = tessera_png_open(base, bytes.count, &message)
    else { throw message.error("The PNG data are damaged.") }
    return reader
  }

  static func encode(_ pixels: PixelBuffer) -> Data? {
    var length = 0
    guard
      let bytes = tessera_png_encode(
        pixels.bytes.assumingMemoryBound(to: UInt8.self), pixels.bytesPerRow,
        UInt32(pixels.width), UInt32(pixels.height), pixels.isOpaque ? 1 : 0, &length)
    else { return nil }
    return Data(bytesNoCopy: bytes, count: length, deallocator: .free)
  }
}

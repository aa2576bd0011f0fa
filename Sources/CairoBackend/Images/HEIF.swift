import CPangoCairo
import Foundation
import PlatformInterface

/// HEIC and AVIF by libheif, where that is installed. Pictures are turned as their files say.
enum HEIF {
  /// The kind of a file by its first bytes; nil where it is neither.
  static func format(_ head: [UInt8]) -> ImageInfo.Format? {
    guard head.count >= 12, head[4..<8].elementsEqual("ftyp".utf8) else { return nil }
    return switch String(decoding: head[8..<12], as: UTF8.self) {
    case "avif", "avis": .avif
    case "heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1": .heic
    default: nil
    }
  }

  static func inspect(_ bytes: UnsafeRawBufferPointer, _ format: ImageInfo.Format)
    throws(ImageError) -> ImageInfo
  {
    var message = tessera_image_message()
    var (width, height, isOpaque): (UInt32, UInt32, Int32) = (0, 0, 0)
    guard
      tessera_heif_inspect(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, &width, &height,
        &isOpaque, &message) != 0
    else { throw message.error("The \(format.name) is damaged.") }
    return ImageInfo(
      format: format, width: Int(width), height: Int(height), isOpaque: isOpaque != 0)
  }

  static func decode(
    _ bytes: UnsafeRawBufferPointer, _ format: ImageInfo.Format,
    atLeast size: (width: Int, height: Int)?
  ) throws(ImageError) -> PixelBuffer {
    // The library decodes pictures whole.
    let info = try inspect(bytes, format)
    try ImageBudget.check(width: info.width, height: info.height, format.name)
    var message = tessera_image_message()
    guard
      let picture = tessera_heif_open(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, &message)
    else { throw message.error("The \(format.name) is damaged.") }
    defer { tessera_heif_close(picture) }
    let width = Int(tessera_heif_width(picture))
    let height = Int(tessera_heif_height(picture))
    return try BoxReduction.bitmap(
      width: width, height: height,
      reduction: ImageBudget.reduction(width: width, height: height, atLeast: size),
      isOpaque: tessera_heif_is_opaque(picture) != 0
    ) { row throws(ImageError) in tessera_heif_read_row(picture, row) }
  }
}

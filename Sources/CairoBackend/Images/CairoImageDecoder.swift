import CPangoCairo
import CoreGraphics
import Foundation
import PlatformInterface

/// Pictures by libjpeg-turbo, libpng, libwebp, giflib, librsvg, Poppler and libheif, and Windows' bitmaps and icons.
///
/// Thread-safe: every call works on state of its own, except two caches behind locks. No picture,
/// however large it claims to be, takes more than `ImageBudget` allows: bigger ones come reduced.
package final class CairoImageDecoder: ImageDecoder {
  private let symbolicIcons = SymbolicIconTheme()
  private let animations = AnimationCursors()

  package init() {}

  package func inspect(_ data: Data) throws(ImageError) -> ImageInfo {
    let format = try Self.format(of: data)
    switch format {
    case .jpeg: return try data.reading { bytes throws(ImageError) in try JPEG.inspect(bytes) }
    case .png: return try data.reading { bytes throws(ImageError) in try PNG.inspect(bytes) }
    case .webp: return try data.reading { bytes throws(ImageError) in try WebP.inspect(bytes) }
    case .gif: return try data.reading { bytes throws(ImageError) in try GIF.inspect(bytes) }
    case .bmp:
      return try data.reading { bytes throws(ImageError) in try BMP(file: bytes).info(.bmp) }
    case .ico: return try data.reading { bytes throws(ImageError) in try ICO.inspect(bytes) }
    case .svg: return try data.reading { bytes throws(ImageError) in try SVG.inspect(bytes) }
    case .pdf: return try data.reading { bytes throws(ImageError) in try PDF.inspect(bytes) }
    case .heic, .avif:
      return try data.reading { bytes throws(ImageError) in try HEIF.inspect(bytes, format) }
    }
  }

  package func decode(_ data: Data, frame: Int, atLeast size: (width: Int, height: Int)?)
    throws(ImageError) -> PixelBuffer
  {
    guard frame >= 0 else { throw ImageError("A picture has no frame \(frame).") }
    let format = try Self.format(of: data)
    guard frame == 0 || format == .gif || format == .webp else {
      throw ImageError("A \(format.name) has one frame; number \(frame) was asked for.")
    }
    switch format {
    case .jpeg:
      return try data.reading { bytes throws(ImageError) in
        try JPEG.decode(bytes, atLeast: size)
      }
    case .png:
      return try data.reading { bytes throws(ImageError) in
        try PNG.decode(bytes, atLeast: size)
      }
    case .webp:
      let isAnimated = try data.reading { bytes throws(ImageError) in
        try WebP.isAnimated(bytes)
      }
      if isAnimated { return try animations.frame(frame, of: data, format: .webp) }
      guard frame == 0 else {
        throw ImageError("The WebP has one frame; number \(frame) was asked for.")
      }
      return try data.reading { bytes throws(ImageError) in
        try WebP.decode(bytes, atLeast: size)
      }
    case .gif:
      return try animations.frame(frame, of: data, format: .gif)
    case .bmp:
      return try data.reading { bytes throws(ImageError) in
        try BMP(file: bytes).bitmap(atLeast: size)
      }
    case .ico:
      return try data.reading { bytes throws(ImageError) in try ICO.decode(bytes, atLeast: size) }
    case .svg:
      return try data.reading { bytes throws(ImageError) in try SVG.decode(bytes, size: size) }
    case .pdf:
      return try data.reading { bytes throws(ImageError) in try PDF.decode(bytes, size: size) }
    case .heic, .avif:
      return try data.reading { bytes throws(ImageError) in
        try HEIF.decode(bytes, format, atLeast: size)
      }
    }
  }

  package func encodePNG(_ pixels: PixelBuffer) -> Data? { PNG.encode(pixels) }

  package func encodeJPEG(_ pixels: PixelBuffer, quality: Double) -> Data? {
    JPEG.encode(pixels, quality: quality)
  }

  package func symbolicIcon(named name: String, pixelSize: Int) -> PixelBuffer? {
    symbolicIcons.icon(named: name, pixelSize: pixelSize)
  }

  /// Told from the first bytes; file names do not matter.
  static func format(of data: Data) throws(ImageError) -> ImageInfo.Format {
    guard !data.isEmpty else { throw ImageError("There are no image data: zero bytes.") }
    let head = [UInt8](data.prefix(16))
    if head.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
    if head.starts(with: Array("GIF87a".utf8)) || head.starts(with: Array("GIF89a".utf8)) {
      return .gif
    }
    if head.count >= 12, head.starts(with: Array("RIFF".utf8)),
      head[8..<12].elementsEqual("WEBP".utf8)
    {
      return .webp
    }
    if let format = HEIF.format(head) { return format }
    if PDF.looksLikePDF(head) { return .pdf }
    if BMP.looksLikeBMP(head) { return .bmp }
    if ICO.looksLikeICO(head) { return .ico }
    if data.reading({ SVG.looksLikeSVG($0) }) { return .svg }
    throw ImageError(
      "The data are no picture that can be read: neither JPEG, PNG, WebP, GIF, BMP, an icon, SVG, PDF, HEIC nor "
        + "AVIF."
    )
  }
}

extension ImageInfo.Format {
  /// As people write it.
  var name: String { self == .webp ? "WebP" : rawValue.uppercased() }
}

extension Data {
  /// `withUnsafeBytes` with a typed error.
  func reading<Result>(
    _ body: (UnsafeRawBufferPointer) throws(ImageError) -> Result
  ) throws(ImageError) -> Result {
    let result = withUnsafeBytes { bytes -> Swift.Result<Result, ImageError> in
      do throws(ImageError) { return .success(try body(bytes)) } catch { return .failure(error) }
    }
    return try result.get()
  }

  func reading<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    withUnsafeBytes(body)
  }
}

extension tessera_image_message {
  /// The sentence, or `fallback` where the C side left none.
  func error(_ fallback: String) -> ImageError {
    let sentence = withUnsafeBytes(of: text) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    return ImageError(sentence.isEmpty ? fallback : sentence)
  }
}

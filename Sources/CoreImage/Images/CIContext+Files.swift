import PlatformInterface
import UIKitCore

extension CIContext {
  private func picture(_ image: CIImage) -> UIImage? {
    createCGImage(image, from: image.extent).map { UIImage(cgImage: $0) }
  }

  /// Returns a picture as a PNG; nil for one that is empty or without end.
  public func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    picture(image)?.pngData()
  }

  /// Returns a picture as a JPEG; nil for one that is empty or without end.
  public func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    let quality = CIImageRepresentationOption(
      rawValue: kCGImageDestinationLossyCompressionQuality as String)
    let wanted = options[quality].flatMap { ($0 as? NSNumber)?.doubleValue ?? $0 as? Double }
    return picture(image)?.jpegData(compressionQuality: CGFloat(wanted ?? 0.9))
  }

  /// Writes a picture as a PNG.
  ///
  /// - Throws: where it is empty, or the file cannot be written.
  public func writePNGRepresentation(
    of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) throws {
    let data = pngRepresentation(
      of: image, format: format, colorSpace: colorSpace, options: options)
    try write(data, to: url)
  }

  /// Writes a picture as a JPEG.
  ///
  /// - Throws: where it is empty, or the file cannot be written.
  public func writeJPEGRepresentation(
    of image: CIImage, to url: URL, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) throws {
    try write(jpegRepresentation(of: image, colorSpace: colorSpace, options: options), to: url)
  }

  private func write(_ data: Data?, to url: URL) throws {
    guard let data else { throw CocoaError(.fileWriteUnknown) }
    try data.write(to: url, options: .atomic)
  }
}

/// What a file of a picture has besides.
public struct CIImageRepresentationOption: Hashable, RawRepresentable, Sendable {
  /// The text that tells options apart.
  public let rawValue: String
  /// Makes an option of a text.
  public init(rawValue: String) { self.rawValue = rawValue }
}

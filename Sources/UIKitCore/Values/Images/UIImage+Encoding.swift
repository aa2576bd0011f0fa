import PlatformInterface

extension UIImage {
  /// The picture as PNG; nil for an empty image.
  ///
  /// PNG has no orientation: a turned picture is written upright, as on iOS.
  public func pngData() -> Data? { uprightPNG(appliesOrientation: true) }

  /// The picture as JPEG, turned upright, over black where it is transparent; nil for an empty image.
  ///
  /// - Parameter compressionQuality: 0 for the smallest, 1 for the best.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let pixels = encodedPixels(appliesOrientation: true) else { return nil }
    let quality = compressionQuality.isFinite ? min(max(compressionQuality, 0), 1) : 1
    return ImageDecoding.current?.encodeJPEG(pixels, quality: Double(quality))
  }

  func uprightPNG(appliesOrientation: Bool) -> Data? {
    guard let pixels = encodedPixels(appliesOrientation: appliesOrientation) else { return nil }
    return ImageDecoding.current?.encodePNG(pixels)
  }

  private func encodedPixels(appliesOrientation: Bool) -> PixelBuffer? {
    preparePlatformForDrawing()
    guard let image = storage.image,
      let pixels = image.source.pixels(atLeastWidth: image.width, height: image.height)
    else { return nil }
    let turned = appliesOrientation ? pixels.oriented(exif: storage.orientation.exif) : pixels
    guard let tint = storage.tint else { return turned }
    return turned.tinted(tint.rgba)
  }
}

import CoreGraphics
import PlatformInterface

/// A picture in a size, which is decoded on any thread.
struct PictureRequest: Hashable, Sendable {
  let file: PictureFile
  /// Pixels as they are seen; nil for the picture's own size.
  private let width: Double?
  private let height: Double?
  private let fills: Bool

  init(_ file: PictureFile, _ size: CGSize, _ mode: PHImageContentMode) {
    self.file = file
    let isSize = size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite
    width = isSize ? Double(size.width) : nil
    height = isSize ? Double(size.height) : nil
    fills = mode == .aspectFill
  }

  /// Decodes the picture, upright and with a scale of 1.
  ///
  /// - Throws: `PHPhotosError` for a film, of which there is no picture here, and for a damaged file.
  func decoded() throws -> UIImage {
    guard file.kind != .film else {
      Unsupported.report("PHImageManager.requestImage(for:) of a film")
      throw PHPhotosError(
        .requestNotSupportedForAsset, saying: "There is no picture of a film: \(file.path)")
    }
    _ = GraphicsServices.current
    guard let data = try? Data(contentsOf: file.url, options: .mappedIfSafe),
      let source = EncodedImageSource.open(data, name: file.path)?.first
    else {
      throw PHPhotosError(.invalidResource, saying: "\(file.path) should be a picture.")
    }
    let orientation = source.info.orientation
    let isSideways = orientation >= 5
    let (width, height) = size(
      isSideways ? source.pixelHeight : source.pixelWidth,
      isSideways ? source.pixelWidth : source.pixelHeight)
    let stored = isSideways ? (height, width) : (width, height)
    guard
      var pixels = source.pixels(atLeastWidth: stored.0, height: stored.1, keeps: false)
    else { throw PHPhotosError(.invalidResource, saying: "\(file.path) is damaged.") }
    if pixels.width != stored.0 || pixels.height != stored.1 {
      pixels = pixels.scaled(width: stored.0, height: stored.1)
    }
    if orientation != 1 { pixels = pixels.oriented(exif: orientation) }
    return UIImage(cgImage: CGImage(pixels), scale: 1, orientation: .up)
  }

  /// The size in which a picture comes; never larger than its own.
  private func size(_ ownWidth: Int, _ ownHeight: Int) -> (Int, Int) {
    guard let width, let height, ownWidth > 0, ownHeight > 0 else { return (ownWidth, ownHeight) }
    let (across, down) = (width / Double(ownWidth), height / Double(ownHeight))
    let factor = min(1, fills ? max(across, down) : min(across, down))
    return (
      max(1, Int((Double(ownWidth) * factor).rounded())),
      max(1, Int((Double(ownHeight) * factor).rounded()))
    )
  }
}

import PlatformInterface

extension UIImage {
  /// The picture as painters take it, over `destination`; nil for an empty image.
  ///
  /// - Parameters:
  ///   - tint: what a template is painted in.
  ///   - isMirrored: the surroundings are read from right to left.
  package func renderImage(in destination: CGRect, tint: RGBA, isMirrored: Bool = false)
    -> RenderImage?
  {
    guard let image = storage.image, destination.width > 0, destination.height > 0,
      destination.isFinite
    else { return nil }
    var result = RenderImage(image, destination: destination)
    result.contentsScale = storage.scale
    var orientation = storage.orientation
    if isMirrored, storage.flipsForRightToLeft { orientation = orientation.mirrored }
    result.orientation = orientation.exif
    if storage.isTemplate {
      result.tint = tint
    } else if let own = storage.tint {
      result.tint = own.rgba
    }
    let size = self.size
    if storage.isResizable, destination.size != size, size.width > 0, size.height > 0 {
      let insets = storage.capInsets
      // Caps that leave no middle keep a pixel of one, as iOS does.
      let width = max(size.width - insets.left - insets.right, 1 / storage.scale)
      let height = max(size.height - insets.top - insets.bottom, 1 / storage.scale)
      result.unitCenter = CGRect(
        x: min(insets.left, size.width - width) / size.width,
        y: min(insets.top, size.height - height) / size.height, width: width / size.width,
        height: height / size.height)
      result.tilesCenter = storage.resizingMode == .tile && (width > 1 || height > 1)
    }
    return result
  }
}

import PlatformInterface

/// All that an image is, as a value: variants of an image are copies with one thing changed.
struct ImageStorage: @unchecked Sendable {
  var image: CGImage?
  var scale: CGFloat = 1
  var orientation = UIImage.Orientation.up
  var renderingMode = UIImage.RenderingMode.automatic
  var capInsets = UIEdgeInsets.zero
  var resizingMode = UIImage.ResizingMode.tile
  /// `resizableImage` was called, which means something even with no caps at all.
  var isResizable = false
  var alignmentRectInsets = UIEdgeInsets.zero
  var flipsForRightToLeft = false
  var baselineOffset: CGFloat?
  var frames: [UIImage]?
  var duration: TimeInterval = 0
  var configuration: UIImage.Configuration?
  var symbol: SymbolDrawing?
  /// `withTintColor` was called.
  var tint: UIColor?

  init() {}

  init(_ image: CGImage, scale: CGFloat = 1, orientation: UIImage.Orientation = .up) {
    self.image = image
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    self.orientation = orientation
  }

  /// Nil where the data is no picture, which the log then says.
  ///
  /// - Parameter name: what the log calls it.
  init?(data: Data, scale: CGFloat, name: String = "image data") {
    preparePlatformForDrawing()
    guard let sources = EncodedImageSource.open(data, name: name), let first = sources.first
    else { return nil }
    self.init(
      CGImage(source: first), scale: scale,
      orientation: UIImage.Orientation(exif: first.info.orientation))
    guard sources.count > 1 else { return }
    // UIImage(data:) of a GIF shows the first picture; its frames come through `images`.
    frames = nil
  }

  var size: CGSize {
    if let symbol { return symbol.size }
    guard let image else { return frames?.first?.size ?? .zero }
    let (width, height) = (CGFloat(image.width) / scale, CGFloat(image.height) / scale)
    return orientation.isSideways
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  /// Takes the tint of the view it is shown in.
  var isTemplate: Bool {
    switch renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    case .automatic: symbol != nil && tint == nil
    }
  }

  func isEqual(to other: ImageStorage) -> Bool {
    image == other.image && scale == other.scale && orientation == other.orientation
      && renderingMode == other.renderingMode && capInsets == other.capInsets
      && resizingMode == other.resizingMode && isResizable == other.isResizable
      && alignmentRectInsets == other.alignmentRectInsets
      && flipsForRightToLeft == other.flipsForRightToLeft
      && baselineOffset == other.baselineOffset && duration == other.duration
      && symbol?.key == other.symbol?.key && frames == other.frames
      && (tint == other.tint || (tint?.isEqual(other.tint) ?? false))
  }
}

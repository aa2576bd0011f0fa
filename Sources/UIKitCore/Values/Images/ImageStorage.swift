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
  /// What a picture of a bundle was asked for by; nil for others.
  var name: String?
  /// `withTintColor` was called.
  var tint: UIColor?
  /// Knows the picture for other surroundings, where there are several.
  var asset: UIImageAsset?

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
  }

  /// All pictures of an encoded animation; nil where it has one only.
  ///
  /// An animated image shows each picture equally long, so a picture that stays longer is repeated.
  ///
  /// - Parameter duration: seconds of a round; 0 for the file's own.
  func animated(duration: TimeInterval) -> UIImage? {
    guard let first = image?.source as? EncodedImageSource, first.info.frameDurations.count > 1,
      let sources = EncodedImageSource.open(first.data)
    else { return nil }
    let ticks = first.info.frameDurations.map { max(1, Int(($0 * 100).rounded())) }
    var step = ticks.reduce(0, Self.greatestCommonDivisor)
    // Odd times would need thousands of entries: then each picture stays equally long.
    if ticks.reduce(0, +) / step > 1000 { step = .max }
    var pictures: [UIImage] = []
    for (source, tick) in zip(sources, ticks) {
      var copy = self
      copy.image = CGImage(source: source)
      let picture = UIImage(storage: copy)
      for _ in 0..<max(1, tick / step) { pictures.append(picture) }
    }
    let own = Double(ticks.reduce(0, +)) / 100
    return UIImage.animatedImage(with: pictures, duration: duration > 0 ? duration : own)
  }

  private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    b == 0 ? a : greatestCommonDivisor(b, a % b)
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
    (symbol != nil || image == other.image) && scale == other.scale
      && orientation == other.orientation
      && renderingMode == other.renderingMode && capInsets == other.capInsets
      && resizingMode == other.resizingMode && isResizable == other.isResizable
      && alignmentRectInsets == other.alignmentRectInsets
      && flipsForRightToLeft == other.flipsForRightToLeft
      && baselineOffset == other.baselineOffset && duration == other.duration
      && symbol?.key == other.symbol?.key && frames == other.frames
      && (tint == other.tint || (tint?.isEqual(other.tint) ?? false))
  }
}

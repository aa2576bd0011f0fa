/// An immutable bitmap, decoded when first needed.
public final class CGImage: @unchecked Sendable {
  /// Also the identity under which painters cache scaled copies: compare with `===`.
  package let source: any ImageSource
  /// The bytes and format the app gave, where it did.
  private let given: (provider: CGDataProvider, layout: BitmapLayout)?
  /// Whether pixels are mixed where the image is drawn larger or smaller.
  public let shouldInterpolate: Bool
  /// What becomes of colours that the destination cannot show.
  public let renderingIntent: CGColorRenderingIntent

  /// For each component the values that its smallest and its largest sample stand for; nil where these are 0 and 1.
  public let decode: UnsafePointer<CGFloat>?

  /// Makes an image of what gives its pixels.
  package init(source: any ImageSource) {
    self.source = source
    given = nil
    shouldInterpolate = true
    renderingIntent = .defaultIntent
    decode = nil
  }

  /// Makes an image of pixels that are there.
  package convenience init(_ buffer: PixelBuffer) { self.init(source: BitmapSource(buffer)) }

  private init(
    provider: CGDataProvider, layout: BitmapLayout, source: any ImageSource,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    self.source = source
    given = (provider, layout)
    self.shouldInterpolate = shouldInterpolate
    renderingIntent = intent
    decode = layout.decode.map { values in
      let copy = UnsafeMutablePointer<CGFloat>.allocate(capacity: values.count)
      copy.initialize(from: values, count: values.count)
      return UnsafePointer(copy)
    }
  }

  deinit { decode?.deallocate() }

  /// Pixels in the app's own format: 1, 2, 4, 8 or 16 bits a component, in any colour space.
  ///
  /// Nil, after a sentence on standard error, where the numbers contradict each other.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    let values = decode.map {
      Array(UnsafeBufferPointer(start: $0, count: space.numberOfComponents * 2))
    }
    self.init(
      BitmapLayout(
        width: width, height: height, bitsPerComponent: bitsPerComponent,
        bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow, space: space, info: bitmapInfo,
        decode: values),
      provider: provider, shouldInterpolate: shouldInterpolate, intent: intent)
  }

  /// An image mask: samples of 0 let the fill colour through, the largest keep it out.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int,
    bytesPerRow: Int, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool
  ) {
    self.init(
      BitmapLayout(
        width: width, height: height, bitsPerComponent: bitsPerComponent,
        bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow, space: .grayGammaSpace, info: [],
        decode: decode.map { [$0[0], $0[1]] }, isMask: true),
      provider: provider, shouldInterpolate: shouldInterpolate, intent: .defaultIntent)
  }

  private convenience init?(
    _ layout: BitmapLayout, provider: CGDataProvider, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    if let complaint = layout.complaint {
      GraphicsServices.warn("CGImageCreate: \(complaint).")
      return nil
    }
    self.init(
      provider: provider, layout: layout,
      source: LazySource(
        width: layout.width, height: layout.height, isOpaque: layout.isOpaque
      ) {
        (provider.data ?? Data()).withUnsafeBytes { layout.read($0) }
      }, shouldInterpolate: shouldInterpolate, intent: intent)
  }

  /// Nil where the data is no JPEG. `decode` and `shouldInterpolate` make no difference.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard let data = source.data, data.starts(with: [0xFF, 0xD8]),
      let opened = GraphicsServices.current?.open(data)
    else { return nil }
    self.init(source: opened)
  }

  /// Nil where the data is no PNG. `decode` and `shouldInterpolate` make no difference.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard let data = source.data, data.starts(with: [0x89, 0x50, 0x4E, 0x47]),
      let opened = GraphicsServices.current?.open(data)
    else { return nil }
    self.init(source: opened)
  }

  /// The width in pixels.
  public var width: Int { source.pixelWidth }
  /// The height in pixels.
  public var height: Int { source.pixelHeight }

  /// As iOS reports its own bitmaps: 32-bit little-endian words, alpha first, unless the app gave
  /// the pixels in another format. Pictures of files have red first and alpha last.
  private var layout: BitmapLayout {
    if let given { return given.layout }
    if isOfFile { return .decoded(width: width, height: height, isOpaque: source.isOpaque) }
    return .native(
      width: width, height: height, bytesPerRow: (width * 4 + 15) & ~15,
      isOpaque: source.isOpaque)
  }

  // iOS-BEHAVIOUR: programs that read the pixels of a picture from a file find red, green and blue in this order.
  // Evidence: https://github.com/zenangst/Hue/blob/master/Tests/iOS%2BtvOS/UIImageTests.swift
  private var isOfFile: Bool {
    source.typeIdentifier == "public.png" || source.typeIdentifier == "public.jpeg"
  }

  /// Whether the image is a mask, which has no colours.
  public var isMask: Bool { layout.isMask }
  /// How many bits a component has.
  public var bitsPerComponent: Int { layout.bitsPerComponent }
  /// How many bits a pixel has.
  public var bitsPerPixel: Int { layout.bitsPerPixel }
  /// How many bytes lie between the beginning of one row and of the next.
  public var bytesPerRow: Int { layout.bytesPerRow }
  /// Nil for a mask.
  public var colorSpace: CGColorSpace? { isMask ? nil : layout.space }
  /// Where the alpha of a pixel lies.
  public var alphaInfo: CGImageAlphaInfo { layout.info.alpha }
  /// The alpha info and the byte order.
  public var bitmapInfo: CGBitmapInfo { layout.info }
  /// The order of a pixel's bytes.
  public var byteOrderInfo: CGImageByteOrderInfo { layout.info.byteOrder }
  /// How components are packed, which is always one behind the other.
  public var pixelFormatInfo: CGImagePixelFormatInfo { .packed }
  /// The uniform type identifier of the file format the picture came in; nil for bitmaps.
  public var utType: CFString? { source.typeIdentifier }

  /// The pixels as the properties above describe them; decodes the whole picture.
  public var dataProvider: CGDataProvider? {
    if let given { return given.provider }
    guard let buffer = source.pixels(atLeastWidth: width, height: height) else { return nil }
    if isOfFile, buffer.width == width, buffer.height == height {
      let layout = layout
      var data = Data(count: layout.byteCount)
      data.withUnsafeMutableBytes { bytes in
        if let base = bytes.baseAddress { layout.write(buffer, into: base) }
      }
      return CGDataProvider(data: data)
    }
    return CGDataProvider(
      data: Data(bytes: buffer.bytes, count: buffer.bytesPerRow * buffer.height))
  }

  public func copy() -> CGImage? { self }

  /// A part, in pixels from the top left, enlarged to whole pixels and cut at the image's edges; nil
  /// where nothing is left.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard rect.isFinite else { return nil }
    let part = rect.integral.overlap(with: CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    return CGImage(source: CroppedSource(source, part))
  }

  /// The picture, seen only where `mask` lets it: where an image mask's samples are 0, or where a
  /// gray image is white. The mask is stretched over the picture.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard !isMask else { return nil }
    return CGImage(source: MaskedSource(source, mask: mask.alphaMask))
  }

  /// Returns the picture itself, as pixels are kept in sRGB, for a space of as many components; nil for
  /// others.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? {
    !isMask && space.numberOfComponents == layout.space.numberOfComponents ? self : nil
  }

  /// The picture with the colours between pairs of limits (0…255, red, green, blue) made clear.
  public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
    guard components.count == 6, !isMask else { return nil }
    return CGImage(source: ColorKeyedSource(source, limits: components))
  }

  /// What `clip(to:mask:)` multiplies by, as the alpha of a picture.
  package var alphaMask: CGImage {
    isMask || alphaInfo == .alphaOnly || (colorSpace?.model != .monochrome)
      ? self : CGImage(source: LuminanceSource(source))
  }
}

extension CGImage: Hashable {
  /// Returns whether both are the same object, or have the same bytes in the same format.
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool {
    lhs === rhs || lhs.source === rhs.source
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(source)) }
}

/// Called with the `info` and the memory that a bitmap context was made with, when the context is done
/// with them.
public typealias CGBitmapContextReleaseDataCallback = (
  UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
) -> Void

extension CGContext {
  /// A bitmap to draw into, in `data` or, where that is nil, in memory of its own.
  ///
  /// Formats as on iOS, 8 bits a component: RGB with or without premultiplied alpha in either byte
  /// order, gray without alpha, alpha only. Nil, after a sentence on standard error, for others.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent,
      bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo, releaseCallback: nil,
      releaseInfo: nil)
  }

  /// Makes a context that draws into the program's memory; `releaseCallback` gets `releaseInfo` and `data`
  /// when it goes.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32,
    releaseCallback: CGBitmapContextReleaseDataCallback?, releaseInfo: UnsafeMutableRawPointer?
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    let isOneByte = space.model == .monochrome || info.alpha == .alphaOnly
    let bitsPerPixel = bitsPerComponent * (isOneByte ? 1 : 4)
    let rowBytes =
      bytesPerRow > 0 || data != nil
      ? bytesPerRow : (max(0, min(width, 32767)) * bitsPerPixel / 8 + 15) & ~15
    let layout = BitmapLayout(
      width: width, height: height, bitsPerComponent: bitsPerComponent,
      bitsPerPixel: bitsPerPixel, bytesPerRow: rowBytes, space: space, info: info)
    if let complaint = layout.complaint {
      GraphicsServices.warn("CGBitmapContextCreate: \(complaint).")
      return nil
    }
    guard layout.isWritable else {
      GraphicsServices.warn(
        "CGBitmapContextCreate: \(bitsPerComponent) bits a component with alpha info "
          + "\(info.alpha) in \(space.name ?? "this colour space") are not supported.")
      return nil
    }
    let release = releaseCallback.map { callback in { callback(releaseInfo, data) } }
    self.init(bitmap: BitmapTarget(layout: layout, memory: data, release: release))
  }

  /// Pixels, as wide as the drawing is at its scale.
  public var width: Int {
    bitmap?.layout.width ?? Int((recordingBounds.width * scale).rounded(.up))
  }
  /// The height in pixels; of a context without a bitmap, the height that its recording would have.
  public var height: Int {
    bitmap?.layout.height ?? Int((recordingBounds.height * scale).rounded(.up))
  }
  /// How many bits one component of a pixel has.
  public var bitsPerComponent: Int { layout.bitsPerComponent }
  /// How many bits a pixel has.
  public var bitsPerPixel: Int { layout.bitsPerPixel }
  /// How many bytes lie between the beginning of one row and of the next.
  public var bytesPerRow: Int { layout.bytesPerRow }
  /// The space of the bitmap's colours; nil for masks.
  public var colorSpace: CGColorSpace? { layout.info.alpha == .alphaOnly ? nil : layout.space }
  /// Where the alpha of a pixel lies.
  public var alphaInfo: CGImageAlphaInfo { layout.info.alpha }
  /// The alpha info and the byte order of the bitmap.
  public var bitmapInfo: CGBitmapInfo { layout.info }

  /// The bitmap's memory with all that was drawn; from the first time on it is kept up to date.
  public var data: UnsafeMutableRawPointer? {
    if bitmap == nil { bitmap = BitmapTarget(layout: layout, memory: nil, release: nil) }
    flush()
    return bitmap?.expose(canvas)
  }

  private var layout: BitmapLayout {
    bitmap?.layout
      ?? .native(width: width, height: height, bytesPerRow: (width * 4 + 15) & ~15, isOpaque: false)
  }
}

/// The memory behind a bitmap context, in the app's format.
final class BitmapTarget {
  let layout: BitmapLayout
  private var memory: UnsafeMutableRawPointer?
  private let isOwn: Bool
  private let release: (() -> Void)?

  /// - Parameter memory: the app's, or nil to make some when it is first looked at.
  init(layout: BitmapLayout, memory: UnsafeMutableRawPointer?, release: (() -> Void)?) {
    self.layout = layout
    self.memory = memory
    isOwn = memory == nil
    self.release = release
  }

  deinit {
    release?()
    if isOwn { memory?.deallocate() }
  }

  /// The app may look at the memory, or change it, at any time.
  var mirrorsMemory: Bool { memory != nil }

  /// What the painter makes needs no conversion.
  var isNative: Bool {
    layout.space.model == .rgb && layout.info.alpha != .alphaOnly && !layout.isOpaque
      && layout.info.alpha != .none
  }

  /// The memory, holding `pixels` where it was made just now.
  func expose(_ pixels: PixelBuffer?) -> UnsafeMutableRawPointer {
    if let memory { return memory }
    let made = UnsafeMutableRawPointer.allocate(byteCount: layout.byteCount, alignment: 16)
    made.initializeMemory(as: UInt8.self, repeating: 0, count: layout.byteCount)
    memory = made
    if let pixels { layout.write(pixels, into: made) }
    return made
  }

  /// Makes the memory say what `pixels` show, if the app can see it.
  func store(_ pixels: PixelBuffer) {
    if let memory { layout.write(pixels, into: memory) }
  }

  /// What the memory shows.
  func load() -> PixelBuffer? {
    guard let memory else { return nil }
    return layout.read(UnsafeRawBufferPointer(start: memory, count: layout.byteCount))
  }

  /// A copy of the memory as an image of the same format.
  func makeImage() -> CGImage? {
    let bytes = Data(bytes: expose(nil), count: layout.byteCount)
    guard let provider = CGDataProvider(data: bytes) else { return nil }
    return CGImage(
      width: layout.width, height: layout.height, bitsPerComponent: layout.bitsPerComponent,
      bitsPerPixel: layout.bitsPerPixel, bytesPerRow: layout.bytesPerRow, space: layout.space,
      bitmapInfo: layout.info, provider: provider, decode: nil, shouldInterpolate: true,
      intent: .defaultIntent)
  }
}

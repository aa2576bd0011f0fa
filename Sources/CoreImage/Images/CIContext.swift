import PlatformInterface

/// Draws pictures: what filters say is calculated here, on the processor.
///
/// Free to use from any thread.
open class CIContext: NSObject, @unchecked Sendable {
  /// Whether filters calculate with light, as they do unless the context has no working space.
  private let isLinear: Bool
  private let target: CGContext?

  /// Makes a context.
  public override convenience init() { self.init(options: nil) }

  /// Makes a context.
  ///
  /// - Parameter options: without a working space (`NSNull`) filters calculate with the values of pixels as they are; the
  ///   rest decides of speed on a device, and is not observed.
  public init(options: [CIContextOption: Any]?) {
    isLinear = !(options?[.workingColorSpace] is NSNull)
    target = nil
    super.init()
  }

  /// Makes a context that draws into another.
  public init(cgContext: CGContext, options: [CIContextOption: Any]?) {
    isLinear = !(options?[.workingColorSpace] is NSNull)
    target = cgContext
    super.init()
  }

  /// The space that filters calculate in; nil where they take values as they are.
  open var workingColorSpace: CGColorSpace? {
    isLinear ? CGColorSpace(name: CGColorSpace.linearSRGB) : nil
  }

  /// The largest picture that is drawn, in pixels.
  open func outputImageMaximumSize() -> CGSize { CGSize(width: 32767, height: 32767) }
  /// The largest picture that is taken, in pixels.
  open func inputImageMaximumSize() -> CGSize { CGSize(width: 32767, height: 32767) }

  /// Does nothing, as nothing is kept between two drawings.
  open func clearCaches() {}

  private func buffer(of image: CIImage, _ rect: CGRect) -> PixelBuffer? {
    let area = PixelArea(rect)
    guard !area.isEmpty, area.width <= 32767, area.height <= 32767,
      area.count <= PixelArea.maximumPixels
    else { return nil }
    return RenderPass(isLinear: isLinear).buffer(of: image, in: area)
  }

  /// Draws a part of a picture; nil for one that is empty, too large, or without end.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    buffer(of: image, fromRect).map { CGImage($0) }
  }

  /// Draws a part of a picture; all become pixels of four bytes in sRGB.
  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? {
    createCGImage(image, from: fromRect)
  }

  /// Draws a part of a picture at once, whether or not it might wait.
  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?,
    deferred: Bool
  ) -> CGImage? {
    createCGImage(image, from: fromRect)
  }

  /// Draws a part of a picture into a rectangle of the context that this one was made with; without one it is reported.
  open func draw(_ image: CIImage, in inRect: CGRect, from fromRect: CGRect) {
    guard let target else { return Unsupported.report("CIContext.draw without a CGContext") }
    let part = image.extent.isInfinite ? fromRect : fromRect.intersection(image.extent)
    guard fromRect.width > 0, fromRect.height > 0, let drawn = createCGImage(image, from: part)
    else { return }
    let (x, y) = (inRect.width / fromRect.width, inRect.height / fromRect.height)
    target.draw(
      drawn,
      in: CGRect(
        x: inRect.minX + (part.minX - fromRect.minX) * x,
        y: inRect.minY + (part.minY - fromRect.minY) * y, width: part.width * x,
        height: part.height * y))
  }

  /// Draws a part of a picture into memory, the highest row first.
  ///
  /// - Parameters:
  ///   - rowBytes: how far rows are apart.
  ///   - format: `RGBA8`, `BGRA8`, `ARGB8` or `RGBAf`; others are reported.
  ///   - colorSpace: nil for values as filters left them; all others are sRGB.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
    format: CIFormat, colorSpace: CGColorSpace?
  ) {
    let area = PixelArea(bounds)
    guard !area.isEmpty, area.count <= PixelArea.maximumPixels else { return }
    if format == .RGBAf {
      let pixels = RenderPass(isLinear: isLinear).pixels(of: image, in: area)
      for row in 0..<area.height {
        (data + row * rowBytes).copyMemory(
          from: pixels.row(area.maxY - 1 - row), byteCount: area.width * 16)
      }
      return
    }
    guard let order = format.order else {
      return Unsupported.report(
        "CIContext.render in another format than RGBA8, BGRA8, ARGB8 and RGBAf")
    }
    guard let buffer = buffer(of: image, bounds) else { return }
    for row in 0..<area.height {
      let from = (buffer.bytes + row * buffer.bytesPerRow).assumingMemoryBound(to: UInt8.self)
      let to = (data + row * rowBytes).assumingMemoryBound(to: UInt8.self)
      for x in 0..<area.width {
        to[x * 4 + order[0]] = from[x * 4 + 2]
        to[x * 4 + order[1]] = from[x * 4 + 1]
        to[x * 4 + order[2]] = from[x * 4]
        to[x * 4 + order[3]] = from[x * 4 + 3]
      }
    }
  }
}

/// How a context is to draw.
public struct CIContextOption: Hashable, RawRepresentable, Sendable {
  /// The text that tells options apart.
  public let rawValue: String
  /// Makes an option of a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The space of what it draws.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  /// The space that filters calculate in; `NSNull` for none.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// The format of pixels between filters.
  public static let workingFormat = CIContextOption(rawValue: "working_format")
  /// Whether the processor draws.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// Whether all pixels count where a picture becomes smaller.
  public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
  /// Whether colours are multiplied by their opacity.
  public static let outputPremultiplied = CIContextOption(rawValue: "output_premultiplied")
  /// Whether what filters made is kept.
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
  /// Whether it may wait for others.
  public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
  /// Whether little memory is used.
  public static let allowLowPower = CIContextOption(rawValue: "kCIContextAllowLowPower")
  /// What it is called in traces.
  public static let name = CIContextOption(rawValue: "kCIContextName")
}

/// The key of the space of what a context draws.
public let kCIContextOutputColorSpace = CIContextOption.outputColorSpace
/// The key of the space that filters calculate in.
public let kCIContextWorkingColorSpace = CIContextOption.workingColorSpace
/// The key of whether the processor draws.
public let kCIContextUseSoftwareRenderer = CIContextOption.useSoftwareRenderer
/// The key of whether it may wait for others.
public let kCIContextPriorityRequestLow = CIContextOption.priorityRequestLow

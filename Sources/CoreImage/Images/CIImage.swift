import PlatformInterface
import UIKitCore

/// A picture as a recipe: nothing is calculated before a context draws it. Its origin is below, in pixels.
///
/// Immutable, and free to share between threads.
open class CIImage: NSObject, NSCopying, @unchecked Sendable {
  /// How the pixels of an area come about.
  typealias Recipe = (RenderPass, PixelArea) -> Pixels

  /// Where the picture has pixels; everywhere for one without end.
  public let extent: CGRect
  let recipe: Recipe
  /// The picture that this one was made of as it is; nil for one that filters made.
  public let cgImage: CGImage?
  /// Where the picture was read from; nil for one of other origin.
  public let url: URL?
  /// Whether the picture's pixels stay squares where it is drawn larger.
  let isNearest: Bool
  /// What was said of the picture as it was made, by the keys of Image I/O.
  public let properties: [String: Any]
  /// The space that the picture's colours were given in: sRGB, in which all are kept; nil for one that filters made.
  public var colorSpace: CGColorSpace? { cgImage?.colorSpace }

  init(extent: CGRect, isNearest: Bool = false, _ recipe: @escaping Recipe) {
    self.extent = extent
    self.isNearest = isNearest
    self.recipe = recipe
    cgImage = nil
    url = nil
    properties = [:]
    super.init()
  }

  private init(_ image: CGImage, url: URL?, properties: [String: Any]) {
    extent = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    let source = image.source
    recipe = { pass, area in
      guard let buffer = source.pixels(atLeastWidth: source.pixelWidth, height: source.pixelHeight)
      else { return Pixels(area) }
      return pass.pixels(of: buffer, in: area)
    }
    cgImage = image
    isNearest = false
    self.url = url
    self.properties = properties
    super.init()
  }

  /// Makes a picture of one with pixels.
  public convenience init(cgImage image: CGImage) { self.init(cgImage: image, options: nil) }

  /// Makes a picture of one with pixels.
  ///
  /// - Parameter options: what is said of it; the rest is not observed, as all colours are of sRGB.
  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]?) {
    let said = options?[.properties] as? [String: Any] ?? [:]
    self.init(image, url: nil, properties: said)
  }

  /// Makes a picture of an encoded one; nil for other data.
  public convenience init?(data: Data) { self.init(data: data, options: nil) }

  /// Makes a picture of an encoded one; nil for other data.
  public convenience init?(data: Data, options: [CIImageOption: Any]?) {
    guard let image = GraphicsServices.current?.open(data).map({ CGImage(source: $0) }) else {
      return nil
    }
    self.init(image, url: nil, properties: options?[.properties] as? [String: Any] ?? [:])
  }

  /// Makes a picture of a file's; nil where there is none.
  public convenience init?(contentsOf url: URL) { self.init(contentsOf: url, options: nil) }

  /// Makes a picture of a file's; nil where there is none.
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]?) {
    guard let data = try? Data(contentsOf: url),
      let image = GraphicsServices.current?.open(data).map({ CGImage(source: $0) })
    else { return nil }
    self.init(image, url: url, properties: options?[.properties] as? [String: Any] ?? [:])
  }

  /// Makes a picture of one colour without end.
  public convenience init(color: CIColor) {
    self.init(extent: .infinite) { pass, area in
      let pixels = Pixels(area)
      pixels.memory.update(repeating: pass.pixel(of: color), count: area.count)
      return pixels
    }
  }

  /// Makes a picture of bytes, the highest row first.
  ///
  /// - Parameters:
  ///   - bytesPerRow: how far rows are apart.
  ///   - size: pixels.
  ///   - format: `RGBA8`, `BGRA8` or `ARGB8`, premultiplied; others are reported, and the picture is empty.
  public convenience init(
    bitmapData data: Data, bytesPerRow: Int, size: CGSize, format: CIFormat,
    colorSpace: CGColorSpace?
  ) {
    guard let order = format.order, let buffer = PixelBuffer(data, bytesPerRow, size, order) else {
      Unsupported.report("CIImage(bitmapData:) in another format than RGBA8, BGRA8 and ARGB8")
      self.init(extent: .null) { _, area in Pixels(area) }
      return
    }
    self.init(CGImage(buffer), url: nil, properties: [:])
  }

  /// Makes a picture without pixels.
  public class func empty() -> CIImage { CIImage(extent: .null) { _, area in Pixels(area) } }

  /// Returns the picture itself, as it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override var description: String {
    "<CIImage: extent [\(extent.minX) \(extent.minY) \(extent.width) \(extent.height)]>"
  }

  // MARK: Colours

  /// Black without end.
  public class var black: CIImage { CIImage(color: .black) }
  /// White without end.
  public class var white: CIImage { CIImage(color: .white) }
  /// Grey without end.
  public class var gray: CIImage { CIImage(color: .gray) }
  /// Red without end.
  public class var red: CIImage { CIImage(color: .red) }
  /// Green without end.
  public class var green: CIImage { CIImage(color: .green) }
  /// Blue without end.
  public class var blue: CIImage { CIImage(color: .blue) }
  /// Cyan without end.
  public class var cyan: CIImage { CIImage(color: .cyan) }
  /// Magenta without end.
  public class var magenta: CIImage { CIImage(color: .magenta) }
  /// Yellow without end.
  public class var yellow: CIImage { CIImage(color: .yellow) }
  /// Transparent without end.
  public class var clear: CIImage { CIImage(color: .clear) }
}

/// What may be said of a picture as it is made.
public struct CIImageOption: Hashable, RawRepresentable, Sendable {
  /// The text that tells options apart.
  public let rawValue: String
  /// Makes an option of a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The space of its colours.
  public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
  /// What is known of it, by the keys of Image I/O.
  public static let properties = CIImageOption(rawValue: "CIImageProperties")
  /// Whether it is turned as its file says.
  public static let applyOrientationProperty = CIImageOption(
    rawValue: "CIImageApplyOrientationProperty")
  /// Whether neighbours mix where it is drawn larger.
  public static let nearestSampling = CIImageOption(rawValue: "CIImageNearestSampling")
}

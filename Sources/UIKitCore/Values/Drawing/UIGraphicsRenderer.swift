import PlatformInterface

/// What a renderer draws into.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The rectangle of the drawing in points, which the renderer sets.
  open internal(set) var bounds = CGRect.zero

  public required override init() { super.init() }

  /// Returns the best format for the main screen; the same as `preferred()`.
  open class func `default`() -> Self { self.init() }

  /// Returns the best format for where the app runs now.
  open class func preferred() -> Self { self.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let result = type(of: self).init()
    result.bounds = bounds
    return result
  }
}

/// The drawing of one pass of a renderer.
open class UIGraphicsRendererContext: NSObject {
  /// The context that is drawn into, also the current one meanwhile.
  public let cgContext: CGContext
  /// The format of what is drawn.
  public let format: UIGraphicsRendererFormat

  init(context: CGContext, format: UIGraphicsRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// Fills a rectangle with the current fill colour.
  open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

  /// Fills a rectangle in the present colour with a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.with(blendMode) { $0.fill(rect) }
  }

  /// Strokes a frame one point wide inside a rectangle, in the current stroke colour.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  /// Strokes a line of one point along the inside of a rectangle with a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.with(blendMode) { $0.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  }

  /// Restricts what is drawn from now on to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// What renderers of images and of PDF are built on; not made by itself.
open class UIGraphicsRenderer: NSObject {
  let bounds: CGRect
  /// The format that the renderer was made with, with its bounds.
  public let format: UIGraphicsRendererFormat

  /// Makes a renderer of a rectangle in points; a copy of the format is kept.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    self.bounds = bounds
    let own = format.copy() as? UIGraphicsRendererFormat ?? format
    own.bounds = bounds
    self.format = own
  }
}

/// The pixels an image renderer makes.
public final class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The range of colours that a renderer's pictures hold.
  public enum Range: Int, Sendable {
    /// Nothing is said of the range.
    case unspecified = -1
    /// The range of the screen.
    case automatic = 0
    /// A range wider than sRGB.
    case extended = 1
    /// The range of sRGB.
    case standard = 2
  }

  /// Pixels a point; the screen's at first.
  public var scale: CGFloat = DrawingScale.resolved(0)
  /// The image has no transparent pixels: it begins black.
  public var opaque = false
  /// Images are always sRGB with 8 bits a component.
  public var preferredRange: Range = .standard {
    didSet {
      if preferredRange == .extended {
        Unsupported.report("UIGraphicsImageRendererFormat.preferredRange")
      }
    }
  }
  /// Whether a range wider than sRGB is wanted; an older name for `preferredRange`.
  @available(*, deprecated, message: "Use the preferredRange property instead")
  public var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }
  /// Whether pictures can be brighter than white, which they cannot here.
  public var supportsHighDynamicRange: Bool { false }

  /// Makes a format at the screen's scale, with transparency.
  public required init() { super.init() }

  /// Makes a format at the scale of some traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  public override func copy(with zone: NSZone? = nil) -> Any {
    let result = super.copy(with: zone)
    if let result = result as? UIGraphicsImageRendererFormat {
      result.scale = scale
      result.opaque = opaque
      result.preferredRange = preferredRange
    }
    return result
  }
}

/// One pass of an image renderer.
public final class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// What was drawn so far.
  public var currentImage: UIImage {
    let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
    guard let image = cgContext.makeImage() else { return UIImage() }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
  }
}

/// Draws images: in points, at the screen's scale unless the format says otherwise.
///
/// On any thread.
public final class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// Draws into the context of a picture that a renderer makes.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  private let size: CGSize

  /// Makes a renderer whose picture shows a rectangle of the drawing's coordinates. A size that is
  /// no number, and one of more pixels than a picture may have, is taken as zero and logged.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    let usable = DrawingScale.usable(
      bounds.size, scale: DrawingScale.resolved(format.scale), caller: "UIGraphicsImageRenderer")
    size = usable
    let origin =
      bounds.origin.x.isFinite && bounds.origin.y.isFinite ? bounds.origin : .zero
    super.init(bounds: CGRect(origin: origin, size: usable), format: format)
  }

  /// Makes a renderer whose picture shows a rectangle of the drawing's coordinates, at the screen's
  /// scale.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }

  /// Makes a renderer of pictures of a size in points, at the screen's scale.
  public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }

  /// Makes a renderer of pictures of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  private var scale: CGFloat {
    DrawingScale.resolved((format as? UIGraphicsImageRendererFormat)?.scale ?? 0)
  }

  /// Returns the picture that `actions` draw; an empty image where the size is zero.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    preparePlatformForDrawing()
    let isOpaque = (format as? UIGraphicsImageRendererFormat)?.opaque ?? false
    let context = CGContext(recording: bounds, scale: scale, isOpaque: isOpaque)
    if isOpaque { context.fillOpaqueBlack() }
    let pass = UIGraphicsImageRendererContext(context: context, format: format)
    withGraphicsContext(context) { actions(pass) }
    guard size.width > 0, size.height > 0, let picture = context.makeImage() else {
      return UIImage()
    }
    return UIImage(cgImage: picture, scale: scale, orientation: .up)
  }

  /// Empty where there is nothing to encode.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Empty where there is nothing to encode.
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

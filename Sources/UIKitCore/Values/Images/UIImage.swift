// The compiler looks its literals' types up by names that begin with an underscore.
// swift-format-ignore-file: NoLeadingUnderscores

import Failures

/// A picture with what is needed to show it: scale, orientation, how it stretches and takes colour.
///
/// Immutable and free to share between threads. Files are decoded when pixels are first needed, no
/// larger than needed.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
  let storage: ImageStorage
  /// Made when a program first asks an image of its own for one; behind `UIImageAsset.lock`.
  var lateAsset: UIImageAsset?

  init(storage: ImageStorage) { self.storage = storage }

  /// An image of nothing, zero points in size.
  public override init() { storage = ImageStorage() }

  /// Makes a picture of a bitmap at scale 1 and upright.
  public init(cgImage: CGImage) { storage = ImageStorage(cgImage) }

  /// Makes a picture of a bitmap that may have to be turned.
  ///
  /// - Parameter scale: pixels a point; 1 where it is no positive number.
  public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    storage = ImageStorage(cgImage, scale: scale, orientation: orientation)
  }

  /// Makes a picture of a file's contents; nil, after a sentence in the log, where the data is no
  /// picture in a format that is read: JPEG, PNG, WebP, GIF, SVG, PDF.
  public init?(data: Data) {
    guard let storage = ImageStorage(data: data, scale: 1) else { return nil }
    self.storage = storage
  }

  /// Makes a picture of a file's contents, of which `scale` pixels are a point; nil where the data
  /// are no picture.
  public init?(data: Data, scale: CGFloat) {
    guard let storage = ImageStorage(data: data, scale: scale) else { return nil }
    self.storage = storage
  }

  /// The scale comes from the name: `@2x` or `@3x` before the extension.
  ///
  /// Nil, after a sentence in the log, where the file is missing or no picture. Without an extension
  /// `.png` is tried too.
  public init?(contentsOfFile path: String) {
    guard let storage = ImageFiles.storage(ofFile: path) else { return nil }
    self.storage = storage
  }

  // MARK: What it is

  /// The bitmap, before orientation; of an animated image the first one's. Nil for an empty image.
  open var cgImage: CGImage? { storage.image }

  /// The size of the picture in points, after orientation.
  open var size: CGSize { storage.size }
  /// How many pixels a point has.
  open var scale: CGFloat { storage.scale }
  /// How the bitmap is turned to be upright.
  open var imageOrientation: UIImage.Orientation { storage.orientation }
  /// Whether the picture shows its own colours or the tint; automatic where the place decides.
  open var renderingMode: UIImage.RenderingMode { storage.renderingMode }
  /// The distances from the edges, in points, within which the picture is resized.
  open var capInsets: UIEdgeInsets { storage.capInsets }
  /// Whether the middle is repeated or stretched.
  open var resizingMode: UIImage.ResizingMode { storage.resizingMode }
  /// How far the part that is aligned lies inside the picture.
  open var alignmentRectInsets: UIEdgeInsets { storage.alignmentRectInsets }
  /// Whether views mirror the picture where lines run from right to left.
  open var flipsForRightToLeftLayoutDirection: Bool { storage.flipsForRightToLeft }
  /// How far the baseline lies above the lower edge, in points; nil where the picture has none.
  open var baselineOffsetFromBottom: CGFloat? { storage.baselineOffset }
  /// Whether the picture is one of the system's symbols.
  open var isSymbolImage: Bool { storage.symbol != nil }
  /// The pictures of an animated image, in the order in which they are shown; nil for others.
  open var images: [UIImage]? { storage.frames }
  /// How long one round of an animated image takes, in seconds; zero for others.
  open var duration: TimeInterval { storage.duration }
  /// The surroundings that the picture was chosen for; nil where it was not chosen among several.
  open var configuration: UIImage.Configuration? { storage.configuration }
  /// The size, weight and colours of a symbol; nil where none were given.
  open var symbolConfiguration: UIImage.SymbolConfiguration? {
    storage.configuration as? UIImage.SymbolConfiguration
  }
  /// The traits that the picture was chosen for; those of its scale where none were given.
  open var traitCollection: UITraitCollection {
    storage.configuration?.traitCollection ?? UITraitCollection(displayScale: storage.scale)
  }
  /// The pictures that stand for this one in other surroundings: those of a catalog, or a place to
  /// register some. Nil for symbols and empty images.
  open var imageAsset: UIImageAsset? { ownAsset }
  /// Whether the picture is brighter than white anywhere, which it never is here.
  open var isHighDynamicRange: Bool { false }
  /// The width of the left cap as `stretchableImage(withLeftCapWidth:topCapHeight:)` has it.
  open var leftCapWidth: Int { Int(storage.capInsets.left) }
  /// The upper of the caps in whole points; an older name for `capInsets`.
  open var topCapHeight: Int { Int(storage.capInsets.top) }

  /// The format that draws as this image is.
  open var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = storage.image?.source.isOpaque ?? false
    return format
  }

  // MARK: Values

  /// Returns whether both show the same bitmap the same way; two files with the same bytes are not compared.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other === self || other.storage.isEqual(to: storage)
  }

  open override var hash: Int {
    var hasher = Hasher()
    if let symbol = storage.symbol {
      hasher.combine(symbol.name)
    } else {
      hasher.combine(storage.image)
    }
    hasher.combine(storage.scale)
    return hasher.finalize()
  }

  open override var description: String {
    let size = "{\(Double(self.size.width)), \(Double(self.size.height))}"
    let name = storage.symbol.map { "symbol(system: \($0.name)) " } ?? ""
    return "<UIImage: \(name)\(size) scale \(Double(scale)) renderingMode=\(renderingMode)>"
  }

  /// Whether pictures can be read from archives that name their classes, which they can.
  public static var supportsSecureCoding: Bool { true }

  /// As PNG, with scale, orientation and rendering mode.
  open func encode(with coder: NSCoder) {
    if let data = storage.symbol == nil ? uprightPNG(appliesOrientation: false) : nil {
      data.withUnsafeBytes {
        coder.encodeBytes(
          $0.bindMemory(to: UInt8.self).baseAddress, length: data.count, forKey: "UIImageData")
      }
    }
    if let name = storage.symbol?.name {
      coder.encode(name as NSString, forKey: "UIImageSystemName")
    }
    coder.encode(Double(scale), forKey: "UIScale")
    coder.encode(imageOrientation.rawValue, forKey: "UIImageOrientation")
    coder.encode(renderingMode.rawValue, forKey: "UIRenderingMode")
  }

  /// Reads a picture from an archive: a symbol by its name, others by their pixels; nil where it
  /// holds none.
  public required init?(coder: NSCoder) {
    var found: ImageStorage?
    let scale = CGFloat(coder.decodeDouble(forKey: "UIScale"))
    if coder.containsValue(forKey: "UIImageSystemName") {
      let name = coder.decodeObject(of: NSString.self, forKey: "UIImageSystemName") ?? ""
      found = ImageStorage(symbolNamed: String(describing: name), configuration: nil)
    } else {
      found = coder.withDecodedUnsafeBufferPointer(forKey: "UIImageData") { bytes in
        bytes.flatMap { ImageStorage(data: Data(buffer: $0), scale: scale) }
      }
    }
    guard var storage = found else { return nil }
    storage.orientation =
      Orientation(rawValue: coder.decodeInteger(forKey: "UIImageOrientation")) ?? .up
    storage.renderingMode =
      RenderingMode(rawValue: coder.decodeInteger(forKey: "UIRenderingMode")) ?? .automatic
    self.storage = storage
  }

  /// Makes the picture of an `#imageLiteral`; where there is none, the program stops.
  public required convenience init(imageLiteralResourceName name: String) {
    guard
      let storage = ImageFiles.storage(named: name, in: .main, traits: .current)
    else { failure("There is no image named '\(name)' in the main bundle.") }
    self.init(storage: storage)
  }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The type of `#imageLiteral(resourceName:)` where nothing else says so.
public typealias _ImageLiteralType = UIImage

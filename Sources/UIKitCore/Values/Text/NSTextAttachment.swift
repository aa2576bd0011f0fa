import Foundation

/// A picture that stands in text like a character.
open class NSTextAttachment: NSObject {
  private let mark = CoreFoundationMark()
  /// The picture that is shown; nil shows nothing.
  open var image: UIImage?
  /// Relative to the baseline's start, y upwards; zero for the image's own size on the baseline.
  open var bounds = CGRect.zero
  /// How many points are kept free on both sides of the picture.
  open var lineLayoutPadding: CGFloat = 0

  /// U+FFFC, which stands for the picture in the string.
  open class var character: Int { 0xFFFC }

  /// A picture's file, which is shown where there is no `image`; nil for none.
  open var contents: Data? { didSet { contentsImage = nil } }
  /// The type of `contents`, a uniform type identifier, kept as it is said.
  open var fileType: String?
  private var contentsImage: UIImage?

  public override init() { super.init() }

  /// Makes an attachment of a file's bytes, which are shown if they are a picture's.
  public init(data contentData: Data?, ofType uti: String?) {
    super.init()
    contents = contentData
    fileType = uti
  }

  /// Makes an attachment that shows a picture in its own size.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// The picture that is drawn.
  var shownImage: UIImage? {
    if let image { return image }
    if contentsImage == nil { contentsImage = contents.flatMap { UIImage(data: $0) } }
    return contentsImage
  }

  /// Where the picture goes, padding included.
  var placedBounds: CGRect {
    var bounds = bounds
    if bounds.size == .zero { bounds.size = shownImage?.size ?? CGSize(width: 16, height: 16) }
    bounds.origin.x += lineLayoutPadding
    return bounds
  }
}

extension NSAttributedString {
  /// Makes a string of one character, which is the attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(
      string: String(UnicodeScalar(0xFFFC) ?? " "), attributes: [.attachment: attachment])
  }
}

import PlatformInterface

/// The space of a text view's text.
open class NSTextContainer: NSObject {
  /// Told of each change.
  var changed: () -> Void = {}

  /// The width and height that text may take, in points. Setting it lays the text out anew.
  open var size: CGSize { didSet { if size != oldValue { changed() } } }

  /// Makes a space for text.
  ///
  /// - Parameter size: zero for no limit; a text view gives it its own.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  public convenience override init() { self.init(size: .zero) }

  /// The distance between the space's sides and the text, in points; 5 by default.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { changed() } }
  }
  /// The greatest number of lines; zero, the default, for any number.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { changed() } }
  }
  /// How the last line is cut off where the number of lines is limited; between words by default.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { changed() } }
  }
  /// Whether lines are as wide as the text view, true by default; where false, as wide as `size`
  /// says.
  open var widthTracksTextView = true {
    didSet { if widthTracksTextView != oldValue { changed() } }
  }
  /// Whether the height follows that of the text view; false by default. It is kept, and not honoured
  /// yet.
  open var heightTracksTextView = false
  /// Text does not flow around anything here.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet { if !exclusionPaths.isEmpty { Unsupported.report("NSTextContainer.exclusionPaths") } }
  }
  /// Whether the space is a rectangle without holes, which is always so here.
  open var isSimpleRectangularTextContainer: Bool { true }
}

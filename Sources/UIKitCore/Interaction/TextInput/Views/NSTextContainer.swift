import PlatformInterface

/// The space of a text view's text.
open class NSTextContainer: NSObject {
  /// Told of each change.
  var changed: () -> Void = {}

  /// The width and height that text may take, in points. Setting it lays the text out anew.
  open var size: CGSize { didSet { if size != oldValue { changed() } } }

  /// - Parameter size: zero for no limit; a text view gives it its own.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  public convenience override init() { self.init(size: .zero) }

  /// Points between the space's sides and the text.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { changed() } }
  }
  /// Zero for any number.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { changed() } }
  }
  /// Of the last line, where their number is limited.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { changed() } }
  }
  /// Where false, lines are as wide as `size` says.
  open var widthTracksTextView = true {
    didSet { if widthTracksTextView != oldValue { changed() } }
  }
  /// Whether the height follows that of the text view; false by default.
  open var heightTracksTextView = false
  /// Text does not flow around anything here.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet { if !exclusionPaths.isEmpty { Unsupported.report("NSTextContainer.exclusionPaths") } }
  }
  /// Whether the space is a rectangle without holes, which is always so here.
  open var isSimpleRectangularTextContainer: Bool { true }
}

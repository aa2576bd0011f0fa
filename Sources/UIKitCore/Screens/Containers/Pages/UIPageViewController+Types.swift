extension UIPageViewController {
  /// What the user sees when pages change.
  public enum TransitionStyle: Int, Sendable {
    /// Pages are turned over as those of a book. They turn flat here, without the curl.
    case pageCurl = 0
    /// Pages slide past as in a scroll view.
    case scroll = 1
  }

  /// The direction in which a page view controller's pages follow one another.
  public enum NavigationOrientation: Int, Sendable {
    /// Pages lie beside one another.
    case horizontal = 0
    /// Pages lie below one another.
    case vertical = 1
  }

  /// Where a book of the style `.pageCurl` is bound.
  public enum SpineLocation: Int, Sendable {
    /// There is no binding, as in the style `.scroll`.
    case none = 0
    /// The binding is at the left or upper edge, and one page is in sight.
    case min = 1
    /// The binding is in the middle, and two pages are in sight.
    case mid = 2
    /// The binding is at the right or lower edge, and one page is in sight.
    case max = 3
  }

  /// The direction in which a page is turned to.
  public enum NavigationDirection: Int, Sendable {
    /// To a page behind the present one.
    case forward = 0
    /// To a page before the present one.
    case reverse = 1
  }

  /// What a controller can only be told when it is made.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text that tells keys apart.
    public let rawValue: String
    /// Makes a key of a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The raw value of a `SpineLocation`; of the style `.pageCurl`.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The distance between pages of the style `.scroll`, a number of points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// Options hold numbers of whichever type the program wrote.
  static func number(_ option: Any?) -> Double? {
    switch option {
    case let value as CGFloat: Double(value)
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as SpineLocation: Double(value.rawValue)
    default: nil
    }
  }
}

extension UIPageViewController {
  /// What a storyboard says.
  struct Document {
    var style = TransitionStyle.pageCurl
    var orientation = NavigationOrientation.horizontal
    var spine = SpineLocation.min
    var spacing: CGFloat = 0
    var isDoubleSided = false

    @MainActor init(_ source: NibSource?) {
      guard let source else { return }
      if let word = source.word("transitionStyle", NibWords.pageStyles) { style = word }
      if let word = source.word("navigationOrientation", NibWords.pageOrientations) {
        orientation = word
      }
      if let word = source.word("spineLocation", NibWords.spineLocations) { spine = word }
      if let number = source.number("pageSpacing") { spacing = number }
      if let value = source.bool("doubleSided") { isDoubleSided = value }
    }
  }
}

extension NibWords {
  static let pageStyles: [String: UIPageViewController.TransitionStyle] = [
    "pageCurl": .pageCurl, "scroll": .scroll,
  ]

  static let pageOrientations: [String: UIPageViewController.NavigationOrientation] = [
    "horizontal": .horizontal, "vertical": .vertical,
  ]

  static let spineLocations: [String: UIPageViewController.SpineLocation] = [
    "none": .none, "min": .min, "mid": .mid, "max": .max,
  ]
}

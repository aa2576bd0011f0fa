/// The text size that the user chose.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the size, in Apple's words.
  public let rawValue: String

  /// Makes a category of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing is said of the size.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Three steps below the usual size.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Two steps below the usual size.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// One step below the usual size.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The usual size.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// One step above the usual size.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Two steps above the usual size.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// Three steps above the usual size, the greatest without accessibility.
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  /// The first of the sizes for those who see badly.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second of the sizes for those who see badly.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third of the sizes for those who see badly.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth of the sizes for those who see badly.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The greatest size for those who see badly.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Posted after the user chose another size; `newValueUserInfoKey` holds its raw value.
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// The key of the new category's name in the notification's user information.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// Whether the size is one of those for those who see badly, at which lines are better laid out
  /// below one another.
  public var isAccessibilityCategory: Bool { step >= 7 && step <= 11 }
}

extension UIContentSizeCategory {
  /// From the smallest to the largest, with the names of the command line's text size option.
  private static let ordered: [(category: UIContentSizeCategory, name: String)] = [
    (.extraSmall, "extraSmall"), (.small, "small"), (.medium, "medium"), (.large, "large"),
    (.extraLarge, "extraLarge"), (.extraExtraLarge, "extraExtraLarge"),
    (.extraExtraExtraLarge, "extraExtraExtraLarge"),
    (.accessibilityMedium, "accessibilityMedium"), (.accessibilityLarge, "accessibilityLarge"),
    (.accessibilityExtraLarge, "accessibilityExtraLarge"),
    (.accessibilityExtraExtraLarge, "accessibilityExtraExtraLarge"),
    (.accessibilityExtraExtraExtraLarge, "accessibilityExtraExtraExtraLarge"),
  ]

  /// All twelve sizes, smallest first.
  package static var allSizes: [UIContentSizeCategory] { ordered.map(\.category) }

  /// The size named as Swift names it ("accessibilityMedium"), or nil for any other word.
  package init?(name: String) {
    guard let entry = Self.ordered.first(where: { $0.name == name }) else { return nil }
    self = entry.category
  }

  /// The size as Swift names it ("accessibilityMedium"); empty for `.unspecified` and unknown ones.
  package var name: String { Self.ordered.first { $0.category == self }?.name ?? "" }

  /// Place among the sizes from 0, or −1 for `.unspecified` and unknown ones.
  private var step: Int { Self.ordered.firstIndex { $0.category == self } ?? -1 }
}

extension UIContentSizeCategory: Comparable {
  /// Returns whether a size is smaller than another one.
  ///
  /// - Precondition: both are known sizes; comparing `.unspecified` is an error on iOS too.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.step < right.step
  }
}

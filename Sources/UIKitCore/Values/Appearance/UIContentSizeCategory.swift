/// The text size that the user chose.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Posted after the user chose another size; `newValueUserInfoKey` holds its raw value.
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

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

  /// Place among the sizes from 0, or −1 for `.unspecified` and unknown ones.
  private var step: Int { Self.ordered.firstIndex { $0.category == self } ?? -1 }
}

extension UIContentSizeCategory: Comparable {
  /// - Precondition: both are known sizes; comparing `.unspecified` is an error on iOS too.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.step < right.step
  }
}

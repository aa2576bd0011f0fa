import CoreGraphics

/// What is known of an element, now or as it was.
@preconcurrency @MainActor
public protocol XCUIElementAttributes {
  /// What the program gave it for tests; empty for nothing.
  var identifier: String { get }
  /// In points of the screen.
  var frame: CGRect { get }
  /// A text, or nil where it has none.
  var value: Any? { get }
  /// The title; empty on iOS for most.
  var title: String { get }
  /// What it is called for those who do not see it.
  var label: String { get }
  /// What kind of thing it is.
  var elementType: XCUIElement.ElementType { get }
  /// Whether it takes input.
  var isEnabled: Bool { get }
  /// How wide the app is.
  var horizontalSizeClass: XCUIElement.SizeClass { get }
  /// How high the app is.
  var verticalSizeClass: XCUIElement.SizeClass { get }
  /// What it shows while it is empty.
  var placeholderValue: String? { get }
  /// Whether it is chosen.
  var isSelected: Bool { get }
  /// Whether the keyboard or another pointing device is at it.
  var hasFocus: Bool { get }
}

/// An element and what is in it, as they were at one time.
@preconcurrency @MainActor
public protocol XCUIElementSnapshot: XCUIElementAttributes {
  /// What lies directly in it.
  var children: [any XCUIElementSnapshot] { get }
  /// The same by names of attributes.
  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }
}

/// What tells how it is now.
@preconcurrency @MainActor
public protocol XCUIElementSnapshotProviding {
  /// Returns the element and what is in it, as they are now.
  ///
  /// - Throws: an error that says what is missing.
  func snapshot() throws -> any XCUIElementSnapshot
}

extension XCUIElement {
  /// The name of an attribute in a snapshot's dictionary.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Makes a name of a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of `children`.
    public static let children = AttributeName(rawValue: "children")
    /// The key of `elementType`.
    public static let elementType = AttributeName(rawValue: "elementType")
    /// The key of `isEnabled`.
    public static let enabled = AttributeName(rawValue: "enabled")
    /// The key of `frame`.
    public static let frame = AttributeName(rawValue: "frame")
    /// The key of `hasFocus`.
    public static let hasFocus = AttributeName(rawValue: "hasFocus")
    /// The key of `horizontalSizeClass`.
    public static let horizontalSizeClass = AttributeName(rawValue: "horizontalSizeClass")
    /// The key of `identifier`.
    public static let identifier = AttributeName(rawValue: "identifier")
    /// The key of `label`.
    public static let label = AttributeName(rawValue: "label")
    /// The key of `placeholderValue`.
    public static let placeholderValue = AttributeName(rawValue: "placeholderValue")
    /// The key of `isSelected`.
    public static let selected = AttributeName(rawValue: "selected")
    /// The key of `title`.
    public static let title = AttributeName(rawValue: "title")
    /// The key of `value`.
    public static let value = AttributeName(rawValue: "value")
    /// The key of `verticalSizeClass`.
    public static let verticalSizeClass = AttributeName(rawValue: "verticalSizeClass")
  }
}

/// A container whose elements stand in rows and columns, which readers name.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
  /// The element at a row and column; nil where there is none.
  func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (
    any UIAccessibilityContainerDataTableCell
  )?
  /// How many rows there are.
  func accessibilityRowCount() -> Int
  /// How many columns there are.
  func accessibilityColumnCount() -> Int
  /// The headings of a row; nil where it has none.
  func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
  /// The headings of a column; nil where it has none.
  func accessibilityHeaderElements(forColumn column: Int)
    -> [any UIAccessibilityContainerDataTableCell]?
}

/// Headings are optional.
extension UIAccessibilityContainerDataTable {
  public func accessibilityHeaderElements(forRow row: Int)
    -> [any UIAccessibilityContainerDataTableCell]?
  { nil }
  public func accessibilityHeaderElements(forColumn column: Int)
    -> [any UIAccessibilityContainerDataTableCell]?
  { nil }
}

/// An element of a data table.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
  /// The rows that it takes.
  func accessibilityRowRange() -> NSRange
  /// The columns that it takes.
  func accessibilityColumnRange() -> NSRange
}

/// An element whose text is read line by line, as a book.
@preconcurrency @MainActor
public protocol UIAccessibilityReadingContent {
  /// The line at a point of the element; `NSNotFound` where there is none.
  func accessibilityLineNumber(for point: CGPoint) -> Int
  /// The text of a line.
  func accessibilityContent(forLineNumber lineNumber: Int) -> String?
  /// Where a line is, in points of the screen.
  func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
  /// The text of the page.
  func accessibilityPageContent() -> String?
  /// The text of a line with attributes of speech; nil for the plain one.
  func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?
  /// The text of the page with attributes of speech; nil for the plain one.
  func accessibilityAttributedPageContent() -> NSAttributedString?
}

/// Attributed forms are optional.
extension UIAccessibilityReadingContent {
  public func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString? {
    nil
  }
  public func accessibilityAttributedPageContent() -> NSAttributedString? { nil }
}

/// A place of an element from which something is dragged, or where it is dropped, with its name.
@preconcurrency @MainActor
open class UIAccessibilityLocationDescriptor: NSObject {
  /// The view of `point`; not kept alive by the descriptor.
  open private(set) weak var view: UIView?
  /// In the view's coordinates.
  public let point: CGPoint
  /// What the place is called, with attributes of speech.
  public let attributedName: NSAttributedString
  /// What the place is called.
  open var name: String { attributedName.string }

  /// The middle of a view.
  public convenience init(name: String, view: UIView) {
    let bounds = view.bounds
    self.init(name: name, point: CGPoint(x: bounds.midX, y: bounds.midY), in: view)
  }
  /// A point of a view.
  public convenience init(name: String, point: CGPoint, in view: UIView) {
    self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
  }
  /// A point of a view, with a name that says how it is spoken.
  public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
    self.attributedName = attributedName
    self.point = point
    self.view = view
  }
}

/// Says what guided access restricts in an app; nothing asks here, as no desktop has it.
@preconcurrency @MainActor
public protocol UIGuidedAccessRestrictionDelegate: NSObjectProtocol {
  /// Names of what can be restricted.
  var guidedAccessRestrictionIdentifiers: [String]? { get }
  /// A restriction was put on or off.
  func guidedAccessRestriction(
    withIdentifier restrictionIdentifier: String,
    didChange newRestrictionState: UIAccessibility.GuidedAccessRestrictionState)
  /// What a restriction is called.
  func textForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
  /// What more is to be said of a restriction.
  func detailTextForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
}

/// The details are optional.
extension UIGuidedAccessRestrictionDelegate {
  public func detailTextForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String)
    -> String?
  { nil }
}

/// Views whose pictures grow with the user's text size where it is one of those for accessibility.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  /// Whether they do; false unless set.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

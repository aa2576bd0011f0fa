/// A further way to go from element to element: to the next or previous one of a kind.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// Finds the next element from the one that the predicate names; nil where there is none.
  public typealias Search =
    @MainActor (UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?

  /// Which way a search goes.
  public enum Direction: Int, Sendable { case previous, next }

  /// Kinds that readers know by themselves.
  public enum SystemRotorType: Int, Sendable {
    /// Of the program's own, links and headings.
    case none, link, visitedLink, heading
    /// Headings of one level.
    case headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5, headingLevel6
    /// Texts by what they are, and elements by their kind.
    case boldText, italicText, underlineText, misspelledWord, image, textField, table, list
    /// Containers that are landmarks.
    case landmark
  }

  /// What the rotor is called; empty for the system's kinds.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// The name with attributes of speech.
  open var attributedName: NSAttributedString
  /// Called for each step.
  open var itemSearchBlock: Search
  /// Which of the system's kinds this stands for.
  public let systemRotorType: SystemRotorType

  /// A rotor of the program's own.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString(string: name)
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
  }
  /// A rotor of the program's own whose name says how it is spoken.
  public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    self.attributedName = attributedName
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
  }
  /// A rotor in place of one of the system's.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString(string: "")
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = type
  }
}

/// What a rotor found: an element, and perhaps a part of its text.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element; not kept alive by the result.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The part of the element's text; nil for all of it.
  open var targetRange: UITextRange?

  /// Makes a result that leads to an element, and to a part of its text where a range is given.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
  }
}

/// Where a rotor's search begins and which way it goes.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The item that the reader is at.
  open var currentItem = UIAccessibilityCustomRotorItemResult(
    targetElement: nowhere, targetRange: nil)
  private static let nowhere = NSNull()
  /// Whether the next or the previous one is wanted.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next

  /// At nothing, forwards.
  public override init() { super.init() }
}

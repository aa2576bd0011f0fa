/// What kind of thing an element is to somebody who does not see it.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the traits, in UIKit's numbers.
  public let rawValue: UInt64
  /// Makes traits of UIKit's bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing is said of the element.
  public static let none = UIAccessibilityTraits([])
  /// The element can be pressed.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// The element leads to a page.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// The element is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// The element is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// The element plays a sound when it is used.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// The element is a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// The element is a text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// The element says how things are as the program starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// The element cannot be used.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// The element changes often, and should be asked rather than followed.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// The element is a field to search with.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// The element plays or records, so that nothing should be read over it.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// The element has a value that can be made greater and smaller.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// The element takes touches directly, as a piano does.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// The element is a page that turns by itself once it is read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// The element chooses among screens.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// The element is a heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// The element's picture can be enlarged by `accessibilityZoomIn(at:)`.
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 54)
  /// Turned on and off by using it.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)

  // What UIKit's own elements have beside the public ones; programs read the numbers.
  // iOS-BEHAVIOUR: these bits. Evidence: https://github.com/cashapp/AccessibilitySnapshot
  /// A text that is edited.
  static let textEntry = UIAccessibilityTraits(rawValue: 1 << 18)
  /// A text that has the caret.
  static let isEditing = UIAccessibilityTraits(rawValue: 1 << 21)
  /// A text that is edited and hidden.
  static let secureTextField = UIAccessibilityTraits(rawValue: 1 << 24)
  /// A text of several lines that is edited.
  static let textArea = UIAccessibilityTraits(rawValue: 1 << 47)
  /// Goes back to the screen before.
  static let backButton = UIAccessibilityTraits(rawValue: 1 << 27)
  /// One of the items of a tab bar.
  static let tabBarItem = UIAccessibilityTraits(rawValue: 1 << 28)
}

extension UIAccessibilityTraits {
  /// Names for the view dump, in the order of declaration.
  package var names: [String] {
    let known: [(UIAccessibilityTraits, String)] = [
      (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
      (.playsSound, "playsSound"), (.keyboardKey, "keyboardKey"), (.staticText, "staticText"),
      (.summaryElement, "summaryElement"), (.notEnabled, "notEnabled"),
      (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"),
      (.startsMediaSession, "startsMediaSession"), (.adjustable, "adjustable"),
      (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
      (.tabBar, "tabBar"), (.header, "header"), (.supportsZoom, "supportsZoom"),
      (.toggleButton, "toggleButton"),
    ]
    return known.filter { contains($0.0) }.map(\.1)
  }
}

import CoreGraphics

/// What kind of thing a node is, as readers name it.
package enum AccessibilityRole: String, Hashable, Sendable, CaseIterable {
  case window, group, list, table, listItem, navigationBar, toolbar, tabBar, tab, alert, menu,
    menuItem
  case button, toggle, slider, picker, text, heading, link, image, textField, secureField,
    searchField
  case textArea, progress, activity, pageControl, segment, scrollArea
}

/// What is true of a node beside its role.
package struct AccessibilityStates: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// It takes taps, keys or adjustments.
  package static let enabled = Self(rawValue: 1 << 0)
  /// Its box lies on the screen, at least in part.
  package static let showing = Self(rawValue: 1 << 1)
  package static let selectable = Self(rawValue: 1 << 2)
  package static let selected = Self(rawValue: 1 << 3)
  package static let checkable = Self(rawValue: 1 << 4)
  package static let checked = Self(rawValue: 1 << 5)
  package static let focusable = Self(rawValue: 1 << 6)
  /// The keyboard, or a reader, is there.
  package static let focused = Self(rawValue: 1 << 7)
  package static let editable = Self(rawValue: 1 << 8)
  package static let multiline = Self(rawValue: 1 << 9)
  package static let modal = Self(rawValue: 1 << 10)
  package static let adjustable = Self(rawValue: 1 << 11)
  /// Changes often by itself; readers look rather than hear of each change.
  package static let updatesFrequently = Self(rawValue: 1 << 12)
  /// Of a window: keys go to it.
  package static let active = Self(rawValue: 1 << 13)
  /// Of a row that has others in it, which it shows or not.
  package static let expandable = Self(rawValue: 1 << 14)
  package static let expanded = Self(rawValue: 1 << 15)

  private static let known: [(Self, String)] = [
    (.enabled, "enabled"), (.showing, "showing"), (.selectable, "selectable"),
    (.selected, "selected"), (.checkable, "checkable"), (.checked, "checked"),
    (.focusable, "focusable"), (.focused, "focused"), (.editable, "editable"),
    (.multiline, "multiline"), (.modal, "modal"), (.adjustable, "adjustable"),
    (.updatesFrequently, "updatesFrequently"), (.active, "active"),
    (.expandable, "expandable"), (.expanded, "expanded"),
  ]
  /// Names for dumps, in the order of declaration.
  package var names: [String] { Self.known.filter { contains($0.0) }.map(\.1) }
}

/// One accessible element of a window, or a container of some: a value that any thread may read.
package struct AccessibilityNode: Hashable, Sendable {
  /// The same as long as the object behind the node lives and stands for the same thing; never used again.
  package var id: Int
  package var role: AccessibilityRole
  /// What it is called; empty where nobody said.
  package var label = ""
  package var value: String?
  package var hint: String?
  /// For scripts and tests.
  package var identifier: String?
  /// Of its texts, BCP 47; nil for the user's.
  package var language: String?
  /// By the names of `UIAccessibilityTraits`.
  package var traits: [String] = []
  package var states: AccessibilityStates = []
  /// In points of the screen.
  package var frame: CGRect
  /// Where a tap uses it, in points of the screen.
  package var activationPoint: CGPoint
  /// What the program's own actions are called.
  package var customActions: [String] = []
  /// From 0, among all items of the list around, those without views too.
  package var position: Int?
  /// Of a list, how many items it has in all; of an item, how many the list around has.
  package var count: Int?
  /// Of a list or a table whose items stand in rows and columns.
  package var table: AccessibilityTable?
  /// Where it stands in the table around.
  package var place: AccessibilityPlace?
  /// Of an adjustable control, where it stands between its ends.
  package var range: AccessibilityRange?
  /// Of a text that is edited, or can be selected.
  package var text: AccessibilityText?
  /// Whether the label is a text that the screen shows, so that its characters have places.
  package var showsLabel = false
  /// In the order of reading.
  package var children: [AccessibilityNode] = []
  /// Whether readers stop here; containers are passed through.
  package var isElement: Bool

  package init(
    id: Int, role: AccessibilityRole, frame: CGRect, activationPoint: CGPoint, isElement: Bool
  ) {
    self.id = id
    self.role = role
    self.frame = frame
    self.activationPoint = activationPoint
    self.isElement = isElement
  }

  /// The elements in the order of reading, without the containers around them.
  package var elements: [AccessibilityNode] {
    var found: [AccessibilityNode] = []
    var waiting = [self]
    while let node = waiting.popLast() {
      if node.isElement { found.append(node) }
      waiting.append(contentsOf: node.children.reversed())
    }
    return found
  }
}

/// The value of an adjustable control and the ends of its range.
package struct AccessibilityRange: Hashable, Sendable {
  package var value: Double
  package var minimum: Double
  package var maximum: Double

  package init(value: Double, minimum: Double, maximum: Double) {
    self.value = value
    self.minimum = minimum
    self.maximum = maximum
  }
}

/// Where a page is that a reader wants: beside, or along the direction of reading.
package enum AccessibilityScroll: String, Hashable, Sendable, CaseIterable {
  case up, down, left, right, next, previous
}

/// What a reader may do with a node.
package enum AccessibilityAction: Hashable, Sendable {
  case activate, increment, decrement, escape, scrollToVisible, focus
  /// Does what matters most on the screen.
  case magicTap
  /// Shows another page of what is around.
  case scroll(AccessibilityScroll)
  /// One of the program's own, or of a swipe, by its name.
  case custom(String)
  /// Replaces the text that is edited.
  case setText(String)
  /// In UTF-16 code units.
  case setSelection(Range<Int>)
  /// Brings characters on screen, in UTF-16 code units.
  case revealText(Range<Int>)
  /// By way of the clipboard, in UTF-16 code units.
  case copyText(Range<Int>), cutText(Range<Int>), pasteText(Int)
  /// Of an adjustable control with a range.
  case setValue(Double)
  /// Brings an item of a list on screen, by its position among all.
  case scrollToItem(Int)
  /// Adds an item of a list to those that are selected, by its position among all, or takes it away.
  case selectItem(Int), deselectItem(Int)
  /// Adds all items of a list.
  case selectAll
}

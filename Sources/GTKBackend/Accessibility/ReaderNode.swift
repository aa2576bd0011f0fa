import CGTK4
import Foundation
import PlatformInterface

/// What a node is in the words of AT-SPI.
extension AccessibilityNode {
  /// AT-SPI's number and name of the role.
  var readerRole: (number: UInt32, name: String) {
    switch role {
    case .window: (23, "frame")
    case .group: (39, "panel")
    case .list: (31, "list")
    case .table: (55, "table")
    case .listItem: (32, "list item")
    case .navigationBar, .toolbar: (63, "tool bar")
    case .tabBar: (38, "page tab list")
    case .tab: (37, "page tab")
    case .alert: (2, "alert")
    case .menu: (33, "menu")
    case .menuItem: (35, "menu item")
    case .button: (43, "push button")
    case .toggle: (62, "toggle button")
    case .slider, .pageControl: (51, "slider")
    case .picker: (52, "spin button")
    case .text: (29, "label")
    case .heading: (83, "heading")
    case .link: (88, "link")
    case .image: (27, "image")
    case .textField, .searchField: (79, "entry")
    case .secureField: (40, "password text")
    case .textArea: (61, "text")
    case .progress: (42, "progress bar")
    case .activity: (101, "notification")
    case .segment: (44, "radio button")
    case .scrollArea: (49, "scroll pane")
    }
  }

  /// AT-SPI's states as its two words of 32 bits.
  var readerStates: (UInt32, UInt32) {
    let bits = readerStateBits
    return (UInt32(truncatingIfNeeded: bits), UInt32(truncatingIfNeeded: bits >> 32))
  }

  /// AT-SPI's states as bits by its numbers.
  var readerStateBits: UInt64 {
    var bits: UInt64 = 1 << 30  // visible
    func add(_ bit: UInt64, if isSet: Bool) { if isSet { bits |= 1 << bit } }
    add(1, if: states.contains(.active))
    add(4, if: states.contains(.checked))
    add(7, if: states.contains(.editable))
    add(8, if: states.contains(.enabled))
    add(5, if: states.contains(.expandable) && !states.contains(.expanded))
    add(9, if: states.contains(.expandable))
    add(10, if: states.contains(.expanded))
    add(11, if: states.contains(.focusable))
    add(12, if: states.contains(.focused))
    add(16, if: states.contains(.modal))
    add(17, if: states.contains(.multiline))
    add(22, if: states.contains(.selectable))
    add(23, if: states.contains(.selected))
    add(24, if: states.contains(.enabled))
    add(25, if: states.contains(.showing))
    add(26, if: states.contains(.editable) && !states.contains(.multiline))
    add(38, if: text != nil)
    add(41, if: states.contains(.checkable))
    return bits
  }

  /// What events call those states.
  static let stateNames: [(bit: UInt64, name: String)] = [
    (1, "active"), (4, "checked"), (5, "collapsed"), (7, "editable"), (8, "enabled"),
    (9, "expandable"), (10, "expanded"), (11, "focusable"),
    (12, "focused"), (16, "modal"), (17, "multi-line"), (22, "selectable"), (23, "selected"),
    (24, "sensitive"), (25, "showing"), (26, "single-line"), (38, "selectable-text"),
    (41, "checkable"),
  ]

  /// Of the program itself: visible, enabled, sensitive, showing.
  static let programStates: [UInt32] = [1 << 30 | 1 << 8 | 1 << 24 | 1 << 25, 0]

  /// What readers speak: the label, and the value of what can neither be edited nor has an interface for values.
  var readerName: String {
    if !label.isEmpty { return label }
    return !states.contains(.editable) && range == nil ? value ?? "" : ""
  }

  /// The text with its characters: what is edited, or a label that the screen shows, which has no caret.
  var readerText: AccessibilityText? {
    text ?? (showsLabel ? AccessibilityText(content: label, selection: 0..<0) : nil)
  }

  /// Of a list that knows its items, the one that is shown first and the first and last there are: by this value
  /// readers come to any of them.
  var listRange: AccessibilityRange? {
    guard role == .list, let count, count > 0 else { return nil }
    let shown = children.first { $0.position != nil && $0.states.contains(.showing) }
    return AccessibilityRange(
      value: Double(shown?.position ?? 0), minimum: 0, maximum: Double(count - 1))
  }

  /// The language of the texts as POSIX has it, as "de_CH"; nil for the user's.
  var readerLocale: String? {
    guard let language, !language.isEmpty else { return nil }
    return language.replacingOccurrences(of: "-", with: "_")
  }

  /// Attributes beside role and states.
  var readerAttributes: [(String, String)] {
    var all: [(String, String)] = [("toolkit", "UIKit")]
    if let position, let count {
      all += [("posinset", "\(position + 1)"), ("setsize", "\(count)")]
    } else if let count {
      all.append(("setsize", "\(count)"))
    }
    if role == .heading { all.append(("level", "1")) }
    if let identifier { all.append(("id", identifier)) }
    // What a switch is set to is one of its states.
    if let value, text == nil, !states.contains(.checkable) { all.append(("valuetext", value)) }
    return all
  }

  /// Of the program itself: Accessible, Application, Collection.
  static let programInterfaces: UInt32 = 1 << 0 | 1 << 1 | 1 << 8

  /// The interfaces as bits, in the order of `tessera_accessibility_start`.
  var readerInterfaces: UInt32 {
    var bits: UInt32 = 1 << 0 | 1 << 2 | 1 << 8
    if isElement { bits |= 1 << 3 }
    if range != nil || listRange != nil { bits |= 1 << 4 }
    if readerText != nil { bits |= 1 << 5 }
    if states.contains(.editable) { bits |= 1 << 6 }
    if role == .list, keepsSelections { bits |= 1 << 7 }
    if table != nil { bits |= 1 << 9 }
    if isTableCell { bits |= 1 << 10 }
    return bits
  }

  /// Whether the rows in sight of a list stay selected: readers say of each row of a list with selections that it is
  /// not selected.
  private var keepsSelections: Bool {
    let rows = children.filter { $0.role == .listItem }
    return !rows.isEmpty && rows.allSatisfy { $0.states.contains(.selectable) }
  }

  static let interfaceNames = [
    "Accessible", "Application", "Component", "Action", "Value", "Text", "EditableText",
    "Selection", "Collection", "Table", "TableCell",
  ]

  /// Whether it is a cell of a data table: rows of lists are list items.
  var isTableCell: Bool { place != nil && position == nil }
}

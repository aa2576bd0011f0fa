import CGTK4
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
    var bits: UInt64 = 1 << 30  // visible
    func add(_ bit: UInt64, if isSet: Bool) { if isSet { bits |= 1 << bit } }
    add(8, if: states.contains(.enabled))
    add(24, if: states.contains(.enabled))
    add(25, if: states.contains(.showing))
    add(22, if: states.contains(.selectable))
    add(23, if: states.contains(.selected))
    add(41, if: states.contains(.checkable))
    add(4, if: states.contains(.checked))
    add(11, if: states.contains(.focusable))
    add(12, if: states.contains(.focused))
    add(7, if: states.contains(.editable))
    add(17, if: states.contains(.multiline))
    add(26, if: states.contains(.editable) && !states.contains(.multiline))
    add(16, if: states.contains(.modal))
    add(1, if: role == .window)
    add(38, if: text != nil)
    return (UInt32(truncatingIfNeeded: bits), UInt32(truncatingIfNeeded: bits >> 32))
  }

  /// What readers speak: the label, and the value of what has no interface for values.
  var readerName: String {
    if !label.isEmpty { return label }
    return text == nil && range == nil ? value ?? "" : ""
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

  /// The interfaces as bits, in the order of `tessera_accessibility_start`.
  var readerInterfaces: UInt32 {
    var bits: UInt32 = 0b101
    if isElement { bits |= 1 << 3 }
    if range != nil { bits |= 1 << 4 }
    if text != nil { bits |= 1 << 5 }
    if states.contains(.editable) { bits |= 1 << 6 }
    if role == .list { bits |= 1 << 7 }
    return bits
  }

  static let interfaceNames = [
    "Accessible", "Application", "Component", "Action", "Value", "Text", "EditableText",
    "Selection",
  ]
}

/// Texts as AT-SPI counts them, by characters of Unicode, and as UIKit does, by UTF-16.
enum ReaderText {
  static func utf16(_ text: String, _ offset: Int) -> Int {
    let scalars = text.unicodeScalars
    let place = scalars.index(
      scalars.startIndex, offsetBy: max(0, offset), limitedBy: scalars.endIndex)
    return text.utf16.distance(from: text.utf16.startIndex, to: place ?? scalars.endIndex)
  }

  static func scalars(_ text: String, _ offset: Int) -> Int {
    var units = 0
    var count = 0
    for scalar in text.unicodeScalars {
      if units >= offset { break }
      units += scalar.utf16.count
      count += 1
    }
    return count
  }

  /// Characters from `start` to `end`, which is the end of the text where negative.
  static func part(_ text: String, _ start: Int, _ end: Int) -> String {
    let scalars = Array(text.unicodeScalars)
    let last = end < 0 ? scalars.count : min(end, scalars.count)
    let first = min(max(start, 0), last)
    var part = String.UnicodeScalarView()
    part.append(contentsOf: scalars[first..<last])
    return String(part)
  }

  /// The character, word, sentence or line around an offset, by AT-SPI's numbers of these.
  static func unit(_ text: String, at offset: Int, kind: UInt32) -> Range<Int> {
    let scalars = Array(text.unicodeScalars)
    guard !scalars.isEmpty else { return 0..<0 }
    let place = min(max(offset, 0), scalars.count)
    if kind == 0 { return place..<min(place + 1, scalars.count) }
    func ends(_ scalar: Unicode.Scalar) -> Bool {
      kind == 1 ? scalar.properties.isWhitespace : scalar == "\n"
    }
    var start = place
    while start > 0, !ends(scalars[start - 1]) { start -= 1 }
    var end = place
    while end < scalars.count, !ends(scalars[end]) { end += 1 }
    while end < scalars.count, ends(scalars[end]) {
      end += 1
      if kind != 1 { break }
    }
    return start..<end
  }
}

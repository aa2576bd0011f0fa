import CoreGraphics

extension XCUIElement {
  /// What kind of thing an element is.
  public enum ElementType: UInt, Sendable {
    /// Any kind; in queries alone.
    case any = 0
    /// Nothing that has a kind of its own: plain views, containers.
    case other = 1
    /// The app itself.
    case application = 2
    /// A group.
    case group = 3
    /// A window.
    case window = 4
    /// A sheet of choices.
    case sheet = 5
    /// A drawer.
    case drawer = 6
    /// An alert.
    case alert = 7
    /// A dialog.
    case dialog = 8
    /// A button.
    case button = 9
    /// A radio button.
    case radioButton = 10
    /// A group of radio buttons.
    case radioGroup = 11
    /// A check box.
    case checkBox = 12
    /// A triangle that discloses.
    case disclosureTriangle = 13
    /// A button with a menu of choices.
    case popUpButton = 14
    /// A combo box.
    case comboBox = 15
    /// A button with a menu.
    case menuButton = 16
    /// A button of a toolbar.
    case toolbarButton = 17
    /// A popover.
    case popover = 18
    /// The keyboard on the screen.
    case keyboard = 19
    /// A key of it.
    case key = 20
    /// A navigation bar.
    case navigationBar = 21
    /// A tab bar.
    case tabBar = 22
    /// A group of tabs.
    case tabGroup = 23
    /// A toolbar.
    case toolbar = 24
    /// The status bar.
    case statusBar = 25
    /// A table view.
    case table = 26
    /// A row of a table on a Mac.
    case tableRow = 27
    /// A column of a table on a Mac.
    case tableColumn = 28
    /// An outline.
    case outline = 29
    /// A row of an outline.
    case outlineRow = 30
    /// A browser of columns.
    case browser = 31
    /// A collection view.
    case collectionView = 32
    /// A slider.
    case slider = 33
    /// A page control.
    case pageIndicator = 34
    /// A progress view.
    case progressIndicator = 35
    /// An activity indicator.
    case activityIndicator = 36
    /// A segmented control.
    case segmentedControl = 37
    /// A picker.
    case picker = 38
    /// A wheel of a picker.
    case pickerWheel = 39
    /// A switch.
    case `switch` = 40
    /// A toggle.
    case toggle = 41
    /// A link.
    case link = 42
    /// A picture.
    case image = 43
    /// An icon.
    case icon = 44
    /// A search field.
    case searchField = 45
    /// A scroll view.
    case scrollView = 46
    /// A scroll bar.
    case scrollBar = 47
    /// A text that is read.
    case staticText = 48
    /// A text field.
    case textField = 49
    /// A text field for secrets.
    case secureTextField = 50
    /// A date picker.
    case datePicker = 51
    /// A text view.
    case textView = 52
    /// A menu.
    case menu = 53
    /// An item of a menu.
    case menuItem = 54
    /// A menu bar.
    case menuBar = 55
    /// An item of a menu bar.
    case menuBarItem = 56
    /// A map.
    case map = 57
    /// A web view.
    case webView = 58
    /// The part of a stepper that counts up.
    case incrementArrow = 59
    /// The part of a stepper that counts down.
    case decrementArrow = 60
    /// A timeline.
    case timeline = 61
    /// A rating.
    case ratingIndicator = 62
    /// A value.
    case valueIndicator = 63
    /// A group that is split.
    case splitGroup = 64
    /// What splits it.
    case splitter = 65
    /// A relevance.
    case relevanceIndicator = 66
    /// A colour well.
    case colorWell = 67
    /// A help tag.
    case helpTag = 68
    /// A matte.
    case matte = 69
    /// An item of the dock.
    case dockItem = 70
    /// A ruler.
    case ruler = 71
    /// A marker of a ruler.
    case rulerMarker = 72
    /// A grid.
    case grid = 73
    /// A level.
    case levelIndicator = 74
    /// A cell of a table or a collection.
    case cell = 75
    /// A layout's area.
    case layoutArea = 76
    /// A layout's item.
    case layoutItem = 77
    /// A handle.
    case handle = 78
    /// A stepper.
    case stepper = 79
    /// A tab.
    case tab = 80
    /// A touch bar.
    case touchBar = 81
    /// An item of the status bar.
    case statusItem = 82
  }

  /// How much space there is in one direction.
  public enum SizeClass: Int, Sendable {
    /// Not known.
    case unspecified = 0
    /// As on a phone.
    case compact = 1
    /// As on a tablet.
    case regular = 2
  }

  /// Keys that are held while another is pressed.
  public struct KeyModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No key.
    public static let none: KeyModifierFlags = []
    /// The lock of capitals.
    public static let capsLock = KeyModifierFlags(rawValue: 1 << 0)
    /// Shift.
    public static let shift = KeyModifierFlags(rawValue: 1 << 1)
    /// Control.
    public static let control = KeyModifierFlags(rawValue: 1 << 2)
    /// Option, which Linux calls Alt.
    public static let option = KeyModifierFlags(rawValue: 1 << 3)
    /// Command.
    public static let command = KeyModifierFlags(rawValue: 1 << 4)
  }
}

extension XCUIElement.ElementType {
  /// By the names that the app gives its elements.
  private static let named: [String: XCUIElement.ElementType] = {
    var named: [String: XCUIElement.ElementType] = [:]
    for number in UInt(0)...82 {
      if let type = XCUIElement.ElementType(rawValue: number) { named["\(type)"] = type }
    }
    return named
  }()

  init(name: String) { self = Self.named[name] ?? .other }

  /// As messages write it: `StaticText`.
  var shown: String {
    let name = "\(self)"
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}

/// How fast a finger moves.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
  /// Points a second.
  public var rawValue: CGFloat

  /// Makes a speed of points a second.
  public init(rawValue: CGFloat) { self.rawValue = rawValue }
  /// Makes a speed of points a second.
  public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
  /// Makes a speed of a number in a source.
  public init(floatLiteral value: Double) { rawValue = CGFloat(value) }
  /// Makes a speed of a number in a source.
  public init(integerLiteral value: Int) { rawValue = CGFloat(value) }

  // iOS-BEHAVIOUR: what these are in points is not said. Evidence: unmeasured.
  /// As people do without haste.
  public static let `default` = XCUIGestureVelocity(1000)
  /// Slower than that.
  public static let slow = XCUIGestureVelocity(400)
  /// Faster than that.
  public static let fast = XCUIGestureVelocity(2500)
}

/// A key of a hardware keyboard, for `typeText` and `typeKey`.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
  /// The character that stands for it.
  public var rawValue: String
  /// Makes a key of its character.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Deletes the character before the caret.
  public static let delete = XCUIKeyboardKey(rawValue: "\u{8}")
  /// Deletes the character behind the caret.
  public static let forwardDelete = XCUIKeyboardKey(rawValue: "\u{F728}")
  /// Return.
  public static let `return` = XCUIKeyboardKey(rawValue: "\r")
  /// Enter.
  public static let enter = XCUIKeyboardKey(rawValue: "\u{3}")
  /// Tab.
  public static let tab = XCUIKeyboardKey(rawValue: "\t")
  /// The space bar.
  public static let space = XCUIKeyboardKey(rawValue: " ")
  /// Escape.
  public static let escape = XCUIKeyboardKey(rawValue: "\u{1B}")
  /// The arrow up.
  public static let upArrow = XCUIKeyboardKey(rawValue: "\u{F700}")
  /// The arrow down.
  public static let downArrow = XCUIKeyboardKey(rawValue: "\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = XCUIKeyboardKey(rawValue: "\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = XCUIKeyboardKey(rawValue: "\u{F703}")
  /// To the beginning.
  public static let home = XCUIKeyboardKey(rawValue: "\u{F729}")
  /// To the end.
  public static let end = XCUIKeyboardKey(rawValue: "\u{F72B}")
  /// A page up.
  public static let pageUp = XCUIKeyboardKey(rawValue: "\u{F72C}")
  /// A page down.
  public static let pageDown = XCUIKeyboardKey(rawValue: "\u{F72D}")

  /// Keys that type nothing, by the names of scripts.
  static let scriptNames: [String: String] = [
    "\u{8}": "backspace", "\u{7F}": "backspace", "\u{F728}": "delete", "\u{3}": "return",
    "\r": "return", "\n": "return", "\r\n": "return", "\t": "tab", "\u{1B}": "escape",
    "\u{F700}": "up", "\u{F701}": "down", "\u{F702}": "left", "\u{F703}": "right",
    "\u{F729}": "home", "\u{F72B}": "end", "\u{F72C}": "pageup", "\u{F72D}": "pagedown",
  ]
}

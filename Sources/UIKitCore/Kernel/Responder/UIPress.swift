import PlatformInterface

/// Modifier keys held during an event.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits of the flags, in UIKit's numbers.
  public let rawValue: Int
  /// Makes flags of UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The key that locks capital letters.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// A shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// A control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// An alt or option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// A command key; the control key of a desktop is taken for it in shortcuts.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The key lies on the keypad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

extension UIKeyModifierFlags {
  init(_ modifiers: KeyModifiers) {
    self = []
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.control) { insert(.control) }
    if modifiers.contains(.alt) { insert(.alternate) }
    if modifiers.contains(.command) { insert(.command) }
    if modifiers.contains(.capsLock) { insert(.alphaShift) }
  }
}

/// One key of a keyboard with what it types.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// What the key types with the modifiers that are held.
  public let characters: String
  /// What the key types without the modifiers that are held.
  public let charactersIgnoringModifiers: String
  /// The modifier keys that are held.
  public let modifierFlags: UIKeyModifierFlags
  /// The key itself, by its place on the keyboard.
  public let keyCode: UIKeyboardHIDUsage

  init(_ input: KeyInput) {
    characters = Self.characters(of: input, input.characters)
    charactersIgnoringModifiers = Self.characters(of: input, input.charactersIgnoringModifiers)
    modifierFlags = UIKeyModifierFlags(input.modifiers)
    keyCode = UIKeyboardHIDUsage(input)
  }

  /// Keys that type nothing have names of Apple's in place of characters.
  private static func characters(of input: KeyInput, _ typed: String) -> String {
    switch input.key {
    case .up: "UIKeyInputUpArrow"
    case .down: "UIKeyInputDownArrow"
    case .left: "UIKeyInputLeftArrow"
    case .right: "UIKeyInputRightArrow"
    case .pageUp: "UIKeyInputPageUp"
    case .pageDown: "UIKeyInputPageDown"
    case .home: "UIKeyInputHome"
    case .end: "UIKeyInputEnd"
    case .escape: "UIKeyInputEscape"
    case .delete: "UIKeyInputDelete"
    case .insert: "UIKeyInputInsert"
    case .function(let number): "UIKeyInputF\(number)"
    case .enter: "\r"
    case .tab: "\t"
    case .space: " "
    case .backspace: "\u{8}"
    case .menu, .character: typed
    }
  }
}

extension UIKeyboardHIDUsage {
  init(_ input: KeyInput) {
    switch input.key {
    case .up: self = .keyboardUpArrow
    case .down: self = .keyboardDownArrow
    case .left: self = .keyboardLeftArrow
    case .right: self = .keyboardRightArrow
    case .pageUp: self = .keyboardPageUp
    case .pageDown: self = .keyboardPageDown
    case .home: self = .keyboardHome
    case .end: self = .keyboardEnd
    case .enter: self = .keyboardReturnOrEnter
    case .escape: self = .keyboardEscape
    case .tab: self = .keyboardTab
    case .space: self = .keyboardSpacebar
    case .backspace: self = .keyboardDeleteOrBackspace
    case .delete: self = .keyboardDeleteForward
    case .insert: self = .keyboardInsert
    case .menu: self = .keyboardMenu
    case .function(let number):
      let base = number <= 12 ? 0x3A + number - 1 : 0x68 + number - 13
      self = UIKeyboardHIDUsage(rawValue: base) ?? .keyboardErrorUndefined
    case .character: self = Self.usage(ofCharacters: input.charactersIgnoringModifiers)
    }
  }

  private static func usage(ofCharacters text: String) -> UIKeyboardHIDUsage {
    guard let scalar = text.lowercased().unicodeScalars.first else {
      return .keyboardErrorUndefined
    }
    if ("a"..."z").contains(scalar) {
      return UIKeyboardHIDUsage(rawValue: 0x04 + Int(scalar.value - 97)) ?? .keyboardErrorUndefined
    }
    if ("1"..."9").contains(scalar) {
      return UIKeyboardHIDUsage(rawValue: 0x1E + Int(scalar.value - 49)) ?? .keyboardErrorUndefined
    }
    return punctuation[scalar] ?? .keyboardErrorUndefined
  }

  private static let punctuation: [Unicode.Scalar: UIKeyboardHIDUsage] = [
    "0": .keyboard0, "-": .keyboardHyphen, "=": .keyboardEqualSign, "[": .keyboardOpenBracket,
    "]": .keyboardCloseBracket, "\\": .keyboardBackslash, ";": .keyboardSemicolon,
    "'": .keyboardQuote, "`": .keyboardGraveAccentAndTilde, ",": .keyboardComma,
    ".": .keyboardPeriod, "/": .keyboardSlash, "+": .keyboardEqualSign, "_": .keyboardHyphen,
  ]
}

/// A key or button going down and up.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// Where a press of a key or button is between its beginning and its end.
  public enum Phase: Int, Sendable {
    /// The key went down.
    case began = 0
    /// The force of the press changed.
    case changed
    /// The key is still down.
    case stationary
    /// The key went up.
    case ended
    /// The press was taken back.
    case cancelled
  }

  /// The button of a remote control that was pressed; keyboards have `UIPress.key`.
  public enum PressType: Int, Sendable {
    /// The arrow up.
    case upArrow = 0
    /// The arrow down.
    case downArrow
    /// The arrow left.
    case leftArrow
    /// The arrow right.
    case rightArrow
    /// The button that selects.
    case select
    /// The button that leads to the menu.
    case menu
    /// The button that plays and pauses.
    case playPause
    /// The button that turns a page up.
    case pageUp = 30
    /// The button that turns a page down.
    case pageDown = 31
    /// The button that switches between digits and colours of a television.
    case tvRemoteOneTwoThree = 32
    /// The button that shows the four colours of a television.
    case tvRemoteFourColors = 33
  }

  /// Where the press is between its beginning and its end.
  open internal(set) var phase = Phase.began
  /// When the press last changed, in seconds of the system's uptime.
  open internal(set) var timestamp: TimeInterval = 0
  /// The window that had the keyboard as the key went down.
  open internal(set) weak var window: UIWindow?
  /// The first responder when the key went down.
  open internal(set) weak var responder: UIResponder?
  /// The key that was pressed; nil for a remote control's buttons.
  open internal(set) var key: UIKey?
  /// What the platform said.
  var input: KeyInput?
  /// The force of the press, which is always 1 here.
  open var force: CGFloat { 1 }
  /// The button of a remote control that means the same; nil for keys that only type.
  var button: PressType?
  /// The recognisers that get this press.
  var recognizers: [UIGestureRecognizer] = []

  /// The button of a remote control that means the same; `.select` also for keys without one, which
  /// `key` tells apart and no recogniser's `allowedPressTypes` lets through.
  open var type: PressType { button ?? .select }
  /// The recognisers that get this press; nil for none.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  /// Keys of a keyboard that mean what a button of a remote control means. Return is Select except
  /// where it ends a line of text.
  static func button(for key: KeyInput.Key, to responder: UIResponder?) -> PressType? {
    switch key {
    case .up: .upArrow
    case .down: .downArrow
    case .left: .leftArrow
    case .right: .rightArrow
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .menu: .menu
    case .enter: responder is any UIKeyInput ? nil : .select
    case .character, .home, .end, .escape, .tab, .space, .backspace, .delete, .insert,
      .function:
      nil
    }
  }
}

/// A change of some keys.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  var storedPresses: Set<UIPress> = []

  open override var type: EventType { .presses }
  /// All keys and buttons that are down.
  open var allPresses: Set<UIPress> { storedPresses }

  /// Returns the presses that a recogniser gets.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    storedPresses.filter { press in press.recognizers.contains { $0 === gesture } }
  }
}

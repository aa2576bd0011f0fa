/// A command with a key, or keys held together, that performs it.
///
/// On a desktop Control stands for Command: a command with `.command` is performed by Ctrl and its
/// key, as well as by the Super key and it.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The character the key types without modifiers, or one of the names below.
  public let input: String?
  /// The modifier keys that have to be held with the key, and no others.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the command comes before the system's own use of its key, which commands here always
  /// do, whatever it says.
  open var wantsPriorityOverSystemBehavior = false
  /// Whether the key follows the user's keyboard, which keys here always do, whatever it says: one
  /// is found by the character it types.
  open var allowsAutomaticLocalization = true
  /// Whether the key is mirrored where lines run from right to left, which keys here never are,
  /// whatever it says.
  open var allowsAutomaticMirroring = true

  private init(_ content: CommandContent, _ input: String?, _ flags: UIKeyModifierFlags) {
    self.input = input
    modifierFlags = flags
    super.init(content)
  }

  /// Makes a command that no key performs.
  public convenience init() { self.init(CommandContent(action: Selector("")), nil, []) }

  /// Makes a command that a key performs, without a title, so that menus do not show it.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector
  ) { self.init(CommandContent(action: action), input, modifierFlags) }

  /// Makes a command that a key performs, with a title for overviews of shortcuts.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(
      CommandContent(action: action, discoverabilityTitle: discoverabilityTitle), input,
      modifierFlags)
  }

  /// Makes a command that a key performs and that menus can show.
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.init(
      CommandContent(
        title: title, image: image, action: action, propertyList: propertyList,
        alternates: alternates, discoverabilityTitle: discoverabilityTitle,
        attributes: attributes, state: state), input, modifierFlags)
  }

  /// Returns nil: key commands are in no document.
  public required init?(coder: NSCoder) { return nil }
}

/// Names of keys that type nothing.
extension UIKeyCommand {
  /// The arrow key up.
  public nonisolated class var inputUpArrow: String { "UIKeyInputUpArrow" }
  /// The arrow key down.
  public nonisolated class var inputDownArrow: String { "UIKeyInputDownArrow" }
  /// The arrow key left.
  public nonisolated class var inputLeftArrow: String { "UIKeyInputLeftArrow" }
  /// The arrow key right.
  public nonisolated class var inputRightArrow: String { "UIKeyInputRightArrow" }
  /// The escape key.
  public nonisolated class var inputEscape: String { "UIKeyInputEscape" }
  /// The key that turns a page up.
  public nonisolated class var inputPageUp: String { "UIKeyInputPageUp" }
  /// The key that turns a page down.
  public nonisolated class var inputPageDown: String { "UIKeyInputPageDown" }
  /// The key that goes to the beginning.
  public nonisolated class var inputHome: String { "UIKeyInputHome" }
  /// The key that goes to the end.
  public nonisolated class var inputEnd: String { "UIKeyInputEnd" }
  /// The key that deletes the character behind the caret.
  public nonisolated class var inputDelete: String { "UIKeyInputDelete" }
  /// The function key F1.
  public nonisolated class var f1: String { "UIKeyInputF1" }
  /// The function key F2.
  public nonisolated class var f2: String { "UIKeyInputF2" }
  /// The function key F3.
  public nonisolated class var f3: String { "UIKeyInputF3" }
  /// The function key F4.
  public nonisolated class var f4: String { "UIKeyInputF4" }
  /// The function key F5.
  public nonisolated class var f5: String { "UIKeyInputF5" }
  /// The function key F6.
  public nonisolated class var f6: String { "UIKeyInputF6" }
  /// The function key F7.
  public nonisolated class var f7: String { "UIKeyInputF7" }
  /// The function key F8.
  public nonisolated class var f8: String { "UIKeyInputF8" }
  /// The function key F9.
  public nonisolated class var f9: String { "UIKeyInputF9" }
  /// The function key F10.
  public nonisolated class var f10: String { "UIKeyInputF10" }
  /// The function key F11.
  public nonisolated class var f11: String { "UIKeyInputF11" }
  /// The function key F12.
  public nonisolated class var f12: String { "UIKeyInputF12" }
}

/// A command with a key, or keys held together, that performs it.
///
/// On a desktop Control stands for Command: a command with `.command` is performed by Ctrl and its
/// key, as well as by the Super key and it.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The character the key types without modifiers, or one of the names below.
  public let input: String?
  public let modifierFlags: UIKeyModifierFlags
  /// Changes nothing here: commands always come before the framework's own use of a key.
  open var wantsPriorityOverSystemBehavior = false
  /// Changes nothing here: a key is found by the character it types on the keyboard at hand.
  open var allowsAutomaticLocalization = true
  /// Changes nothing here: keys are what programs say in all directions of reading.
  open var allowsAutomaticMirroring = true

  private init(_ content: CommandContent, _ input: String?, _ flags: UIKeyModifierFlags) {
    self.input = input
    modifierFlags = flags
    super.init(content)
  }

  /// A command that no key performs.
  public convenience init() { self.init(CommandContent(action: Selector("")), nil, []) }

  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector
  ) { self.init(CommandContent(action: action), input, modifierFlags) }

  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(
      CommandContent(action: action, discoverabilityTitle: discoverabilityTitle), input,
      modifierFlags)
  }

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

  public required init?(coder: NSCoder) { return nil }
}

/// Names of keys that type nothing.
extension UIKeyCommand {
  public nonisolated class var inputUpArrow: String { "UIKeyInputUpArrow" }
  public nonisolated class var inputDownArrow: String { "UIKeyInputDownArrow" }
  public nonisolated class var inputLeftArrow: String { "UIKeyInputLeftArrow" }
  public nonisolated class var inputRightArrow: String { "UIKeyInputRightArrow" }
  public nonisolated class var inputEscape: String { "UIKeyInputEscape" }
  public nonisolated class var inputPageUp: String { "UIKeyInputPageUp" }
  public nonisolated class var inputPageDown: String { "UIKeyInputPageDown" }
  public nonisolated class var inputHome: String { "UIKeyInputHome" }
  public nonisolated class var inputEnd: String { "UIKeyInputEnd" }
  public nonisolated class var inputDelete: String { "UIKeyInputDelete" }
  public nonisolated class var f1: String { "UIKeyInputF1" }
  public nonisolated class var f2: String { "UIKeyInputF2" }
  public nonisolated class var f3: String { "UIKeyInputF3" }
  public nonisolated class var f4: String { "UIKeyInputF4" }
  public nonisolated class var f5: String { "UIKeyInputF5" }
  public nonisolated class var f6: String { "UIKeyInputF6" }
  public nonisolated class var f7: String { "UIKeyInputF7" }
  public nonisolated class var f8: String { "UIKeyInputF8" }
  public nonisolated class var f9: String { "UIKeyInputF9" }
  public nonisolated class var f10: String { "UIKeyInputF10" }
  public nonisolated class var f11: String { "UIKeyInputF11" }
  public nonisolated class var f12: String { "UIKeyInputF12" }
}

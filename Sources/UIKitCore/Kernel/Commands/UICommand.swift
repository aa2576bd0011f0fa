import PlatformInterface

/// A menu's entry that sends a selector up the responder chain.
@preconcurrency @MainActor
open class UICommand: UIMenuElement, UIMenuLeaf {
  /// Sent with the command as sender to the first responder in the chain that can perform it.
  public let action: Selector
  /// Tells commands of one action apart: strings, numbers, dates, and arrays and dictionaries of them.
  public let propertyList: Any?
  /// What the command becomes while modifier keys are held, on systems with a menu bar; kept, and
  /// shown nowhere here.
  public let alternates: [UICommandAlternate]
  /// A longer title for overviews of shortcuts; nil, the default, shows `title`.
  open var discoverabilityTitle: String?
  /// Whether the command can be chosen, is seen, destroys something or leaves its menu open.
  open var attributes: UIMenuElement.Attributes
  /// Whether a menu shows a tick beside the command, a dash, or nothing. A responder's
  /// `validate(_:)` may set it before the menu opens.
  open var state: UIMenuElement.State
  /// The image while `state` is on; nil, the default, shows `image`.
  open var selectedImage: UIImage?
  /// What the command was last performed for, while its action runs.
  open private(set) var sender: Any?

  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  init(_ content: CommandContent) {
    action = content.action
    propertyList = content.propertyList
    alternates = content.alternates
    if !alternates.isEmpty { Unsupported.report("UICommand.alternates") }
    discoverabilityTitle = content.discoverabilityTitle
    attributes = content.attributes
    state = content.state
    selectedImage = content.selectedImage
    super.init(title: content.title, subtitle: content.subtitle, image: content.image)
  }

  /// Makes a command that sends `action` up the responder chain. Commands of the same action are
  /// told apart by their property list.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.init(
      CommandContent(
        title: title, subtitle: subtitle, image: image, selectedImage: selectedImage,
        action: action, propertyList: propertyList, alternates: alternates,
        discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state))
  }

  /// Returns nil: commands are in no document.
  public required init?(coder: NSCoder) { return nil }

  /// - Parameter target: nil means the first responder in the chain that can perform the action.
  open func performWithSender(_ sender: Any?, target: Any?) {
    let old = self.sender
    self.sender = sender
    _ = UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    self.sender = old
  }

  /// Commands are equal by action and property list, so that a menu's builder finds them.
  func isSame(_ action: Selector, _ propertyList: Any?) -> Bool {
    guard self.action == action else { return false }
    switch (self.propertyList, propertyList) {
    case (nil, nil): return true
    case (let a as AnyHashable, let b as AnyHashable): return a == b
    case (let a as NSObject, let b as NSObject): return a.isEqual(b)
    default: return false
    }
  }
}

/// What a command is made of.
struct CommandContent {
  var title = ""
  var subtitle: String?
  var image: UIImage?
  var selectedImage: UIImage?
  var action: Selector
  var propertyList: Any?
  var alternates: [UICommandAlternate] = []
  var discoverabilityTitle: String?
  var attributes: UIMenuElement.Attributes = []
  var state = UIMenuElement.State.off
}

/// Another title and action of a command, for while modifier keys are held.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// The title while the modifier keys are held.
  public let title: String
  /// What is sent up the responder chain while the modifier keys are held.
  public let action: Selector
  /// The modifier keys that have to be held.
  public let modifierFlags: UIKeyModifierFlags

  /// Makes another title and action for a command.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
  }
}

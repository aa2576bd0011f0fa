/// Does what an action stands for; it gets the action, whose `sender` says what was used.
public typealias UIActionHandler = (UIAction) -> Void

/// Something to do, with a title and a picture: for menus, controls and bar buttons.
@preconcurrency @MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
  /// Tells actions apart: controls and menus hold one of each.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text that tells identifiers apart.
    public let rawValue: String
    /// Makes an identifier of a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier of a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The action that pastes.
    public static let paste = Identifier("com.apple.action.paste")
    /// The action that pastes text in the style of what is around it.
    public static let pasteAndMatchStyle = Identifier("com.apple.action.pasteAndMatchStyle")
    /// The action that pastes an address and goes there.
    public static let pasteAndGo = Identifier("com.apple.action.pasteAndGo")
    /// The action that pastes a text and searches for it.
    public static let pasteAndSearch = Identifier("com.apple.action.pasteAndSearch")
  }

  private static var lastNumber = 0

  /// What tells the action from others: what was given, or a unique value.
  public let identifier: Identifier
  /// A longer title for overviews of shortcuts; nil, the default, shows `title`.
  open var discoverabilityTitle: String?
  /// Whether the action can be chosen, is seen, destroys something or leaves its menu open.
  open var attributes: UIMenuElement.Attributes
  /// Whether a menu shows a tick beside the action, a dash, or nothing.
  open var state: UIMenuElement.State
  /// The image while `state` is on; nil, the default, shows `image`.
  open var selectedImage: UIImage?
  /// What the action was last performed for, while its handler runs: a control, for example.
  open private(set) var sender: Any?
  private let handler: UIActionHandler

  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  init(
    _ title: String, _ subtitle: String?, _ image: UIImage?, _ selectedImage: UIImage?,
    _ identifier: Identifier?, _ discoverabilityTitle: String?,
    _ attributes: UIMenuElement.Attributes, _ state: UIMenuElement.State,
    _ handler: @escaping UIActionHandler
  ) {
    Self.lastNumber += 1
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(Self.lastNumber)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.selectedImage = selectedImage
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Makes an action. Without an identifier it gets one that no other action has.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(
      title, subtitle, image, selectedImage, identifier, discoverabilityTitle, attributes, state,
      handler)
  }

  /// Returns nil: actions are in no document.
  public required init?(coder: NSCoder) { return nil }

  /// Calls the handler; `sender` is what it then reads.
  open func performWithSender(_ sender: Any?, target: Any?) {
    let old = self.sender
    self.sender = sender
    handler(self)
    self.sender = old
  }
}

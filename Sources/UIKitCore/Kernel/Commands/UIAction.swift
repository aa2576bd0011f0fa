/// What an action does.
public typealias UIActionHandler = (UIAction) -> Void

/// Something to do, with a title and a picture: for menus, controls and bar buttons.
@preconcurrency @MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
  /// Tells actions apart: controls and menus hold one of each.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let paste = Identifier("com.apple.action.paste")
    public static let pasteAndMatchStyle = Identifier("com.apple.action.pasteAndMatchStyle")
    public static let pasteAndGo = Identifier("com.apple.action.pasteAndGo")
    public static let pasteAndSearch = Identifier("com.apple.action.pasteAndSearch")
  }

  private static var lastNumber = 0

  /// Unique where none was given.
  public let identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  open var selectedImage: UIImage?
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

  public required init?(coder: NSCoder) { return nil }

  /// Calls the handler; `sender` is what it then reads.
  open func performWithSender(_ sender: Any?, target: Any?) {
    let old = self.sender
    self.sender = sender
    handler(self)
    self.sender = old
  }
}

/// A list of actions, commands and further menus.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  private static var lastNumber = 0

  public let identifier: Identifier
  public let options: Options
  open private(set) var children: [UIMenuElement]
  /// How the children are laid out where they are shown.
  open var preferredElementSize: ElementSize
  open var displayPreferences: UIMenuDisplayPreferences?

  private init(
    _ title: String, _ subtitle: String?, _ image: UIImage?, _ identifier: Identifier?,
    _ options: Options, _ size: ElementSize, _ children: [UIMenuElement]
  ) {
    Self.lastNumber += 1
    self.identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(Self.lastNumber)")
    self.options = options
    self.children = children
    preferredElementSize = size
    super.init(title: title, subtitle: subtitle, image: image)
  }

  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
    preferredElementSize: UIMenu.ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.init(title, subtitle, image, identifier, options, preferredElementSize, children)
  }

  public required init?(coder: NSCoder) { return nil }

  /// The same menu with other children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      title, subtitle, image, identifier, options, preferredElementSize, newChildren)
    menu.displayPreferences = displayPreferences
    return menu
  }

  /// The elements that are on, those of inline menus included.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu {
        return menu.options.contains(.displayInline) ? menu.selectedElements : []
      }
      return (child as? any UIMenuLeaf)?.state == .on ? [child] : []
    }
  }
}

/// How titles of a menu's elements are shown.
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject {
  public override init() { super.init() }

  /// 0 leaves it to the text size: two lines, or as many as it takes at accessibility sizes.
  open var maximumNumberOfTitleLines = 0
}

/// A list of actions, commands and further menus.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  private static var lastNumber = 0

  /// What tells the menu from others: what was given, or a unique value.
  public let identifier: Identifier
  /// How the menu appears within the menu around it, and whether one of its elements is chosen.
  public let options: Options
  /// The elements of the menu, in their order. Another list takes a new menu, by
  /// `replacingChildren(_:)`.
  open private(set) var children: [UIMenuElement]
  /// How the children are laid out where they are shown.
  open var preferredElementSize: ElementSize
  /// How the menu's elements are laid out; nil, the default, leaves it to the menu.
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

  /// Makes a menu. Without an identifier it gets one that no other menu has.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
    preferredElementSize: UIMenu.ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.init(title, subtitle, image, identifier, options, preferredElementSize, children)
  }

  /// Returns nil: menus are in no document.
  public required init?(coder: NSCoder) { return nil }

  /// Returns the same menu with other children; the identifier stays.
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

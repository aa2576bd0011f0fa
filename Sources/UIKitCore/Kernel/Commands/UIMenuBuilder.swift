/// Changes a tree of menus while it is put together.
@preconcurrency @MainActor
public protocol UIMenuBuilder {
  /// Which menus are being built: the program's or an edit menu's.
  var system: UIMenuSystem { get }
  /// Returns the menu with an identifier, wherever it is in the tree; nil where it is not.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Returns the action with an identifier, wherever it is in the tree; nil where it is not.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Returns the command with an action and a property list; nil where it is not in the tree.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Puts another menu in the place of one.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Gives a menu the children that a block makes of its present ones.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Inserts a menu before another one and in the same parent.
  func insertSibling(
    _ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu after another one and in the same parent.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the first child of another one.
  func insertChild(
    _ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the last child of another one.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu with all that is in it.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenuBuilder {
  /// Returns the command with an action and without a property list; nil where it is not in the
  /// tree.
  public func command(for action: Selector) -> UICommand? {
    command(for: action, propertyList: nil)
  }
}

/// The program's menus: those of its key commands, and those of its edit menus.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  private static let mainSystem = UIMenuSystem()
  private static let contextSystem = UIMenuSystem()
  /// No desktop here shows it; its key commands work.
  open class var main: UIMenuSystem { mainSystem }
  /// Edit menus; put together each time one is shown.
  open class var context: UIMenuSystem { contextSystem }

  override init() { super.init() }

  private var built: UIMenu?

  /// Marks the main menu, which is put together again before it is next used.
  open func setNeedsRebuild() { built = nil }
  /// Commands are validated when they are used, so there is nothing to do.
  open func setNeedsRevalidate() {}

  /// The main menu as the application and its delegate made it.
  var menu: UIMenu {
    if let built { return built }
    let builder = MenuTree(StandardMenus.main(), system: self)
    // While it is built it is asked for by nobody.
    built = builder.root
    UIApplication.shared.buildMenu(with: builder)
    (UIApplication.shared.next)?.buildMenu(with: builder)
    built = builder.root
    return builder.root
  }

  /// The standard menus for edit menus, changed by the responders from `responder` on.
  static func editMenu(for responder: UIResponder) -> UIMenu {
    let builder = MenuTree(StandardMenus.edit(), system: .context)
    var chain: [UIResponder] = []
    var link: UIResponder? = responder
    while let current = link {
      chain.append(current)
      link = current.next
    }
    for responder in chain.reversed() { responder.buildMenu(with: builder) }
    return builder.root
  }
}

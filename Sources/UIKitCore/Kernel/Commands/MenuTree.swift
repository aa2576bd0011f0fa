/// A tree of menus that is being changed.
@MainActor
final class MenuTree: UIMenuBuilder {
  private(set) var root: UIMenu
  let system: UIMenuSystem

  init(_ root: UIMenu, system: UIMenuSystem) {
    self.root = root
    self.system = system
  }

  // MARK: Finding

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    find { ($0 as? UIMenu)?.identifier == identifier } as? UIMenu
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    find { ($0 as? UIAction)?.identifier == identifier } as? UIAction
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    find { ($0 as? UICommand)?.isSame(action, propertyList) ?? false } as? UICommand
  }

  private func find(_ matches: (UIMenuElement) -> Bool) -> UIMenuElement? {
    var waiting: [UIMenuElement] = [root]
    while let element = waiting.popLast() {
      if matches(element) { return element }
      if let menu = element as? UIMenu { waiting.append(contentsOf: menu.children.reversed()) }
    }
    return nil
  }

  // MARK: Changing

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    change(replacedIdentifier) { _ in [replacementMenu] }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) { change(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] } }

  func insertSibling(
    _ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier
  ) { change(siblingIdentifier) { [siblingMenu, $0] } }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [$0, siblingMenu] }
  }

  func insertChild(
    _ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier
  ) { change(parentIdentifier) { [$0.replacingChildren([childMenu] + $0.children)] } }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    change(parentIdentifier) { [$0.replacingChildren($0.children + [childMenu])] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) { change(removedIdentifier) { _ in [] } }

  /// Puts what `body` gives in the place of the menu; the root's place takes one menu only.
  private func change(_ identifier: UIMenu.Identifier, _ body: (UIMenu) -> [UIMenuElement]) {
    if root.identifier == identifier {
      let new = body(root)
      if new.count == 1, let menu = new[0] as? UIMenu { root = menu }
      return
    }
    var isDone = false
    root = changed(root, identifier, body, &isDone)
  }

  private func changed(
    _ menu: UIMenu, _ identifier: UIMenu.Identifier, _ body: (UIMenu) -> [UIMenuElement],
    _ isDone: inout Bool
  ) -> UIMenu {
    var children: [UIMenuElement] = []
    var isChanged = false
    for child in menu.children {
      guard !isDone, let inner = child as? UIMenu else {
        children.append(child)
        continue
      }
      if inner.identifier == identifier {
        isDone = true
        isChanged = true
        children += body(inner)
      } else {
        let new = changed(inner, identifier, body, &isDone)
        isChanged = isChanged || new !== inner
        children.append(new)
      }
    }
    return isChanged ? menu.replacingChildren(children) : menu
  }
}

/// The menus every program has before it changes them.
@MainActor
enum StandardMenus {
  static func main() -> UIMenu {
    func menu(
      _ title: String, _ identifier: UIMenu.Identifier, _ children: [UIMenuElement] = [],
      isInline: Bool = false
    ) -> UIMenu {
      UIMenu(
        title: title, identifier: identifier, options: isInline ? .displayInline : [],
        children: children)
    }
    return menu(
      "", .root,
      [
        menu("", .application, [DesktopCommand.quit.menu], isInline: true),
        menu("File", .file, [DesktopCommand.newScene.menu, DesktopCommand.close.menu]),
        menu("Edit", .edit, [standardEdit, DesktopCommand.find.menu, DesktopCommand.emoji.menu]),
        menu("Format", .format), menu("View", .view, [DesktopCommand.fullScreen.menu]),
        menu("Window", .window), menu("Help", .help, [DesktopCommand.shortcuts.menu]),
      ])
  }

  /// What edit menus are made of.
  static func edit() -> UIMenu {
    UIMenu(identifier: .root, children: [standardEdit])
  }

  private static var standardEdit: UIMenu {
    UIMenu(
      identifier: .standardEdit, options: .displayInline,
      children: editCommands([
        StandardEditActions.cut, StandardEditActions.copy, StandardEditActions.paste,
        StandardEditActions.delete, StandardEditActions.select, StandardEditActions.selectAll,
      ]))
  }

  /// Commands with the titles that menus show.
  static func editCommands(_ actions: [Selector]) -> [UICommand] {
    actions.map { UICommand(title: title(of: $0) ?? NSStringFromSelector($0), action: $0) }
  }

  private static let titles: [Selector: String] = [
    StandardEditActions.cut: "Cut", StandardEditActions.copy: "Copy",
    StandardEditActions.paste: "Paste", StandardEditActions.delete: "Delete",
    StandardEditActions.select: "Select", StandardEditActions.selectAll: "Select All",
    StandardEditActions.writeLeftToRight: "Left to Right",
    StandardEditActions.writeRightToLeft: "Right to Left",
  ]

  static func title(of action: Selector) -> String? {
    titles[action].map { SystemText.localized($0) }
  }
}

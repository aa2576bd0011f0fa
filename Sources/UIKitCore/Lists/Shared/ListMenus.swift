import CollectionEngine
import PlatformInterface

/// What a list tells of itself and asks its own delegate for, so that its rows have menus.
///
/// Main thread. Asked while a menu opens, is open or ends; paths are those of the moment, and items may
/// be gone by the time a menu ends.
@MainActor
protocol ListMenuOwner: UIScrollView {
  func menuPath(at point: CGPoint) -> IndexPath?
  /// Nil where the item is not on the screen.
  func menuCell(at path: IndexPath) -> UIView?
  /// In reading order.
  var menuSelection: [IndexPath] { get }
  /// The item that the keyboard is at.
  var menuFocus: IndexPath? { get }
  /// In reading order.
  var menuPathsInSight: [IndexPath] { get }
  func menuConfiguration(for paths: [IndexPath], at point: CGPoint) -> UIContextMenuConfiguration?
  func menuPreview(
    _ kind: ListMenus.Preview, _ configuration: UIContextMenuConfiguration, at path: IndexPath
  ) -> UITargetedPreview?
  func menuWillDisplay(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionAnimating)
  func menuWillEnd(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionAnimating)
  func menuWillCommit(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating)
  // The edit menu of lists before iOS 13.
  func showsEditMenu(at path: IndexPath) -> Bool
  func canPerform(_ action: Selector, at path: IndexPath, sender: Any?) -> Bool
  func perform(_ action: Selector, at path: IndexPath, sender: Any?)
}

/// The menus of a list's items: context menus and the older edit menu, which is asked for where there
/// is no context menu.
@MainActor
final class ListMenus: NSObject, UIContextMenuInteractionDelegate {
  enum Preview { case highlight, dismissal }

  private unowned let owner: any ListMenuOwner
  private(set) lazy var interaction = ListMenuInteraction(self)
  /// What the open menu is about, the item that was pressed first.
  private(set) var paths: [IndexPath] = []

  init(_ owner: any ListMenuOwner) {
    self.owner = owner
    super.init()
    owner.addInteraction(interaction)
  }

  // MARK: Context menus

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    paths = owner.menuPath(at: location).map(affectedPaths) ?? []
    let configuration = owner.menuConfiguration(for: paths, at: location)
    if isCompact, let path = paths.first, let swiped = swipeMenu(at: path) {
      configuration?.furtherElements = swiped
    }
    return configuration
  }

  // MARK: What is behind swipes

  /// Whether the menu that is asked for opens beside the pointer, where a mouse cannot swipe.
  fileprivate(set) var isCompact = false

  /// The actions behind a swipe over the row, so that a mouse has them too; nil where there are none.
  private func swipeMenu(at path: IndexPath) -> (([UIMenuElement]) -> [UIMenuElement])? {
    guard let list = owner as? any ListView, let item = ItemPath(path) else { return nil }
    let actions = list.swipeActions(of: item)
    guard !actions.isEmpty else { return nil }
    return { shown in
      let known = Set(shown.flatMap(Self.titles))
      let elements = actions.filter { !known.contains($0.name) }.map(\.menuElement)
      return elements.isEmpty ? [] : [UIMenu(options: .displayInline, children: elements)]
    }
  }

  private static func titles(of element: UIMenuElement) -> [String] {
    [element.title] + ((element as? UIMenu)?.children.flatMap(titles) ?? [])
  }

  /// Opens a menu of the swipe's actions alone, where the program gives none.
  fileprivate func swipeMenuAlone(
    at point: CGPoint, isByKey: Bool
  ) -> (@MainActor () -> Void)? {
    guard let path = owner.menuPath(at: point), let elements = swipeMenu(at: path)?([]),
      let window = owner.window
    else { return nil }
    return { [weak owner] in
      guard let owner, owner.window === window else { return }
      MenuSession(
        UIMenu(children: elements), at: .point(owner.convert(point, to: nil)), in: window,
        source: .init(sender: owner, responder: owner)
      ).show(isByKey: isByKey, animator: MenuAnimator())
    }
  }

  /// iOS-BEHAVIOUR: an item of a selection of several stands for all of them. Evidence: menu-3.
  private func affectedPaths(_ path: IndexPath) -> [IndexPath] {
    let selection = owner.menuSelection
    guard selection.count > 1, selection.contains(path) else { return [path] }
    return [path] + selection.filter { $0 != path }
  }

  /// The item that an identifier of `ListMenuInteraction` stands for.
  private func path(of identifier: any NSCopying) -> IndexPath? {
    let number = (identifier as? NSNumber)?.intValue ?? 0
    return paths.indices.contains(number) ? paths[number] : nil
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let path = path(of: identifier) else { return nil }
    return owner.menuPreview(.highlight, configuration, at: path) ?? plainPreview(at: path)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let path = path(of: identifier) else { return nil }
    return owner.menuPreview(.dismissal, configuration, at: path) ?? plainPreview(at: path)
  }

  /// The cell as it is, where it is; round where it was part of a round group.
  private func plainPreview(at path: IndexPath) -> UITargetedPreview? {
    guard let cell = owner.menuCell(at: path), cell.window != nil else { return nil }
    let parameters = UIPreviewParameters()
    let radius = ListGroup.cornerRadius(of: cell)
    if radius > 0 {
      parameters.visiblePath = UIBezierPath(roundedRect: cell.bounds, cornerRadius: radius)
    }
    return UITargetedPreview(view: cell, parameters: parameters)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { if let animator { owner.menuWillDisplay(configuration, animator) } }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    paths = []
    if let animator { owner.menuWillEnd(configuration, animator) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { owner.menuWillCommit(configuration, animator) }

  // MARK: Keys

  /// The middle of what the Menu key is about, in the list's coordinates: the item with the focus,
  /// else what is selected, else what the pointer is over, else the first item in sight.
  func placeForKey() -> CGPoint {
    let visible = owner.menuPathsInSight
    let chosen = ([owner.menuFocus ?? pathAroundFocus].compactMap { $0 } + owner.menuSelection)
      .first { visible.contains($0) }
    if chosen == nil, let window = owner.window, let pointer = window.windowScene?.host.pointer {
      let point = owner.convert(window.fromScreen(pointer), from: window)
      if owner.bounds.contains(point), owner.menuPath(at: point) != nil { return point }
    }
    let bounds = owner.bounds
    guard let path = chosen ?? visible.first, let cell = owner.menuCell(at: path) else {
      return CGPoint(x: bounds.midX, y: bounds.midY)
    }
    let area = cell.convert(cell.bounds, to: owner).overlap(with: bounds)
    return CGPoint(x: area.midX, y: area.midY)
  }

  /// The item that a control with the focus lies in.
  private var pathAroundFocus: IndexPath? {
    guard let place = owner.window?.focusSystem.current?.itemAround, place.list === owner else {
      return nil
    }
    return IndexPath(place.path)
  }

  /// What can be done with the item at a place beside choosing it, as a menu for those who have only keys.
  func actionMenu(at point: CGPoint) -> (@MainActor () -> Void)? {
    guard let path = owner.menuPath(at: point), let list = owner as? any ListView,
      let window = owner.window
    else { return nil }
    let actions = list.itemActions(of: path)
    guard !actions.isEmpty else { return nil }
    return { [weak owner] in
      guard let owner, owner.window === window else { return }
      MenuSession(
        UIMenu(children: actions.map(\.menuElement)), at: .point(owner.convert(point, to: nil)),
        in: window, source: .init(sender: owner, responder: owner.menuCell(at: path) ?? owner)
      ).show(isByKey: true, animator: MenuAnimator())
    }
  }

  /// A context menu opened by a key, with those actions behind it.
  func withActions(_ menu: UIMenu) -> UIMenu {
    guard let path = paths.first, let list = owner as? any ListView else { return menu }
    // A menu beside the pointer has those behind swipes already.
    let known = Set(Self.titles(of: menu))
    let actions = list.itemActions(of: path).filter { !known.contains($0.name) }
    guard !actions.isEmpty else { return menu }
    return menu.replacingChildren(
      menu.children + [UIMenu(options: .displayInline, children: actions.map(\.menuElement))])
  }

  // MARK: The older edit menu

  /// What opens it for the item at a place: asks the delegate whether, then for each action.
  func editMenu(
    at point: CGPoint, _ appearance: UIContextMenuInteraction.Appearance, isByKey: Bool
  ) -> (@MainActor () -> Void)? {
    guard let path = owner.menuPath(at: point), owner.showsEditMenu(at: path),
      let cell = owner.menuCell(at: path)
    else { return nil }
    let controller = UIMenuController.shared
    let items = controller.items { [weak owner] action in
      guard let owner, owner.canPerform(action, at: path, sender: controller) else { return nil }
      return { Self.perform(action, at: path, of: owner, sender: controller) }
    }
    guard !items.isEmpty, let window = owner.window else { return nil }
    return { [weak self, weak owner] in
      guard let owner, owner.window === window else { return }
      if appearance == .rich {
        controller.show(items, at: cell.convert(cell.bounds, to: nil), in: window)
      } else {
        let place = owner.convert(point, to: nil)
        let edits = items.map { item in UIAction(title: item.title) { _ in item.choose() } }
        let menu = UIMenu(children: edits + (self?.swipeMenu(at: path)?(edits) ?? []))
        MenuSession(
          menu, at: .point(place), in: window, source: .init(sender: controller, responder: cell)
        ).show(isByKey: isByKey, animator: MenuAnimator())
      }
    }
  }

  /// iOS-BEHAVIOUR: the delegate performs standard actions, the cell those of its own.
  /// Evidence: unmeasured.
  private static func perform(
    _ action: Selector, at path: IndexPath, of owner: any ListMenuOwner, sender: Any?
  ) {
    let isStandard = UIMenuController.standardActions.contains(action)
    if !isStandard, let cell = owner.menuCell(at: path), action.isUnderstood(by: cell) {
      UIApplication.shared.sendAction(action, to: cell, from: sender, for: nil)
    } else {
      owner.perform(action, at: path, sender: sender)
    }
  }
}

/// The interaction of a list: knows several items, and the older menu.
@MainActor
final class ListMenuInteraction: UIContextMenuInteraction {
  private unowned let menus: ListMenus

  init(_ menus: ListMenus) {
    self.menus = menus
    super.init(delegate: menus)
  }

  override func identifiers(of configuration: UIContextMenuConfiguration) -> [any NSCopying] {
    menus.paths.indices.map { NSNumber(value: $0) }
  }

  override func present(
    _ configuration: UIContextMenuConfiguration, _ appearance: Appearance, isByKey: Bool = false
  ) {
    // There is nothing to lift where there is no item.
    super.present(configuration, menus.paths.isEmpty ? .compact : appearance, isByKey: isByKey)
  }

  override func opening(
    at point: CGPoint, in window: UIWindow, _ appearance: Appearance, isByKey: Bool
  ) -> FoundMenu? {
    menus.isCompact = appearance == .compact
    if let menu = super.opening(at: point, in: window, appearance, isByKey: isByKey) { return menu }
    guard let view, view.window === window else { return nil }
    let place = view.convert(point, from: window)
    var show = menus.editMenu(at: place, appearance, isByKey: isByKey)
    if show == nil, isByKey { show = menus.actionMenu(at: place) }
    if show == nil, appearance == .compact {
      show = menus.swipeMenuAlone(at: place, isByKey: isByKey)
    }
    return show.map(FoundMenu.init)
  }

  override func menuForKeys(_ menu: UIMenu) -> UIMenu { menus.withActions(menu) }
}

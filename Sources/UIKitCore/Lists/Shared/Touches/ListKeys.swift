import PlatformInterface

/// Keys that nobody wanted are for the items that have the focus; before any has it, for the list that was
/// clicked last, or the one that the window mainly shows: letters find an item by its title, and what is
/// selected is copied, deleted and extended to everything.
final class ListKeys: SceneFeature {
  override class var priority: EventPriority { .focusedItems }

  /// The list whose items the pointer was last used on.
  weak var clicked: (any SelectableList)?
  private var typeAhead = ListTypeAhead()

  override func handleUnusedKey(
    _ input: KeyInput, from responder: UIResponder?, in window: UIWindow
  ) -> Bool {
    let focused = window.focusSystem.current?.list
    if let focused, focused.handleKey(input) { return true }
    guard input.isDown, let list = focused as? any ListView ?? listWithoutFocus(in: window) else {
      return false
    }
    return type(input, in: list) || (focused == nil && takeKey(input, on: list))
  }

  // A space within a title is no choice of the item that the beginning led to. Escape lets a row go that was swiped.
  override func handleKeyFirst(_ input: KeyInput, by responder: UIResponder?) -> Bool {
    guard input.isDown, let window = host.scene?.windowForKeys else { return false }
    if input.key == .escape {
      let focused = window.focusSystem.current?.list as? any ListView
      guard let list = focused ?? listWithoutFocus(in: window),
        let swiped = list as? any SwipingList, swiped.currentSwipe != nil
      else { return false }
      swiped.finishSwipe()
      return true
    }
    guard input.key == .space,
      let list = window.focusSystem.current?.list as? any ListView,
      typeAhead.isTyping(in: list, at: input.time), input.modifiers.isEmpty
    else { return false }
    return type(input, in: list)
  }

  // MARK: Which list

  private func listWithoutFocus(in window: UIWindow) -> (any ListView)? {
    clickedList(in: window) ?? window.mainScrollView as? any ListView
  }

  /// The list that was clicked, as long as it is in front.
  private func clickedList(in window: UIWindow) -> (any ListView)? {
    guard let list = clicked as? any ListView, list.window === window,
      let front = window.keyTarget as? UIView, list.lies(in: front)
    else { return nil }
    return list
  }

  // MARK: Keys

  private func type(_ input: KeyInput, in list: any ListView) -> Bool {
    guard input.key == .character || input.key == .space, !list.storedIsEditing,
      input.modifiers.isDisjoint(with: [.control, .alt, .command]),
      let first = input.characters.unicodeScalars.first,
      first.properties.generalCategory != .control
    else { return false }
    guard let path = typeAhead.type(input.characters, at: input.time, in: list) else {
      return false
    }
    list.focus(path)
    return true
  }

  private func takeKey(_ input: KeyInput, on list: any ListView) -> Bool {
    let modifiers = input.modifiers.subtracting(.capsLock)
    switch input.key {
    case .delete where modifiers.isEmpty:
      // What is selected is seen to be; without a click nobody pointed at it, but where several are being chosen.
      guard let window = list.window, clickedList(in: window) === list || list.isChoosingSeveral
      else { return false }
      return (list as? any SwipingList)?.deleteSelection() ?? false
    case .character where modifiers == .control || modifiers == .command:
      switch input.charactersIgnoringModifiers.lowercased() {
      case "a": return list.selectAllByKey()
      case "c": return list.copyByKey()
      default: return false
      }
    default: return false
    }
  }
}

extension ListView {
  /// Ctrl+C: what the delegate copies of the item by its edit menu, else what a drag of the selected items
  /// would carry. Without either nothing is copied.
  func copyByKey() -> Bool {
    let focused = selection.focused.map { [$0] } ?? []
    let selected = selection.paths
    let isOneOfMany = focused.allSatisfy(selected.contains)
    let paths = (isOneOfMany ? selected : focused).map { IndexPath($0) }
    guard let first = paths.first else { return false }
    let copy = StandardEditActions.copy
    if paths.count == 1, let owner = self as? any ListMenuOwner, owner.showsEditMenu(at: first),
      owner.canPerform(copy, at: first, sender: UIMenuController.shared)
    {
      owner.perform(copy, at: first, sender: UIMenuController.shared)
      return true
    }
    guard let source = self as? any DragDropList, source.dragsItems, let window else {
      return false
    }
    let session = DragSession(nil, at: window.toScreen(convert(bounds.origin, to: window)))
    let items = paths.flatMap { source.dragItems(beginning: session, at: $0) }
    guard !items.isEmpty else { return false }
    UIPasteboard.general.itemProviders = items.map(\.itemProvider)
    return true
  }
}

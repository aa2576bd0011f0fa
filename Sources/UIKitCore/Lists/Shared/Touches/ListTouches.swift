import CollectionEngine

/// One touch on the items of a list: highlights what is under it and, if it lifts there, chooses it.
///
/// iOS-BEHAVIOUR: a touch that leaves its item unhighlights it, one that comes back highlights it
/// again, and one that lifts elsewhere chooses nothing. Evidence: collection-21.
@MainActor
final class ListTouches {
  private unowned let list: any SelectableList
  private weak var touch: UITouch?
  /// The item takes part and the touch is on it.
  private var isOn = false
  /// The item takes no part.
  private var isRefused = false

  init(_ list: any SelectableList) { self.list = list }

  /// The item that is shown highlighted.
  var highlighted: ItemPath? { isOn ? list.listSelection.highlighted : nil }

  /// Whether the touch is on an item, which then has it for itself.
  func began(_ touches: Set<UITouch>) -> Bool {
    guard touch == nil, let new = touches.first,
      let path = list.itemPath(at: new.location(in: list))
    else { return false }
    touch = new
    list.listSelection.highlight(path)
    isRefused = !list.highlightByUser(path)
    isOn = !isRefused
    return true
  }

  func moved(_ touches: Set<UITouch>) -> Bool {
    guard let touch, touches.contains(touch) else { return false }
    guard !isRefused, let path = list.listSelection.highlighted else { return true }
    let isNowOn = list.frame(of: path)?.contains(touch.location(in: list)) ?? false
    guard isNowOn != isOn else { return true }
    if isNowOn {
      isOn = list.highlightByUser(path)
    } else {
      isOn = false
      list.unhighlightByUser(path)
    }
    return true
  }

  /// - Parameter event: tells of keys that are held.
  func ended(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
    guard let touch, touches.contains(touch) else { return false }
    if isOn, let path = list.listSelection.highlighted {
      let isClick = touch.type == .indirectPointer
      if isClick { list.window?.windowScene?.host.feature(ListKeys.self).clicked = list }
      if !SelectionWithKeys.choose(path, event?.modifierFlags ?? [], in: list),
        !(isClick && touch.tapCount.isMultiple(of: 2) && wasOpened(path))
      {
        list.chooseByUser(path)
      }
      // Selecting may have changed the list.
      if let path = list.listSelection.highlighted { list.unhighlightByUser(path) }
    }
    forget()
    return true
  }

  /// The first click of two has selected and opened the item; the second leaves it so, where a single
  /// one would take it back.
  private func wasOpened(_ path: ItemPath) -> Bool {
    list.selectsSeveral && !list.isBeingEdited && list.listSelection.contains(path)
  }

  func cancelled(_ touches: Set<UITouch>) -> Bool {
    guard let touch, touches.contains(touch) else { return false }
    if isOn, let path = list.listSelection.highlighted { list.unhighlightByUser(path) }
    forget()
    return true
  }

  private func forget() {
    touch = nil
    isOn = false
    isRefused = false
    list.listSelection.highlight(nil)
  }
}

/// Clicks with Ctrl, Cmd or Shift, as on every desktop: one more item, or all from the last one on.
@MainActor
enum SelectionWithKeys {
  /// False where the keys mean nothing here and the click is a plain one.
  static func choose(
    _ path: ItemPath, _ keys: UIKeyModifierFlags, in list: any SelectableList
  ) -> Bool {
    let extends = keys.contains(.shift)
    guard extends || keys.contains(.control) || keys.contains(.command),
      list.mightSelectSeveral
    else { return false }
    let needsSession = !list.selectsSeveral
    if needsSession {
      guard list.mayBeginSelectingSeveral(at: path) else { return false }
      list.beginSelectingSeveral(at: path)
    }
    if extends, let anchor = list.listSelection.anchor {
      extend(to: path, from: anchor, in: list)
    } else {
      if list.listSelection.contains(path) {
        list.deselectByUser(path)
      } else {
        list.selectByUser(path)
      }
      list.listSelection.setAnchor(path)
    }
    if needsSession { list.endSelectingSeveral() }
    return true
  }

  /// Selects from `anchor` to `path` and nothing else of what lies around.
  static func extend(to path: ItemPath, from anchor: ItemPath, in list: any SelectableList) {
    let wanted = list.itemPaths(from: min(anchor, path), to: max(anchor, path))
    let kept = Set(wanted)
    for old in list.listSelection.paths where !kept.contains(old) { list.deselectByUser(old) }
    for new in wanted where !list.listSelection.contains(new) { list.selectByUser(new) }
    list.listSelection.setAnchor(anchor)
  }
}

import CollectionEngine
import PlatformInterface

/// The keyboard on the items of a list.
///
/// A desktop is used with a keyboard, so lists answer to it as iOS does with Full Keyboard Access:
/// Tab goes to the items, arrows move among them, Space chooses, Return chooses too, Delete does
/// what the item's action that destroys does, Escape leaves.
/// Before Tab was pressed, keys scroll.
extension ListView {
  // MARK: What can be focused

  func canFocus(_ path: ItemPath) -> Bool {
    // What can be moved can be moved by keys, also where it cannot be selected meanwhile.
    let isMoved = storedIsEditing && offersMoving(IndexPath(path))
    guard !storedIsEditing || allowsFocusDuringEditing || isMoved else { return false }
    // iOS-BEHAVIOUR: the delegate outranks allowsFocus. Evidence: collection-24.
    return delegateLetsFocus(IndexPath(path)) ?? storedAllowsFocus ?? (isMoved || allowsFocus)
  }

  /// The item that gets the focus when the list does.
  var preferredFocus: ItemPath? {
    if remembersLastFocusedIndexPath, let last = selection.lastFocused, canFocus(last) {
      return last
    }
    if let wished = delegateWishedFocus,
      let path = ItemPath(wished), sourceCounts.contains(path), canFocus(path)
    {
      return path
    }
    let visible = itemPaths(in: visibleContent)
    let whole = visible.filter { frame(of: $0).map(visibleContent.contains) ?? false }
    return (selection.paths.first { visible.contains($0) && canFocus($0) })
      ?? (whole + visible).first(where: canFocus)
  }

  /// What is seen of the content, without what bars cover.
  var visibleContent: CGRect { storedLayer.bounds.inset(by: currentAdjustedInset) }

  /// Moves the focus where everybody agrees; nil takes it away.
  func focus(_ path: ItemPath?, _ heading: UIFocusHeading = []) {
    guard let window else { return takeFocus(path) }
    window.focusSystem.move(to: path.map { FocusTarget($0, in: self) }, heading: heading)
  }

  /// Shows where the focus is now; nil where it left.
  func takeFocus(_ path: ItemPath?) {
    let old = selection.focused
    guard old != path else { return }
    selection.focus(path)
    for (place, isOn) in [(old, false), (path, true)] {
      if let place { cell(at: IndexPath(place))?.setHasFocus(isOn) }
    }
    guard let path else { return }
    storedLayout?.revealInSection(path)
    if let frame = frame(of: path) { bringIntoSight(frame) }
    if delegateLetsSelectionFollow(IndexPath(path)) ?? selectionFollowsFocus,
      !selection.contains(path)
    {
      selectByUser(path)
    }
  }

  func bringIntoSight(_ frame: CGRect) {
    let target = motion.target
    let visible = CGRect(origin: target, size: storedLayer.bounds.size)
      .inset(by: currentAdjustedInset)
    guard !visible.contains(frame) else { return }
    var offset = target
    offset.y += Self.shift(frame.minY, frame.maxY, visible.minY, visible.maxY)
    offset.x += Self.shift(frame.minX, frame.maxX, visible.minX, visible.maxX)
    motion.glide(to: pixelRounded(clampedOffset(offset)), source: .key)
  }

  private static func shift(
    _ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ end: CGFloat
  ) -> CGFloat {
    if low < start || high - low > end - start { return low - start }
    return high > end ? high - end : 0
  }

  // MARK: Keys

  /// True where the key was for the items.
  func takeKey(_ key: KeyInput) -> Bool {
    guard key.isDown, window != nil else { return false }
    if key.key == .tab, key.modifiers.isDisjoint(with: [.control, .alt, .command]) {
      return window?.focusSystem.step(isBackwards: key.modifiers.contains(.shift)) ?? false
    }
    guard let focused = selection.focused else { return false }
    if giveToOnlyControl(key, at: focused) { return true }
    let extends = key.modifiers.contains(.shift) && selectsSeveral
    switch key.key {
    case .up, .down, .left, .right:
      if key.modifiers == .alt { return moveItem(focused, key.key) }
      guard key.modifiers.isDisjoint(with: [.control, .alt, .command]) else { return false }
      move(from: focused, by: key.key, extends: extends)
      return true
    case .home, .end:
      move(to: edge(key.key == .home), key.key, extends: extends)
      // All the way, however high the rows between turn out.
      if key.modifiers.isDisjoint(with: [.control, .alt, .command]) {
        var plain = key
        plain.modifiers = []
        _ = scroll(by: plain)
      }
      return true
    case .space, .enter:
      guard highlightByUser(focused) else { return true }
      chooseByUser(focused)
      unhighlightByUser(selection.focused ?? focused)
      return true
    case .delete where key.modifiers.isDisjoint(with: [.shift, .control, .alt, .command]):
      guard let list = self as? any SwipingList else { return false }
      let isOneOfMany = selection.count > 1 && selection.contains(focused)
      return isOneOfMany ? list.deleteSelection() : list.deleteByKey(focused)
    case .escape:
      focus(nil)
      return true
    case .character
    where key.modifiers.contains(.control) && key.charactersIgnoringModifiers == "a":
      return selectAllByKey()
    case .character
    where key.modifiers.contains(.control) && key.charactersIgnoringModifiers == "c":
      return copyByKey()
    default: return false
    }
  }

  /// Ctrl+A: selects all where several may be selected, or may once the list is edited and the delegate agrees.
  ///
  /// - Complexity: O(items).
  func selectAllByKey() -> Bool {
    guard mightSelectSeveral, let first = edge(true) else { return false }
    let needsSession = !selectsSeveral
    if needsSession {
      guard mayBeginSelectingSeveral(at: first) else { return false }
      beginSelectingSeveral(at: first)
    }
    selectEverything()
    if needsSession { endSelectingSeveral() }
    return true
  }

  private func edge(_ isFirst: Bool) -> ItemPath? {
    let counts = sourceCounts
    let sections = (0..<counts.sectionCount).filter { counts.itemCount(inSection: $0) > 0 }
    guard let section = isFirst ? sections.first : sections.last else { return nil }
    return ItemPath(
      section: section, item: isFirst ? 0 : counts.itemCount(inSection: section) - 1)
  }

  private func selectEverything() {
    guard let first = edge(true), let last = edge(false) else { return }
    for path in itemPaths(from: first, to: last) where !selection.contains(path) {
      selectByUser(path)
    }
  }

  private func move(from path: ItemPath, by key: KeyInput.Key, extends: Bool) {
    move(to: neighbour(of: path, key, where: canFocus), key, extends: extends)
  }

  private func move(to path: ItemPath?, _ key: KeyInput.Key, extends: Bool) {
    guard let path, let old = selection.focused else { return }
    focus(path, UIFocusHeading(key))
    // Somebody may have kept it where it was.
    guard selection.focused == path else { return }
    guard extends else { return selection.setAnchor(path) }
    SelectionWithKeys.extend(to: path, from: selection.anchor ?? old, in: self)
  }

  /// The nearest item in a direction: those straight ahead come first.
  ///
  /// - Complexity: O(items within two screens).
  func neighbour(
    of path: ItemPath, _ key: KeyInput.Key, where isWanted: (ItemPath) -> Bool
  ) -> ItemPath? {
    guard let from = frame(of: path) else { return nil }
    let content = storedLayout?.reach(around: path) ?? .zero
    let screen = storedLayer.bounds.size
    for reach in [1, 2, 8] as [CGFloat] {
      let area = Self.area(beside: from, key, screen, reach).overlap(with: content.union(from))
      let found = itemPaths(in: area).filter { $0 != path && isWanted($0) }
        .compactMap { other -> (path: ItemPath, distance: CGFloat)? in
          guard let frame = frame(of: other),
            let distance = FocusGeometry.distance(from, frame, key)
          else { return nil }
          return (other, distance)
        }
      if let best = found.min(by: { $0.distance < $1.distance }) { return best.path }
    }
    return nil
  }

  private static func area(
    beside from: CGRect, _ key: KeyInput.Key, _ screen: CGSize, _ reach: CGFloat
  ) -> CGRect {
    switch key {
    case .up, .down:
      let height = screen.height * reach + from.height
      return CGRect(
        x: from.minX - screen.width, y: key == .up ? from.minY - height : from.midY,
        width: from.width + 2 * screen.width, height: height + (key == .up ? from.height / 2 : 0))
    default:
      let width = screen.width * reach + from.width
      return CGRect(
        x: key == .left ? from.minX - width : from.midX, y: from.minY + 1,
        width: width + (key == .left ? from.width / 2 : 0), height: max(from.height - 2, 1))
    }
  }
}

extension ListView {
  var focusedItemPath: ItemPath? { selection.focused }
  var lastFocusedPath: ItemPath? { selection.lastFocused }

  func focusView(of path: ItemPath) -> UIView? { cell(at: IndexPath(path)) }
}

extension ListCellView {
  var focusPlace: (list: any FocusItemList, path: ItemPath)? {
    var link = storedSuperview
    while let view = link {
      if let list = view as? any ListView {
        guard let shown = list.settledDisplay.path(of: self) else { return nil }
        return ItemPath(list.sourcePath(shown)).map { (list, $0) }
      }
      link = view.storedSuperview
    }
    return nil
  }
}

import CollectionEngine
import PlatformInterface

/// Cells whose items are branches of an outline.
extension UICollectionViewListCell {
  final var outline: ListAccessoryView? {
    parts.accessories.first {
      if case .outlineDisclosure = $0.accessory.accessoryType { true } else { false }
    }
  }

  /// Whether the whole cell is the button that opens its branch, and cannot be selected.
  final var isOutlineHeader: Bool {
    guard let style = outline?.accessory.style else { return false }
    return style == .header || style == .automatic && context?.role == .header
  }

  /// A header of an outline turns its arrow wherever it is tapped.
  final func updateHeaderTap() {
    let wants = isOutlineHeader
    if wants, parts.headerTap == nil {
      let tap = UITapGestureRecognizer(
        target: self,
        action: Selector("headerTapped:", UICollectionViewListCell.headerTapped(_:)))
      addGestureRecognizer(tap)
      parts.headerTap = tap
    }
    parts.headerTap?.isEnabled = wants
  }

  private func headerTapped(_ tap: UITapGestureRecognizer) { pressOutline() }

  /// As a tap on the arrow.
  final func pressOutline() {
    if let handler = outline?.accessory.handler { handler() } else { toggleOutline() }
  }

  final var isExpanded: Bool {
    guard let list = ownList, let path = list.indexPath(for: self) else { return false }
    return (list.dataSource as? any OutlineSource)?.isExpanded(itemAt: path) ?? false
  }

  /// Opens or closes the branch of the item in the section's snapshot.
  private func toggleOutline() {
    guard let list = ownList, let path = list.indexPath(for: self) else { return }
    (list.dataSource as? any OutlineSource)?.toggle(itemAt: path)
    UIView.animate(withDuration: ListLayoutMetrics.outlineTurn) { self.refreshAccessories() }
  }
}

extension UICollectionView {
  /// The keys of an outline, as desktops have them: the arrow to the end of reading opens a branch, the
  /// other one closes it or goes to the item it lies in; what chooses an item presses a header.
  func takeOutlineKey(_ key: KeyInput) -> Bool {
    guard key.isDown, key.modifiers.isDisjoint(with: [.control, .alt, .command, .shift]),
      let focused = selection.focused, let source = dataSource as? any OutlineSource,
      let cell = cellForItem(at: IndexPath(focused)) as? UICollectionViewListCell
    else { return false }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isOpen = cell.isExpanded
    switch key.key {
    case .space, .enter:
      guard cell.isOutlineHeader else { return false }
      cell.pressOutline()
    case .left, .right:
      let opens = (key.key == .right) != isMirrored
      if cell.outline != nil, opens != isOpen {
        cell.pressOutline()
      } else if !opens, let parent = source.parent(ofItemAt: IndexPath(focused)) {
        focus(ItemPath(parent), isMirrored ? .right : .left)
      } else {
        return false
      }
    default: return false
    }
    return true
  }
}

/// A data source that knows which items have open branches.
@MainActor
protocol OutlineSource {
  func isExpanded(itemAt indexPath: IndexPath) -> Bool
  func toggle(itemAt indexPath: IndexPath)
  /// The item whose branch it lies in.
  func parent(ofItemAt indexPath: IndexPath) -> IndexPath?
}

extension UICollectionViewDiffableDataSource: OutlineSource {
  private func place(
    of indexPath: IndexPath
  ) -> (section: SectionIdentifierType, item: ItemIdentifierType)? {
    guard let item = itemIdentifier(for: indexPath),
      let section = sectionIdentifier(for: indexPath.section)
    else { return nil }
    return (section, item)
  }

  func isExpanded(itemAt indexPath: IndexPath) -> Bool {
    guard let (_, item) = place(of: indexPath) else { return false }
    return tree(ofSection: indexPath.section)?.isExpanded(item) ?? false
  }

  func parent(ofItemAt indexPath: IndexPath) -> IndexPath? {
    guard let (_, item) = place(of: indexPath) else { return nil }
    return tree(ofSection: indexPath.section)?.parent(of: item).flatMap { self.indexPath(for: $0) }
  }

  // Decided: leave is asked for first, then the program is told, and children are fetched last, so that
  // what is told may change the tree.
  func toggle(itemAt indexPath: IndexPath) {
    guard let (section, item) = place(of: indexPath) else { return }
    let handlers = sectionSnapshotHandlers
    let opens = !isExpanded(itemAt: indexPath)
    let isAllowed = opens ? handlers.shouldExpandItem : handlers.shouldCollapseItem
    guard isAllowed?(item) ?? true else { return }
    (opens ? handlers.willExpandItem : handlers.willCollapseItem)?(item)
    var tree = snapshot(for: section)
    guard tree.contains(item) else { return }
    if opens {
      if let children = handlers.snapshotForExpandingParent?(item, tree.snapshot(of: item)) {
        tree.replace(childrenOf: item, using: children)
      }
      tree.expand([item])
    } else {
      tree.collapse([item])
    }
    applyOwn(tree, to: section)
  }
}

import CollectionEngine

/// What the items of a list are called, for whoever types the beginning of it.
extension ListView {
  /// The text by which an item is known: of its cell, which the data source is asked for where it is out of
  /// sight; nil where it shows none.
  func title(of path: ItemPath) -> String? {
    if let cell = cell(at: IndexPath(path)) { return CellTitle.text(of: cell) }
    guard let cell = makeUnseenCell(path) else { return nil }
    defer { recycle(cell) }
    return CellTitle.text(of: cell)
  }

  /// The cell of an item that is out of sight, configured and not shown; the caller recycles it. Nil while the
  /// list is between two states.
  func makeUnseenCell(_ path: ItemPath) -> (any ListCellView)? {
    guard state.uncommitted.isNone, movement == nil,
      let attributes = attributesOfItem(at: shownPath(IndexPath(path)))
    else { return nil }
    let epoch = state.epoch
    guard let view = requestCell(attributes) else { return nil }
    guard let cell = view as? any ListCellView, state.epoch == epoch, !state.hasReloadedViews
    else {
      recycle(view)
      return nil
    }
    cell.configured?.updateConfigurationIfNeeded()
    return cell
  }
}

/// The text that a cell's item is known by.
@MainActor
enum CellTitle {
  static func text(of cell: UIView) -> String? {
    if let content = (cell as? any ConfiguredView)?.storedConfigurations?.content
      as? UIListContentConfiguration
    {
      if let text = usable(content.text ?? content.attributedText?.string) { return text }
    }
    if let text = usable((cell as? any ListCellView)?.ownTitle) { return text }
    return usable(largestText(in: cell)) ?? usable(cell.accessibilityLabel)
  }

  /// Of several labels that of the largest letters, and of those the first.
  private static func largestText(in cell: UIView) -> String? {
    var best: (text: String, size: CGFloat)?
    var waiting: [UIView] = [cell]
    while let view = waiting.popLast() {
      guard !view.isHidden else { continue }
      if let label = view as? UILabel, let text = usable(label.text),
        label.font.pointSize > best?.size ?? 0
      {
        best = (text, label.font.pointSize)
      }
      waiting.append(contentsOf: view.storedSubviews.reversed())
    }
    return best?.text
  }

  private static func usable(_ text: String?) -> String? {
    let text = text?.trimmingCharacters(in: .whitespacesAndNewlines)
    return text?.isEmpty == false ? text : nil
  }
}

import CollectionEngine

/// The mark at the end of a row by which it is moved to another place.
@MainActor
protocol ReorderHandle: UIView {
  /// Nil where it is another mark.
  var handledCell: (any ListCellView)? { get }
}

/// What a handle tells readers. They cannot drag it, and move the row by the handle's actions.
extension ReorderHandle {
  /// iOS-BEHAVIOUR: the handle of a row is called after it, as "Reorder Buy bread". Evidence: unmeasured.
  var handleLabel: String? {
    guard let handledCell else { return nil }
    return ["Reorder", CellTitle.text(of: handledCell)].compactMap { $0 }.joined(separator: " ")
  }

  /// To the places of the neighbours; asks the data source.
  var moves: [ItemAction] {
    guard let place = handledCell?.focusPlace, let list = place.list as? any ListView else {
      return []
    }
    return list.moves(of: place.path)
  }
}

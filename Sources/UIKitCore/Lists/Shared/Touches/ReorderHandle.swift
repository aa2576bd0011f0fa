import CollectionEngine

/// The mark at the end of a row by which it is moved to another place.
@MainActor
protocol ReorderHandle: UIView {
  var handledCell: any ListCellView { get }
}

/// What a handle tells readers. They cannot drag it, and move the row by the handle's actions.
extension ReorderHandle {
  /// iOS-BEHAVIOUR: the handle of a row is called after it, as "Reorder Buy bread". Evidence: unmeasured.
  var handleLabel: String {
    ["Reorder", CellTitle.text(of: handledCell)].compactMap { $0 }.joined(separator: " ")
  }

  /// Nil where the row has no other place.
  var moveActions: [UIAccessibilityCustomAction]? {
    guard let place = handledCell.focusPlace, let list = place.list as? any ListView else {
      return nil
    }
    let moves = list.moves(of: place.path).map { move in
      UIAccessibilityCustomAction(name: move.name) { _ in move.perform() }
    }
    return moves.isEmpty ? nil : moves
  }
}

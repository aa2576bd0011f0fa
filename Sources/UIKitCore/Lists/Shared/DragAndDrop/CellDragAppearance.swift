/// What drags make of a cell.
struct CellDragAppearance: Equatable {
  var state = ListDragState.none
  /// Something dropped is still on its way to the cell.
  var isConcealed = false
  /// The gap of a drag is where the cell is.
  var isInGap = false

  /// How much of a cell is seen whose item is dragged.
  static let draggedAlpha: CGFloat = 0.4

  /// What is left of the alpha that the layout wants, from 0 to 1.
  var opacity: CGFloat {
    isConcealed || isInGap || state == .lifting ? 0 : state == .dragging ? Self.draggedAlpha : 1
  }
}

extension ListCellView {
  /// The list says what becomes of the item.
  func take(_ state: ListDragState) {
    guard state != elementState.dragAppearance.state else { return }
    elementState.dragAppearance.state = state
    showDragOpacity()
    tellDragState(state)
    configured?.markForConfiguration()
  }

  func setConcealed(_ isConcealed: Bool) {
    guard elementState.dragAppearance.isConcealed != isConcealed else { return }
    elementState.dragAppearance.isConcealed = isConcealed
    showDragOpacity()
  }

  func setInGap(_ isInGap: Bool) {
    guard elementState.dragAppearance.isInGap != isInGap else { return }
    elementState.dragAppearance.isInGap = isInGap
    showDragOpacity()
  }

  private func showDragOpacity() {
    let wanted = (elementState.appliedAttributes?.alpha ?? 1) * elementState.dragOpacity
    UIView.performWithoutAnimation { alpha = wanted }
  }
}

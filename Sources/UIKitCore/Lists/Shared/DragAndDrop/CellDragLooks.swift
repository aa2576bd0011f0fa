/// What drags make of a cell.
struct CellDragLooks: Equatable {
  var state = ListDragState.none
  /// Something dropped is still on its way to the cell.
  var isConcealed = false
  /// The gap of a drag is where the cell is.
  var isInGap = false

  /// How much of a cell is seen whose item is dragged.
  static let draggedAlpha: CGFloat = 0.4

  /// What is left of the alpha that the layout wants.
  var veil: CGFloat {
    isConcealed || isInGap || state == .lifting ? 0 : state == .dragging ? Self.draggedAlpha : 1
  }
}

extension ListCellView {
  /// The list says what becomes of the item.
  func take(_ state: ListDragState) {
    guard state != dragLooks.state else { return }
    dragLooks.state = state
    showVeil()
    tellDragState(state)
    (self as? any ConfiguredView)?.markForConfiguration()
  }

  func setConcealed(_ isConcealed: Bool) {
    guard dragLooks.isConcealed != isConcealed else { return }
    dragLooks.isConcealed = isConcealed
    showVeil()
  }

  func setInGap(_ isInGap: Bool) {
    guard dragLooks.isInGap != isInGap else { return }
    dragLooks.isInGap = isInGap
    showVeil()
  }

  /// Another item's from now on.
  func forgetDrag() {
    if dragLooks != CellDragLooks() { dragLooks = CellDragLooks() }
    if veil != 1 { veil = 1 }
  }

  private func showVeil() {
    veil = dragLooks.veil
    let wanted = (appliedAttributes?.alpha ?? 1) * veil
    UIView.performWithoutAnimation { alpha = wanted }
  }
}

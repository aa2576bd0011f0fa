/// A placeholder that was dropped on a list.
@MainActor
final class PlaceholderContext: DragAnimator {
  let dragItem: UIDragItem
  private let placeholder: any ListPlaceholder
  private weak var view: (any DragDropList & ListView)?
  private weak var phantom: PhantomItem?

  init(
    _ dragItem: UIDragItem, _ placeholder: any ListPlaceholder, in view: any DragDropList & ListView
  ) {
    self.dragItem = dragItem
    self.placeholder = placeholder
    self.view = view
  }

  func insert() { phantom = view?.insert(placeholder) }

  var cell: (any ListCellView)? {
    guard let phantom else { return nil }
    return view?.cell(of: phantom)
  }

  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let phantom, let view else { return false }
    return view.commit(phantom, dataSourceUpdates)
  }

  @discardableResult
  func deletePlaceholder() -> Bool {
    guard let phantom, let view else { return false }
    return view.remove(phantom)
  }

  func setNeedsCellUpdate() {
    if let cell { placeholder.update(cell) }
  }
}

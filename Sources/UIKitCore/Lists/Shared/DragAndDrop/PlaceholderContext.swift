/// A placeholder that was dropped on a list.
@MainActor
final class PlaceholderContext: DragAnimator {
  let dragItem: UIDragItem
  private let provider: any ListPlaceholder
  private weak var view: (any ListView)?
  private weak var placeholder: PlaceholderItem?

  init(
    _ dragItem: UIDragItem, _ provider: any ListPlaceholder, in view: any ListView
  ) {
    self.dragItem = dragItem
    self.provider = provider
    self.view = view
  }

  func insert() { placeholder = view?.insert(provider) }

  var cell: (any ListCellView)? {
    guard let placeholder else { return nil }
    return view?.cell(of: placeholder)
  }

  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let placeholder, let view else { return false }
    return view.commit(placeholder, dataSourceUpdates)
  }

  @discardableResult
  func deletePlaceholder() -> Bool {
    guard let placeholder, let view else { return false }
    return view.remove(placeholder)
  }

  func setNeedsCellUpdate() {
    if let cell { provider.update(cell) }
  }
}

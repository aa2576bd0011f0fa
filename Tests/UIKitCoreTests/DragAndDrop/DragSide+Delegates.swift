@testable import UIKitCore

extension DragSide: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    names.count
  }

  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "name", for: path)
    (cell as? NameCell)?.name = names[path.item]
    return cell
  }

  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    add("didSelect \(text(path))")
  }

  func collectionView(
    _ view: UICollectionView, shouldSpringLoadItemAt path: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    add("shouldSpringLoad \(text(path))")
    return springLoads(path)
  }
}

extension DragSide: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = view.dequeueReusableCell(withIdentifier: "name", for: path)
    cell.textLabel?.text = names[path.row]
    return cell
  }

  func tableView(_ view: UITableView, didSelectRowAt path: IndexPath) {
    add("didSelect \(text(path))")
  }

  func tableView(
    _ view: UITableView, shouldSpringLoadRowAt path: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    add("shouldSpringLoad \(text(path))")
    return springLoads(path)
  }
}

extension DragSide: UICollectionViewDragDelegate, UITableViewDragDelegate {
  func collectionView(
    _ view: UICollectionView, itemsForBeginning session: any UIDragSession, at path: IndexPath
  ) -> [UIDragItem] {
    add("itemsForBeginning \(text(path))")
    return items(at: path)
  }
  func tableView(
    _ view: UITableView, itemsForBeginning session: any UIDragSession, at path: IndexPath
  ) -> [UIDragItem] {
    add("itemsForBeginning \(text(path))")
    return items(at: path)
  }

  // Asked just before the picture is taken.
  func collectionView(
    _ view: UICollectionView, dragPreviewParametersForItemAt path: IndexPath
  ) -> UIDragPreviewParameters? {
    pressedAtPreview.append(view.cellForItem(at: path)?.isHighlighted ?? true)
    return nil
  }
  func tableView(
    _ view: UITableView, dragPreviewParametersForRowAt path: IndexPath
  ) -> UIDragPreviewParameters? {
    pressedAtPreview.append(view.cellForRow(at: path)?.isHighlighted ?? true)
    return nil
  }

  func collectionView(
    _ view: UICollectionView, itemsForAddingTo session: any UIDragSession, at path: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    add("itemsForAdding \(text(path))")
    return items(at: path)
  }
  func tableView(
    _ view: UITableView, itemsForAddingTo session: any UIDragSession, at path: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    add("itemsForAdding \(text(path))")
    return items(at: path)
  }

  func collectionView(_ view: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
    add("dragWillBegin")
  }
  func tableView(_ view: UITableView, dragSessionWillBegin session: any UIDragSession) {
    add("dragWillBegin")
  }
  func collectionView(_ view: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    add("dragDidEnd")
  }
  func tableView(_ view: UITableView, dragSessionDidEnd session: any UIDragSession) {
    add("dragDidEnd")
  }

  func collectionView(
    _ view: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { isRestricted }
  func tableView(
    _ view: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { isRestricted }
}

extension DragSide: UICollectionViewDropDelegate, UITableViewDropDelegate {
  func collectionView(_ view: UICollectionView, canHandle session: any UIDropSession) -> Bool {
    add("canHandle")
    return true
  }
  func tableView(_ view: UITableView, canHandle session: any UIDropSession) -> Bool {
    add("canHandle")
    return true
  }

  func collectionView(_ view: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
    entered()
  }
  func tableView(_ view: UITableView, dropSessionDidEnter session: any UIDropSession) { entered() }
  func collectionView(_ view: UICollectionView, dropSessionDidExit session: any UIDropSession) {
    add("dropDidExit")
  }
  func tableView(_ view: UITableView, dropSessionDidExit session: any UIDropSession) {
    add("dropDidExit")
  }
  func collectionView(_ view: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
    add("dropDidEnd")
  }
  func tableView(_ view: UITableView, dropSessionDidEnd session: any UIDropSession) {
    add("dropDidEnd")
  }

  func collectionView(
    _ view: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath path: IndexPath?
  ) -> UICollectionViewDropProposal {
    update(path)
    return UICollectionViewDropProposal(
      operation: operation, intent: opensGap ? .insertAtDestinationIndexPath : .unspecified)
  }
  func tableView(
    _ view: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath path: IndexPath?
  ) -> UITableViewDropProposal {
    update(path)
    return UITableViewDropProposal(
      operation: operation, intent: opensGap ? .insertAtDestinationIndexPath : .unspecified)
  }

  func collectionView(
    _ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    add("performDrop \(coordinator.destinationIndexPath.map { text($0) } ?? "nil")")
    insert(
      coordinator.items.map { ($0.dragItem, $0.sourceIndexPath) },
      at: coordinator.destinationIndexPath,
      batch: { view.performBatchUpdates($0) },
      delete: { view.deleteItems(at: $0) }, insert: { view.insertItems(at: $0) },
      land: { coordinator.drop($0, toItemAt: $1) })
  }
  func tableView(
    _ view: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    add("performDrop \(coordinator.destinationIndexPath.map { text($0) } ?? "nil")")
    insert(
      coordinator.items.map { ($0.dragItem, $0.sourceIndexPath) },
      at: coordinator.destinationIndexPath,
      batch: { view.performBatchUpdates($0) },
      delete: { view.deleteRows(at: $0, with: .automatic) },
      insert: { view.insertRows(at: $0, with: .automatic) },
      land: { coordinator.drop($0, toRowAt: $1) })
  }
}

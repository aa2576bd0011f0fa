import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// A list of names on a headless screen whose items can be dragged, with all its delegates are asked.
@MainActor
final class DragFixture: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  let fixture: UpdateFixture
  var record: CallRecord { fixture.source.record }
  var view: UICollectionView { fixture.view }
  var harness: Harness { fixture.harness }
  var itemsForBeginning: (IndexPath) -> [UIDragItem] = { _ in [] }
  var canHandle = true
  var allowsMoving = true
  var proposal: (IndexPath?) -> UICollectionViewDropProposal = { _ in
    UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }
  var perform: (any UICollectionViewDropCoordinator) -> Void = { _ in }
  /// The last answer is told only when it changes.
  private var lastUpdate: String?

  init(_ sections: [[String]], layout: UICollectionViewLayout? = nil) {
    fixture = UpdateFixture(sections, layout: layout)
    super.init()
    itemsForBeginning = { [unowned self] in [item(fixture.source.sections[$0.section][$0.item])] }
    perform = { [unowned self] in reorder($0) }
    view.dragDelegate = self
    view.dropDelegate = self
    harness.advance(by: 0.05)
  }

  func item(_ name: String) -> UIDragItem {
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: name)))
    item.localObject = name
    return item
  }

  func take() -> [String] {
    lastUpdate = nil
    let others = ["will", "didEndDisplaying", "cell ", "delegate target"]
    return record.take().filter { line in !others.contains { line.hasPrefix($0) } }
  }

  /// What programs do: the model changes inside one batch, then the item is seen to land.
  func reorder(_ coordinator: any UICollectionViewDropCoordinator) {
    guard let target = coordinator.destinationIndexPath, let item = coordinator.items.first,
      let source = item.sourceIndexPath
    else { return }
    view.performBatchUpdates {
      let name = self.fixture.source.sections[source.section].remove(at: source.item)
      self.fixture.source.sections[target.section].insert(name, at: target.item)
      self.view.deleteItems(at: [source])
      self.view.insertItems(at: [target])
    }
    coordinator.drop(item.dragItem, toItemAt: target)
  }

  func close() { fixture.close() }

  // MARK: A finger, or the mouse

  private var finger = CGPoint.zero
  private var fingerID = 1_000

  func touch(_ phase: InputPhase, _ place: CGPoint, kind: TouchInput.Kind = .finger) {
    guard let host = view.window?.windowScene?.host else { return }
    finger = place
    if phase == .began { fingerID += 1 }
    host.receive(
      .touch(
        TouchInput(
          id: fingerID, phase: phase, location: place, time: host.time, kind: kind)))
    harness.advance(by: 1.0 / 60)
  }

  /// Long enough on an item's middle to lift it.
  func lift(_ name: String, for time: TimeInterval = 0.6) {
    guard let frame = fixture.cell(name)?.frame else { return XCTFail("\(name) is not visible") }
    touch(.began, CGPoint(x: 160, y: frame.midY - view.contentOffset.y))
    harness.advance(by: time)
  }

  /// In a fifth of a second.
  func move(to y: CGFloat, x: CGFloat = 160) {
    let start = finger
    for step in 1...12 {
      let share = CGFloat(step) / 12
      touch(
        .changed,
        CGPoint(x: start.x + (x - start.x) * share, y: start.y + (y - start.y) * share))
    }
    harness.advance(by: 1.0 / 60)
  }

  func wait(_ time: TimeInterval) { harness.advance(by: time) }
  func drop() { touch(.ended, finger) }

  // MARK: Drag delegate

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    record.add("itemsForBeginning \(text(indexPath))")
    return itemsForBeginning(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    record.add("itemsForAdding \(text(indexPath))")
    return itemsForBeginning(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    record.add("dragParameters \(text(indexPath))")
    return nil
  }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) { record.add("dragWillBegin \(session.items.count)") }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) { record.add("dragDidEnd") }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    record.add("allowsMove")
    return allowsMoving
  }

  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    record.add("isRestricted")
    return false
  }

  // MARK: Drop delegate

  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession)
    -> Bool
  {
    record.add("canHandle")
    return canHandle
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) { record.add("dropDidEnter") }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    let line = "dropDidUpdate \(destinationIndexPath.map { text($0) } ?? "nil")"
    if line != lastUpdate { record.add(line) }
    lastUpdate = line
    return proposal(destinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) { record.add("dropDidExit") }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) { record.add("dropDidEnd") }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    record.add("performDrop \(coordinator.destinationIndexPath.map { text($0) } ?? "nil")")
    perform(coordinator)
  }

  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    record.add("dropParameters \(text(indexPath))")
    return nil
  }

  private func text(_ path: IndexPath) -> String { "\(path.section)-\(path.item)" }
}

extension Harness {
  /// What is dragged through the first scene.
  @MainActor var drags: SceneDrags? { SceneRegistry.scenes.first?.host.drags }
}

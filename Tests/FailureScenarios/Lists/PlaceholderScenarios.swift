import UIKit
import UIKitTestSupport

/// Drags the first item onto a placeholder at `place`, and hands the placeholder over.
@MainActor
private final class Dropping: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  let place: IndexPath
  let dropped: (any UICollectionViewDropPlaceholderContext) -> Void

  init(
    at place: IndexPath, _ dropped: @escaping (any UICollectionViewDropPlaceholderContext) -> Void
  ) {
    self.place = place
    self.dropped = dropped
  }

  func collectionView(
    _ view: UICollectionView, itemsForBeginning session: any UIDragSession, at path: IndexPath
  ) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "item")))]
  }

  func collectionView(
    _ view: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destination: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let item = coordinator.items.first else { return }
    dropped(
      coordinator.drop(
        item.dragItem,
        to: UICollectionViewDropPlaceholder(insertionIndexPath: place, reuseIdentifier: "cell")))
  }

  func run() throws {
    let shown = ShownCollection([6]) { _, view in
      view.dragDelegate = self
      view.dropDelegate = self
      view.dragInteractionEnabled = true
    }
    try shown.harness.perform(
      """
      lift cell 0.0
      move cell 0.3
      drop
      idle
      """)
  }
}

extension Scenario {
  /// Cells that stand for what a drop brings later.
  static let placeholders: [Scenario] = [
    Scenario("a placeholder in a section that does not exist") {
      try Dropping(at: .at(7, 0)) { _ in }.run()
    },
    Scenario("a placeholder committed without an item in the data") {
      try Dropping(at: .at(0, 1)) { $0.commitInsertion { _ in } }.run()
    },
  ]
}

/// What a drop on a collection view would do, and where.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// What a drop means for the items of a list: a place between items, or the item below.
  public enum Intent: Int, Sendable {
    /// The items go somewhere; no gap opens.
    case unspecified = 0
    /// Between the items: a gap opens.
    case insertAtDestinationIndexPath
    /// Into the item under the finger.
    case insertIntoDestinationIndexPath
  }

  public let intent: Intent

  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  public override convenience init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }

  override func makeCopy() -> UIDropProposal {
    UICollectionViewDropProposal(operation: operation, intent: intent)
  }
}

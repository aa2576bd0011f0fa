/// What a drop on a collection view would do, and where.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// What a drop means for the items of a list: a place between items, or the item below.
  public enum Intent: Int, Sendable {
    /// The items go somewhere; no gap opens.
    case unspecified = 0
    /// The items go between others, where a gap opens.
    case insertAtDestinationIndexPath
    /// The items go into the item under the finger.
    case insertIntoDestinationIndexPath
  }

  /// Whether the items would be inserted between others or put into one, which decides whether a
  /// gap opens.
  public let intent: Intent

  /// Proposes what a drop would do and where the items would go.
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

/// What a drop on a table would do, and where.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// What a drop means for the rows of a table: a place between rows, or the row below.
  public enum Intent: Int, Sendable {
    /// The items go somewhere; no gap opens.
    case unspecified = 0
    /// The items go between rows, where a gap opens.
    case insertAtDestinationIndexPath
    /// The items go into the row under the finger.
    case insertIntoDestinationIndexPath
    /// Into the row in its middle, beside it at its edges.
    case automatic
  }

  /// Whether the items would be inserted between rows or put into one, which decides whether a gap
  /// opens.
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
    UITableViewDropProposal(operation: operation, intent: intent)
  }
}

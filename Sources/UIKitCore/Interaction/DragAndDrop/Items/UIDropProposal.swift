import PlatformInterface

/// What a drop would do with the items.
@preconcurrency @MainActor
open class UIDropProposal: NSObject, @preconcurrency NSCopying {
  /// Whether the items would be copied or moved, or the drop is not possible.
  public let operation: UIDropOperation
  /// The place matters to the point; here the finger never covers the preview's middle.
  open var isPrecise = false {
    didSet { if isPrecise { Unsupported.report("UIDropProposal.isPrecise") } }
  }
  /// The preview is not made smaller over this view.
  open var prefersFullSizePreview = false

  /// Proposes what a drop would do with the items.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = makeCopy()
    copy.isPrecise = isPrecise
    copy.prefersFullSizePreview = prefersFullSizePreview
    return copy
  }

  /// For subclasses of the framework: another of their own class.
  func makeCopy() -> UIDropProposal { UIDropProposal(operation: operation) }
}

/// What a drop does with the items, as its proposal says.
public enum UIDropOperation: UInt, Sendable {
  /// Nobody wants the items here; dropped, they go back.
  case cancel = 0
  /// The place takes such items, but not now; dropped, they go back.
  case forbidden
  case copy
  /// The items would be moved, only where the source allows it; elsewhere it counts as cancelling.
  case move
}

extension UIDropOperation {
  var takesItems: Bool { self == .copy || self == .move }
}

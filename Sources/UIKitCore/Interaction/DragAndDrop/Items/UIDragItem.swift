import PlatformInterface

/// One thing that is dragged: its data, and what only this program knows of it.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// What other programs, and drop delegates that know nothing of the source, get.
  public let itemProvider: NSItemProvider
  /// An object for the program's own use, which other programs never see; nil by default.
  open var localObject: Any?
  /// A closure that makes what is shown under the finger in place of what was lifted, asked once
  /// the drag has begun. Nil, and an answer of nil, show the lifted view.
  open var previewProvider: (() -> UIDragPreview?)? {
    didSet { previewChanged?() }
  }
  /// Who shows the item while it is dragged.
  final var previewChanged: (() -> Void)?

  /// Makes an item whose data other programs and views get from a provider.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  /// Asks the drop delegate again for the preview, while the item is on its way to its place.
  open func setNeedsDropPreviewUpdate() {
    Unsupported.report("UIDragItem.setNeedsDropPreviewUpdate()")
  }
}

/// A drawing to be repeated: what is drawn into its context is replayed wherever it is drawn.
public final class CGLayer {
  /// What records the drawing.
  package let drawing: CGContext
  /// The size of the drawing in the coordinates of the context that it was made for.
  public let size: CGSize

  /// Makes a drawing of a size that can be repeated; nil where the size is empty.
  ///
  /// - Parameter context: gives the resolution; the layer's own y axis points as the user space the
  ///   layer is drawn into.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return nil
    }
    self.size = size
    drawing = CGContext(recording: CGRect(origin: .zero, size: size), scale: context.scale)
  }

  /// The context to draw into.
  public var context: CGContext? { drawing }
}

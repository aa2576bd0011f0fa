/// Paints nodes into a bitmap, the same way each time. Main thread only.
@MainActor
package protocol Rasterizer: AnyObject, Sendable {
  /// The node's own coordinates fill `size` points at `scale` pixels a point.
  func rasterize(_ node: RenderNode, size: CGSize, scale: CGFloat, background: RGBA)
    -> PixelBuffer

  /// Paints a recording, its top left at the bitmap's, over clear pixels; nil where the bitmap would
  /// be too large. On any thread; text makes a background thread wait for the main one.
  nonisolated func paint(_ record: DrawingRecord, scale: CGFloat, width: Int, height: Int)
    -> PixelBuffer?

  /// Writes pages as a PDF, texts as texts; nil where there is none. On any thread; text makes a background thread
  /// wait for the main one.
  nonisolated func writePDF(_ document: RecordedDocument) -> Data?
}

extension Rasterizer {
  package nonisolated func writePDF(_ document: RecordedDocument) -> Data? { nil }
}

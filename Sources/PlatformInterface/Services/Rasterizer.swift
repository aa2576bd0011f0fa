/// Paints nodes into a bitmap, the same way each time. Main thread only.
@MainActor
package protocol Rasterizer: AnyObject, Sendable {
  /// The node's own coordinates fill `size` points at `scale` pixels a point.
  func rasterize(_ node: RenderNode, size: CGSize, scale: CGFloat, background: RGBA)
    -> PixelBuffer
}

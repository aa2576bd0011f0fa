import CPangoCairo
import PlatformInterface

/// Nodes into bitmaps, for snapshots, images of views and tests.
@MainActor
package final class CairoRasterizer: Rasterizer {
  private let text: any BlockPainter

  package init(text: any BlockPainter) { self.text = text }

  package func rasterize(_ node: RenderNode, size: CGSize, scale: CGFloat, background: RGBA)
    -> PixelBuffer
  {
    PlainPainter.paint(
      node, size: size, scale: scale.isFinite && scale > 0 ? min(scale, 16) : 1,
      background: background, text: text)
  }
}

import CPangoCairo
import PlatformInterface

/// Nodes into bitmaps, for snapshots, images of views and tests.
@MainActor
package final class CairoRasterizer: Rasterizer {
  private let text: any BlockPainter
  private let painter: FramePainter

  package init(text: any BlockPainter) {
    self.text = text
    painter = FramePainter(text: text)
  }

  package func rasterize(_ node: RenderNode, size: CGSize, scale: CGFloat, background: RGBA)
    -> PixelBuffer
  {
    let scale = scale.isFinite && scale > 0 ? min(scale, 16) : 1
    func side(_ points: CGFloat) -> Int {
      let pixels = (points * scale - 1e-6).rounded(.up)
      return pixels.isFinite ? Int(min(max(pixels, 1), 32767)) : 1
    }
    var width = side(size.width)
    let height = side(size.height)
    // A bitmap of more than a gigabyte helps nobody.
    width = max(1, min(width, (1 << 28) / height))
    let pixels = PixelBuffer(width: width, height: height, isOpaque: background.isOpaque)
    painter.paint(atOrigin(node), scale: scale, background: background, into: pixels)
    return pixels
  }

  package nonisolated func paint(
    _ record: DrawingRecord, scale: CGFloat, width: Int, height: Int
  ) -> PixelBuffer? {
    RecordPainter.paint(record, scale: scale, width: width, height: height, text: text)
  }

  package nonisolated func writePDF(_ document: RecordedDocument) -> Data? {
    PDFWriter.write(document, text: text)
  }

  /// The node with its own coordinates where its parent's were.
  private func atOrigin(_ node: RenderNode) -> RenderNode {
    if node.transform == nil && node.position == .zero { return node }
    var extent = PaintedBounds.painted(by: node, text: text)
    if let shadow = node.shadow {
      extent = extent.union(
        extent.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
          .insetBy(dx: -4 * shadow.radius, dy: -4 * shadow.radius))
    }
    return RenderNode(
      id: node.id, size: node.size, scroll: node.scroll, opacity: node.opacity, clip: node.clip,
      mask: node.mask, shadow: node.shadow, background: node.background,
      foreground: node.foreground, children: node.children, extent: extent,
      hasOpaqueBackground: node.hasOpaqueBackground, prefersCache: node.prefersCache,
      crossFade: node.crossFade, colorFactor: node.colorFactor)
  }
}

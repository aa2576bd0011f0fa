import PlatformInterface
/// Who paints a layer's contents without a bitmap: in UIKit the layer's view.
///
/// Called on the main thread in the display pass, only for layers that need display.
package protocol LayerContentProvider: AnyObject {
  /// What lies between the layer's background colour and its sublayers, in coordinates that start
  /// at the top left of the layer's bounds, whatever the bounds' origin is. An empty array for
  /// nothing; nil to fall back to the public way, `display()` and `draw(in:)`.
  func renderContents(of layer: CALayer) -> [RenderPrimitive]?
  /// Draws a part of a layer that is drawn in tiles, in the layer's own coordinates.
  func drawTile(_ rect: CGRect, of layer: CALayer, in context: CGContext)
}

extension LayerContentProvider {
  package func drawTile(_ rect: CGRect, of layer: CALayer, in context: CGContext) {}
}

/// Who turns marks on a layer tree into frames: in UIKit the window's frame loop.
package protocol LayerTreeHost: AnyObject {
  /// Something in the tree asks for layout, display or commit. Called once for every kind of mark
  /// until the pass that clears it, from inside property setters, so it must only take a note.
  func layerTreeNeedsFrame()
}

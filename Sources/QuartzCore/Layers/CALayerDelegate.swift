/// Who provides a layer's contents and lays out its sublayers; in UIKit the layer's view.
///
/// Every method is optional: leaving one out leaves the matter to the layer.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Replaces the layer's whole way of making contents, usually by setting `contents`.
  func display(_ layer: CALayer)
  /// Draws the contents, in the layer's own coordinates.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before `draw(_:in:)`, to set what drawing depends on.
  func layerWillDraw(_ layer: CALayer)
  /// Called in the layout pass in place of the layer's own layout.
  func layoutSublayers(of layer: CALayer)
  /// Decides what happens when a property changes: an action, the null object for none, or nil to
  /// go on searching.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { layer.leaveDisplay() }
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

import PlatformInterface
import Synchronization

/// The tiled layers there are: before each frame is displayed, those in its window learn what is seen of them.
package enum TiledLayers {
  private struct Known {
    unowned(unsafe) let layer: CATiledLayer
  }

  private nonisolated(unsafe) static var known: [ObjectIdentifier: Known] = [:]
  private static let lock = NSLock()
  /// Of the frame that was displayed last.
  private nonisolated(unsafe) static var scale: CGFloat = 1

  static func add(_ layer: CATiledLayer) {
    lock.withLock { known[ObjectIdentifier(layer)] = Known(layer: layer) }
  }

  static func remove(_ layer: CATiledLayer) {
    lock.withLock { known[ObjectIdentifier(layer)] = nil }
  }

  /// Marks the layers below `root` of which other tiles are to be seen; called between layout and display.
  ///
  /// - Parameter scale: the window's pixels per point.
  /// - Complexity: O(tiled layers × depth).
  package static func update(below root: CALayer, scale: CGFloat) {
    let layers = lock.withLock { known.isEmpty ? [] : known.values.map(\.layer) }
    guard !layers.isEmpty else { return }
    self.scale = scale
    for layer in layers where layer.store.isWanted && layer.rootLayer === root && layer.isInSight {
      guard let view = view(of: layer) else { continue }
      let shown = layer.store.grid.tiles(
        of: view, in: layer.storedBounds, contentsScale: layer.contentsScale)
      if shown != layer.store.shown { layer.requestDisplay() }
    }
  }

  /// What can be seen of a layer in its window; nil for one in none.
  ///
  /// Animations on their way may show more than where they lead: both is seen.
  static func view(of layer: CATiledLayer) -> TileView? {
    guard layer.attachedHost != nil, var view = currentView(of: layer) else { return nil }
    if LayerAnimator.isBusy,
      let shown = CALayer.withPresentedValues({ currentView(of: layer) })
    {
      view.visible = LayerExtent.union(view.visible, shown.visible)
      view.density = max(view.density, shown.density)
    }
    return view
  }

  private static func currentView(of layer: CATiledLayer) -> TileView? {
    var path: [CALayer] = []
    var next: CALayer? = layer
    while let step = next {
      path.append(step)
      next = step.parent
    }
    guard let root = path.last else { return nil }
    var visible = root.storedBounds
    var density = scale
    for step in path.dropLast().reversed() {
      let corners = [
        CGPoint(x: visible.minX, y: visible.minY), CGPoint(x: visible.maxX, y: visible.minY),
        CGPoint(x: visible.minX, y: visible.maxY), CGPoint(x: visible.maxX, y: visible.maxY),
      ].map { LayerPlacement.fromSuperlayer($0, to: step) }
      if corners.contains(where: { $0 == nil }) || visible.isNull {
        // Through the horizon, everything may be seen.
        visible = visible.isNull ? .null : step.storedBounds
      } else {
        visible = corners.reduce(CGRect.null) {
          LayerExtent.union($0, CGRect(origin: $1 ?? .zero, size: .zero))
        }
      }
      if let t = LayerPlacement(of: step).transform {
        density *= abs(t.m11 * t.m22 - t.m12 * t.m21).squareRoot()
      }
      if step.masksToBounds { visible = visible.overlap(with: step.storedBounds) }
    }
    guard density.isFinite, density > 0 else { return nil }
    return TileView(visible: visible, density: density)
  }
}

import PlatformInterface
/// Where a layer lies in its superlayer: a translation for nearly all, a projection for the rest.
///
/// Maps *node* coordinates, which start at the top left of the layer's bounds, to the superlayer's
/// bounds coordinates.
struct LayerPlacement: Equatable {
  /// The whole of it where `transform` is nil.
  var offset: CGPoint
  /// Includes the offset.
  var transform: ProjectiveTransform?

  init(of layer: CALayer) {
    let size = layer.storedBounds.size
    let position = layer.storedPosition
    let superlayer = layer.flags.contains(.isMask) ? nil : layer.parent
    let changesSpace =
      superlayer.map {
        $0.flags.contains(.geometryFlipped) || ($0.geometry?.hasSublayerTransform ?? false)
      } ?? false
    guard let geometry = layer.geometry else {
      offset = CGPoint(x: position.x - size.width / 2, y: position.y - size.height / 2)
      if changesSpace { setMatrix(of: layer) }
      return
    }
    offset = CGPoint(
      x: position.x - geometry.anchorPoint.x * size.width,
      y: position.y - geometry.anchorPoint.y * size.height)
    if geometry.hasTransform || changesSpace { setMatrix(of: layer) }
  }

  /// By a matrix from node coordinates to the superlayer's.
  init(flattening matrix: CATransform3D) {
    offset = .zero
    set(matrix.flattened)
  }

  private mutating func setMatrix(of layer: CALayer) { set(Self.matrix(of: layer).flattened) }

  private mutating func set(_ matrix: ProjectiveTransform) {
    offset = CGPoint(x: matrix.m31, y: matrix.m32)
    let isTranslation =
      matrix.isAffine && matrix.m11 == 1 && matrix.m12 == 0 && matrix.m21 == 0 && matrix.m22 == 1
    if !isTranslation { transform = matrix }
  }

  /// The full matrix, depth included.
  ///
  /// - Parameter instance: what a replicator does to the copy, about its own middle.
  static func matrix(of layer: CALayer, instance: CATransform3D? = nil) -> CATransform3D {
    let size = layer.storedBounds.size
    let anchor = layer.geometry?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5)
    var m = CATransform3DMakeTranslation(
      -anchor.x * size.width, -anchor.y * size.height, -(layer.geometry?.anchorPointZ ?? 0))
    if let geometry = layer.geometry, geometry.hasTransform {
      m = CATransform3DConcat(m, geometry.transform)
    }
    m = CATransform3DConcat(
      m,
      CATransform3DMakeTranslation(
        layer.storedPosition.x, layer.storedPosition.y, layer.geometry?.zPosition ?? 0))
    guard let superlayer = layer.parent, !layer.flags.contains(.isMask) else { return m }
    if let instance {
      // iOS-BEHAVIOUR: about the middle, wherever the anchor point is. Evidence: animation-14.
      let bounds = superlayer.storedBounds
      let (x, y) = (bounds.midX, bounds.midY)
      m = CATransform3DConcat(m, CATransform3DMakeTranslation(-x, -y, 0))
      m = CATransform3DConcat(m, instance)
      m = CATransform3DConcat(m, CATransform3DMakeTranslation(x, y, 0))
    }
    if let space = superlayer.geometry, space.hasSublayerTransform {
      let bounds = superlayer.storedBounds
      let x = bounds.minX + space.anchorPoint.x * bounds.width
      let y = bounds.minY + space.anchorPoint.y * bounds.height
      m = CATransform3DConcat(m, CATransform3DMakeTranslation(-x, -y, 0))
      m = CATransform3DConcat(m, space.sublayerTransform)
      m = CATransform3DConcat(m, CATransform3DMakeTranslation(x, y, 0))
    }
    if superlayer.flags.contains(.geometryFlipped) {
      let bounds = superlayer.storedBounds
      m = CATransform3DConcat(m, CATransform3DMakeScale(1, -1, 1))
      m = CATransform3DConcat(m, CATransform3DMakeTranslation(0, bounds.minY + bounds.maxY, 0))
    }
    return m
  }

  /// A point in bounds coordinates, seen from the superlayer; nil behind the eye.
  static func toSuperlayer(_ p: CGPoint, from layer: CALayer) -> CGPoint? {
    let placement = LayerPlacement(of: layer)
    let origin = layer.storedBounds.origin
    let own = CGPoint(x: p.x - origin.x, y: p.y - origin.y)
    guard let transform = placement.transform else {
      return CGPoint(x: own.x + placement.offset.x, y: own.y + placement.offset.y)
    }
    return transform.apply(to: own)
  }

  /// The point of `layer`'s plane, in its bounds coordinates, that is seen at `p` in the superlayer.
  static func fromSuperlayer(_ p: CGPoint, to layer: CALayer) -> CGPoint? {
    let placement = LayerPlacement(of: layer)
    let origin = layer.storedBounds.origin
    guard let transform = placement.transform else {
      return CGPoint(
        x: p.x - placement.offset.x + origin.x, y: p.y - placement.offset.y + origin.y)
    }
    guard let own = transform.inverted?.apply(to: p) else { return nil }
    return CGPoint(x: own.x + origin.x, y: own.y + origin.y)
  }
}

import PlatformInterface

/// What a layer casts below itself.
enum LayerShadow {
  /// - Parameters:
  ///   - painted: all that the node and its children paint, in its own coordinates.
  ///   - isOpaque: the background covers the bounds.
  static func make(for layer: CALayer, painted: CGRect, isOpaque: Bool) -> RenderShadow? {
    guard let extras = layer.appearance, extras.shadowOpacity > 0,
      let color = extras.shadowColor?.rgba, !color.isClear
    else { return nil }
    // iOS-BEHAVIOUR: a layer that masks to its bounds cuts its own shadow off. A mask cuts it too: what
    // it leaves of a shadow lies below the layer itself. Evidence: unmeasured.
    if !layer.flags.isDisjoint(with: [.masksToBounds, .showsSublayersAlone]) || extras.mask != nil {
      return nil
    }
    let shape: RenderShadow.Shape
    let bounds = CGRect(origin: .zero, size: layer.storedBounds.size)
    if let path = extras.shadowPath {
      let origin = layer.storedBounds.origin
      shape = .path(origin == .zero ? path : path.translated(by: -origin.x, -origin.y))
    } else {
      if painted.isNull { return nil }
      // Where the background is opaque and nothing sticks out, its outline is the silhouette.
      let isSolid = isOpaque || (layer.storedBackgroundColor?.rgba.isOpaque ?? false)
      shape =
        isSolid && bounds.insetBy(dx: -0.01, dy: -0.01).contains(painted)
        ? .outline(LayerPrimitives.shape(of: layer)) : .contents
    }
    return RenderShadow(
      shape: shape, offset: extras.shadowOffset, radius: max(0, extras.shadowRadius),
      color: color.withAlpha(color.alpha * min(max(extras.shadowOpacity, 0), 1)))
  }

  /// Where the shadow shows; three standard deviations hold all of the blur that can be seen.
  static func extent(of shadow: RenderShadow, painted: CGRect) -> CGRect {
    let shape: CGRect =
      switch shadow.shape {
      case .outline(let outline): outline.rect
      case .path(let path): LayerExtent.of(path)
      case .contents: painted
      }
    if shape.isNull { return .null }
    let blur = shadow.radius * 3 + 1
    return shape.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
      .insetBy(dx: -blur, dy: -blur)
  }
}

extension CGPath {
  /// The path moved, as a new one.
  func translated(by x: CGFloat, _ y: CGFloat) -> CGPath {
    func move(_ p: CGPoint) -> CGPoint { CGPoint(x: p.x + x, y: p.y + y) }
    return CGPath(
      elements: elements.map { element in
        switch element {
        case .move(let p): .move(move(p))
        case .line(let p): .line(move(p))
        case .quad(let c, let p): .quad(control: move(c), end: move(p))
        case .cubic(let a, let b, let p): .cubic(control1: move(a), control2: move(b), end: move(p))
        case .close: .close
        }
      })
  }
}

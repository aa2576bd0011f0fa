import PlatformInterface

/// What a layer paints itself, worked out from its properties.
struct LayerPrimitives {
  var background: [RenderPrimitive] = []
  var foreground: [RenderPrimitive] = []
  var clip: RoundedRect?
  /// Opaque all over the bounds.
  var isOpaque = false
  /// Contents that need a transform of their own: made for another size, or upside down.
  var contentsNode: RenderNode?

  init(of layer: CALayer, scale: CGFloat) {
    if layer.flags.contains(.showsSublayersAlone) { return }
    let shape = Self.shape(of: layer)
    if layer.flags.contains(.masksToBounds) { clip = shape }
    if let backdrop = Self.backdrop(of: layer) { background.append(.backdrop(shape, backdrop)) }
    if let color = layer.storedBackgroundColor, color.pattern != nil {
      background.append(Self.tiles(of: color, in: shape, scale: scale))
    } else if let color = layer.storedBackgroundColor?.rgba, !color.isClear {
      background.append(.fill(shape, color))
      isOpaque = color.isOpaque && shape.isPlain
    }
    var contents: [RenderPrimitive] = []
    var contentsSize = layer.storedBounds.size
    if !layer.displayed.isEmpty {
      contents = layer.displayed
      contentsSize = layer.displayedSize
    } else if let fading = LayerContents.fadingNode(of: layer, scale: scale) {
      place(fading, in: layer)
    } else if let image = LayerContents.image(of: layer, scale: scale) {
      contents = [.image(image)]
    }
    layer.appendOwnPrimitives(to: &contents)
    place(contents, madeFor: contentsSize, in: layer)
    if let extras = layer.appearance, extras.borderWidth > 0, let color = extras.borderColor?.rgba,
      !color.isClear
    {
      foreground.append(.border(shape, width: extras.borderWidth, color))
    }
    if let overlay = layer.appearance?.overlay, !overlay.isEmpty { foreground += overlay }
  }

  /// Nil where what is below stays as it is.
  private static func backdrop(of layer: CALayer) -> RenderBackdrop? {
    guard let extras = layer.appearance, let full = extras.backdrop, extras.backdropAmount > 0,
      !(layer.storedBackgroundColor?.rgba.isOpaque ?? false)
    else { return nil }
    let amount = min(extras.backdropAmount, 1)
    return RenderBackdrop(
      radius: full.radius * amount, saturation: 1 + (full.saturation - 1) * amount)
  }

  /// A pattern's tiles over the shape, the first at its top left.
  private static func tiles(of color: CGColor, in shape: RoundedRect, scale: CGFloat)
    -> RenderPrimitive
  {
    let context = CGContext(
      recording: CGRect(x: 0, y: 0, width: shape.rect.maxX, height: shape.rect.maxY), scale: scale)
    context.setFillColor(color)
    context.paintFill(
      .roundedRect(
        shape.rect,
        radii: [shape.topLeft, shape.topRight, shape.bottomRight, shape.bottomLeft],
        isContinuous: shape.isContinuous))
    return .drawing(context.finishRecording())
  }

  /// Contents on the way: a node of their own, which stays with the bounds.
  private mutating func place(_ fading: RenderNode, in layer: CALayer) {
    let bounds = layer.storedBounds
    var t = CGAffineTransform(translationX: bounds.minX, y: bounds.minY)
    if layer.flags.contains(.contentsFlipped) {
      t = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: bounds.minX, ty: bounds.maxY)
    }
    let placed = ProjectiveTransform(t)
    contentsNode = RenderNode(
      id: fading.id | 1 << 49, position: CGPoint(x: t.tx, y: t.ty), transform: placed,
      size: fading.size, children: [fading],
      extent: LayerExtent.placed(fading.extent, .zero, placed))
  }

  private mutating func place(
    _ contents: [RenderPrimitive], madeFor size: CGSize, in layer: CALayer
  ) {
    guard !contents.isEmpty else { return }
    let bounds = layer.storedBounds.size
    let isFlipped = layer.flags.contains(.contentsFlipped)
    if size == bounds, !isFlipped {
      if background.isEmpty { background = contents } else { background += contents }
      return
    }
    guard size.width > 0, size.height > 0 else { return }
    let target = LayerContents.place(size, gravity: layer.contentsGravity, in: bounds)
    var t = CGAffineTransform(
      a: target.width / size.width, b: 0, c: 0, d: target.height / size.height, tx: target.minX,
      ty: target.minY)
    if isFlipped {
      t = t.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.height))
    }
    var extent = CGRect.null
    for primitive in contents { extent = extent.union(LayerExtent.of(primitive)) }
    let transform = ProjectiveTransform(t)
    let scroll = layer.storedBounds.origin
    // Children lie in content coordinates; contents do not scroll.
    let placed = transform.concatenating(
      ProjectiveTransform(CGAffineTransform(translationX: scroll.x, y: scroll.y)))
    contentsNode = RenderNode(
      id: layer.nodeID | 1 << 63, position: CGPoint(x: placed.m31, y: placed.m32),
      transform: placed, size: size, background: contents,
      extent: LayerExtent.placed(extent, .zero, placed))
  }

  /// The bounds with their rounded corners, in node coordinates.
  static func shape(of layer: CALayer) -> RoundedRect {
    let rect = CGRect(origin: .zero, size: layer.storedBounds.size)
    guard layer.storedCornerRadius > 0 else { return RoundedRect(rect) }
    let isContinuous = layer.flags.contains(.continuousCorners)
    var shape = RoundedRect(rect, radius: layer.storedCornerRadius, isContinuous: isContinuous)
    if let corners = layer.appearance?.maskedCorners, corners != .all {
      if !corners.contains(.layerMinXMinYCorner) { shape.topLeft = 0 }
      if !corners.contains(.layerMaxXMinYCorner) { shape.topRight = 0 }
      if !corners.contains(.layerMinXMaxYCorner) { shape.bottomLeft = 0 }
      if !corners.contains(.layerMaxXMaxYCorner) { shape.bottomRight = 0 }
    }
    return shape
  }
}

/// Copies of a layer's properties.
extension CALayer {
  final func copyProperties(of other: CALayer) {
    storedBounds = other.storedBounds
    storedPosition = other.storedPosition
    storedBackgroundColor = other.storedBackgroundColor
    storedCornerRadius = other.storedCornerRadius
    storedOpacity = other.storedOpacity
    flags = other.flags.intersection(.properties)
    if let from = other.geometry { geometry = LayerGeometryExtras(copying: from) }
    if let from = other.appearance { appearance = LayerAppearanceExtras(copying: from) }
  }
}

extension LayerGeometryExtras {
  convenience init(copying other: LayerGeometryExtras) {
    self.init()
    anchorPoint = other.anchorPoint
    anchorPointZ = other.anchorPointZ
    zPosition = other.zPosition
    transform = other.transform
    sublayerTransform = other.sublayerTransform
    hasTransform = other.hasTransform
    hasSublayerTransform = other.hasSublayerTransform
  }
}

extension LayerAppearanceExtras {
  /// All but the mask, which belongs to one layer only.
  convenience init(copying other: LayerAppearanceExtras) {
    self.init()
    contents = other.contents
    contentsRect = other.contentsRect
    contentsCenter = other.contentsCenter
    contentsGravity = other.contentsGravity
    contentsScale = other.contentsScale
    contentsFormat = other.contentsFormat
    minificationFilter = other.minificationFilter
    magnificationFilter = other.magnificationFilter
    minificationFilterBias = other.minificationFilterBias
    maskedCorners = other.maskedCorners
    borderWidth = other.borderWidth
    borderColor = other.borderColor
    shadowColor = other.shadowColor
    shadowOpacity = other.shadowOpacity
    shadowOffset = other.shadowOffset
    shadowRadius = other.shadowRadius
    shadowPath = other.shadowPath
    rasterizationScale = other.rasterizationScale
    drawsAsynchronously = other.drawsAsynchronously
    allowsEdgeAntialiasing = other.allowsEdgeAntialiasing
    actions = other.actions
    overlay = other.overlay
    backdrop = other.backdrop
    backdropAmount = other.backdropAmount
    name = other.name
    values = other.values
  }
}

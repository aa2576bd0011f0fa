import PlatformInterface

/// Geometry that few layers have; a layer without it is a plain rectangle about its centre.
final class LayerGeometryExtras {
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var anchorPointZ: CGFloat = 0
  var zPosition: CGFloat = 0
  var transform = CATransform3DIdentity
  var sublayerTransform = CATransform3DIdentity
  /// Whether `transform` does anything; `sublayerTransform` likewise.
  var hasTransform = false
  var hasSublayerTransform = false
}

/// The appearance that few layers have.
final class LayerAppearanceExtras {
  var contents: Any?
  /// What an animation shows in their place.
  var shownContents: LayerContent?
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsGravity = CALayerContentsGravity.resize
  var contentsScale: CGFloat = 1
  var contentsFormat = CALayerContentsFormat.RGBA8Uint
  var minificationFilter = CALayerContentsFilter.linear
  var magnificationFilter = CALayerContentsFilter.linear
  var minificationFilterBias: Float = 0

  var maskedCorners: CACornerMask = .all
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = .layerBlack

  var shadowColor: CGColor? = .layerBlack
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?

  var mask: CALayer?
  var rasterizationScale: CGFloat = 1
  var drawsAsynchronously = false
  var allowsEdgeAntialiasing = false
  var allowsGroupOpacity = true
  var name: String?
  var actions: [String: any CAAction]?
  /// What the program keeps with the layer by key-value coding.
  var values: [String: Any] = [:]
  /// What animations show in place of those.
  var shownValues: [String: Any] = [:]
  /// See `CALayer.backdrop`.
  var backdrop: RenderBackdrop?
  var backdropAmount: CGFloat = 1
  /// In front of everything, in node coordinates; see `CALayer.overlay`.
  var overlay: [RenderPrimitive] = []
}

extension CGColor {
  /// The opaque black that layers start with for border and shadow.
  static let layerBlack = CGColor(RGBA.black)
}

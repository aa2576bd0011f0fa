import PlatformInterface

/// A layer that shows its sublayers alone: what it would draw itself, its background, contents and border, is
/// left out, and so are its shadow, its mask and its clipping.
// iOS-BEHAVIOUR: only the sublayers of a transform layer are rendered; the properties that draw the layer
// itself are ignored. Evidence: https://developer.apple.com/documentation/quartzcore/catransformlayer
open class CATransformLayer: CALayer {
  public override init() {
    super.init()
    flags.insert(.showsSublayersAlone)
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    flags.insert(.showsSublayersAlone)
  }

  /// Reads a layer from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    flags.insert(.showsSublayersAlone)
  }
}

/// The yes-or-no facts about a layer, in one word.
struct LayerFlags: OptionSet {
  let rawValue: UInt32

  // Properties.
  static let hidden = LayerFlags(rawValue: 1 << 0)
  static let masksToBounds = LayerFlags(rawValue: 1 << 1)
  static let opaque = LayerFlags(rawValue: 1 << 2)
  static let singleSided = LayerFlags(rawValue: 1 << 3)
  static let geometryFlipped = LayerFlags(rawValue: 1 << 4)
  static let needsDisplayOnBoundsChange = LayerFlags(rawValue: 1 << 5)
  static let shouldRasterize = LayerFlags(rawValue: 1 << 6)
  static let continuousCorners = LayerFlags(rawValue: 1 << 7)

  /// Neither drawn itself nor clipped, masked or shadowed: a `CATransformLayer`.
  static let showsSublayersAlone = LayerFlags(rawValue: 1 << 29)

  /// Shows its sublayers several times: a `CAReplicatorLayer`.
  static let replicates = LayerFlags(rawValue: 1 << 30)

  static let properties = LayerFlags(rawValue: (1 << 8) - 1)

  // What this layer is in its tree.
  /// The layer is another one's `mask`; its parent is the masked layer.
  static let isMask = LayerFlags(rawValue: 1 << 10)
  /// Some sublayer has, or had, a depth of its own, so painting order must be looked into.
  static let sublayersHaveDepth = LayerFlags(rawValue: 1 << 11)
  /// Seen from behind at the last commit and single-sided, so left out by its superlayer.
  static let culled = LayerFlags(rawValue: 1 << 12)
  /// `layoutSublayers()` is running.
  static let isLayingOut = LayerFlags(rawValue: 1 << 13)
  /// The delegate was asked to `display(_:)` and left it to the protocol's default.
  static let delegateLeavesDisplay = LayerFlags(rawValue: 1 << 14)

  /// At the last commit, contents had to be turned over because of flipped layers above.
  static let contentsFlipped = LayerFlags(rawValue: 1 << 8)
  /// The same for sublayers' contents.
  static let sublayerContentsFlipped = LayerFlags(rawValue: 1 << 15)
  /// The first of the last node's children is this layer's own contents.
  static let hasContentsNode = LayerFlags(rawValue: 1 << 9)

  // Animations.
  /// There is an animation on the layer, or was when last looked at.
  static let hasAnimations = LayerFlags(rawValue: 1 << 25)
  /// An animation shows the layer though its own opacity or `isHidden` would not.
  static let shownByAnimation = LayerFlags(rawValue: 1 << 26)
  /// A copy that shows what another layer looks like on the screen.
  static let isPresentation = LayerFlags(rawValue: 1 << 27)
  /// The view's class answers `action(for:forKey:)` itself, so it is always asked.
  static let ownerDecidesActions = LayerFlags(rawValue: 1 << 28)

  /// An animation names a property that the program's class adds.
  static let hasOwnAnimations = LayerFlags(rawValue: 1 << 31)

  // Marks, each cleared by its pass.
  static let requestsLayout = LayerFlags(rawValue: 1 << 16)
  static let descendantRequestsLayout = LayerFlags(rawValue: 1 << 17)
  static let requestsDisplay = LayerFlags(rawValue: 1 << 18)
  static let descendantRequestsDisplay = LayerFlags(rawValue: 1 << 19)
  /// Position, bounds origin or transform changed.
  static let dirtyPlacement = LayerFlags(rawValue: 1 << 20)
  /// What the layer itself paints changed.
  static let dirtyAppearance = LayerFlags(rawValue: 1 << 21)
  /// The list of sublayers changed, or their order or visibility.
  static let dirtySublayers = LayerFlags(rawValue: 1 << 22)
  static let dirtyDescendants = LayerFlags(rawValue: 1 << 23)
  /// How sublayers are placed here changed, beyond what the bounds say.
  static let dirtySpace = LayerFlags(rawValue: 1 << 24)

  static let dirtySelf: LayerFlags = [
    .dirtyPlacement, .dirtyAppearance, .dirtySublayers, .dirtySpace,
  ]
  static let dirty: LayerFlags = [.dirtySelf, .dirtyDescendants]
  static let needsLayout: LayerFlags = [.requestsLayout, .descendantRequestsLayout]
  static let needsDisplay: LayerFlags = [.requestsDisplay, .descendantRequestsDisplay]
}

// Longer than 500 lines: what may be overridden has to be in the class body. Bodies that are more than a
// line live in the extension of their concern.

import PlatformInterface
import Synchronization

/// A rectangle with an appearance, contents and sublayers; what a window shows is a tree of them.
///
/// Changing a property stores it and marks the way up to the root, which asks its host for a frame
/// once. Layout, display and commit then visit marked paths only. A layer keeps what nearly every
/// layer has in itself and the rest in two objects made on first use, so that a plain one is small.
///
/// Like all of UIKit here, a tree that is on screen is used on the main thread only.
open class CALayer: NSObject, CAMediaTiming {
  // Storage. Read by passes over the tree without going through overridable properties.
  final var storedBounds = CGRect.zero
  final var storedPosition = CGPoint.zero
  final var storedSublayers: [CALayer] = []
  final var storedBackgroundColor: CGColor?
  final var storedCornerRadius: CGFloat = 0
  final var storedOpacity: Float = 1
  final var flags: LayerFlags = []
  final var geometry: LayerGeometryExtras?
  final var appearance: LayerAppearanceExtras?
  final var animationState: LayerAnimations?
  /// The superlayer, or the masked layer of a mask; cleared by it before it goes away.
  final unowned(unsafe) var parent: CALayer?

  /// What the display pass made, in coordinates that start at the bounds' top left.
  final var displayed: [RenderPrimitive] = []
  /// The bounds' size for which `displayed` was made.
  final var displayedSize = CGSize.zero
  /// The node of the last commit, reused while nothing below is marked.
  final var cachedNode: RenderNode?

  /// Names the layer in frames over its whole life.
  package final let nodeID: UInt64 = CALayer.nextNodeID.wrappingAdd(1, ordering: .relaxed).newValue
  private static let nextNodeID = Atomic<UInt64>(0)

  /// The view this layer belongs to, and its delegate; the view clears it before it goes away.
  ///
  /// Not weak: once an object was weakly referenced, every retain and release of it costs several
  /// times as much, and passes retain each view they meet.
  package final unowned(unsafe) var owner: (any CALayerDelegate)?
  private final weak var otherDelegate: (any CALayerDelegate)?
  /// Draws and lays the layer out in its place and chooses actions for its changes; a view is its own
  /// layer's delegate.
  open weak var delegate: (any CALayerDelegate)? {
    get { owner ?? otherDelegate }
    set {
      owner = nil
      otherDelegate = newValue
    }
  }
  /// Asked for contents before the public ways of display.
  ///
  /// Whoever sets itself here clears it before it goes away; not weak for the same reason.
  package final unowned(unsafe) var contentProvider: (any LayerContentProvider)?
  /// Told when a tree whose root this layer is wants a frame; told at once if it already does.
  package final weak var host: (any LayerTreeHost)? {
    didSet { if !flags.isDisjoint(with: Self.frameMarks) { host?.layerTreeNeedsFrame() } }
  }

  public override init() { super.init() }

  /// Makes a copy of another layer's properties, without its tree: what presentation layers are
  /// made of.
  public init(layer: Any) {
    super.init()
    if let other = layer as? CALayer { copyProperties(of: other) }
  }

  /// Layers in archives carry their frame and nothing else that a nib could set.
  public required init?(coder: NSCoder) { super.init() }

  deinit { releaseTree() }

  // MARK: Tree

  /// The layer that this one lies in; nil for one that lies in none.
  open var superlayer: CALayer? {
    if flags.contains(.isPresentation) { return presentationSuperlayer }
    return flags.contains(.isMask) ? nil : parent
  }

  /// Back to front; nil where there is none.
  open var sublayers: [CALayer]? {
    get {
      if flags.contains(.isPresentation) { return presentationSublayers }
      return storedSublayers.isEmpty ? nil : storedSublayers
    }
    set { replaceSublayers(with: newValue ?? []) }
  }

  /// Adds `layer` in front of all others; takes it out of where it was.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: storedSublayers.count) }

  /// Inserts a layer among the sublayers.
  ///
  /// - Parameter idx: counted from the back; beyond the end means in front of all.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Below all others where `sibling` is nil or no sublayer of this one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 0)
  }

  /// Inserts a layer in front of a sibling; in front of all others where `sibling` is nil or no
  /// sublayer of this one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 1)
  }

  /// Puts another layer in the place of a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, with: newLayer)
  }

  /// Takes the layer out of the one it lies in.
  open func removeFromSuperlayer() { detach() }

  /// A layer outside the tree whose alpha multiplies this one's.
  open var mask: CALayer? {
    get { appearance?.mask }
    set { setMask(newValue) }
  }

  // MARK: Geometry

  /// The layer's own coordinates: their origin, and the size in points.
  open var bounds: CGRect {
    get { storedBounds }
    set { setBounds(newValue) }
  }

  /// Where the anchor point lies, in points and in the superlayer's coordinates. It is animated.
  open var position: CGPoint {
    get { storedPosition }
    set { setPosition(newValue) }
  }

  /// The smallest rectangle around the layer in its superlayer's coordinates, worked out from position,
  /// bounds and transform.
  open var frame: CGRect {
    get { frameFromGeometry() }
    set { setFrame(newValue) }
  }

  /// The point of the layer that `position` is the place of, in units of the bounds; (0.5, 0.5),
  /// the middle, by default.
  open var anchorPoint: CGPoint {
    get { geometry?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
    set { setAnchorPoint(newValue) }
  }

  /// How far in front of the layer's plane transforms turn it, in points.
  open var anchorPointZ: CGFloat {
    get { geometry?.anchorPointZ ?? 0 }
    set { setAnchorPointZ(newValue) }
  }

  /// Siblings are painted in this order, equal ones in the order of `sublayers`; perspective shows
  /// it as nearness.
  open var zPosition: CGFloat {
    get { geometry?.zPosition ?? 0 }
    set { setZPosition(newValue) }
  }

  /// The transform about the anchor point, in three dimensions.
  open var transform: CATransform3D {
    get { geometry?.transform ?? CATransform3DIdentity }
    set { setTransform(newValue) }
  }

  /// Applied to every sublayer about this layer's anchor point; the place for perspective (`m34`).
  open var sublayerTransform: CATransform3D {
    get { geometry?.sublayerTransform ?? CATransform3DIdentity }
    set { setSublayerTransform(newValue) }
  }

  /// Returns the transform as one of the plane; what has depth is left out.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets the transform to one of the plane.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Sublayers count y from the lower edge upwards.
  open var isGeometryFlipped: Bool {
    get { flags.contains(.geometryFlipped) }
    set { setFlag(.geometryFlipped, newValue, marking: .dirtySpace) }
  }

  /// Returns whether an odd number of layers from here up count y from the lower edge.
  open func contentsAreFlipped() -> Bool { countsFlips() % 2 == 1 }

  // MARK: Appearance

  /// Whether the layer and all in it are left out of the picture.
  open var isHidden: Bool {
    get { flags.contains(.hidden) }
    set { setHidden(newValue) }
  }

  /// 0…1, for the layer and its sublayers as one picture.
  open var opacity: Float {
    get { storedOpacity }
    set { setOpacity(newValue) }
  }

  /// What fills the layer below its contents; nil for nothing.
  open var backgroundColor: CGColor? {
    get { storedBackgroundColor }
    set { setBackgroundColor(newValue) }
  }

  /// The radius of the corners, in points; it cuts contents off only with `masksToBounds`.
  open var cornerRadius: CGFloat {
    get { storedCornerRadius }
    set { setCornerRadius(newValue) }
  }

  /// Whether contents and sublayers are cut off at the bounds and their corners.
  open var masksToBounds: Bool {
    get { flags.contains(.masksToBounds) }
    set { setFlag(.masksToBounds, newValue, marking: .dirtyAppearance) }
  }

  // MARK: Layout and display

  /// Asks for `layoutSublayers()` in the next frame.
  open func setNeedsLayout() { requestLayout() }
  /// Returns whether `layoutSublayers()` was asked for.
  open func needsLayout() -> Bool { flags.contains(.requestsLayout) }

  /// Lays out at once what is marked: the whole tree below the topmost marked ancestor.
  open func layoutIfNeeded() { layoutFromTopmostRequest() }

  /// Called by the layout pass; the default hands it to the delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Returns the size that shows everything; the layer's own size unless a subclass knows better.
  open func preferredFrameSize() -> CGSize { storedBounds.size }

  /// Asks for the layer to be drawn in the next frame.
  open func setNeedsDisplay() { requestDisplay() }

  /// Marks the whole layer: contents are recorded anew as one, whatever rectangle changed.
  open func setNeedsDisplay(_ r: CGRect) { if !r.isEmpty { requestDisplay() } }

  /// Returns whether the layer is to be drawn in the next frame.
  open func needsDisplay() -> Bool { flags.contains(.requestsDisplay) }

  /// Makes the contents now if `setNeedsDisplay()` asked for it.
  open func displayIfNeeded() { displayIfRequested() }

  /// Makes contents: by the delegate's `display(_:)`, else by recording `draw(in:)`.
  open func display() { displayByDefault() }

  /// Draws the contents, in the layer's own coordinates; the default hands it to the delegate.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// What a subclass of ours paints between background colour and sublayers, in node coordinates.
  ///
  /// Called at commit where the layer's appearance changed.
  func appendOwnPrimitives(to list: inout [RenderPrimitive]) {}

  /// Whether contents are made in tiles, by `display()` alone: a `CATiledLayer`.
  var drawsInTiles: Bool { false }

  /// Whether those move when the bounds' origin does.
  var paintsInBoundsCoordinates: Bool { false }

  /// Draws the layer and all below it as they look now, masks and transforms included.
  open func render(in ctx: CGContext) { LayerPicture.draw(self, in: ctx) }

  // MARK: Hit testing

  /// Returns whether a point in the layer's own coordinates lies in its bounds.
  open func contains(_ p: CGPoint) -> Bool { storedBounds.contains(p) }

  /// Returns the foremost layer at a point, which is in the *superlayer's* coordinates; nil
  /// outside.
  open func hitTest(_ p: CGPoint) -> CALayer? { foremostLayer(at: p) }

  // MARK: Less common parts of the appearance, kept in `appearance`

  /// A `CGImage` that the layer shows, or nil; drawing replaces it.
  open var contents: Any? {
    get { appearance?.contents }
    set { setContents(newValue) }
  }

  /// The part of the contents shown, in unit coordinates.
  open var contentsRect: CGRect {
    get { appearance?.contentsRect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set {
      setRare(
        \.contentsRect, newValue, default: CGRect(x: 0, y: 0, width: 1, height: 1), .contentsRect)
    }
  }

  /// The part of the contents that stretches, in unit coordinates of them.
  open var contentsCenter: CGRect {
    get { appearance?.contentsCenter ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set {
      setRare(
        \.contentsCenter, newValue, default: CGRect(x: 0, y: 0, width: 1, height: 1),
        .contentsCenter)
    }
  }

  /// Where contents lie in the bounds and how they are scaled; top and bottom go by the y axis.
  open var contentsGravity: CALayerContentsGravity {
    get { appearance?.contentsGravity ?? .resize }
    set { setRare(\.contentsGravity, newValue, default: .resize) }
  }

  /// How many pixels of the contents a point has; 1 by default.
  open var contentsScale: CGFloat {
    get { appearance?.contentsScale ?? 1 }
    set { setRare(\.contentsScale, newValue, default: 1, .contentsScale) }
  }

  /// How many bits the pixels of drawn contents have.
  open var contentsFormat: CALayerContentsFormat {
    get { appearance?.contentsFormat ?? .RGBA8Uint }
    set { setContentsFormat(newValue) }
  }

  /// How contents are sampled that are shown smaller than they are.
  open var minificationFilter: CALayerContentsFilter {
    get { appearance?.minificationFilter ?? .linear }
    set { setRare(\.minificationFilter, newValue, default: .linear) }
  }

  /// How contents are sampled that are shown larger than they are.
  open var magnificationFilter: CALayerContentsFilter {
    get { appearance?.magnificationFilter ?? .linear }
    set { setRare(\.magnificationFilter, newValue, default: .linear) }
  }

  /// Whether the layer and what is in it are made translucent together; false, by which each sublayer would be so by
  /// itself, is reported once and has no effect.
  open var allowsGroupOpacity: Bool {
    get { appearance?.allowsGroupOpacity ?? true }
    set {
      if !newValue { Unsupported.report("CALayer.allowsGroupOpacity = false") }
      setRare(\.allowsGroupOpacity, newValue, default: true)
    }
  }

  /// What is added to the level of detail that `.trilinear` contents shown smaller are sampled with; they have one level
  /// here, so that it is kept and has no effect.
  open var minificationFilterBias: Float {
    get { appearance?.minificationFilterBias ?? 0 }
    set { setRare(\.minificationFilterBias, newValue, default: 0) }
  }

  /// The layer promises to cover its bounds with opaque contents.
  open var isOpaque: Bool {
    get { flags.contains(.opaque) }
    set { setFlag(.opaque, newValue, marking: .dirtyAppearance) }
  }

  /// Whether the layer is also seen from behind.
  open var isDoubleSided: Bool {
    get { !flags.contains(.singleSided) }
    set { setFlag(.singleSided, !newValue, marking: .dirtyPlacement) }
  }

  /// Whether a new size has the layer drawn anew.
  open var needsDisplayOnBoundsChange: Bool {
    get { flags.contains(.needsDisplayOnBoundsChange) }
    set { setFlag(.needsDisplayOnBoundsChange, newValue) }
  }

  /// Whether the layer and its sublayers are kept as one bitmap while they do not change.
  open var shouldRasterize: Bool {
    get { flags.contains(.shouldRasterize) }
    set { setFlag(.shouldRasterize, newValue, marking: .dirtyAppearance) }
  }

  /// Pixels per point of that bitmap on iOS; here it always has the window's.
  open var rasterizationScale: CGFloat {
    get { appearance?.rasterizationScale ?? 1 }
    set { setRasterizationScale(newValue) }
  }

  /// A hint to draw in the background, which recorded drawing does not need.
  open var drawsAsynchronously: Bool {
    get { appearance?.drawsAsynchronously ?? false }
    set { if newValue != drawsAsynchronously { madeAppearance.drawsAsynchronously = newValue } }
  }

  /// Edges of turned layers are always smoothed here, whatever this says.
  open var allowsEdgeAntialiasing: Bool {
    get { appearance?.allowsEdgeAntialiasing ?? false }
    set {
      if newValue != allowsEdgeAntialiasing { madeAppearance.allowsEdgeAntialiasing = newValue }
    }
  }

  /// Which corners are round; all by default.
  open var maskedCorners: CACornerMask {
    get { appearance?.maskedCorners ?? .all }
    set { setRare(\.maskedCorners, newValue, default: .all) }
  }

  /// Whether corners are parts of circles or bend continuously.
  open var cornerCurve: CALayerCornerCurve {
    get { flags.contains(.continuousCorners) ? .continuous : .circular }
    set { setFlag(.continuousCorners, newValue == .continuous, marking: .dirtyAppearance) }
  }

  /// The width of a line inside the edge, in front of sublayers.
  open var borderWidth: CGFloat {
    get { appearance?.borderWidth ?? 0 }
    set { setRare(\.borderWidth, newValue, default: 0, .borderWidth) }
  }

  /// The colour of the border, which lies within the bounds and over the contents.
  open var borderColor: CGColor? {
    get { appearance.map(\.borderColor) ?? .layerBlack }
    set { setColor(\.borderColor, newValue, .borderColor) }
  }

  /// The colour of the shadow.
  open var shadowColor: CGColor? {
    get { appearance.map(\.shadowColor) ?? .layerBlack }
    set { setColor(\.shadowColor, newValue, .shadowColor) }
  }

  /// How opaque the shadow is, from 0 for none to 1.
  open var shadowOpacity: Float {
    get { appearance?.shadowOpacity ?? 0 }
    set { setRare(\.shadowOpacity, newValue, default: 0, .shadowOpacity) }
  }

  /// How far the shadow lies from the layer, in points.
  open var shadowOffset: CGSize {
    get { appearance?.shadowOffset ?? CGSize(width: 0, height: -3) }
    set { setRare(\.shadowOffset, newValue, default: CGSize(width: 0, height: -3), .shadowOffset) }
  }

  /// Standard deviation of the blur, in points.
  open var shadowRadius: CGFloat {
    get { appearance?.shadowRadius ?? 3 }
    set { setRare(\.shadowRadius, newValue, default: 3, .shadowRadius) }
  }

  /// The shape that casts the shadow; nil for the layer's own silhouette.
  open var shadowPath: CGPath? {
    get { appearance?.shadowPath }
    set { setShadowPath(newValue) }
  }

  /// A name for the program to find the layer by.
  open var name: String? {
    get { appearance?.name }
    set { if newValue != nil || appearance != nil { madeAppearance.name = newValue } }
  }

  /// Actions of this layer by the name of their event.
  open var actions: [String: any CAAction]? {
    get { appearance?.actions }
    set { if newValue != nil || appearance != nil { madeAppearance.actions = newValue } }
  }

  /// Returns what is to happen when a property changes or an event takes place; nil for nothing.
  open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }
  /// Returns the action of the layer's class for a change; nil unless a subclass overrides it.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Returns whether a layer of the class is drawn anew when a property changes, and with each step of an animation of
  /// it; false unless a subclass overrides it for the properties that it adds.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// Returns the value that a property of the class has before it was set: what a new layer has, and nil for properties
  /// of subclasses, which override it.
  open class func defaultValue(forKey key: String) -> Any? {
    guard let path = LayerKeyPath(key), path.property != .own else { return nil }
    return path.value(in: CALayer())?.object
  }

  // MARK: Animations

  /// Adds a copy of the animation, to begin with the next frame; it takes the place of one with the
  /// same key. Without a key any number may be added.
  open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, forKey: key) }
  /// Takes an animation off the layer. Its delegate hears at the next turn of the main queue that
  /// it did not finish.
  open func removeAnimation(forKey key: String) { takeOffAnimation(forKey: key) }
  /// Takes all animations off the layer.
  open func removeAllAnimations() { takeOffAllAnimations() }
  /// Returns the keys of the layer's animations in the order in which they were added; nil where
  /// there are none.
  open func animationKeys() -> [String]? { foundAnimationKeys }
  /// Returns the layer's copy of an animation, which must not be changed; nil for an unknown key.
  open func animation(forKey key: String) -> CAAnimation? { foundAnimation(forKey: key) }

  /// Returns a copy of the layer with what is seen now; nil where the layer is not on screen.
  open func presentation() -> Self? { makePresentation() as? Self }
  /// Returns the layer that this one shows, for a presentation layer; otherwise the layer itself.
  open func model() -> Self { modelLayer as? Self ?? self }

  // MARK: Time

  /// Returns a time of another layer, or of the media clock, in this layer's time.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(at: l?.mediaTime(at: t) ?? t)
  }
  /// Converts a time of this layer's clock to another's; nil stands for the clock of all.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = mediaTime(at: t)
    return l?.localTime(at: time) ?? time
  }

  /// When the layer's time begins, in its superlayer's time.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// Endless, and of no effect for a layer.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// 0 makes animations here and below stand still.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  /// How far the layer's time is moved, in seconds.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// How often the layer's time is repeated.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  /// How long the layer's time is repeated, in seconds.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Whether the layer's time runs backwards after each time it ran forwards.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// What holds before the layer's time begins and after it ends.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  // MARK: Values by key

  /// Returns the value of a property, by its name, or of a key of the program's own.
  open func value(forKey key: String) -> Any? { valueByPath(key) }
  /// Returns the value at a path of names, such as `transform.rotation.z`.
  open func value(forKeyPath keyPath: String) -> Any? { valueByPath(keyPath) }
  /// Sets a property, or a part of one; other keys keep any value with the layer.
  open func setValue(_ value: Any?, forKey key: String) { setValueByPath(value, key) }
  /// Sets the value at a path of names, as an animatable change where it is one.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValueByPath(value, keyPath) }

  // What animations read and change; subclasses of ours add their own properties.
  func animatableValue(of property: LayerProperty) -> AnimatableValue? { commonValue(of: property) }
  func storeAnimatableValue(_ value: AnimatableValue, of property: LayerProperty) {
    storeCommonValue(value, of: property)
  }
  func setAnimatableValue(_ value: AnimatableValue, of property: LayerProperty) {
    setCommonValue(value, of: property)
  }

  /// Returns how much farther than the radius a curve begins to bend.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }
}

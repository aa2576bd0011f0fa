// Longer than 500 lines: without an Objective-C runtime only members of the class body can be
// overridden, and nearly everything of UIView may be. Bodies that are more than a line live in the
// extension of their concern.

import CSwiftRuntime
import PlatformInterface
import QuartzCore

/// A rectangle on screen that draws itself, holds others and receives events.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, UICoordinateSpace, UITraitEnvironment,
  UITraitChangeObservable, UIAccessibilityIdentification, UILargeContentViewerItem,
  @preconcurrency CALayerDelegate, UIAppearance, UIAppearanceContainer, AppearanceTarget,
  UIDynamicItem
{
  // MARK: Storage. Passes over the tree read it without going through overridable properties.

  nonisolated(unsafe) final let storedLayer: CALayer
  nonisolated(unsafe) final var storedSubviews: [UIView] = []
  /// Cleared by the superview before it goes away.
  nonisolated(unsafe) final unowned(unsafe) var storedSuperview: UIView?
  /// Cleared by the window before it goes away.
  nonisolated(unsafe) final unowned(unsafe) var storedWindow: UIWindow?
  /// The controller whose `view` this is; cleared by it before it goes away.
  nonisolated(unsafe) final unowned(unsafe) var controller: UIViewController?
  final var flags: ViewFlags = [.isOpaque]
  /// Shared by all views under the same conditions: compared by identity first.
  final var storedTraits: UITraitCollection
  final var storedBackgroundColor: UIColor?
  /// The tint shown here: set on this view or inherited; nil for the system's blue.
  final var effectiveTint: UIColor?
  final var storedSafeArea = UIEdgeInsets.zero
  final var storedContentMode = ContentMode.scaleToFill
  final var storedSemantics = UISemanticContentAttribute.unspecified
  final var rare: RareViewState?
  /// Nil for views that no constraint concerns.
  final var autoLayout: ViewLayoutState?

  // MARK: Creation

  /// Makes a view of a frame, in the coordinates of the superview to come. Subclasses override it,
  /// and lists call it for registered classes.
  public init(frame: CGRect) {
    storedLayer = Self.makeLayer()
    storedTraits = SystemTraits.forNewViews
    super.init()
    setUp(frame: frame)
  }

  public override convenience init() { self.init(frame: .zero) }

  /// Makes a view from a document of Interface Builder, with all that it says of the view and what
  /// lies in it. Other coders make a view with the default properties.
  public required init?(coder: NSCoder) {
    storedLayer = Self.makeLayer()
    storedTraits = SystemTraits.forNewViews
    super.init()
    setUp(frame: .zero)
    prepareForDocument()
    guard let source = NibSource(coder) else { return }
    NibElement.read(self as UIView, source)
    NibElement.readContents(self, source)
  }

  /// Makes the parts and sets the defaults of UIKit's own classes, called by `init(coder:)` once all
  /// stored properties are there and before any class reads what the document says: that stands.
  func prepareForDocument() {}

  /// A guide that the view has by itself, by the key of its element in documents; nil for others.
  func documentGuide(_ key: String) -> UILayoutGuide? {
    switch key {
    case "safeArea": safeAreaLayoutGuide
    case "keyboard": keyboardLayoutGuide
    default: nil
    }
  }

  open func encode(with coder: NSCoder) { Unsupported.report("UIView.encode(with:)") }
  /// Keeps what a view shows on iOS. Nothing calls it here.
  open func encodeRestorableState(with coder: NSCoder) {
    Unsupported.report("UIView.encodeRestorableState(with:)")
  }
  /// Brings back on iOS what a view showed. Nothing calls it here.
  open func decodeRestorableState(with coder: NSCoder) {
    Unsupported.report("UIView.decodeRestorableState(with:)")
  }

  deinit {
    storedLayer.owner = nil
    storedLayer.contentProvider = nil
    var state = rare
    if state != nil {
      rare = nil
      // Its mask may be masked itself, and so on.
      DeepRecursion.run { state = nil }
    }
    guard !storedSubviews.isEmpty else { return }
    for view in storedSubviews { view.storedSuperview = nil }
    ViewTeardown.release(&storedSubviews)
  }

  /// The class of `layer`, a `CALayer` or a subclass that `init()` makes.
  open class var layerClass: AnyClass { CALayer.self }
  /// The layer that shows the view; its delegate is the view, for good.
  open var layer: CALayer { storedLayer }

  // MARK: Appearance proxies

  /// The proxy of all views of the class and its subclasses.
  open class func appearance() -> Self { proxy() }
  /// The proxy of those that lie in views or screens of these classes, the innermost named first.
  open class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(in: containerTypes) }
  /// The proxy of those whose traits agree with all that `trait` specifies.
  open class func appearance(for trait: UITraitCollection) -> Self { proxy(for: trait) }
  /// The proxy of those that fit both.
  open class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(for: trait, in: containerTypes) }

  /// What proxies of the class can be told; subclasses add to it.
  class var appearanceProperties: [AppearanceProperty] { viewAppearance }
  /// A view for a proxy: of the class, and nowhere.
  class func makeProxy() -> UIView { ObjectFactory.make(self, frame: .zero) }

  // MARK: Tree

  /// The views within this one, from back to front.
  open var subviews: [UIView] { storedSubviews }
  /// The view that this one lies in; nil for windows and views outside any tree. O(1).
  open var superview: UIView? { storedSuperview }
  /// The window that the view is in; nil outside any, and a window is its own. O(1).
  open var window: UIWindow? { storedWindow }

  /// Puts `view` in front of all others, out of wherever it was; one already here comes to the
  /// front without being told.
  open func addSubview(_ view: UIView) { insert(view, at: .front) }
  /// Inserts a view among the subviews; an index beyond either end means that end.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }
  /// Puts a view right in front of another subview; UIKit's exception where that is none.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: .above(siblingSubview))
  }
  /// Puts a view right behind another subview; UIKit's exception where that is none.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: .below(siblingSubview))
  }
  /// Swaps two places in the order; indices that do not exist change nothing.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    MainThreadChecker.checked("UIView.exchangeSubview(at:withSubviewAt:)") {
      exchange(index1, index2)
    }
  }
  /// Puts a subview in front of all others.
  open func bringSubviewToFront(_ view: UIView) {
    MainThreadChecker.checked("UIView.bringSubviewToFront(_:)") { move(view, toFront: true) }
  }
  /// Puts a subview behind all others.
  open func sendSubviewToBack(_ view: UIView) {
    MainThreadChecker.checked("UIView.sendSubviewToBack(_:)") { move(view, toFront: false) }
  }
  /// Safe at any time, layout included. The superview may have held the last reference.
  open func removeFromSuperview() {
    // iOS-BEHAVIOUR: a view that only a weak outlet knows lives on until the turn ends, and can be
    // added elsewhere. Evidence: unmeasured.
    if storedSuperview != nil { AutoreleasePool.keep(self) }
    leaveSuperview()
  }

  /// Called last of all when a subview joins. It does nothing by itself.
  open func didAddSubview(_ subview: UIView) {}
  /// Called first of all when a subview leaves. It does nothing by itself.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the view goes to another superview, nil when it is removed. It does nothing by
  /// itself.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view went to another superview, and after `didMoveToWindow()` where the
  /// window changes too. It does nothing by itself.
  open func didMoveToSuperview() {}
  /// Called before the view goes to another window, for every view of a subtree, outer ones first.
  /// It does nothing by itself.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the view went to another window; traits, tint and safe area are those of the new
  /// place already. It does nothing by itself.
  open func didMoveToWindow() {}

  /// Returns whether the view lies in another one, or is that one. O(depth).
  open func isDescendant(of view: UIView) -> Bool { lies(in: view) }
  /// Returns the first view with a tag, this one included, depth first; nil where there is none.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }
  /// A number for the program to find the view by; 0 unless set.
  open var tag = 0

  // MARK: Geometry

  /// Where the view lies, in points and in the superview's coordinates; the box around the view
  /// where it is transformed. Setting it sets `center` and the size of `bounds`.
  open var frame: CGRect {
    get { storedLayer.frame }
    set { changeGeometry { storedLayer.frame = newValue } }
  }

  /// The view's rectangle in its own coordinates, in points: the origin is where scrolling stands,
  /// and does not move the view.
  open var bounds: CGRect {
    get { storedLayer.bounds }
    set { changeGeometry { storedLayer.bounds = newValue } }
  }

  /// Where the anchor point lies, in points and in the superview's coordinates. It is animated.
  open var center: CGPoint {
    get { storedLayer.position }
    set { changeGeometry { storedLayer.position = newValue } }
  }

  /// About the anchor point; `frame` is of no use for placing the view while it is not the
  /// identity.
  open var transform: CGAffineTransform {
    get { storedLayer.affineTransform() }
    set { changeGeometry { storedLayer.setAffineTransform(newValue) } }
  }

  /// The transform about the view's center in three dimensions; `frame` means nothing while it is not
  /// the identity.
  open var transform3D: CATransform3D {
    get { storedLayer.transform }
    set { changeGeometry { storedLayer.transform = newValue } }
  }

  /// The point of the view that `center` is the place of, in units of the bounds; (0.5, 0.5) unless
  /// set.
  open var anchorPoint: CGPoint {
    get { storedLayer.anchorPoint }
    set { changeGeometry { storedLayer.anchorPoint = newValue } }
  }

  /// The form by which the view collides where UIKit Dynamics moves it; a rectangle by default.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The outline for the type `.path`, in points, with the view's middle at zero; empty by default.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  /// Through all transforms between the two; nil means the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { place(point, to: view) }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { place(point, from: view) }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { place(rect, to: view) }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { place(rect, from: view) }

  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView).map { place(point, to: $0) }
      ?? convertToSpace(point, coordinateSpace)
  }
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView).map { place(point, from: $0) }
      ?? convertFromSpace(point, coordinateSpace)
  }
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView).map { place(rect, to: $0) }
      ?? convertToSpace(rect, coordinateSpace)
  }
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView).map { place(rect, from: $0) }
      ?? convertFromSpace(rect, coordinateSpace)
  }

  /// Returns the size that suits the contents best within `size`, in points; the present size
  /// unless a subclass says otherwise. It changes nothing.
  open func sizeThatFits(_ size: CGSize) -> CGSize { storedLayer.bounds.size }
  /// Takes the size that `sizeThatFits(_:)` gives for the current one.
  open func sizeToFit() { takeFittingSize() }

  // MARK: Layout

  /// Marks the view for the next layout pass; cheap, and may be called often.
  open func setNeedsLayout() { storedLayer.setNeedsLayout() }
  /// Lays out now what is marked, from the topmost marked ancestor down.
  open func layoutIfNeeded() {
    MainThreadChecker.checked("UIView.layoutIfNeeded()") { runLayout() }
  }
  /// Places the subviews; called when something marked the layout, never by a program. This one
  /// puts those that have constraints in their places.
  open func layoutSubviews() { if let autoLayout { autoLayout.placeSubviews() } }

  /// Whether subviews follow changes of this view's size by their masks.
  open var autoresizesSubviews: Bool {
    get { !flags.contains(.keepsSubviewSizes) }
    set { setFlag(.keepsSubviewSizes, !newValue) }
  }
  /// Which edges and lengths follow the superview's size where there are no constraints.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoLayout != nil, autoresizingMask != oldValue { maskDidChange() } }
  }

  /// Distances that contents should keep from the edges: 8 points unless set, beside the safe area.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(.sides(newValue)) }
  }
  /// The margins by the direction of reading; setting them sets `layoutMargins`.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(effectiveMargins, effectiveUserInterfaceLayoutDirection) }
    set { setMargins(.directional(newValue)) }
  }
  /// Whether margins are at least as large as what the superview's take of this view.
  open var preservesSuperviewLayoutMargins: Bool {
    get { flags.contains(.preservesSuperviewMargins) }
    set { setMarginFlag(.preservesSuperviewMargins, newValue) }
  }
  /// Whether margins begin where the safe area does.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { !flags.contains(.marginsIgnoreSafeArea) }
    set { setMarginFlag(.marginsIgnoreSafeArea, !newValue) }
  }
  /// Called when the margins have changed, by the view or by its safe area.
  open func layoutMarginsDidChange() {}
  /// For overriding inside, as programs need not call super in the one above.
  func marginsChanged() {}

  /// The margins of a view that nobody sets any for and that is no controller's, in points.
  var ordinaryMargins: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }

  /// The space that bars and the device's corners take inside this view.
  open var safeAreaInsets: UIEdgeInsets { storedSafeArea }
  /// Called when the bars and corners take another space of the view.
  open func safeAreaInsetsDidChange() {}

  /// Whether a list shows the view above the items of a section.
  var isSectionHeader: Bool { false }

  /// The part of this view's safe area that `subview` has to keep clear of. Scroll views, which
  /// take it into their content insets, answer otherwise.
  func safeAreaInsetsForSubview(_ subview: UIView) -> UIEdgeInsets { plainSafeArea(for: subview) }

  /// Says in `intrinsicContentSize` that a length does not depend on the content.
  open class var noIntrinsicMetric: CGFloat { -1 }
  /// A wish for the smallest size that satisfies the constraints.
  open class var layoutFittingCompressedSize: CGSize { .zero }
  /// A wish for the largest size that satisfies the constraints.
  open class var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }

  /// The size of the contents in points, −1 along an axis where they have none, as it is unless a
  /// subclass says otherwise.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Says that the content has another size, so that constraints are solved anew.
  open func invalidateIntrinsicContentSize() { intrinsicSizeDidChange() }

  // MARK: Constraints

  /// Whether the frame that is set by hand, or by the mask, holds; false for views that constraints
  /// place.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { !flags.contains(.ignoresMask) }
    set { setTranslatesMask(newValue) }
  }
  /// Whether views of this class need constraints to work.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The active constraints that this view owns.
  open var constraints: [NSLayoutConstraint] { autoLayout?.held ?? [] }
  /// Adds a constraint, whose items must be this view or lie in it, and activates it.
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.activate(in: self) }
  /// Adds constraints whose views are this one or lie in it.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.activate(in: self) }
  }
  /// Takes a constraint away.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }
  /// Takes constraints away.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Changes constraints; it is called before layout, inner views first, where
  /// `setNeedsUpdateConstraints()` asked for it, and once at first. Overrides call the superclass's
  /// at the end.
  open func updateConstraints() {}
  /// Asks for `updateConstraints()` in the next layout.
  open func setNeedsUpdateConstraints() {
    MainThreadChecker.checked("UIView.setNeedsUpdateConstraints()") { ConstraintUpdates.add(self) }
  }
  /// Returns whether `updateConstraints()` was asked for.
  open func needsUpdateConstraints() -> Bool { autoLayout?.needsUpdate ?? false }
  /// Runs `updateConstraints()` now where it waits, in this view and what is in it.
  open func updateConstraintsIfNeeded() { ConstraintUpdates.run(in: self) }

  /// Returns the rectangle that constraints see for a frame, without shadows and ornaments.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// Returns the frame that has a rectangle as its alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.outset(by: alignmentRectInsets)
  }
  /// How far the alignment rectangle lies within the frame, in points; zero unless a subclass says
  /// otherwise.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The view inside whose first baseline is this view's; that for the last baseline unless a
  /// subclass says otherwise.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view inside whose last baseline is this view's; the view itself unless a subclass says
  /// otherwise.
  open var forLastBaselineLayout: UIView { self }
  /// Returns the view whose edge older constraints use as a baseline; the view itself unless a
  /// subclass says otherwise.
  @available(*, deprecated, message: "Override forFirstBaselineLayout and forLastBaselineLayout.")
  open func forBaselineLayout() -> UIView { self }

  /// The size that constraints come to as near to `targetSize` as they allow.
  ///
  /// - Parameter targetSize: `layoutFittingCompressedSize` for the smallest,
  ///   `layoutFittingExpandedSize` for the largest.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  /// Returns the size that the constraints give the view, near a target size whose two sides count
  /// as much as their priorities say.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    constrainedSize(
      LayoutEngine.Target(
        size: targetSize, horizontal: horizontalFittingPriority,
        vertical: verticalFittingPriority))
  }

  /// Returns the active constraints that the view's place and size along an axis rest on.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraints(determining: axis)
  }
  /// Whether constraints leave the view's place or size open.
  open var hasAmbiguousLayout: Bool { isAmbiguous }
  /// Goes to another frame that constraints allow as well, to show what they leave open.
  open func exerciseAmbiguityInLayout() { showAmbiguity() }

  /// Text that is broken where it does not get the width it wishes.
  var wrapsContent: Bool { false }
  /// `intrinsicContentSize`; of wrapping contents at a width, where one is given.
  func contentSize(fittingWidth width: CGFloat?) -> CGSize { intrinsicContentSize }
  /// The first baseline's distance from the top and the last one's from the bottom at a frame's
  /// size; zero for none yet. Nil for views without text.
  func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat)? { nil }

  // MARK: Appearance

  /// Dynamic colours are resolved again whenever the traits change.
  open var backgroundColor: UIColor? {
    get { storedBackgroundColor }
    set { changing(["backgroundColor"]) { setBackgroundColor(newValue) } }
  }

  /// Gives the layer what `backgroundColor` is under the view's traits.
  func showBackground(_ color: CGColor?) {
    storedLayer.backgroundColor = color
    storedLayer.isOpaque = flags.contains(.isOpaque) && (color?.rgba.isOpaque ?? false)
  }

  /// The colour of controls and template images, inherited from the superview unless set.
  open var tintColor: UIColor! {
    get { shownTint }
    set { setTint(newValue) }
  }
  /// What is in effect here: set on this view or the nearest one above that sets it.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { flags.contains(.tintIsDimmed) ? .dimmed : .normal }
    set { setTintAdjustment(newValue) }
  }
  /// Called when the tint or its dimming changed, here or above, or means another colour now. It
  /// does nothing by itself.
  open func tintColorDidChange() {}

  /// 0…1, for the view and everything in it; below 0.01 the view gets no touches.
  open var alpha: CGFloat {
    get { CGFloat(storedLayer.opacity) }
    set { changing(["alpha"]) { storedLayer.opacity = Float(newValue) } }
  }
  /// Hidden views keep their place and take part in layout, not in events or frames.
  open var isHidden: Bool {
    get { storedLayer.isHidden || flags.contains(.hidesLater) }
    set { changing(["hidden", "isHidden"]) { setHidden(newValue) } }
  }
  /// A promise that what is drawn covers the bounds.
  open var isOpaque: Bool {
    get { flags.contains(.isOpaque) }
    set { setOpaque(newValue) }
  }
  /// Whether subviews are cut off at the view's bounds.
  open var clipsToBounds: Bool {
    get { storedLayer.masksToBounds }
    set { storedLayer.masksToBounds = newValue }
  }
  /// Whether the place of `draw(_:)` is cleared before it.
  open var clearsContextBeforeDrawing: Bool {
    get { !flags.contains(.keepsContextContents) }
    set {
      setFlag(.keepsContextContents, !newValue)
      if !newValue { Unsupported.report("UIView.clearsContextBeforeDrawing") }
    }
  }
  /// Acts on what `draw(_:)` drew and on images, not on subviews.
  open var contentMode: ContentMode {
    get { storedContentMode }
    set { setContentMode(newValue) }
  }
  /// A view outside the tree whose alpha multiplies this one's.
  open var mask: UIView? {
    get { rare?.mask }
    set { setMaskView(newValue) }
  }

  // MARK: Drawing

  /// Draws into the current graphics context, whose origin is the bounds' top left corner.
  open func draw(_ rect: CGRect) {}
  /// Marks the contents to be drawn anew in the next frame.
  open func setNeedsDisplay() { storedLayer.setNeedsDisplay() }
  /// Everything is drawn anew, whatever `rect` is, since drawings are recorded as one.
  open func setNeedsDisplay(_ rect: CGRect) { storedLayer.setNeedsDisplay(rect) }

  /// Pixels per point of what the view draws.
  open var contentScaleFactor: CGFloat {
    get { storedLayer.contentsScale }
    set { setContentScale(newValue) }
  }

  /// What the view paints between its background and its subviews, in coordinates that start at the
  /// bounds' top left; nil leaves it to the layer's own contents.
  func renderContents(in bounds: CGRect) -> [RenderPrimitive]? { recordDrawing(in: bounds) }

  // MARK: Direction and traits

  /// Whether the view turns round from right to left.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { storedSemantics }
    set { setSemantics(newValue) }
  }
  /// The direction in which the view places its content.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: storedSemantics,
      relativeTo: storedTraits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }
  /// Returns the direction for an attribute, as the user's language reads.
  open class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    userInterfaceLayoutDirection(for: attribute, relativeTo: SystemTraits.layoutDirection)
  }
  /// Returns the direction for an attribute within another direction.
  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    direction(semanticContentAttribute, relativeTo: layoutDirection)
  }

  /// The conditions the view is in; the screen's outside any tree. O(1).
  open var traitCollection: UITraitCollection { storedTraits }
  /// Called when traits of the view changed, from the outermost view inwards. It does nothing by itself.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The light or dark appearance for this view and those below, whatever is above; `unspecified`
  /// follows that.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { rare?.overrideUserInterfaceStyle ?? .unspecified }
    set { setOverrideStyle(newValue) }
  }
  /// Traits fixed for this view and everything in it.
  open var traitOverrides: UITraitOverrides {
    get { rare?.traitOverrides ?? UITraitOverrides() }
    set { setTraitOverrides(newValue) }
  }
  /// The smallest text size that this view and everything in it has, whatever the user chose; nil, the default, for
  /// no limit. Where it is greater than the other limit, that one wins.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { rare?.minimumSize }
    set { setSizeLimit(\.minimumSize, newValue) }
  }
  /// The greatest text size that this view and everything in it has, whatever the user chose; nil, the default, for
  /// no limit.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { rare?.maximumSize }
    set { setSizeLimit(\.maximumSize, newValue) }
  }
  /// Says in words which limits of text sizes hold in the view, its own and those around, for logs.
  open var appliedContentSizeCategoryLimitsDescription: String { describedSizeLimits() }
  /// Brings the traits up to date at once where a change is waiting.
  open func updateTraitsIfNeeded() { refreshTraits() }

  /// The framework's own part of a trait change, before the program hears of it: views that keep
  /// something resolved from traits drop it here.
  func traitsDidChange(from old: UITraitCollection) { applyTraits(from: old) }

  // MARK: Events

  open override var next: UIResponder? { controller ?? storedSuperview }

  /// Whether the view and everything in it may be touched.
  open var isUserInteractionEnabled: Bool {
    get { !flags.contains(.interactionDisabled) }
    set { setFlag(.interactionDisabled, !newValue) }
  }
  /// Whether the view gets all fingers of a touch, and not the first alone.
  open var isMultipleTouchEnabled: Bool {
    get { flags.contains(.multipleTouch) }
    set { setFlag(.multipleTouch, newValue) }
  }
  /// Whether touches here keep other views of the window from getting any.
  open var isExclusiveTouch: Bool {
    get { flags.contains(.exclusiveTouch) }
    set { setFlag(.exclusiveTouch, newValue) }
  }

  /// Returns the frontmost view under a point of this view's coordinates that takes part in events;
  /// nil where there is none.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    findHit(point, with: event)
  }
  /// Returns whether a point of the view's coordinates lies within; subclasses make the area that
  /// can be touched larger or smaller.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    storedLayer.bounds.contains(point)
  }
  // MARK: Focus

  /// Whether the keyboard is at this view, as it may be at an item of a list.
  open var isFocused: Bool { flags.contains(.isFocused) }
  /// Whether the keyboard can come here, asked whenever it looks for a place. Controls that do
  /// something say yes while they are enabled.
  open var canBecomeFocused: Bool { false }
  /// Where the keyboard's focus should go that comes here, best first; empty, as it is by default,
  /// is this view itself.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] {
    preferredFocusedView.map { [$0] } ?? []
  }
  /// The view to which the keyboard's focus should go that comes here; nil, as it is by default, is this view itself.
  open var preferredFocusedView: UIView? { nil }
  open func setNeedsFocusUpdate() { window?.focusSystem.setNeedsUpdate(self) }
  open func updateFocusIfNeeded() { window?.focusSystem.updateFocusIfNeeded() }
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Views of one name, and those in them, are one stop of the Tab key.
  open var focusGroupIdentifier: String? {
    get { rare?.focus.group }
    set { if newValue != focusGroupIdentifier { madeRare.focus.group = newValue } }
  }
  /// Which view of a focus group gets the focus first.
  open var focusGroupPriority: UIFocusGroupPriority {
    get { rare?.focus.priority ?? .ignored }
    set { if newValue != focusGroupPriority { madeRare.focus.priority = newValue } }
  }
  /// A ring around the view unless something else is set; nil for nothing.
  open var focusEffect: UIFocusEffect? {
    get { rare?.focus.effect ?? standardFocusEffect }
    set {
      madeRare.focus.effect = .some(newValue)
      updateFocusRing()
    }
  }
  var standardFocusEffect: UIFocusEffect? { UIFocusEffect() }
  /// The shape of the standard ring, in coordinates that begin at the bounds' top left.
  func focusRingShape(in bounds: CGRect) -> RoundedRect {
    RoundedRect(bounds, radius: max(storedLayer.cornerRadius, 4))
  }
  /// The colour under a ring that lies within the view; nil where nobody knows.
  var focusRingGround: UIColor? { nil }
  /// For views that scroll: whether content can move sideways by what fingers on a touchpad ask for.
  func scrollsSideways(by distance: CGFloat) -> Bool { false }
  /// What is tinted while the pointer is over the view, in coordinates that begin at the bounds' top left;
  /// nil for nothing. Rows of lists answer otherwise; asked when the pointer comes.
  func pointerTint() -> RoundedRect? { nil }
  /// What of the view can be scrolled into sight, in its coordinates; nil where it does not scroll.
  var focusContent: CGRect? { nil }
  /// For views of the framework: `isFocused` is another now.
  func focusDidChange() {}
  /// Whether the view is one of UIKit's that edit text: it becomes first responder with the focus, keeps
  /// keys for itself, and has the pointer of text.
  var editsText: Bool { false }
  /// Whether a view that edits text begins with the first key and not as soon as it has the focus, as what it
  /// begins with it covers what is around.
  var waitsForText: Bool { false }
  /// Selects all the text that the view edits.
  func selectText() {}
  /// For views of the framework: an arrow changes the value, as of a slider; false where it does not.
  func adjustByFocusKey(_ key: KeyInput.Key) -> Bool { false }
  /// For views of the framework: whether the view lies in front of what is docked at the window's edge, as menus do.
  var coversDockedViews: Bool { false }
  /// What the Menu key is about, in this view's coordinates. Lists answer otherwise.
  var keyMenuPlace: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }

  // MARK: Gestures and interactions

  /// The view's recognisers in the order in which they were added; nil where there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      let all = recognizersForTouches
      return all.isEmpty ? nil : all
    }
    set { setRecognizers(newValue ?? []) }
  }
  /// Holds the recogniser, which leaves the view it was added to before.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    MainThreadChecker.checked("UIView.addGestureRecognizer(_:)") { add(gestureRecognizer) }
  }
  /// Takes a recogniser from the view; one that is recognising is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    MainThreadChecker.checked("UIView.removeGestureRecognizer(_:)") { remove(gestureRecognizer) }
  }
  /// Returns whether a recogniser of this view may begin; asked beside its delegate. Subclasses override it.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// What answers to menus, drags, drops and the pointer here.
  open var interactions: [any UIInteraction] {
    get { rare?.interactions ?? [] }
    set { setInteractions(newValue) }
  }
  /// Adds an interaction; it hears of the view that it belongs to.
  open func addInteraction(_ interaction: any UIInteraction) { add(interaction) }
  /// Takes an interaction away.
  open func removeInteraction(_ interaction: any UIInteraction) { remove(interaction) }

  /// How the view answers to the pointer; a copy is kept. Nil for not at all.
  open var hoverStyle: UIHoverStyle? {
    get { rare?.hoverStyle }
    set {
      madeRare.hoverStyle = newValue.flatMap { $0.copy() as? UIHoverStyle }
      window?.windowScene?.host.pointerContentDidChange()
    }
  }

  /// What follows the tilt of a device here; a desktop does not tilt, so that nothing moves.
  open var motionEffects: [UIMotionEffect] {
    get { rare?.motionEffects ?? [] }
    set { madeRare.motionEffects = newValue }
  }
  /// Adds an effect that follows the tilt of a device.
  open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Takes an effect away.
  open func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }

  /// For views of the framework that come with recognisers: makes them on first use.
  func prepareRecognizers() {}

  /// Makes the first responder yield if it lies in here.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { FirstResponder.endEditing(in: self, force: force) }

  // MARK: Constraints' priorities, kept for the layout system

  /// Returns how strongly the view wants to be no larger than its content along an axis.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    huggingPriority(axis)
  }
  /// Says how strongly the view wants to be no larger than its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setHuggingPriority(priority, axis) }
  /// Returns how strongly the view wants to be no smaller than its content along an axis.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  { compressionPriority(axis) }
  /// Says how strongly the view wants to be no smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setCompressionPriority(priority, axis) }

  // MARK: Identity

  /// A name for scripts and tests, which users do not see.
  open var accessibilityIdentifier: String? {
    get { rare?.accessibility?.ownIdentifier }
    set {
      guard newValue != accessibilityIdentifier else { return }
      AccessibilityRecord.made(for: self).identifier = newValue
    }
  }
  override var accessibilityRecord: AccessibilityRecord? {
    get { rare?.accessibility }
    set { madeRare.accessibility = newValue }
  }
  /// In points of the screen: the box of the view's bounds unless set.
  open override var accessibilityFrame: CGRect {
    get {
      rare?.accessibility?.ownFrame ?? UIAccessibility.convertToScreenCoordinates(bounds, in: self)
    }
    set { super.accessibilityFrame = newValue }
  }
  /// The view's shape in coordinates of the screen: unless set, that of its rounded corners; nil without any, which
  /// stands for its frame.
  ///
  /// iOS-BEHAVIOUR: Evidence: metric-21.
  open override var accessibilityPath: UIBezierPath? {
    get {
      if let own = super.accessibilityPath { return own }
      let radius = storedLayer.cornerRadius
      guard radius > 0 else { return nil }
      return UIBezierPath(roundedRect: accessibilityFrame, cornerRadius: radius)
    }
    set { super.accessibilityPath = newValue }
  }
  /// Whether the view keeps its colours while those of the screen are inverted, which no desktop here does.
  open var accessibilityIgnoresInvertColors: Bool {
    get { rare?.keepsColors ?? false }
    set { if newValue != accessibilityIgnoresInvertColors { madeRare.keepsColors = newValue } }
  }
  /// Whether the view is shown enlarged while a finger rests on it and texts are large; false unless set.
  open var showsLargeContentViewer: Bool {
    get { rare?.largeContent.isShown ?? false }
    set { madeRare.largeContent.isShown = newValue }
  }
  /// The title of the enlarged view; its label unless set.
  open var largeContentTitle: String? {
    get { rare?.largeContent.title ?? accessibilityLabel }
    set { madeRare.largeContent.title = newValue }
  }
  /// The picture of the enlarged view.
  open var largeContentImage: UIImage? {
    get { rare?.largeContent.image }
    set { madeRare.largeContent.image = newValue }
  }
  /// Whether the enlarged picture is drawn larger than its own size.
  open var scalesLargeContentImage: Bool {
    get { rare?.largeContent.scalesImage ?? false }
    set { madeRare.largeContent.scalesImage = newValue }
  }
  /// Moves the enlarged picture, in points.
  open var largeContentImageInsets: UIEdgeInsets {
    get { rare?.largeContent.imageInsets ?? .zero }
    set { madeRare.largeContent.imageInsets = newValue }
  }
  /// A name for the restoration of an app's state, which is kept and not used here.
  open var restorationIdentifier: String? {
    get { rare?.restorationIdentifier }
    set { if newValue != restorationIdentifier { madeRare.restorationIdentifier = newValue } }
  }
  open nonisolated override var description: String {
    // Logs may come from any thread; a view's geometry belongs to the main one.
    guard tessera_is_main_thread() else { return "<\(Swift.type(of: self).description())>" }
    return MainActor.assumeIsolated { debugText }
  }
  /// What the description has of a view's text; nil for views that have none.
  var describedText: String? { nil }
  /// What the description has after the layer, each with its semicolon in front.
  var describedDetails: String { "" }
  /// How the description calls the layer's class.
  var describedLayer: String { type(of: layer).description() }

  // MARK: Pictures

  /// A view that shows this one as it looks now, or nil where there is nothing to show.
  ///
  /// - Parameter afterUpdates: lay out and draw what is marked first.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    makeSnapshot(of: storedLayer.bounds, afterUpdates: afterUpdates, capInsets: .zero)
  }

  /// Returns a view that shows a part of this one as it is now; `capInsets` stay as they are when
  /// the snapshot is resized.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    makeSnapshot(of: rect, afterUpdates: afterUpdates, capInsets: capInsets)
  }

  /// Draws this view and everything in it into the current context; false where it is empty.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    paintHierarchy(in: rect, afterUpdates: afterUpdates)
  }

  // MARK: The layer's delegate

  open func layoutSublayers(of layer: CALayer) { if layer === storedLayer { layOut() } }
  /// A view draws its layer in `draw(_:)`; an override sets the layer's contents in place of that.
  open func display(_ layer: CALayer) { layer.leaveDisplay() }
  open func layerWillDraw(_ layer: CALayer) {}
  /// Views draw in `draw(_:)`; an override draws into the layer's own contents instead.
  open func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// A view's layer changes at once, except inside animations.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    AnimationContext.action(for: layer, event) ?? NSNull()
  }
}

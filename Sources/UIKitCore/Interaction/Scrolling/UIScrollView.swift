// Longer than 500 lines: what may be overridden has to be in the class body. Bodies that are more
// than a line live in the extension of their concern.

import PlatformInterface
import QuartzCore

/// A view onto something larger: its bounds' origin is what scrolls.
///
/// Everything that moves it (fingers, touchpads, wheels, keys, scroll bars, code) goes through
/// `ScrollMotion` or `moveBounds(to:reason:)`, which tell subclasses and the delegate in the order
/// measured on iOS.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  // MARK: State, one type for each concern

  final weak var storedDelegate: (any UIScrollViewDelegate)?
  /// The navigation controller whose bar follows this content.
  final weak var barFollower: UINavigationController?
  /// Told as content is scrolled or has another size: a tab bar's, a toolbar's.
  final var contentFollowers: [ContentFollower.Place] = []
  /// How much of a navigation bar's title and search it had scrolled away when another controller came
  /// over it; nil before.
  final var leftBarCollapse: CGFloat?
  final var storedContentSize = CGSize.zero
  final var inset = ScrollInsetState()
  final var behaviour = ScrollBehaviour()
  /// Made when something first moves by itself, or is dragged.
  final var storedMotion: ScrollMotion?
  /// Made when scroll bars are first seen.
  final var storedBars: ScrollBars?
  /// Made when the view is first touched, or asked for its recognisers.
  final var storedGestures: ScrollGestures?
  /// Made when the scale of the content is first changed, or may be.
  final var storedZoom: ScrollZoom?
  final var storedRefresh: UIRefreshControl?

  // MARK: Creation

  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.insert(.isScrollView)
    clipsToBounds = true
  }

  /// Makes a scroll view from a document, with its settings and content.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let source = NibSource(coder) { NibElement.read(self, source) }
  }

  override func prepareForDocument() {
    super.prepareForDocument()
    flags.insert(.isScrollView)
    clipsToBounds = true
  }

  override func documentGuide(_ key: String) -> UILayoutGuide? {
    switch key {
    case "contentLayoutGuide": contentLayoutGuide
    case "frameLayoutGuide": frameLayoutGuide
    default: super.documentGuide(key)
    }
  }

  deinit {
    // The frame loop may still hold what moved this view. Work of a background queue may be the last
    // that holds a screen.
    let (motion, bars, zoom) = (storedMotion, storedBars, storedZoom)
    guard motion != nil || bars != nil || zoom != nil else { return }
    MainThread.read {
      motion?.viewIsGone()
      bars?.viewIsGone()
      zoom?.viewIsGone()
    }
  }

  // MARK: Content

  /// The point of the content that lies at the view's top left corner.
  ///
  /// Setting it moves there at once, even beyond the content, and rounds to whole pixels.
  open var contentOffset: CGPoint {
    get { storedLayer.bounds.origin }
    set { setOffset(newValue, reason: .contentOffsetSetter) }
  }

  /// Moves the content so that this point of it lies at the upper left corner; with animation, the
  /// delegate hears of the end.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    MainThreadChecker.checked("UIScrollView.setContentOffset(_:animated:)") {
      moveOffset(to: contentOffset, animated: animated)
    }
  }

  /// Moves just far enough that `rect`, in content coordinates, lies within the insets.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    reveal(rect, animated: animated)
  }

  // iOS-BEHAVIOUR: what follows the layer. Evidence: view-10
  override var describedDetails: String {
    let (offset, size, inset) = (contentOffset, storedContentSize, adjustedContentInset)
    return "; contentOffset: {\(offset.x.exact), \(offset.y.exact)}"
      + "; contentSize: {\(size.width.exact), \(size.height.exact)}"
      + "; adjustedContentInset: {\(inset.top.exact), \(inset.left.exact), \(inset.bottom.exact), "
      + "\(inset.right.exact)}"
  }
  /// The size of what can be scrolled over, in points, without insets.
  open var contentSize: CGSize {
    get { storedContentSize }
    set { changing(["contentSize"]) { setContentSize(newValue) } }
  }

  /// Where content lies that is smaller than the view: (0, 0) at the top left, (1, 1) at the bottom
  /// right.
  open var contentAlignmentPoint: CGPoint {
    get { behaviour.contentAlignment }
    set { setContentAlignment(newValue) }
  }

  // MARK: Insets

  /// Space around the content, in points, in which it can come to rest as well.
  open var contentInset: UIEdgeInsets {
    get { inset.content }
    set { changing(["contentInset"]) { setContentInset(newValue) } }
  }

  /// The insets that really apply, in points: `contentInset` and the sides of the safe area that
  /// count here.
  open var adjustedContentInset: UIEdgeInsets { currentAdjustedInset }

  /// How far the safe area adds to `contentInset`.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { inset.behavior }
    set { changeInsets { inset.behavior = newValue } }
  }

  /// Called when the insets that keep content clear of bars and safe areas have changed; overrides call
  /// super.
  open func adjustedContentInsetDidChange() {}

  /// The control that is pulled down from above the content; nil, the default, for none.
  open var refreshControl: UIRefreshControl? {
    get { storedRefresh }
    set {
      guard newValue !== storedRefresh else { return }
      storedRefresh?.attach(to: nil)
      storedRefresh = newValue
      newValue?.attach(to: self)
    }
  }

  // MARK: Behaviour

  /// Whether fingers, wheels and keys scroll; code always does.
  open var isScrollEnabled: Bool {
    get { behaviour.isScrollEnabled }
    set { setScrollEnabled(newValue) }
  }

  /// Motion stops at multiples of the view's size.
  open var isPagingEnabled: Bool {
    get { behaviour.isPagingEnabled }
    set { behaviour.isPagingEnabled = newValue }
  }

  /// Whether content goes beyond its ends and returns.
  open var bounces: Bool {
    get { behaviour.bouncesHorizontally && behaviour.bouncesVertically }
    set {
      behaviour.bouncesHorizontally = newValue
      behaviour.bouncesVertically = newValue
    }
  }
  /// Whether content goes beyond its left and right ends and returns.
  open var bouncesHorizontally: Bool {
    get { behaviour.bouncesHorizontally }
    set { behaviour.bouncesHorizontally = newValue }
  }
  /// Whether content goes beyond its upper and lower ends and returns.
  open var bouncesVertically: Bool {
    get { behaviour.bouncesVertically }
    set { behaviour.bouncesVertically = newValue }
  }

  /// Whether content that is not wider than the view bounces sideways, too; false by default.
  open var alwaysBounceHorizontal: Bool {
    get { behaviour.alwaysBouncesHorizontally }
    set { changeInsets { behaviour.alwaysBouncesHorizontally = newValue } }
  }
  /// Whether content bounces vertically even where it fits.
  open var alwaysBounceVertical: Bool {
    get { behaviour.alwaysBouncesVertically }
    set { changeInsets { behaviour.alwaysBouncesVertically = newValue } }
  }

  /// How fast the content slows down after a finger has left.
  open var decelerationRate: DecelerationRate {
    get { behaviour.decelerationRate }
    set { behaviour.decelerationRate = newValue }
  }

  /// A drag that begins along one axis stays on it.
  open var isDirectionalLockEnabled: Bool {
    get { behaviour.isDirectionalLockEnabled }
    set { behaviour.isDirectionalLockEnabled = newValue }
  }

  /// Scrolling at an end moves the scroll view around this one.
  open var transfersHorizontalScrollingToParent: Bool {
    get { behaviour.transfersHorizontally }
    set { behaviour.transfersHorizontally = newValue }
  }
  /// Whether scrolling that this view cannot follow vertically goes to the scroll view around it.
  open var transfersVerticalScrollingToParent: Bool {
    get { behaviour.transfersVertically }
    set { behaviour.transfersVertically = newValue }
  }

  /// Arrow keys, Page Up and Down, Home, End and Space scroll.
  open var allowsKeyboardScrolling: Bool {
    get { behaviour.allowsKeyboardScrolling }
    set { behaviour.allowsKeyboardScrolling = newValue }
  }

  /// Whether a drag ends editing, or takes a docked input view along with the finger.
  open var keyboardDismissMode: KeyboardDismissMode {
    get { behaviour.keyboardDismissMode }
    set { behaviour.keyboardDismissMode = newValue }
  }

  /// Whether a list may show the titles of its sections at its edge.
  open var indexDisplayMode: IndexDisplayMode {
    get { behaviour.indexDisplayMode }
    set {
      guard newValue != behaviour.indexDisplayMode else { return }
      behaviour.indexDisplayMode = newValue
      setNeedsLayout()
    }
  }

  /// The gesture that goes back to the beginning: a tap where the device's status bar is.
  open var scrollsToTop: Bool {
    get { behaviour.scrollsToTop }
    set { behaviour.scrollsToTop = newValue }
  }

  // MARK: Touches

  /// Drags the content. Wheels and touchpads are not its business, but it shows a touchpad's drags.
  open var panGestureRecognizer: UIPanGestureRecognizer { gestures.pan }
  /// What follows a pinch; nil while `minimumZoomScale` and `maximumZoomScale` leave nothing to
  /// zoom.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    canZoom ? gestures.pinch : nil
  }

  /// What scrolls by the arrows of a remote control or a keyboard; disabled until a program enables it.
  ///
  /// Arrow keys that no responder wants scroll without it; enabled, it takes them from the first responder
  /// in the view on.
  open var directionalPressGestureRecognizer: UIGestureRecognizer { gestures.press }

  /// Views of the content get touches only when it is clear that they do not scroll.
  open var delaysContentTouches: Bool {
    get { behaviour.delaysContentTouches }
    set { behaviour.delaysContentTouches = newValue }
  }
  /// Touches that views of the content have got already may still turn into a drag.
  open var canCancelContentTouches: Bool {
    get { behaviour.canCancelContentTouches }
    set { behaviour.canCancelContentTouches = newValue }
  }
  /// Returns whether touches reach a view of the content; true unless a subclass overrides it.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }
  /// Returns whether touches of a view are taken back once they scroll; true for all but controls,
  /// unless a subclass overrides it.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Zooming

  /// The least scale that a pinch can leave the content at; 1 by default.
  open var minimumZoomScale: CGFloat {
    get { storedZoom?.minimum ?? 1 }
    set { setZoomLimits { $0.minimum = newValue } }
  }
  /// The largest scale that zooming leaves; equal to the smallest one switches zooming off.
  open var maximumZoomScale: CGFloat {
    get { storedZoom?.maximum ?? 1 }
    set { setZoomLimits { $0.maximum = newValue } }
  }
  /// Fingers may go beyond the limits, and the content comes back.
  open var bouncesZoom: Bool {
    get { storedZoom?.bounces ?? true }
    set { zoom.bounces = newValue }
  }
  /// How large the view that the delegate names is shown. Setting it stays within the limits.
  open var zoomScale: CGFloat {
    get { storedZoom?.scale ?? 1 }
    set { zoom.set(newValue, animated: false) }
  }
  /// Zooms about the middle of the view; the delegate must name what is zoomed.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom.set(scale, animated: animated) }
  /// Shows `rect`, in the zoomed view's coordinates, as large as the limits allow.
  open func zoom(to rect: CGRect, animated: Bool) { zoom.show(rect, animated: animated) }
  /// Whether a pinch is under way.
  open var isZooming: Bool { storedZoom?.isPinching ?? false }
  /// Content comes back from beyond the limits.
  open var isZoomBouncing: Bool { storedZoom?.isBouncing ?? false }
  /// A zoom by code is under way.
  open var isZoomAnimating: Bool { storedZoom?.isAnimating ?? false }

  // MARK: Motion

  /// A finger or touchpad holds the content.
  open var isTracking: Bool { storedMotion?.isTracking ?? false }
  /// Whether a finger holds the content, after it has moved far enough to scroll.
  open var isDragging: Bool { storedMotion?.isDragging ?? false }
  /// Content moves on after it was let go.
  open var isDecelerating: Bool { storedMotion?.isDecelerating ?? false }
  /// Whether an animated move is under way.
  open var isScrollAnimating: Bool { storedMotion?.isAnimating ?? false }

  /// Ends every motion of the content where it is.
  open func stopScrollingAndZooming() {
    storedMotion?.stop()
    storedZoom?.stop()
  }

  // MARK: Indicators

  /// Whether the bar at the side is shown while the content moves.
  open var showsVerticalScrollIndicator: Bool {
    get { behaviour.showsVerticalIndicator }
    set { changeIndicators { behaviour.showsVerticalIndicator = newValue } }
  }
  /// Whether the bar at the bottom is shown while the content moves.
  open var showsHorizontalScrollIndicator: Bool {
    get { behaviour.showsHorizontalIndicator }
    set { changeIndicators { behaviour.showsHorizontalIndicator = newValue } }
  }
  /// The brightness of the scroll bars; by the background, by default.
  open var indicatorStyle: IndicatorStyle {
    get { behaviour.indicatorStyle }
    set { changeIndicators { behaviour.indicatorStyle = newValue } }
  }
  /// How far the ends of the vertical bar stay from the view's, in points.
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { inset.verticalIndicator }
    set { changeIndicators { inset.verticalIndicator = newValue } }
  }
  /// How far the ends of the horizontal bar stay from the view's, in points.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { inset.horizontalIndicator }
    set { changeIndicators { inset.horizontalIndicator = newValue } }
  }
  /// Both indicators' insets; reading gives the vertical one's.
  @available(*, deprecated, message: "Use the insets of each indicator.")
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { inset.verticalIndicator }
    set {
      changeIndicators {
        inset.verticalIndicator = newValue
        inset.horizontalIndicator = newValue
      }
    }
  }
  /// Whether the bars keep clear of the safe area.
  open var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { inset.adjustsIndicators }
    set { changeIndicators { inset.adjustsIndicators = newValue } }
  }

  /// Shows the scroll bars for a moment.
  open func flashScrollIndicators() { bars.show() }

  /// Shows the indicators for offsets that `changes` sets.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    let old = contentOffset
    changes()
    if contentOffset != old { bars.show() }
  }

  // MARK: For subclasses of the framework

  /// A finger, a touchpad or a wheel starts to move the content; the delegate has heard of it.
  func draggingWillBegin() {}
  /// The bounds are about to become `bounds`; where `reason` is `.animationTarget` they will stay.
  func willChangeBounds(to bounds: CGRect, reason: BoundsChangeReason) {}

  /// The bounds were `bounds` before. `scrollViewDidScroll` follows where the reason has it.
  func didChangeBounds(from bounds: CGRect, reason: BoundsChangeReason) {}

  /// Nothing moves the content any more; it may lie between pages. The delegate has not heard of it yet.
  func motionDidEnd() {}

  /// Whether content that lies at its beginning, or beyond its end, goes along when insets change.
  var followsInsets: Bool { true }

  /// Where motion that would end at `proposed` is to end, before the delegate is asked. `velocity`
  /// is in points per millisecond.
  func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  // MARK: Overrides

  open override var bounds: CGRect {
    get { storedLayer.bounds }
    set { moveBounds(to: newValue, reason: .boundsSetter) }
  }

  open override var frame: CGRect {
    get { super.frame }
    set { changeFrame(newValue) { super.frame = newValue } }
  }

  final func setBoundsOfView(_ bounds: CGRect) { super.bounds = bounds }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsMayHaveChanged()
  }

  override func safeAreaInsetsForSubview(_ subview: UIView) -> UIEdgeInsets {
    safeAreaLeft(for: subview)
  }

  open override func layoutSublayers(of layer: CALayer) {
    if layer === storedLayer { insetsMayHaveChanged() }
    super.layoutSublayers(of: layer)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { stopScrollingAndZooming() }
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    storedBars?.update()
  }

  /// A touch whose drag means something else than scrolling: a pointer that selects text.
  func takesDrag(of touch: UITouch) -> Bool { false }
  /// Whether a touch is on what the view scrolls; its pan recogniser may be that of a view around it.
  func covers(_ touch: UITouch) -> Bool { true }

  /// Something at the vertical bar's edge wants the pointer there: the index of a table.
  var edgeIsTaken: Bool { false }

  override var focusContent: CGRect? { contentWithInsets }

  /// Shows the page that lies in a direction, and says where that is; false where there is none.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    showPage(direction)
  }

  /// A widened scroll bar lies in front of the content.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if isOnBar(point), super.point(inside: point, with: event) { return self }
    return super.hitTest(point, with: event)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, isOnBar(touch.location(in: self)) {
      return bars.press(at: touch.location(in: self))
    }
    super.touchesBegan(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let storedBars, storedBars.isDragging, let touch = touches.first {
      return storedBars.drag(to: touch.location(in: self))
    }
    super.touchesMoved(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    storedBars?.release()
    super.touchesEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    storedBars?.release()
    super.touchesCancelled(touches, with: event)
  }

  override func prepareRecognizers() { _ = gestures }
  override func handleScroll(_ input: ScrollInput) -> Bool { scroll(by: input) }
  override func scrollsSideways(by distance: CGFloat) -> Bool {
    canScroll(.horizontal, distance, from: contentOffset)
  }
  override func handleKey(_ input: KeyInput) -> Bool {
    refresh(by: input) || scroll(by: input) || super.handleKey(input)
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + scrollAppearance
  }
}

extension UICoordinateSpace where Self: UIScrollView {
  /// Hears of this scroll view's motion; kept weakly.
  ///
  /// Declared here and not in the class because subclasses have delegates of their own types under
  /// the same name, which Swift would not let them declare otherwise.
  public var delegate: (any UIScrollViewDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
}

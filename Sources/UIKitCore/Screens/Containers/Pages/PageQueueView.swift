import PlatformInterface

/// The scroll view of pages that slide: three places in a row, of which the middle one is in sight.
///
/// A page that was turned to is put in the middle and the content moved back, so that the offset at rest
/// always is one page. Programs find this view among the subviews and go by its offset.
final class PageQueueView: UIScrollView {
  weak var pages: ScrolledPages?
  /// The driver is at work: what moves now says nothing of the user.
  var isArranging = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isPagingEnabled = true
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
  }

  required init?(coder: NSCoder) { nil }

  /// The driver says what stays where when the ends change.
  override var followsInsets: Bool { false }

  /// Pages beside the middle have the safe area that they will have there.
  override func safeAreaInsetsForSubview(_ subview: UIView) -> UIEdgeInsets { safeAreaInsets }

  override func draggingWillBegin() { pages?.willScroll() }

  override func didChangeBounds(from bounds: CGRect, reason: BoundsChangeReason) {
    super.didChangeBounds(from: bounds, reason: reason)
    if !isArranging, bounds.size == self.bounds.size { pages?.didScroll() }
  }

  override func motionDidEnd() { if !isArranging { pages?.didStop() } }

  /// Neighbours decide whether a wheel or touchpad has anywhere to go.
  override func handleScroll(_ input: ScrollInput) -> Bool {
    if pages?.isAlong(input.delta, isWheel: input.source == .wheel) ?? false { pages?.willScroll() }
    return super.handleScroll(input)
  }

  override func handleKey(_ input: KeyInput) -> Bool { pages?.owner.turnPage(by: input) ?? false }

  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    pages?.owner.accessibilityScroll(direction) ?? false
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { pages?.settle() }
  }
}

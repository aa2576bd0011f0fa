import PlatformInterface
import QuartzCore

/// The space that is kept free around content and indicators.
struct ScrollInsetState {
  var content = UIEdgeInsets.zero
  /// Points above the content that a refresh control keeps free for itself while it refreshes. Kept
  /// apart from `content`, so that insets which an app sets meanwhile hold afterwards.
  ///
  /// iOS-BEHAVIOUR: unlike iOS 11, whose refresh control changes `contentInset` itself; both give the
  /// same `adjustedContentInset`. Evidence: https://openradar.me/35866834.
  var refresh: CGFloat = 0
  var behavior = UIScrollView.ContentInsetAdjustmentBehavior.automatic
  /// What was last told to subclass and delegate.
  var reported = UIEdgeInsets.zero
  /// The part of `reported` that was a refresh control's.
  var reportedRefresh: CGFloat = 0
  var verticalIndicator = UIEdgeInsets.zero
  var horizontalIndicator = UIEdgeInsets.zero
  var adjustsIndicators = true
}

extension UIScrollView {
  final var currentAdjustedInset: UIEdgeInsets {
    let safe = safeAreaTaken
    return UIEdgeInsets(
      top: inset.content.top + inset.refresh + safe.top, left: inset.content.left + safe.left,
      bottom: inset.content.bottom + safe.bottom, right: inset.content.right + safe.right)
  }

  /// Where content lies at its top while no refresh control keeps it down: a vertical offset.
  final var topOffset: CGFloat { inset.refresh - currentAdjustedInset.top }

  /// The part of the safe area that the adjustment behaviour adds to the insets.
  final var safeAreaTaken: UIEdgeInsets {
    let safe = storedSafeArea
    guard safe != .zero else { return .zero }
    switch inset.behavior {
    case .never: return .zero
    case .always: return safe
    case .automatic, .scrollableAxes:
      // iOS-BEHAVIOUR: an axis is scrollable where the content is longer than the view, insets left out
      // of account, or where it always bounces. Evidence: scroll-11.
      let size = storedLayer.bounds.size
      // The content of a navigation controller's screen keeps clear of its bars in any case.
      let isVertical =
        storedContentSize.height > size.height || behaviour.alwaysBouncesVertically
        || inset.behavior == .automatic
          && barFollower?.shown?.automaticallyAdjustsScrollViewInsets == true
      let isHorizontal =
        storedContentSize.width > size.width || behaviour.alwaysBouncesHorizontally
      return UIEdgeInsets(
        top: isVertical ? safe.top : 0, left: isHorizontal ? safe.left : 0,
        bottom: isVertical ? safe.bottom : 0, right: isHorizontal ? safe.right : 0)
    }
  }

  /// What subviews still have to keep clear of: the sides that the insets do not take already.
  final func safeAreaLeft(for subview: UIView) -> UIEdgeInsets {
    var left = plainSafeArea(for: subview)
    let taken = safeAreaTaken
    if taken.top > 0 { left.top = 0 }
    if taken.left > 0 { left.left = 0 }
    if taken.bottom > 0 { left.bottom = 0 }
    if taken.right > 0 { left.right = 0 }
    return left
  }

  /// The safe area at the left and right, as far as the insets do not take it already.
  final var safeSides: UIEdgeInsets {
    guard storedSafeArea.left > 0 || storedSafeArea.right > 0 else { return .zero }
    let taken = safeAreaTaken
    return UIEdgeInsets(
      top: 0, left: max(0, storedSafeArea.left - taken.left), bottom: 0,
      right: max(0, storedSafeArea.right - taken.right))
  }

  final func setContentInset(_ new: UIEdgeInsets) {
    guard new != inset.content else { return }
    guard new.isFinite else {
      return Log.write("UIScrollView.contentInset must be finite; found \(new), which is ignored.")
    }
    changeInsets { inset.content = new }
  }

  final func changeInsets(_ change: () -> Void) {
    change()
    insetsMayHaveChanged()
  }

  /// Compares the adjusted insets with those last told, keeps content in its place relative to them
  /// and tells subclass and delegate.
  final func insetsMayHaveChanged() {
    let (old, oldRefresh) = (inset.reported, inset.reportedRefresh)
    let new = currentAdjustedInset
    guard new != old else { return }
    inset.reported = new
    inset.reportedRefresh = inset.refresh
    followInsets(from: old, oldRefresh, to: new)
    adjustedContentInsetDidChange()
    storedDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    storedBars?.update()
    storedRefresh?.contentMoved()
  }

  /// Content that lies at its beginning stays there, below a refresh control or as if there were none;
  /// content beyond its end comes back.
  private func followInsets(from old: UIEdgeInsets, _ oldRefresh: CGFloat, to new: UIEdgeInsets) {
    guard !isHeld, followsInsets else { return }
    var offset = contentOffset
    let pixel = 1 / pixelScale
    if abs(offset.y + old.top - oldRefresh) < pixel {
      offset.y = inset.refresh - new.top
    } else if abs(offset.y + old.top) < pixel {
      offset.y = -new.top
    }
    if abs(offset.x + old.left) < pixel { offset.x = -new.left }
    setOffset(clampedOffset(offset), reason: .contentOffsetSetter)
  }

  /// Something moves the content that must not be disturbed.
  final var isHeld: Bool {
    storedMotion?.isActive ?? false || storedZoom?.isApplying ?? false
      || storedZoom?.isPinching ?? false
  }
}

import CollectionEngine

/// The questions a layout is asked when the bounds change, in UIKit's orders.
///
/// - `bounds =` and `contentOffset =`: shouldInvalidate and the context see the old bounds, the
///   invalidation the new ones.
/// - `setContentOffset`, `scrollRectToVisible`, `scrollToItem`: everything sees the old bounds.
/// - An animated move asks about its target first, and again at every step.
/// - A change of size also prepares the layout before the setter returns.
extension ListView {
  func boundsWillChange(to new: CGRect, _ reason: BoundsChangeReason) {
    if arrangement.keepsEnd, leavesEnd(new, reason) { arrangement.keepsEnd = false }
    guard let context = boundsChangeContext(for: new) else { return }
    switch reason {
    case .programmaticMove, .animationTarget: invalidate(with: context)
    case .boundsSetter, .contentOffsetSetter, .animationStep, .scrolling, .adjustment:
      arrangement.keep(context)
    }
  }

  func boundsDidChange(from old: CGRect) {
    setNeedsLayout()
    let isResized = storedLayer.bounds.size != old.size
    if storedLayer.bounds.width != old.width { noteEnd(in: old) }
    if isResized { prefetching.forgetOffset() }
    let isAnimated = isResized && AnimationContext.current != nil && animatesChanges
    if isAnimated { arrangement.beginBoundsChange(SceneBefore(of: self, bounds: old)) }
    guard let context = arrangement.takeBoundsContext() else { return }
    // iOS-BEHAVIOUR: a new size asks for the numbers again, a new offset does not.
    // Evidence: collection-7.
    if isResized { state.forgetCounts() }
    invalidate(with: context)
    if isResized, !state.isLayingOut { prepareLayoutIfNeeded() }
    if isAnimated { storedLayout?.prepare(forAnimatedBoundsChange: old) }
  }

  /// Rows of another width have another height: who saw the last one goes on seeing it.
  private func noteEnd(in old: CGRect) {
    let bottom = currentAdjustedInset.bottom
    let isLongerThanSeen = contentSize.height + bottom > old.height
    guard arrangement.hasShownElements, old.height > 0, isLongerThanSeen, !isHeld,
      old.maxY >= contentSize.height + bottom - 1
    else { return }
    guard let frameLoop else { return }
    arrangement.keepsEnd = true
    // Until the rows of the new width are measured.
    frameLoop.afterNextLayout { [weak self] in self?.arrangement.keepsEnd = false }
  }

  /// Whether the program or the user decides to be elsewhere. Content that got smaller brings the offset to its
  /// end by itself.
  private func leavesEnd(_ new: CGRect, _ reason: BoundsChangeReason) -> Bool {
    switch reason {
    case .programmaticMove, .animationTarget, .scrolling: true
    case .contentOffsetSetter:
      abs(new.minY - limited(CGPoint(x: new.minX, y: .infinity)).y) > 1
    case .boundsSetter, .animationStep, .adjustment: false
    }
  }

  /// Scrolls to the end of the content where that was in sight before a change of width.
  ///
  /// - Returns: whether the offset is another now.
  func showKeptEnd() -> Bool {
    guard arrangement.keepsEnd, !isHeld else { return false }
    let end = pixelRounded(limited(CGPoint(x: contentOffset.x, y: .infinity)))
    guard abs(end.y - contentOffset.y) > 0.01 else { return false }
    adjustOffset(to: end)
    return true
  }

  /// The layout's context for a change of bounds; nil if it does not care.
  ///
  /// iOS-BEHAVIOUR: while an invalidation is pending the question is not asked again.
  /// Evidence: collection-6.
  private func boundsChangeContext(
    for new: CGRect
  ) -> UICollectionViewLayoutInvalidationContext? {
    guard let layout = storedLayout, !arrangement.hasPendingBoundsInvalidation,
      layout.shouldInvalidateLayout(forBoundsChange: new)
    else { return nil }
    return layout.invalidationContext(forBoundsChange: new)
  }

  private func invalidate(with context: UICollectionViewLayoutInvalidationContext) {
    arrangement.noteBoundsInvalidation()
    storedLayout?.invalidate(passing: context)
  }

  /// Moves the content without a question and without telling anybody, because what is seen lies
  /// elsewhere now. Whatever scrolls goes on from there.
  ///
  /// - Parameter targetShift: how far that lies elsewhere which an animated scroll is on its way to;
  ///   nil for as far as what is seen.
  func adjustOffset(to offset: CGPoint, targetShift: CGVector? = nil) {
    let old = contentOffset
    let shift = CGVector(dx: offset.x - old.x, dy: offset.y - old.y)
    storedMotion?.contentWasAdjusted(by: shift, target: targetShift ?? shift)
    arrangement.withoutBoundsQuestion { setOffset(offset, reason: .adjustment) }
  }

  /// Insets leave less space to the lines of a layout and move what is pinned.
  func insetsDidChange() {
    setNeedsLayout()
    storedLayout?.insetsDidChange(of: self)
  }

  /// After a reload or an update the content may end before the offset. What is held, or comes back,
  /// from before its beginning is left to that motion.
  func clampOffsetIfNeeded() {
    guard arrangement.takeClamp() else { return }
    var target = limited(contentOffset)
    if isHeld {
      target = CGPoint(x: min(target.x, contentOffset.x), y: min(target.y, contentOffset.y))
    }
    if target != contentOffset { contentOffset = target }
  }

  /// The nearest offset at which nothing outside the content shows.
  func limited(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    let size = bounds.size
    func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      min(max(value, low), max(low, high))
    }
    return CGPoint(
      x: clamp(offset.x, -inset.left, contentSize.width + inset.right - size.width),
      y: clamp(
        offset.y, -inset.top, max(topOffset, contentSize.height + inset.bottom - size.height)))
  }
}

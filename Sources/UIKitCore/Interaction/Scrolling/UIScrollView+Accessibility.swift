import PlatformInterface

/// Pages, for those who go through content by a reader.
extension UIScrollView {
  /// What a reader's wish for another page moves, and how far, in points; nil where there is none.
  final func pageMove(_ direction: UIAccessibilityScrollDirection)
    -> (axis: NSLayoutConstraint.Axis, distance: CGFloat)?
  {
    let main: NSLayoutConstraint.Axis =
      verticalRange.isEmpty && !horizontalRange.isEmpty ? .horizontal : .vertical
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let ahead = pageLength(main) * (main == .horizontal && isMirrored ? -1 : 1)
    // Fingers that go left bring what lies to the right.
    let move: (axis: NSLayoutConstraint.Axis, distance: CGFloat) =
      switch direction {
      case .up: (.vertical, -pageLength(.vertical))
      case .down: (.vertical, pageLength(.vertical))
      case .left: (.horizontal, pageLength(.horizontal))
      case .right: (.horizontal, -pageLength(.horizontal))
      case .next: (main, ahead)
      case .previous: (main, -ahead)
      }
    return canScroll(move.axis, move.distance, from: storedMotion?.target ?? contentOffset)
      ? move : nil
  }

  /// How much of the content is seen at once; pages are as long as the view.
  private func pageLength(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    let bounds = storedLayer.bounds
    let seen = behaviour.isPagingEnabled ? bounds : bounds.inset(by: currentAdjustedInset)
    return max(axis == .vertical ? seen.height : seen.width, 1)
  }

  /// Scrolls by a page, as the keys of pages do, and tells readers where that is.
  final func showPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard let move = pageMove(direction) else { return false }
    var target = storedMotion?.target ?? contentOffset
    if move.axis == .vertical { target.y += move.distance } else { target.x += move.distance }
    target = pixelRounded(clampedOffset(target))
    motion.glide(to: target, source: .key)
    UIAccessibility.post(
      notification: .pageScrolled, argument: pageStatus(move.axis, at: target))
    return true
  }

  /// What the delegate says of where the content stands, else which page it is of how many.
  private func pageStatus(_ axis: NSLayoutConstraint.Axis, at target: CGPoint) -> Any {
    if let names = delegate as? any UIScrollViewAccessibilityDelegate {
      if let text = names.accessibilityAttributedScrollStatus(for: self) { return text }
      if let text = names.accessibilityScrollStatus(for: self) { return text }
    }
    let range = axis == .vertical ? verticalRange : horizontalRange
    let place = axis == .vertical ? target.y : target.x
    let length = pageLength(axis)
    let number = Int(((place - range.minimum) / length).rounded(.up)) + 1
    let count = Int(((range.maximum - range.minimum) / length).rounded(.up)) + 1
    return "page \(min(max(number, 1), count)) of \(count)"
  }
}

import PlatformInterface

/// Keys that scroll: arrows, Page Up and Down, Home, End and Space.
extension UIScrollView {
  /// Points that an arrow key moves.
  private static var lineStep: CGFloat { 40 }
  /// Points of the last page that stay in sight on the next.
  private static var pageOverlap: CGFloat { 40 }

  /// True where the key moved this view; at an end it is left to those around.
  final func scroll(by key: KeyInput) -> Bool {
    guard key.isDown, behaviour.isScrollEnabled, behaviour.allowsKeyboardScrolling,
      key.modifiers.isDisjoint(with: [.control, .alt, .command]),
      let move = keyMove(key)
    else { return false }
    let from = storedMotion?.target ?? contentOffset
    guard canScroll(move.axis, move.distance, from: from) else { return false }
    let delta =
      move.axis == .horizontal
      ? CGVector(dx: move.distance, dy: 0) : CGVector(dx: 0, dy: move.distance)
    if behaviour.isPagingEnabled, move.distance.isFinite {
      turnPage(by: delta, source: .key)
    } else if move.distance.isInfinite {
      motion.glide(toEnd: move.distance > 0, of: move.axis)
    } else {
      var target = clampedOffset(CGPoint(x: from.x + delta.dx, y: from.y + delta.dy))
      // Half a large title would be none at all.
      if let barFollower {
        target.y = verticalRange.clamp(barFollower.settledOffset(target.y, in: self))
      }
      motion.glide(to: pixelRounded(target), source: .key)
    }
    return true
  }

  /// The axis and distance a key stands for; infinite for all the way.
  private func keyMove(_ key: KeyInput) -> (axis: NSLayoutConstraint.Axis, distance: CGFloat)? {
    // Content that scrolls sideways only does so with the keys of pages and ends.
    let main: NSLayoutConstraint.Axis =
      verticalRange.isEmpty && !horizontalRange.isEmpty ? .horizontal : .vertical
    let insets = currentAdjustedInset
    let visible =
      main == .vertical
      ? storedLayer.bounds.height - insets.top - insets.bottom
      : storedLayer.bounds.width - insets.left - insets.right
    let page = max(Self.lineStep, visible - min(Self.pageOverlap, visible / 5))
    switch key.key {
    case .up: return (.vertical, -Self.lineStep)
    case .down: return (.vertical, Self.lineStep)
    case .left: return (.horizontal, -Self.lineStep)
    case .right: return (.horizontal, Self.lineStep)
    case .pageUp: return (main, -page)
    case .pageDown: return (main, page)
    case .space: return (main, key.modifiers.contains(.shift) ? -page : page)
    case .home: return (main, -.infinity)
    case .end: return (main, .infinity)
    default: return nil
    }
  }
}

extension UIWindow {
  /// The scroll view that fills most of the window: who gets scrolling keys that no responder wants.
  ///
  /// - Complexity: O(views outside of scroll views).
  var mainScrollView: UIScrollView? {
    var best: (view: UIScrollView, area: CGFloat)?
    let target = keyTarget
    var waiting: [UIView] = [target as? UIView ?? self]
    while let view = waiting.popLast() {
      guard !view.isHidden, view.isUserInteractionEnabled else { continue }
      guard let scrollView = view as? UIScrollView else {
        waiting.append(contentsOf: view.storedSubviews)
        continue
      }
      let shown = scrollView.convert(scrollView.bounds, to: self).overlap(with: bounds)
      let area = shown.isNull ? 0 : shown.width * shown.height
      if area > best?.area ?? 0 { best = (scrollView, area) }
    }
    return best?.view
  }
}

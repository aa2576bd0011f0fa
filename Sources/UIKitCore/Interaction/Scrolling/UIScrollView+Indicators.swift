import PlatformInterface
import QuartzCore

/// Scroll indicators, and the pointer on them.
extension UIScrollView {
  final var bars: ScrollBars {
    if let storedBars { return storedBars }
    let made = ScrollBars(view: self)
    storedBars = made
    return made
  }

  final func changeIndicators(_ change: () -> Void) {
    change()
    storedBars?.update()
  }

  /// The space that an indicator keeps clear of, at all four sides.
  final func indicatorInsets(_ axis: NSLayoutConstraint.Axis) -> UIEdgeInsets {
    let set = axis == .vertical ? inset.verticalIndicator : inset.horizontalIndicator
    return inset.adjustsIndicators ? set + storedSafeArea : set
  }

  final var indicatorColor: RGBA {
    let isWhite =
      switch behaviour.indicatorStyle {
      case .default: storedTraits.userInterfaceStyle == .dark
      case .white: true
      case .black: false
      }
    return (isWhite ? RGBA.white : RGBA.black).withAlpha(isWhite ? 0.45 : 0.35)
  }

  /// Whether a pointer at `point`, in the view's coordinates, is on a widened bar.
  final func isOnBar(_ point: CGPoint) -> Bool {
    guard let storedBars, storedBars.hovered != nil || storedBars.isDragging else { return false }
    return storedBars.bar(at: point) != nil
  }

  /// The same of a touch that begins.
  final func isOnBar(_ touches: Set<UITouch>) -> Bool {
    touches.contains { isOnBar($0.location(in: self)) }
  }

  /// The pointer moved over this view or, with nil, left it. True while it is on a scroll bar.
  @discardableResult
  final func pointerMoved(to point: CGPoint?) -> Bool {
    guard let point else {
      storedBars?.hover(at: nil)
      return false
    }
    guard behaviour.isScrollEnabled, storedBars != nil || bars.bar(at: point) != nil else {
      return false
    }
    return bars.hover(at: point)
  }
}

import ObjCRuntime
import UIKitScrollPhysics

/// The finger that moves a sheet from height to height, and away.
@MainActor
final class SheetPan: NSObject, UIGestureRecognizerDelegate {
  private unowned let sheet: UISheetPresentationController
  private let recognizer: UIPanGestureRecognizer
  private var start: CGFloat = 0

  init(_ sheet: UISheetPresentationController, _ view: UIView) {
    self.sheet = sheet
    recognizer = UIPanGestureRecognizer(target: nil, action: nil)
    super.init()
    recognizer.addTarget(self, action: Selector("panned:", SheetPan.panned(_:)))
    recognizer.delegate = self
    view.addGestureRecognizer(recognizer)
  }

  isolated deinit { recognizer.view?.removeGestureRecognizer(recognizer) }

  /// Inside content that scrolls, only where that is at its top and pulled down, or may not scroll
  /// before the sheet is at its highest.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view = sheet.presentedView else { return false }
    let way = recognizer.translation(in: view)
    let speed = recognizer.velocity(in: view)
    let y = way.y != 0 ? way.y : speed.y
    let x = way.x != 0 ? way.x : speed.x
    guard abs(y) > abs(x) else { return false }
    let isHighest = sheet.restingHeight >= (sheet.heights.last?.height ?? 0) - 1
    guard sheet.isEdgeAttached || y > 0 else { return false }
    guard let scroll = scrollView(at: recognizer.location(in: view), in: view) else {
      return y > 0 || !isHighest
    }
    let isAtTop = scroll.contentOffset.y <= -scroll.currentAdjustedInset.top + 0.5
    if y > 0 { return isAtTop }
    return !isHighest && sheet.prefersScrollingExpandsWhenScrolledToEdge && isAtTop
  }

  private func scrollView(at point: CGPoint, in view: UIView) -> UIScrollView? {
    var hit = view.hitTest(point, with: nil)
    while let current = hit, current !== view.superview {
      if let scroll = current as? UIScrollView, scroll.isScrollEnabled { return scroll }
      hit = current.superview
    }
    return nil
  }

  /// Content waits to see whether the sheet moves.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer
      && otherGestureRecognizer.view is UIScrollView
  }

  private func panned(_ recognizer: UIGestureRecognizer) {
    guard let container = sheet.container, let view = sheet.presentedView else { return }
    let way = self.recognizer.translation(in: container).y
    switch recognizer.state {
    case .began:
      start = view.frame.minY
      container.isMoving = true
      move(view, way, container)
    case .changed: move(view, way, container)
    case .ended: letGo(view, self.recognizer.velocity(in: container).y, container)
    case .cancelled, .failed: goTo(nil, container)
    default: break
    }
  }

  private func move(_ view: UIView, _ way: CGFloat, _ container: PresentationContainer) {
    let highest = sheet.frame(height: sheet.heights.last?.height ?? 0)
    var top = start + way
    // Above the highest it follows less and less.
    if top < highest.minY {
      top = highest.minY - RubberBand.shown(highest.minY - top, dimension: container.bounds.height)
    }
    var frame = view.frame
    frame.origin.y = top
    if sheet.isEdgeAttached {
      frame.size.height = max(container.bounds.height - top, sheet.heights.first?.height ?? 0)
    }
    view.frame = frame
    let rest = sheet.frame(height: sheet.heights.first?.height ?? 0).minY
    let gone = max(0, top - rest) / max(container.bounds.height - rest, 1)
    if sheet.isDimmed { sheet.shade.alpha = 1 - gone }
  }

  private func letGo(_ view: UIView, _ speed: CGFloat, _ container: PresentationContainer) {
    let top = view.frame.minY
    let heights = sheet.heights
    let tops = heights.map { sheet.frame(height: $0.height).minY }
    let lowest = tops.first ?? 0
    let ahead = top + speed * 0.15
    let height = container.bounds.height - lowest
    let mayGo =
      speed >= SheetMetrics.dismissSpeed || top - lowest > SheetMetrics.dismissPart * height
    if mayGo, ahead > lowest, top >= lowest - 1 || heights.count == 1 {
      container.isMoving = false
      if sheet.dismissByUser() { return }
    }
    let nearest = heights.indices.min { abs(tops[$0] - ahead) < abs(tops[$1] - ahead) }
    goTo(nearest.map { heights[$0].identifier }, container)
  }

  private func goTo(
    _ identifier: UISheetPresentationController.Detent.Identifier?,
    _ container: PresentationContainer
  ) {
    container.isMoving = false
    if let identifier { sheet.select(identifier) }
    UIView.animate(
      withDuration: SheetMetrics.duration, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0, options: [.allowUserInteraction]
    ) { [sheet] in
      sheet.settle()
    }
  }
}

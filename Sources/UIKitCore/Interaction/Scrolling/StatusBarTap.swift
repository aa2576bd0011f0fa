import PlatformInterface

/// Taps where the device shows its status bar: they bring content to its top. Where there is nothing
/// to bring there they go to the views, since no bar is drawn over them.
final class StatusBarTap: SceneFeature {
  override class var priority: EventPriority { .statusBar }

  private var touch: (id: Int, start: CGPoint)?
  private weak var scrollView: UIScrollView?
  /// Points the finger may stray.
  private static let allowance: CGFloat = 10

  /// Whether the touch is the status bar's.
  override func receive(_ event: PlatformEvent, in scene: UIWindowScene) -> Bool {
    guard case .touch(let input) = event else { return false }
    if input.phase == .began {
      guard touch == nil, let bar = scene.statusBarManager, !bar.isStatusBarHidden,
        bar.statusBarFrame.contains(input.location),
        let found = Self.scrollView(in: scene, at: input.location)
      else { return false }
      scrollView = found
      touch = (input.id, input.location)
      return true
    }
    guard let touch, touch.id == input.id else { return false }
    if input.phase == .changed { return true }
    self.touch = nil
    let way = hypot(input.location.x - touch.start.x, input.location.y - touch.start.y)
    if input.phase == .ended, way <= Self.allowance { scrollView?.scrollToTopByUser() }
    return true
  }

  // iOS-BEHAVIOUR: the scroll view nearest to the status bar is asked; on a phone none is where several
  // want to be. Evidence: scroll-15.
  private static func scrollView(in scene: UIWindowScene, at point: CGPoint) -> UIScrollView? {
    guard let window = scene.keyWindow ?? scene.windows.last(where: { !$0.isHidden }) else {
      return nil
    }
    let willing = window.visibleScrollViews.filter { $0.scrollView.scrollsToTop }
    if scene.traitCollection.userInterfaceIdiom == .phone, willing.count > 1 { return nil }
    let x = window.fromScreen(point).x
    let nearest = willing.min {
      ($0.area.minY, distance($0.area, x)) < ($1.area.minY, distance($1.area, x))
    }?.scrollView
    return nearest.flatMap { $0.contentOffset.y > $0.verticalRange.minimum ? $0 : nil }
  }

  private static func distance(_ area: CGRect, _ x: CGFloat) -> CGFloat {
    max(area.minX - x, x - area.maxX, 0)
  }
}

extension UIWindow {
  /// The scroll views that can be seen and used, with where they are in the window. Those inside
  /// other scroll views count too.
  ///
  /// - Complexity: O(visible views).
  var visibleScrollViews: [(scrollView: UIScrollView, area: CGRect)] {
    var found: [(UIScrollView, CGRect)] = []
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      guard view === self || !view.isHidden, view.isUserInteractionEnabled, view.alpha >= 0.01
      else {
        continue
      }
      let area = view.convert(view.bounds, to: self).overlap(with: bounds)
      if area.isNull || area.isEmpty { continue }
      if let scrollView = view as? UIScrollView, scrollView.isScrollEnabled {
        found.append((scrollView, area))
      }
      waiting.append(contentsOf: view.storedSubviews)
    }
    return found
  }
}

extension UIScrollView {
  final func scrollToTopByUser() {
    let top = verticalRange.minimum
    guard contentOffset.y > top, let loop = frameLoop,
      storedDelegate?.scrollViewShouldScrollToTop(self) ?? true
    else { return }
    let target = pixelRounded(CGPoint(x: contentOffset.x, y: top))
    willChangeBounds(
      to: CGRect(origin: target, size: storedLayer.bounds.size), reason: .animationTarget)
    motion.animate(to: target, in: loop, isToTop: true)
  }
}

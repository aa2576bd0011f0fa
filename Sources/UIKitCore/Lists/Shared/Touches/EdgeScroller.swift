/// Scrolls a view while something held near its edge, or beyond, wants to go on: the farther out, the
/// faster.
@MainActor
final class EdgeScroller: FrameAnimation {
  /// Points from an edge within which scrolling begins.
  static let margin: CGFloat = 44
  /// Points per second at the edge.
  static let speed: CGFloat = 600
  static let topSpeed: CGFloat = 1800

  private weak var view: UIScrollView?
  /// Called after each step that moved the content.
  var scrolled: () -> Void = {}
  private weak var loop: FrameLoop?
  /// Points per second.
  private var velocity = CGVector(dx: 0, dy: 0)
  private var lastTime: TimeInterval?

  init(_ view: UIScrollView) { self.view = view }

  /// - Parameter point: what is held, measured from the view's top left corner.
  func hold(at point: CGPoint) {
    guard let view else { return }
    let size = view.storedLayer.bounds.size
    let insets = view.currentAdjustedInset
    velocity = CGVector(
      dx: view.horizontalRange.isEmpty
        ? 0 : Self.speed(point.x, from: insets.left, to: size.width - insets.right),
      dy: view.verticalRange.isEmpty
        ? 0 : Self.speed(point.y, from: insets.top, to: size.height - insets.bottom))
    guard velocity != .zero, loop == nil, let new = view.frameLoop else { return }
    loop = new
    lastTime = nil
    new.add(self)
  }

  func stop() { velocity = .zero }

  /// Whether it scrolls that view.
  func scrolls(_ other: UIScrollView) -> Bool { view === other }

  private static func speed(_ place: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
    guard end - start > 2 * margin else { return 0 }
    let before = start + margin - place
    let after = place - (end - margin)
    let depth = max(before, after)
    guard depth > 0 else { return 0 }
    let pace = min(depth / margin * speed, topSpeed)
    return before > after ? -pace : pace
  }

  func step(at time: TimeInterval) -> Bool {
    guard velocity != .zero, let view, view.window != nil else {
      loop = nil
      return false
    }
    let elapsed = CGFloat(min(time - (lastTime ?? time - 1.0 / 60), 0.1))
    lastTime = time
    let old = view.contentOffset
    let target = view.clampedOffset(
      CGPoint(x: old.x + velocity.dx * elapsed, y: old.y + velocity.dy * elapsed))
    // Content pulled beyond its edge is not pushed back by this.
    view.setOffset(
      CGPoint(
        x: velocity.dx == 0 ? old.x : target.x, y: velocity.dy == 0 ? old.y : target.y),
      reason: .scrolling)
    if view.contentOffset != old { scrolled() }
    return true
  }
}

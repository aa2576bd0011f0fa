import PlatformInterface
import QuartzCore
import UIKitScrollPhysics

/// The scroll indicators of one view: seen while it moves, then fading; under a pointer they widen
/// and can be dragged.
///
/// They are painted by the view's own layer, in front of everything, so that they cost no views.
@MainActor
final class ScrollBars: FrameAnimation {
  /// Seconds the indicators stay after the last movement, and take to fade.
  private static let delay: TimeInterval = 0.5
  private static let fade: TimeInterval = 0.25

  private unowned let view: UIScrollView
  private var opacity: CGFloat = 0
  private var hideTime: TimeInterval = 0
  private weak var loop: FrameLoop?
  /// The bar under the pointer.
  private(set) var hovered: NSLayoutConstraint.Axis?
  /// The bar being dragged, and where on its knob the pointer holds it.
  private var dragged: (axis: NSLayoutConstraint.Axis, grip: CGFloat)?

  init(view: UIScrollView) { self.view = view }

  var isDragging: Bool { dragged != nil }

  /// Shows the indicators and lets them fade after a while.
  func show() {
    guard let loop = view.frameLoop else { return }
    hideTime = PlatformServices.current.application.currentTime + Self.delay
    if opacity != 1 {
      opacity = 1
      update()
    }
    if self.loop !== loop {
      self.loop = loop
      loop.add(self)
    }
  }

  /// The view is being released; nothing may ask it any more.
  func viewIsGone() { isOrphaned = true }

  private var isOrphaned = false

  func step(at time: TimeInterval) -> Bool {
    if isOrphaned { return false }
    if hovered != nil || dragged != nil {
      // Stays as long as the pointer does; leaving shows it anew, with a new delay.
      loop = nil
      return false
    }
    let elapsed = time - hideTime
    guard elapsed > 0 else { return true }
    opacity = max(0, 1 - CGFloat(elapsed / Self.fade))
    update()
    if opacity > 0 { return true }
    loop = nil
    return false
  }

  // MARK: Geometry

  func geometry(_ axis: NSLayoutConstraint.Axis) -> ScrollBarGeometry? {
    let isVertical = axis == .vertical
    let isShown =
      isVertical ? view.behaviour.showsVerticalIndicator : view.behaviour.showsHorizontalIndicator
    guard isShown else { return nil }
    let insets = view.indicatorInsets(axis)
    let offset = view.contentOffset
    let other = isVertical ? view.horizontalRange : view.verticalRange
    let showsOther =
      isVertical ? view.behaviour.showsHorizontalIndicator : view.behaviour.showsVerticalIndicator
    let corner =
      showsOther && !other.isEmpty ? ScrollBarGeometry.thickness + ScrollBarGeometry.margin : 0
    let range = view.range(axis)
    // A refresh control's space alone is nothing to scroll through.
    if isVertical, range.maximum - range.minimum <= view.inset.refresh { return nil }
    return ScrollBarGeometry(
      range: range, offset: isVertical ? offset.y : offset.x,
      before: isVertical ? insets.top : insets.left,
      after: isVertical ? insets.bottom : insets.right, other: corner)
  }

  /// Where the knob is seen, in coordinates that start at the view's top left.
  private func knob(_ axis: NSLayoutConstraint.Axis) -> CGRect? {
    guard let geometry = geometry(axis) else { return nil }
    let isWide = hovered == axis || dragged?.axis == axis
    let thickness = isWide ? ScrollBarGeometry.wideThickness : ScrollBarGeometry.thickness
    let margin = isWide ? ScrollBarGeometry.margin - 1 : ScrollBarGeometry.margin
    let size = view.storedLayer.bounds.size
    let insets = view.indicatorInsets(axis)
    if axis == .horizontal {
      return CGRect(
        x: geometry.knobStart, y: size.height - insets.bottom - margin - thickness,
        width: geometry.knobLength, height: thickness)
    }
    let x = isOnLeft ? insets.left + margin : size.width - insets.right - margin - thickness
    return CGRect(
      x: x, y: geometry.knobStart, width: thickness, height: geometry.knobLength)
  }

  private var isOnLeft: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Painting

  /// Paints the indicators as they are now; nothing to do while they are not seen.
  func update() {
    guard opacity > 0 else {
      view.storedLayer.overlay = []
      return
    }
    var bars: [RenderPrimitive] = []
    let color = view.indicatorColor
    for axis in [NSLayoutConstraint.Axis.vertical, .horizontal] {
      guard let rect = knob(axis) else { continue }
      let isWide = hovered == axis || dragged?.axis == axis
      let alpha = color.alpha * (isWide ? 1.4 : 1) * Float(opacity)
      bars.append(
        .fill(
          RoundedRect(rect, radius: min(rect.width, rect.height) / 2), color.withAlpha(alpha)))
    }
    view.storedLayer.overlay = bars
  }

  // MARK: Pointer

  /// The bar that a pointer at `point`, in the view's coordinates, means.
  func bar(at point: CGPoint) -> NSLayoutConstraint.Axis? {
    let bounds = view.storedLayer.bounds
    let (x, y) = (point.x - bounds.minX, point.y - bounds.minY)
    guard x >= 0, y >= 0, x <= bounds.width, y <= bounds.height else { return nil }
    let vertical = view.indicatorInsets(.vertical)
    let fromEdge = isOnLeft ? x - vertical.left : bounds.width - vertical.right - x
    if fromEdge <= ScrollBarGeometry.reach, !view.edgeIsTaken, geometry(.vertical) != nil {
      return .vertical
    }
    let horizontal = view.indicatorInsets(.horizontal)
    if bounds.height - horizontal.bottom - y <= ScrollBarGeometry.reach,
      geometry(.horizontal) != nil
    {
      return .horizontal
    }
    return nil
  }

  /// The pointer is at `point`, or nowhere in the view. True while it means a bar.
  @discardableResult
  func hover(at point: CGPoint?) -> Bool {
    let new = point.flatMap { bar(at: $0) }
    guard new != hovered else { return new != nil }
    hovered = new
    if new == nil, dragged == nil { show() } else { opacity = 1 }
    update()
    return new != nil
  }

  /// The button went down on a bar: grasps the knob, or goes a page towards the pointer.
  func press(at point: CGPoint) {
    guard let axis = bar(at: point), let geometry = geometry(axis) else { return }
    view.storedMotion?.stop()
    let place = along(axis, point)
    if place >= geometry.knobStart, place <= geometry.knobStart + geometry.knobLength {
      dragged = (axis, place - geometry.knobStart)
      opacity = 1
      return update()
    }
    let range = view.range(axis)
    let page = range.length * (place < geometry.knobStart ? -0.9 : 0.9)
    var target = view.contentOffset
    if axis == .vertical { target.y += page } else { target.x += page }
    view.motion.glide(to: view.pixelRounded(view.clampedOffset(target)), source: .key)
  }

  func drag(to point: CGPoint) {
    guard let dragged, let geometry = geometry(dragged.axis) else { return }
    let place = geometry.offset(
      forKnobAt: along(dragged.axis, point) - dragged.grip, range: view.range(dragged.axis))
    var offset = view.contentOffset
    if dragged.axis == .vertical { offset.y = place } else { offset.x = place }
    view.setOffset(offset, reason: .scrolling)
  }

  func release() {
    guard dragged != nil else { return }
    dragged = nil
    if hovered == nil { show() }
    update()
  }

  private func along(_ axis: NSLayoutConstraint.Axis, _ point: CGPoint) -> CGFloat {
    let bounds = view.storedLayer.bounds
    return axis == .vertical ? point.y - bounds.minY : point.x - bounds.minX
  }
}

import PlatformInterface
import QuartzCore

/// What is seen of a drag that began in this program: previews that follow the finger, a badge.
@MainActor
final class DragFlight {
  let session: DragSession
  let interaction: UIDragInteraction
  let window: UIWindow
  let overlay: DragOverlay
  private(set) var dragged: [DraggedItem]
  private let prefersFullSize: Bool
  /// From the finger to the middle of the first preview, at its scale.
  private var grip: CGVector
  private var place: CGPoint
  var isFullSizeWanted = false

  /// Larger previews are made smaller, so that what is under them can be seen.
  static let largest: CGFloat = 200
  static let settling: TimeInterval = 0.2

  /// - Parameter place: in the window's coordinates.
  init(_ lifted: LiftedItems, at place: CGPoint, prefersFullSize: Bool) {
    session = lifted.session
    interaction = lifted.interaction
    window = lifted.window
    overlay = lifted.overlay
    dragged = lifted.dragged
    self.prefersFullSize = prefersFullSize
    self.place = place
    grip = CGVector(dx: 0, dy: 0)
    if let first = dragged.first {
      let middle = first.view.center
      let start = window.fromScreen(lifted.start)
      // A finger that holds a corner goes on holding it.
      grip = CGVector(dx: middle.x - start.x, dy: middle.y - start.y)
      let scale = self.scale(of: first)
      grip.dx *= scale
      grip.dy *= scale
    }
    for one in dragged { watch(one) }
  }

  private func watch(_ one: DraggedItem) {
    usePreview(of: one)
    one.item.previewChanged = { [weak self, weak one] in
      guard let self, let one else { return }
      usePreview(of: one)
      settle()
    }
  }

  /// What the item itself wants to be shown as.
  private func usePreview(of one: DraggedItem) {
    guard let preview = one.item.previewProvider?() else { return }
    one.view.show(preview.view, preview.parameters)
  }

  private func scale(of one: DraggedItem) -> CGFloat {
    let size = one.view.naturalSize
    let length = max(size.width, size.height)
    if prefersFullSize || isFullSizeWanted || length <= Self.largest { return 1 }
    return Self.largest / length
  }

  // MARK: Following

  /// Gathers everything under the finger.
  func settle() {
    DragMotion.run(Self.settling) { [self] in
      for (index, one) in dragged.enumerated() {
        let angle = index == 0 ? 0 : (index % 2 == 0 ? 1 : -1) * 0.06 * CGFloat((index + 1) / 2)
        one.view.setPose(scale: scale(of: one), angle: angle)
      }
      put()
    }
  }

  /// - Parameter place: in the window's coordinates.
  func follow(_ place: CGPoint) {
    self.place = place
    UIView.performWithoutAnimation { put() }
  }

  private func put() {
    for (index, one) in dragged.enumerated() {
      let shift = CGFloat(min(index, 4)) * 3
      one.view.center = CGPoint(x: place.x + grip.dx + shift, y: place.y + grip.dy + shift)
    }
    placeBadge()
  }

  private func placeBadge() {
    guard let first = dragged.first else { return }
    let frame = first.view.frame
    overlay.badge.center = CGPoint(x: frame.maxX - 4, y: frame.minY + 4)
  }

  func showBadge(_ sign: DragBadge.Sign) {
    UIView.performWithoutAnimation {
      overlay.badge.show(sign, count: dragged.count)
      placeBadge()
    }
  }

  // MARK: Adding

  /// Items that another finger tapped come to the others.
  func add(_ items: [DraggedItem]) {
    for one in items {
      overlay.insertSubview(one.view, at: 0)
      let frame = one.sourceFrame(in: window)
      one.view.center = frame.map { CGPoint(x: $0.midX, y: $0.midY) } ?? place
      one.view.isRaised = true
      watch(one)
    }
    dragged += items
    settle()
  }

  // MARK: The end

  /// Sends every preview where `target` says, and fades those it says nothing about.
  ///
  /// - Parameters:
  ///   - animator: runs along with one item's way.
  ///   - completion: called once, after all have arrived.
  func land(
    _ ways: [(item: DraggedItem, target: UITargetedPreview?, animator: DragAnimator)],
    duration: TimeInterval, completion: @escaping () -> Void
  ) {
    overlay.badge.isHidden = true
    for way in ways {
      way.item.item.previewChanged = nil
      guard let target = way.target, target.view !== way.item.view,
        target.view !== way.item.source?.view
      else { continue }
      // Another picture, at first as large as the old one was seen.
      let view = way.item.view
      let seen = view.frame.size
      view.show(target.view, target.parameters)
      if view.naturalSize.width > 0 { view.setPose(scale: seen.width / view.naturalSize.width) }
    }
    DragMotion.run(duration) { [self] in
      for way in ways {
        fly(way.item.view, to: way.target)
        way.animator.animate()
      }
    } completion: { [self] in
      for way in ways { way.animator.finish(at: .end) }
      completion()
      overlay.removeFromSuperview()
    }
  }

  private func fly(_ view: DragPreviewView, to target: UITargetedPreview?) {
    view.isRaised = false
    guard let target, target.target.container.window === window else {
      view.alpha = 0
      return
    }
    let center = target.target.container.convert(target.target.center, to: window)
    if target.target is PlainDropTarget {
      view.center = center
      view.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
      view.alpha = 0
    } else if target.view === view {
      view.center = center
      view.transform = target.target.transform
    } else {
      let frame = target.frame(in: window)
      view.center = CGPoint(x: frame.midX, y: frame.midY)
      view.transform = target.target.transform
    }
  }

  func vanish() { overlay.removeFromSuperview() }

  // MARK: For the desktop

  /// While the desktop shows the pictures.
  var isHidden = false {
    didSet { overlay.isHidden = isHidden }
  }

  /// All previews as they are, a pixel to a point, and where the finger is in that.
  ///
  /// - Parameter isBlended: false where nothing is seen through it. Then the picture ends where the previews do,
  ///   without their shadows.
  func picture(isBlended: Bool) -> (pixels: PixelBuffer, hotspot: CGPoint)? {
    let badge = overlay.badge.isHidden
    overlay.badge.isHidden = true
    let raised = dragged.map(\.view).filter { $0.isRaised && !isBlended }
    UIView.performWithoutAnimation { for view in raised { view.isRaised = false } }
    defer {
      overlay.badge.isHidden = badge
      UIView.performWithoutAnimation { for view in raised { view.isRaised = true } }
    }
    let frames = dragged.map(\.view.frame)
    guard let first = frames.first else { return nil }
    let all = frames.dropFirst().reduce(first) { $0.union($1) }
    // The shadows reach further than the previews.
    let part = isBlended ? all.insetBy(dx: -20, dy: -24).integral : all.pixelsInside
    guard part.width >= 1, part.height >= 1, part.width < 4096, part.height < 4096 else {
      return nil
    }
    let node = LayerPicture.node(of: overlay.layer, part: part, scale: 1)
    let pixels = PlatformServices.current.rasterizer.rasterize(
      node, size: part.size, scale: 1, background: .clear)
    return (pixels, CGPoint(x: place.x - part.minX, y: place.y - part.minY))
  }
}

extension CGRect {
  /// The largest rectangle of whole points inside, at least one of them in each direction.
  fileprivate var pixelsInside: CGRect {
    let (x, y) = (minX.rounded(.up), minY.rounded(.up))
    return CGRect(
      x: x, y: y, width: max(1, maxX.rounded(.down) - x), height: max(1, maxY.rounded(.down) - y))
  }
}

/// Nobody said where an item goes: it vanishes where it was let go.
@MainActor
final class PlainDropTarget: UIDragPreviewTarget {}

import PlatformInterface
import QuartzCore

/// Pictures of views as they look now.
extension UIView {
  /// A view that shows a part of this one as it is now; `capInsets` stay as they are when it is resized.
  final func makeSnapshot(
    of rect: CGRect, afterUpdates: Bool, capInsets: UIEdgeInsets
  ) -> UIView? {
    guard let image = picture(of: rect, afterUpdates: afterUpdates) else { return nil }
    let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
    let layer = view.storedLayer
    layer.contents = image
    layer.contentsScale = storedTraits.displayScale
    if capInsets != .zero {
      layer.contentsCenter = CGRect(
        x: capInsets.left / rect.width, y: capInsets.top / rect.height,
        width: max(0, rect.width - capInsets.left - capInsets.right) / rect.width,
        height: max(0, rect.height - capInsets.top - capInsets.bottom) / rect.height)
    }
    return view
  }

  /// Draws this view and everything in it into the current context; false where it is empty.
  final func paintHierarchy(in rect: CGRect, afterUpdates: Bool) -> Bool {
    guard let image = picture(of: storedLayer.bounds, afterUpdates: afterUpdates),
      let context = UIGraphicsGetCurrentContext()
    else { return false }
    context.paint(image, in: rect, isFlipped: false)
    return true
  }

  private func picture(of rect: CGRect, afterUpdates: Bool) -> CGImage? {
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite,
      rect.origin.x.isFinite, rect.origin.y.isFinite
    else { return nil }
    if afterUpdates { layoutIfNeeded() }
    let scale = storedTraits.displayScale > 0 ? storedTraits.displayScale : 1
    // Bitmaps have a largest size; a picture of more is made coarser.
    let limit = 16384 / max(rect.width, rect.height)
    let node = LayerPicture.node(of: storedLayer, part: rect, scale: scale)
    let pixels = PlatformServices.current.rasterizer.rasterize(
      node, size: rect.size, scale: min(scale, limit), background: .clear)
    return CGImage(pixels)
  }
}

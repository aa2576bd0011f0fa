import CPangoCairo
import PlatformInterface

/// Opacity, masks and clips. All are painted alike: pixels are saved, painted over, and mixed with
/// what was saved. For source-over painting that gives what a group painted aside would, and it costs
/// only the pixels where the amount is not one: the corners of a rounded clip.
extension NodePainter {
  func paintGroup(
    _ node: RenderNode, in content: DevicePlacement, _ place: DevicePlacement, clip: PixelRect
  ) {
    let opacity = min(node.opacity, 1)
    if node.isOnePrimitive {
      for primitive in node.background + node.foreground {
        paint(primitive, place, clip: clip, alpha: opacity)
      }
      return
    }
    let isGrouped = inGroup {
      paintMixed(node, place, amount: Int((opacity * 255).rounded()), clip: clip)
    }
    if !isGrouped { paintWithShadow(node, place, clip: clip) }
  }

  private func paintMixed(
    _ node: RenderNode, _ place: DevicePlacement, amount: Int, clip area: PixelRect
  ) {
    guard let mask = node.mask else {
      guard let saved = canvas.save(area) else { return }
      paintWithShadow(node, place, clip: area)
      return canvas.mix(saved, amount: amount)
    }
    guard let shadow = node.shadow else {
      return paint(node, place, through: mask, amount: amount, clip: area)
    }
    guard let saved = canvas.save(area) else { return }
    paint(shadow, of: node, place, clip: area)
    paint(node, place, through: mask, amount: 255, clip: area)
    canvas.mix(saved, amount: amount)
  }

  private func paint(
    _ node: RenderNode, _ place: DevicePlacement, through mask: RenderNode, amount: Int,
    clip: PixelRect
  ) {
    guard let saved = canvas.save(clip) else { return }
    paintOpaquely(node, place, clip: clip)
    mixMask(saved, mask, place.translated(x: -node.scroll.x, y: -node.scroll.y), amount: amount)
  }

  /// Paints two nodes as each would look alone, and mixes the two pictures.
  func paintMixture(
    _ first: RenderNode, _ second: RenderNode, _ amount: Float, in content: DevicePlacement,
    clip: PixelRect
  ) {
    let amount = Int((min(max(amount, 0), 1) * 255).rounded())
    guard amount > 0 else { return paint(first, in: content, clip: clip) }
    guard amount < 255, let below = canvas.save(clip) else {
      return paint(second, in: content, clip: clip)
    }
    paint(second, in: content, clip: clip)
    guard let mixed = canvas.save(clip) else { return }
    canvas.mix(below, amount: 0)
    paint(first, in: content, clip: clip)
    canvas.mix(mixed, amount: 255 - amount)
  }

  /// Takes back what was painted since `saved` where the mask, placed in `content`, is clear.
  func mixMask(
    _ saved: SavedPixels, _ mask: RenderNode, _ content: DevicePlacement, amount: Int = 255
  ) {
    guard let coverage = alpha(of: mask, in: content, saved.rect) else { return }
    canvas.mix(saved, mask: coverage, x: saved.rect.minX, y: saved.rect.minY, amount: amount)
  }

  /// The alpha of a node painted aside, for the pixels of `area`.
  private func alpha(of node: RenderNode, in content: DevicePlacement, _ area: PixelRect)
    -> Raster?
  {
    guard let colors = Raster(.color, width: area.width, height: area.height),
      let mask = Raster(.mask, width: area.width, height: area.height)
    else { return nil }
    let leftOut = leavesOutBackdrops
    leavesOutBackdrops = true
    paintAside(colors, x: area.minX, y: area.minY) {
      paint(node, in: content, clip: area)
    }
    leavesOutBackdrops = leftOut
    tessera_take_alpha(
      colors.bytes.assumingMemoryBound(to: UInt32.self), Int32(colors.bytesPerRow),
      mask.bytes.assumingMemoryBound(to: UInt8.self), Int32(mask.bytesPerRow), Int32(area.width),
      Int32(area.height))
    return mask
  }

  /// Runs `body` while `raster`, lying at (`x`, `y`), is what it paints into.
  func paintAside(_ raster: Raster, x: Int, y: Int, _ body: () -> Void) {
    guard let aside = Canvas(raster, x: x, y: y) else { return }
    let before = canvas
    canvas = aside
    body()
    canvas = before
  }

  /// Runs `body` with what is left of `clip`, and takes back what it painted outside of `shape`.
  func withClip(
    _ shape: RoundedRect, _ place: DevicePlacement, clip: PixelRect, _ body: (PixelRect) -> Void
  ) {
    let shape = snap?.snapped(shape, place) ?? shape
    guard PathDrawing.isUsable(shape.rect) else {
      // An infinite clip cuts nothing; an empty one everything.
      if shape.rect.isInfinite { body(clip) }
      return
    }
    let inner = place.pixels(covering: shape.rect).intersection(clip)
    guard !inner.isEmpty else { return }
    let box = place.isUpright ? FixedBox(shape.rect, place).wholePixels : nil
    if box != nil, shape.isPlain { return body(inner) }
    let isGrouped = inGroup {
      if let box, let corners = corners(of: shape, box: box, place, kind: .fill) {
        paint(inner, restoring: corners, body)
      } else {
        paint(inner, within: shape, place, body)
      }
    }
    if !isGrouped { body(inner) }
  }

  /// Takes back what `body` painted outside of a shape's corners.
  private func paint(
    _ inner: PixelRect, restoring corners: [CornerRaster], _ body: (PixelRect) -> Void
  ) {
    var saved: [(SavedPixels, CornerRaster)] = []
    for corner in corners {
      if let pixels = canvas.save(corner.rect.intersection(inner)) {
        saved.append((pixels, corner))
      }
    }
    body(inner)
    for (pixels, corner) in saved {
      canvas.mix(pixels, mask: corner.raster, x: corner.rect.minX, y: corner.rect.minY)
    }
  }

  private func paint(
    _ inner: PixelRect, within shape: RoundedRect, _ place: DevicePlacement,
    _ body: (PixelRect) -> Void
  ) {
    guard let pixels = canvas.save(inner) else { return }
    guard let mask = Raster(.mask, width: inner.width, height: inner.height) else { return }
    eachRaster(
      .shape(shape), .mask, place, clip: inner, owner: nil, bounds: { shape.rect },
      draw: { cr in
        PathDrawing.append(shape, to: cr)
        cairo_fill(cr)
      },
      body: { entry, raster, x, y in
        let part = PixelRect(x: x, y: y, width: raster.width, height: raster.height)
          .intersection(inner)
        guard !part.isEmpty else { return }
        tessera_copy_rows(
          mask.bytes.advanced(
            by: (part.minY - inner.minY) * mask.bytesPerRow + part.minX - inner.minX),
          Int32(mask.bytesPerRow),
          raster.bytes.advanced(by: (part.minY - y) * raster.bytesPerRow + part.minX - x),
          Int32(raster.bytesPerRow), Int32(part.width), Int32(part.height))
      })
    body(inner)
    canvas.mix(pixels, mask: mask, x: inner.minX, y: inner.minY)
  }
}

/// An upright rectangle's edges in 1/256 device pixels.
struct FixedBox: Hashable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  /// `rect` in coordinates whose placement is upright.
  init(_ rect: CGRect, _ place: DevicePlacement) {
    minX = Fixed.of(rect.origin.x * place.xx + place.x)
    minY = Fixed.of(rect.origin.y * place.yy + place.y)
    maxX = Fixed.of((rect.origin.x + rect.size.width) * place.xx + place.x)
    maxY = Fixed.of((rect.origin.y + rect.size.height) * place.yy + place.y)
  }

  /// Nil where an edge cuts through pixels.
  var wholePixels: PixelRect? {
    guard (minX | minY | maxX | maxY) & 255 == 0 else { return nil }
    return PixelRect(
      minX: Self.bounded(minX >> 8), minY: Self.bounded(minY >> 8), maxX: Self.bounded(maxX >> 8),
      maxY: Self.bounded(maxY >> 8))
  }

  static func bounded(_ pixel: Int) -> Int {
    min(max(pixel, -PixelRect.limit), PixelRect.limit)
  }
}

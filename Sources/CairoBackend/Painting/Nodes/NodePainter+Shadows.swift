import CPangoCairo
import PlatformInterface

/// Shadows: coverage blurred once. That of a rectangle is kept as its corners and one line of each
/// edge, whatever its size.
extension NodePainter {
  func paint(
    _ shadow: RenderShadow, of node: RenderNode, _ place: DevicePlacement, clip: PixelRect
  ) {
    guard !shadow.color.isClear, shadow.radius.isFinite, shadow.offset.width.isFinite,
      shadow.offset.height.isFinite
    else { return }
    let color = PremultipliedColor(shadow.color)
    // Blurred edges have no use for parts of pixels. Halves go one way on both sides of zero.
    var moved = place.translated(x: shadow.offset.width, y: shadow.offset.height)
    moved.x = (moved.x + 0.5).rounded(.down)
    moved.y = (moved.y + 0.5).rounded(.down)
    let deviation = min(max(shadow.radius, 0) * place.resolution, 250)
    switch shadow.shape {
    case .outline(let shape):
      guard PathDrawing.isUsable(shape.rect) else { return }
      if moved.isUpright, paintOutline(shape, deviation: deviation, color, moved, clip: clip) {
        return
      }
      paintBlurred(
        .shadow(shape, deviation), deviation: deviation, color, moved, clip: clip, owner: nil,
        bounds: { shape.rect },
        draw: { cr in
          PathDrawing.append(shape, to: cr)
          cairo_fill(cr)
        })
    case .path(let path):
      paintBlurred(
        .pathShadow(ObjectIdentifier(path), deviation), deviation: deviation, color, moved,
        clip: clip, owner: path, bounds: { PathBounds.controlBox(of: path) },
        draw: { cr in
          PathDrawing.append(path, to: cr)
          cairo_fill(cr)
        })
    case .contents: paintSilhouette(of: node, deviation: deviation, color, moved, clip: clip)
    }
  }

  /// An upright rectangle with round or square corners, large enough for a middle that is even along
  /// its edges; false for others.
  private func paintOutline(
    _ shape: RoundedRect, deviation: CGFloat, _ color: PremultipliedColor,
    _ place: DevicePlacement, clip: PixelRect
  ) -> Bool {
    let anchored = AnchoredPlacement(place)
    let box = FixedBox(shape.rect, place)
    let target = PixelRect(
      minX: FixedBox.bounded((box.minX + 128) >> 8), minY: FixedBox.bounded((box.minY + 128) >> 8),
      maxX: FixedBox.bounded((box.maxX + 128) >> 8), maxY: FixedBox.bounded((box.maxY + 128) >> 8))
    let largest = max(shape.topLeft, shape.topRight, shape.bottomRight, shape.bottomLeft)
    let bend = shape.isContinuous ? largest * 1.53 : largest
    let reach = Blur.reach(Double(deviation))
    guard bend.isFinite, bend * max(place.xx, place.yy) < 2000 else { return false }
    let cornerX = Int((bend * place.xx).rounded(.up)) + reach
    let cornerY = Int((bend * place.yy).rounded(.up)) + reach
    guard target.width > cornerX * 2, target.height > cornerY * 2 else { return false }
    // Two corners and a middle of one pixel along each axis.
    let size = (width: cornerX * 2 + 1, height: cornerY * 2 + 1)
    let small = RoundedRect(
      CGRect(
        x: 0, y: 0, width: CGFloat(size.width) / place.xx, height: CGFloat(size.height) / place.yy),
      topLeft: shape.topLeft, topRight: shape.topRight, bottomRight: shape.bottomRight,
      bottomLeft: shape.bottomLeft, isContinuous: shape.isContinuous)
    let key = RasterKey(.shadow(small, deviation), anchored)
    let raster: Raster
    if let found = cache.find(key)?.raster {
      raster = found
    } else {
      guard let made = Raster(.mask, width: size.width + 2 * reach, height: size.height + 2 * reach)
      else { return true }
      made.draw(origin: -reach, -reach) { cr in
        cairo_scale(cr, place.xx, place.yy)
        PathDrawing.append(small, to: cr)
        cairo_fill(cr)
      }
      blur(made, deviation: deviation)
      cache.insert(
        RasterCache.Entry(
          key, made, bounds: PixelRect(x: 0, y: 0, width: made.width, height: made.height),
          owner: nil))
      raster = made
    }
    let outer = target.inset(by: -reach)
    let columns = Self.nineParts(outer.minX, outer.maxX, corner: cornerX + reach)
    let rows = Self.nineParts(outer.minY, outer.maxY, corner: cornerY + reach)
    for row in rows {
      for column in columns {
        canvas.paint(
          color, through: raster, maskX: column.from, maskY: row.from, stepX: column.step,
          stepY: row.step,
          in: PixelRect(minX: column.min, minY: row.min, maxX: column.max, maxY: row.max),
          clip: clip)
      }
    }
    return true
  }

  private struct Part {
    var min: Int
    var max: Int
    var from: Int
    var step: Int
  }

  private static func nineParts(_ min: Int, _ max: Int, corner: Int) -> [Part] {
    [
      Part(min: min, max: min + corner, from: 0, step: 1),
      Part(min: min + corner, max: max - corner, from: corner, step: 0),
      Part(min: max - corner, max: max, from: corner + 1, step: 1),
    ]
  }

  private func blur(_ raster: Raster, deviation: CGFloat) {
    Blur.apply(
      raster.bytes.assumingMemoryBound(to: UInt8.self), width: raster.width, height: raster.height,
      stride: raster.bytesPerRow, deviation: Double(deviation))
  }

  /// Any shape, as one raster; where that would be very large, at a lower resolution.
  private func paintBlurred(
    _ content: RasterContent, deviation: CGFloat, _ color: PremultipliedColor,
    _ place: DevicePlacement, clip: PixelRect, owner: AnyObject?, bounds: () -> CGRect,
    draw: (OpaquePointer) -> Void
  ) {
    let anchored = AnchoredPlacement(place)
    let key = RasterKey(content, anchored)
    if cache.find(key) == nil {
      let entry = blurredEntry(key, anchored, deviation, owner, bounds(), draw)
      cache.insert(entry)
    }
    guard let entry = cache.find(key), let raster = entry.raster else { return }
    let x = anchored.x + entry.bounds.minX
    let y = anchored.y + entry.bounds.minY
    if entry.reduction == 1 {
      canvas.paint(raster, x: x, y: y, clip: clip, color: color)
    } else {
      canvas.paintMagnified(
        raster, reduction: entry.reduction, x: x, y: y, clip: clip, color: color)
    }
  }

  private func blurredEntry(
    _ key: RasterKey, _ anchored: AnchoredPlacement, _ deviation: CGFloat, _ owner: AnyObject?,
    _ bounds: CGRect, _ draw: (OpaquePointer) -> Void
  ) -> RasterCache.Entry {
    let reach = Blur.reach(Double(deviation))
    let covered = anchored.linear.pixels(covering: bounds)
    let box = covered.isEmpty ? covered : covered.inset(by: -reach)
    let reduction = Self.reduction(of: box)
    guard let reduction,
      let raster = Raster(
        .mask, width: (box.width + reduction - 1) / reduction,
        height: (box.height + reduction - 1) / reduction)
    else { return RasterCache.Entry(key, nil, bounds: .empty, owner: owner) }
    raster.draw(origin: 0, 0) { cr in
      cairo_scale(cr, 1 / Double(reduction), 1 / Double(reduction))
      cairo_translate(cr, Double(-box.minX), Double(-box.minY))
      let linear = anchored.linear
      var matrix = cairo_matrix_t(
        xx: linear.xx, yx: linear.yx, xy: linear.xy, yy: linear.yy, x0: linear.x, y0: linear.y)
      cairo_transform(cr, &matrix)
      cairo_set_source_rgba(cr, 0, 0, 0, 1)
      draw(cr)
    }
    blur(raster, deviation: deviation / CGFloat(reduction))
    return RasterCache.Entry(key, raster, bounds: box, reduction: reduction, owner: owner)
  }

  /// By how much pixels of this many must be reduced to be kept; nil where there are none, or too
  /// many for any use.
  static func reduction(of box: PixelRect) -> Int? {
    guard !box.isEmpty else { return nil }
    for reduction in [1, 2, 4, 8, 16]
    where box.width / reduction <= 4096 && box.height / reduction <= 4096
      && box.area / (reduction * reduction) <= 4 << 20
    {
      return reduction
    }
    return nil
  }

  /// The blurred alpha of all that a node paints.
  private func paintSilhouette(
    of node: RenderNode, deviation: CGFloat, _ color: PremultipliedColor, _ place: DevicePlacement,
    clip: PixelRect
  ) {
    let anchored = AnchoredPlacement(place)
    let key = RasterKey(.silhouette(ObjectIdentifier(node), deviation), anchored)
    if cache.find(key) == nil {
      _ = inGroup { cache.insert(silhouetteEntry(key, node, anchored, deviation)) }
    }
    guard let entry = cache.find(key), let raster = entry.raster else { return }
    canvas.paintMagnified(
      raster, reduction: entry.reduction, x: anchored.x + entry.bounds.minX,
      y: anchored.y + entry.bounds.minY, clip: clip, color: color)
  }

  private func silhouetteEntry(
    _ key: RasterKey, _ node: RenderNode, _ anchored: AnchoredPlacement, _ deviation: CGFloat
  ) -> RasterCache.Entry {
    let reach = Blur.reach(Double(deviation))
    let covered = anchored.linear.pixels(covering: PaintedBounds.painted(by: node, text: text))
    let box = covered.isEmpty ? covered : covered.inset(by: -reach)
    guard let reduction = Self.reduction(of: box) else {
      return RasterCache.Entry(key, nil, bounds: .empty, owner: node)
    }
    let width = (box.width + reduction - 1) / reduction
    let height = (box.height + reduction - 1) / reduction
    guard let colors = Raster(.color, width: width, height: height),
      let mask = Raster(.mask, width: width, height: height)
    else { return RasterCache.Entry(key, nil, bounds: .empty, owner: node) }
    let step = CGFloat(reduction)
    let linear = anchored.linear
    let place = DevicePlacement(
      xx: linear.xx / step, yx: linear.yx / step, xy: linear.xy / step, yy: linear.yy / step,
      x: (linear.x - CGFloat(box.minX)) / step, y: (linear.y - CGFloat(box.minY)) / step)
    paintAside(colors, x: 0, y: 0) {
      paintOpaquely(node, place, clip: canvas.bounds)
    }
    tessera_take_alpha(
      colors.bytes.assumingMemoryBound(to: UInt32.self), Int32(colors.bytesPerRow),
      mask.bytes.assumingMemoryBound(to: UInt8.self), Int32(mask.bytesPerRow), Int32(width),
      Int32(height))
    blur(mask, deviation: deviation / step)
    return RasterCache.Entry(key, mask, bounds: box, reduction: reduction, owner: node)
  }
}

/// How far a node's painting reaches in its own coordinates.
@MainActor
enum PaintedBounds {
  /// Of all but the shadow.
  static func painted(by node: RenderNode, text: any BlockPainter) -> CGRect {
    var space = CGRect.null
    for primitive in node.background { space = space.union(bounds(of: primitive, text)) }
    for primitive in node.foreground { space = space.union(bounds(of: primitive, text)) }
    for child in node.children where !child.extent.isNull {
      space = space.union(child.extent.offsetBy(dx: -node.scroll.x, dy: -node.scroll.y))
    }
    return node.clip.map { space.cut(by: $0.rect) } ?? space
  }

  private static func bounds(of primitive: RenderPrimitive, _ text: any BlockPainter) -> CGRect {
    switch primitive {
    case .text(let block, let origin):
      let ink = text.inkBounds(of: block)
      return ink.isNull ? ink : ink.offsetBy(dx: origin.x, dy: origin.y)
    case .path(let path): return PathBounds.painted(by: path)
    default: return primitive.bounds ?? .null
    }
  }
}

import CPangoCairo
import PlatformInterface

/// All that decides how a bitmap is laid into its destination, whose origin is the placement's.
struct ImageStyle: Hashable {
  var size: CGSize
  var unitSource: CGRect
  var unitCenter: CGRect
  var contentsScale: CGFloat
  var tilesCenter: Bool
  var orientation: Int
  var isMask: Bool
  var filter: RenderImage.Filter
  /// The part of the destination that is kept.
  var part: CGRect
}

/// Pictures: scaled to device pixels once, then copied.
extension NodePainter {
  func paintImage(
    _ image: RenderImage, _ place: DevicePlacement, clip: PixelRect, alpha: Float
  ) {
    guard PathDrawing.isUsable(image.destination) else { return }
    if let shape = image.clip {
      guard shape.isPlain else {
        var inner = image
        inner.clip = RoundedRect(shape.rect)
        return withClip(shape, place, clip: clip) {
          paintImage(inner, place, clip: $0, alpha: alpha)
        }
      }
      let shown = image.destination.cut(by: shape.rect)
      guard PathDrawing.isUsable(shown) else { return }
      if shown != image.destination {
        // Edges that cut through pixels are left to the clip; the raster reaches over them.
        if place.isUpright, FixedBox(shown, place).wholePixels == nil || image.tint != nil {
          return withClip(shape, place, clip: clip) {
            paintPart(image, shown, place, clip: $0, alpha: alpha)
          }
        }
        if !place.isUpright {
          return withClip(shape, place, clip: clip) {
            paintPart(image, image.destination, place, clip: $0, alpha: alpha)
          }
        }
        return paintPart(image, shown, place, clip: clip, alpha: alpha)
      }
    }
    paintPart(image, image.destination, place, clip: clip, alpha: alpha)
  }

  /// Paints what falls into `part` of the destination.
  private func paintPart(
    _ image: RenderImage, _ part: CGRect, _ place: DevicePlacement, clip: PixelRect, alpha: Float
  ) {
    let origin = image.destination.origin
    let style = ImageStyle(
      size: image.destination.size, unitSource: image.unitSource, unitCenter: image.unitCenter,
      contentsScale: image.contentsScale, tilesCenter: image.tilesCenter,
      orientation: image.orientation, isMask: image.tint != nil, filter: image.filter,
      part: part.offsetBy(dx: -origin.x, dy: -origin.y))
    let local = place.translated(x: origin.x, y: origin.y)
    let source = image.image.source
    guard local.isFinite, !local.isFlat else { return }
    let key = RasterKey(.image(ObjectIdentifier(source), style), AnchoredPlacement(local))
    if cache.find(key) == nil, let entry = scaledCopy(image, style, local, key) {
      cache.insert(entry)
    }
    let color = PremultipliedColor(image.tint ?? .black, alpha: alpha)
    eachRaster(
      .image(ObjectIdentifier(source), style), style.isMask ? .mask : .color, local, clip: clip,
      owner: source, bounds: { style.part },
      draw: { cr in
        var moved = image
        moved.destination.origin = .zero
        moved.clip = nil
        if moved.tint != nil { moved.tint = .black }
        PathDrawing.append(style.part, to: cr)
        cairo_clip(cr)
        ImageDrawing.draw(moved, scale: local.resolution, in: cr)
      },
      body: { _, raster, x, y in
        canvas.paint(
          raster, x: x, y: y, clip: clip, color: color, alpha: NodePainter.byte(alpha))
      })
  }

  /// The commonest pictures without Cairo: an upright bitmap, whole or cut, into whole pixels, at its
  /// own size or smaller. Nil for all others.
  private func scaledCopy(
    _ image: RenderImage, _ style: ImageStyle, _ local: DevicePlacement, _ key: RasterKey
  ) -> RasterCache.Entry? {
    guard local.isUpright, style.orientation <= 1 || style.orientation > 8, !style.isMask,
      !style.tilesCenter, style.unitCenter == CGRect(x: 0, y: 0, width: 1, height: 1),
      style.filter != .nearest
    else { return nil }
    let anchored = AnchoredPlacement(local)
    let destination = CGRect(origin: .zero, size: style.size)
    guard let target = FixedBox(destination, anchored.linear).wholePixels,
      let shown = FixedBox(style.part, anchored.linear).wholePixels,
      !shown.isEmpty, shown.area <= 1 << 20, target.contains(shown),
      let pixels = ImageDrawing.pixels(for: image, scale: max(local.xx, local.yy))
    else { return nil }
    let width = CGFloat(pixels.width)
    let height = CGFloat(pixels.height)
    // The bitmap pixels below the shown part; they must be whole ones.
    let unit = style.unitSource
    let stepX = unit.width * width / CGFloat(target.width)
    let stepY = unit.height * height / CGFloat(target.height)
    let left = unit.minX * width + CGFloat(shown.minX - target.minX) * stepX
    let top = unit.minY * height + CGFloat(shown.minY - target.minY) * stepY
    let source = CGRect(
      x: left, y: top, width: CGFloat(shown.width) * stepX, height: CGFloat(shown.height) * stepY)
    let whole = source.integral
    guard stepX >= 1 - 1e-9, stepY >= 1 - 1e-9, source.minX > -1e-6, source.minY > -1e-6,
      source.maxX < width + 1e-6, source.maxY < height + 1e-6
    else { return nil }
    // A source area that begins within a pixel is off by less than one of many.
    let isExact =
      abs(source.minX.rounded() - source.minX) < 1e-6
      && abs(source.minY.rounded() - source.minY) < 1e-6
      && abs(source.width.rounded() - source.width) < 1e-6
      && abs(source.height.rounded() - source.height) < 1e-6
    guard isExact || (stepX >= 3 && stepY >= 3) else { return nil }
    let used = isExact ? source : whole
    let x = max(0, Int(used.minX.rounded()))
    let y = max(0, Int(used.minY.rounded()))
    let w = min(pixels.width - x, Int(used.width.rounded()))
    let h = min(pixels.height - y, Int(used.height.rounded()))
    guard w >= shown.width, h >= shown.height else { return nil }
    if w == shown.width, h == shown.height, x == 0, y == 0, w == pixels.width, h == pixels.height {
      return Raster(pixels).map {
        RasterCache.Entry(key, $0, bounds: shown, owner: image.image.source)
      }
    }
    guard
      let raster = Raster(
        pixels.isOpaque ? .opaque : .color, width: shown.width, height: shown.height)
    else { return nil }
    tessera_shrink(
      pixels.bytes.advanced(by: y * pixels.bytesPerRow + x * 4)
        .assumingMemoryBound(to: UInt32.self), Int32(pixels.bytesPerRow), Int32(w), Int32(h),
      raster.bytes.assumingMemoryBound(to: UInt32.self), Int32(raster.bytesPerRow),
      Int32(shown.width), Int32(shown.height))
    if raster.format == .opaque { raster.makeOpaque() }
    return RasterCache.Entry(key, raster, bounds: shown, owner: image.image.source)
  }
}

extension Raster {
  /// Sets the unused byte of each pixel, which copies carry into windows.
  func makeOpaque() {
    let count = bytesPerRow / 4 * height
    let words = bytes.assumingMemoryBound(to: UInt32.self)
    for index in 0..<count { words[index] |= 0xff00_0000 }
  }
}

import CPangoCairo
import PlatformInterface

/// Rectangles, rounded ones and borders: filled directly, their corners from small rasters that all
/// shapes of the same radius share.
extension NodePainter {
  func paintFill(
    _ shape: RoundedRect, _ color: PremultipliedColor, _ place: DevicePlacement, clip: PixelRect
  ) {
    guard !color.isClear, PathDrawing.isUsable(shape.rect) else { return }
    if place.isUpright {
      let box = FixedBox(shape.rect, place)
      if shape.isPlain { return fill(box, color, clip: clip) }
      if let pixels = box.wholePixels,
        let corners = corners(of: shape, box: pixels, place, kind: .fill)
      {
        fillBetween(corners, box: pixels, color, clip: clip)
        return
      }
    }
    eachRaster(
      .shape(shape), .mask, place, clip: clip, owner: nil, bounds: { shape.rect },
      draw: { cr in
        PathDrawing.append(shape, to: cr)
        cairo_fill(cr)
      }, body: { _, raster, x, y in canvas.paint(raster, x: x, y: y, clip: clip, color: color) })
  }

  /// The four corners' rasters, and solid colour between them.
  private func fillBetween(
    _ corners: [CornerRaster], box: PixelRect, _ color: PremultipliedColor, clip: PixelRect
  ) {
    for corner in corners {
      canvas.paint(
        corner.raster, x: corner.rect.minX, y: corner.rect.minY, clip: clip, color: color)
    }
    let width = corners.map(\.rect.width).max() ?? 0
    let height = corners.map(\.rect.height).max() ?? 0
    for rect in [
      PixelRect(
        minX: box.minX + width, minY: box.minY, maxX: box.maxX - width, maxY: box.minY + height),
      PixelRect(
        minX: box.minX, minY: box.minY + height, maxX: box.maxX, maxY: box.maxY - height),
      PixelRect(
        minX: box.minX + width, minY: box.maxY - height, maxX: box.maxX - width, maxY: box.maxY),
    ] { canvas.fill(rect.intersection(clip), color) }
  }

  /// A rectangle in 1/256 pixels; pixels at its edges get the share that it covers.
  func fill(_ box: FixedBox, _ color: PremultipliedColor, clip: PixelRect) {
    if let pixels = box.wholePixels { return canvas.fill(pixels.intersection(clip), color) }
    for (minY, maxY, shareY) in Self.spans(box.minY, box.maxY) {
      for (minX, maxX, shareX) in Self.spans(box.minX, box.maxX) {
        let rect = PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY).intersection(clip)
        guard !rect.isEmpty else { continue }
        let amount = (shareX * shareY * 255 + 32768) >> 16
        canvas.fill(rect, amount == 255 ? color : color.scaled(by: amount))
      }
    }
  }

  /// Pixels with the same share of an interval, in 1/256.
  private static func spans(_ from: Int, _ to: Int) -> [(Int, Int, Int)] {
    let first = from >> 8
    let last = to >> 8
    guard from < to else { return [] }
    if first == last { return [(first, first + 1, to - from)] }
    var result: [(Int, Int, Int)] = []
    let start = (from + 255) >> 8
    if start > first { result.append((first, start, (start << 8) - from)) }
    if last > start {
      result.append((FixedBox.bounded(start), FixedBox.bounded(last), 256))
    }
    if to & 255 != 0 { result.append((last, last + 1, to & 255)) }
    return result
  }

  func paintBorder(
    _ shape: RoundedRect, width: CGFloat, _ color: PremultipliedColor, _ place: DevicePlacement,
    clip: PixelRect
  ) {
    guard !color.isClear, PathDrawing.isUsable(shape.rect), width.isFinite, width > 0 else {
      return
    }
    let rect = shape.rect
    if width * 2 >= min(rect.width, rect.height) {
      return paintFill(shape, color, place, clip: clip)
    }
    if place.isUpright {
      if shape.isPlain {
        for side in Self.sides(of: rect, width: width) {
          fill(FixedBox(side, place), color, clip: clip)
        }
        return
      }
      let inner = FixedBox(rect.insetBy(dx: width, dy: width), place)
      if let box = FixedBox(rect, place).wholePixels, let hole = inner.wholePixels,
        let corners = corners(of: shape, box: box, place, kind: .border(width))
      {
        for corner in corners {
          canvas.paint(
            corner.raster, x: corner.rect.minX, y: corner.rect.minY, clip: clip, color: color)
        }
        let w = corners[0].rect.width
        let h = corners[0].rect.height
        for side in [
          PixelRect(minX: box.minX + w, minY: box.minY, maxX: box.maxX - w, maxY: hole.minY),
          PixelRect(minX: box.minX + w, minY: hole.maxY, maxX: box.maxX - w, maxY: box.maxY),
          PixelRect(minX: box.minX, minY: box.minY + h, maxX: hole.minX, maxY: box.maxY - h),
          PixelRect(minX: hole.maxX, minY: box.minY + h, maxX: box.maxX, maxY: box.maxY - h),
        ] { canvas.fill(side.intersection(clip), color) }
        return
      }
    }
    eachRaster(
      .border(shape, width), .mask, place, clip: clip, owner: nil, bounds: { rect },
      draw: { cr in
        PrimitiveDrawing.appendBand(shape, width: width, to: cr)
        cairo_set_fill_rule(cr, CAIRO_FILL_RULE_EVEN_ODD)
        cairo_fill(cr)
      }, body: { _, raster, x, y in canvas.paint(raster, x: x, y: y, clip: clip, color: color) })
  }

  private static func sides(of rect: CGRect, width: CGFloat) -> [CGRect] {
    [
      CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: width),
      CGRect(x: rect.minX, y: rect.maxY - width, width: rect.width, height: width),
      CGRect(x: rect.minX, y: rect.minY + width, width: width, height: rect.height - 2 * width),
      CGRect(
        x: rect.maxX - width, y: rect.minY + width, width: width, height: rect.height - 2 * width),
    ]
  }
}

extension PremultipliedColor {
  /// `amount` of 255 of it.
  func scaled(by amount: Int) -> PremultipliedColor {
    func part(_ shift: UInt32) -> UInt32 {
      let value = ((word >> shift) & 255) * UInt32(amount) + 127
      return (value / 255) << shift
    }
    return PremultipliedColor(word: part(24) | part(16) | part(8) | part(0))
  }
}

import CPangoCairo
import PlatformInterface

/// Whatever Cairo has to rasterise is rasterised once, on a grid that begins at its node's own whole
/// pixel, and composited from there. Thus a pixel never depends on what part was asked for or where
/// the node stood at first, and what scrolls or is uncovered again costs a copy.
extension NodePainter {
  /// Larger contents are divided into tiles, of which only those in sight are painted.
  private static var largestWhole: Int { 1 << 20 }
  private static var tileSide: Int { 512 }

  /// Calls `body` with each raster of a content that shows in `clip`, painting what is missing.
  ///
  /// - Parameters:
  ///   - owner: the object whose identity `content` carries.
  ///   - block: text, whose mask is drawn in a colour of its own; where it has several, the raster
  ///     holds colours instead.
  ///   - bounds: what the content covers at most, in the placement's coordinates.
  ///   - draw: paints the content in those coordinates; black where the format is a mask.
  ///   - body: gets the raster and the device pixel of its top left.
  func eachRaster(
    _ content: RasterContent, _ format: Raster.Format, _ place: DevicePlacement,
    clip: PixelRect, owner: AnyObject?, coloredBy block: TextBlock? = nil,
    bounds: () -> CGRect, draw: (OpaquePointer) -> Void,
    body: (RasterCache.Entry, Raster, Int, Int) -> Void
  ) {
    guard place.isFinite, !place.isFlat else { return }
    let anchored = AnchoredPlacement(place)
    let key = RasterKey(content, anchored)
    let whole: RasterCache.Entry
    if let entry = cache.find(key) {
      whole = entry
    } else {
      let covered = anchored.linear.pixels(covering: bounds())
      let color = block.flatMap { text.uniformColor(of: $0) }
      let format = block != nil && color == nil ? .color : format
      let isTiled = covered.area > Self.largestWhole || max(covered.width, covered.height) > 16384
      var bounds = covered
      var raster: Raster?
      if !isTiled, !covered.isEmpty {
        if let block, let color {
          (raster, bounds) = paintCoverage(block, color, covered, anchored, draw)
        } else {
          raster = paintRaster(format, covered, anchored, draw)
        }
      }
      whole = RasterCache.Entry(
        key, raster, bounds: bounds, isTiled: isTiled, color: color, owner: owner)
      cache.insert(whole)
    }
    let format = block != nil && whole.color == nil ? .color : format
    guard whole.isTiled else {
      if let raster = whole.raster {
        body(whole, raster, anchored.x + whole.bounds.minX, anchored.y + whole.bounds.minY)
      }
      return
    }
    let visible = clip.offset(x: -anchored.x, y: -anchored.y).intersection(whole.bounds)
    guard !visible.isEmpty else { return }
    let side = Self.tileSide
    for row in (visible.minY >> 9)...((visible.maxY - 1) >> 9) {
      for column in (visible.minX >> 9)...((visible.maxX - 1) >> 9) {
        var tileKey = key
        tileKey.tileX = Int32(column)
        tileKey.tileY = Int32(row)
        var tile = cache.find(tileKey)
        if tile == nil {
          let covered = PixelRect(x: column * side, y: row * side, width: side, height: side)
            .intersection(whole.bounds)
          let entry = RasterCache.Entry(
            tileKey, paintRaster(format, covered, anchored, draw), bounds: covered,
            color: whole.color, owner: owner)
          cache.insert(entry)
          tile = entry
        }
        if let tile, let raster = tile.raster {
          body(tile, raster, anchored.x + tile.bounds.minX, anchored.y + tile.bounds.minY)
        }
      }
    }
  }

  /// Text as a mask, cut to what is covered: around it there is space for accents and swashes.
  private func paintCoverage(
    _ block: TextBlock, _ color: RGBA, _ bounds: PixelRect, _ anchored: AnchoredPlacement,
    _ draw: (OpaquePointer) -> Void
  ) -> (Raster?, PixelRect) {
    let place = anchored.linear
    var mask: Raster?
    if color.isOpaque, place.isUpright, abs(place.xx - place.yy) < 1e-6 * place.xx {
      mask = Raster(.mask, width: bounds.width, height: bounds.height)
      let origin = CGPoint(x: place.x - CGFloat(bounds.minX), y: place.y - CGFloat(bounds.minY))
      if let target = mask?.maskTarget,
        !text.paintCoverage(of: block, on: target, origin: origin, scale: place.xx)
      {
        mask = nil
      }
    }
    guard let ink = (mask ?? paintRaster(.mask, bounds, anchored, draw))?.trimmed() else {
      return (nil, .empty)
    }
    return (
      ink.raster,
      PixelRect(
        x: bounds.minX + ink.x, y: bounds.minY + ink.y, width: ink.raster.width,
        height: ink.raster.height)
    )
  }

  private func paintRaster(
    _ format: Raster.Format, _ bounds: PixelRect, _ anchored: AnchoredPlacement,
    _ draw: (OpaquePointer) -> Void
  ) -> Raster? {
    guard let raster = Raster(format, width: bounds.width, height: bounds.height) else {
      return nil
    }
    raster.draw(origin: bounds.minX, bounds.minY) { cr in
      let linear = anchored.linear
      var matrix = cairo_matrix_t(
        xx: linear.xx, yx: linear.yx, xy: linear.xy, yy: linear.yy, x0: linear.x, y0: linear.y)
      cairo_transform(cr, &matrix)
      cairo_set_source_rgba(cr, 0, 0, 0, 1)
      draw(cr)
    }
    return raster
  }

  static func byte(_ alpha: Float) -> Int { Int((min(max(alpha, 0), 1) * 255).rounded()) }
}

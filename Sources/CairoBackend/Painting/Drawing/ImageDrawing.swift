import CPangoCairo
import PlatformInterface

/// Bitmaps through Cairo: nine parts, tiles, orientation, tint.
enum ImageDrawing {
  /// Where a piece of a bitmap goes. Rectangles in bitmap pixels and in points.
  struct Piece: Hashable {
    var source: CGRect
    var destination: CGRect
    /// The size at which the source repeats within the destination; nil where it is stretched.
    var tile: CGSize?
  }

  static func draw(_ image: RenderImage, scale: CGFloat, in cr: OpaquePointer) {
    guard PathDrawing.isUsable(image.destination),
      let pixels = Self.pixels(for: image, scale: scale)
    else { return }
    cairo_save(cr)
    defer { cairo_restore(cr) }
    if let clip = image.clip {
      PathDrawing.append(clip, to: cr)
      cairo_clip(cr)
    }
    let upright = Orientation(image.orientation)
    var matrix = upright.matrix(into: image.destination)
    cairo_transform(cr, &matrix)
    let space = upright.unorientedSize(of: image.destination.size)
    withSurface(of: pixels) { surface in
      for piece in pieces(of: image, in: space, bitmap: pixels) {
        paint(piece, surface, filter: image.filter, tint: image.tint, in: cr)
      }
    }
  }

  /// The bitmap, no larger than worth keeping for the size at which it is shown.
  static func pixels(for image: RenderImage, scale: CGFloat) -> PixelBuffer? {
    let source = image.image.source
    guard source.pixelWidth > 0, source.pixelHeight > 0 else { return nil }
    let stretches = image.unitCenter == CGRect(x: 0, y: 0, width: 1, height: 1)
    guard stretches, !image.tilesCenter, PathDrawing.isUsable(image.unitSource) else {
      return source.pixels(atLeastWidth: source.pixelWidth, height: source.pixelHeight)
    }
    let space = Orientation(image.orientation).unorientedSize(of: image.destination.size)
    func side(_ points: CGFloat, _ unit: CGFloat, _ full: Int) -> Int {
      let wanted = (points * scale / unit).rounded(.up)
      // Shapes are drawn anew where they are shown clearly larger, not for a fraction of a pixel.
      let most = source.isDrawnAtAnySize && wanted > CGFloat(full) * 1.25 ? 4096 : CGFloat(full)
      return wanted < most ? max(1, Int(wanted)) : Int(most)
    }
    return source.pixels(
      atLeastWidth: side(space.width, image.unitSource.width, source.pixelWidth),
      height: side(space.height, image.unitSource.height, source.pixelHeight))
  }

  static func withSurface(of pixels: PixelBuffer, _ body: (OpaquePointer) -> Void) {
    let surface = cairo_image_surface_create_for_data(
      pixels.bytes.assumingMemoryBound(to: UInt8.self),
      pixels.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(pixels.width),
      Int32(pixels.height), Int32(pixels.bytesPerRow))
    guard let surface else { return }
    body(surface)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  /// The parts of the picture in a space of `size` whose origin is its top left.
  static func pieces(of image: RenderImage, in size: CGSize, bitmap: PixelBuffer) -> [Piece] {
    let width = CGFloat(bitmap.width)
    let height = CGFloat(bitmap.height)
    let unit = image.unitSource
    guard PathDrawing.isUsable(unit) else { return [] }
    let source = CGRect(
      x: unit.minX * width, y: unit.minY * height, width: unit.width * width,
      height: unit.height * height)
    let center = image.unitCenter
    let isWhole = center == CGRect(x: 0, y: 0, width: 1, height: 1)
    if isWhole && !image.tilesCenter {
      return [Piece(source: source, destination: CGRect(origin: .zero, size: size), tile: nil)]
    }
    guard center.minX.isFinite, center.minY.isFinite, center.width.isFinite,
      center.height.isFinite
    else { return [] }
    // Reduced bitmaps do not reach here, so a bitmap pixel is a source pixel.
    let scale = image.contentsScale.isFinite && image.contentsScale > 0 ? image.contentsScale : 1
    let columns = spans(
      from: source.minX, length: source.width, center: (center.minX, center.width),
      space: size.width, scale: scale)
    let rows = spans(
      from: source.minY, length: source.height, center: (center.minY, center.height),
      space: size.height, scale: scale)
    var pieces: [Piece] = []
    for (j, row) in rows.enumerated() {
      for (i, column) in columns.enumerated() {
        let from = CGRect(
          x: column.source, y: row.source, width: column.sourceLength, height: row.sourceLength)
        let to = CGRect(
          x: column.position, y: row.position, width: column.length, height: row.length)
        guard PathDrawing.isUsable(from), PathDrawing.isUsable(to) else { continue }
        let repeats = image.tilesCenter && (i == 1 || j == 1)
        let tile = CGSize(
          width: i == 1 ? from.width / scale : to.width,
          height: j == 1 ? from.height / scale : to.height)
        pieces.append(Piece(source: from, destination: to, tile: repeats ? tile : nil))
      }
    }
    return pieces
  }

  private struct Span {
    var source: CGFloat
    var sourceLength: CGFloat
    var position: CGFloat
    var length: CGFloat
  }

  /// Fixed start, stretching middle, fixed end of one axis. Fixed parts that find no space together
  /// shrink alike.
  private static func spans(
    from: CGFloat, length: CGFloat, center: (CGFloat, CGFloat), space: CGFloat, scale: CGFloat
  ) -> [Span] {
    let start = min(max(center.0, 0), 1) * length
    let end = min(max(1 - center.0 - center.1, 0), 1) * length
    let middle = max(length - start - end, 0)
    var head = start / scale
    var tail = end / scale
    if head + tail > space, head + tail > 0 {
      let fit = space / (head + tail)
      head *= fit
      tail *= fit
    }
    return [
      Span(source: from, sourceLength: start, position: 0, length: head),
      // A middle of no width is stretched from the pixel at its place.
      Span(
        source: from + (middle > 0 ? start : min(max(start - 0.5, 0), length - 1)),
        sourceLength: middle > 0 ? middle : min(1, length), position: head,
        length: max(space - head - tail, 0)),
      Span(
        source: from + start + middle, sourceLength: end, position: space - tail, length: tail),
    ]
  }

  private static func paint(
    _ piece: Piece, _ surface: OpaquePointer, filter: RenderImage.Filter, tint: RGBA?,
    in cr: OpaquePointer
  ) {
    cairo_save(cr)
    defer { cairo_restore(cr) }
    PathDrawing.append(piece.destination, to: cr)
    cairo_clip(cr)
    cairo_translate(cr, piece.destination.minX, piece.destination.minY)
    let shown = piece.tile ?? piece.destination.size
    let sx = shown.width / piece.source.width
    let sy = shown.height / piece.source.height
    guard sx.isFinite, sy.isFinite, sx > 0, sy > 0 else { return }
    cairo_scale(cr, sx, sy)
    var used: OpaquePointer? = surface
    var origin = piece.source.origin
    let whole = CGRect(
      x: 0, y: 0, width: CGFloat(cairo_image_surface_get_width(surface)),
      height: CGFloat(cairo_image_surface_get_height(surface)))
    let needsPart = piece.source != whole
    if needsPart {
      // A part of its own, so that no filter reaches over its edges.
      let part = piece.source.integral.overlap(with: whole)
      guard PathDrawing.isUsable(part) else { return }
      used = cairo_surface_create_for_rectangle(
        surface, part.minX, part.minY, part.width, part.height)
      origin = CGPoint(x: piece.source.minX - part.minX, y: piece.source.minY - part.minY)
    }
    defer { if needsPart { cairo_surface_destroy(used) } }
    let pattern = cairo_pattern_create_for_surface(used)
    defer { cairo_pattern_destroy(pattern) }
    cairo_pattern_set_extend(pattern, piece.tile == nil ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_REPEAT)
    cairo_pattern_set_filter(
      pattern, filter == .nearest ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
    var matrix = cairo_matrix_t()
    cairo_matrix_init_translate(&matrix, origin.x, origin.y)
    cairo_pattern_set_matrix(pattern, &matrix)
    if let tint {
      GradientDrawing.setSource(tint, in: cr)
      cairo_mask(cr, pattern)
    } else {
      cairo_set_source(cr, pattern)
      cairo_paint(cr)
    }
  }
}

/// The eight ways in which EXIF lets a bitmap lie.
struct Orientation {
  private let value: Int

  /// Anything but 1…8 counts as upright.
  init(_ value: Int) { self.value = (1...8).contains(value) ? value : 1 }

  var swapsSides: Bool { value >= 5 }
  var isUpright: Bool { value == 1 }

  func unorientedSize(of size: CGSize) -> CGSize {
    swapsSides ? CGSize(width: size.height, height: size.width) : size
  }

  /// Maps the unoriented picture, its top left at the origin, upright into `rect`.
  func matrix(into rect: CGRect) -> cairo_matrix_t {
    let w = rect.width
    let h = rect.height
    let m: (xx: Double, yx: Double, xy: Double, yy: Double, x0: Double, y0: Double) =
      switch value {
      case 2: (-1, 0, 0, 1, w, 0)
      case 3: (-1, 0, 0, -1, w, h)
      case 4: (1, 0, 0, -1, 0, h)
      case 5: (0, 1, 1, 0, 0, 0)
      case 6: (0, 1, -1, 0, w, 0)
      case 7: (0, -1, -1, 0, w, h)
      case 8: (0, -1, 1, 0, 0, h)
      default: (1, 0, 0, 1, 0, 0)
      }
    return cairo_matrix_t(
      xx: m.xx, yx: m.yx, xy: m.xy, yy: m.yy, x0: m.x0 + rect.minX, y0: m.y0 + rect.minY)
  }
}

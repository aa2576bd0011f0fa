import CPangoCairo
import PlatformInterface

/// A Gaussian blur of coverage, as three box blurs.
enum Blur {
  /// The pixels by which a blur of `deviation` pixels spreads at most.
  static func reach(_ deviation: Double) -> Int {
    boxes(deviation).reduce(0) { $0 + $1 / 2 + 1 }
  }

  /// Blurs `height` rows of `width` bytes in place.
  static func apply(
    _ bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, deviation: Double
  ) {
    guard deviation > 0.05, width > 0, height > 0 else { return }
    let sizes = boxes(deviation)
    tessera_blur_a8(
      bytes, Int32(width), Int32(height), Int32(stride), Int32(sizes[0]), Int32(sizes[1]),
      Int32(sizes[2]))
  }

  /// Pixels along each axis that may become one before a blur, which nobody sees then: the deviation is
  /// still two and a half of what they become.
  static func reduction(_ deviation: Double) -> Int {
    [16, 8, 4, 2].first { deviation >= 2.5 * Double($0) } ?? 1
  }

  /// Widths of three boxes, all odd, whose variances sum up to the Gaussian's.
  static func boxes(_ deviation: Double) -> [Int] {
    let deviation = min(max(deviation, 0), 250)
    let ideal = (12 * deviation * deviation / 3 + 1).squareRoot()
    var lower = Int(ideal)
    if lower % 2 == 0 { lower -= 1 }
    lower = max(lower, 1)
    let wanted = 12 * deviation * deviation
    let l = Double(lower)
    let count = ((wanted - 3 * l * l - 12 * l - 9) / (-4 * l - 4)).rounded()
    return (0..<3).map { Double($0) < count ? lower : lower + 2 }
  }
}

/// The shadow of something already painted.
enum SilhouetteShadow {
  /// Paints the blurred alpha of `group`, a pattern that Cairo's `pop_group` returned, into the
  /// current group.
  static func paint(
    of group: OpaquePointer?, offset: CGSize, deviation: CGFloat, color: RGBA, scale: CGFloat,
    in cr: OpaquePointer
  ) {
    guard offset.width.isFinite, offset.height.isFinite, deviation.isFinite else { return }
    var surface: OpaquePointer?
    guard cairo_pattern_get_surface(group, &surface) == CAIRO_STATUS_SUCCESS, let surface
    else { return }
    guard cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE else {
      // A page of a document, which has no pixels to be blurred.
      return Unsupported.report("CGContext.setShadow in a PDF")
    }
    var originX = 0.0
    var originY = 0.0
    cairo_surface_get_device_offset(surface, &originX, &originY)
    let sigma = Double(max(0, deviation) * scale)
    let margin = Blur.reach(sigma)
    let width = Int(cairo_image_surface_get_width(surface)) + 2 * margin
    let height = Int(cairo_image_surface_get_height(surface)) + 2 * margin
    guard width < 32768, height < 32768,
      let mask = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
    else { return }
    defer { cairo_surface_destroy(mask) }
    let inner = cairo_create(mask)
    cairo_surface_set_device_offset(mask, 0, 0)
    // The group's own offset is undone, so that its pixels land `margin` in.
    cairo_set_source_surface(inner, surface, originX + Double(margin), originY + Double(margin))
    cairo_paint(inner)
    cairo_destroy(inner)
    cairo_surface_flush(mask)
    if let bytes = cairo_image_surface_get_data(mask) {
      Blur.apply(
        bytes, width: width, height: height, stride: Int(cairo_image_surface_get_stride(mask)),
        deviation: sigma)
    }
    cairo_surface_mark_dirty(mask)
    cairo_save(cr)
    cairo_identity_matrix(cr)
    GradientDrawing.setSource(color, in: cr)
    cairo_mask_surface(
      cr, mask, Double(-margin) - originX + Double(offset.width * scale),
      Double(-margin) - originY + Double(offset.height * scale))
    cairo_restore(cr)
  }
}

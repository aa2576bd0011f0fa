import CPangoCairo
import PlatformInterface

/// Gradients as Cairo patterns.
enum GradientDrawing {
  /// Fills the current clip. Outside its ends a gradient goes on with the colours there where
  /// `extends` says so, and paints nothing otherwise.
  static func paint(
    _ spec: GradientSpec, _ shape: GradientShape, extends: (start: Bool, end: Bool),
    in cr: OpaquePointer
  ) {
    let stops = usableStops(spec)
    guard let last = stops.last else { return }
    switch shape {
    case .linear(let from, let to):
      guard isFinite(from), isFinite(to) else { return }
      guard from != to else {
        if extends.end { fill(last.color, in: cr) }
        return
      }
      let pattern = cairo_pattern_create_linear(
        PathDrawing.bounded(from.x), PathDrawing.bounded(from.y), PathDrawing.bounded(to.x),
        PathDrawing.bounded(to.y))
      paint(pattern, stops, extends: extends, in: cr)
    case .radial(let from, let startRadius, let to, let endRadius):
      guard isFinite(from), isFinite(to), startRadius.isFinite, endRadius.isFinite else { return }
      guard from != to || startRadius != endRadius else {
        if extends.end { fill(last.color, in: cr) }
        return
      }
      let pattern = cairo_pattern_create_radial(
        PathDrawing.bounded(from.x), PathDrawing.bounded(from.y), max(0, startRadius),
        PathDrawing.bounded(to.x), PathDrawing.bounded(to.y), max(0, endRadius))
      paint(pattern, stops, extends: extends, in: cr)
    case .conic(let center, let angle):
      guard isFinite(center), angle.isFinite else { return }
      paintConic(stops, center: center, angle: angle, in: cr)
    }
  }

  private static func isFinite(_ p: CGPoint) -> Bool { p.x.isFinite && p.y.isFinite }

  /// In 0…1 and rising, as gradients need them.
  static func usableStops(_ spec: GradientSpec) -> [GradientSpec.Stop] {
    var floor: CGFloat = 0
    return spec.stops.map { stop in
      floor = max(floor, stop.location.isFinite ? min(max(stop.location, 0), 1) : 0)
      return GradientSpec.Stop(location: floor, color: stop.color)
    }
  }

  private static func fill(_ color: RGBA, in cr: OpaquePointer) {
    setSource(color, in: cr)
    cairo_paint(cr)
  }

  static func setSource(_ color: RGBA, in cr: OpaquePointer) {
    cairo_set_source_rgba(
      cr, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
  }

  private static func paint(
    _ pattern: OpaquePointer?, _ stops: [GradientSpec.Stop], extends: (start: Bool, end: Bool),
    in cr: OpaquePointer
  ) {
    defer { cairo_pattern_destroy(pattern) }
    // Pixman has one rule for both ends; an end that must stay empty gets a clear stop beyond which
    // the other end's rule holds.
    if extends.start || extends.end {
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      if !extends.start { add(stops[0].color.withAlpha(0), at: 0, to: pattern) }
    } else {
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_NONE)
    }
    for stop in stops { add(stop.color, at: stop.location, to: pattern) }
    if extends.start && !extends.end {
      add(stops[stops.count - 1].color.withAlpha(0), at: 1, to: pattern)
    }
    cairo_set_source(cr, pattern)
    cairo_paint(cr)
  }

  private static func add(_ color: RGBA, at location: CGFloat, to pattern: OpaquePointer?) {
    cairo_pattern_add_color_stop_rgba(
      pattern, location, Double(color.red), Double(color.green), Double(color.blue),
      Double(color.alpha))
  }

  /// Each pixel by its own angle, so that neighbouring parts fit whatever the clip is.
  private static func paintConic(
    _ stops: [GradientSpec.Stop], center: CGPoint, angle: CGFloat, in cr: OpaquePointer
  ) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cr, &matrix)
    var middle = (x: PathDrawing.bounded(center.x), y: PathDrawing.bounded(center.y))
    cairo_user_to_device(cr, &middle.x, &middle.y)
    var inverse = matrix
    guard cairo_matrix_invert(&inverse) == CAIRO_STATUS_SUCCESS else { return }
    cairo_save(cr)
    defer { cairo_restore(cr) }
    cairo_identity_matrix(cr)
    var x1 = 0.0
    var y1 = 0.0
    var x2 = 0.0
    var y2 = 0.0
    cairo_clip_extents(cr, &x1, &y1, &x2, &y2)
    x1.round(.down)
    y1.round(.down)
    let width = Int(x2.rounded(.up) - x1)
    let height = Int(y2.rounded(.up) - y1)
    guard width > 0, height > 0, width < 32768, height < 32768,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    else { return }
    defer { cairo_surface_destroy(surface) }
    let count = 2048
    let table = (0..<count).map { index in
      PremultipliedColor(
        color(at: (CGFloat(index) + 0.5) / CGFloat(count), in: stops, before: false)
      ).word
    }
    guard let bytes = cairo_image_surface_get_data(surface) else { return }
    bytes.withMemoryRebound(to: UInt32.self, capacity: width * height) { pixels in
      tessera_conic(
        pixels, cairo_image_surface_get_stride(surface), Int32(width), Int32(height),
        middle.x - x1, middle.y - y1, inverse.xx, inverse.yx, inverse.xy, inverse.yy,
        Double(angle) / (2 * .pi), table, Int32(count))
    }
    cairo_surface_mark_dirty(surface)
    cairo_set_source_surface(cr, surface, x1, y1)
    cairo_paint(cr)
  }

  /// The colour at `location`; `before` chooses the first of several stops at the same place.
  static func color(at location: CGFloat, in stops: [GradientSpec.Stop], before: Bool) -> RGBA {
    var lower: GradientSpec.Stop?
    for stop in stops {
      let isPast = before ? stop.location >= location : stop.location > location
      guard isPast else {
        lower = stop
        continue
      }
      guard let lower, stop.location > lower.location else { return stop.color }
      let t = Float((location - lower.location) / (stop.location - lower.location))
      func mix(_ a: Float, _ b: Float) -> Float { a + (b - a) * t }
      return RGBA(
        red: mix(lower.color.red, stop.color.red), green: mix(lower.color.green, stop.color.green),
        blue: mix(lower.color.blue, stop.color.blue),
        alpha: mix(lower.color.alpha, stop.color.alpha))
    }
    return lower?.color ?? .clear
  }
}

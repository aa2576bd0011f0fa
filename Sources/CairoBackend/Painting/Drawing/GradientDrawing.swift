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
    guard let first = stops.first, let last = stops.last else { return }
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
      paintConic(stops, first.color, last.color, center: center, angle: angle, in: cr)
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

  /// Wedges of one colour each, narrower than a pixel at the rim of what is clipped.
  private static func paintConic(
    _ stops: [GradientSpec.Stop], _ first: RGBA, _ last: RGBA, center: CGPoint, angle: CGFloat,
    in cr: OpaquePointer
  ) {
    var x1 = 0.0
    var y1 = 0.0
    var x2 = 0.0
    var y2 = 0.0
    cairo_clip_extents(cr, &x1, &y1, &x2, &y2)
    let cx = PathDrawing.bounded(center.x)
    let cy = PathDrawing.bounded(center.y)
    let reach = max(abs(x1 - cx), abs(x2 - cx)) + max(abs(y1 - cy), abs(y2 - cy)) + 1
    let mesh = cairo_pattern_create_mesh()
    defer { cairo_pattern_destroy(mesh) }
    // Quarter turns at most, so that a patch's chord stays outside the clip.
    var edges: [CGFloat] = stops.map(\.location) + [0, 1]
    for quarter in 1..<16 { edges.append(CGFloat(quarter) / 16) }
    edges.sort()
    for i in 1..<edges.count where edges[i] > edges[i - 1] {
      let a = edges[i - 1]
      let b = edges[i]
      let from = angle + a * 2 * .pi
      let to = angle + b * 2 * .pi
      cairo_mesh_pattern_begin_patch(mesh)
      cairo_mesh_pattern_move_to(mesh, cx, cy)
      cairo_mesh_pattern_line_to(mesh, cx + cos(from) * reach * 1.1, cy + sin(from) * reach * 1.1)
      cairo_mesh_pattern_line_to(mesh, cx + cos(to) * reach * 1.1, cy + sin(to) * reach * 1.1)
      cairo_mesh_pattern_line_to(mesh, cx, cy)
      let start = color(at: a, in: stops, before: false)
      let end = color(at: b, in: stops, before: true)
      for (corner, color) in [start, start, end, end].enumerated() {
        cairo_mesh_pattern_set_corner_color_rgba(
          mesh, UInt32(corner), Double(color.red), Double(color.green), Double(color.blue),
          Double(color.alpha))
      }
      cairo_mesh_pattern_end_patch(mesh)
    }
    cairo_set_source(cr, mesh)
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

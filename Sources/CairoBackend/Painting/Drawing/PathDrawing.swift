import CPangoCairo
import PlatformInterface

/// Outlines as Cairo paths.
enum PathDrawing {
  /// Cairo counts in 24.8 fixed point; what lies further out is moved to where it still counts.
  static func bounded(_ value: CGFloat) -> Double {
    value.isFinite ? min(max(value, -1_000_000), 1_000_000) : 0
  }

  /// The same for a place of a path, which counts where it is drawn: a map's places are many millions of points away
  /// from one another, and drawn small.
  private static func bounded(_ value: CGFloat, _ cr: OpaquePointer) -> Double {
    abs(value) <= 1_000_000 ? value : farBounded(value, cr)
  }

  private static func farBounded(_ value: CGFloat, _ cr: OpaquePointer) -> Double {
    guard value.isFinite else { return 0 }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cr, &matrix)
    let scale = max(abs(matrix.xx), abs(matrix.xy), abs(matrix.yx), abs(matrix.yy))
    let limit = 1_000_000 / min(max(scale, 1e-9), 1)
    return min(max(value, -limit), limit)
  }

  static func isUsable(_ rect: CGRect) -> Bool {
    rect.origin.x.isFinite && rect.origin.y.isFinite && rect.size.width.isFinite
      && rect.size.height.isFinite && rect.size.width > 0 && rect.size.height > 0
  }

  static func append(_ rect: CGRect, to cr: OpaquePointer) {
    let x = bounded(rect.minX)
    let y = bounded(rect.minY)
    cairo_rectangle(cr, x, y, bounded(rect.maxX) - x, bounded(rect.maxY) - y)
  }

  /// Adds the outline, clockwise from the top left corner's end.
  static func append(_ shape: RoundedRect, to cr: OpaquePointer) {
    guard isUsable(shape.rect) else { return }
    if shape.isPlain { return append(shape.rect, to: cr) }
    let outline = RoundedOutline(shape)
    for element in outline.elements { append(element, to: cr) }
  }

  static func append(_ path: CGPath, to cr: OpaquePointer) {
    append(path.elements, to: cr)
  }

  /// Elements with a number that is none are left out, as Core Graphics does.
  static func append(_ elements: [PathElement], to cr: OpaquePointer) {
    for element in elements where isFinite(element) { append(element, to: cr) }
  }

  private static func append(_ element: PathElement, to cr: OpaquePointer) {
    switch element {
    case .move(let p): cairo_move_to(cr, bounded(p.x, cr), bounded(p.y, cr))
    case .line(let p): cairo_line_to(cr, bounded(p.x, cr), bounded(p.y, cr))
    case .quad(let control, let end):
      var x = 0.0
      var y = 0.0
      if cairo_has_current_point(cr) != 0 {
        cairo_get_current_point(cr, &x, &y)
      } else {
        x = bounded(control.x, cr)
        y = bounded(control.y, cr)
      }
      let cx = bounded(control.x, cr)
      let cy = bounded(control.y, cr)
      let ex = bounded(end.x, cr)
      let ey = bounded(end.y, cr)
      cairo_curve_to(
        cr, x + (cx - x) * 2 / 3, y + (cy - y) * 2 / 3, ex + (cx - ex) * 2 / 3,
        ey + (cy - ey) * 2 / 3, ex, ey)
    case .cubic(let c1, let c2, let end):
      cairo_curve_to(
        cr, bounded(c1.x, cr), bounded(c1.y, cr), bounded(c2.x, cr), bounded(c2.y, cr),
        bounded(end.x, cr),
        bounded(end.y, cr))
    case .close: cairo_close_path(cr)
    }
  }

  static func isFinite(_ element: PathElement) -> Bool {
    func finite(_ p: CGPoint) -> Bool { p.x.isFinite && p.y.isFinite }
    switch element {
    case .move(let p), .line(let p): return finite(p)
    case .quad(let c, let e): return finite(c) && finite(e)
    case .cubic(let a, let b, let e): return finite(a) && finite(b) && finite(e)
    case .close: return true
    }
  }
}

import CPangoCairo
import CoreGraphics
import PlatformInterface

/// Strokes outlines of many elements in pieces.
///
/// Cairo keeps the edges of a whole stroke in one list that it walks for every row of pixels: with a million
/// segments the list is in no cache of the processor, and a picture takes twenty times as long. Pieces are
/// added up in a mask, through which the paint goes once. They end flat where the next one begins, which
/// draws the join between them; only where pieces cross do pixels at their edges differ from those of a whole
/// stroke.
struct LongStroke {
  /// How many elements are stroked at once.
  static let pieceLength = 2048
  /// How far a piece reaches back for its first join, in pixels: a direction, and nothing that is seen.
  private static let reach = 0.02

  let context: OpaquePointer
  let style: StrokeStyle
  /// `reach` in the path's units.
  private let step: CGFloat

  static func isLong(_ path: [PathElement]) -> Bool { path.count > 4 * pieceLength }

  init(_ style: StrokeStyle, in context: OpaquePointer) {
    self.context = context
    self.style = style
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    let scale = max(abs(matrix.xx), abs(matrix.xy), abs(matrix.yx), abs(matrix.yy))
    step = Self.reach / max(scale, 1e-6)
  }

  /// Strokes in the current source.
  ///
  /// - Parameter strokePart: strokes Cairo's current path with some ends.
  func draw(_ path: [PathElement], strokePart: (_ cap: StrokeStyle.Cap) -> Void) {
    cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
    cairo_set_source_rgba(context, 0, 0, 0, 1)
    cairo_set_operator(context, CAIRO_OPERATOR_ADD)
    for subpath in Subpath.all(in: path) {
      guard subpath.steps.count > Self.pieceLength else {
        PathDrawing.append(subpath.whole, to: context)
        strokePart(style.cap)
        continue
      }
      for piece in pieces(of: subpath) {
        PathDrawing.append(piece, to: context)
        strokePart(.butt)
      }
      guard !subpath.isClosed else { continue }
      for (point, inner) in subpath.ends { addCap(at: point, awayFrom: inner) }
    }
    let mask = cairo_pop_group(context)
    cairo_mask(context, mask)
    cairo_pattern_destroy(mask)
  }

  private func pieces(of subpath: Subpath) -> [[PathElement]] {
    var steps = subpath.steps
    if subpath.isClosed, let second = subpath.firstOther {
      steps.append(.line(subpath.start))
      steps.append(.line(self.point(from: subpath.start, towards: second)))
    }
    return stride(from: 0, to: steps.count, by: Self.pieceLength).map { lower in
      let run = steps[lower..<min(lower + Self.pieceLength, steps.count)]
      guard lower > 0, let origin = steps[lower - 1].end else {
        return [.move(subpath.start)] + run
      }
      let before = subpath.point(before: lower, of: steps)
      return [.move(point(from: origin, towards: before)), .line(origin)] + run
    }
  }

  /// A step from one point to another.
  private func point(from origin: CGPoint, towards other: CGPoint) -> CGPoint {
    let (dx, dy) = (other.x - origin.x, other.y - origin.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > step else { return other }
    return CGPoint(x: origin.x + dx / length * step, y: origin.y + dy / length * step)
  }

  /// Draws what a line has beyond its end.
  ///
  /// - Parameter inner: where the line comes from.
  private func addCap(at point: CGPoint, awayFrom inner: CGPoint) {
    let (dx, dy) = (point.x - inner.x, point.y - inner.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard style.cap != .butt, length > 0 else { return }
    let radius = min(style.width, 100_000) / 2
    cairo_save(context)
    cairo_translate(context, point.x, point.y)
    // The line comes from the left.
    var turned = cairo_matrix_t(
      xx: dx / length, yx: dy / length, xy: -dy / length, yy: dx / length, x0: 0, y0: 0)
    cairo_transform(context, &turned)
    if style.cap == .round {
      cairo_arc(context, 0, 0, radius, -.pi / 2, .pi / 2)
    } else {
      cairo_rectangle(context, 0, -radius, radius, 2 * radius)
    }
    cairo_fill(context)
    cairo_restore(context)
  }
}

/// A part of a path between two moves.
private struct Subpath {
  var start: CGPoint
  /// Lines and curves; the closing line is none of them.
  var steps: [PathElement] = []
  var isClosed = false

  var whole: [PathElement] { [.move(start)] + steps + (isClosed ? [.close] : []) }

  /// Both ends of an open line, each with a point that the line comes from.
  var ends: [(point: CGPoint, inner: CGPoint)] {
    guard let last = steps.last?.end else { return [] }
    var result: [(point: CGPoint, inner: CGPoint)] = []
    if let inner = firstOther { result.append((start, inner)) }
    result.append((last, point(before: steps.count, of: steps)))
    return result
  }

  /// The first point on the way from the start that lies elsewhere.
  var firstOther: CGPoint? {
    steps.lazy.flatMap(\.points).first { $0 != start }
  }

  /// The last point on the way to the end of the step before `index` that lies elsewhere.
  func point(before index: Int, of steps: [PathElement]) -> CGPoint {
    let end = steps[index - 1].end
    return steps[..<index].reversed().lazy.flatMap { $0.points.reversed() }.first { $0 != end }
      ?? start
  }

  /// The parts of a path, without elements that have a number that is none.
  static func all(in elements: [PathElement]) -> [Subpath] {
    var result: [Subpath] = []
    for element in elements where PathDrawing.isFinite(element) {
      switch element {
      case .move(let point): result.append(Subpath(start: point))
      case .close:
        if !result.isEmpty { result[result.count - 1].isClosed = true }
      default:
        if result.last?.isClosed ?? true {
          result.append(Subpath(start: result.last?.start ?? element.end ?? .zero))
        }
        result[result.count - 1].steps.append(element)
      }
    }
    return result
  }
}

extension PathElement {
  /// Its points in order, controls among them.
  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quad(let control, let end): [control, end]
    case .cubic(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }
}

import CSwiftRuntime
import PlatformInterface

/// How far things paint: never too small, as damage and culling rely on it.
enum LayerExtent {
  /// Stands for "anywhere": a plane that passes the eye reaches to the horizon.
  static let everywhere = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

  static func of(_ primitive: RenderPrimitive) -> CGRect {
    switch primitive {
    case .fill(let shape, _): return shape.rect
    case .border(let shape, _, _): return shape.rect
    case .gradient(_, _, let shape, _): return shape.rect
    case .backdrop(let shape, _): return shape.rect
    case .image(let image):
      guard let clip = image.clip else { return image.destination }
      return image.destination.overlap(with: clip.rect)
    case .text(let block, let origin): return of(block, at: origin)
    case .path(let path):
      var rect = of(path.path)
      if path.stroke != nil {
        let miter = path.style.join == .miter ? max(1, path.style.miterLimit) : 1.5
        let reach = path.style.width / 2 * miter
        rect = rect.insetBy(dx: -reach, dy: -reach)
      }
      return rect
    case .drawing(let record): return record.bounds
    case .particles(let particles): return particles.bounds
    }
  }

  /// Glyphs may hang over their line by some of the font's size.
  private static func of(_ block: TextBlock, at origin: CGPoint) -> CGRect {
    var overhang: CGFloat = 0
    for run in block.runs {
      let size = max(run.attributes.font.pointSize, run.attachmentBounds.width)
      overhang = max(overhang, size / 2 + abs(run.attributes.baselineOffset))
    }
    let extent = laidOut(block) ?? estimated(block)
    return extent.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: -overhang, dy: -overhang)
  }

  /// Where the lines came to lie. Painting needs the same layout, which the block keeps.
  ///
  /// Nil off the main thread and in programs without a platform.
  private static func laidOut(_ block: TextBlock) -> CGRect? {
    guard tessera_is_main_thread() else { return nil }
    return MainActor.assumeIsolated {
      guard PlatformServices.isAvailable else { return nil }
      let layout = PlatformServices.current.textMeasurer.layout(of: block)
      var extent = CGRect.zero
      for line in layout.lines {
        extent = extent.union(
          CGRect(x: line.origin.x, y: line.origin.y, width: line.width, height: line.height))
      }
      return extent
    }
  }

  /// Surely large enough, from the number of characters alone.
  private static func estimated(_ block: TextBlock) -> CGRect {
    var length: CGFloat = 0
    for run in block.runs where block.width == .infinity {
      let size = max(run.attributes.font.pointSize, run.attachmentBounds.width)
      length += CGFloat(run.text.utf16.count) * size * 1.5
    }
    let width = block.width.isFinite ? block.width : length
    let height = block.height.isFinite ? block.height : max(everywhere.height / 100, width)
    return CGRect(x: 0, y: 0, width: width, height: height)
  }

  /// Around all points and control points.
  static func of(_ path: CGPath) -> CGRect {
    var (minX, minY, maxX, maxY) = (
      CGFloat.infinity, CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity
    )
    func add(_ p: CGPoint) {
      minX = min(minX, p.x)
      minY = min(minY, p.y)
      maxX = max(maxX, p.x)
      maxY = max(maxY, p.y)
    }
    for element in path.elements {
      switch element {
      case .move(let p), .line(let p): add(p)
      case .quad(let c, let p):
        add(c)
        add(p)
      case .cubic(let a, let b, let p):
        add(a)
        add(b)
        add(p)
      case .close: break
      }
    }
    guard minX <= maxX else { return .null }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// `rect` in the superlayer's coordinates.
  static func placed(_ rect: CGRect, _ position: CGPoint, _ transform: ProjectiveTransform?)
    -> CGRect
  {
    if rect.isNull { return .null }
    guard let transform else { return rect.offsetBy(dx: position.x, dy: position.y) }
    guard !transform.isAffine else { return transform.boundingBox(of: rect) }
    var behind = 0
    for x in [rect.minX, rect.maxX] {
      for y in [rect.minY, rect.maxY]
      where transform.m13 * x + transform.m23 * y + transform.m33 <= 1e-6 { behind += 1 }
    }
    if behind == 4 { return .null }
    return behind == 0 ? transform.boundingBox(of: rect) : everywhere
  }

  /// `CGRect.union` for the many plain rectangles of children.
  @inline(__always)
  static func union(_ a: CGRect, _ b: CGRect) -> CGRect {
    if b.isNull { return a }
    if a.isNull { return b }
    let minX = min(a.minX, b.minX)
    let minY = min(a.minY, b.minY)
    return CGRect(
      x: minX, y: minY, width: max(a.maxX, b.maxX) - minX, height: max(a.maxY, b.maxY) - minY)
  }
}

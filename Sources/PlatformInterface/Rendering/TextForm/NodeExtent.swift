/// A space that holds all of what a node paints, for nodes whose makers say nothing.
enum NodeExtent {
  static func of(
    _ primitives: [RenderPrimitive], children: [RenderNode], scroll: CGPoint, clip: RoundedRect?,
    shadow: RenderShadow?, position: CGPoint, transform: ProjectiveTransform?
  ) -> CGRect {
    var area = CGRect.null
    for primitive in primitives { area = area.union(bounds(of: primitive)) }
    for child in children where !child.extent.isNull {
      area = area.union(child.extent.offsetBy(dx: -scroll.x, dy: -scroll.y))
    }
    if let clip { area = area.cut(by: clip.rect) }
    if let shadow {
      let shape: CGRect =
        switch shadow.shape {
        case .outline(let outline): outline.rect
        case .path(let path): pathBounds(path, reach: 0)
        case .contents: area
        }
      let reach = 3 * max(0, shadow.radius) + 1
      if !shape.isNull {
        area = area.union(
          shape.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
            .insetBy(dx: -reach, dy: -reach))
      }
    }
    if area.isNull { return .null }
    return transform?.boundingBox(of: area) ?? area.offsetBy(dx: position.x, dy: position.y)
  }

  private static func bounds(of primitive: RenderPrimitive) -> CGRect {
    if let bounds = primitive.bounds { return bounds }
    switch primitive {
    case .text(let block, let origin):
      // Only a text engine could tell; a letter is no wider than twice its size.
      let size = block.runs.reduce(0) { max($0, $1.attributes.font.pointSize) }
      let count = CGFloat(block.string.count + 1)
      let width = min(block.width, size * 2 * count)
      let lines = max(1, (size * 2 * count / max(block.width, 1)).rounded(.up) + count)
      let height = min(block.height + size * 2, size * 3 * lines)
      return CGRect(x: origin.x, y: origin.y, width: width, height: height)
        .insetBy(dx: -size, dy: -size)
    case .path(let path):
      let miter = path.style.join == .miter ? max(path.style.miterLimit, 1.5) : 1.5
      return pathBounds(path.path, reach: path.stroke == nil ? 0 : path.style.width / 2 * miter)
    default: return .null
    }
  }

  private static func pathBounds(_ path: CGPath, reach: CGFloat) -> CGRect {
    var area = CGRect.null
    func add(_ points: CGPoint...) {
      for point in points where point.x.isFinite && point.y.isFinite {
        area = area.union(CGRect(origin: point, size: .zero))
      }
    }
    for element in path.elements {
      switch element {
      case .move(let p), .line(let p): add(p)
      case .quad(let c, let p): add(c, p)
      case .cubic(let a, let b, let p): add(a, b, p)
      case .close: break
      }
    }
    return area.isNull || !reach.isFinite ? area : area.insetBy(dx: -reach, dy: -reach)
  }
}

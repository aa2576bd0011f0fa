import CPangoCairo
import PlatformInterface

/// Text, gradients, paths and recorded drawings, each cached as it was rasterised.
extension NodePainter {
  /// Text of one colour is kept as coverage, a quarter of the memory.
  func paintText(
    _ block: TextBlock, at origin: CGPoint, _ place: DevicePlacement, clip: PixelRect, alpha: Float
  ) {
    guard origin.x.isFinite, origin.y.isFinite else { return }
    let layout = text.sharedLayout(of: block)
    eachRaster(
      .text(ObjectIdentifier(layout)), .mask, place.translated(x: origin.x, y: origin.y),
      clip: clip, owner: layout, coloredBy: block,
      bounds: {
        let ink = text.inkBounds(of: block)
        let margin = 1 / max(place.resolution, 0.1)
        return ink.hasNumbers ? ink.insetBy(dx: -margin, dy: -margin) : .null
      },
      draw: { cr in
        cairo_save(cr)
        text.paint(block, in: cr)
        cairo_restore(cr)
      },
      body: { entry, raster, x, y in
        // Coverage was drawn with the colour's alpha in it.
        canvas.paint(
          raster, x: x, y: y, clip: clip,
          color: PremultipliedColor((entry.color ?? .black).withAlpha(1), alpha: alpha),
          alpha: Self.byte(alpha))
      })
  }

  func paintGradient(
    _ spec: GradientSpec, _ shape: GradientShape, in space: RoundedRect, extends: Bool,
    _ place: DevicePlacement, clip: PixelRect, alpha: Float
  ) {
    guard PathDrawing.isUsable(space.rect), !spec.stops.isEmpty else { return }
    let primitive = RenderPrimitive.gradient(spec, shape, in: space, extends: extends)
    eachRaster(
      .gradient(spec, shape, space, extends), .color, place, clip: clip, owner: nil,
      bounds: { space.rect },
      draw: { PrimitiveDrawing.draw(primitive, scale: scale, text: text, in: $0) },
      body: { _, raster, x, y in
        canvas.paint(raster, x: x, y: y, clip: clip, alpha: Self.byte(alpha))
      })
  }

  func paintPath(
    _ path: RenderPath, _ place: DevicePlacement, clip: PixelRect, alpha: Float
  ) {
    let fill = path.fill.flatMap { $0.isClear ? nil : $0 }
    let stroke = path.stroke.flatMap { $0.isClear || !(path.style.width > 0) ? nil : $0 }
    guard fill != nil || stroke != nil else { return }
    // One colour alone is applied to coverage; then a change of colour costs no new raster.
    let single = fill == nil ? stroke : stroke == nil ? fill : nil
    let appearance = PathStyle(
      fill: single == nil ? fill : fill == nil ? nil : .black, evenOdd: path.evenOdd,
      stroke: single == nil ? stroke : stroke == nil ? nil : .black, style: path.style,
      start: path.strokeStart, end: path.strokeEnd)
    var painted = path
    painted.fill = appearance.fill
    painted.stroke = appearance.stroke
    eachRaster(
      .path(ObjectIdentifier(path.path), appearance), single == nil ? .color : .mask, place,
      clip: clip,
      owner: path.path, bounds: { PathBounds.painted(by: painted) },
      draw: { PrimitiveDrawing.draw(.path(painted), scale: scale, text: text, in: $0) },
      body: { _, raster, x, y in
        canvas.paint(
          raster, x: x, y: y, clip: clip, color: PremultipliedColor(single ?? .black, alpha: alpha),
          alpha: Self.byte(alpha))
      })
  }

  func paintDrawing(
    _ record: DrawingRecord, _ place: DevicePlacement, clip: PixelRect, alpha: Float
  ) {
    guard PathDrawing.isUsable(record.bounds), !record.commands.isEmpty else { return }
    let resolution = place.resolution
    eachRaster(
      .drawing(ObjectIdentifier(record)), .color, place, clip: clip, owner: record,
      bounds: { record.bounds },
      draw: { RecordDrawing.replay(record, scale: resolution, text: text, in: $0) },
      body: { _, raster, x, y in
        canvas.paint(raster, x: x, y: y, clip: clip, alpha: Self.byte(alpha))
      })
  }
}

/// All of a shape layer's path but the path.
struct PathStyle: Hashable {
  var fill: RGBA?
  var evenOdd: Bool
  var stroke: RGBA?
  var style: StrokeStyle
  var start: CGFloat
  var end: CGFloat
}

/// Spaces that paths take.
enum PathBounds {
  /// The box around all points, control points included; null without any.
  static func controlBox(of path: CGPath) -> CGRect {
    var minX = CGFloat.infinity
    var minY = CGFloat.infinity
    var maxX = -CGFloat.infinity
    var maxY = -CGFloat.infinity
    func add(_ p: CGPoint) {
      minX = min(minX, p.x)
      maxX = max(maxX, p.x)
      minY = min(minY, p.y)
      maxY = max(maxY, p.y)
    }
    for element in path.elements where PathDrawing.isFinite(element) {
      switch element {
      case .move(let p), .line(let p): add(p)
      case .quad(let c, let end):
        add(c)
        add(end)
      case .cubic(let a, let b, let end):
        add(a)
        add(b)
        add(end)
      case .close: break
      }
    }
    guard minX <= maxX else { return .null }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  static func painted(by path: RenderPath) -> CGRect {
    let box = controlBox(of: path.path)
    guard !box.isNull, path.stroke != nil, path.style.width.isFinite else { return box }
    // Miters reach furthest; square caps by half the width's diagonal.
    let miter = path.style.join == .miter ? max(path.style.miterLimit, 1.5) : 1.5
    let reach = path.style.width / 2 * (miter.isFinite ? min(miter, 100) : 10)
    return box.insetBy(dx: -reach, dy: -reach)
  }
}

import CPangoCairo
import PlatformInterface

/// All that decides how one corner of a rounded rectangle looks.
struct CornerStyle: Hashable {
  enum Kind: Hashable {
    case fill
    /// A band of this width inside the edge.
    case border(CGFloat)
  }
  var kind: Kind
  var radius: CGFloat
  /// How much of Apple's continuous curve there is space for, 0…1.
  var continuity: CGFloat
  /// 0 top left, 1 top right, 2 bottom right, 3 bottom left.
  var position: Int
  /// Pixels of the raster.
  var width: Int
  var height: Int
}

/// A corner's coverage in its place.
@MainActor
struct CornerRaster {
  let raster: Raster
  let rect: PixelRect
}

extension NodePainter {
  /// The corners of a shape whose edges are those of `box`, all of one size; nil where they would
  /// meet, or are too large to keep.
  func corners(
    of shape: RoundedRect, box: PixelRect, _ place: DevicePlacement, kind: CornerStyle.Kind
  ) -> [CornerRaster]? {
    let limit = min(shape.rect.width, shape.rect.height)
    let radii = [shape.topLeft, shape.topRight, shape.bottomRight, shape.bottomLeft]
    var reach: CGFloat = 0
    for radius in radii where radius > 0 {
      guard radius <= limit / 2 + 1e-6 else { return nil }
      let share = shape.isContinuous ? RoundedOutline.continuity(radius: radius, side: limit) : 0
      reach = max(reach, radius * RoundedOutline.reach(continuity: share))
    }
    if case .border(let width) = kind { reach = max(reach, width) }
    let width = Int(min((reach * place.xx - 1e-6).rounded(.up), 4096))
    let height = Int(min((reach * place.yy - 1e-6).rounded(.up), 4096))
    guard width > 0, height > 0, width <= 1024, height <= 1024, width * 2 <= box.width,
      height * 2 <= box.height
    else { return nil }
    var result: [CornerRaster] = []
    result.reserveCapacity(4)
    for (position, radius) in radii.enumerated() {
      let style = CornerStyle(
        kind: kind, radius: radius,
        continuity: shape.isContinuous && radius > 0
          ? RoundedOutline.continuity(radius: radius, side: limit) : 0,
        position: position, width: width, height: height)
      guard let raster = raster(style, place) else { return nil }
      let x = position == 0 || position == 3 ? box.minX : box.maxX - width
      let y = position < 2 ? box.minY : box.maxY - height
      result.append(
        CornerRaster(raster: raster, rect: PixelRect(x: x, y: y, width: width, height: height)))
    }
    return result
  }

  private func raster(_ style: CornerStyle, _ place: DevicePlacement) -> Raster? {
    let linear = DevicePlacement(xx: place.xx, yx: 0, xy: 0, yy: place.yy, x: 0, y: 0)
    let key = RasterKey(.corner(style), AnchoredPlacement(linear))
    if let entry = cache.find(key) { return entry.raster }
    guard let raster = Raster(.mask, width: style.width, height: style.height) else { return nil }
    // A shape large enough for its other corners to lie outside.
    let size = CGSize(
      width: CGFloat(style.width * 4) / place.xx, height: CGFloat(style.height * 4) / place.yy)
    let right = style.position == 1 || style.position == 2
    let bottom = style.position >= 2
    raster.draw(origin: right ? style.width * 3 : 0, bottom ? style.height * 3 : 0) { cr in
      cairo_scale(cr, place.xx, place.yy)
      let shape = RoundedRect(
        CGRect(origin: .zero, size: size), topLeft: style.radius, topRight: style.radius,
        bottomRight: style.radius, bottomLeft: style.radius, isContinuous: style.continuity > 0)
      if style.radius > 0 {
        PathDrawing.append(
          RoundedOutline(shape, continuity: style.continuity).elements, to: cr)
      } else {
        PathDrawing.append(shape.rect, to: cr)
      }
      if case .border(let width) = style.kind {
        let inner = shape.rect.insetBy(dx: width, dy: width)
        let radius = max(0, style.radius - width)
        if radius > 0 {
          let hole = RoundedRect(
            inner, topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius,
            isContinuous: style.continuity > 0)
          PathDrawing.append(RoundedOutline(hole, continuity: style.continuity).elements, to: cr)
        } else {
          PathDrawing.append(inner, to: cr)
        }
        cairo_set_fill_rule(cr, CAIRO_FILL_RULE_EVEN_ODD)
      }
      cairo_fill(cr)
    }
    cache.insert(
      RasterCache.Entry(
        key, raster, bounds: PixelRect(x: 0, y: 0, width: style.width, height: style.height),
        owner: nil))
    return raster
  }
}

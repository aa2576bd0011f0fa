import CPangoCairo
import PlatformInterface

/// All that decides how one corner of a rounded rectangle looks.
struct CornerLook: Hashable {
  enum Kind: Hashable {
    case fill
    /// A band of this width inside the edge.
    case border(CGFloat)
  }
  var kind: Kind
  var radius: CGFloat
  /// How much of Apple's continuous curve there is room for, 0…1.
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
    of shape: RoundedRect, box: PixelRect, _ place: DevicePlacement, kind: CornerLook.Kind
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
      let look = CornerLook(
        kind: kind, radius: radius,
        continuity: shape.isContinuous && radius > 0
          ? RoundedOutline.continuity(radius: radius, side: limit) : 0,
        position: position, width: width, height: height)
      guard let raster = raster(look, place) else { return nil }
      let x = position == 0 || position == 3 ? box.minX : box.maxX - width
      let y = position < 2 ? box.minY : box.maxY - height
      result.append(
        CornerRaster(raster: raster, rect: PixelRect(x: x, y: y, width: width, height: height)))
    }
    return result
  }

  private func raster(_ look: CornerLook, _ place: DevicePlacement) -> Raster? {
    let linear = DevicePlacement(xx: place.xx, yx: 0, xy: 0, yy: place.yy, x: 0, y: 0)
    let key = RasterKey(.corner(look), AnchoredPlacement(linear))
    if let entry = cache.find(key) { return entry.raster }
    guard let raster = Raster(.mask, width: look.width, height: look.height) else { return nil }
    // A shape large enough for its other corners to lie outside.
    let size = CGSize(
      width: CGFloat(look.width * 4) / place.xx, height: CGFloat(look.height * 4) / place.yy)
    let right = look.position == 1 || look.position == 2
    let bottom = look.position >= 2
    raster.draw(origin: right ? look.width * 3 : 0, bottom ? look.height * 3 : 0) { cr in
      cairo_scale(cr, place.xx, place.yy)
      let shape = RoundedRect(
        CGRect(origin: .zero, size: size), topLeft: look.radius, topRight: look.radius,
        bottomRight: look.radius, bottomLeft: look.radius, isContinuous: look.continuity > 0)
      if look.radius > 0 {
        PathDrawing.append(
          RoundedOutline(shape, continuity: look.continuity).elements, to: cr)
      } else {
        PathDrawing.append(shape.rect, to: cr)
      }
      if case .border(let width) = look.kind {
        let inner = shape.rect.insetBy(dx: width, dy: width)
        let radius = max(0, look.radius - width)
        if radius > 0 {
          let hole = RoundedRect(
            inner, topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius,
            isContinuous: look.continuity > 0)
          PathDrawing.append(RoundedOutline(hole, continuity: look.continuity).elements, to: cr)
        } else {
          PathDrawing.append(inner, to: cr)
        }
        cairo_set_fill_rule(cr, CAIRO_FILL_RULE_EVEN_ODD)
      }
      cairo_fill(cr)
    }
    cache.insert(
      RasterCache.Entry(
        key, raster, bounds: PixelRect(x: 0, y: 0, width: look.width, height: look.height),
        owner: nil))
    return raster
  }
}

/// Where a node's coordinates land on the device: an affine map to pixels.
@usableFromInline
package struct DevicePlacement: Hashable, Sendable {
  @usableFromInline package var xx: CGFloat
  @usableFromInline package var yx: CGFloat
  @usableFromInline package var xy: CGFloat
  @usableFromInline package var yy: CGFloat
  @usableFromInline package var x: CGFloat
  @usableFromInline package var y: CGFloat

  /// The window's own coordinates at `scale` pixels per point.
  package init(scale: CGFloat) {
    xx = scale
    yx = 0
    xy = 0
    yy = scale
    x = 0
    y = 0
  }

  @inlinable
  package init(xx: CGFloat, yx: CGFloat, xy: CGFloat, yy: CGFloat, x: CGFloat, y: CGFloat) {
    self.xx = xx
    self.yx = yx
    self.xy = xy
    self.yy = yy
    self.x = x
    self.y = y
  }

  /// Upright rectangles stay upright, and nothing is mirrored.
  @inlinable package var isUpright: Bool { yx == 0 && xy == 0 && xx > 0 && yy > 0 }

  @inlinable package var isFinite: Bool {
    (xx + yx + xy + yy + x + y).isFinite && abs(x) < 1e9 && abs(y) < 1e9 && abs(xx) < 1e6
      && abs(yx) < 1e6 && abs(xy) < 1e6 && abs(yy) < 1e6
  }

  /// Maps nothing to more than a line.
  @inlinable package var isFlat: Bool { abs(xx * yy - xy * yx) < 1e-9 }

  @inlinable
  package func translated(x dx: CGFloat, y dy: CGFloat) -> DevicePlacement {
    DevicePlacement(
      xx: xx, yx: yx, xy: xy, yy: yy, x: x + xx * dx + xy * dy, y: y + yx * dx + yy * dy)
  }

  /// The placement of coordinates that `transform` maps into these.
  package func concatenating(_ t: CGAffineTransform) -> DevicePlacement {
    DevicePlacement(
      xx: xx * t.a + xy * t.b, yx: yx * t.a + yy * t.b, xy: xx * t.c + xy * t.d,
      yy: yx * t.c + yy * t.d, x: xx * t.tx + xy * t.ty + x, y: yx * t.tx + yy * t.ty + y)
  }

  package var projective: ProjectiveTransform {
    ProjectiveTransform(
      m11: xx, m12: yx, m13: 0, m21: xy, m22: yy, m23: 0, m31: x, m32: y, m33: 1)
  }

  /// The placement of `node`'s own coordinates where its parent's content has this one; nil with
  /// perspective.
  package func placing(_ node: RenderNode) -> DevicePlacement? {
    guard let transform = node.transform else {
      return translated(x: node.position.x, y: node.position.y)
    }
    return transform.affine.map { concatenating($0) }
  }

  /// The upright rectangle around `rect` in device coordinates.
  @inlinable
  package func boundingBox(of rect: CGRect) -> CGRect {
    if rect.isNull { return rect }
    if isUpright {
      return CGRect(
        x: xx * rect.origin.x + x, y: yy * rect.origin.y + y, width: rect.size.width * xx,
        height: rect.size.height * yy)
    }
    return boundingBoxOfTurned(rect)
  }

  @usableFromInline
  func boundingBoxOfTurned(_ rect: CGRect) -> CGRect {
    let left = rect.origin.x
    let top = rect.origin.y
    let right = left + rect.size.width
    let bottom = top + rect.size.height
    let xs = [
      xx * left + xy * top, xx * right + xy * top, xx * left + xy * bottom,
      xx * right + xy * bottom,
    ]
    let ys = [
      yx * left + yy * top, yx * right + yy * top, yx * left + yy * bottom,
      yx * right + yy * bottom,
    ]
    guard let minX = xs.min(), let maxX = xs.max(), let minY = ys.min(), let maxY = ys.max() else {
      return .null
    }
    return CGRect(x: minX + x, y: minY + y, width: maxX - minX, height: maxY - minY)
  }

  /// Whether `rect` surely touches none of the pixels `area`: what `pixels(covering:)` would say, for less. Never so
  /// where rectangles are turned.
  @inlinable
  package func isOutside(_ area: PixelRect, _ rect: CGRect) -> Bool {
    guard isUpright else { return false }
    let left = xx * rect.origin.x + x
    let top = yy * rect.origin.y + y
    return left + PixelRect.tolerance >= CGFloat(area.maxX)
      || top + PixelRect.tolerance >= CGFloat(area.maxY)
      || left + rect.size.width * xx - PixelRect.tolerance <= CGFloat(area.minX)
      || top + rect.size.height * yy - PixelRect.tolerance <= CGFloat(area.minY)
  }

  /// Whether `rect` surely touches every one of the pixels `area`, of which there are some: what `pixels(covering:)`
  /// would say, for less. Never so where rectangles are turned.
  @inlinable
  package func touchesAll(of area: PixelRect, _ rect: CGRect) -> Bool {
    guard isUpright else { return false }
    let left = xx * rect.origin.x + x
    let top = yy * rect.origin.y + y
    let right = left + rect.size.width * xx
    let bottom = top + rect.size.height * yy
    return left < right && top < bottom && left + PixelRect.tolerance < CGFloat(area.minX + 1)
      && top + PixelRect.tolerance < CGFloat(area.minY + 1)
      && right - PixelRect.tolerance > CGFloat(area.maxX - 1)
      && bottom - PixelRect.tolerance > CGFloat(area.maxY - 1)
  }

  /// All pixels that `rect` touches.
  @inlinable
  package func pixels(covering rect: CGRect) -> PixelRect {
    PixelRect(covering: boundingBox(of: rect))
  }
}

import CPangoCairo
import PlatformInterface

/// Trees kept as bitmaps: where a layer asks for it, and where perspective needs one to warp.
extension NodePainter {
  /// Paints a node by its cached bitmap; false where it is too large for one.
  func paintCached(_ node: RenderNode, _ place: DevicePlacement, clip: PixelRect) -> Bool {
    var entry: RasterCache.Entry?
    _ = inGroup { entry = bitmap(of: node, place) }
    guard let entry else { return false }
    let anchored = AnchoredPlacement(place)
    if let raster = entry.raster {
      canvas.paint(
        raster, x: anchored.x + entry.bounds.minX, y: anchored.y + entry.bounds.minY, clip: clip)
    }
    return true
  }

  private func bitmap(of node: RenderNode, _ place: DevicePlacement) -> RasterCache.Entry? {
    let anchored = AnchoredPlacement(place)
    let key = RasterKey(.node(ObjectIdentifier(node)), anchored)
    if let entry = cache.find(key) { return entry }
    let box = anchored.linear.pixels(covering: PaintedBounds.painted(by: node, text: text))
    guard box.area <= 4 << 20, box.width <= 8192, box.height <= 8192 else { return nil }
    let raster = box.isEmpty ? nil : Raster(.color, width: box.width, height: box.height)
    if let raster {
      paintAside(raster, x: box.minX, y: box.minY) {
        guard let shape = node.clip else {
          return paintContents(node, anchored.linear, clip: box)
        }
        withClip(shape, anchored.linear, clip: box) {
          paintContents(node, anchored.linear, clip: $0)
        }
      }
    }
    let entry = RasterCache.Entry(key, raster, bounds: box, owner: node)
    cache.insert(entry)
    return entry
  }

  /// Paints a node upright into a bitmap, which is then warped.
  func paintInPerspective(_ node: RenderNode, in content: DevicePlacement, clip: PixelRect) {
    guard let transform = node.transform, content.isFinite else { return }
    let area = clip
    let opacity = min(max(node.opacity, 0), 1)
    guard opacity < 1 || node.mask != nil else {
      return paintWarped(node, transform, in: content, clip: area)
    }
    guard let saved = canvas.save(area) else { return }
    paintWarped(node, transform, in: content, clip: area)
    canvas.mix(saved, amount: Int((opacity * 255).rounded()))
  }

  private func paintWarped(
    _ node: RenderNode, _ transform: ProjectiveTransform, in content: DevicePlacement,
    clip: PixelRect
  ) {
    // The content's whole pixels are taken off, so that a warp does not depend on where it lies.
    let anchored = AnchoredPlacement(content)
    let key = RasterKey(.warp(ObjectIdentifier(node), transform), anchored)
    if cache.find(key) == nil {
      _ = inGroup {
        cache.insert(
          warpEntry(key, node, transform.concatenating(anchored.linear.projective), content))
      }
    }
    guard let entry = cache.find(key), let raster = entry.raster else { return }
    canvas.paint(
      raster, x: anchored.x + entry.bounds.minX, y: anchored.y + entry.bounds.minY, clip: clip)
  }

  private func warpEntry(
    _ key: RasterKey, _ node: RenderNode, _ map: ProjectiveTransform, _ content: DevicePlacement
  ) -> RasterCache.Entry {
    if node.hasBackdrop { Unsupported.report("Blur of what lies behind a layer in perspective") }
    let nothing = RasterCache.Entry(key, nil, bounds: .empty, owner: node)
    var extent = PaintedBounds.painted(by: node, text: text)
    if let shadow = node.shadow {
      let reach = 3 * max(0, shadow.radius)
      extent = extent.union(
        extent.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
          .insetBy(dx: -reach, dy: -reach))
    }
    guard PathDrawing.isUsable(extent) else { return nothing }
    // Upright, as fine as the device, with a clear margin that makes the warp's edges smooth.
    let resolution = min(max(content.resolution, 0.1), 16)
    var place = DevicePlacement(scale: resolution)
    let size = place.pixels(covering: extent)
    let area = CGFloat(size.area)
    if area > 4_000_000 {
      place = DevicePlacement(scale: resolution * (4_000_000 / area).squareRoot())
    }
    let box = place.pixels(covering: extent).inset(by: -1)
    // Points behind the eye have no place; such a node is not shown.
    let corners = [
      CGPoint(x: extent.minX, y: extent.minY), CGPoint(x: extent.maxX, y: extent.minY),
      CGPoint(x: extent.minX, y: extent.maxY), CGPoint(x: extent.maxX, y: extent.maxY),
    ].map { map.apply(to: $0) }
    guard !corners.contains(nil), box.width < 16384, box.height < 16384 else { return nothing }
    let target = PixelRect(covering: map.boundingBox(of: extent)).inset(by: -1)
    guard !target.isEmpty, target.area <= 16 << 20, target.width < 16384, target.height < 16384,
      let flat = Raster(.color, width: box.width, height: box.height),
      let warped = Raster(.color, width: target.width, height: target.height),
      let inverse = Self.inverse(map, place, from: target, to: box)
    else { return nothing }
    paintAside(flat, x: box.minX, y: box.minY) {
      if let shadow = node.shadow { paint(shadow, of: node, place, clip: box) }
      if let mask = node.mask, let saved = canvas.save(box) {
        paintOpaquely(node, place, clip: box)
        mixMask(saved, mask, place.translated(x: -node.scroll.x, y: -node.scroll.y))
      } else {
        paintOpaquely(node, place, clip: box)
      }
    }
    tessera_warp(
      warped.bytes.assumingMemoryBound(to: UInt32.self), Int32(warped.bytesPerRow),
      Int32(warped.width), Int32(warped.height), flat.bytes.assumingMemoryBound(to: UInt32.self),
      Int32(flat.bytesPerRow), Int32(flat.width), Int32(flat.height), inverse)
    return RasterCache.Entry(key, warped, bounds: target, owner: node)
  }

  /// From pixels of `target`, counted from its top left, to those of the upright bitmap.
  private static func inverse(
    _ map: ProjectiveTransform, _ place: DevicePlacement, from target: PixelRect, to box: PixelRect
  ) -> [Double]? {
    // point → upright bitmap
    let flat = ProjectiveTransform(
      m11: place.xx, m12: 0, m13: 0, m21: 0, m22: place.yy, m23: 0, m31: -CGFloat(box.minX),
      m32: -CGFloat(box.minY), m33: 1)
    // point → target
    let shift = ProjectiveTransform(
      m11: 1, m12: 0, m13: 0, m21: 0, m22: 1, m23: 0, m31: -CGFloat(target.minX),
      m32: -CGFloat(target.minY), m33: 1)
    guard let back = map.concatenating(shift).inverted() else { return nil }
    let total = back.concatenating(flat)
    // Rows of a matrix that is multiplied by columns; positive where the eye looks.
    let sign = total.m33 < 0 ? -1.0 : 1.0
    return [
      total.m11, total.m21, total.m31, total.m12, total.m22, total.m32, total.m13, total.m23,
      total.m33,
    ].map { Double($0) * sign }
  }
}

extension ProjectiveTransform {
  /// Nil where it maps the plane to less than a plane.
  func inverted() -> ProjectiveTransform? {
    let c11 = m22 * m33 - m23 * m32
    let c12 = m23 * m31 - m21 * m33
    let c13 = m21 * m32 - m22 * m31
    let determinant = m11 * c11 + m12 * c12 + m13 * c13
    guard determinant.isFinite, abs(determinant) > 1e-15 else { return nil }
    let f = 1 / determinant
    return ProjectiveTransform(
      m11: c11 * f, m12: (m13 * m32 - m12 * m33) * f, m13: (m12 * m23 - m13 * m22) * f,
      m21: c12 * f, m22: (m11 * m33 - m13 * m31) * f, m23: (m13 * m21 - m11 * m23) * f,
      m31: c13 * f, m32: (m12 * m31 - m11 * m32) * f, m33: (m11 * m22 - m12 * m21) * f)
  }
}

extension DevicePlacement {
  /// Pixels per point, along the mean of both axes.
  var resolution: CGFloat { abs(xx * yy - xy * yx).squareRoot() }
}

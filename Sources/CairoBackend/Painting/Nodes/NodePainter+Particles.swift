import CPangoCairo
import PlatformInterface

/// Particles: each a small picture, read anew for every pixel it covers, as no two are turned and
/// enlarged alike for long.
extension NodePainter {
  func paintParticles(
    _ particles: RenderParticles, _ place: DevicePlacement, clip: PixelRect, alpha: Float
  ) {
    let clip = clip.intersection(canvas.bounds)
    guard !clip.isEmpty, !place.isFlat else { return }
    // Whole pixels are taken off, so that a particle is the same wherever it is moved along.
    let anchored = AnchoredPlacement(place)
    for particle in particles.particles {
      paint(
        particle, showing: particles.pictures[particle.picture], anchored, clip: clip,
        alpha: alpha, isAdditive: particles.isAdditive)
    }
  }

  private func paint(
    _ particle: RenderParticle, showing picture: RenderParticles.Picture,
    _ anchored: AnchoredPlacement, clip: PixelRect, alpha: Float, isAdditive: Bool
  ) {
    let size = particle.size
    let place = anchored.linear
    let box = particle.bounds
    guard size.width != 0, size.height != 0, PathDrawing.isUsable(box),
      PathDrawing.isUsable(picture.unitSource)
    else { return }
    let target = place.pixels(covering: box.insetBy(dx: -0.5, dy: -0.5))
      .offset(x: anchored.x, y: anchored.y).intersection(clip)
    let color = PremultipliedColor(particle.color, alpha: alpha)
    guard !target.isEmpty, !color.isClear else { return }
    // From the picture's unit square to the device.
    let turned = CGAffineTransform(translationX: particle.center.x, y: particle.center.y)
      .rotated(by: particle.rotation).scaledBy(x: size.width, y: size.height)
      .translatedBy(x: -0.5, y: -0.5)
    let onDevice = place.concatenating(turned)
    guard onDevice.isFinite, !onDevice.isFlat,
      let raster = raster(
        of: picture, width: hypot(onDevice.xx, onDevice.yx), height: hypot(onDevice.xy, onDevice.yy)
      )
    else { return }
    let part = CGRect(
      x: picture.unitSource.minX * CGFloat(raster.width),
      y: picture.unitSource.minY * CGFloat(raster.height),
      width: picture.unitSource.width * CGFloat(raster.width),
      height: picture.unitSource.height * CGFloat(raster.height))
    let determinant = onDevice.xx * onDevice.yy - onDevice.xy * onDevice.yx
    let (a, b) = (onDevice.yy / determinant, -onDevice.xy / determinant)
    let (c, d) = (-onDevice.yx / determinant, onDevice.xx / determinant)
    let map = [
      a * part.width, b * part.width,
      part.minX - (a * onDevice.x + b * onDevice.y) * part.width, c * part.height, d * part.height,
      part.minY - (c * onDevice.x + d * onDevice.y) * part.height,
    ]
    canvas.paint(
      raster, part: part, map: map, origin: (anchored.x, anchored.y), in: target, color: color,
      isAdditive: isAdditive,
      isNearest: picture.filter == .nearest)
  }

  /// The picture, halved until it is no more than twice as fine as it is seen.
  private func raster(of picture: RenderParticles.Picture, width: CGFloat, height: CGFloat)
    -> Raster?
  {
    let source = picture.image.source
    let finer = min(
      CGFloat(source.pixelWidth) * picture.unitSource.width / max(width, 1),
      CGFloat(source.pixelHeight) * picture.unitSource.height / max(height, 1))
    var level = 0
    while level < 12, finer >= CGFloat(2 << level) { level += 1 }
    let key = RasterKey(
      .reduced(ObjectIdentifier(source), level), AnchoredPlacement(DevicePlacement(scale: 1)))
    if let entry = cache.find(key) { return entry.raster }
    let wanted = (max(1, source.pixelWidth >> level), max(1, source.pixelHeight >> level))
    let raster = source.pixels(atLeastWidth: wanted.0, height: wanted.1).flatMap {
      Self.shrunk($0, width: wanted.0, height: wanted.1)
    }
    cache.insert(
      RasterCache.Entry(
        key, raster,
        bounds: PixelRect(x: 0, y: 0, width: raster?.width ?? 0, height: raster?.height ?? 0),
        owner: source))
    return raster
  }

  private static func shrunk(_ pixels: PixelBuffer, width: Int, height: Int) -> Raster? {
    if pixels.width <= width, pixels.height <= height { return Raster(pixels) }
    let (width, height) = (min(width, pixels.width), min(height, pixels.height))
    guard let raster = Raster(.color, width: width, height: height) else { return nil }
    tessera_shrink(
      pixels.bytes.assumingMemoryBound(to: UInt32.self), Int32(pixels.bytesPerRow),
      Int32(pixels.width), Int32(pixels.height), raster.bytes.assumingMemoryBound(to: UInt32.self),
      Int32(raster.bytesPerRow), Int32(width), Int32(height))
    return raster
  }
}

/// One picture of many: where it lies, how it is turned and enlarged, and in what colour it is seen.
package struct RenderParticle: Hashable, Sendable {
  /// Which of `RenderParticles.pictures` it shows.
  package var picture: Int
  /// Its middle, in the node's coordinates.
  package var center: CGPoint
  /// Its size in points before it is turned; both sides negative for one seen upside down and mirrored.
  package var size: CGSize
  /// How far it is turned, in radians, clockwise where y points down.
  package var rotation: CGFloat
  /// Multiplies the picture's colours, component by component.
  package var color: RGBA

  package init(picture: Int, center: CGPoint, size: CGSize, rotation: CGFloat, color: RGBA) {
    self.picture = picture
    self.center = center
    self.size = size
    self.rotation = rotation
    self.color = color
  }

  /// The upright rectangle around it, in the node's coordinates.
  package var bounds: CGRect {
    let (sine, cosine) = (abs(sin(rotation)), abs(cos(rotation)))
    let (width, height) = (abs(size.width), abs(size.height))
    let box = CGSize(width: cosine * width + sine * height, height: sine * width + cosine * height)
    return CGRect(
      x: center.x - box.width / 2, y: center.y - box.height / 2, width: box.width,
      height: box.height)
  }
}

/// The particles of an emitter at one moment; immutable, and compared by identity.
package final class RenderParticles: Sendable {
  /// A picture that particles show, or a part of one.
  package struct Picture: Sendable {
    package var image: CGImage
    /// The part that is shown, in unit coordinates of the picture.
    package var unitSource: CGRect
    package var filter: RenderImage.Filter

    package init(
      _ image: CGImage, unitSource: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      filter: RenderImage.Filter = .linear
    ) {
      self.image = image
      self.unitSource = unitSource
      self.filter = filter
    }
  }

  package let pictures: [Picture]
  /// In the order of painting.
  package let particles: [RenderParticle]
  /// Their light is added to what lies below instead of covering it.
  package let isAdditive: Bool
  /// Around all of them, in the node's coordinates; null without any.
  package let bounds: CGRect

  package init(pictures: [Picture], particles: [RenderParticle], isAdditive: Bool = false) {
    self.pictures = pictures
    self.particles = particles
    self.isAdditive = isAdditive
    var (minX, minY, maxX, maxY) = (
      CGFloat.infinity, CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity
    )
    for particle in particles {
      let box = particle.bounds
      minX = min(minX, box.minX)
      minY = min(minY, box.minY)
      maxX = max(maxX, box.maxX)
      maxY = max(maxY, box.maxY)
    }
    // Edges are smooth half a pixel beyond them.
    bounds =
      minX <= maxX
      ? CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY).insetBy(dx: -1, dy: -1)
      : .null
  }
}

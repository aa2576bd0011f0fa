import PlatformInterface

/// Where a particle comes into being, and which way is straight on there.
struct ParticleBirth {
  var place: ParticleVector
  /// The direction of longitude 0, in radians from the x axis.
  var heading: CGFloat = 0

  /// A point of an emitter's shape.
  ///
  /// iOS-BEHAVIOUR: a line emits towards smaller y, and circles and outlines of rectangles away from their
  /// middle: longitude is counted from there. So particles of a line with the longitude π move down.
  /// Evidence: animation-11, animation-16.
  init(on emitter: ParticleEmitter, _ random: inout ParticleRandom) {
    // As many numbers for each shape and mode, so that changing one changes no other particle.
    let (u, v, w) = (random.unit(), random.unit(), random.unit())
    let (width, height, depth) = (emitter.size.width, emitter.size.height, emitter.depth)
    var offset = ParticleVector()
    switch emitter.shape {
    case .line:
      offset.x = emitter.mode == .points ? (u < 0.5 ? -width : width) / 2 : (u - 0.5) * width
      heading = -.pi / 2
    case .rectangle, .cuboid:
      let box = Self.inBox(emitter.mode, u, v, w, isFlat: emitter.shape == .rectangle)
      offset = ParticleVector(x: box.x * width, y: box.y * height, z: box.z * depth)
      if let normal = box.heading { heading = normal }
    case .circle, .sphere:
      let angle = u * 2 * .pi
      var radius = width
      switch emitter.mode {
      case .points: radius = 0
      case .outline: break
      case .surface where emitter.shape == .sphere: break
      default: radius *= emitter.shape == .sphere ? CGFloat(pow(v, 1.0 / 3)) : v.squareRoot()
      }
      var inPlane: CGFloat = 1
      if emitter.shape == .sphere, emitter.mode != .outline {
        let height = w * 2 - 1
        offset.z = radius * height
        inPlane = (1 - height * height).squareRoot()
      }
      offset.x = radius * inPlane * cos(angle)
      offset.y = radius * inPlane * sin(angle)
      if emitter.mode != .points { heading = angle }
    default: break
    }
    place = ParticleVector(
      x: emitter.position.x + offset.x, y: emitter.position.y + offset.y, z: emitter.z + offset.z)
  }

  /// A particle's own place.
  init(at place: ParticleVector) { self.place = place }

  /// A point of the unit box around the origin.
  private static func inBox(
    _ mode: CAEmitterLayerEmitterMode, _ first: Double, _ second: Double, _ third: Double,
    isFlat: Bool
  ) -> (x: CGFloat, y: CGFloat, z: CGFloat, heading: CGFloat?) {
    let (u, v, w) = (CGFloat(first), CGFloat(second), CGFloat(third))
    func side(_ value: CGFloat) -> CGFloat { value < 0.5 ? -0.5 : 0.5 }
    switch mode {
    case .points: return (side(u), side(v), isFlat ? 0 : side(w), nil)
    case .outline:
      // One of four edges of the plane; a box has those of its front and back.
      let along = v - 0.5
      let z = isFlat ? 0 : side(w)
      switch Int(u * 4) {
      case 0: return (along, -0.5, z, -.pi / 2)
      case 1: return (0.5, along, z, 0)
      case 2: return (along, 0.5, z, .pi / 2)
      default: return (-0.5, along, z, .pi)
      }
    case .surface where !isFlat:
      // A face, chosen by the first number, whose rest goes on along it.
      let face = Int(u * 6)
      let (a, b, c) = (u * 6 - CGFloat(face) - 0.5, v - 0.5, CGFloat(face % 2) - 0.5)
      return face < 2 ? (c, a, b, nil) : face < 4 ? (a, c, b, nil) : (a, b, c, nil)
    default: return (u - 0.5, v - 0.5, isFlat ? 0 : w - 0.5, nil)
    }
  }
}

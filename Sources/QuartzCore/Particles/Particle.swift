import PlatformInterface

/// One particle as it was born; what becomes of it is a function of time.
struct Particle {
  let cell: ParticleCell
  /// Counts births, those of all cells, and tells older from younger where times are equal.
  let number: UInt64
  /// What its random numbers, and those of what it emits, follow from.
  let key: UInt64
  /// In the emitter's time.
  let birth: Double
  let lifetime: Double
  let origin: ParticleVector
  let velocity: ParticleVector
  let scale: CGFloat
  let spin: CGFloat
  let color: ParticleColor
  /// How many particles each of the cell's own cells has emitted here.
  var emitted: [Int]

  var death: Double { birth + lifetime }

  /// Where it is.
  func place(at time: Double) -> ParticleVector {
    let age = CGFloat(time - birth)
    let half = age * age / 2
    let a = cell.acceleration
    return ParticleVector(
      x: origin.x + velocity.x * age + a.x * half, y: origin.y + velocity.y * age + a.y * half,
      z: origin.z + velocity.z * age + a.z * half)
  }

  /// How much its picture is enlarged; below 0 it is seen upside down and mirrored.
  func scale(at time: Double) -> CGFloat { scale + cell.scaleSpeed * CGFloat(time - birth) }

  /// How far it is turned, in radians.
  func rotation(at time: Double) -> CGFloat { spin * CGFloat(time - birth) }

  func color(at time: Double) -> ParticleColor {
    color.adding(cell.colorSpeed, times: Float(time - birth))
  }
}

/// Something with a mass that moves and turns, and keeps its form.
package final class RigidBody {
  /// Of the world's units: a body of 100 by 100 points and density 1 has mass 1.
  static let areaOfUnitMass = 10_000.0

  /// Where the body is, about which it turns, in points.
  package var position: Vector
  /// How far the body is turned, in radians.
  package var angle: Double
  /// In points a second.
  package var velocity = Vector.zero
  /// In radians a second.
  package var angularVelocity = 0.0

  /// The outlines by which the body touches others; they give its mass.
  package var shapes: [CollisionShape] { didSet { if shapes != oldValue { updateMass() } } }
  package var density = 1.0 { didSet { if density != oldValue { updateMass() } } }
  /// 0 for what does not bounce, 1 for what bounces back as fast as it came.
  package var elasticity = 0.0
  /// 0 for what slides freely.
  package var friction = 0.0
  /// The share of its velocity that a body loses in a second, at the rate of the moment.
  package var resistance = 0.0
  /// The same of the angular velocity.
  package var angularResistance = 0.0
  /// What electric and magnetic forces act upon; a program's own number.
  package var charge = 0.0
  /// Whether nothing moves the body, which others still bounce off.
  package var isAnchored = false { didSet { updateMass() } }
  /// Whether the body turns.
  package var allowsRotation = true { didSet { updateMass() } }

  /// The mass by density and area, for anchored bodies too.
  package private(set) var mass = 1.0
  private(set) var inverseMass = 1.0
  private(set) var inverseInertia = 1.0
  private(set) var reach = 0.0

  /// What acts until the next step is done.
  private var acceleration = Vector.zero
  private var force = Vector.zero
  private var torque = 0.0
  /// What the last step's forces added to the velocity.
  private(set) var kick = Vector.zero
  /// Whether something held the body in this step: then its way is no parabola.
  var isHeld = false
  /// How far this step moved and turned the body.
  private(set) var shift = Vector.zero
  private(set) var turn = 0.0

  /// Its place among the world's bodies; set by it.
  package internal(set) var index = 0
  var placedShapes: [PlacedShape] = []
  var box = Box(center: .zero, radius: 0)

  package init(position: Vector, angle: Double = 0, shapes: [CollisionShape] = []) {
    self.position = position
    self.angle = angle
    self.shapes = shapes
    updateMass()
  }

  private func updateMass() {
    let area = shapes.reduce(0) { $0 + $1.area }
    let moment = shapes.reduce(0) { $0 + $1.moment }
    let unit = max(density, 1e-6) / Self.areaOfUnitMass
    mass = max(area * unit, 1e-9)
    let inertia = max(moment * unit, 1e-9)
    inverseMass = isAnchored ? 0 : 1 / mass
    inverseInertia = isAnchored || !allowsRotation ? 0 : 1 / inertia
    reach = shapes.map(\.reach).max() ?? 0
  }

  // MARK: What acts

  /// Adds an acceleration for the next step, in points a second squared, whatever the mass.
  package func accelerate(by acceleration: Vector) { self.acceleration += acceleration }

  /// Adds a force for the next step at a point off the body's position, in the body's own directions:
  /// one of 1 accelerates a mass of 1 by a point a second squared.
  package func apply(force: Vector, at offset: Vector = .zero) {
    self.force += force
    torque += offset.rotated(by: Vector(angle: angle)).cross(force)
  }

  /// Changes the velocity at once: an impulse of 1 gives a mass of 1 a point a second.
  package func apply(impulse: Vector, at offset: Vector = .zero) {
    velocity += impulse * inverseMass
    angularVelocity += offset.rotated(by: Vector(angle: angle)).cross(impulse) * inverseInertia
  }

  /// Adds to the velocity what a constraint asks for at `arm` from the position.
  func push(_ impulse: Vector, arm: Vector) {
    velocity += impulse * inverseMass
    angularVelocity += arm.cross(impulse) * inverseInertia
  }

  /// The velocity of the body's point at `arm` from its position.
  func velocity(at arm: Vector) -> Vector { velocity + arm.perpendicular * angularVelocity }

  // MARK: A step

  /// The most that a body moves in a second, in points, and turns, in radians.
  private static let fastest = 100_000.0
  private static let fastestTurn = 500.0

  func integrateVelocity(_ duration: Double) {
    let before = velocity
    if inverseMass > 0 {
      velocity += (acceleration + force * inverseMass) * duration
      angularVelocity += torque * inverseInertia * duration
      kick = velocity - before
      velocity = velocity * (1 / (1 + duration * max(resistance, 0)))
      angularVelocity *= 1 / (1 + duration * max(angularResistance, 0))
    } else {
      velocity = .zero
      angularVelocity = 0
      kick = .zero
    }
    if !allowsRotation { angularVelocity = 0 }
    acceleration = .zero
    force = .zero
    torque = 0
    limitVelocity()
  }

  private func limitVelocity() {
    if !velocity.isFinite { velocity = .zero }
    if !angularVelocity.isFinite { angularVelocity = 0 }
    let speed = velocity.length
    if speed > Self.fastest { velocity = velocity * (Self.fastest / speed) }
    angularVelocity = min(max(angularVelocity, -Self.fastestTurn), Self.fastestTurn)
  }

  /// A body that nothing holds goes along its parabola exactly; one that is held, as its velocity says.
  func integratePosition(_ duration: Double) {
    limitVelocity()
    let mean = isHeld || resistance > 0 ? velocity : velocity - kick * 0.5
    shift = mean * duration
    turn = angularVelocity * duration
    position += shift
    angle += turn
  }

  /// Puts the outlines where the body is, with a box around where they may be after the step.
  func place(_ duration: Double) {
    isHeld = false
    let direction = Vector(angle: angle)
    placedShapes = shapes.map { PlacedShape($0, at: position, direction: direction) }
    margin = 2 + duration * (velocity.length + abs(angularVelocity) * reach)
    guard let first = placedShapes.first else {
      box = Box(center: position, radius: 0)
      return
    }
    box = placedShapes.dropFirst().reduce(first.box) { $0.union($1.box) }.grown(by: margin)
  }

  /// How far the body may come in this step.
  private(set) var margin = 0.0
}

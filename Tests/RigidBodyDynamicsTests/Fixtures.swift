import RigidBodyDynamics

/// A world with a group of bodies and, if wanted, four lines around it.
final class TestWorld {
  let world = World()
  let group = CollisionGroup()
  var gravity = Vector(0, 1000)
  private(set) var events: [World.Event] = []

  init(width: Double? = nil, height: Double = 0) {
    if let width {
      let corners = [
        Vector(0, 0), Vector(width, 0), Vector(width, height), Vector(0, height), Vector(0, 0),
      ]
      for (from, to) in zip(corners, corners.dropFirst()) {
        group.lines.append((0, BoundaryLine(from, to)))
      }
    }
    world.groups = [group]
    world.applyForces = { [unowned self] _ in
      for body in world.bodies { body.accelerate(by: gravity) }
    }
  }

  @discardableResult
  func add(_ x: Double, _ y: Double, _ shape: CollisionShape = .rectangle(width: 100, height: 100))
    -> RigidBody
  {
    let body = RigidBody(position: Vector(x, y), shapes: [shape])
    world.bodies.append(body)
    group.bodies.append(body)
    world.groups = [group]
    return body
  }

  func run(_ seconds: Double, each: () -> Void = {}) {
    for _ in 0..<Int((seconds / World.stepDuration).rounded()) {
      events += world.step()
      each()
    }
  }
}

/// Bodies that fall, touch, bounce and are tied to one another, in steps of one length. The first file to
/// read.
///
/// A solver by impulses: each step finds what touches, lets forces act, changes velocities one constraint
/// after the other until they agree well enough, and moves the bodies. Constraints are soft and are
/// solved a second time after the move without what undid overlaps ("Solver2D", Erin Catto, 2024, calls it
/// soft step). Nothing is random and nothing hangs on addresses: the same calls give the same numbers.
package final class World {
  /// A step, in seconds.
  package static let stepDuration = 1.0 / 120
  /// Rounds in which velocities come to agree.
  private static let rounds = 8
  private static let relaxingRounds = 3

  /// Who began and who ceased to touch.
  package enum Event {
    case began(TouchingPair)
    case ended(TouchingPair)
  }

  package var bodies: [RigidBody] = [] { didSet { renumber() } }
  package var joints: [Joint] = []
  /// Set anew whenever bodies or lines of a group change: contacts are known by their places in it.
  package var groups: [CollisionGroup] = [] { didSet { memories = [:] } }
  /// What joints tie bodies to that are tied to the world: it lies at zero and never moves.
  package let ground: RigidBody
  /// Lets forces act; called before each step with its length in seconds.
  package var applyForces: (Double) -> Void = { _ in }

  struct Touch {
    var key: TouchKey
    var contact: Int
    var isTouching: Bool
    var pair: TouchingPair
  }

  var contacts: [Contact] = []
  var contactKeys: [ContactKey] = []
  var memories: [ContactKey: ContactMemory] = [:]
  var touches: [Touch] = []
  var touching: [TouchKey: TouchingPair] = [:]
  var touchingOrder: [TouchKey] = []
  var events: [Event] = []
  private var stillDuration = 0.0

  package init() {
    ground = RigidBody(position: .zero)
    ground.isAnchored = true
  }

  private func renumber() {
    for (index, body) in bodies.enumerated() { body.index = index }
    memories = [:]
  }

  /// Goes on by `stepDuration`, and says who began and ceased to touch meanwhile.
  package func step() -> [Event] {
    let duration = Self.stepDuration
    applyForces(duration)
    for body in bodies { body.place(duration) }
    findContacts(duration)
    for body in bodies { body.integrateVelocity(duration) }
    for joint in joints { joint.prepare(duration) }
    for contact in contacts { contact.warmStart() }
    for _ in 0..<Self.rounds { solve(duration, isRelaxing: false) }
    for body in bodies { body.integratePosition(duration) }
    for _ in 0..<Self.relaxingRounds { solve(duration, isRelaxing: true) }
    let bouncing = contacts.indices.filter { contacts[$0].isBouncing }
    if !bouncing.isEmpty {
      for _ in 0..<Self.rounds { for index in bouncing { contacts[index].bounce() } }
    }
    for index in contacts.indices {
      memories[contactKeys[index]]?.points = contacts[index].memory
    }
    updateTouching()
    noteStillness(duration)
    defer { events = [] }
    return events
  }

  private func solve(_ duration: Double, isRelaxing: Bool) {
    for joint in joints { joint.solve(duration, isRelaxing: isRelaxing) }
    for index in contacts.indices { contacts[index].solve(duration, isRelaxing: isRelaxing) }
  }

  // MARK: Rest

  /// Below this, in points and radians a second, a body counts as still.
  private static let stillVelocity = 1.5
  private static let stillAngularVelocity = 0.035
  /// How long all have to be still, in seconds.
  private static let restAfter = 0.5

  private func noteStillness(_ duration: Double) {
    let isStill = bodies.allSatisfy {
      $0.velocity.length < Self.stillVelocity
        && abs($0.angularVelocity) < Self.stillAngularVelocity
    }
    stillDuration = isStill ? stillDuration + duration : 0
  }

  /// Whether all bodies have been still for half a second.
  package var isAtRest: Bool { stillDuration >= Self.restAfter - 1e-9 }

  /// Something changed, so that bodies may move again.
  package func wake() { stillDuration = 0 }

  /// Ends what is left of movement that nobody sees.
  package func stop() {
    for body in bodies {
      body.velocity = .zero
      body.angularVelocity = 0
    }
  }
}

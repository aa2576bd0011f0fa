import RigidBodyDynamics

/// An animator's world of bodies, put together from its behaviors.
///
/// Bodies come with their items at once, as items are read then; joints, groups and properties are put
/// together anew before a step that follows a change of a behavior (`assemble`).
@MainActor
final class DynamicSimulation {
  let world = World()
  /// Where items are, in points, is in this view's coordinates.
  weak var referenceView: UIView?
  /// What `translatesReferenceBoundsIntoBoundary` takes for the bounds.
  var referenceBounds: () -> CGRect? = { nil }
  private var bodies: [ObjectIdentifier: DynamicItemBody] = [:]
  /// By the order in which items came.
  private(set) var ordered: [DynamicItemBody] = []
  private var assembledBounds: CGRect?

  /// What behaviors contribute to; filled by `assemble`.
  private(set) var joints: [Joint] = []
  private(set) var groups: [CollisionGroup] = []
  private var behaviors: [UIDynamicBehavior] = []

  init() {
    world.applyForces = { [unowned self] duration in
      MainActor.assumeIsolated {
        for behavior in self.behaviors { behavior.applyForces(in: self, duration: duration) }
      }
    }
  }

  /// The body of an item, made of what the item is now if there is none.
  @discardableResult
  func take(_ item: any UIDynamicItem) -> RigidBody {
    let key = ObjectIdentifier(item)
    if let known = bodies[key] { return known.body }
    let new = DynamicItemBody(item, in: referenceView)
    bodies[key] = new
    ordered.append(new)
    return new.body
  }

  func body(of item: any UIDynamicItem) -> RigidBody? { bodies[ObjectIdentifier(item)]?.body }

  func add(_ joint: Joint) { joints.append(joint) }
  func add(_ group: CollisionGroup) { groups.append(group) }

  /// Puts the world together from all behaviors of an animator, in their order.
  func assemble(_ behaviors: [UIDynamicBehavior]) {
    self.behaviors = behaviors
    var wanted: Set<ObjectIdentifier> = []
    for behavior in behaviors {
      for item in behavior.dynamicItems {
        wanted.insert(ObjectIdentifier(item))
        take(item)
      }
    }
    ordered.removeAll { !wanted.contains(ObjectIdentifier($0.item)) }
    bodies = bodies.filter { wanted.contains($0.key) }
    for entry in ordered { entry.body.resetProperties() }
    joints = []
    groups = []
    assembledBounds = referenceBounds()
    for behavior in behaviors { behavior.contribute(to: self) }
    world.bodies = ordered.map(\.body)
    world.joints = joints
    world.groups = groups
  }

  /// The reference bounds are others than those that boundaries were made of.
  var needsBoundaries: Bool { groups.contains { !$0.lines.isEmpty } && boundsChanged }
  var boundsChanged: Bool { assembledBounds != referenceBounds() }

  func read(_ item: any UIDynamicItem) { bodies[ObjectIdentifier(item)]?.read(in: referenceView) }

  /// Puts all items where their bodies are.
  ///
  /// - Returns: those that moved.
  func write() -> [any UIDynamicItem] {
    ordered.filter { $0.write(in: referenceView) }.map(\.item)
  }

  /// The item whose body it is.
  func item(of body: RigidBody) -> (any UIDynamicItem)? {
    ordered.indices.contains(body.index) && ordered[body.index].body === body
      ? ordered[body.index].item : ordered.first { $0.body === body }?.item
  }
}

extension RigidBody {
  /// As an item is that no item behavior concerns.
  ///
  /// iOS-BEHAVIOUR: such items neither bounce nor rub, as the defaults of an item behavior say.
  /// Evidence: unmeasured.
  fileprivate func resetProperties() {
    density = 1
    elasticity = 0
    friction = 0
    resistance = 0
    angularResistance = 0
    charge = 0
    isAnchored = false
    allowsRotation = true
  }
}

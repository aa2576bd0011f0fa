import RigidBodyDynamics

/// Forces that fill a part of the plane: gravity, springs, drag, currents, noise.
///
/// One of the class's methods says which; the behavior then acts on the items added to it that lie in its
/// region.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
  /// What is asked for a field of a program's own: the field, then an item's place in the reference
  /// coordinates, its velocity, mass, charge, and the seconds of a step. It answers with a force, in units
  /// of which a push of magnitude 1 has one.
  typealias Evaluation = (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) ->
    CGVector

  private var kind = DynamicField.drag
  private var evaluation: Evaluation?
  private var time = 0.0

  private static func make<Behavior: UIFieldBehavior>(
    _ type: Behavior.Type, _ kind: DynamicField, _ configure: (Behavior) -> Void = { _ in }
  ) -> Behavior {
    let behavior = ObjectFactory.make(type)
    behavior.kind = kind
    configure(behavior)
    return behavior
  }

  // MARK: Fields

  /// Slows items down, the more the faster they are.
  open class func dragField() -> Self { make(self, .drag) }
  /// Drives items around the position, counter-clockwise, the more the further away they are.
  open class func vortexField() -> Self { make(self, .vortex) }
  /// Draws items to a position with the same acceleration everywhere.
  open class func radialGravityField(position: CGPoint) -> Self {
    make(self, .radialGravity) { $0.position = position }
  }
  /// Lets items fall in a direction, whose length counts, too.
  open class func linearGravityField(direction: CGVector) -> Self {
    make(self, .linearGravity) { $0.direction = direction }
  }
  /// Gives items a velocity, in place of the one they have.
  open class func velocityField(direction: CGVector) -> Self {
    make(self, .velocity) { $0.direction = direction }
  }
  /// Pushes items at random, the same way each run.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    make(self, .noise) {
      $0.smoothness = smoothness
      $0.animationSpeed = speed
    }
  }
  /// Pushes items at random, the more the faster they are.
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    make(self, .turbulence) {
      $0.smoothness = smoothness
      $0.animationSpeed = speed
    }
  }
  /// Draws items to the position, the more the further away they are.
  open class func springField() -> Self { make(self, .spring) }
  /// Pushes charged items away from the position, or draws them there.
  open class func electricField() -> Self { make(self, .electric) }
  /// Bends the way of charged items.
  open class func magneticField() -> Self { make(self, .magnetic) }
  /// A field of a program's own.
  ///
  /// - Parameter block: asked for the force on each item in each step, with the field, the item's place in
  ///   the reference coordinates, its velocity, mass, charge, and the step's seconds. The answer is in
  ///   units of which a push of magnitude 1 has one.
  open class func field(
    evaluationBlock block:
      @escaping (
        UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
      ) -> CGVector
  ) -> Self { make(self, .custom) { $0.evaluation = block } }

  // MARK: Properties

  /// What the field acts on, in the order of adding.
  open var items: [any UIDynamicItem] { dynamicItems }
  /// Lets the field act on one more item.
  open func addItem(_ item: any UIDynamicItem) { add(item) }
  /// Lets the field act on an item no more.
  open func removeItem(_ item: any UIDynamicItem) { remove(item) }

  /// The middle of the field and of its region, in the reference coordinates; zero by default.
  open var position = CGPoint.zero { didSet { wake() } }
  /// Where the field acts, around its position; everywhere by default.
  open var region = UIRegion.infinite { didSet { wake() } }
  /// A factor of the field's forces; 1 by default.
  open var strength: CGFloat = 1 { didSet { wake() } }
  /// How quickly the field becomes weaker with the distance from its position; 0, which is not at all, by
  /// default.
  open var falloff: CGFloat = 0 { didSet { wake() } }
  /// What is nearer than this, in points, counts as this far away; very little by default.
  open var minimumRadius: CGFloat = 1e-6 { didSet { wake() } }
  /// Where gravity and velocity go; zero by default.
  open var direction = CGVector.zero { didSet { wake() } }
  /// How alike noise is at neighbouring places, from 0 to 1; 0 by default.
  open var smoothness: CGFloat = 0 { didSet { wake() } }
  /// How quickly noise changes; 0, which is never, by default.
  open var animationSpeed: CGFloat = 0 { didSet { wake() } }

  override func applyForces(in simulation: DynamicSimulation, duration: Double) {
    time += duration
    for item in dynamicItems {
      guard let body = simulation.body(of: item), !body.isAnchored else { continue }
      let offset = body.position - Vector(position).orZero
      guard region.contains(offset.point) else { continue }
      if kind == .custom {
        let force = evaluation?(
          self, body.position.point, CGVector(dx: body.velocity.x, dy: body.velocity.y),
          CGFloat(body.mass), CGFloat(body.charge), duration)
        body.apply(force: (Vector(force ?? .zero) * UIPushBehavior.unit).orZero)
      } else {
        kind.act(on: body, at: offset, settings, duration: duration)
      }
    }
  }

  private var settings: DynamicField.Settings {
    func number(_ value: CGFloat) -> Double {
      value.isNaN ? 0 : min(max(Double(value), -1e9), 1e9)
    }
    return DynamicField.Settings(
      strength: number(strength), falloff: number(falloff), minimumRadius: number(minimumRadius),
      direction: Vector(direction).orZero, smoothness: number(smoothness),
      phase: time * number(animationSpeed))
  }
}

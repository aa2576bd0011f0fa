import RigidBodyDynamics

/// Says of items how they bounce, rub and weigh, and gives them velocities.
///
/// Of several that concern an item the one added last counts.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// Makes a behavior with the defaults.
  public init(items: [any UIDynamicItem]) {
    super.init()
    for item in items { add(item) }
  }

  /// Makes a behavior with the defaults that concerns nothing yet.
  public override convenience init() { self.init(items: []) }

  /// What the behavior concerns, in the order of adding.
  open var items: [any UIDynamicItem] { dynamicItems }
  /// Concerns one more item.
  open func addItem(_ item: any UIDynamicItem) { add(item) }
  /// Leaves an item to its defaults, with the velocity that it has.
  open func removeItem(_ item: any UIDynamicItem) {
    waiting.removeAll { $0.item === item }
    remove(item)
  }

  /// The share of its velocity that an item keeps when it bounces, from 0 to 1; 0 by default.
  open var elasticity: CGFloat = 0 { didSet { changed() } }
  /// How much items rub that slide along each other; 0 by default, 1 is strong.
  open var friction: CGFloat = 0 { didSet { changed() } }
  /// The mass of an item of 100 by 100 points; 1 by default.
  open var density: CGFloat = 1 { didSet { changed() } }
  /// How quickly items lose their velocity, as a share of it a second; 0 by default.
  open var resistance: CGFloat = 0 { didSet { changed() } }
  /// How quickly items lose their angular velocity; 0 by default.
  open var angularResistance: CGFloat = 0 { didSet { changed() } }
  /// What electric and magnetic fields act upon, in a unit of the program's; 0 by default.
  open var charge: CGFloat = 0 { didSet { changed() } }
  /// Whether items stay where they are, while others bounce off them; false by default.
  open var isAnchored = false { didSet { changed() } }
  /// Whether items turn; true by default.
  open var allowsRotation = true { didSet { changed() } }

  // MARK: Velocities

  /// Velocities for items of a behavior that has no animator yet.
  private var waiting: [(item: any UIDynamicItem, linear: Vector, angular: Double)] = []

  /// Adds to the velocity of an item of the behavior, in points a second. Others are left alone.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    push(item, linear: Vector(velocity).orZero, angular: 0)
  }

  /// The velocity of an item of the behavior, in points a second; zero for others.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    if let body = body(of: item) { return body.velocity.point }
    return waiting.reduce(Vector.zero) { $1.item === item ? $0 + $1.linear : $0 }.point
  }

  /// Adds to the angular velocity of an item of the behavior, in radians a second. Others are left alone.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    push(item, linear: .zero, angular: velocity.isFinite ? Double(velocity) : 0)
  }

  /// The angular velocity of an item of the behavior, in radians a second; zero for others.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    if let body = body(of: item) { return CGFloat(body.angularVelocity) }
    return CGFloat(waiting.reduce(0) { $1.item === item ? $0 + $1.angular : $0 })
  }

  private func body(of item: any UIDynamicItem) -> RigidBody? {
    dynamicItems.contains { $0 === item } ? dynamicAnimator?.simulation.body(of: item) : nil
  }

  private func push(_ item: any UIDynamicItem, linear: Vector, angular: Double) {
    guard dynamicItems.contains(where: { $0 === item }) else { return }
    guard let body = body(of: item) else { return waiting.append((item, linear, angular)) }
    body.velocity += linear
    body.angularVelocity += angular
    wake()
  }

  override func contribute(to simulation: DynamicSimulation) {
    for item in dynamicItems {
      guard let body = simulation.body(of: item) else { continue }
      body.elasticity = Self.number(elasticity, or: 0, in: 0...1)
      body.friction = Self.number(friction, or: 0, in: 0...1e6)
      body.density = Self.number(density, or: 1, in: 1e-6...1e9)
      body.resistance = Self.number(resistance, or: 0, in: 0...1e9)
      body.angularResistance = Self.number(angularResistance, or: 0, in: 0...1e9)
      body.charge = Self.number(charge, or: 0, in: -1e9...1e9)
      body.isAnchored = isAnchored
      body.allowsRotation = allowsRotation
    }
    for push in waiting {
      simulation.body(of: push.item)?.velocity += push.linear
      simulation.body(of: push.item)?.angularVelocity += push.angular
    }
    waiting = []
  }

  private static func number(
    _ value: CGFloat, or other: Double, in range: ClosedRange<Double>
  ) -> Double {
    value.isNaN ? other : min(max(Double(value), range.lowerBound), range.upperBound)
  }
}

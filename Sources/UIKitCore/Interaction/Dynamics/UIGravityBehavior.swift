import RigidBodyDynamics

/// Lets items fall.
///
/// A magnitude of 1 is an acceleration of 1000 points a second squared, whatever the items' masses.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  /// iOS-BEHAVIOUR: a magnitude of 1. Evidence: dynamics-1.
  private static let unit = 1000.0
  private var gravity = DirectedForce(angle: .pi / 2, magnitude: 1)

  /// Makes gravity downwards of magnitude 1.
  public init(items: [any UIDynamicItem]) {
    super.init()
    for item in items { add(item) }
  }

  /// Makes gravity downwards of magnitude 1 that acts on nothing yet.
  public override convenience init() { self.init(items: []) }

  /// What falls, in the order of adding.
  open var items: [any UIDynamicItem] { dynamicItems }
  /// Lets one more item fall.
  open func addItem(_ item: any UIDynamicItem) { add(item) }
  /// Lets an item fall no more.
  open func removeItem(_ item: any UIDynamicItem) { remove(item) }

  /// Where things fall, by components: (0, 1) by default, which is down.
  open var gravityDirection: CGVector {
    get { gravity.vector }
    set {
      gravity.vector = newValue
      wake()
    }
  }

  /// Where things fall, in radians clockwise from the right; half of π by default.
  open var angle: CGFloat {
    get { gravity.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// How fast things come to fall, in thousands of points a second squared; 1 by default.
  ///
  /// Zero resets the angle to 0.
  open var magnitude: CGFloat {
    get { gravity.magnitude }
    // iOS-BEHAVIOUR: no magnitude has no angle. Evidence: dynamics-2.
    set { setAngle(newValue == 0 ? 0 : angle, magnitude: newValue) }
  }

  /// Sets both at once; numbers that are none leave what there is.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravity.set(angle: angle)
    gravity.set(magnitude: magnitude)
    wake()
  }

  override func applyForces(in simulation: DynamicSimulation, duration: Double) {
    let acceleration = (Vector(gravity.vector) * Self.unit).orZero
    for item in dynamicItems { simulation.body(of: item)?.accelerate(by: acceleration) }
  }
}

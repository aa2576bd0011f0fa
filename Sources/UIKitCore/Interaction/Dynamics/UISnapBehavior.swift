import RigidBodyDynamics

/// Takes an item to a point as by a spring, upright.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  /// Makes a spring that takes an item to a point of the reference coordinates.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    snapPoint = point
    super.init()
    add(item)
  }

  /// Where the item's middle goes, in the reference coordinates.
  open var snapPoint: CGPoint {
    didSet {
      spring?.anchors.a = Vector(snapPoint).orZero
      wake()
    }
  }

  /// How little the item swings at the end, from 0 to 1; 0.5 by default.
  open var damping: CGFloat = 0.5 {
    didSet {
      spring?.spring = pace
      wake()
    }
  }

  private var spring: WeldJoint?

  /// iOS-BEHAVIOUR: twice a second at most, and even undamped snaps end. Evidence: unmeasured.
  private var pace: JointSpring {
    let damping = damping.isFinite ? min(max(damping, 0), 1) : 0.5
    return JointSpring(frequency: 2, damping: 0.15 + 0.85 * Double(damping))
  }

  override func contribute(to simulation: DynamicSimulation) {
    guard let item = dynamicItems.first, let body = simulation.body(of: item) else { return }
    if spring?.b !== body {
      spring = WeldJoint(
        simulation.world.ground, body, JointAnchors(Vector(snapPoint).orZero, .zero))
      // Upright is the nearest of all whole turns.
      spring?.angle = (body.angle / (2 * .pi)).rounded() * 2 * .pi
    }
    spring?.spring = pace
    if let spring { simulation.add(spring) }
  }
}

import RigidBodyDynamics

/// Pushes items, once or as long as it is active.
///
/// A magnitude of 1 accelerates an item of 100 by 100 points and density 1 by 100 points a second squared;
/// pushed once, it gets 100 points a second.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// How long a push lasts.
  public enum Mode: Int, Sendable {
    /// As long as the behavior is active.
    case continuous = 0
    /// A moment, after which the behavior is no longer active.
    case instantaneous = 1
  }

  /// iOS-BEHAVIOUR: what a magnitude of 1 does to a mass of 1, in either mode.
  /// Evidence: dynamics-3, dynamics-4.
  static let unit = 100.0
  private var force = DirectedForce(angle: 0, magnitude: 0)
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// Makes an active push to the right without a magnitude.
  public init(items: [any UIDynamicItem], mode: UIPushBehavior.Mode) {
    self.mode = mode
    super.init()
    for item in items { add(item) }
  }

  /// Whether items are pushed once.
  open private(set) var mode: UIPushBehavior.Mode
  /// Whether items are pushed; true by default. A push of a moment is over after the next step, and is
  /// given again when this is set.
  open var active = true { didSet { wake() } }

  /// What is pushed, in the order of adding.
  open var items: [any UIDynamicItem] { dynamicItems }
  /// Pushes one more item.
  open func addItem(_ item: any UIDynamicItem) { add(item) }
  /// Pushes an item no more.
  open func removeItem(_ item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = nil
    remove(item)
  }

  /// Where an item is pushed, from its middle, in points and as the item is turned; zero by default.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Sets where an item is pushed. A push beside the middle turns the item.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
    wake()
  }

  /// Where the push goes, in radians clockwise from the right; 0 by default.
  open var angle: CGFloat {
    get { force.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// How strong the push is; 0 by default, and negative for the other way.
  open var magnitude: CGFloat {
    get { force.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// The push by components; zero by default.
  open var pushDirection: CGVector {
    get { force.vector }
    set {
      force.vector = newValue
      wake()
    }
  }

  /// Sets both at once; numbers that are none leave what there is.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    force.set(angle: angle)
    force.set(magnitude: magnitude)
    wake()
  }

  override func applyForces(in simulation: DynamicSimulation, duration: Double) {
    guard active else { return }
    let push = (Vector(force.vector) * Self.unit).orZero
    for item in dynamicItems {
      guard let body = simulation.body(of: item) else { continue }
      let offset = Vector(targetOffsetFromCenter(for: item)).orZero
      switch mode {
      case .continuous: body.apply(force: push, at: offset)
      case .instantaneous: body.apply(impulse: push, at: offset)
      }
    }
    if mode == .instantaneous { active = false }
  }
}

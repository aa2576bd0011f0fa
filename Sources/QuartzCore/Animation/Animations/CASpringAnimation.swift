/// An animation that ends as a spring does: `fromValue` is where it is released, `toValue` its rest.
///
/// The spring follows real seconds; `duration` only says when it is taken off. Setting that to
/// `settlingDuration` lets it come to rest.
open class CASpringAnimation: CABasicAnimation {
  private var spring = SpringCurve()

  public override init() { super.init() }
  /// Reads an animation from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes an animation as of a spring that seems to arrive after some seconds.
  ///
  /// - Parameters:
  ///   - perceptualDuration: seconds in which it seems to arrive.
  ///   - bounce: −1…1; 0 just does not overshoot.
  public init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    super.init()
    spring = SpringCurve(perceptualDuration: perceptualDuration, bounce: bounce)
  }

  /// The mass on the spring, greater than 0; 1 by default.
  open var mass: CGFloat {
    get { spring.mass }
    set { if newValue > 0, newValue.isFinite { spring.mass = newValue } }
  }
  /// The force of the spring for each point of distance, greater than 0; 100 by default.
  open var stiffness: CGFloat {
    get { spring.stiffness }
    set { if newValue > 0, newValue.isFinite { spring.stiffness = newValue } }
  }
  /// The force that slows the mass; 0 swings without end, and 10 is the default.
  open var damping: CGFloat {
    get { spring.damping }
    set { if newValue >= 0, newValue.isFinite { spring.damping = newValue } }
  }
  /// The speed at the beginning, in whole distances a second; below 0 it goes away from the rest.
  open var initialVelocity: CGFloat {
    get { spring.initialVelocity }
    set { if newValue.isFinite { spring.initialVelocity = newValue } }
  }
  /// Whether a damping beyond the critical one makes the spring slower; false by default, which
  /// takes the critical one.
  open var allowsOverdamping: Bool {
    get { spring.allowsOverdamping }
    set { spring.allowsOverdamping = newValue }
  }
  /// The seconds after which the spring seems to have settled.
  open var perceptualDuration: CFTimeInterval { spring.perceptualDuration }
  /// How much the spring overshoots: 0 does not, 1 swings without end, and negative ones creep.
  open var bounce: CGFloat { spring.bounce }
  /// The seconds after which the spring may be taken to stand still.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  /// The spring as a function of time; setting it sets all numbers above.
  package var curve: SpringCurve {
    get { spring }
    set { spring = newValue }
  }

  override func paced(_ fraction: Double) -> Double {
    spring.progress(at: super.paced(fraction) * duration)
  }

  override func property(_ key: String) -> Any? {
    switch key {
    case "mass": mass
    case "stiffness": stiffness
    case "damping": damping
    case "initialVelocity": initialVelocity
    case "settlingDuration": settlingDuration
    default: super.property(key)
    }
  }

  override func setProperty(_ key: String, _ value: Any?) -> Bool {
    let number = value.flatMap(AnimatableValue.number(in:)) ?? 0
    switch key {
    case "mass": mass = number
    case "stiffness": stiffness = number
    case "damping": damping = number
    case "initialVelocity": initialVelocity = number
    default: return super.setProperty(key, value)
    }
    return true
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    if let other = other as? CASpringAnimation { spring = other.spring }
  }
}

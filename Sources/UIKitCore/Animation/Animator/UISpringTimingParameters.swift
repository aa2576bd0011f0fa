import PlatformInterface
import QuartzCore

/// A pace as of a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, @preconcurrency UITimingCurveProvider {
  /// In distances of the animation a second. Where x and y of a property move, the larger counts.
  public let initialVelocity: CGVector
  private let make: (TimeInterval) -> SpringCurve
  /// The time that the spring takes by itself; nil for one that is made to fit its animator's.
  let settlingDuration: TimeInterval?

  /// iOS-BEHAVIOUR: mass 3, stiffness 1000, damping 500: the movement of navigation bars, half a
  /// second long. Its damping ratio of 4.56 counts as critical.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// A spring that settles within the animator's duration.
  ///
  /// - Parameter ratio: 1 does not swing; nearer to 0 swings more.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    settlingDuration = nil
    let speed = Self.speed(velocity)
    make = { SpringCurve(dampingRatio: ratio, duration: $0, initialVelocity: speed) }
    super.init()
  }

  /// A spring whose settling decides how long the animation takes.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    initialVelocity = velocity
    let spring = SpringCurve(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: Self.speed(velocity))
    make = { _ in spring }
    settlingDuration = spring.settlingDuration
    super.init()
  }

  public convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  /// - Parameters:
  ///   - duration: seconds in which the spring seems to arrive; it settles later.
  ///   - bounce: −1…1; 0 just does not overshoot.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    let spring = SpringCurve(
      perceptualDuration: duration, bounce: bounce, initialVelocity: Self.speed(velocity))
    make = { _ in spring }
    settlingDuration = spring.settlingDuration
    super.init()
  }

  public required convenience init?(coder: NSCoder) { self.init() }
  open func encode(with coder: NSCoder) {
    Unsupported.report("UISpringTimingParameters.encode(with:)")
  }
  /// Itself, as nothing in it changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  func spring(duration: TimeInterval) -> SpringCurve { make(duration) }

  /// All numbers of an animation share one spring here: the larger component, with its sign.
  private static func speed(_ velocity: CGVector) -> Double {
    abs(velocity.dx) >= abs(velocity.dy) ? velocity.dx : velocity.dy
  }
}

extension UITimingCurveProvider {
  /// The pace, and how long an animation takes that was given `duration`.
  func pace(for duration: TimeInterval) -> (AnimationPace, TimeInterval) {
    if let spring = springTimingParameters {
      let time = spring.settlingDuration ?? duration
      return (.spring(spring.spring(duration: max(time, 1e-5))), time)
    }
    return (cubicTimingParameters.map { .cubic($0.timingFunction) } ?? .linear, duration)
  }
}

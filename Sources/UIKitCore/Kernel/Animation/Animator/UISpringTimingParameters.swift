import PlatformInterface
import QuartzCore

/// A pace as of a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, @preconcurrency UITimingCurveProvider {
  /// The velocity at the beginning, in distances of the animation a second. A view's center moves
  /// by x and y, each with its own velocity; everything else by the larger of the two.
  public let initialVelocity: CGVector
  private let make: (_ duration: TimeInterval, _ velocity: Double) -> SpringCurve
  /// The time that the spring takes by itself; nil for one that is made to fit its animator's.
  let settlingDuration: TimeInterval?

  /// iOS-BEHAVIOUR: mass 3, stiffness 1000, damping 500: the movement of navigation bars, half a second
  /// long. Its damping ratio of 4.56 counts as critical. Evidence: animation-4; the rest is unmeasured.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// A spring that settles within the animator's duration.
  ///
  /// - Parameter ratio: 1 does not swing; nearer to 0 swings more.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Makes the pace of a spring that settles within the animator's duration. A ratio of 1 comes to
  /// rest without overshooting, smaller ones swing; the velocity is in whole ways a second.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    settlingDuration = nil
    make = { SpringCurve(dampingRatio: ratio, duration: $0, initialVelocity: $1) }
    super.init()
  }

  /// A spring whose settling decides how long the animation takes.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    initialVelocity = velocity
    let make = { (_: TimeInterval, velocity: Double) in
      SpringCurve(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    }
    self.make = make
    settlingDuration = Self.settlingDuration(make, velocity)
    super.init()
  }

  /// Makes the pace of a spring that settles in about `duration` seconds. A bounce of 0 does not
  /// overshoot, positive ones swing.
  public convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  /// Makes the pace of a spring, which sets the animator's duration itself.
  ///
  /// - Parameters:
  ///   - duration: seconds in which the spring seems to arrive; it settles later.
  ///   - bounce: −1…1; 0 just does not overshoot.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    let make = { (_: TimeInterval, velocity: Double) in
      SpringCurve(perceptualDuration: duration, bounce: bounce, initialVelocity: velocity)
    }
    self.make = make
    settlingDuration = Self.settlingDuration(make, velocity)
    super.init()
  }

  /// Makes the pace of a spring with default values; nothing is read.
  public required convenience init?(coder: NSCoder) { self.init() }
  open func encode(with coder: NSCoder) {
    Unsupported.report("UISpringTimingParameters.encode(with:)")
  }
  /// Itself, as nothing in it changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Always `spring`.
  open var timingCurveType: UITimingCurveType { .spring }
  /// Always nil, since the pace is no cubic curve.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The parameters themselves.
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// What follows no single component moves by the faster one.
  func spring(duration: TimeInterval) -> SpringCurve {
    let (x, y) = (initialVelocity.dx, initialVelocity.dy)
    return make(duration, abs(x) >= abs(y) ? x : y)
  }

  /// The pace over `duration` seconds.
  func pace(over duration: TimeInterval) -> AnimationPace {
    let (x, y) = (initialVelocity.dx, initialVelocity.dy)
    let other = spring(duration: duration)
    guard x != y else { return .spring(other) }
    return .springs(x: make(duration, x), y: make(duration, y), other: other)
  }

  /// Until both components are at rest.
  private static func settlingDuration(
    _ make: (TimeInterval, Double) -> SpringCurve, _ velocity: CGVector
  ) -> TimeInterval {
    max(make(0, velocity.dx).settlingDuration, make(0, velocity.dy).settlingDuration)
  }
}

extension UITimingCurveProvider {
  /// The pace, and how long an animation takes that was given `duration`.
  func pace(for duration: TimeInterval) -> (AnimationPace, TimeInterval) {
    if let spring = springTimingParameters {
      let time = spring.settlingDuration ?? duration
      return (spring.pace(over: max(time, 1e-5)), time)
    }
    return (cubicTimingParameters.map { .cubic($0.timingFunction) } ?? .linear, duration)
  }
}

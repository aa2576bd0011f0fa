import PlatformInterface
import QuartzCore

/// A pace by a cubic curve from (0, 0) to (1, 1).
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, @preconcurrency UITimingCurveProvider {
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint
  private let isBuiltin: Bool

  /// Apple's curve for what the system itself moves.
  public override init() {
    animationCurve = .easeInOut
    let points = CAMediaTimingFunction(name: .default).controlPoints
    (controlPoint1, controlPoint2) = points
    isBuiltin = true
    super.init()
  }

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    (controlPoint1, controlPoint2) = curve.timingFunction.controlPoints
    isBuiltin = true
    super.init()
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    // Time runs one way: x within 0…1.
    func usable(_ p: CGPoint) -> CGPoint {
      CGPoint(x: p.x.isNaN ? 0 : min(max(p.x, 0), 1), y: p.y.isFinite ? p.y : 0)
    }
    (controlPoint1, controlPoint2) = (usable(point1), usable(point2))
    isBuiltin = false
    super.init()
  }

  /// Not archived; one from an archive is as a new one.
  public required convenience init?(coder: NSCoder) { self.init() }
  open func encode(with coder: NSCoder) {
    Unsupported.report("UICubicTimingParameters.encode(with:)")
  }
  /// Itself, as nothing in it changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }

  var timingFunction: CAMediaTimingFunction {
    CAMediaTimingFunction(
      controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x),
      Float(controlPoint2.y))
  }
}

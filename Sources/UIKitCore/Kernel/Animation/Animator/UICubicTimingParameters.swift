import PlatformInterface
import QuartzCore

/// A pace by a cubic curve from (0, 0) to (1, 1).
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, @preconcurrency UITimingCurveProvider {
  /// The named curve; `easeInOut` where the curve is made of control points.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point of the curve; its x lies from 0 to 1.
  public let controlPoint1: CGPoint
  /// The second control point of the curve; its x lies from 0 to 1.
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

  /// Makes the pace that a named curve has.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    (controlPoint1, controlPoint2) = curve.timingFunction.controlPoints
    isBuiltin = true
    super.init()
  }

  /// Makes a pace of two control points. Their x are brought within 0 and 1, since time runs one
  /// way; y beyond them overshoots.
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

  /// Makes the parameters that a new object has; nothing is read.
  public required convenience init?(coder: NSCoder) { self.init() }
  open func encode(with coder: NSCoder) {
    Unsupported.report("UICubicTimingParameters.encode(with:)")
  }
  /// Itself, as nothing in it changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the curve is a named one or made of control points.
  open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
  /// The parameters themselves.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Always nil, since the pace is no spring's.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  var timingFunction: CAMediaTimingFunction {
    CAMediaTimingFunction(
      controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x),
      Float(controlPoint2.y))
  }
}

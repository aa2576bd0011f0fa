/// Which kinds of curve an animator's pace is made of.
public enum UITimingCurveType: Int, Sendable {
  case builtin = 0
  case cubic, spring
  /// A spring after a curve.
  case composed
}

/// Says how progress follows from time.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCoding, NSCopying {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// Which kinds of curve an animator's pace is made of.
public enum UITimingCurveType: Int, Sendable {
  /// A named curve.
  case builtin = 0
  /// A cubic curve by its control points.
  case cubic
  /// A spring.
  case spring
  /// A curve of time whose progress goes through a spring.
  case composed
}

/// Says how progress follows from time.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCoding, NSCopying {
  /// Which of the parameters an animator is to use.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve; nil where there is none.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil where there is none.
  var springTimingParameters: UISpringTimingParameters? { get }
}

import Failures

/// A pace known by name.
public struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {
  /// The text that tells paces apart.
  public let rawValue: String
  /// Makes a name of a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As fast all the way.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at the beginning and at the end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The pace of implicit animations: slow at both ends, the faster one first.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The pace of a change: a cubic curve from (0, 0) to (1, 1) that maps time to progress.
open class CAMediaTimingFunction: NSObject {
  private let c1: (x: Float, y: Float)
  private let c2: (x: Float, y: Float)

  /// Makes the pace of a name; an unknown name is linear.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Makes a pace of two control points, whose x should lie from 0 to 1.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    c1 = (c1x, c1y)
    c2 = (c2x, c2y)
  }

  /// Stores x and y of the point `idx`: 0 is the beginning, 1 and 2 steer, 3 is the end.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    require((0...3).contains(idx), "A timing function has points 0 to 3; asked for \(idx).")
    let point: (x: Float, y: Float) = [(0, 0), c1, c2, (1, 1)][idx]
    ptr[0] = point.x
    ptr[1] = point.y
  }

  /// The steering points, for those who make the same curve otherwise.
  package var controlPoints: (CGPoint, CGPoint) {
    (CGPoint(x: CGFloat(c1.x), y: CGFloat(c1.y)), CGPoint(x: CGFloat(c2.x), y: CGFloat(c2.y)))
  }

  /// Progress at `time`, both 0…1 (progress may go beyond on the way).
  package func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    if c1.x == c1.y, c2.x == c2.y { return time }
    func curve(_ a: Float, _ b: Float, _ t: Double) -> Double {
      let u = 1 - t
      return 3 * u * u * t * Double(a) + 3 * u * t * t * Double(b) + t * t * t
    }
    // x grows with the parameter, so halving finds it; 40 halvings are more than Double holds.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if curve(c1.x, c2.x, middle) < time { low = middle } else { high = middle }
    }
    return curve(c1.y, c2.y, (low + high) / 2)
  }
}

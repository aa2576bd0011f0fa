/// What a step of a path is; says how many points come with it.
public enum CGPathElementType: Int32, Sendable {
  /// One point.
  case moveToPoint = 0
  /// One point.
  case addLineToPoint = 1
  /// The control point and the end.
  case addQuadCurveToPoint = 2
  /// Two control points and the end.
  case addCurveToPoint = 3
  /// No point.
  case closeSubpath = 4
}

/// One step of a path while `applyWithBlock(_:)` visits it; the points are gone afterwards.
public struct CGPathElement {
  /// What the step does.
  public var type: CGPathElementType
  /// The points of the step: as many as its type has, the end point last.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Makes a step.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// Called with the pointer that was passed along and each element of a path.
public typealias CGPathApplierFunction = (
  UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>
) -> Void
/// Called with each element of a path.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

extension CGPath {
  /// Visits the steps from first to last.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
      let points = buffer.baseAddress!
      points.initialize(repeating: .zero, count: 3)
      for element in elements {
        let type: CGPathElementType
        switch element {
        case .move(let p):
          type = .moveToPoint
          points[0] = p
        case .line(let p):
          type = .addLineToPoint
          points[0] = p
        case .quad(let c, let p):
          type = .addQuadCurveToPoint
          points[0] = c
          points[1] = p
        case .cubic(let c1, let c2, let p):
          type = .addCurveToPoint
          points[0] = c1
          points[1] = c2
          points[2] = p
        case .close: type = .closeSubpath
        }
        var value = CGPathElement(type: type, points: points)
        withUnsafePointer(to: &value, block)
      }
    }
  }

  /// Visits the steps, handing `info` through.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}

/// A way from numbers to a transform, known by name.
public struct CAValueFunctionName: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Of one angle in radians; likewise the other two.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// Of an array of three factors.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// Of an array of three distances.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// Lets an animation of `transform` have numbers as its values, so that a turn may be more than a
/// half one.
open class CAValueFunction: NSObject {
  public let name: CAValueFunctionName
  private let make: ([Double]) -> CATransform3D
  private let inputCount: Int

  /// Nil for an unknown name.
  public convenience init?(name: CAValueFunctionName) {
    guard let (count, make) = Self.function(name) else { return nil }
    self.init(name, count, make)
  }

  private init(
    _ name: CAValueFunctionName, _ count: Int, _ make: @escaping ([Double]) -> CATransform3D
  ) {
    self.name = name
    inputCount = count
    self.make = make
  }

  private static func function(_ name: CAValueFunctionName)
    -> (Int, ([Double]) -> CATransform3D)?
  {
    switch name {
    case .rotateX: (1, { CATransform3DMakeRotation($0[0], 1, 0, 0) })
    case .rotateY: (1, { CATransform3DMakeRotation($0[0], 0, 1, 0) })
    case .rotateZ: (1, { CATransform3DMakeRotation($0[0], 0, 0, 1) })
    case .scale: (3, { CATransform3DMakeScale($0[0], $0[1], $0[2]) })
    case .scaleX: (1, { CATransform3DMakeScale($0[0], 1, 1) })
    case .scaleY: (1, { CATransform3DMakeScale(1, $0[0], 1) })
    case .scaleZ: (1, { CATransform3DMakeScale(1, 1, $0[0]) })
    case .translate: (3, { CATransform3DMakeTranslation($0[0], $0[1], $0[2]) })
    case .translateX: (1, { CATransform3DMakeTranslation($0[0], 0, 0) })
    case .translateY: (1, { CATransform3DMakeTranslation(0, $0[0], 0) })
    case .translateZ: (1, { CATransform3DMakeTranslation(0, 0, $0[0]) })
    default: nil
    }
  }

  /// The numbers in a value of the animation; nil where there are not as many as it takes.
  func inputs(in value: Any) -> [Double]? {
    let found =
      (value as? [Any]).map { $0.compactMap(AnimatableValue.number(in:)) }
      ?? AnimatableValue.number(in: value).map { [$0] }
    return found?.count == inputCount ? found : nil
  }

  func transform(of inputs: [Double]) -> CATransform3D {
    inputs.count == inputCount ? make(inputs) : CATransform3DIdentity
  }
}

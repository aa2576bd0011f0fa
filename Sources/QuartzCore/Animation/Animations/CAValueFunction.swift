/// A way from numbers to a transform, known by name.
public struct CAValueFunctionName: Hashable, RawRepresentable, Sendable {
  /// The text that tells functions apart.
  public let rawValue: String
  /// Makes a name of a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// One number, radians about the x axis.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// One number, radians about the y axis.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// One number, radians about the z axis.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// An array of three factors.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// One number, the factor along the x axis.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// One number, the factor along the y axis.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// One number, the factor along the z axis.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// An array of three distances.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// One number, points along the x axis.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// One number, points along the y axis.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// One number, points along the z axis.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// Lets an animation of `transform` have numbers as its values, so that a turn may be more than a
/// half one.
open class CAValueFunction: NSObject {
  /// The name of the function.
  public let name: CAValueFunctionName
  private let make: ([Double]) -> CATransform3D
  private let inputCount: Int

  /// Makes the function of a name; nil where the name is unknown.
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

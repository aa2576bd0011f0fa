/// A transform taken apart into steps that can be interpolated one by one.
///
/// Applied in this order: scale, shear, rotation, translation.
public struct CGAffineTransformComponents: Equatable, Hashable, Codable, Sendable {
  /// The factors along the axes.
  public var scale: CGSize
  /// How far x moves for each unit of y, after scaling.
  public var horizontalShear: CGFloat
  /// Radians.
  public var rotation: CGFloat
  /// The distances, in the coordinates after the transform.
  public var translation: CGVector

  /// All zeros, as in Apple's C structure: a scale of nothing.
  public init() {
    self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
  }

  /// Makes the parts of a transform.
  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }

  /// Whether two transforms have the same parts.
  public static func == (
    lhs: CGAffineTransformComponents, rhs: CGAffineTransformComponents
  ) -> Bool {
    lhs.scale.width == rhs.scale.width && lhs.scale.height == rhs.scale.height
      && lhs.horizontalShear == rhs.horizontalShear && lhs.rotation == rhs.rotation
      && lhs.translation == rhs.translation
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(scale.width)
    hasher.combine(scale.height)
    hasher.combine(horizontalShear)
    hasher.combine(rotation)
    hasher.combine(translation)
  }
}

extension CGAffineTransform {
  /// Scale, shear, rotation and translation, in that order of application.
  public init(_ components: CGAffineTransformComponents) {
    let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
      .concatenating(shear)
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
    tx = components.translation.dx
    ty = components.translation.dy
  }

  /// The components whose transform this is; a mirrored transform gets a negative height.
  public func decomposed() -> CGAffineTransformComponents {
    var result = CGAffineTransformComponents()
    result.translation = CGVector(dx: tx, dy: ty)
    let width = hypot(a, b)
    let determinant = a * d - b * c
    guard width > 0 else {
      // The x axis collapsed: only the y axis tells the direction.
      let height = hypot(c, d)
      result.rotation = height > 0 ? atan2(-c, d) : 0
      result.scale = CGSize(width: 0, height: height)
      return result
    }
    result.rotation = atan2(b, a)
    let height = determinant / width
    result.scale = CGSize(width: width, height: height)
    // The y axis turned back by the rotation is (height · shear, height).
    if height != 0 { result.horizontalShear = (a * c + b * d) / (width * height) }
    return result
  }
}

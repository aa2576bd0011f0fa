/// Transforms as objects.
extension NSValue {
  /// Makes a value of a transform in space.
  public convenience init(caTransform3D t: CATransform3D) {
    var t = t
    self.init(bytes: &t, objCType: Self.transformType)
  }

  /// The identity where the value is no transform.
  public var caTransform3DValue: CATransform3D {
    guard holdsTransform else { return CATransform3DIdentity }
    var t = CATransform3D()
    getValue(&t)
    return t
  }

  /// Foundation on Linux keeps arrays of numbers, and no structures but its own.
  private static let transformType = "[16d]"

  var holdsTransform: Bool { encodedType == Self.transformType }
}

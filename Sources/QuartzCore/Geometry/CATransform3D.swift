import PlatformInterface
/// A 4×4 matrix for points in space, written as row vectors: `[x y z 1] · M`.
public struct CATransform3D: Sendable {
  /// The part of x that x gets.
  public var m11: CGFloat
  /// The part of x that y gets.
  public var m12: CGFloat
  /// The part of x that z gets.
  public var m13: CGFloat
  /// The part of x that the divisor gets.
  public var m14: CGFloat
  /// The part of y that x gets.
  public var m21: CGFloat
  /// The part of y that y gets.
  public var m22: CGFloat
  /// The part of y that z gets.
  public var m23: CGFloat
  /// The part of y that the divisor gets.
  public var m24: CGFloat
  /// The part of z that x gets.
  public var m31: CGFloat
  /// The part of z that y gets.
  public var m32: CGFloat
  /// The part of z that z gets.
  public var m33: CGFloat
  /// The part of z that the divisor gets, by which perspective comes about.
  public var m34: CGFloat
  /// What is added to x.
  public var m41: CGFloat
  /// What is added to y.
  public var m42: CGFloat
  /// What is added to z.
  public var m43: CGFloat
  /// What is added to the divisor; 1 in transforms without perspective.
  public var m44: CGFloat

  /// Makes a transform of zeros, as Apple's C structure has them; `CATransform3DIdentity` is the
  /// one that does nothing.
  public init() {
    self.init(
      m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0, m31: 0, m32: 0, m33: 0,
      m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
  }

  /// Makes a transform of its sixteen numbers, a row of the matrix after the other.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
    m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    self.m11 = m11
    self.m12 = m12
    self.m13 = m13
    self.m14 = m14
    self.m21 = m21
    self.m22 = m22
    self.m23 = m23
    self.m24 = m24
    self.m31 = m31
    self.m32 = m32
    self.m33 = m33
    self.m34 = m34
    self.m41 = m41
    self.m42 = m42
    self.m43 = m43
    self.m44 = m44
  }
}

/// The matrix that leaves every point where it is.
public let CATransform3DIdentity = CATransform3D(
  m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0,
  m41: 0, m42: 0, m43: 0, m44: 1)

extension CATransform3D {
  /// Whether every one of the sixteen numbers is an ordinary one.
  package var isFinite: Bool {
    // A sum with an infinite or undefined term is never finite, and finite terms of any sane matrix
    // do not overflow.
    (m11 + m12 + m13 + m14 + m21 + m22 + m23 + m24 + m31 + m32 + m33 + m34 + m41 + m42 + m43 + m44)
      .isFinite
  }

  /// What is left in the plane once depth is dropped: where the points of the plane z = 0 are seen.
  package var flattened: ProjectiveTransform {
    ProjectiveTransform(
      m11: m11, m12: m12, m13: m14, m21: m21, m22: m22, m23: m24, m31: m41, m32: m42, m33: m44)
  }
}

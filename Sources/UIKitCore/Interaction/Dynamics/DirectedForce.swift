/// A vector that is set by its components or by angle and length, as of gravity and pushes.
struct DirectedForce {
  private(set) var angle: CGFloat
  private(set) var magnitude: CGFloat

  /// The components; setting zero resets the angle.
  var vector: CGVector {
    get { CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude).cleaned }
    set {
      magnitude = (newValue.dx * newValue.dx + newValue.dy * newValue.dy).squareRoot()
      angle = magnitude == 0 ? 0 : atan2(newValue.dy, newValue.dx)
    }
  }

  /// In radians, clockwise from the right; numbers that are none are left out.
  mutating func set(angle: CGFloat) { if angle.isFinite { self.angle = angle } }
  mutating func set(magnitude: CGFloat) { if magnitude.isFinite { self.magnitude = magnitude } }
}

extension CGVector {
  /// Without what rounding leaves of a sine of a half turn.
  fileprivate var cleaned: CGVector {
    CGVector(dx: abs(dx) < 1e-12 ? 0 : dx, dy: abs(dy) < 1e-12 ? 0 : dy)
  }
}

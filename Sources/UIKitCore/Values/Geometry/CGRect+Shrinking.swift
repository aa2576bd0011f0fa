extension CGRect {
  /// Returns the rectangle less a distance on each side, of which as much is taken as there is: one that is too
  /// thin becomes a line or a point in its middle, where `insetBy(dx:dy:)` answers the null rectangle, whose
  /// infinite origin no view can have.
  func shrunk(dx: CGFloat, dy: CGFloat) -> CGRect {
    insetBy(dx: min(dx, width / 2), dy: min(dy, height / 2))
  }
}

/// A rectangle whose corners may be rounded, each by its own radius.
package struct RoundedRect: Hashable, Sendable {
  package var rect: CGRect
  /// Points; already limited to half the shorter side. All zero for a plain rectangle.
  package var topLeft: CGFloat
  package var topRight: CGFloat
  package var bottomRight: CGFloat
  package var bottomLeft: CGFloat
  /// Apple's smooth corners, which begin to bend 1.528665 radii before the corner.
  package var isContinuous: Bool

  package init(
    _ rect: CGRect, topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat,
    isContinuous: Bool = false
  ) {
    self.rect = rect
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
    self.isContinuous = isContinuous
  }

  package init(_ rect: CGRect, radius: CGFloat = 0, isContinuous: Bool = false) {
    let r = max(0, min(radius, min(rect.width, rect.height) / 2))
    self.init(
      rect, topLeft: r, topRight: r, bottomRight: r, bottomLeft: r, isContinuous: isContinuous)
  }

  package var isPlain: Bool {
    topLeft == 0 && topRight == 0 && bottomRight == 0 && bottomLeft == 0
  }
}

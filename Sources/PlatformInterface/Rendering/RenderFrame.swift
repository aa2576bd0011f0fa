/// A finished picture of one window, handed to the backend and never changed afterwards.
package struct RenderFrame: Sendable {
  /// Counts the frames of one window from 1.
  package let number: Int
  /// Points.
  package let size: CGSize
  /// Pixels per point.
  package let scale: CGFloat
  /// Painted below everything; opaque.
  package let background: RGBA
  package let root: RenderNode

  package init(number: Int, size: CGSize, scale: CGFloat, background: RGBA, root: RenderNode) {
    self.number = number
    self.size = size
    self.scale = scale
    self.background = background
    self.root = root
  }
}

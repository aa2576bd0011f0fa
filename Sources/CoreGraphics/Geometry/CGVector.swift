/// A direction with a length.
public struct CGVector: Equatable, Hashable, Codable, Sendable {
  /// The length along the x axis.
  public var dx: CGFloat
  /// The length along the y axis.
  public var dy: CGFloat

  /// Makes a vector without length.
  public init() { self.init(dx: 0, dy: 0) }

  /// Makes a vector of its lengths along the axes.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Makes a vector of whole lengths along the axes.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// The vector without length.
  public static var zero: CGVector { CGVector() }
}

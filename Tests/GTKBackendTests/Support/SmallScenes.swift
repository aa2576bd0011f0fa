import PlatformInterface

/// Small trees for tests of how nodes are built; 120×90 points each.
@MainActor
enum SmallScenes {
  static let size = CGSize(width: 120, height: 90)

  static func node(scroll: CGPoint = .zero, children: [RenderNode] = []) -> RenderNode {
    RenderNode(
      id: 1, size: size, scroll: scroll, children: children,
      extent: CGRect(origin: .zero, size: size).insetBy(dx: -20, dy: -20))
  }

  /// A child with an own colour, overlapping its neighbour.
  static func tile(_ number: Int) -> RenderNode {
    let bounds = CGRect(x: 0, y: 0, width: 60, height: 50)
    let color =
      number == 1
      ? RGBA(red: 0.9, green: 0.2, blue: 0.1) : RGBA(red: 0.1, green: 0.3, blue: 0.8)
    return RenderNode(
      id: UInt64(10 + number), position: CGPoint(x: number * 25 - 10, y: number * 18 - 5),
      size: bounds.size, background: [.fill(RoundedRect(bounds), color)],
      extent: bounds.offsetBy(dx: CGFloat(number * 25 - 10), dy: CGFloat(number * 18 - 5)))
  }
}

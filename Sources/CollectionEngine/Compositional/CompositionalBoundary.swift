/// An element at the boundary of a section or of the whole layout, as a header is.
package struct CompositionalBoundary: Equatable, Sendable {
  package var kind: String
  package var size: CompositionalSize
  package var insets: CompositionalInsets
  /// The side or corner it lies at; none for the middle.
  package var edges: CompositionalEdges
  /// In points, added to the place that the sides give.
  package var offset: CGPoint
  /// Whether the section makes space for it; otherwise it lies on the content.
  package var extends: Bool
  /// Whether it stays in sight as long as anything of its section is.
  package var pins: Bool
  package var zIndex: Int
  /// Space between it and the boundary, where it extends that; in points. It is none while the
  /// element is held in sight.
  package var padding: CGFloat = 0

  package init(
    kind: String, size: CompositionalSize, insets: CompositionalInsets = CompositionalInsets(),
    edges: CompositionalEdges, offset: CGPoint = .zero, extends: Bool = true, pins: Bool = false,
    zIndex: Int = 1
  ) {
    self.kind = kind
    self.size = size
    self.insets = insets
    self.edges = edges
    self.offset = offset
    self.extends = extends
    self.pins = pins
    self.zIndex = zIndex
  }

  /// The side whose space it takes: above or below where it has a say in that, else at the side.
  package var side: CompositionalEdges {
    for side in [CompositionalEdges.top, .bottom, .left, .right] where edges.contains(side) {
      return side
    }
    return []
  }
}

/// The elements at the boundary of one section, with their sizes.
///
/// Those at the same side or corner follow each other away from the beginning of the content; a
/// side is as deep as the deepest of its stacks.
struct CompositionalBoundaryLayout: Sendable {
  let items: [CompositionalBoundary]
  private(set) var sizes: [CGSize]
  /// What elements keep from the sides that they do not lie at.
  let insets: CompositionalInsets
  private var depths: [UInt: CGFloat] = [:]
  private var before: [CGFloat] = []

  /// - Parameters:
  ///   - container: the size of the layout's container, in points.
  ///   - measured: what elements told of their estimated extents.
  init(
    _ items: [CompositionalBoundary], in container: CGSize, insets: CompositionalInsets,
    measured: [Int: CGSize]
  ) {
    self.items = items
    self.insets = insets
    let availableSize = CGSize(
      width: max(0, container.width - insets.left - insets.right),
      height: max(0, container.height - insets.top - insets.bottom))
    sizes = items.indices.map { index in
      var size = items[index].size.resolved(in: availableSize)
      if let known = measured[index] {
        if items[index].size.width.isEstimated { size.width = known.width }
        if items[index].size.height.isEstimated { size.height = known.height }
      }
      return size
    }
    stack()
  }

  private mutating func stack() {
    var stacks: [UInt: CGFloat] = [:]
    before = []
    for (index, item) in items.enumerated() {
      let depth = stacks[item.edges.rawValue, default: 0]
      before.append(depth + item.padding)
      guard item.extends else { continue }
      let isAbove = item.side == .top || item.side == .bottom
      let new = depth + item.padding + (isAbove ? sizes[index].height : sizes[index].width)
      stacks[item.edges.rawValue] = new
      depths[item.side.rawValue] = max(depths[item.side.rawValue] ?? 0, new)
    }
  }

  /// How much of the section's box elements at a side take.
  func depth(at side: CompositionalEdges) -> CGFloat { depths[side.rawValue] ?? 0 }

  /// The frame in the coordinates of a section's box, its origin on a pixel's corner.
  ///
  /// - Parameters:
  ///   - box: the whole section.
  ///   - visible: what of the axis is in sight, for elements that stay there; nil without any.
  func frame(
    _ index: Int, in box: CGRect, axis: LayoutAxis, visible: ClosedRange<CGFloat>?, scale: CGFloat
  ) -> CGRect {
    let item = items[index]
    let size = sizes[index]
    let unit = item.edges.unitPoint
    func between(_ low: CGFloat, _ high: CGFloat, _ length: CGFloat, _ part: CGFloat) -> CGFloat {
      low + part * (high - low - length)
    }
    var origin = CGPoint(
      x: between(box.minX + insets.left, box.maxX - insets.right, size.width, unit.x),
      y: between(box.minY + insets.top, box.maxY - insets.bottom, size.height, unit.y))
    switch item.side {
    case .top: origin.y = box.minY + (item.extends ? before[index] : depth(at: .top))
    case .bottom:
      origin.y =
        box.maxY - depth(at: .bottom) + (item.extends ? before[index] : -size.height)
    case .left: origin.x = box.minX + (item.extends ? before[index] : depth(at: .left))
    case .right:
      origin.x = box.maxX - depth(at: .right) + (item.extends ? before[index] : -size.width)
    default: break
    }
    origin.x += item.offset.x
    origin.y += item.offset.y
    if item.pins, let visible {
      let length = size.main(axis)
      let low = box.mainStart(axis)
      let high = max(low, box.mainEnd(axis) - length)
      let natural = origin.position(axis)
      let isAtEnd = item.side == (axis == .vertical ? .bottom : .right)
      let pinned =
        isAtEnd
        ? min(natural, max(visible.upperBound - length, low))
        : max(natural, min(visible.lowerBound + before[index] - item.padding, high))
      origin =
        axis == .vertical ? CGPoint(x: origin.x, y: pinned) : CGPoint(x: pinned, y: origin.y)
    }
    let left = item.size.width.isEstimated ? 0 : item.insets.left
    let right = item.size.width.isEstimated ? 0 : item.insets.right
    let top = item.size.height.isEstimated ? 0 : item.insets.top
    let bottom = item.size.height.isEstimated ? 0 : item.insets.bottom
    return snappedEdges(
      CGRect(
        x: origin.x + left, y: origin.y + top, width: max(0, size.width - left - right),
        height: max(0, size.height - top - bottom)), scale: scale)
  }
}

/// What lies behind a whole section.
package struct CompositionalDecoration: Equatable, Sendable {
  package var kind: String
  package var insets: CompositionalInsets
  package var zIndex: Int

  package init(kind: String, insets: CompositionalInsets = CompositionalInsets(), zIndex: Int) {
    self.kind = kind
    self.insets = insets
    self.zIndex = zIndex
  }
}

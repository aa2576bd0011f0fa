/// One instance of a section's group, worked out: where its items are.
struct CompositionalGroupLayout {
  /// An item; `frame` is in the group's coordinates, whose origin is where its edge spacing begins.
  struct Leaf {
    var frame: CGRect
    var zIndex: Int
    /// Which extents the item tells itself.
    var estimates: CompositionalEstimates
  }

  /// An element on an item or on a group.
  struct Attachment {
    /// Counted from the first item of the group; for elements of groups their first item.
    var leaf: Int
    /// The frame it hangs on.
    var container: CGRect
    var supplement: CompositionalSupplement
  }

  /// Without edge spacing.
  var size: CGSize
  var leaves: [Leaf]
  /// In the order of their items, those of a group before those of its items.
  var attachments: [Attachment]

  /// Everything in sight of the group, relative to its origin.
  private(set) var reach = CGRect.null
  /// Union of the frames of each stretch of leaves, so that groups of many items are searched fast.
  private(set) var blocks: [CGRect] = []
  static let blockLength = 32
  /// How many items from the group's first one on had a say in it: those that were tried and did not
  /// fit too.
  let lookahead: Int

  init(size: CGSize, leaves: [Leaf], attachments: [Attachment], lookahead: Int) {
    self.lookahead = lookahead
    self.size = size
    self.leaves = leaves
    self.attachments = attachments
    reach = CGRect(origin: .zero, size: size)
    for start in stride(from: 0, to: leaves.count, by: Self.blockLength) {
      var block = CGRect.null
      for leaf in leaves[start..<min(start + Self.blockLength, leaves.count)] {
        block = block.isNull ? leaf.frame : block.union(leaf.frame)
      }
      blocks.append(block)
      reach = reach.union(block)
    }
    for attachment in attachments {
      reach = reach.union(attachment.supplement.frame(on: attachment.container))
    }
  }

  /// The same with only the first items; the others leave empty space.
  func prefix(_ count: Int) -> CompositionalGroupLayout {
    guard count < leaves.count else { return self }
    return CompositionalGroupLayout(
      size: size, leaves: Array(leaves[..<count]),
      attachments: attachments.filter { $0.leaf < count }, lookahead: lookahead)
  }
}

/// Which extents an element tells itself.
package struct CompositionalEstimates: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let width = CompositionalEstimates(rawValue: 1)
  package static let height = CompositionalEstimates(rawValue: 2)

  init(_ size: CompositionalSize) {
    self = []
    if size.width.isEstimated { insert(.width) }
    if size.height.isEstimated { insert(.height) }
  }
}

/// Works out one instance of a group.
///
/// A group is solved from the inside out: an item's size is that of its description inside its
/// container, or what it was measured with; a group lays its subitems in a line, and where its own
/// extent is estimated takes that of what is in it.
struct CompositionalGroupSolver {
  /// What an item told of its size.
  private let measured: (Int) -> CGSize?
  private var next: Int {
    didSet { furthest = max(furthest, next) }
  }
  private var furthest = 0
  private let end: Int

  /// - Parameters:
  ///   - first: the item that the group begins with.
  ///   - end: the end of the section's items.
  init(first: Int, end: Int, measured: @escaping (Int) -> CGSize? = { _ in nil }) {
    self.measured = measured
    next = first
    self.end = end
  }

  /// - Complexity: O(items of the group).
  static func solve(
    _ item: CompositionalItem, in container: CGSize, first: Int, end: Int,
    measured: @escaping (Int) -> CGSize? = { _ in nil }
  ) -> CompositionalGroupLayout {
    var solver = CompositionalGroupSolver(first: first, end: end, measured: measured)
    let block = solver.block(item, in: container, forced: nil)
    return CompositionalGroupLayout(
      size: block.size, leaves: block.leaves, attachments: block.attachments,
      lookahead: solver.furthest - first)
  }

  /// A solved item without its edge spacing.
  fileprivate struct Block {
    var size: CGSize
    var leaves: [CompositionalGroupLayout.Leaf] = []
    var attachments: [CompositionalGroupLayout.Attachment] = []
  }

  private mutating func block(
    _ item: CompositionalItem, in container: CGSize, forced: (LayoutAxis, CGFloat)?
  ) -> Block {
    var size = item.size.resolved(in: container)
    if let forced { size.set(forced.1, forced.0) }
    var block: Block
    switch item.content {
    case .leaf:
      var estimates = CompositionalEstimates(item.size)
      if let forced { estimates.remove(forced.0 == .vertical ? .height : .width) }
      if !estimates.isEmpty, let known = measured(next) {
        if estimates.contains(.width) { size.width = known.width }
        if estimates.contains(.height) { size.height = known.height }
      }
      next += 1
      block = Block(
        size: size,
        leaves: [.init(frame: inner(item, size, estimates), zIndex: 0, estimates: estimates)])
    case .group(let group):
      var estimates = CompositionalEstimates(item.size)
      if let forced { estimates.remove(forced.0 == .vertical ? .height : .width) }
      block = self.block(group, in: inner(item, size, estimates), size, estimates)
    }
    hang(item, on: &block)
    return block
  }

  private func inner(
    _ item: CompositionalItem, _ size: CGSize, _ estimates: CompositionalEstimates
  ) -> CGRect {
    // iOS-BEHAVIOUR: insets are ignored along an estimated axis. Evidence: compositional-5.
    let left = estimates.contains(.width) ? 0 : item.insets.left
    let right = estimates.contains(.width) ? 0 : item.insets.right
    let top = estimates.contains(.height) ? 0 : item.insets.top
    let bottom = estimates.contains(.height) ? 0 : item.insets.bottom
    return CGRect(
      x: left, y: top, width: max(0, size.width - left - right),
      height: max(0, size.height - top - bottom))
  }

  private func hang(_ item: CompositionalItem, on block: inout Block) {
    guard !item.supplements.isEmpty, !block.leaves.isEmpty else { return }
    var container = CGRect(origin: .zero, size: block.size)
    if case .leaf = item.content {
      container = block.leaves[0].frame
    } else {
      container = inner(item, block.size, CompositionalEstimates(item.size))
    }
    let own = item.supplements.map {
      CompositionalGroupLayout.Attachment(leaf: 0, container: container, supplement: $0)
    }
    block.attachments.insert(contentsOf: own, at: 0)
  }

  // MARK: Groups

  private mutating func block(
    _ group: CompositionalGroup, in inner: CGRect, _ size: CGSize,
    _ estimates: CompositionalEstimates
  ) -> Block {
    switch group.arrangement {
    case .line(let axis):
      return line(group, axis, in: inner, size, estimates)
    case .custom(let provider):
      var block = Block(size: size)
      for item in provider(inner.size).prefix(end - next) {
        block.leaves.append(
          .init(
            frame: item.frame.standardized.offsetBy(dx: inner.minX, dy: inner.minY),
            zIndex: item.zIndex, estimates: []))
      }
      next += block.leaves.count
      if estimates.contains(.width) {
        block.size.width = block.leaves.reduce(0) { max($0, $1.frame.maxX) }
      }
      if estimates.contains(.height) {
        block.size.height = block.leaves.reduce(0) { max($0, $1.frame.maxY) }
      }
      return block
    }
  }

  private mutating func line(
    _ group: CompositionalGroup, _ axis: LayoutAxis, in inner: CGRect, _ size: CGSize,
    _ estimates: CompositionalEstimates
  ) -> Block {
    let growsAlong = estimates.contains(axis == .vertical ? .height : .width)
    let growsAcross = estimates.contains(axis == .vertical ? .width : .height)
    let available = inner.size.main(axis)
    var children = subitems(of: group, axis, in: inner.size, grows: growsAlong)
    evenOut(&children)
    // Along the axis: what is left over goes to everything flexible.
    let flexibleGaps = group.spacing.isFlexible ? max(0, children.count - 1) : 0
    let slots =
      children.reduce(flexibleGaps) { $0 + $1.item.spacing.flexibleCount(axis) }
    let used = children.reduce(CGFloat(max(0, children.count - 1)) * group.spacing.minimum) {
      $0 + $1.block.size.main(axis) + $1.item.spacing.minimum(axis)
    }
    let surplus = growsAlong || slots == 0 ? 0 : max(0, available - used) / CGFloat(max(1, slots))
    var outer = Block(size: size)
    let across = axis.across
    let widest = children.reduce(0) {
      max($0, $1.block.size.main(across) + $1.item.spacing.minimum(across))
    }
    if growsAlong { outer.size.set(used, axis) }
    if growsAcross { outer.size.set(widest, across) }
    let space = growsAcross ? widest : inner.size.main(across)
    var position: CGFloat = 0
    for (index, child) in children.enumerated() {
      let spacing = child.item.spacing
      if index > 0 {
        position += group.spacing.minimum + (group.spacing.isFlexible ? surplus : 0)
      }
      position += spacing.start(axis).length(withShare: surplus)
      let rest =
        max(0, space - child.block.size.main(across) - spacing.minimum(across))
        / CGFloat(max(1, spacing.flexibleCount(across)))
      let origin = CGPoint(
        along: position, across: spacing.start(across).length(withShare: rest), axis)
      outer.take(child.block, dx: inner.minX + origin.x, dy: inner.minY + origin.y)
      position += child.block.size.main(axis) + spacing.end(axis).length(withShare: surplus)
    }
    return outer
  }

  private typealias Child = (item: CompositionalItem, block: Block)

  /// The subitems of a line, as many as it takes and the section has.
  private mutating func subitems(
    of group: CompositionalGroup, _ axis: LayoutAxis, in container: CGSize, grows: Bool
  ) -> [Child] {
    guard !group.subitems.isEmpty else { return [] }
    let available = container.main(axis)
    let gap = group.spacing.minimum
    var children: [Child] = []
    switch group.repetition {
    case .times(let count):
      while children.count < count, next < end {
        children.append((group.subitems[0], block(group.subitems[0], in: container, forced: nil)))
      }
    case .evenly(let count):
      // iOS-BEHAVIOUR: the items' own extent along the axis does not count. Evidence: compositional-3.
      let length = max(0, (available - CGFloat(count - 1) * gap) / CGFloat(max(1, count)))
      while children.count < count, next < end {
        children.append(
          (
            group.subitems[0],
            block(
              group.subitems[0], in: container,
              forced: grows ? nil : (axis, max(0, length - group.subitems[0].spacing.minimum(axis)))
            )
          ))
      }
    case .whileFitting:
      var used: CGFloat = 0
      var usedBefore: CGFloat = -1
      while next < end {
        if children.count % group.subitems.count == 0 {
          // A pattern without extent would repeat for ever.
          guard used > usedBefore else { break }
          usedBefore = used
        }
        let item = group.subitems[children.count % group.subitems.count]
        let first = next
        let block = block(item, in: container, forced: nil)
        // What grows is filled by the estimates, so that measuring does not move items elsewhere.
        let length =
          (grows ? item.size.dimension(axis).resolved(in: container) : block.size.main(axis))
          + item.spacing.minimum(axis) + (children.isEmpty ? 0 : gap)
        let isFirstRound = children.isEmpty || grows && children.count < group.subitems.count
        if !isFirstRound, used + length > available + 1e-6 {
          next = first
          break
        }
        // An empty group, and nothing else, takes no item.
        guard next > first else { break }
        used += length
        children.append((item, block))
      }
    }
    return children
  }

  /// Siblings that ask for it become as large as the largest of them.
  private func evenOut(_ children: inout [Child]) {
    for axis in [LayoutAxis.vertical, .horizontal] {
      let uniform = children.indices.filter {
        children[$0].item.size.dimension(axis).isUniform
      }
      guard uniform.count > 1 else { continue }
      let length = uniform.reduce(0) { max($0, children[$1].block.size.main(axis)) }
      for index in uniform {
        children[index].block.size.set(length, axis)
        if case .leaf = children[index].item.content {
          children[index].block.leaves[0].frame.size.set(length, axis)
          for attachment in children[index].block.attachments.indices {
            children[index].block.attachments[attachment].container.size.set(length, axis)
          }
        }
      }
    }
  }
}

extension CompositionalGroupSolver.Block {
  fileprivate mutating func take(_ other: Self, dx: CGFloat, dy: CGFloat) {
    let first = leaves.count
    for leaf in other.leaves {
      var leaf = leaf
      leaf.frame = leaf.frame.offsetBy(dx: dx, dy: dy)
      leaves.append(leaf)
    }
    for attachment in other.attachments {
      var attachment = attachment
      attachment.leaf += first
      attachment.container = attachment.container.offsetBy(dx: dx, dy: dy)
      attachments.append(attachment)
    }
  }
}

extension CompositionalSpacing? {
  func length(withShare share: CGFloat) -> CGFloat {
    guard let self else { return 0 }
    return self.minimum + (self.isFlexible ? share : 0)
  }
}

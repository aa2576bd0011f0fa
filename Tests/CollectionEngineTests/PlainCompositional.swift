import Foundation

import struct UIKitTestSupport.SeededGenerator

@testable import CollectionEngine

/// A compositional layout worked out the plain way: every group of every section in turn, each item
/// written down with its frame.
struct PlainCompositional {
  var environment: CompositionalEnvironment
  var descriptions: [CompositionalSectionDescription] = []
  var counts: [Int] = []
  var spacing: CGFloat = 0
  var measured: [[Int: CGSize]] = []

  /// A section's items and length.
  struct Placed {
    var items: [CGRect] = []
    var badges: [(item: Int, frame: CGRect)] = []
    var start: CGFloat = 0
    var length: CGFloat = 0
  }

  init(random: inout SeededGenerator) {
    environment = CompositionalEnvironment(
      axis: random.chance(70) ? .vertical : .horizontal,
      containerSize: CGSize(width: random.int(150...500), height: random.int(150...500)), scale: 2)
    spacing = CGFloat(random.chance(50) ? 0 : random.int(0...20))
    for _ in 0..<random.int(1...4) {
      var section = CompositionalSectionDescription(
        group: Self.item(depth: random.int(1...3), random: &random, axis: environment.axis))
      section.insets = Self.insets(&random)
      section.groupSpacing = CGFloat(random.int(0...15))
      descriptions.append(section)
      counts.append(random.int(0...40))
      measured.append([:])
    }
  }

  func solver() -> CompositionalSolver {
    CompositionalSolver(
      environment: environment,
      sections: descriptions.indices.map {
        CompositionalSection(
          itemCount: counts[$0], description: descriptions[$0], environment: environment)
      }, sectionSpacing: spacing)
  }

  // MARK: Descriptions

  private static func insets(_ random: inout SeededGenerator) -> CompositionalInsets {
    guard random.chance(40) else { return CompositionalInsets() }
    return CompositionalInsets(
      left: CGFloat(random.int(0...9)), top: CGFloat(random.int(0...9)),
      right: CGFloat(random.int(0...9)), bottom: CGFloat(random.int(0...9)))
  }

  private static func dimension(
    _ random: inout SeededGenerator, isLeaf: Bool
  ) -> CompositionalDimension {
    switch random.int(0...9) {
    case 0...2: .fractionalWidth(CGFloat(random.int(2...10)) / 10)
    case 3...4: .fractionalHeight(CGFloat(random.int(2...10)) / 10)
    case 5...7: .absolute(CGFloat(random.int(20...120)))
    case 8: .estimated(CGFloat(random.int(20...120)))
    default: isLeaf ? .uniform(CGFloat(random.int(20...120))) : .estimated(60)
    }
  }

  private static func item(
    depth: Int, random: inout SeededGenerator, axis: LayoutAxis
  ) -> CompositionalItem {
    var item = CompositionalItem(
      size: CompositionalSize(
        width: dimension(&random, isLeaf: depth == 0),
        height: dimension(&random, isLeaf: depth == 0)))
    item.insets = insets(&random)
    if random.chance(30) {
      func side(_ random: inout SeededGenerator) -> CompositionalSpacing? {
        switch random.int(0...2) {
        case 0: nil
        case 1: .fixed(CGFloat(random.int(0...8)))
        default: .flexible(CGFloat(random.int(0...8)))
        }
      }
      item.spacing = CompositionalEdgeSpacing(
        left: side(&random), top: side(&random), right: side(&random), bottom: side(&random))
    }
    guard depth > 0 else {
      if random.chance(30) {
        item.supplements = [
          CompositionalSupplement(
            kind: "badge",
            size: CompositionalSize(width: .absolute(14), height: .fractionalHeight(0.5)),
            containerAnchor: CompositionalAnchor(
              edges: CompositionalEdges(rawValue: UInt(random.int(0...15))),
              offset: CGPoint(x: random.int(-9...9), y: random.int(-9...9))))
        ]
      }
      return item
    }
    let count = random.int(1...3)
    let repetition: CompositionalGroup.Repetition =
      switch random.int(0...3) {
      case 0: .times(random.int(1...4))
      case 1: .evenly(random.int(1...4))
      default: .whileFitting
      }
    item.content = .group(
      CompositionalGroup(
        arrangement: .line(random.chance(50) ? .vertical : .horizontal),
        subitems: (0..<count).map { _ in
          self.item(depth: random.int(0...(depth - 1)), random: &random, axis: axis)
        }, repetition: repetition,
        spacing: random.chance(50)
          ? .fixed(CGFloat(random.int(0...10))) : .flexible(CGFloat(random.int(0...10)))))
    return item
  }

  // MARK: Placing

  func place() -> [Placed] {
    var start: CGFloat = 0
    return descriptions.indices.map { section in
      var placed = self.section(section)
      placed.start = start
      start += placed.length + (section < descriptions.count - 1 ? spacing : 0)
      return placed
    }
  }

  private func section(_ index: Int) -> Placed {
    let description = descriptions[index]
    let axis = environment.axis
    let insets = description.insets
    let availableSize = CGSize(
      width: environment.containerSize.width - insets.left - insets.right,
      height: environment.containerSize.height - insets.top - insets.bottom)
    let spacing = description.group.spacing
    var placed = Placed()
    var along = axis == .vertical ? insets.top : insets.left
    let acrossStart = axis == .vertical ? insets.left : insets.top
    var isFirst = true
    while placed.items.count < counts[index] {
      if !isFirst { along += description.groupSpacing }
      isFirst = false
      // A short last group of fixed sizes stands where a full one would.
      let rest = counts[index] - placed.items.count
      let limit = description.group.isEstimated ? rest : Int.max
      var tree = PlainItem(
        description.group, availableSize, first: placed.items.count, limit: limit,
        measured: measured[index])
      let across = axis.across
      let free = availableSize.main(across) - tree.size.main(across) - spacing.minimum(across)
      let share =
        max(0, free) / CGFloat(max(1, spacing.flexibleCount(across)))
      let origin = CGPoint(
        along: along + (spacing.start(axis)?.minimum ?? 0),
        across: acrossStart + spacing.start(across).length(withShare: share), axis)
      tree.move(by: origin)
      let first = placed.items.count
      for (offset, frame) in tree.frames.prefix(rest).enumerated() {
        placed.items.append(frame)
        for badge in tree.badges where badge.item == offset {
          placed.badges.append((first + offset, badge.frame))
        }
      }
      if tree.frames.isEmpty { break }
      along += tree.size.main(axis) + spacing.minimum(axis)
    }
    placed.length = along + (axis == .vertical ? insets.bottom : insets.right)
    return placed
  }
}

/// An item or a group with the frames of all items inside it.
struct PlainItem {
  var size: CGSize
  var frames: [CGRect] = []
  var badges: [(item: Int, frame: CGRect)] = []

  mutating func move(by point: CGPoint) {
    frames = frames.map { $0.offsetBy(dx: point.x, dy: point.y) }
    badges = badges.map { ($0.item, $0.frame.offsetBy(dx: point.x, dy: point.y)) }
  }

  init(
    _ item: CompositionalItem, _ container: CGSize, first: Int, limit: Int,
    measured: [Int: CGSize], width: CGFloat? = nil, height: CGFloat? = nil
  ) {
    let ownWidth = width == nil && item.size.width.isEstimated
    let ownHeight = height == nil && item.size.height.isEstimated
    size = CGSize(
      width: width ?? item.size.width.resolved(in: container),
      height: height ?? item.size.height.resolved(in: container))
    var insets = item.insets
    if ownWidth { (insets.left, insets.right) = (0, 0) }
    if ownHeight { (insets.top, insets.bottom) = (0, 0) }
    guard case .group(let group) = item.content, case .line(let axis) = group.arrangement else {
      if ownWidth, let known = measured[first] { size.width = known.width }
      if ownHeight, let known = measured[first] { size.height = known.height }
      frames = [
        CGRect(
          x: insets.left, y: insets.top, width: max(0, size.width - insets.left - insets.right),
          height: max(0, size.height - insets.top - insets.bottom))
      ]
      badges = item.supplements.map { (0, $0.frame(on: frames[0])) }
      return
    }
    let inner = CGSize(
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
    let grows = axis == .vertical ? ownHeight : ownWidth
    let growsAcross = axis == .vertical ? ownWidth : ownHeight
    let gap = group.spacing.minimum
    var children: [(CompositionalItem, PlainItem)] = []
    var taken = 0
    var used: CGFloat = 0
    var usedBeforeRound: CGFloat = -1
    filling: while taken < limit {
      let number = children.count
      // Items without extent come once, not for ever.
      if group.repetition == .whileFitting, number % group.subitems.count == 0 {
        if used <= usedBeforeRound { break filling }
        usedBeforeRound = used
      }
      let child = group.subitems[number % group.subitems.count]
      var forced: CGFloat?
      switch group.repetition {
      case .times(let count): if number == count { break filling }
      case .evenly(let count):
        if number == count { break filling }
        let share = max(0, (inner.main(axis) - CGFloat(count - 1) * gap) / CGFloat(count))
        forced = grows ? nil : max(0, share - group.subitems[0].spacing.minimum(axis))
      case .whileFitting: break
      }
      let source = group.repetition == .whileFitting ? child : group.subitems[0]
      let plain = PlainItem(
        source, inner, first: first + taken, limit: limit - taken, measured: measured,
        width: axis == .horizontal ? forced : nil, height: axis == .vertical ? forced : nil)
      if group.repetition == .whileFitting {
        let own =
          grows ? source.size.dimension(axis).resolved(in: inner) : plain.size.main(axis)
        let length = own + source.spacing.minimum(axis) + (number == 0 ? 0 : gap)
        let must = number == 0 || (grows && number < group.subitems.count)
        if !must, used + length > inner.main(axis) + 1e-6 { break filling }
        used += length
      }
      children.append((source, plain))
      taken += plain.frames.count
      if number > 500 { break filling }
    }
    for axis in [LayoutAxis.vertical, .horizontal] {
      let lengths = children.compactMap { $0.0.size.dimension(axis).isUniform ? $0.1 : nil }
      guard lengths.count > 1 else { continue }
      let longest = lengths.map { $0.size.main(axis) }.max() ?? 0
      for index in children.indices where children[index].0.size.dimension(axis).isUniform {
        children[index].1.size.set(longest, axis)
        children[index].1.frames[0].size.set(longest, axis)
        children[index].1.badges = children[index].0.supplements.map {
          (0, $0.frame(on: children[index].1.frames[0]))
        }
      }
    }
    let across = axis.across
    var total: CGFloat = CGFloat(max(0, children.count - 1)) * gap
    var slots = group.spacing.isFlexible ? max(0, children.count - 1) : 0
    var widest: CGFloat = 0
    for (child, plain) in children {
      total += plain.size.main(axis) + child.spacing.minimum(axis)
      slots += child.spacing.flexibleCount(axis)
      widest = max(widest, plain.size.main(across) + child.spacing.minimum(across))
    }
    let share = grows || slots == 0 ? 0 : max(0, inner.main(axis) - total) / CGFloat(slots)
    if grows { size.set(total, axis) }
    if growsAcross { size.set(widest, across) }
    var position: CGFloat = 0
    for (number, (child, plain)) in children.enumerated() {
      if number > 0 { position += group.spacing.length(withShare: share) }
      position += child.spacing.start(axis).length(withShare: share)
      let free =
        (growsAcross ? widest : inner.main(across)) - plain.size.main(across)
        - child.spacing.minimum(across)
      let acrossShare = max(0, free) / CGFloat(max(1, child.spacing.flexibleCount(across)))
      var plain = plain
      plain.move(
        by: CGPoint(
          along: position, across: child.spacing.start(across).length(withShare: acrossShare), axis)
      )
      plain.move(by: CGPoint(x: insets.left, y: insets.top))
      badges += plain.badges.map { ($0.item + frames.count, $0.frame) }
      frames += plain.frames
      position += plain.size.main(axis) + child.spacing.end(axis).length(withShare: share)
    }
  }
}

extension CompositionalSpacing {
  fileprivate func length(withShare share: CGFloat) -> CGFloat {
    minimum + (isFlexible ? share : 0)
  }
}

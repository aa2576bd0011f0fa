/// What a compositional layout takes from its view.
package struct CompositionalEnvironment: Equatable, Sendable {
  package var axis: LayoutAxis
  /// The space for content, without the insets that the view adds around it, in points.
  package var containerSize: CGSize
  /// Device pixels per point, to whose grid origins snap.
  package var scale: CGFloat

  package init(axis: LayoutAxis, containerSize: CGSize, scale: CGFloat) {
    func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }
    self.axis = axis
    self.containerSize = CGSize(
      width: usable(containerSize.width), height: usable(containerSize.height))
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }
}

/// A section as the program describes it.
package struct CompositionalSectionDescription {
  package var group: CompositionalItem
  /// Around the groups, within boundary elements; what the safe area or the margins add included.
  package var insets = CompositionalInsets()
  /// Between one group and the next.
  package var groupSpacing: CGFloat = 0
  package var boundaries: [CompositionalBoundary] = []
  /// What boundary elements keep from the sides that they do not lie at.
  package var boundaryInsets = CompositionalInsets()
  package var decorations: [CompositionalDecoration] = []
  /// Whether groups follow each other across the axis, and scroll there.
  package var isOrthogonal = false

  package init(group: CompositionalItem) { self.group = group }
}

/// Elements of a section that measured themselves, other than items.
package struct CompositionalMeasuredElements: Sendable {
  /// An element on an item.
  package struct Attachment: Hashable, Sendable {
    package var item: Int
    package var kind: String
  }

  /// By position among the section's boundary elements.
  package var boundaries: [Int: CGSize] = [:]
  package var attachments: [Attachment: CGSize] = [:]

  package init() {}
}

/// Groups of one section, one after the other.
///
/// Groups that repeat are one run, so that a million items are two of them and every question is
/// arithmetic. Groups with measured items are solved by themselves; equal neighbours join.
package struct CompositionalSection {
  package let description: CompositionalSectionDescription
  package let environment: CompositionalEnvironment
  package let itemCount: Int
  /// The axis along which groups follow each other.
  package let flowAxis: LayoutAxis
  /// The space of which groups take their fractions.
  package let groupContainer: CGSize
  package private(set) var measured: MeasuredSizes
  package private(set) var measuredElements: CompositionalMeasuredElements
  private(set) var boundary: CompositionalBoundaryLayout
  private var runs: [Run] = []
  private let template: CompositionalGroupLayout
  private let isEstimated: Bool
  /// How far elements stick out of the space of their groups.
  private(set) var overhang: CGFloat = 0
  /// The largest extent of a group across the flow axis.
  private var thickness: CGFloat = 0
  /// The most items that had a say in one group.
  private var lookahead = 0

  fileprivate struct Run {
    var firstItem: Int
    var groupCount: Int
    var layout: CompositionalGroupLayout
    /// Where the first group's edge spacing begins, along the flow axis.
    var start: CGFloat
    /// From one group to the next, with spacings.
    var stride: CGFloat

    var itemsPerGroup: Int { layout.leaves.count }
    var endItem: Int { firstItem + groupCount * itemsPerGroup }
    var end: CGFloat { start + CGFloat(groupCount) * stride }
  }

  /// - Parameters:
  ///   - measured: what items told of their sizes before.
  /// - Complexity: O(items of one group + measured items).
  package init(
    itemCount: Int, description: CompositionalSectionDescription,
    environment: CompositionalEnvironment, measured: MeasuredSizes = MeasuredSizes(),
    measuredElements: CompositionalMeasuredElements = CompositionalMeasuredElements()
  ) {
    self.itemCount = itemCount
    self.description = description
    self.environment = environment
    self.measured = measured
    self.measuredElements = measuredElements
    flowAxis = description.isOrthogonal ? environment.axis.across : environment.axis
    boundary = CompositionalBoundaryLayout(
      description.boundaries, in: environment.containerSize, insets: description.boundaryInsets,
      measured: measuredElements.boundaries)
    isEstimated = description.group.isEstimated
    let across = environment.axis.across
    var space = environment.containerSize
    space.width -= description.insets.left + description.insets.right
    space.height -= description.insets.top + description.insets.bottom
    let sides = Self.sides(across)
    space.set(
      space.main(across) - boundary.depth(at: sides.start) - boundary.depth(at: sides.end), across)
    groupContainer = CGSize(width: max(0, space.width), height: max(0, space.height))
    template = CompositionalGroupSolver.solve(
      description.group, in: groupContainer, first: 0, end: .max)
    rebuild(from: 0)
  }

  private static func sides(
    _ axis: LayoutAxis
  ) -> (start: CompositionalEdges, end: CompositionalEdges) {
    axis == .vertical ? (.top, .bottom) : (.left, .right)
  }

  // MARK: Lengths

  /// Along the layout's axis.
  package var length: CGFloat {
    let axis = environment.axis
    let sides = Self.sides(axis)
    let content = description.isOrthogonal ? thickness : flowLength
    return max(
      0,
      boundary.depth(at: sides.start) + description.insets.start(axis) + content
        + description.insets.end(axis) + boundary.depth(at: sides.end))
  }

  /// From the first group's beginning to the last one's end, with their edge spacings.
  package var flowLength: CGFloat {
    guard let last = runs.last else { return 0 }
    return max(0, last.end - description.groupSpacing)
  }

  /// Where the first group begins along the flow axis, in the section's coordinates.
  package var flowStart: CGFloat {
    boundary.depth(at: Self.sides(flowAxis).start) + description.insets.start(flowAxis)
  }

  /// Behind the last group to the end of what scrolls sideways.
  package var flowEndInset: CGFloat {
    boundary.depth(at: Self.sides(flowAxis).end) + description.insets.end(flowAxis)
  }

  private var acrossStart: CGFloat {
    let across = flowAxis.across
    return boundary.depth(at: Self.sides(across).start) + description.insets.start(across)
  }

  /// The band of a section that scrolls sideways, along the layout's axis from the section's start.
  package var orthogonalBand: ClosedRange<CGFloat> {
    let start = acrossStart
    return start...(start + thickness)
  }

  package var groupCount: Int { runs.reduce(0) { $0 + $1.groupCount } }

  // MARK: Runs

  /// Replaces estimates of items.
  ///
  /// - Complexity: O(measured items behind the first one).
  package mutating func measure(_ measurements: [(item: Int, size: CGSize)]) {
    guard let first = measurements.map(\.item).min(), first < itemCount else { return }
    for (item, size) in measurements where item < itemCount { measured.set(size, at: item) }
    rebuild(from: first)
  }

  /// Replaces the estimate of an element on an item; that moves nothing else.
  package mutating func measure(attachment kind: String, item: Int, _ size: CGSize) {
    measuredElements.attachments[.init(item: item, kind: kind)] = size
    overhang = max(overhang, size.width, size.height)
  }

  /// Replaces the estimate of a boundary element.
  package mutating func measure(boundary index: Int, _ size: CGSize) {
    measuredElements.boundaries[index] = size
    let axis = environment.axis.across
    let sides = Self.sides(axis)
    let old = boundary.depth(at: sides.start) + boundary.depth(at: sides.end)
    boundary = CompositionalBoundaryLayout(
      description.boundaries, in: environment.containerSize, insets: description.boundaryInsets,
      measured: measuredElements.boundaries)
    if boundary.depth(at: sides.start) + boundary.depth(at: sides.end) != old {
      // The groups have another space now.
      self = CompositionalSection(
        itemCount: itemCount, description: description, environment: environment,
        measured: measured, measuredElements: measuredElements)
    }
  }

  private var edgeSpacing: CompositionalEdgeSpacing { description.group.spacing }

  private mutating func rebuild(from item: Int) {
    var item = cut(before: item)
    let perGroup = template.leaves.count
    guard perGroup > 0 else { return }
    while item < itemCount {
      let left = itemCount - item
      guard isEstimated else {
        append(template, groups: left / perGroup, at: &item)
        append(template.prefix(left % perGroup), groups: 1, at: &item)
        return
      }
      let next =
        measured.size(at: item) != nil ? item : measured.endOfRun(from: item, count: itemCount)
      // A group is as all others if nothing measured, and not the end, had a say in it.
      let space = next - item - template.lookahead
      if space >= 0 { append(template, groups: space / perGroup + 1, at: &item) }
      guard item < itemCount else { return }
      let measured = self.measured
      let layout = CompositionalGroupSolver.solve(
        description.group, in: groupContainer, first: item, end: itemCount
      ) { measured.size(at: $0) }
      guard !layout.leaves.isEmpty else { return }
      append(layout, groups: 1, at: &item)
    }
  }

  /// Forgets the groups from the first one on that the item may have a say in.
  ///
  /// - Returns: the first item without a group.
  private mutating func cut(before item: Int) -> Int {
    let item = item - lookahead
    guard item > 0, !runs.isEmpty else {
      runs = []
      overhang = 0
      thickness = 0
      return 0
    }
    let index = max(0, runs.partitionIndex { $0.firstItem > item } - 1)
    let group = (item - runs[index].firstItem) / max(1, runs[index].itemsPerGroup)
    runs.removeSubrange((index + 1)...)
    runs[index].groupCount = max(0, min(group, runs[index].groupCount))
    if runs[index].groupCount == 0 { runs.removeLast() }
    thickness = description.isOrthogonal ? 0 : thickness
    for run in runs where description.isOrthogonal { note(run.layout) }
    return runs.last?.endItem ?? 0
  }

  private mutating func note(_ layout: CompositionalGroupLayout) {
    let across = flowAxis.across
    lookahead = max(lookahead, layout.lookahead)
    thickness = max(thickness, layout.size.main(across) + edgeSpacing.minimum(across))
    overhang = max(
      overhang, -layout.reach.minX, layout.reach.maxX - layout.size.width, -layout.reach.minY,
      layout.reach.maxY - layout.size.height)
  }

  private mutating func append(
    _ layout: CompositionalGroupLayout, groups: Int, at item: inout Int
  ) {
    guard groups > 0, !layout.leaves.isEmpty else { return }
    item += groups * layout.leaves.count
    if let last = runs.last, last.layout.isSame(as: layout) {
      runs[runs.count - 1].groupCount += groups
      return
    }
    note(layout)
    let stride =
      layout.size.main(flowAxis) + edgeSpacing.minimum(flowAxis) + description.groupSpacing
    runs.append(
      Run(
        firstItem: item - groups * layout.leaves.count, groupCount: groups, layout: layout,
        start: runs.last?.end ?? 0, stride: stride))
  }

  // MARK: Places

  private func origin(of run: Run, group: Int) -> CGPoint {
    let across = flowAxis.across
    let along =
      flowStart + run.start + CGFloat(group) * run.stride
      + (edgeSpacing.start(flowAxis)?.minimum ?? 0)
    let rest =
      max(
        0,
        groupContainer.main(across) - run.layout.size.main(across)
          - edgeSpacing.minimum(across)) / CGFloat(max(1, edgeSpacing.flexibleCount(across)))
    return CGPoint(
      along: along, across: acrossStart + edgeSpacing.start(across).length(withShare: rest),
      flowAxis)
  }

  private func run(ofItem item: Int) -> (run: Run, group: Int, leaf: Int)? {
    guard item >= 0, item < itemCount, !runs.isEmpty else { return nil }
    let run = runs[max(0, runs.partitionIndex { $0.firstItem > item } - 1)]
    guard item < run.endItem else { return nil }
    let rank = item - run.firstItem
    return (run, rank / run.itemsPerGroup, rank % run.itemsPerGroup)
  }

  /// An item's frame in the section's coordinates, unscrolled; nil where no group holds it.
  ///
  /// - Complexity: O(log runs).
  func frame(ofItem item: Int) -> (frame: CGRect, leaf: CompositionalGroupLayout.Leaf)? {
    guard let (run, group, index) = run(ofItem: item) else { return nil }
    let origin = origin(of: run, group: group)
    let leaf = run.layout.leaves[index]
    return (leaf.frame.offsetBy(dx: origin.x, dy: origin.y), leaf)
  }

  /// The frame of an element on an item, likewise.
  ///
  /// - Complexity: O(log runs + elements of its group).
  func frame(
    ofAttachment kind: String, item: Int
  ) -> (frame: CGRect, supplement: CompositionalSupplement)? {
    guard let (run, group, index) = run(ofItem: item),
      let attachment = run.layout.attachments.first(where: {
        $0.leaf == index && $0.supplement.kind == kind
      })
    else { return nil }
    let origin = origin(of: run, group: group)
    return (
      frame(of: attachment, item: item).offsetBy(dx: origin.x, dy: origin.y),
      attachment.supplement
    )
  }

  private func frame(of attachment: CompositionalGroupLayout.Attachment, item: Int) -> CGRect {
    let supplement = attachment.supplement
    let known =
      supplement.size.isEstimated
      ? measuredElements.attachments[.init(item: item, kind: supplement.kind)] : nil
    return supplement.frame(on: attachment.container, measured: known)
  }

  /// Where a group is along the flow axis, without its edge spacing, in the section's coordinates.
  package func groupRange(_ group: Int) -> ClosedRange<CGFloat>? {
    var group = group
    for run in runs {
      if group < run.groupCount {
        let start = origin(of: run, group: group).position(flowAxis)
        return start...(start + run.layout.size.main(flowAxis))
      }
      group -= run.groupCount
    }
    return nil
  }

  /// The last group that begins at or before a position along the flow axis.
  ///
  /// - Complexity: O(runs).
  package func group(at position: CGFloat) -> Int {
    let position = position - flowStart
    var before = 0
    for (index, run) in runs.enumerated() {
      if index == runs.count - 1 || position < run.end {
        guard run.stride > 0 else { return before }
        let group = ((position - run.start) / run.stride).rounded(.down)
        return before + Int(max(0, min(group, CGFloat(run.groupCount - 1))))
      }
      before += run.groupCount
    }
    return 0
  }

  /// Calls `body` with every group that may have something in a stretch of the flow axis, in the
  /// section's coordinates: its first item, its layout and its origin.
  ///
  /// - Complexity: O(log runs + groups found).
  func forEachGroup(
    from low: CGFloat, to high: CGFloat,
    _ body: (Int, CompositionalGroupLayout, CGPoint) -> Void
  ) {
    guard low < high, !runs.isEmpty else { return }
    let low = low - flowStart - overhang
    let high = high - flowStart + overhang
    var index = max(0, runs.partitionIndex { $0.start > low } - 1)
    // Groups may lie over each other where their spacing is negative.
    while index > 0, runs[index - 1].reachEnd(flowAxis, edgeSpacing) > low { index -= 1 }
    while index < runs.count, runs[index].start < high {
      let run = runs[index]
      index += 1
      var first = 0
      var last = run.groupCount - 1
      if run.stride > 0 {
        let extent = run.layout.size.main(flowAxis) + edgeSpacing.minimum(flowAxis)
        first = Int(
          max(
            0,
            min(((low - run.start - extent) / run.stride).rounded(.down), CGFloat(last) + 1)))
        last = Int(
          max(-1, min(((high - run.start) / run.stride).rounded(.up), CGFloat(last))))
      } else if run.layout.reach.width <= 0 || run.layout.reach.height <= 0 {
        continue
      }
      guard first <= last else { continue }
      for group in first...last {
        body(
          run.firstItem + group * run.itemsPerGroup, run.layout, origin(of: run, group: group))
      }
    }
  }

  /// Calls `body` for every element of groups in `rect`: elements on an item before it.
  ///
  /// - Parameter rect: in the section's coordinates, unscrolled.
  func forEachElement(
    in rect: CGRect,
    item: (Int, CGRect, CompositionalGroupLayout.Leaf) -> Void,
    attachment: (Int, CGRect, CompositionalSupplement) -> Void
  ) {
    forEachGroup(from: rect.mainStart(flowAxis), to: rect.mainEnd(flowAxis)) {
      first, layout, origin in
      func emit(_ index: Int) {
        let frame = layout.leaves[index].frame.offsetBy(dx: origin.x, dy: origin.y)
        if frame.overlaps(rect) { item(first + index, frame, layout.leaves[index]) }
      }
      guard layout.attachments.isEmpty else {
        var next = 0
        for index in layout.leaves.indices {
          while next < layout.attachments.count, layout.attachments[next].leaf <= index {
            let hung = layout.attachments[next]
            let frame = self.frame(of: hung, item: first + hung.leaf)
              .offsetBy(dx: origin.x, dy: origin.y)
            if frame.overlaps(rect) { attachment(first + hung.leaf, frame, hung.supplement) }
            next += 1
          }
          emit(index)
        }
        return
      }
      let length = CompositionalGroupLayout.blockLength
      for (block, box) in layout.blocks.enumerated()
      where box.offsetBy(dx: origin.x, dy: origin.y).overlaps(rect) {
        let start = block * length
        for index in start..<min(start + length, layout.leaves.count) { emit(index) }
      }
    }
  }
}

extension CompositionalSection.Run {
  fileprivate func reachEnd(_ axis: LayoutAxis, _ spacing: CompositionalEdgeSpacing) -> CGFloat {
    max(end, start + CGFloat(groupCount - 1) * stride + layout.size.main(axis))
      + spacing.minimum(axis)
  }
}

extension CompositionalGroupLayout {
  /// Whether groups of both look the same.
  fileprivate func isSame(as other: CompositionalGroupLayout) -> Bool {
    size == other.size && leaves.count == other.leaves.count
      && attachments.count == other.attachments.count
      && zip(leaves, other.leaves).allSatisfy { $0.frame == $1.frame && $0.zIndex == $1.zIndex }
      && zip(attachments, other.attachments).allSatisfy {
        $0.leaf == $1.leaf && $0.container == $1.container && $0.supplement == $1.supplement
      }
  }
}

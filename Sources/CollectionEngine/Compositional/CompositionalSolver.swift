/// One thing that a compositional layout places.
package struct CompositionalElement: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case item
    /// On an item or a group.
    case attachment(String)
    /// At the boundary of a section; its position among those of the section.
    case boundary(String, Int)
    /// At the boundary of the layout.
    case layoutBoundary(String, Int)
    case decoration(String)
  }

  package var kind: Kind
  /// The item, the item something hangs on, or item 0 of the section.
  package var path: ItemPath
  /// In content coordinates, scrolled sideways where the section is.
  package var frame: CGRect
  package var zIndex: Int
  /// Which extents the element tells itself.
  package var estimates: CompositionalEstimates = []
}

/// Which part of the content is seen; what stays in sight depends on it.
package struct CompositionalSight: Equatable, Sendable {
  /// Along the axis, in content coordinates, without insets that cover content.
  package var visible: ClosedRange<CGFloat>
  /// How far sections are scrolled across the axis, in points; those not named are not.
  package var offsets: [Int: CGFloat]

  package init(visible: ClosedRange<CGFloat>, offsets: [Int: CGFloat] = [:]) {
    self.visible = visible
    self.offsets = offsets
  }
}

/// Where everything of a compositional layout is, asked for piece by piece.
///
/// Sections lie in a prefix-sum tree of lengths; none costs more than its runs of groups. No
/// question takes time that grows with the number of items.
package struct CompositionalSolver {
  package let environment: CompositionalEnvironment
  package let sectionSpacing: CGFloat
  package private(set) var sections: [CompositionalSection]
  private var lengths: PrefixSumTree<CGFloat>
  private let layoutBoundaries: [CompositionalBoundary]
  package private(set) var measuredBoundaries: [Int: CGSize]
  private var boundary: CompositionalBoundaryLayout
  private let overhang: CGFloat

  /// - Parameter boundaries: those of the whole layout.
  /// - Complexity: O(sections).
  package init(
    environment: CompositionalEnvironment, sections: [CompositionalSection],
    sectionSpacing: CGFloat = 0, boundaries: [CompositionalBoundary] = [],
    measuredBoundaries: [Int: CGSize] = [:]
  ) {
    self.environment = environment
    self.sections = sections
    self.sectionSpacing = sectionSpacing
    self.measuredBoundaries = measuredBoundaries
    layoutBoundaries = boundaries
    boundary = CompositionalBoundaryLayout(
      boundaries, in: environment.containerSize, insets: CompositionalInsets(),
      measured: measuredBoundaries)
    lengths = PrefixSumTree(
      sections.indices.map {
        max(0, sections[$0].length + ($0 < sections.count - 1 ? sectionSpacing : 0))
      })
    // Elements may stick out of their sections; so may sections that overlap the one before.
    overhang = sections.reduce(max(0, -sectionSpacing)) { max($0, $1.overhangOfSection) }
  }

  private var startDepth: CGFloat {
    boundary.depth(at: environment.axis == .vertical ? .top : .left)
  }

  private var endDepth: CGFloat {
    boundary.depth(at: environment.axis == .vertical ? .bottom : .right)
  }

  /// Where a section begins along the axis.
  ///
  /// - Complexity: O(log sections).
  package func start(ofSection section: Int) -> CGFloat {
    startDepth + lengths.sum(before: section)
  }

  /// The section at a position along the axis, the first or last one beyond the content.
  package func section(at main: CGFloat) -> Int? {
    lengths.entry(containing: max(0, main - startDepth))?.index
  }

  package var contentSize: CGSize {
    let main = startDepth + lengths.total + endDepth
    return environment.axis == .vertical
      ? CGSize(width: environment.containerSize.width, height: main)
      : CGSize(width: main, height: environment.containerSize.height)
  }

  // MARK: Measuring

  /// Replaces estimates of items by what they told.
  package mutating func measure(_ measurements: [(path: ItemPath, size: CGSize)]) {
    var bySection: [Int: [(item: Int, size: CGSize)]] = [:]
    for (path, size) in measurements where sections.indices.contains(path.section) {
      bySection[path.section, default: []].append((path.item, size))
    }
    for (section, measurements) in bySection {
      sections[section].measure(measurements)
      lengthDidChange(section)
    }
  }

  /// Replaces the estimate of an element that is no item.
  package mutating func measure(
    _ kind: CompositionalElement.Kind, at path: ItemPath, _ size: CGSize
  ) {
    switch kind {
    case .item: measure([(path, size)])
    case .attachment(let kind):
      guard sections.indices.contains(path.section) else { return }
      sections[path.section].measure(attachment: kind, item: path.item, size)
    case .boundary(_, let index):
      guard sections.indices.contains(path.section) else { return }
      sections[path.section].measure(boundary: index, size)
      lengthDidChange(path.section)
    case .layoutBoundary(_, let index):
      measuredBoundaries[index] = size
      boundary = CompositionalBoundaryLayout(
        layoutBoundaries, in: environment.containerSize, insets: CompositionalInsets(),
        measured: measuredBoundaries)
    case .decoration: break
    }
  }

  private mutating func lengthDidChange(_ section: Int) {
    let isLast = section == sections.count - 1
    lengths.set(max(0, sections[section].length + (isLast ? 0 : sectionSpacing)), at: section)
  }

  // MARK: One element

  /// - Complexity: O(log sections + log runs).
  package func item(at path: ItemPath, _ sight: CompositionalSight?) -> CompositionalElement? {
    guard sections.indices.contains(path.section),
      let (frame, leaf) = sections[path.section].frame(ofItem: path.item)
    else { return nil }
    return CompositionalElement(
      kind: .item, path: path, frame: snapped(moved(frame, path.section, sight)),
      zIndex: leaf.zIndex, estimates: leaf.estimates)
  }

  /// The element of a kind at a path: on an item or, with item 0, at its section's boundary.
  package func supplement(
    _ kind: String, at path: ItemPath, _ sight: CompositionalSight?
  ) -> CompositionalElement? {
    guard sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    if path.item == 0,
      let index = section.description.boundaries.firstIndex(where: { $0.kind == kind })
    {
      return boundaryElement(index, path.section, sight)
    }
    guard let (frame, supplement) = section.frame(ofAttachment: kind, item: path.item) else {
      return nil
    }
    return attachment(supplement, moved(frame, path.section, sight), path)
  }

  /// The element of a kind at the boundary of the whole layout.
  package func layoutSupplement(_ kind: String, _ sight: CompositionalSight?)
    -> CompositionalElement?
  {
    layoutBoundaries.firstIndex { $0.kind == kind }.map { layoutElement($0, sight) }
  }

  package func decoration(_ kind: String, section: Int) -> CompositionalElement? {
    guard sections.indices.contains(section) else { return nil }
    return sections[section].description.decorations.first { $0.kind == kind }.map {
      decorationElement($0, section)
    }
  }

  private func attachment(
    _ supplement: CompositionalSupplement, _ frame: CGRect, _ path: ItemPath
  ) -> CompositionalElement {
    CompositionalElement(
      kind: .attachment(supplement.kind), path: path,
      frame: snappedEdges(frame, scale: environment.scale), zIndex: supplement.zIndex,
      estimates: CompositionalEstimates(supplement.size))
  }

  private func boundaryElement(
    _ index: Int, _ section: Int, _ sight: CompositionalSight?
  ) -> CompositionalElement {
    let layout = sections[section].boundary
    let item = layout.items[index]
    return CompositionalElement(
      kind: .boundary(item.kind, index), path: ItemPath(section, 0),
      frame: layout.frame(
        index, in: box(ofSection: section), axis: environment.axis, visible: sight?.visible,
        scale: environment.scale), zIndex: item.zIndex,
      estimates: CompositionalEstimates(item.size))
  }

  private func layoutElement(_ index: Int, _ sight: CompositionalSight?) -> CompositionalElement {
    let item = boundary.items[index]
    return CompositionalElement(
      kind: .layoutBoundary(item.kind, index), path: ItemPath(0, 0),
      frame: boundary.frame(
        index, in: CGRect(origin: .zero, size: contentSize), axis: environment.axis,
        visible: sight?.visible, scale: environment.scale), zIndex: item.zIndex,
      estimates: CompositionalEstimates(item.size))
  }

  private func decorationElement(
    _ decoration: CompositionalDecoration, _ section: Int
  ) -> CompositionalElement {
    let box = box(ofSection: section)
    let insets = decoration.insets
    return CompositionalElement(
      kind: .decoration(decoration.kind), path: ItemPath(section, 0),
      frame: snappedEdges(
        CGRect(
          x: box.minX + insets.left, y: box.minY + insets.top,
          width: max(0, box.width - insets.left - insets.right),
          height: max(0, box.height - insets.top - insets.bottom)), scale: environment.scale),
      zIndex: decoration.zIndex)
  }

  /// Everything a section takes, insets and boundary elements included.
  package func box(ofSection section: Int) -> CGRect {
    let start = start(ofSection: section)
    let length = sections[section].length
    return environment.axis == .vertical
      ? CGRect(x: 0, y: start, width: environment.containerSize.width, height: length)
      : CGRect(x: start, y: 0, width: length, height: environment.containerSize.height)
  }

  // MARK: Elements in a rectangle

  /// The elements whose frames overlap `rect`: what lies at the layout's boundary, then for each
  /// section its decorations, its boundary elements and its items, each after what hangs on it.
  ///
  /// - Complexity: O(log sections + log runs) for each section found, and O(elements).
  package func elements(in rect: CGRect, _ sight: CompositionalSight?) -> [CompositionalElement] {
    var found: [CompositionalElement] = []
    guard rect.width > 0, rect.height > 0 else { return [] }
    for index in boundary.items.indices {
      let element = layoutElement(index, sight)
      if element.frame.overlaps(rect) { found.append(element) }
    }
    let axis = environment.axis
    let low = rect.mainStart(axis) - startDepth
    let high = rect.mainEnd(axis) - startDepth
    guard !low.isNaN, !high.isNaN,
      var (section, start) = lengths.entry(containing: max(0, low - overhang))
    else { return found }
    while section < sections.count, start < high + overhang {
      append(section, in: rect, sight, to: &found)
      let end = start + lengths.values[section]
      guard section + 1 < sections.count else { break }
      // Straight to the next section that has an extent, however many have none.
      if lengths.values[section + 1] > 0 {
        section += 1
      } else if let next = lengths.entry(containing: end + .ulpOfOne * max(1, end)),
        next.index > section
      {
        section = next.index
      } else {
        break
      }
      start = end
    }
    return found
  }

  private func append(
    _ index: Int, in rect: CGRect, _ sight: CompositionalSight?,
    to found: inout [CompositionalElement]
  ) {
    let section = sections[index]
    for decoration in section.description.decorations {
      let element = decorationElement(decoration, index)
      if element.frame.overlaps(rect) { found.append(element) }
    }
    for boundary in section.description.boundaries.indices {
      let element = boundaryElement(boundary, index, sight)
      if element.frame.overlaps(rect) { found.append(element) }
    }
    let shift = shift(ofSection: index, sight)
    let scale = environment.scale
    section.forEachElement(in: rect.offsetBy(dx: -shift.x, dy: -shift.y).widened(by: 1 / scale)) {
      item, frame, leaf in
      let frame = snapped(frame.offsetBy(dx: shift.x, dy: shift.y))
      guard frame.overlaps(rect) else { return }
      found.append(
        CompositionalElement(
          kind: .item, path: ItemPath(index, item), frame: frame, zIndex: leaf.zIndex,
          estimates: leaf.estimates))
    } attachment: { item, frame, supplement in
      let element = attachment(
        supplement, frame.offsetBy(dx: shift.x, dy: shift.y), ItemPath(index, item))
      if element.frame.overlaps(rect) { found.append(element) }
    }
  }

  // MARK: Coordinates

  private func shift(ofSection section: Int, _ sight: CompositionalSight?) -> CGPoint {
    let along = start(ofSection: section)
    let across = sections[section].description.isOrthogonal ? -(sight?.offsets[section] ?? 0) : 0
    return CGPoint(along: along, across: across, environment.axis)
  }

  private func moved(_ frame: CGRect, _ section: Int, _ sight: CompositionalSight?) -> CGRect {
    let shift = shift(ofSection: section, sight)
    return frame.offsetBy(dx: shift.x, dy: shift.y)
  }

  /// iOS-BEHAVIOUR: origins of items snap to pixels, as in flow. Evidence: compositional-15.
  private func snapped(_ frame: CGRect) -> CGRect {
    let scale = environment.scale
    return CGRect(
      x: (frame.minX * scale).rounded() / scale, y: (frame.minY * scale).rounded() / scale,
      width: frame.width, height: frame.height)
  }
}

extension CGRect {
  fileprivate func widened(by length: CGFloat) -> CGRect { insetBy(dx: -length, dy: -length) }
}

extension CompositionalSection {
  /// How far anything of the section may lie outside of it along the layout's axis.
  var overhangOfSection: CGFloat {
    let outside = description.boundaries.reduce(0) {
      max($0, abs($1.offset.x), abs($1.offset.y))
    }
    let insets = -min(
      0, description.insets.start(environment.axis), description.insets.end(environment.axis))
    return overhang + outside + insets
  }
}

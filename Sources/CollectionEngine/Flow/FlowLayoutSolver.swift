/// Where everything of a flow layout is, asked for piece by piece.
///
/// Built once from counts, sizes and metrics; then it tells the size of the content, the elements in
/// a rectangle and the place of one element, each in time that does not grow with the number of
/// items. Headers and footers that are pinned depend on what is visible, so that is passed in.
package struct FlowLayoutSolver: Sendable {
  package let environment: FlowEnvironment
  private var sections: [FlowSection]
  /// Lengths of the sections along the axis; measuring items changes single ones.
  private var lengths: PrefixSumTree<CGFloat>
  /// How far items stick out of their sections at most, where insets are negative.
  private let overhang: CGFloat

  /// - Complexity: O(sections).
  package init(environment: FlowEnvironment, sections: [FlowSection]) {
    self.environment = environment
    self.sections = sections
    lengths = PrefixSumTree(sections.map(\.length))
    overhang = sections.reduce(0) {
      max($0, -$1.metrics.mainStartInset, -$1.metrics.mainEndInset)
    }
  }

  /// An empty layout.
  package init() {
    self.init(
      environment: FlowEnvironment(axis: .vertical, crossExtent: 0, scale: 1), sections: [])
  }

  package var sectionCount: Int { sections.count }

  package func section(_ section: Int) -> FlowSection { sections[section] }

  /// The section at a position along the axis, the first or last one beyond the content; nil without
  /// sections.
  ///
  /// - Complexity: O(log sections).
  package func section(at main: CGFloat) -> Int? {
    lengths.entry(containing: max(0, main))?.index
  }

  /// Where a section begins along the axis; one more than the last is where the content ends.
  ///
  /// - Complexity: O(log sections).
  package func start(ofSection section: Int) -> CGFloat { lengths.sum(before: section) }

  package var contentSize: CGSize {
    let main = lengths.total
    return environment.axis == .vertical
      ? CGSize(width: environment.crossExtent, height: main)
      : CGSize(width: main, height: environment.crossExtent)
  }

  /// Replaces estimated sizes by measured ones; each path's section must have estimated sizes.
  ///
  /// - Complexity: O(measured + log sections), see `FlowSection.measure`.
  package mutating func measure(_ measurements: [(path: ItemPath, size: CGSize)]) {
    var bySection: [Int: [(item: Int, size: CGSize)]] = [:]
    for (path, size) in measurements where path.section < sections.count {
      bySection[path.section, default: []].append((path.item, size))
    }
    for (section, measurements) in bySection {
      sections[section].measure(measurements)
      lengths.set(sections[section].length, at: section)
    }
  }

  /// What cells told of their sizes, by section; nil where no section has estimated sizes.
  package var measurements: [MeasuredSizes]? {
    var found = false
    let all = sections.map { section -> MeasuredSizes in
      guard case .estimated(_, let measured) = section.sizes else { return MeasuredSizes() }
      found = true
      return measured
    }
    return found ? all : nil
  }

  // MARK: One element

  /// The frame of an item, or nil for one that does not exist.
  ///
  /// - Complexity: O(log sections + log lines), and O(items of its line) for differing sizes.
  package func frame(of path: ItemPath) -> CGRect? {
    guard path.section >= 0, path.section < sections.count, path.item >= 0,
      path.item < sections[path.section].itemCount
    else { return nil }
    let start = lengths.sum(before: path.section)
    return frame(of: sections[path.section].place(ofItem: path.item), sectionStart: start)
  }

  /// The frame of a section's header, or nil where it has none.
  package func headerFrame(section: Int, pinning: FlowPinning?) -> CGRect? {
    guard section >= 0, section < sections.count else { return nil }
    return headerFrame(section, start: lengths.sum(before: section), pinning: pinning)
  }

  /// The frame of a section's footer, or nil where it has none.
  package func footerFrame(section: Int, pinning: FlowPinning?) -> CGRect? {
    guard section >= 0, section < sections.count else { return nil }
    return footerFrame(section, start: lengths.sum(before: section), pinning: pinning)
  }

  // MARK: Elements in a rectangle

  /// The elements whose frames overlap `rect`: for each section its header, its items in ascending
  /// order and its footer.
  ///
  /// Elements without extent are in no rectangle.
  ///
  /// - Complexity: O(log sections + log lines) for each section found, and O(elements).
  package func elements(in rect: CGRect, pinning: FlowPinning? = nil) -> [FlowElement] {
    elements(in: rect, pinning: pinning, includingItems: true)
  }

  private func elements(
    in rect: CGRect, pinning: FlowPinning?, includingItems: Bool
  ) -> [FlowElement] {
    var found: [FlowElement] = []
    let axis = environment.axis
    let low = rect.mainStart(axis)
    let high = rect.mainEnd(axis)
    guard low.isFinite || low == -.infinity, !high.isNaN, high > low - .ulpOfOne else { return [] }
    guard var (section, start) = lengths.entry(containing: max(0, low - overhang)) else {
      return []
    }
    while section < sections.count, start < high + overhang {
      append(
        section, start: start, in: rect, pinning: pinning, includingItems: includingItems,
        to: &found)
      let end = start + sections[section].length
      guard section + 1 < sections.count else { break }
      // Straight to the next section that has an extent, however many have none.
      if sections[section + 1].length > 0 {
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
    _ index: Int, start: CGFloat, in rect: CGRect, pinning: FlowPinning?, includingItems: Bool,
    to found: inout [FlowElement]
  ) {
    let section = sections[index]
    let axis = environment.axis
    if let frame = headerFrame(index, start: start, pinning: pinning), frame.overlaps(rect) {
      found.append(
        FlowElement(
          kind: .header, path: ItemPath(index, 0), frame: frame,
          isPinned: pinning?.pinsHeaders ?? false))
    }
    if includingItems {
      section.forEachItem(
        mainFrom: rect.mainStart(axis) - start, to: rect.mainEnd(axis) - start,
        crossFrom: rect.crossStart(axis), to: rect.crossEnd(axis)
      ) { item, place in
        let frame = frame(of: place, sectionStart: start)
        guard frame.overlaps(rect) else { return }
        found.append(FlowElement(kind: .item, path: ItemPath(index, item), frame: frame))
      }
    }
    if let frame = footerFrame(index, start: start, pinning: pinning), frame.overlaps(rect) {
      found.append(
        FlowElement(
          kind: .footer, path: ItemPath(index, 0), frame: frame,
          isPinned: pinning?.pinsFooters ?? false))
    }
  }

  // MARK: Frames

  private func headerFrame(_ index: Int, start: CGFloat, pinning: FlowPinning?) -> CGRect? {
    let section = sections[index]
    let length = section.metrics.headerLength
    guard length > 0 else { return nil }
    var main = start
    if let pinning, pinning.pinsHeaders {
      // It stays at the visible start until the end of its section pushes it out.
      main = max(start, min(pinning.visibleStart, start + section.length - length))
    }
    return supplementaryFrame(main: main, length: length)
  }

  private func footerFrame(_ index: Int, start: CGFloat, pinning: FlowPinning?) -> CGRect? {
    let section = sections[index]
    let length = section.metrics.footerLength
    guard length > 0 else { return nil }
    var main = start + section.footerStart
    if let pinning, pinning.pinsFooters {
      main = min(main, max(pinning.visibleEnd - length, start))
    }
    return supplementaryFrame(main: main, length: length)
  }

  private func supplementaryFrame(main: CGFloat, length: CGFloat) -> CGRect {
    environment.axis == .vertical
      ? CGRect(x: 0, y: snapped(main), width: environment.crossExtent, height: length)
      : CGRect(x: snapped(main), y: 0, width: length, height: environment.crossExtent)
  }

  private func frame(of place: FlowPlace, sectionStart: CGFloat) -> CGRect {
    let main = snapped(sectionStart + place.main)
    let cross = snapped(place.cross)
    let origin =
      environment.axis == .vertical ? CGPoint(x: cross, y: main) : CGPoint(x: main, y: cross)
    return CGRect(origin: origin, size: place.size)
  }

  /// iOS-BEHAVIOUR: only origins snap to pixels, sizes stay exact. Evidence: flow-8.
  private func snapped(_ value: CGFloat) -> CGFloat {
    (value * environment.scale).rounded() / environment.scale
  }
}

extension CGRect {
  /// Whether the two share more than an edge.
  @inlinable
  package func overlaps(_ other: CGRect) -> Bool {
    maxX > other.minX && minX < other.maxX && maxY > other.minY && minY < other.maxY
  }
}

extension FlowLayoutSolver {
  /// Only the headers and footers that overlap `rect`; what a pinned layout asks on every scroll.
  ///
  /// - Complexity: O(log sections) for each section found.
  package func supplementaries(in rect: CGRect, pinning: FlowPinning?) -> [FlowElement] {
    elements(in: rect, pinning: pinning, includingItems: false)
  }
}

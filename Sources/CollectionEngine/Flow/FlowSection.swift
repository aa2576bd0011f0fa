/// One section of a flow layout: its numbers, its lines, and where its items are within it.
///
/// Positions count from the section's beginning along the axis and from the content's edge across
/// it. A section of a million equal items is two runs of lines.
package struct FlowSection: Sendable {
  package let metrics: FlowMetrics
  package let itemCount: Int
  package private(set) var sizes: FlowItemSizes
  /// Along the axis, from header to footer; never negative.
  private(set) var length: CGFloat = 0

  let axis: LayoutAxis
  private let crossExtent: CGFloat
  private var runs: [LineRun] = []
  private var thickestLine: CGFloat = 0

  /// - Precondition: sizes and metrics are finite; see `FlowLayoutProblem`.
  /// - Complexity: O(1) for uniform or estimated sizes, O(items) for one size each.
  package init(
    itemCount: Int, sizes: FlowItemSizes, metrics: FlowMetrics, environment: FlowEnvironment
  ) {
    self.itemCount = itemCount
    self.sizes = sizes
    self.metrics = metrics
    axis = environment.axis
    crossExtent = environment.crossExtent
    if itemCount > 0 { breaker.appendLines(from: 0, to: &runs) }
    finishLines()
  }

  /// Where items may lie across the axis.
  private var available: CGFloat {
    crossExtent - metrics.crossStartInset - metrics.crossEndInset
  }

  var linesStart: CGFloat { metrics.headerLength + metrics.mainStartInset }
  var footerStart: CGFloat { length - metrics.footerLength }

  private var breaker: LineBreaker {
    LineBreaker(
      sizes: sizes, itemCount: itemCount, axis: axis, available: available,
      interitemSpacing: metrics.interitemSpacing, lineSpacing: metrics.lineSpacing)
  }

  /// How many items every line has but the last, which has no more, where all items are equally large; nil else.
  package var itemsPerLine: Int? {
    guard let first = runs.first, runs.count <= 2, runs.allSatisfy(\.isUniform) else { return nil }
    let last = runs[runs.count - 1]
    guard runs.count == 1 || (last.lineCount == 1 && last.itemsPerLine <= first.itemsPerLine) else {
      return nil
    }
    return first.itemsPerLine
  }

  private mutating func finishLines() {
    thickestLine = runs.reduce(0) { max($0, $1.thickness) }
    let lines = runs.last?.end(lineSpacing: metrics.lineSpacing) ?? 0
    length = max(0, linesStart + lines + metrics.mainEndInset + metrics.footerLength)
  }

  /// Replaces estimates by measured sizes and breaks the lines again from the first one that can
  /// have changed: the one before the first measured item, where a smaller item may now fit.
  ///
  /// - Complexity: O(log lines + items measured behind the first of `measurements`).
  mutating func measure(_ measurements: [(item: Int, size: CGSize)]) {
    guard case .estimated(let estimate, var measured) = sizes,
      let first = measurements.map(\.item).min(), first < itemCount
    else { return }
    for measurement in measurements { measured.set(measurement.size, at: measurement.item) }
    sizes = .estimated(estimate, measured)
    var index = max(0, runs.partitionIndex { $0.firstItem > first } - 1)
    var keptLines = max(0, (first - runs[index].firstItem) / runs[index].itemsPerLine - 1)
    if keptLines == 0, index > 0 {
      index -= 1
      keptLines = runs[index].lineCount - 1
    }
    var run = runs[index]
    runs.removeSubrange(index...)
    let restart = run.firstItem + keptLines * run.itemsPerLine
    if keptLines > 0 {
      run.lineCount = keptLines
      runs.append(run)
    }
    breaker.appendLines(from: restart, to: &runs)
    finishLines()
  }

  // MARK: Positions

  /// How the items of a line lie across the axis: the first one's start, and the gaps.
  private struct LineSpacing {
    var start: CGFloat
    var gap: CGFloat
  }

  private func spacing(of run: LineRun, firstItem: Int) -> LineSpacing {
    let count = run.itemsPerLine
    let start = metrics.crossStartInset
    if run.isUniform {
      let length = sizes.size(at: firstItem).cross(axis)
      // iOS-BEHAVIOUR: a uniform last line is spaced as if it were full. Evidence: flow-5.
      let slots = run.isFull ? count : breaker.capacity(for: length)
      // iOS-BEHAVIOUR: a line that cannot hold two centres its item, even when that is wider.
      // Evidence: flow-7.
      if slots == 1 { return LineSpacing(start: start + (available - length) / 2, gap: 0) }
      guard run.isFull || slots >= count, length + metrics.interitemSpacing > 0 else {
        return LineSpacing(start: start, gap: metrics.interitemSpacing)
      }
      return LineSpacing(
        start: start, gap: (available - CGFloat(slots) * length) / CGFloat(slots - 1))
    }
    // iOS-BEHAVIOUR: a last line of different sizes keeps the minimum spacing. Evidence: flow-6.
    guard run.isFull else { return LineSpacing(start: start, gap: metrics.interitemSpacing) }
    var total: CGFloat = 0
    for item in firstItem..<(firstItem + count) { total += sizes.size(at: item).cross(axis) }
    return LineSpacing(start: start, gap: (available - total) / CGFloat(count - 1))
  }

  /// Where an item is, by main and cross position, not yet on the pixel grid.
  func place(ofItem item: Int) -> FlowPlace {
    let run = runs[max(0, runs.partitionIndex { $0.firstItem > item } - 1)]
    let line = (item - run.firstItem) / run.itemsPerLine
    let firstItem = run.firstItem + line * run.itemsPerLine
    let spacing = spacing(of: run, firstItem: firstItem)
    let size = sizes.size(at: item)
    var cross = spacing.start
    if run.isUniform {
      cross += CGFloat(item - firstItem) * (size.cross(axis) + spacing.gap)
    } else {
      for earlier in firstItem..<item {
        cross += sizes.size(at: earlier).cross(axis) + spacing.gap
      }
    }
    return place(in: run, line: line, size: size, cross: cross)
  }

  private func place(in run: LineRun, line: Int, size: CGSize, cross: CGFloat) -> FlowPlace {
    let lineStart = run.offset + CGFloat(line) * run.advance(metrics.lineSpacing)
    // iOS-BEHAVIOUR: items shorter than their line are centred in it. Evidence: flow-9.
    let main = linesStart + lineStart + (run.thickness - size.main(axis)) / 2
    return FlowPlace(main: main, cross: cross, size: size)
  }

  /// Calls `body` with the items that overlap a stretch of the section, in ascending order.
  ///
  /// - Complexity: O(log lines + items on the lines found).
  func forEachItem(
    mainFrom low: CGFloat, to high: CGFloat, crossFrom crossLow: CGFloat, to crossHigh: CGFloat,
    _ body: (Int, FlowPlace) -> Void
  ) {
    let low = low - linesStart
    let high = high - linesStart
    var index = max(0, runs.partitionIndex { $0.offset > low - thickestLine } - 1)
    while index < runs.count, runs[index].offset < high {
      let run = runs[index]
      index += 1
      // Items without extent are never in sight, however many lie on one spot.
      if run.isUniform, sizes.size(at: run.firstItem).isFlat { continue }
      let advance = run.advance(metrics.lineSpacing)
      var line = 0
      if advance > 0 {
        let skipped = ((low - run.thickness - run.offset) / advance).rounded(.down)
        line = Int(min(max(0, skipped), CGFloat(run.lineCount)))
      }
      while line < run.lineCount, run.offset + CGFloat(line) * advance < high {
        if run.offset + CGFloat(line) * advance + run.thickness > low {
          forEachItem(in: run, line: line, crossFrom: crossLow, to: crossHigh, body)
        }
        line += 1
      }
    }
  }

  private func forEachItem(
    in run: LineRun, line: Int, crossFrom low: CGFloat, to high: CGFloat,
    _ body: (Int, FlowPlace) -> Void
  ) {
    let firstItem = run.firstItem + line * run.itemsPerLine
    let spacing = spacing(of: run, firstItem: firstItem)
    if run.isUniform {
      let size = sizes.size(at: firstItem)
      let length = size.cross(axis)
      let stride = length + spacing.gap
      var range = 0..<run.itemsPerLine
      if stride > 0 {
        let first = ((low - length - spacing.start) / stride).rounded(.down)
        let last = ((high - spacing.start) / stride).rounded(.up)
        let start = Int(min(max(0, first), CGFloat(run.itemsPerLine)))
        range = start..<Int(min(max(CGFloat(start), last), CGFloat(run.itemsPerLine)))
      }
      for index in range {
        let cross = spacing.start + CGFloat(index) * stride
        guard cross + length > low, cross < high else { continue }
        body(firstItem + index, place(in: run, line: line, size: size, cross: cross))
      }
    } else {
      var cross = spacing.start
      for item in firstItem..<(firstItem + run.itemsPerLine) {
        let size = sizes.size(at: item)
        if cross + size.cross(axis) > low, cross < high, !size.isFlat {
          body(item, place(in: run, line: line, size: size, cross: cross))
        }
        cross += size.cross(axis) + spacing.gap
      }
    }
  }
}

/// A position in a section, before it snaps to pixels.
struct FlowPlace {
  var main: CGFloat
  var cross: CGFloat
  var size: CGSize
}

extension CGSize {
  var isFlat: Bool { width <= 0 || height <= 0 }
}

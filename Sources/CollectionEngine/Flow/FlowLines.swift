/// Lines of a section that repeat: equally many items, equally thick, one after the other.
struct LineRun: Sendable {
  var firstItem: Int
  var itemsPerLine: Int
  var lineCount: Int
  /// Of the first line along the axis, from the beginning of the section's lines.
  var offset: CGFloat
  /// Of each line along the axis: that of its longest item.
  var thickness: CGFloat
  /// Whether all items have the same width and height.
  var isUniform: Bool
  /// Whether an item follows that did not fit; false only for the last line of a section.
  var isFull: Bool

  var endItem: Int { firstItem + itemsPerLine * lineCount }

  func end(lineSpacing: CGFloat) -> CGFloat {
    offset + CGFloat(lineCount - 1) * advance(lineSpacing) + thickness
  }

  /// From one line to the next. Negative spacing makes lines overlap, never run backwards.
  func advance(_ lineSpacing: CGFloat) -> CGFloat { max(0, thickness + lineSpacing) }
}

/// Breaks a section's items into lines.
struct LineBreaker {
  let sizes: FlowItemSizes
  let itemCount: Int
  let axis: LayoutAxis
  /// For items, across the axis.
  let available: CGFloat
  let interitemSpacing: CGFloat
  let lineSpacing: CGFloat

  /// An exact fit stays on the line in spite of rounding.
  private var limit: CGFloat { available + max(1, available) * 1e-9 }

  /// Appends the lines from `item` on, which begins a line, to `runs`.
  ///
  /// Items that are known to be equal make whole lines by division; only where sizes vary are
  /// items looked at one by one.
  func appendLines(from item: Int, to runs: inout [LineRun]) {
    var item = item
    var offset: CGFloat = 0
    if let last = runs.last {
      offset = last.end(lineSpacing: lineSpacing) - last.thickness + last.advance(lineSpacing)
    }
    while item < itemCount {
      let runEnd = sizes.endOfRun(from: item, count: itemCount)
      let size = sizes.size(at: item)
      let perLine = capacity(for: size.cross(axis))
      let fullLines = (runEnd - item - 1) / perLine
      if fullLines > 0 {
        let run = LineRun(
          firstItem: item, itemsPerLine: perLine, lineCount: fullLines, offset: offset,
          thickness: size.main(axis), isUniform: true, isFull: true)
        append(run, to: &runs)
        item = run.endItem
        offset += CGFloat(fullLines) * run.advance(lineSpacing)
      } else {
        let run = line(from: item, offset: offset)
        append(run, to: &runs)
        item = run.endItem
        offset += run.advance(lineSpacing)
      }
    }
  }

  /// The most items of one length that fit on a line; at least one.
  func capacity(for length: CGFloat) -> Int {
    let stride = length + interitemSpacing
    guard stride > 0 else { return max(1, itemCount) }
    let count = (limit + interitemSpacing) / stride
    guard count < CGFloat(Int32.max) else { return max(1, itemCount) }
    return max(1, Int(count.rounded(.down)))
  }

  private func line(from first: Int, offset: CGFloat) -> LineRun {
    let firstSize = sizes.size(at: first)
    var used = firstSize.cross(axis)
    var thickness = firstSize.main(axis)
    var isUniform = true
    var item = first + 1
    while item < itemCount {
      let size = sizes.size(at: item)
      let longer = used + interitemSpacing + size.cross(axis)
      if longer > limit { break }
      used = longer
      thickness = max(thickness, size.main(axis))
      if size != firstSize { isUniform = false }
      item += 1
    }
    return LineRun(
      firstItem: first, itemsPerLine: item - first, lineCount: 1, offset: offset,
      thickness: thickness, isUniform: isUniform, isFull: item < itemCount)
  }

  private func append(_ run: LineRun, to runs: inout [LineRun]) {
    if let last = runs.last, last.isUniform, run.isUniform, last.isFull, run.isFull,
      last.itemsPerLine == run.itemsPerLine, last.thickness == run.thickness,
      sizes.size(at: last.firstItem) == sizes.size(at: run.firstItem)
    {
      runs[runs.count - 1].lineCount += run.lineCount
    } else {
      runs.append(run)
    }
  }
}

extension CGSize {
  func main(_ axis: LayoutAxis) -> CGFloat { axis == .vertical ? height : width }
  func cross(_ axis: LayoutAxis) -> CGFloat { axis == .vertical ? width : height }
}

extension CGRect {
  func mainStart(_ axis: LayoutAxis) -> CGFloat { axis == .vertical ? minY : minX }
  func mainEnd(_ axis: LayoutAxis) -> CGFloat { axis == .vertical ? maxY : maxX }
  func crossStart(_ axis: LayoutAxis) -> CGFloat { axis == .vertical ? minX : minY }
  func crossEnd(_ axis: LayoutAxis) -> CGFloat { axis == .vertical ? maxX : maxY }
}

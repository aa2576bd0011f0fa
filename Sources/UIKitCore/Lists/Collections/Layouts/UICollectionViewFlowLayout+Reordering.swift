import CollectionEngine

/// Where a moving item lands in a flow layout: also behind the last item of a section, and in
/// sections that are empty.
extension FlowLayoutSolver {
  func landingPlace(ofItemAt previous: IndexPath, under point: CGPoint) -> IndexPath {
    let solver = self
    let axis = environment.axis
    guard let old = ItemPath(previous) else { return previous }
    let main = axis == .vertical ? point.y : point.x
    guard let section = solver.section(at: main) else { return previous }
    let count = solver.section(section).itemCount
    guard count > 0 else { return IndexPath(item: 0, section: section) }
    let reach = solver.section(section).metrics.lineSpacing / 2 + 1
    let band =
      axis == .vertical
      ? CGRect(x: -1e7, y: point.y - reach, width: 2e7, height: reach * 2)
      : CGRect(x: point.x - reach, y: -1e7, width: reach * 2, height: 2e7)
    let line = solver.elements(in: band).filter { $0.kind == .item && $0.path.section == section }
    func distance(_ frame: CGRect) -> CGFloat { hypot(frame.midX - point.x, frame.midY - point.y) }
    guard let nearest = line.min(by: { distance($0.frame) < distance($1.frame) }) else {
      // Above the first line or below the last one.
      let start = solver.frame(of: ItemPath(section, 0))?.mainStart(axis) ?? 0
      let end = section == old.section ? count - 1 : count
      return IndexPath(item: main < start ? 0 : end, section: section)
    }
    var item = nearest.path.item
    let isBehind = axis == .vertical ? point.x > nearest.frame.maxX : point.y > nearest.frame.maxY
    if isBehind, item == count - 1, section != old.section { item = count }
    return IndexPath(item: item, section: section)
  }
}

extension FlowSolution {
  /// An item is shown elsewhere than the data source has it: its size goes with it, and nobody has
  /// to be asked for all sizes again.
  mutating func moveItem(from old: ItemPath, to new: ItemPath, _ map: UpdateMap) {
    remapMeasurements(map)
    guard !needsMetrics, inputs.indices.contains(old.section), inputs.indices.contains(new.section)
    else {
      needsMetrics = true
      return
    }
    let size = inputs[old.section].sizes.size(at: old.item)
    inputs[old.section].sizes.remove(at: old.item)
    inputs[old.section].itemCount -= 1
    inputs[new.section].sizes.insert(size, at: new.item, count: inputs[new.section].itemCount)
    inputs[new.section].itemCount += 1
    needsPositions = true
  }
}

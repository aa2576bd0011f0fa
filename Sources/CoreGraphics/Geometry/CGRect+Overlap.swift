/// What Foundation's `intersection` answers, also for rectangles whose numbers are no numbers or have
/// no end, at which that traps: those that programs compute and those that come of transforms.
extension CGRect {
  /// What both cover; null where that is nothing. Sides that touch have a rectangle without area.
  package func overlap(with other: CGRect) -> CGRect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether they cover something together, if only a side.
  package func meets(_ other: CGRect) -> Bool {
    max(minX, other.minX) <= min(maxX, other.maxX) && max(minY, other.minY) <= min(maxY, other.maxY)
  }
}

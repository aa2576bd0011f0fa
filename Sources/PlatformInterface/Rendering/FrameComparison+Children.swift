/// Which child of a node is which in the next frame.
extension FrameComparison {
  /// Compares the children of two versions of the innermost ancestor, and notes those that only one of them has.
  ///
  /// - Complexity: O(children).
  mutating func matchChildren(
    _ old: [RenderNode], _ new: [RenderNode], _ before: Side, _ after: Side
  ) {
    let level = ancestors.count - 1
    // Most often the lists have the same children, or differ at one end.
    var first = 0
    let common = min(old.count, new.count)
    while first < common {
      let a = old[first]
      let b = new[first]
      if a !== b {
        guard a.id == b.id else { break }
        ancestors[level].childIndex = first
        compare(a, b, before, after)
      }
      first += 1
    }
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > first, newEnd > first, old[oldEnd - 1].id == new[newEnd - 1].id {
      oldEnd -= 1
      newEnd -= 1
      if old[oldEnd] !== new[newEnd] {
        ancestors[level].childIndex = newEnd
        compare(old[oldEnd], new[newEnd], before, after)
      }
    }
    guard first < oldEnd || first < newEnd else { return }
    matchMiddle(old[first..<oldEnd], new[first..<newEnd], before, after)
  }

  /// Matches children between those that both lists begin and end with.
  ///
  /// The lists are gone through together. Where they part, the nearer of their next children that meet again is
  /// sought a few steps ahead; what is left out on the way has gone, is new, or stands at another place in the order,
  /// over what it was under or the other way round. Where none is so near, all that is left is matched by a table.
  ///
  /// - Complexity: O(children).
  private mutating func matchMiddle(
    _ old: ArraySlice<RenderNode>, _ new: ArraySlice<RenderNode>, _ before: Side, _ after: Side
  ) {
    let level = ancestors.count - 1
    var oldIndex = old.startIndex
    var newIndex = new.startIndex
    while oldIndex < old.endIndex, newIndex < new.endIndex {
      let a = old[oldIndex]
      let b = new[newIndex]
      if a.id == b.id {
        if a !== b {
          ancestors[level].childIndex = newIndex
          compare(a, b, before, after)
        }
        oldIndex += 1
        newIndex += 1
        continue
      }
      let gone = Self.steps(to: b.id, in: old[oldIndex...])
      let came = Self.steps(to: a.id, in: new[newIndex...])
      switch (gone, came) {
      case (let gone?, let came) where came.map({ gone <= $0 }) ?? true:
        for child in old[oldIndex..<oldIndex + gone] { note(child, before, isStale: true) }
        oldIndex += gone
      case (_, let came?):
        for child in new[newIndex..<newIndex + came] { note(child, after, isStale: false) }
        newIndex += came
      default:
        if old.endIndex - oldIndex > Self.reach || new.endIndex - newIndex > Self.reach {
          return matchByTable(old[oldIndex...], new[newIndex...], before, after)
        }
        note(a, before, isStale: true)
        note(b, after, isStale: false)
        oldIndex += 1
        newIndex += 1
      }
    }
    for child in old[oldIndex...] { note(child, before, isStale: true) }
    for child in new[newIndex...] { note(child, after, isStale: false) }
  }

  private mutating func matchByTable(
    _ old: ArraySlice<RenderNode>, _ new: ArraySlice<RenderNode>, _ before: Side, _ after: Side
  ) {
    let level = ancestors.count - 1
    var indices: [UInt64: Int] = [:]
    indices.reserveCapacity(old.count)
    for index in old.indices {
      if let twin = indices.updateValue(index, forKey: old[index].id) {
        note(old[twin], before, isStale: true)
      }
    }
    var last = -1
    for index in new.indices {
      let child = new[index]
      guard let oldIndex = indices.removeValue(forKey: child.id) else {
        note(child, after, isStale: false)
        continue
      }
      if oldIndex < last {
        // Painted at another place in the order: over what it was under.
        note(old[oldIndex], before, isStale: true)
        note(child, after, isStale: false)
      } else {
        last = oldIndex
        if old[oldIndex] !== child {
          ancestors[level].childIndex = index
          compare(old[oldIndex], child, before, after)
        }
      }
    }
    for index in indices.values { note(old[index], before, isStale: true) }
  }

  /// How many children stand before the one with `id`; nil where it is not among the first few.
  private static func steps(to id: UInt64, in children: ArraySlice<RenderNode>) -> Int? {
    children.prefix(reach).firstIndex { $0.id == id }.map { $0 - children.startIndex }
  }

  /// How many children ahead a twin is sought.
  private static let reach = 16
}

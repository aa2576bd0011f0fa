import PlatformInterface

/// The order in which readers go through elements: rows from above, each in the direction of reading.
enum AccessibilityOrder {
  /// How far tops may differ in one row, in points.
  ///
  /// iOS-BEHAVIOUR: elements less than 8 points below another are in its row on a phone.
  /// Evidence: https://github.com/cashapp/AccessibilitySnapshot
  static let rowTolerance: CGFloat = 8

  /// Sorts by rows; equal places keep their order.
  static func sorted(_ nodes: [AccessibilityNode], isRightToLeft: Bool) -> [AccessibilityNode] {
    guard nodes.count > 1 else { return nodes }
    let places = nodes.map(place)
    var order = Array(nodes.indices).sorted {
      (places[$0].minY, $0) < (places[$1].minY, $1)
    }
    var start = 0
    while start < order.count {
      let top = places[order[start]].minY
      var end = start + 1
      while end < order.count, places[order[end]].minY - top < rowTolerance { end += 1 }
      order[start..<end].sort {
        let (a, b) = (places[$0], places[$1])
        if isRightToLeft, a.maxX != b.maxX { return a.maxX > b.maxX }
        return a.minX != b.minX && !isRightToLeft ? a.minX < b.minX : $0 < $1
      }
      start = end
    }
    return order.map { nodes[$0] }
  }

  /// Where a node counts as being: an element its box; a container where its first element on screen is, as
  /// containers reach under bars.
  private static func place(_ node: AccessibilityNode) -> CGRect {
    guard !node.isElement else { return node.frame }
    let inside = node.children.filter { $0.states.contains(.showing) }.map(place)
    guard let first = inside.first else { return node.frame }
    return inside.dropFirst().reduce(first) { $0.union($1) }
  }
}

import PlatformInterface

/// The order in which readers go through elements: rows from above, each in the direction of reading.
enum AccessibilityOrder {
  /// How far tops may differ in one row, in points.
  ///
  /// iOS-BEHAVIOUR: elements less than 8 points below another are in its row on a phone, 13 elsewhere.
  /// Evidence: https://github.com/cashapp/AccessibilitySnapshot
  private static func rowTolerance(_ idiom: UIUserInterfaceIdiom) -> CGFloat {
    idiom == .phone ? 8 : 13
  }

  /// Sorts by rows; equal places keep their order.
  @MainActor
  static func sorted(_ nodes: [AccessibilityNode], in view: UIView) -> [AccessibilityNode] {
    guard nodes.count > 1 else { return nodes }
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let rowTolerance = rowTolerance(view.traitCollection.userInterfaceIdiom)
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
        if a.minX == b.minX { return $0 < $1 }
        return isRightToLeft ? a.minX > b.minX : a.minX < b.minX
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

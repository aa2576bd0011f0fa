/// Pixels that keep their appearance and change their place.
package struct ScrollMove: Hashable, Sendable {
  /// Each pixel of this rectangle takes the value of the one `dx`, `dy` before it, where that lies in
  /// the rectangle too.
  package var rect: PixelRect
  package var dx: Int
  package var dy: Int

  package init(rect: PixelRect, dx: Int, dy: Int) {
    self.rect = rect
    self.dx = dx
    self.dy = dy
  }

  /// The pixels that receive a value.
  package var destination: PixelRect { rect.intersection(rect.offset(x: dx, y: dy)) }
}

/// How to make one frame's pixels out of another's: first all moves in order, then painting the
/// damaged rectangles.
package struct FrameDifference: Hashable, Sendable {
  package var moves: [ScrollMove]
  /// Disjoint enough to paint one after the other; within the frame.
  package var damage: [PixelRect]

  package init(moves: [ScrollMove] = [], damage: [PixelRect]) {
    self.moves = moves
    self.damage = damage
  }

  package var isEmpty: Bool { moves.isEmpty && damage.isEmpty }
}

/// Rectangles to be painted, kept few: where two are painted more cheaply as one, they become one.
package struct DamageList {
  package private(set) var rects: [PixelRect] = []
  /// Each rectangle costs a walk over the tree; about as dear as this many pixels.
  private static let costOfRect = 4096
  private static let limit = 12

  package init() {}

  package mutating func add(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    var rect = rect
    var index = 0
    while index < rects.count {
      let other = rects[index]
      if other.contains(rect) { return }
      let union = other.union(rect)
      if union.area <= other.area + rect.area + Self.costOfRect {
        rects.remove(at: index)
        rect = union
        index = 0
      } else {
        index += 1
      }
    }
    rects.append(rect)
    if rects.count > Self.limit { mergeCheapestPair() }
  }

  private mutating func mergeCheapestPair() {
    var best = (cost: Int.max, first: 0, second: 1)
    for i in 0..<rects.count {
      for j in (i + 1)..<rects.count {
        let cost = rects[i].union(rects[j]).area - rects[i].area - rects[j].area
        if cost < best.cost { best = (cost, i, j) }
      }
    }
    let union = rects[best.first].union(rects[best.second])
    rects.remove(at: best.second)
    rects.remove(at: best.first)
    add(union)
  }
}

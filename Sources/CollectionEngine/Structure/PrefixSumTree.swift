/// A list of non-negative numbers whose running totals are found, and whose entries are changed, in
/// logarithmic time.
///
/// A Fenwick tree: the node at one-based position `i` holds the sum of the last `lowbit(i)` entries
/// up to `i`. Serves for item counts (integers) and for lengths along the scrolling axis.
package struct PrefixSumTree<Value: SignedNumeric & Comparable & Sendable>: Sendable {
  /// The entries themselves.
  package private(set) var values: [Value]
  private var nodes: [Value]
  private var topStep: Int

  /// - Complexity: O(number of entries).
  package init(_ values: [Value]) {
    self.values = values
    nodes = values
    for index in nodes.indices {
      let parent = index | (index + 1)
      if parent < nodes.count { nodes[parent] += nodes[index] }
    }
    topStep = 1
    while topStep * 2 <= values.count { topStep *= 2 }
  }

  package var count: Int { values.count }

  /// The sum of all entries before `index`, which may be `count`.
  ///
  /// - Complexity: O(log `count`).
  package func sum(before index: Int) -> Value {
    var total: Value = .zero
    var node = index
    while node > 0 {
      total += nodes[node - 1]
      node &= node - 1
    }
    return total
  }

  package var total: Value { sum(before: count) }

  /// Replaces one entry.
  ///
  /// - Complexity: O(log `count`).
  package mutating func set(_ value: Value, at index: Int) {
    let change = value - values[index]
    values[index] = value
    var node = index
    while node < nodes.count {
      nodes[node] += change
      node |= node + 1
    }
  }

  /// The last entry that begins at or before `position`, empty entries skipped: the one that holds
  /// `position` where it lies within the total. Nil without entries or for a negative position.
  ///
  /// - Returns: the entry and the sum before it.
  /// - Complexity: O(log `count`).
  package func entry(containing position: Value) -> (index: Int, start: Value)? {
    guard !nodes.isEmpty, position >= .zero else { return nil }
    var node = 0
    var start: Value = .zero
    var step = topStep
    while step > 0 {
      let next = node + step
      if next <= nodes.count, start + nodes[next - 1] <= position {
        node = next
        start += nodes[next - 1]
      }
      step /= 2
    }
    guard node < nodes.count else { return (nodes.count - 1, start - values[nodes.count - 1]) }
    return (node, start)
  }
}

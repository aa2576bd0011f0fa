/// What turns one list of identifiers into another: deletes, inserts and moves.
///
/// Deletes and the sources of moves count in the old list, inserts and targets of moves in the new
/// one, so the three together are a valid `UpdateBatch`. Equal identifiers are paired; of the pairs,
/// as many as possible stay (a longest increasing subsequence), the others move.
package struct ListDifference: Sendable, Equatable {
  /// Ascending indexes of the old list.
  package private(set) var deletes: [Int] = []
  /// Ascending indexes of the new list.
  package private(set) var inserts: [Int] = []
  /// Ascending by target.
  package private(set) var moves: [Move] = []

  package struct Move: Sendable, Equatable {
    package var from: Int
    package var to: Int
  }

  package var isEmpty: Bool { deletes.isEmpty && inserts.isEmpty && moves.isEmpty }

  /// Idea: lists that are compared are mostly alike, so most pairs are found by walking both lists
  /// together and looking a few places ahead where they part, without hashing. Only what is left is
  /// hashed (Heckel's symbol table, over the remainder). A repeated identifier pairs at most once
  /// on each side, so that the result is right for lists with repetitions too.
  ///
  /// - Complexity: O(old + new) comparisons and hashes on average, O(m log m) for `m` displaced
  ///   elements.
  package init<Identifier: Hashable>(from old: [Identifier], to new: [Identifier]) {
    var oldForNew = [Int32](repeating: -1, count: new.count)
    var isPaired = [Bool](repeating: false, count: old.count)
    Self.pairInStep(old, new, &oldForNew, &isPaired)
    Self.pairByHash(old, new, &oldForNew, &isPaired)
    for index in old.indices where !isPaired[index] { deletes.append(index) }
    let stays = Self.longestIncreasing(oldForNew)
    for index in new.indices {
      let source = Int(oldForNew[index])
      if source < 0 {
        inserts.append(index)
      } else if !stays[index] {
        moves.append(Move(from: source, to: index))
      }
    }
  }

  private static let lookahead = 8

  private static func pairInStep<Identifier: Hashable>(
    _ old: [Identifier], _ new: [Identifier], _ oldForNew: inout [Int32], _ isPaired: inout [Bool]
  ) {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        var i = 0
        var j = 0
        while i < old.count, j < new.count {
          if old[i] == new[j] {
            oldForNew[j] = Int32(truncatingIfNeeded: i)
            isPaired[i] = true
            i += 1
            j += 1
            continue
          }
          var skip = 0
          for distance in 1...lookahead {
            if i + distance < old.count, old[i + distance] == new[j] {
              skip = distance
              break
            }
            if j + distance < new.count, new[j + distance] == old[i] {
              skip = -distance
              break
            }
          }
          switch skip {
          case 0:
            i += 1
            j += 1
          case 1...: i += skip
          default: j -= skip
          }
        }
      }
    }
  }

  private static func pairByHash<Identifier: Hashable>(
    _ old: [Identifier], _ new: [Identifier], _ oldForNew: inout [Int32], _ isPaired: inout [Bool]
  ) {
    let open = isPaired.reduce(0) { $1 ? $0 : $0 + 1 }
    guard open > 0 else { return }
    var table = OpenIndexTable(capacity: open)
    for index in old.indices where !isPaired[index] {
      table.insert(Int32(truncatingIfNeeded: index), hash: old[index].hashValue)
    }
    for index in new.indices where oldForNew[index] < 0 {
      let candidate = new[index]
      let match = table.remove(hash: candidate.hashValue) { old[Int($0)] == candidate }
      if let match {
        oldForNew[index] = match
        isPaired[Int(match)] = true
      }
    }
  }

  /// Marks the entries of a longest increasing subsequence of the non-negative values.
  private static func longestIncreasing(_ values: [Int32]) -> [Bool] {
    var isMember = [Bool](repeating: false, count: values.count)
    var tails: [Int32] = []
    var predecessor = [Int32](repeating: -1, count: values.count)
    for index in values.indices where values[index] >= 0 {
      let value = values[index]
      var position = tails.count
      if let last = tails.last, values[Int(last)] >= value {
        position = tails.partitionIndex { values[Int($0)] >= value }
      }
      if position > 0 { predecessor[index] = tails[position - 1] }
      if position == tails.count {
        tails.append(Int32(truncatingIfNeeded: index))
      } else {
        tails[position] = Int32(truncatingIfNeeded: index)
      }
    }
    var current = tails.last ?? -1
    while current >= 0 {
      isMember[Int(current)] = true
      current = predecessor[Int(current)]
    }
    return isMember
  }
}

/// A hash table from hashes to indexes with linear probing; half full at most.
private struct OpenIndexTable {
  private var slots: [(index: Int32, tag: UInt32)]
  private let mask: Int

  private static let empty: Int32 = -1
  private static let removed: Int32 = -2

  init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: (Self.empty, 0), count: size)
    mask = size - 1
  }

  mutating func insert(_ index: Int32, hash: Int) {
    var slot = hash & mask
    while slots[slot].index != Self.empty { slot = (slot + 1) & mask }
    slots[slot] = (index, UInt32(truncatingIfNeeded: hash >> 32))
  }

  /// Takes out the first entry of this hash that `matches`.
  mutating func remove(hash: Int, where matches: (Int32) -> Bool) -> Int32? {
    let tag = UInt32(truncatingIfNeeded: hash >> 32)
    var slot = hash & mask
    while slots[slot].index != Self.empty {
      let entry = slots[slot]
      if entry.index >= 0, entry.tag == tag, matches(entry.index) {
        slots[slot].index = Self.removed
        return entry.index
      }
      slot = (slot + 1) & mask
    }
    return nil
  }
}

import Foundation

/// How two orders of identifiers differ.
struct FetchDelta: Sendable {
  struct Pair: Hashable, Sendable {
    let before: Int
    let after: Int
  }
  private(set) var removed = IndexSet()
  private(set) var inserted = IndexSet()
  /// Those in both.
  private(set) var stayed: [Pair] = []
  /// As few of those in both as can be moved so that the rest keeps its order.
  private(set) var moves: [Pair] = []

  var isEmpty: Bool { removed.isEmpty && inserted.isEmpty && moves.isEmpty }

  /// - Parameters: identifiers, each once.
  /// - Complexity: O(n log n)
  init(_ before: [String], _ after: [String]) {
    let places = Dictionary(before.enumerated().map { ($1, $0) }) { first, _ in first }
    for (index, identifier) in after.enumerated() {
      if let place = places[identifier] {
        stayed.append(Pair(before: place, after: index))
      } else {
        inserted.insert(index)
      }
    }
    removed = IndexSet(before.indices).subtracting(IndexSet(stayed.map(\.before)))
    let kept = Self.longestRise(stayed.map(\.before))
    moves = stayed.indices.filter { !kept.contains($0) }.map { stayed[$0] }
  }

  /// Places of a longest part of the numbers that rises.
  private static func longestRise(_ numbers: [Int]) -> Set<Int> {
    // Of each length the place where a rise of that length ends lowest, and what comes before each place.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: numbers.count)
    for (place, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      previous[place] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(place) } else { ends[low] = place }
    }
    var result: Set<Int> = []
    var next = ends.last
    while let place = next {
      result.insert(place)
      next = previous[place]
    }
    return result
  }
}

import Foundation

// What SwiftUI adds to the collections behind its lists, for sources that use it beside UIKit. Lowered files alone see it.

@_spi(XcodeSources)
extension MutableCollection {
  /// Moves the elements at some offsets, in their order, in front of the element that is at another one. Linear in the
  /// number of elements.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let place = Swift.min(Swift.max(destination, 0), all.count)
    let moved = source.filter { all.indices.contains($0) }
    let kept = all.indices.filter { !source.contains($0) }
    let order = kept.filter { $0 < place } + moved + kept.filter { $0 >= place }
    for (index, offset) in zip(indices, order) { self[index] = all[offset] }
  }
}

@_spi(XcodeSources)
extension RangeReplaceableCollection {
  /// Takes out the elements at some offsets. Linear in the number of elements.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = 0
    removeAll { _ in
      defer { offset += 1 }
      return offsets.contains(offset)
    }
  }
}

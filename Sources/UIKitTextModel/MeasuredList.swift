import Foundation

/// Something that takes space along one line: characters of a text, points of a page.
@usableFromInline
package protocol MeasuredElement {
  associatedtype Measure: Comparable, AdditiveArithmetic
  var measure: Measure { get }
}

/// Elements one after another, found by their number or by the space before them.
///
/// Kept in short rows with their sums, so that finding and changing one of n elements costs
/// O(√n) at most for the sizes that texts have. Everything can be inlined, so that the loops over rows know what
/// their elements are: asked through witnesses they took 6 ms for each letter typed into 10 MB.
@usableFromInline
package struct MeasuredList<Element: MeasuredElement> {
  @usableFromInline
  struct Row {
    @usableFromInline var elements: [Element]
    @usableFromInline var total: Element.Measure

    @inlinable
    init(_ elements: [Element]) {
      self.elements = elements
      total = Self.sum(elements)
    }

    @inlinable
    static func sum(_ elements: [Element]) -> Element.Measure {
      var sum = Element.Measure.zero
      for element in elements { sum += element.measure }
      return sum
    }

    @inlinable
    mutating func set(_ index: Int, _ element: Element) {
      elements[index] = element
      // Summed anew: differences of points would drift.
      total = Self.sum(elements)
    }
  }

  @inlinable static var rowLength: Int { 128 }
  @usableFromInline var rows: [Row] = []
  /// How many elements there are. Its own changes alone set it.
  @usableFromInline package internal(set) var count = 0

  @inlinable
  package init(_ elements: [Element] = []) {
    count = elements.count
    rows = Self.rows(of: elements)
  }

  @inlinable
  static func rows(of elements: [Element]) -> [Row] {
    guard elements.count > rowLength else { return elements.isEmpty ? [] : [Row(elements)] }
    return stride(from: 0, to: elements.count, by: rowLength).map {
      Row(Array(elements[$0..<min($0 + rowLength, elements.count)]))
    }
  }

  @inlinable package var total: Element.Measure {
    var sum = Element.Measure.zero
    for row in rows.indices { sum += rows[row].total }
    return sum
  }

  // MARK: Finding

  /// Row and place of an element; the place behind the last one for `count`.
  @inlinable
  func place(of index: Int) -> (row: Int, start: Int) {
    var start = 0
    for number in rows.indices {
      let end = start + rows[number].elements.count
      if index < end { return (number, start) }
      start = end
    }
    return (rows.count, start)
  }

  @inlinable
  package subscript(_ index: Int) -> Element {
    get {
      let place = place(of: index)
      return rows[place.row].elements[index - place.start]
    }
    set {
      let place = place(of: index)
      rows[place.row].set(index - place.start, newValue)
    }
  }

  /// The space before an element, or all of it for `count`.
  @inlinable
  package func start(of index: Int) -> Element.Measure {
    var sum = Element.Measure.zero
    var first = 0
    for number in rows.indices {
      let end = first + rows[number].elements.count
      if index < end {
        let elements = rows[number].elements
        for offset in 0..<(index - first) { sum += elements[offset].measure }
        return sum
      }
      sum += rows[number].total
      first = end
    }
    return sum
  }

  /// The element that `measure` lies in, and the space before it: the last one for what lies behind
  /// all.
  ///
  /// - Precondition: there is an element.
  @inlinable
  package func element(at measure: Element.Measure) -> (index: Int, start: Element.Measure) {
    var sum = Element.Measure.zero
    var first = 0
    for number in rows.indices {
      guard measure < sum + rows[number].total || number == rows.count - 1 else {
        sum += rows[number].total
        first += rows[number].elements.count
        continue
      }
      let elements = rows[number].elements
      for offset in elements.indices {
        let isLast = number == rows.count - 1 && offset == elements.count - 1
        let own = elements[offset].measure
        if measure < sum + own || isLast { return (first + offset, sum) }
        sum += own
      }
      first += elements.count
    }
    return (max(count - 1, 0), sum)
  }

  /// Calls `body` with the elements of `range` in their order.
  @inlinable
  package func forEach(in range: Range<Int>, _ body: (Element) -> Void) {
    var first = 0
    for row in rows where first < range.upperBound {
      let end = first + row.elements.count
      if end > range.lowerBound {
        let part = max(range.lowerBound - first, 0)..<min(range.upperBound, end) - first
        row.elements[part].forEach(body)
      }
      first = end
    }
  }

  // MARK: Changing

  @inlinable
  package mutating func replaceSubrange(_ range: Range<Int>, with new: [Element]) {
    if range.count == 1, new.count == 1 {
      self[range.lowerBound] = new[0]
      return
    }
    guard !rows.isEmpty else {
      self = MeasuredList(new)
      return
    }
    var first = place(of: range.lowerBound)
    if first.row == rows.count {
      first = (first.row - 1, first.start - rows[first.row - 1].elements.count)
    }
    var last = range.isEmpty ? first : place(of: range.upperBound - 1)
    let before = rows[first.row].elements.prefix(range.lowerBound - first.start)
    var after = Array(rows[last.row].elements.dropFirst(range.upperBound - last.start))
    // A row that gets short takes the next one in.
    if last.row + 1 < rows.count, after.count < Self.rowLength / 4 {
      last.row += 1
      after += rows[last.row].elements
    }
    let changed = Self.rows(of: before + new + after)
    rows.replaceSubrange(first.row...last.row, with: changed)
    count += new.count - range.count
  }
}

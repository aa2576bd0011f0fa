/// The terms of all rows of a tableau, each row's in one piece and sorted by symbol.
struct TermBuffer {
  typealias Term = Tableau.Term
  typealias BufferSlice = Tableau.BufferSlice

  private(set) var terms = ContiguousArray<Term>()
  /// Terms that belong to no row any more.
  private var waste = 0
  private var scratch = ContiguousArray<Term>()

  mutating func store(_ new: ContiguousArray<Term>) -> BufferSlice {
    let slice = BufferSlice(
      start: Int32(terms.count), count: Int32(new.count), capacity: Int32(new.count))
    terms.append(contentsOf: new)
    return slice
  }

  mutating func release(_ slice: BufferSlice) { waste += Int(slice.capacity) }

  /// The position of the first term whose symbol is not below `symbol`.
  private func position(of symbol: Int32, in slice: BufferSlice) -> Int {
    terms.withUnsafeBufferPointer { terms in
      var low = Int(slice.start)
      var high = low + Int(slice.count)
      while low < high {
        let middle = (low + high) / 2
        if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }

  func coefficient(of symbol: Int32, in slice: BufferSlice) -> Double {
    let position = position(of: symbol, in: slice)
    guard position < slice.range.upperBound, terms[position].symbol == symbol else { return 0 }
    return terms[position].coefficient
  }

  mutating func scale(_ slice: BufferSlice, by factor: Double) {
    for position in slice.range { terms[position].coefficient *= factor }
  }

  mutating func remove(_ symbol: Int32, from slice: inout BufferSlice) {
    let position = position(of: symbol, in: slice)
    guard position < slice.range.upperBound, terms[position].symbol == symbol else { return }
    for next in position..<slice.range.upperBound - 1 { terms[next] = terms[next + 1] }
    slice.count -= 1
  }

  /// Returns whether the row did not contain the symbol before.
  mutating func add(_ coefficient: Double, of symbol: Int32, to slice: inout BufferSlice) -> Bool {
    let position = position(of: symbol, in: slice)
    if position < slice.range.upperBound, terms[position].symbol == symbol {
      terms[position].coefficient += coefficient
      if abs(terms[position].coefficient) < Tableau.coefficientDust { remove(symbol, from: &slice) }
      return false
    }
    guard abs(coefficient) >= Tableau.coefficientDust else { return false }
    let offset = position - Int(slice.start)
    if slice.count == slice.capacity { move(&slice, capacity: slice.count + 4) }
    var free = slice.range.upperBound
    let place = Int(slice.start) + offset
    while free > place {
      terms[free] = terms[free - 1]
      free -= 1
    }
    terms[place] = Term(symbol: symbol, coefficient: coefficient)
    slice.count += 1
    return true
  }

  /// Puts the row where it has more space.
  private mutating func move(_ slice: inout BufferSlice, capacity: Int32) {
    waste += Int(slice.capacity)
    let start = Int32(terms.count)
    // Nothing is reserved: that would make the buffer just as large as needed, and copy all of it
    // for the next row again.
    terms.append(
      contentsOf: repeatElement(Term(symbol: 0, coefficient: 0), count: Int(capacity)))
    for offset in 0..<Int(slice.count) {
      terms[Int(start) + offset] = terms[Int(slice.start) + offset]
    }
    slice = BufferSlice(start: start, count: slice.count, capacity: capacity)
  }

  /// Adds `factor` times `source` to `slice`, without `dropped`. Symbols that `slice` did not
  /// contain are appended to `appeared`.
  mutating func add(
    _ factor: Double, _ source: BufferSlice, to slice: inout BufferSlice, dropping dropped: Int32,
    appeared: inout ContiguousArray<Int32>
  ) {
    let space = Int(source.count + slice.count)
    if scratch.count < space {
      scratch.append(
        contentsOf: repeatElement(Term(symbol: 0, coefficient: 0), count: space * 2))
    }
    var count = 0
    terms.withUnsafeBufferPointer { terms in
      scratch.withUnsafeMutableBufferPointer { out in
        var a = Int(slice.start)
        let endOfA = a + Int(slice.count)
        var b = Int(source.start)
        let endOfB = b + Int(source.count)
        while a < endOfA || b < endOfB {
          if b == endOfB || (a < endOfA && terms[a].symbol < terms[b].symbol) {
            if terms[a].symbol != dropped {
              out[count] = terms[a]
              count += 1
            }
            a += 1
          } else if a < endOfA, terms[a].symbol == terms[b].symbol {
            let sum = terms[a].coefficient + terms[b].coefficient * factor
            if abs(sum) >= Tableau.coefficientDust {
              out[count] = Term(symbol: terms[a].symbol, coefficient: sum)
              count += 1
            }
            a += 1
            b += 1
          } else {
            let product = terms[b].coefficient * factor
            if abs(product) >= Tableau.coefficientDust {
              out[count] = Term(symbol: terms[b].symbol, coefficient: product)
              count += 1
              appeared.append(terms[b].symbol)
            }
            b += 1
          }
        }
      }
    }
    if count > slice.capacity {
      slice.count = 0
      move(&slice, capacity: Int32(count + count / 2 + 2))
    }
    let start = Int(slice.start)
    scratch.withUnsafeBufferPointer { from in
      terms.withUnsafeMutableBufferPointer { to in
        for offset in 0..<count { to[start + offset] = from[offset] }
      }
    }
    slice.count = Int32(count)
  }

  /// Closes the gaps once they are more than half of the buffer.
  mutating func compactIfNeeded(_ rows: inout ContiguousArray<Tableau.Row>) {
    guard waste > 4096, waste > terms.count / 2 else { return }
    var packed = ContiguousArray<Term>()
    packed.reserveCapacity(terms.count - waste / 2)
    for index in rows.indices where rows[index].basic != Tableau.vacantMark {
      let slice = rows[index].terms
      let start = Int32(packed.count)
      packed.append(contentsOf: terms[slice.range])
      rows[index].terms = BufferSlice(start: start, count: slice.count, capacity: slice.count)
    }
    terms = packed
    waste = 0
  }
}

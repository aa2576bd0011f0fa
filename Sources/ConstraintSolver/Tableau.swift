/// A system of equations in solved form: rows say each *basic* symbol as a constant and a sum of
/// *nonbasic* ones, whose value is zero.
///
/// Terms of all rows lie in one buffer, sorted by symbol within a row, so that copying a tableau is
/// copying a few flat arrays. For a symbol that may come into the basis the rows it occurs in are
/// listed (its *column*), so that a pivot touches those rows alone. Lists may name rows that lost
/// the symbol meanwhile, and a row twice; whoever reads one asks the row.
struct Tableau {
  struct Term {
    var symbol: Int32
    var coefficient: Double
  }

  enum Kind: UInt8 {
    /// Not in use.
    case vacant
    /// An unknown of the caller: has any sign and never leaves the basis by itself.
    case external
    /// Not negative; costs nothing.
    case slack
    /// Not negative; costs its value at a priority.
    case error
    /// Zero for good; marks what a required equality contributed to each row.
    case dummy
  }

  struct Symbol {
    var kind = Kind.vacant
    /// Its rows are listed.
    var isIndexed = false
    /// Its value is among `changes`.
    var isChanged = false
    /// An external symbol that is zero rather than others where there is a choice.
    var restsAtZero = false
    /// The row in which it is basic, or −1.
    var row: Int32 = -1
    /// The constraint it belongs to, or −1.
    var constraint: Int32 = -1
    /// Of an error.
    var priority: Float = 0
    var column = BufferSlice()
  }

  struct Row {
    /// The symbol this row says, or one of the marks below.
    var basic: Int32
    var constant: Double
    var terms = BufferSlice()
  }

  /// A piece of a shared buffer.
  struct BufferSlice {
    var start: Int32 = 0
    var count: Int32 = 0
    var capacity: Int32 = 0

    var range: Range<Int> { Int(start)..<Int(start + count) }
  }

  /// In `Row.basic`: the row says what something costs and is in no column.
  static let costMark: Int32 = -1
  static let vacantMark: Int32 = -2

  /// Coefficients below are taken for zero: the dust of cancelled sums.
  static let coefficientDust = 1e-10
  /// Points by which a value that must not be negative may be.
  static let tolerance = 1e-7

  var symbols = ContiguousArray<Symbol>()
  var rows = ContiguousArray<Row>()
  private(set) var buffer = TermBuffer()
  private var columns = ContiguousArray<Int32>()
  private var columnWaste = 0
  private var vacantSymbols = ContiguousArray<Int32>()
  private var vacantRows = ContiguousArray<Int32>()

  /// External symbols whose values may differ from those last taken.
  private(set) var changes = ContiguousArray<Int32>()
  /// Rows that were seen with a value their symbol must not have.
  var wrongRows = ContiguousArray<Int32>()

  private var appeared = ContiguousArray<Int32>()
  private var marks = ContiguousArray<Int32>()
  private var mark: Int32 = 0

  // MARK: Symbols

  mutating func makeSymbol(_ kind: Kind, constraint: Int32 = -1, priority: Float = 0) -> Int32 {
    var symbol = Symbol()
    symbol.kind = kind
    // A dummy's rows are looked for when somebody asks: most never are, and chains of equalities
    // would list every row under every dummy before it.
    symbol.isIndexed = kind != .dummy
    symbol.constraint = constraint
    symbol.priority = priority
    if let index = vacantSymbols.popLast() {
      symbols[Int(index)] = symbol
      return index
    }
    symbols.append(symbol)
    return Int32(symbols.count - 1)
  }

  /// The symbol must be in no row.
  mutating func removeSymbol(_ index: Int32) {
    columnWaste += Int(symbols[Int(index)].column.capacity)
    symbols[Int(index)] = Symbol()
    vacantSymbols.append(index)
  }

  func kind(_ symbol: Int32) -> Kind { symbols[Int(symbol)].kind }
  func rowOf(_ symbol: Int32) -> Int32 { symbols[Int(symbol)].row }

  func value(of symbol: Int32) -> Double {
    let row = symbols[Int(symbol)].row
    return row < 0 ? 0 : rows[Int(row)].constant
  }

  mutating func noteChange(_ symbol: Int32) {
    guard symbols[Int(symbol)].kind == .external, !symbols[Int(symbol)].isChanged else { return }
    symbols[Int(symbol)].isChanged = true
    changes.append(symbol)
  }

  mutating func takeChanges() -> ContiguousArray<Int32> {
    for symbol in changes { symbols[Int(symbol)].isChanged = false }
    defer { changes.removeAll(keepingCapacity: true) }
    return changes
  }

  // MARK: Rows

  /// Adds a row of `terms`, sorted by symbol, none of which is basic.
  mutating func makeRow(
    basic: Int32, constant: Double, terms: ContiguousArray<Term>
  ) -> Int32 {
    let index: Int32
    if let vacant = vacantRows.popLast() {
      index = vacant
      rows[Int(index)] = Row(basic: basic, constant: constant)
    } else {
      index = Int32(rows.count)
      rows.append(Row(basic: basic, constant: constant))
    }
    rows[Int(index)].terms = buffer.store(terms)
    if basic >= 0 {
      symbols[Int(basic)].row = index
      noteChange(basic)
      for term in terms { list(index, under: term.symbol) }
      check(index)
    }
    compactIfNeeded()
    return index
  }

  mutating func removeRow(_ index: Int32) {
    let basic = rows[Int(index)].basic
    if basic >= 0 {
      symbols[Int(basic)].row = -1
      noteChange(basic)
    }
    buffer.release(rows[Int(index)].terms)
    rows[Int(index)] = Row(basic: Self.vacantMark, constant: 0)
    vacantRows.append(index)
  }

  /// The row's terms, for reading.
  func terms(_ row: Int32) -> ArraySlice<Term> {
    buffer.terms[rows[Int(row)].terms.range]
  }

  func count(_ row: Int32) -> Int { Int(rows[Int(row)].terms.count) }

  func term(_ row: Int32, _ position: Int) -> Term {
    buffer.terms[Int(rows[Int(row)].terms.start) + position]
  }

  /// Zero where the row does not contain the symbol. O(log row).
  func coefficient(of symbol: Int32, in row: Int32) -> Double {
    buffer.coefficient(of: symbol, in: rows[Int(row)].terms)
  }

  /// Adds `coefficient` times a nonbasic symbol.
  mutating func add(_ coefficient: Double, of symbol: Int32, to row: Int32) {
    let isNew = buffer.add(coefficient, of: symbol, to: &rows[Int(row)].terms)
    if isNew, rows[Int(row)].basic >= 0 { list(row, under: symbol) }
  }

  /// Adds `factor` times another row; `dropped` is taken out first.
  mutating func add(_ factor: Double, row source: Int32, to row: Int32, dropping dropped: Int32) {
    let added = rows[Int(source)].constant * factor
    appeared.removeAll(keepingCapacity: true)
    buffer.add(
      factor, rows[Int(source)].terms, to: &rows[Int(row)].terms, dropping: dropped,
      appeared: &appeared)
    let basic = rows[Int(row)].basic
    guard basic >= 0 else {
      rows[Int(row)].constant += added
      return
    }
    for symbol in appeared { list(row, under: symbol) }
    if added != 0 { changeConstant(of: row, by: added) }
  }

  mutating func changeConstant(of row: Int32, by difference: Double) {
    rows[Int(row)].constant += difference
    let basic = rows[Int(row)].basic
    if basic >= 0 { noteChange(basic) }
    check(row)
  }

  /// Remembers a row whose symbol has a value it must not have.
  mutating func check(_ row: Int32) { if isWrong(row) { wrongRows.append(row) } }

  func isWrong(_ row: Int32) -> Bool {
    let basic = rows[Int(row)].basic
    guard basic >= 0 else { return false }
    let constant = rows[Int(row)].constant
    switch symbols[Int(basic)].kind {
    case .slack, .error: return constant < -Self.tolerance
    case .dummy: return abs(constant) > Self.tolerance
    case .external, .vacant: return false
    }
  }

  // MARK: Columns

  private mutating func list(_ row: Int32, under symbol: Int32) {
    guard symbols[Int(symbol)].isIndexed else { return }
    var slice = symbols[Int(symbol)].column
    if slice.count == slice.capacity {
      columnWaste += Int(slice.capacity)
      let capacity = max(4, slice.capacity * 2)
      let start = Int32(columns.count)
      for position in slice.range { columns.append(columns[position]) }
      for _ in slice.count..<capacity { columns.append(0) }
      slice = BufferSlice(start: start, count: slice.count, capacity: capacity)
    }
    columns[Int(slice.start + slice.count)] = row
    slice.count += 1
    symbols[Int(symbol)].column = slice
  }

  /// Rows, costs aside, that contain a nonbasic symbol, each once.
  ///
  /// - Complexity: the column's length; the first time for a dummy, all rows.
  mutating func rowsContaining(_ symbol: Int32) -> ContiguousArray<Int32> {
    var found = ContiguousArray<Int32>()
    if symbols[Int(symbol)].isIndexed {
      mark &+= 1
      while marks.count < rows.count { marks.append(0) }
      let column = symbols[Int(symbol)].column
      for position in column.range {
        let row = columns[position]
        guard marks[Int(row)] != mark else { continue }
        marks[Int(row)] = mark
        if rows[Int(row)].basic >= 0, coefficient(of: symbol, in: row) != 0 { found.append(row) }
      }
      // The list is put in order on the way.
      for (offset, row) in found.enumerated() { columns[Int(column.start) + offset] = row }
      symbols[Int(symbol)].column.count = Int32(found.count)
    } else {
      for row in rows.indices where rows[row].basic >= 0 {
        if coefficient(of: symbol, in: Int32(row)) != 0 { found.append(Int32(row)) }
      }
      symbols[Int(symbol)].isIndexed = true
      for row in found { list(row, under: symbol) }
    }
    return found
  }

  /// Whether some row contains the symbol, as far as the list knows without looking.
  func mayOccur(_ symbol: Int32) -> Bool {
    !symbols[Int(symbol)].isIndexed || symbols[Int(symbol)].column.count > 0
  }

  func columnLength(_ symbol: Int32) -> Int { Int(symbols[Int(symbol)].column.count) }

  private mutating func compactIfNeeded() {
    buffer.compactIfNeeded(&rows)
    guard columnWaste > 4096, columnWaste > columns.count / 2 else { return }
    var packed = ContiguousArray<Int32>()
    packed.reserveCapacity(columns.count - columnWaste / 2)
    for index in symbols.indices where symbols[index].column.capacity > 0 {
      let slice = symbols[index].column
      let start = Int32(packed.count)
      packed.append(contentsOf: columns[slice.range])
      symbols[index].column = BufferSlice(start: start, count: slice.count, capacity: slice.count)
    }
    columns = packed
    columnWaste = 0
  }

  // MARK: Pivoting

  /// Solves a row for `entering` and puts the result wherever that occurs: in other rows and in
  /// `costs`. The symbol that was basic becomes nonbasic.
  mutating func pivot(_ row: Int32, entering: Int32, costs: [Int32]) {
    let leaving = rows[Int(row)].basic
    let factor = -1 / coefficient(of: entering, in: row)
    buffer.scale(rows[Int(row)].terms, by: factor)
    rows[Int(row)].constant *= factor
    buffer.remove(entering, from: &rows[Int(row)].terms)
    symbols[Int(leaving)].row = -1
    symbols[Int(leaving)].column.count = 0
    _ = buffer.add(-factor, of: leaving, to: &rows[Int(row)].terms)
    list(row, under: leaving)
    rows[Int(row)].basic = entering
    noteChange(leaving)
    noteChange(entering)
    substitute(entering, by: row, costs: costs)
    symbols[Int(entering)].row = row
    check(row)
    compactIfNeeded()
  }

  /// Replaces a symbol by what `row` says of it, everywhere else.
  mutating func substitute(_ symbol: Int32, by row: Int32, costs: [Int32]) {
    for other in rowsContaining(symbol) where other != row {
      add(coefficient(of: symbol, in: other), row: row, to: other, dropping: symbol)
    }
    symbols[Int(symbol)].column.count = 0
    for cost in costs {
      let coefficient = coefficient(of: symbol, in: cost)
      if coefficient != 0 { add(coefficient, row: row, to: cost, dropping: symbol) }
    }
  }
}

import ConstraintSolver

/// A screen of 50 cells below each other with ten constraints each: a picture, a title as wide as its
/// text wants, and below it a detail which decides how high the cell is. `kiwi.py` has the same.
struct CellScreen {
  private struct Cell {
    let top, height, pictureTop, titleLeft, titleTop: SolverVariable
    let titleWidth, titleHeight, detailTop, detailHeight: SolverVariable
    let widthWish, heightWish: SolverConstraint

    var all: [SolverVariable] {
      [
        top, height, pictureTop, titleLeft, titleTop, titleWidth, titleHeight, detailTop,
        detailHeight,
      ]
    }
  }

  private var solver = ConstraintSolver()
  private var cells: [Cell] = []
  private let width: SolverVariable
  private let widthWish: SolverConstraint

  init(count: Int = 50) {
    width = solver.makeVariable()
    widthWish = solver.add(.equal([SolverTerm(1, width)], 390, priority: 999))
    for index in 0..<count { addCell(index) }
    solver.solve()
  }

  private mutating func addCell(_ index: Int) {
    let v = (0..<9).map { _ in solver.makeVariable() }
    func plus(_ variable: SolverVariable) -> SolverTerm { SolverTerm(1, variable) }
    func minus(_ variable: SolverVariable) -> SolverTerm { SolverTerm(-1, variable) }
    if let last = cells.last {
      _ = solver.add(.equal([plus(v[0]), minus(last.top), minus(last.height)], 0))
    } else {
      _ = solver.add(.equal([plus(v[0])], 0))
    }
    _ = solver.add(.equal([plus(v[2]), minus(v[0])], 8))
    _ = solver.add(.equal([plus(v[3])], 64))
    _ = solver.add(.atMost([plus(v[3]), plus(v[5]), minus(width)], -16))
    let widthWish = solver.add(
      .equal([plus(v[5])], 180 + Double(index % 7) * 40, priority: 750))
    _ = solver.add(.equal([plus(v[4]), minus(v[0])], 8))
    _ = solver.add(.equal([plus(v[6])], 20, priority: 750))
    _ = solver.add(.equal([plus(v[7]), minus(v[4]), minus(v[6])], 4))
    let heightWish = solver.add(
      .equal([plus(v[8])], 16 + Double(index % 3) * 16, priority: 750))
    _ = solver.add(.equal([plus(v[1]), plus(v[0]), minus(v[7]), minus(v[8])], 8))
    cells.append(
      Cell(
        top: v[0], height: v[1], pictureTop: v[2], titleLeft: v[3], titleTop: v[4],
        titleWidth: v[5], titleHeight: v[6], detailTop: v[7], detailHeight: v[8],
        widthWish: widthWish, heightWish: heightWish))
  }

  /// The title of one cell has another text: nothing else moves.
  mutating func changeTitle(_ index: Int, _ round: Int) {
    solver.setConstant(150 + Double((round + round / 50) % 50), of: cells[index].widthWish)
    solver.solve()
  }

  /// The detail of one cell is higher: all cells below move.
  mutating func changeDetail(_ index: Int, _ round: Int) {
    solver.setConstant(16 + Double((round + round / 50) % 50), of: cells[index].heightWish)
    solver.solve()
  }

  /// The window is narrower or wider, past some titles' width.
  mutating func resize(_ round: Int) {
    solver.setConstant(300 + Double(round % 2) * 200, of: widthWish)
    solver.solve()
  }

  /// Where a cell begins.
  func top(of index: Int) -> Double { solver.value(of: cells[index].top) }

  func titleWidth(of index: Int) -> Double { solver.value(of: cells[index].titleWidth) }

  func titleWidths() -> Double {
    cells.reduce(0) { $0 + solver.value(of: $1.titleWidth) }
  }
}

/// Views in a row, each as wide as the first, which together fill a width: two constraints a view, all
/// of which depend on each other.
struct EqualWidths {
  private var solver = ConstraintSolver()
  private let total: SolverConstraint
  private var lefts: [SolverVariable] = []
  private var widths: [SolverVariable] = []

  init(count: Int) {
    for _ in 0..<count {
      lefts.append(solver.makeVariable())
      widths.append(solver.makeVariable())
    }
    _ = solver.add(.equal([SolverTerm(1, lefts[0])], 0))
    for index in 1..<count {
      _ = solver.add(
        .equal(
          [
            SolverTerm(1, lefts[index]), SolverTerm(-1, lefts[index - 1]),
            SolverTerm(-1, widths[index - 1]),
          ], 0))
      _ = solver.add(.equal([SolverTerm(1, widths[index]), SolverTerm(-1, widths[0])], 0))
    }
    total = solver.add(
      .equal(
        [SolverTerm(1, lefts[count - 1]), SolverTerm(1, widths[count - 1])], 1000, priority: 999))
    solver.solve()
  }

  mutating func resize(_ round: Int) {
    solver.setConstant(1000 + Double(round % 50) * 10, of: total)
    solver.solve()
  }

  var last: Double { solver.value(of: lefts[lefts.count - 1]) }

  func sum() -> Double { lefts.reduce(0) { $0 + solver.value(of: $1) } }
}

/// 1,000 views, each ten points behind the one before.
struct Chain {
  private var solver = ConstraintSolver()
  private let start: SolverConstraint
  private var views: [SolverVariable] = []

  init(count: Int = 1_000) {
    for _ in 0..<count { views.append(solver.makeVariable()) }
    for index in 1..<count {
      _ = solver.add(
        .equal([SolverTerm(1, views[index]), SolverTerm(-1, views[index - 1])], 10))
    }
    start = solver.add(.equal([SolverTerm(1, views[0])], 0, priority: 999))
    solver.solve()
  }

  mutating func move(_ round: Int) {
    solver.setConstant(Double(round % 50), of: start)
    solver.solve()
  }

  var last: Double { solver.value(of: views[views.count - 1]) }

  func sum() -> Double { views.reduce(0) { $0 + solver.value(of: $1) } }
}

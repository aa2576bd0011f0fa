import XCTest

@testable import CollectionEngine

final class FlowScaleTests: XCTestCase {
  private let environment = FlowEnvironment(axis: .vertical, crossExtent: 1280, scale: 1)

  func test_aMillionEqualItems_areTwoRunsOfLines() {
    let solver = FlowLayoutSolver(
      environment: environment,
      sections: [section(count: 1_000_000, .uniform(CGSize(width: 120, height: 120)))])
    // 9 on a line; 111,112 lines of 120 with 10 between.
    XCTAssertEqual(solver.contentSize.height, 111_112 * 130 - 10)
    XCTAssertEqual(solver.frame(of: ItemPath(0, 999_999))?.minY, 111_111 * 130)
    let middle = solver.elements(in: CGRect(x: 0, y: 7_000_000, width: 1280, height: 800))
    XCTAssertEqual(middle.count, 63)
    XCTAssertEqual(middle.first?.path.item, Int(7_000_000 / 130) * 9)
  }

  func test_equalSizesFromADelegate_areKeptAsOne() {
    let sizes = Array(repeating: CGSize(width: 120, height: 120), count: 100_000)
    guard case .uniform = FlowItemSizes.compact(sizes) else { return XCTFail("not compacted") }
  }

  func test_itemsWithoutExtent_areInNoRectangle() {
    let solver = FlowLayoutSolver(
      environment: environment,
      sections: [section(count: 1_000_000, .uniform(CGSize(width: 0, height: 20)))])
    XCTAssertEqual(solver.elements(in: CGRect(x: 0, y: 0, width: 1280, height: 800)).count, 0)
  }

  /// Asked so often that going through all sections each time would not come to an end.
  func test_manySectionsWithoutExtent_areSkippedAtOnce() {
    var metrics = FlowMetrics()
    metrics.headerLength = 10
    let empty = FlowSection(
      itemCount: 0, sizes: .uniform(.zero), metrics: FlowMetrics(), environment: environment)
    let titled = FlowSection(
      itemCount: 0, sizes: .uniform(.zero), metrics: metrics, environment: environment)
    var sections = Array(repeating: empty, count: 200_000)
    sections[0] = titled
    sections[100_000] = titled
    sections[199_999] = titled
    let solver = FlowLayoutSolver(environment: environment, sections: sections)
    for _ in 0..<10_000 {
      let found = solver.elements(in: CGRect(x: 0, y: 0, width: 1280, height: 800))
      XCTAssertEqual(found.map(\.path.section), [0, 100_000, 199_999])
    }
  }

  func test_badSizes_areNamed() {
    XCTAssertNil(FlowLayoutProblem.check(CGSize(width: 1, height: 1)))
    XCTAssertEqual(FlowLayoutProblem.check(CGSize(width: -1, height: 1)), .negativeSize)
    XCTAssertEqual(
      FlowLayoutProblem.check(CGSize(width: 0, height: 1)), .emptySize(CGSize(width: 0, height: 1)))
    for bad in [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude] {
      guard case .notFinite? = FlowLayoutProblem.check(CGSize(width: 10, height: bad)) else {
        XCTFail("\(bad) passed")
        continue
      }
    }
    XCTAssertEqual(
      FlowLayoutProblem.negativeSize.message(view: "(null)"),
      "negative sizes are not supported in the flow layout")
  }

  func test_pinnedHeader_staysUntilTheEndOfItsSection() {
    var metrics = FlowMetrics()
    metrics.headerLength = 30
    metrics.footerLength = 20
    let one = FlowSection(
      itemCount: 90, sizes: .uniform(CGSize(width: 120, height: 120)), metrics: metrics,
      environment: environment)
    let solver = FlowLayoutSolver(environment: environment, sections: [one, one])
    let length = one.length
    func header(_ section: Int, at offset: CGFloat) -> CGFloat? {
      let pinning = FlowPinning(
        pinsHeaders: true, pinsFooters: true, visibleStart: offset, visibleEnd: offset + 500)
      return solver.headerFrame(section: section, pinning: pinning)?.minY
    }
    XCTAssertEqual(header(0, at: -40), 0)
    XCTAssertEqual(header(0, at: 200), 200)
    XCTAssertEqual(header(0, at: length - 30), length - 30)
    XCTAssertEqual(header(0, at: length - 10), length - 30)
    XCTAssertEqual(header(1, at: length - 10), length)
    let pinning = FlowPinning(
      pinsHeaders: true, pinsFooters: true, visibleStart: 0, visibleEnd: 500)
    XCTAssertEqual(solver.footerFrame(section: 0, pinning: pinning)?.maxY, 500)
    let found = solver.elements(
      in: CGRect(x: 0, y: 0, width: 1280, height: 500), pinning: pinning)
    XCTAssertEqual(found.filter { $0.isPinned }.map(\.kind), [.header, .footer])
  }

  private func section(count: Int, _ sizes: FlowItemSizes) -> FlowSection {
    FlowSection(
      itemCount: count, sizes: sizes, metrics: FlowMetrics(), environment: environment)
  }
}

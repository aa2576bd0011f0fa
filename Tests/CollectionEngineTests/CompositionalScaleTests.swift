import XCTest

@testable import CollectionEngine

final class CompositionalScaleTests: XCTestCase {
  private let environment = CompositionalEnvironment(
    axis: .vertical, containerSize: CGSize(width: 1200, height: 800), scale: 1)

  private func grid(_ height: CompositionalDimension) -> CompositionalSectionDescription {
    let item = CompositionalItem(
      size: CompositionalSize(width: .fractionalWidth(0.1), height: height))
    return CompositionalSectionDescription(
      group: CompositionalItem(
        size: CompositionalSize(width: .fractionalWidth(1), height: height),
        content: .group(
          CompositionalGroup(arrangement: .line(.horizontal), subitems: [item]))))
  }

  private func solver(
    _ count: Int, _ description: CompositionalSectionDescription
  ) -> CompositionalSolver {
    CompositionalSolver(
      environment: environment,
      sections: [
        CompositionalSection(
          itemCount: count, description: description, environment: environment)
      ])
  }

  func test_aMillionItems_areArithmetic() {
    let solver = solver(1_000_003, grid(.absolute(120)))
    XCTAssertEqual(solver.contentSize.height, 100_001 * 120)
    XCTAssertEqual(
      solver.item(at: ItemPath(0, 1_000_002), nil)?.frame,
      CGRect(x: 240, y: 100_000 * 120, width: 120, height: 120))
    let found = solver.elements(in: CGRect(x: 0, y: 6_000_000, width: 1200, height: 800), nil)
    XCTAssertEqual(found.count, 70)
    XCTAssertEqual(found.first?.path.item, 500_000)
    XCTAssertNil(solver.item(at: ItemPath(0, 1_000_003), nil))
  }

  func test_aMillionEstimatedItems_areSolvedWhereTheyAreMeasured() {
    var solver = solver(1_000_000, grid(.estimated(40)))
    XCTAssertEqual(solver.contentSize.height, 100_000 * 40)
    solver.measure([(ItemPath(0, 500_005), CGSize(width: 120, height: 55))])
    XCTAssertEqual(solver.contentSize.height, 100_000 * 40 + 15)
    XCTAssertEqual(solver.item(at: ItemPath(0, 500_010), nil)?.frame.minY, 50_001 * 40 + 15)
    XCTAssertEqual(solver.item(at: ItemPath(0, 499_999), nil)?.frame.minY, 49_999 * 40)
  }

  func test_itemsWithoutExtent_areInNoRectangle() {
    let solver = solver(1_000_000, grid(.absolute(0)))
    XCTAssertEqual(solver.contentSize.height, 0)
    XCTAssertTrue(
      solver.elements(in: CGRect(x: 0, y: 0, width: 1200, height: 800), nil).isEmpty)
  }

  func test_groupThatHoldsNothing_endsTheSection() {
    let section = CompositionalSectionDescription(
      group: CompositionalItem(
        size: CompositionalSize(width: .fractionalWidth(1), height: .absolute(40)),
        content: .group(
          CompositionalGroup(arrangement: .custom { _ in [] }, subitems: []))))
    let solver = solver(5, section)
    XCTAssertEqual(solver.contentSize.height, 0)
    XCTAssertNil(solver.item(at: ItemPath(0, 0), nil))
  }
}

final class CompositionalBoundaryTests: XCTestCase {
  private let environment = CompositionalEnvironment(
    axis: .vertical, containerSize: CGSize(width: 300, height: 500), scale: 1)

  private func header(
    _ kind: String, _ edges: CompositionalEdges, _ height: CompositionalDimension,
    pins: Bool = false, extends: Bool = true
  ) -> CompositionalBoundary {
    CompositionalBoundary(
      kind: kind, size: CompositionalSize(width: .fractionalWidth(1), height: height), edges: edges,
      extends: extends, pins: pins)
  }

  private func rows(_ boundaries: [CompositionalBoundary]) -> CompositionalSectionDescription {
    let item = CompositionalItem(
      size: CompositionalSize(width: .fractionalWidth(1), height: .absolute(50)))
    var section = CompositionalSectionDescription(
      group: CompositionalItem(
        size: CompositionalSize(width: .fractionalWidth(1), height: .absolute(50)),
        content: .group(CompositionalGroup(arrangement: .line(.vertical), subitems: [item]))))
    section.boundaries = boundaries
    section.insets = CompositionalInsets(left: 10, top: 5, right: 10, bottom: 5)
    section.boundaryInsets = CompositionalInsets(left: 10, right: 10)
    return section
  }

  private func solver(_ sections: [CompositionalSectionDescription]) -> CompositionalSolver {
    CompositionalSolver(
      environment: environment,
      sections: sections.map {
        CompositionalSection(itemCount: 10, description: $0, environment: environment)
      }, sectionSpacing: 20,
      boundaries: [header("all", .top, .absolute(30), pins: true)])
  }

  func test_headerAndFooter_makeSpace() {
    let solver = solver([
      rows([header("head", .top, .absolute(40)), header("foot", .bottom, .absolute(25))]), rows([]),
    ])
    XCTAssertEqual(
      solver.supplement("head", at: ItemPath(0, 0), nil)?.frame,
      CGRect(x: 10, y: 30, width: 280, height: 40))
    XCTAssertEqual(solver.item(at: ItemPath(0, 0), nil)?.frame.minY, 30 + 40 + 5)
    XCTAssertEqual(
      solver.supplement("foot", at: ItemPath(0, 0), nil)?.frame,
      CGRect(x: 10, y: 30 + 40 + 5 + 500 + 5, width: 280, height: 25))
    XCTAssertEqual(solver.item(at: ItemPath(1, 0), nil)?.frame.minY, 30 + 575 + 20 + 5)
    XCTAssertEqual(solver.contentSize.height, 30 + 575 + 20 + 510)
  }

  func test_boundaryThatDoesNotExtend_liesOnTheContent() {
    let solver = solver([rows([header("head", .top, .absolute(40), extends: false)])])
    XCTAssertEqual(solver.supplement("head", at: ItemPath(0, 0), nil)?.frame.minY, 30)
    XCTAssertEqual(solver.item(at: ItemPath(0, 0), nil)?.frame.minY, 35)
  }

  func test_pinnedHeader_staysUntilItsSectionEnds() {
    let solver = solver([
      rows([header("head", .top, .absolute(40), pins: true)]),
      rows([header("head", .top, .absolute(40), pins: true)]),
    ])
    func y(_ section: Int, at offset: CGFloat) -> CGFloat? {
      let sight = CompositionalSight(visible: offset...(offset + 500))
      return solver.supplement("head", at: ItemPath(section, 0), sight)?.frame.minY
    }
    XCTAssertEqual(y(0, at: 0), 30)
    XCTAssertEqual(y(0, at: 200), 200)
    // The section is 550 long and begins at 30.
    XCTAssertEqual(y(0, at: 570), 540)
    XCTAssertEqual(y(1, at: 570), 600)
    let sight = CompositionalSight(visible: 300...800)
    let found = solver.elements(in: CGRect(x: 0, y: 300, width: 300, height: 40), sight)
    XCTAssertTrue(found.contains { $0.kind == .boundary("head", 0) })
    XCTAssertTrue(found.contains { $0.kind == .layoutBoundary("all", 0) })
  }

  func test_measuredHeader_movesWhatFollows() {
    var solver = solver([rows([header("head", .top, .estimated(40))]), rows([])])
    solver.measure(.boundary("head", 0), at: ItemPath(0, 0), CGSize(width: 280, height: 64))
    XCTAssertEqual(solver.supplement("head", at: ItemPath(0, 0), nil)?.frame.height, 64)
    XCTAssertEqual(solver.item(at: ItemPath(0, 0), nil)?.frame.minY, 30 + 64 + 5)
    XCTAssertEqual(solver.item(at: ItemPath(1, 0), nil)?.frame.minY, 30 + 64 + 510 + 20 + 5)
  }

  func test_background_liesBehindTheWholeSection() {
    var section = rows([header("head", .top, .absolute(40))])
    section.decorations = [
      CompositionalDecoration(
        kind: "back", insets: CompositionalInsets(left: 3, top: 4, right: 5, bottom: 6), zIndex: -1)
    ]
    let solver = solver([section])
    XCTAssertEqual(
      solver.decoration("back", section: 0)?.frame,
      CGRect(x: 3, y: 34, width: 292, height: 540))
  }

  func test_orthogonalSection_scrollsByItself() {
    var section = rows([header("head", .top, .absolute(40))])
    let item = CompositionalItem(
      size: CompositionalSize(width: .fractionalWidth(1), height: .fractionalHeight(1)))
    section.group = CompositionalItem(
      size: CompositionalSize(width: .absolute(120), height: .absolute(80)),
      content: .group(CompositionalGroup(arrangement: .line(.horizontal), subitems: [item])))
    section.groupSpacing = 10
    section.isOrthogonal = true
    let solver = solver([section, rows([])])
    XCTAssertEqual(
      solver.item(at: ItemPath(0, 1), nil)?.frame,
      CGRect(x: 140, y: 75, width: 120, height: 80))
    XCTAssertEqual(solver.item(at: ItemPath(1, 0), nil)?.frame.minY, 30 + 130 + 20 + 5)
    let sight = CompositionalSight(visible: 0...500, offsets: [0: 400])
    XCTAssertEqual(solver.item(at: ItemPath(0, 4), sight)?.frame.minX, 10 + 4 * 130 - 400)
    let found = solver.elements(in: CGRect(x: 0, y: 0, width: 300, height: 160), sight)
    XCTAssertEqual(found.filter { $0.kind == .item }.map(\.path.item), [3, 4, 5])
    XCTAssertEqual(solver.sections[0].flowLength, 10 * 130 - 10)
    XCTAssertEqual(solver.sections[0].group(at: 410), 3)
    XCTAssertEqual(solver.sections[0].groupRange(3), 400...520)
  }
}

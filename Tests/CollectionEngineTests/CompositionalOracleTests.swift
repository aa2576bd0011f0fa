import XCTest

@testable import CollectionEngine

/// Every row of `compositional_anchor_frames.json`, measured on UIKit.
final class CompositionalOracleTests: XCTestCase {
  func test_anchoredElements_haveUIKitsFrames() throws {
    let json = try Fixture.json("oracle/compositional_anchor_frames.json")
    let cases = try XCTUnwrap(json["cases"] as? [[String: Any]])
    XCTAssertGreaterThan(cases.count, 12)
    var checks = 0
    for row in cases {
      let solver = try solver(row)
      let items = try XCTUnwrap(json["items"] as? [[Double]])
      for item in 0...1 {
        let found = try XCTUnwrap(solver.item(at: ItemPath(0, item), nil))
        let expected = row["item\(item)"] as? [Double] ?? items[item]
        if row["item0"] == nil || item == 0 {
          assertClose(found.frame, expected, "\(row): item \(item)")
        }
        guard let frame = row["frame\(item)"] as? [Double] else { continue }
        let badge = try XCTUnwrap(solver.supplement("badge", at: ItemPath(0, item), nil))
        assertClose(badge.frame, frame, "\(row): badge \(item)")
        XCTAssertEqual(badge.zIndex, 1)
        XCTAssertEqual(found.zIndex, 0)
        checks += 1
      }
      // "badge before its cell, item by item"
      let order = solver.elements(in: CGRect(x: -50, y: -50, width: 400, height: 300), nil)
      XCTAssertEqual(
        order.map(\.kind), [.attachment("badge"), .item, .attachment("badge"), .item])
      XCTAssertEqual(order.map(\.path.item), [0, 0, 1, 1])
    }
    XCTAssertGreaterThan(checks, 17)
  }

  /// The numbers of the file's own description of the set-up.
  private func solver(_ row: [String: Any]) throws -> CompositionalSolver {
    let text = try XCTUnwrap(row["anchor"] as? String)
    var size = CompositionalSize(width: .absolute(20), height: .absolute(20))
    switch row["size"] as? String {
    case "fractionalWidth(1) x absolute(30)":
      size = CompositionalSize(width: .fractionalWidth(1), height: .absolute(30))
    case "fractionalWidth(0.5) x fractionalHeight(0.25) of the item":
      size = CompositionalSize(width: .fractionalWidth(0.5), height: .fractionalHeight(0.25))
    case nil: break
    case let other?: XCTFail("unknown size \(other)")
    }
    let parts = text.components(separatedBy: ", itemAnchor ")
    let badge = CompositionalSupplement(
      kind: "badge", size: size,
      containerAnchor: anchor(parts[0].replacingOccurrences(of: "container ", with: "")),
      itemAnchor: parts.count > 1 ? anchor(parts[1]) : nil)
    let inset: CGFloat = text.contains("contentInsets 10 all round") ? 10 : 0
    let item = CompositionalItem(
      size: CompositionalSize(width: .absolute(100), height: .absolute(100)),
      insets: CompositionalInsets(left: inset, top: inset, right: inset, bottom: inset),
      supplements: [badge])
    let group = CompositionalItem(
      size: CompositionalSize(width: .absolute(270), height: .absolute(100)),
      content: .group(
        CompositionalGroup(
          arrangement: .line(.horizontal), subitems: [item], repetition: .evenly(2),
          spacing: .fixed(20))))
    var section = CompositionalSectionDescription(group: group)
    section.insets.left = 30
    let environment = CompositionalEnvironment(
      axis: .vertical, containerSize: CGSize(width: 300, height: 400), scale: 3)
    return CompositionalSolver(
      environment: environment,
      sections: [
        CompositionalSection(itemCount: 2, description: section, environment: environment)
      ])
  }

  private func anchor(_ text: String) -> CompositionalAnchor {
    let names: [(String, CompositionalEdges)] = [
      (".top", .top), (".leading", .left), (".bottom", .bottom), (".trailing", .right),
    ]
    let end = text.firstIndex(of: "]") ?? text.endIndex
    var edges: CompositionalEdges = []
    for (name, edge) in names where text[..<end].contains(name) { edges.insert(edge) }
    if text == ".all" { edges = [.top, .left, .bottom, .right] }
    var anchor = CompositionalAnchor(edges: edges)
    if let start = text.range(of: "Offset(") {
      let numbers = text[start.upperBound...].dropLast().split(separator: ",").map {
        CGFloat(Double($0)!)
      }
      anchor.offset = CGPoint(x: numbers[0], y: numbers[1])
      anchor.isFractional = text.contains("fractionalOffset")
    }
    return anchor
  }

  private func assertClose(_ actual: CGRect, _ expected: [Double], _ message: String) {
    let numbers = [actual.minX, actual.minY, actual.width, actual.height].map { Double($0) }
    for (a, b) in zip(numbers, expected) where abs(a - b) > 0.01 {
      return XCTFail("\(message): \(numbers) instead of \(expected)")
    }
  }
}

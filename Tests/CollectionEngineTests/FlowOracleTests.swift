import XCTest

@testable import CollectionEngine

/// Every frame of `flow_layout_frames.json`, measured on UIKit.
final class FlowOracleTests: XCTestCase {
  func test_allMeasuredCases_haveUIKitsFrames() throws {
    let cases = try XCTUnwrap(
      Fixture.json("oracle/flow_layout_frames.json")["cases"] as? [[String: Any]])
    XCTAssertGreaterThan(cases.count, 15)
    var checks = 0
    for json in cases {
      let oracle = FlowCase(json)
      let solver = oracle.solver(scale: 2)
      for (path, expected) in oracle.items {
        checks += 1
        assertClose(solver.frame(of: path), expected, "\(oracle.id) item \(path)")
      }
      for (section, expected) in oracle.headers {
        checks += 1
        let frame = solver.headerFrame(section: section, pinning: nil)
        assertClose(frame, expected, "\(oracle.id) header \(section)")
      }
      for (section, expected) in oracle.footers {
        checks += 1
        let frame = solver.footerFrame(section: section, pinning: nil)
        assertClose(frame, expected, "\(oracle.id) footer \(section)")
      }
      for (name, expected, actual) in [
        ("content height", oracle.contentHeight, solver.contentSize.height),
        ("content width", oracle.contentWidth, solver.contentSize.width),
      ] {
        guard let expected else { continue }
        checks += 1
        XCTAssertEqual(actual, expected, accuracy: 0.01, "\(oracle.id) \(name)")
      }
      // The query of everything finds the same frames.
      let everything = solver.elements(in: CGRect(x: -1e4, y: -1e4, width: 1e6, height: 1e6))
      let found = Dictionary(
        uniqueKeysWithValues: everything.filter { $0.kind == .item }.map { ($0.path, $0.frame) })
      XCTAssertEqual(found.count, oracle.counts.reduce(0, +), oracle.id)
      for (path, expected) in oracle.items {
        assertClose(found[path], expected, "\(oracle.id) found \(path)")
      }
    }
    XCTAssertGreaterThan(checks, 100)
  }

  private func assertClose(_ actual: CGRect?, _ expected: CGRect, _ message: String) {
    guard let actual else { return XCTFail("\(message): nothing there") }
    let isClose =
      abs(actual.minX - expected.minX) < 0.01 && abs(actual.minY - expected.minY) < 0.01
      && abs(actual.width - expected.width) < 0.01 && abs(actual.height - expected.height) < 0.01
    XCTAssertTrue(isClose, "\(message): \(actual) instead of \(expected)")
  }
}

/// One case of the file, with the defaults of a flow layout where it says nothing.
struct FlowCase {
  let id: String
  let counts: [Int]
  var items: [(ItemPath, CGRect)] = []
  var headers: [(Int, CGRect)] = []
  var footers: [(Int, CGRect)] = []
  var contentHeight: CGFloat?
  var contentWidth: CGFloat?
  private let json: [String: Any]

  init(_ json: [String: Any]) {
    self.json = json
    id = json["id"] as? String ?? "?"
    counts = json["counts"] as? [Int] ?? []
    for entry in json["items"] as? [[Any]] ?? [] {
      guard let frame = Self.rect(entry[1]) else { continue }
      if let path = entry[0] as? [Int] {
        items.append((ItemPath(path[0], path[1]), frame))
      } else if let name = entry[0] as? String {
        let numbers = name.dropFirst().split(separator: "i").compactMap { Int($0) }
        items.append((ItemPath(numbers[0], numbers[1]), frame))
      }
    }
    for (key, value) in json["headers"] as? [String: Any] ?? [:] {
      headers.append((Int(key)!, Self.rect(value)!))
    }
    for (key, value) in json["footers"] as? [String: Any] ?? [:] {
      footers.append((Int(key)!, Self.rect(value)!))
    }
    for entry in json["supplementaries"] as? [[Any]] ?? [] {
      let place = (entry[1] as! Int, Self.rect(entry[2])!)
      if entry[0] as? String == "header" { headers.append(place) } else { footers.append(place) }
    }
    if let size = Self.numbers(json["contentSize"]) {
      contentWidth = size[0]
      contentHeight = size[1]
    }
    contentHeight =
      (json["contentHeight"] as? NSNumber).map { CGFloat($0.doubleValue) }
      ?? contentHeight
    contentWidth =
      (json["contentWidth"] as? NSNumber).map { CGFloat($0.doubleValue) }
      ?? contentWidth
  }

  func solver(scale: CGFloat) -> FlowLayoutSolver {
    let axis: LayoutAxis =
      json["scrollDirection"] as? String == "horizontal" ? .horizontal : .vertical
    let bounds = Self.numbers(json["bounds"])!
    let environment = FlowEnvironment(
      axis: axis, crossExtent: axis == .vertical ? bounds[0] : bounds[1], scale: scale)
    var metrics = FlowMetrics()
    metrics.lineSpacing = number("minimumLineSpacing") ?? 10
    metrics.interitemSpacing = number("minimumInteritemSpacing") ?? 10
    if let inset = Self.numbers(json["sectionInset_tlbr"]) {
      let isVertical = axis == .vertical
      metrics.mainStartInset = inset[isVertical ? 0 : 1]
      metrics.crossStartInset = inset[isVertical ? 1 : 0]
      metrics.mainEndInset = inset[isVertical ? 2 : 3]
      metrics.crossEndInset = inset[isVertical ? 3 : 2]
    }
    metrics.headerLength = length("headerReferenceSize", axis)
    metrics.footerLength = length("footerReferenceSize", axis)
    let size = Self.numbers(json["itemSize"]) ?? [50, 50]
    let uniform = CGSize(width: size[0], height: size[1])
    let each = (json["delegateSizes"] as? [Any])?.map { entry -> CGSize in
      let size = Self.numbers(entry)!
      return CGSize(width: size[0], height: size[1])
    }
    let sections = counts.map { count in
      FlowSection(
        itemCount: count, sizes: each.map { .compact($0) } ?? .uniform(uniform), metrics: metrics,
        environment: environment)
    }
    return FlowLayoutSolver(environment: environment, sections: sections)
  }

  private func number(_ key: String) -> CGFloat? {
    (json[key] as? NSNumber).map { CGFloat($0.doubleValue) }
  }

  private func length(_ key: String, _ axis: LayoutAxis) -> CGFloat {
    guard let size = Self.numbers(json[key]) else { return 0 }
    return axis == .vertical ? size[1] : size[0]
  }

  private static func numbers(_ value: Any?) -> [CGFloat]? {
    (value as? [NSNumber])?.map { CGFloat($0.doubleValue) }
  }

  private static func rect(_ value: Any?) -> CGRect? {
    numbers(value).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }
}

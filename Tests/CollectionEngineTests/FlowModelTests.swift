import XCTest

import struct UIKitTestSupport.SeededGenerator

@testable import CollectionEngine

/// The solver against a plain program that places every item in turn.
final class FlowModelTests: XCTestCase {
  func test_randomSections_matchPlacingItemsOneByOne() {
    for seed in 0..<400 {
      var random = SeededGenerator(seed: seed)
      let layout = PlainFlow(random: &random)
      var solver = layout.solver(estimated: false)
      check(solver, layout, seed: seed, random: &random)
      // The same sizes, found by measuring in random order.
      solver = layout.solver(estimated: true)
      var open = layout.sizes.indices.flatMap { section in
        layout.sizes[section].indices.map { ItemPath(section, $0) }
      }.shuffled(using: &random)
      while !open.isEmpty {
        let batch = open.prefix(random.int(1...7))
        solver.measure(batch.map { ($0, layout.sizes[$0.section][$0.item]) })
        open.removeFirst(batch.count)
      }
      check(solver, layout, seed: seed, random: &random)
    }
  }

  func test_measuringSomeItems_matchesGivingTheseSizesAtOnce() {
    for seed in 0..<300 {
      var random = SeededGenerator(seed: 10_000 + seed)
      var layout = PlainFlow(random: &random)
      let estimate = CGSize(width: 50, height: 40)
      var solver = layout.solver(estimated: true, estimate: estimate)
      var current = layout.sizes.map { $0.map { _ in estimate } }
      for _ in 0..<random.int(1...6) {
        var batch: [(ItemPath, CGSize)] = []
        for _ in 0..<random.int(1...5) {
          let section = random.int(0...(layout.sizes.count - 1))
          guard !layout.sizes[section].isEmpty else { continue }
          let item = random.int(0...(layout.sizes[section].count - 1))
          current[section][item] = layout.sizes[section][item]
          batch.append((ItemPath(section, item), layout.sizes[section][item]))
        }
        solver.measure(batch)
        let sizes = layout.sizes
        layout.sizes = current
        check(solver, layout, seed: seed, random: &random)
        layout.sizes = sizes
      }
    }
  }

  private func check(
    _ solver: FlowLayoutSolver, _ layout: PlainFlow, seed: Int, random: inout SeededGenerator
  ) {
    let expected = layout.elements()
    let end = layout.mainEnd
    let size = solver.contentSize
    let main = layout.axis == .vertical ? size.height : size.width
    XCTAssertEqual(main, end, accuracy: 1e-6, "seed \(seed)")
    for element in expected where element.kind == .item {
      assertEqual(solver.frame(of: element.path), element.frame, "seed \(seed) \(element.path)")
    }
    for _ in 0..<6 {
      let low = CGFloat(random.int(-50...Int(end) + 50))
      let length = CGFloat(random.int(1...400))
      let rect =
        layout.axis == .vertical
        ? CGRect(x: 0, y: low, width: layout.cross, height: length)
        : CGRect(x: low, y: 0, width: length, height: layout.cross)
      let found = solver.elements(in: rect)
      let wanted = expected.filter { $0.frame.overlaps(rect) }
      XCTAssertEqual(found.map(\.path), wanted.map(\.path), "seed \(seed) in \(rect)")
      XCTAssertEqual(found.map(\.kind), wanted.map(\.kind), "seed \(seed) in \(rect)")
      for (a, b) in zip(found, wanted) { assertEqual(a.frame, b.frame, "seed \(seed)") }
    }
  }

  private func assertEqual(_ a: CGRect?, _ b: CGRect, _ message: String) {
    guard let a else { return XCTFail("\(message): nothing there") }
    let isSame =
      abs(a.minX - b.minX) < 0.51 && abs(a.minY - b.minY) < 0.51 && a.size == b.size
    XCTAssertTrue(isSame, "\(message): \(a) instead of \(b)")
  }
}

/// Flow layout as the measurements describe it, without any cleverness.
struct PlainFlow {
  var axis: LayoutAxis
  var cross: CGFloat
  var metrics: [FlowMetrics] = []
  var sizes: [[CGSize]] = []

  init(random: inout SeededGenerator) {
    axis = random.chance(70) ? .vertical : .horizontal
    cross = CGFloat(random.int(100...500))
    for _ in 0..<random.int(1...5) {
      var one = FlowMetrics()
      one.lineSpacing = CGFloat(random.int(random.chance(20) ? -20...0 : 0...20))
      one.interitemSpacing = CGFloat(random.int(0...20))
      one.mainStartInset = CGFloat(random.int(random.chance(10) ? -10...0 : 0...20))
      one.mainEndInset = CGFloat(random.int(0...20))
      one.crossStartInset = CGFloat(random.int(0...20))
      one.crossEndInset = CGFloat(random.int(0...20))
      one.headerLength = random.chance(50) ? CGFloat(random.int(1...40)) : 0
      one.footerLength = random.chance(50) ? CGFloat(random.int(1...40)) : 0
      metrics.append(one)
      let choices = (0..<random.int(1...3)).map { _ in
        CGSize(width: random.int(30...150), height: random.int(30...150))
      }
      sizes.append(
        (0..<random.int(0...40)).map { _ in choices[random.int(0...(choices.count - 1))] })
    }
  }

  func solver(
    estimated: Bool, estimate: CGSize = CGSize(width: 50, height: 40)
  ) -> FlowLayoutSolver {
    let environment = FlowEnvironment(axis: axis, crossExtent: cross, scale: 2)
    let sections = sizes.indices.map { section in
      FlowSection(
        itemCount: sizes[section].count,
        sizes: estimated
          ? .estimated(estimate, MeasuredSizes()) : .compact(sizes[section]),
        metrics: metrics[section], environment: environment)
    }
    return FlowLayoutSolver(environment: environment, sections: sections)
  }

  var mainEnd: CGFloat { walk().end }

  func elements() -> [FlowElement] { walk().elements }

  private func walk() -> (elements: [FlowElement], end: CGFloat) {
    var result: [FlowElement] = []
    var position: CGFloat = 0
    for section in sizes.indices {
      let m = metrics[section]
      let start = position
      if m.headerLength > 0 { result.append(chrome(.header, section, position, m.headerLength)) }
      position += m.headerLength + m.mainStartInset
      let lines = self.lines(section)
      for (index, line) in lines.enumerated() {
        let isLast = index == lines.count - 1
        let thickness = line.map { sizes[section][$0].main(axis) }.max()!
        var x = m.crossStartInset
        let (offset, gap) = spread(section, line, isLast: isLast)
        x += offset
        for item in line {
          let size = sizes[section][item]
          let y = position + (thickness - size.main(axis)) / 2
          let origin =
            axis == .vertical ? CGPoint(x: snap(x), y: snap(y)) : CGPoint(x: snap(y), y: snap(x))
          result.append(
            FlowElement(
              kind: .item, path: ItemPath(section, item),
              frame: CGRect(origin: origin, size: size)))
          x += size.cross(axis) + gap
        }
        position += thickness + (isLast ? 0 : m.lineSpacing)
      }
      position += m.mainEndInset
      if m.footerLength > 0 { result.append(chrome(.footer, section, position, m.footerLength)) }
      position = max(start, position + m.footerLength)
    }
    return (result, position)
  }

  private func available(_ section: Int) -> CGFloat {
    cross - metrics[section].crossStartInset - metrics[section].crossEndInset
  }

  private func lines(_ section: Int) -> [[Int]] {
    var lines: [[Int]] = []
    var used: CGFloat = 0
    for item in sizes[section].indices {
      let length = sizes[section][item].cross(axis)
      if !lines.isEmpty,
        used + metrics[section].interitemSpacing + length <= available(section) + 1e-6
      {
        lines[lines.count - 1].append(item)
        used += metrics[section].interitemSpacing + length
      } else {
        lines.append([item])
        used = length
      }
    }
    return lines
  }

  private func spread(
    _ section: Int, _ line: [Int], isLast: Bool
  ) -> (offset: CGFloat, gap: CGFloat) {
    let free = available(section)
    let all = line.map { sizes[section][$0] }
    let length = all[0].cross(axis)
    let minimum = metrics[section].interitemSpacing
    if isLast {
      guard all.allSatisfy({ $0 == all[0] }) else { return (0, minimum) }
      var most = 1
      while CGFloat(most + 1) * length + CGFloat(most) * minimum <= free + 1e-6 { most += 1 }
      if most == 1 { return ((free - length) / 2, 0) }
      return (0, (free - CGFloat(most) * length) / CGFloat(most - 1))
    }
    if line.count == 1 { return ((free - length) / 2, 0) }
    let total = all.reduce(0) { $0 + $1.cross(axis) }
    return (0, (free - total) / CGFloat(line.count - 1))
  }

  private func chrome(
    _ kind: FlowElement.Kind, _ section: Int, _ position: CGFloat, _ length: CGFloat
  ) -> FlowElement {
    let frame =
      axis == .vertical
      ? CGRect(x: 0, y: snap(position), width: cross, height: length)
      : CGRect(x: snap(position), y: 0, width: length, height: cross)
    return FlowElement(kind: kind, path: ItemPath(section, 0), frame: frame)
  }

  private func snap(_ value: CGFloat) -> CGFloat { (value * 2).rounded() / 2 }
}

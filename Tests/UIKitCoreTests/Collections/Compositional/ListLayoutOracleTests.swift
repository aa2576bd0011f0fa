import CollectionEngine
import PlatformInterface
import QuartzCore
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// `list_layout_frames_ios26.json`, with cells and headers as high as measured there.
///
/// The rows' own heights and corners are those of another design than the one drawn here; where they
/// put what lies between is the same.
final class ListLayoutOracleTests: XCTestCase {
  private func json(_ key: String) throws -> [String: Any] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/oracle/list_layout_frames_ios26.json")
    let all = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    return try XCTUnwrap(all?[key] as? [String: Any])
  }

  private func rows(_ json: [String: Any], _ key: String) throws -> [[Double]] {
    try XCTUnwrap(json[key] as? [[Double]])
  }

  func test_insetGroups_lieAsMeasured() throws {
    let oracle = try json("insetGrouped_no_header")
    let first = try rows(oracle, "cells0")
    let second = try rows(oracle, "cells1")
    let gap = try XCTUnwrap(oracle["sectionGap"] as? Double)
    try onMainActor {
      let fixture = ListFixture(
        UICollectionLayoutListConfiguration(appearance: .insetGrouped),
        [first.count, second.count], height: 50 + 1.0 / 3)
      for (section, cells) in [first, second].enumerated() {
        for (item, expected) in cells.enumerated() {
          assertClose(
            fixture.view.layoutAttributesForItem(at: [section, item])?.frame, expected,
            "\(section)-\(item)")
        }
      }
      let last = try XCTUnwrap(fixture.view.layoutAttributesForItem(at: [0, first.count - 1]))
      let next = try XCTUnwrap(fixture.view.layoutAttributesForItem(at: [1, 0]))
      XCTAssertEqual(
        Double(next.frame.minY - last.frame.maxY), gap, accuracy: 0.34)
    }
  }

  func test_lines_lieAsMeasured() throws {
    let oracle = try XCTUnwrap(
      json("insetGrouped_no_header")["separators_default"] as? [String: Any])
    let x = try XCTUnwrap(oracle["x"] as? Double)
    let width = try XCTUnwrap(oracle["width"] as? Double)
    XCTAssertEqual(oracle["noneAfterLastRowOfSection"] as? Bool, true)
    try onMainActor {
      let fixture = ListFixture(
        UICollectionLayoutListConfiguration(appearance: .insetGrouped), [3, 2], height: 50 + 1.0 / 3
      )
      let cell = try XCTUnwrap(fixture.cell([0, 1]))
      let line = try XCTUnwrap(cell.parts.bottomLine)
      let frame = cell.convert(line.frame, to: fixture.view)
      XCTAssertEqual(Double(frame.minX), x, accuracy: 0.01)
      XCTAssertEqual(Double(frame.width), width, accuracy: 0.01)
      // At the cell's end; its thickness is one pixel in the design drawn here.
      XCTAssertEqual(frame.maxY, cell.frame.maxY, accuracy: 0.34)
      XCTAssertNil(cell.parts.topLine)
      XCTAssertNil(try XCTUnwrap(fixture.cell([0, 2])).parts.bottomLine)
      XCTAssertNil(try XCTUnwrap(fixture.cell([1, 1])).parts.bottomLine)
    }
  }

  func test_groupsWithHeaders_lieAsMeasured() throws {
    let oracle = try json("insetGrouped_with_supplementary_headers")
    let counts = try XCTUnwrap(oracle["sections"] as? [Int])
    let size = try XCTUnwrap(oracle["contentSize"] as? [Double])
    let headers = try [0, 1].map { try XCTUnwrap(oracle["header\($0)"] as? [Double]) }
    let cells = try [0, 1].map { try rows(oracle, "cells\($0)") }
    onMainActor {
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      configuration.headerMode = .supplementary
      XCTAssertNil(configuration.headerTopPadding)
      let fixture = ListFixture(configuration, counts, height: 50 + 1.0 / 3)
      for section in 0...1 {
        assertClose(
          fixture.view.layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionHeader, at: [section, 0])?.frame,
          headers[section], "header \(section)")
        for (item, expected) in cells[section].enumerated() {
          assertClose(
            fixture.view.layoutAttributesForItem(at: [section, item])?.frame, expected,
            "\(section)-\(item)")
        }
      }
      XCTAssertEqual(Double(fixture.view.contentSize.width), size[0])
      XCTAssertEqual(Double(fixture.view.contentSize.height), size[1], accuracy: 0.01)
    }
  }
}

@MainActor
private func assertClose(_ actual: CGRect?, _ expected: [Double], _ message: String) {
  guard let actual else { return XCTFail("\(message): nothing there") }
  let numbers = [actual.minX, actual.minY, actual.width, actual.height].map { Double($0) }
  for (a, b) in zip(numbers, expected) where abs(a - b) > 0.011 {
    return XCTFail("\(message): \(numbers) instead of \(expected)")
  }
}

/// A list in a window of 393×852 at three pixels per point.
@MainActor
final class ListFixture: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let fixture: TouchFixture
  let view: UICollectionView
  let counts: [Int]
  private let height: CGFloat?
  var configure: (UICollectionViewListCell, IndexPath) -> Void = { _, _ in }

  /// - Parameter height: of cells; nil lets them take that of their content.
  init(
    _ configuration: UICollectionLayoutListConfiguration, _ counts: [Int], height: CGFloat? = nil,
    configure: @escaping (UICollectionViewListCell, IndexPath) -> Void = { _, _ in }
  ) {
    self.counts = counts
    self.height = height
    self.configure = configure
    let size = CGSize(width: 393, height: 852)
    fixture = TouchFixture(size: size)
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    super.init()
    view.traitOverrides.displayScale = 3
    view.register(ListTestCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        ListTestCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
    }
    view.dataSource = self
    view.delegate = self
    fixture.window.addSubview(view)
    fixture.step(2)
  }

  func cell(_ path: IndexPath) -> UICollectionViewListCell? {
    view.cellForItem(at: path) as? UICollectionViewListCell
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    guard let cell = cell as? ListTestCell else { return cell }
    cell.height = height
    if height == nil {
      var content = cell.defaultContentConfiguration()
      content.text = "Item \(path.item)"
      cell.contentConfiguration = content
    }
    configure(cell, path)
    return cell
  }
  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    let title = view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: path)
    guard let title = title as? ListTestCell else { return title }
    title.height = height.map { _ in 36 + 1.0 / 3 }
    if height == nil {
      var content = title.defaultContentConfiguration()
      content.text = "Section \(path.section)"
      title.contentConfiguration = content
    }
    return title
  }
}

@MainActor
final class ListTestCell: UICollectionViewListCell {
  var height: CGFloat?
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height ?? 44)
  }
}

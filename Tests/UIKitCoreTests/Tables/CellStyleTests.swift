import XCTest

@testable import UIKitCore

/// The parts of cells against Interface Builder's UIKit;
/// Tests/Fixtures/oracle/table_cell_style_frames_ib.json.
///
/// Rows of the years with a margin of 16 or 20 are compared. The widths of fitted labels depend on the
/// letters of the font and are not.
final class CellStyleTests: XCTestCase {
  func test_everyModernRow() throws {
    let rows = try XCTUnwrap(
      tableOracle("table_cell_style_frames_ib")["rows"] as? [[String: Any]])
    onMainActor {
      var compared = 0
      for row in rows where Self.isModern(row) {
        compared += 1
        Self.compare(row)
      }
      XCTAssertGreaterThan(compared, 20)
    }
  }

  private static func labels(_ row: [String: Any]) -> [String: [String: Any]] {
    row["labels"] as? [String: [String: Any]] ?? [:]
  }

  /// Of a generation whose text begins at the margin of today, at whole or half points.
  private static func isModern(_ row: [String: Any]) -> Bool {
    let size = numbers(row["cell_wh"])
    let text = frame(labels(row)["text"]?["frame"])
    let content = numbers(row["content_wh"])
    let isAtMargin = text.minX == (size[0] >= 414 ? 20 : 16)
    return isAtMargin && labels(row)["image"] == nil
      && (content[1] * 2).truncatingRemainder(dividingBy: 1) == 0
      // A separator was there.
      && content[1] < size[1]
  }

  @MainActor
  private static func compare(_ row: [String: Any]) {
    let styles: [String: UITableViewCell.CellStyle] = [
      "Default": .default, "Subtitle": .subtitle, "Value1": .value1, "Value2": .value2,
    ]
    let accessories: [String: UITableViewCell.AccessoryType] = [
      "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
      "detailButton": .detailButton, "detailDisclosureButton": .detailDisclosureButton,
    ]
    let name = row["style"] as? String ?? ""
    let size = numbers(row["cell_wh"])
    let cell = UITableViewCell(style: styles[name] ?? .default, reuseIdentifier: nil)
    let stage = TableStage(
      TableSource(counts: []), size: CGSize(width: size[0], height: 480))
    defer { stage.close() }
    cell.accessoryType = (row["accessory"] as? String).flatMap { accessories[$0] } ?? .none
    for (part, fact) in labels(row) {
      let label = part == "text" ? cell.textLabel : cell.detailTextLabel
      label?.text = fact["text"] as? String ?? ""
      if label?.text?.isEmpty ?? true { label?.text = "Text" }
      if let font = fact["font"] as? String, let points = Double(font) {
        label?.font = .systemFont(ofSize: points)
      }
    }
    cell.row.table = stage.table
    cell.row.showsSeparator = true
    cell.frame = CGRect(x: 0, y: 0, width: size[0], height: size[1])
    stage.table.addSubview(cell)
    cell.layoutIfNeeded()
    let what = "\(name) \(row["accessory"] ?? "") \(size) \(row["src"] ?? "")"
    let content = numbers(row["content_wh"])
    // Generations differ by a point beside accessories.
    XCTAssertEqual(cell.contentView.frame.width, content[0], accuracy: 1, what)
    XCTAssertEqual(cell.contentView.frame.height, content[1], what)
    for (part, fact) in labels(row) {
      guard let label = part == "text" ? cell.textLabel : cell.detailTextLabel else {
        XCTFail(what)
        continue
      }
      let expected = frame(fact["frame"])
      XCTAssertEqual(label.frame.height, expected.height, accuracy: 0.5, "\(part) of \(what)")
      // Fixed rows are exact; in higher ones the room between two lines changed over the years.
      XCTAssertEqual(
        label.frame.minY, expected.minY, accuracy: size[1] == 44 ? 0 : 2, "\(part) of \(what)")
      if part == "detail", name == "Value1" {
        XCTAssertEqual(label.frame.maxX, expected.maxX, accuracy: 1, "\(part) of \(what)")
      } else {
        XCTAssertEqual(label.frame.minX, expected.minX, "\(part) of \(what)")
      }
      if name == "Default" {
        XCTAssertEqual(label.frame.maxX, expected.maxX, accuracy: 1, "\(part) of \(what)")
      }
    }
  }
}

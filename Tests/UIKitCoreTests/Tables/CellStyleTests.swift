import UIKitTestSupport
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

  /// Documents as Interface Builder writes them: a cell is what its document says until it is laid out,
  /// then what the style wants.
  func test_everyRow_readFromADocument() throws {
    let rows = try XCTUnwrap(
      tableOracle("table_cell_style_frames_ib")["rows"] as? [[String: Any]])
    onMainActor {
      for row in rows {
        guard let cell = Self.read(row) else {
          XCTFail("no cell for \(row)")
          continue
        }
        let what = "\(row["style"] ?? "") \(row["src"] ?? "")"
        let styles: [UITableViewCell.CellStyle: String] = [
          .default: "Default", .subtitle: "Subtitle", .value1: "Value1", .value2: "Value2",
        ]
        XCTAssertEqual(styles[cell.cellStyle], row["style"] as? String, what)
        XCTAssertEqual(cell.reuseIdentifier, "Cell", what)
        let content = numbers(row["content_wh"])
        XCTAssertEqual(
          cell.contentView.frame, CGRect(x: 0, y: 0, width: content[0], height: content[1]), what)
        for (part, fact) in Self.labels(row) {
          let view: UIView? =
            switch part {
            case "text": cell.textLabel
            case "detail": cell.detailTextLabel
            default: cell.imageView
            }
          XCTAssertEqual(view?.frame, frame(fact["frame"]), "\(part) of \(what)")
          XCTAssertTrue(view?.superview === cell.contentView, "\(part) of \(what)")
        }
        if Self.isModern(row) { Self.compare(row, Self.read(row)) }
      }
      XCTAssertEqual(rows.count, 98)
    }
  }

  /// The cell of a table's prototype, not yet laid out.
  @MainActor
  private static func read(_ row: [String: Any]) -> UITableViewCell? {
    func rect(_ values: [CGFloat]) -> String {
      "<rect key=\"frame\" x=\"\(values[0])\" y=\"\(values[1])\" width=\"\(values[2])\" "
        + "height=\"\(values[3])\"/>"
    }
    let (cell, content) = (numbers(row["cell_wh"]), numbers(row["content_wh"]))
    var references = ""
    var inside = ""
    for (part, fact) in labels(row).sorted(by: { $0.key < $1.key }) {
      let place = rect(numbers(fact["frame"]))
      if part == "image" {
        references += " imageView=\"image\""
        inside += "<imageView opaque=\"NO\" id=\"image\">\(place)</imageView>"
        continue
      }
      references += part == "text" ? " textLabel=\"text\"" : " detailTextLabel=\"detail\""
      var text = (fact["text"] as? String ?? "").replacingOccurrences(of: "&", with: "&amp;")
        .replacingOccurrences(of: "\"", with: "&quot;").replacingOccurrences(of: "<", with: "&lt;")
      if text.isEmpty { text = "Text" }
      inside +=
        "<label opaque=\"NO\" text=\"\(text)\" id=\"\(part)\">\(place)<fontDescription "
        + "key=\"fontDescription\" \(font(fact["font"] as? String ?? "17"))/></label>"
    }
    let accessory = (row["accessory"] as? String).map { " accessoryType=\"\($0)\"" } ?? ""
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      useAutolayout="YES" useTraitCollections="YES"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <tableView style="\(row["table"] as? String ?? "plain")" dataMode="prototypes" \
      rowHeight="\(cell[1])" id="T">\(rect([0, 0, cell[0], 480]))
      <prototypes><tableViewCell reuseIdentifier="Cell"\(references)\(accessory) \
      style="IBUITableViewCellStyle\(row["style"] ?? "")" id="C">\(rect([0, 28] + cell))
      <autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" tableViewCell="C" id="V">\
      \(rect([0, 0] + content))<subviews>\(inside)</subviews></tableViewCellContentView>
      </tableViewCell></prototypes></tableView></objects></document>
      """
    let table = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil).first
    return (table as? UITableView)?.dequeueReusableCell(withIdentifier: "Cell")
  }

  /// Sizes are numbers, or names of text styles.
  private static func font(_ fact: String) -> String {
    Double(fact) == nil ? "style=\"\(fact)\"" : "type=\"system\" pointSize=\"\(fact)\""
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
  private static func compare(_ row: [String: Any], _ read: UITableViewCell? = nil) {
    let styles: [String: UITableViewCell.CellStyle] = [
      "Default": .default, "Subtitle": .subtitle, "Value1": .value1, "Value2": .value2,
    ]
    let accessories: [String: UITableViewCell.AccessoryType] = [
      "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
      "detailButton": .detailButton, "detailDisclosureButton": .detailDisclosureButton,
    ]
    let name = row["style"] as? String ?? ""
    let size = numbers(row["cell_wh"])
    let cell = read ?? UITableViewCell(style: styles[name] ?? .default, reuseIdentifier: nil)
    let fixture = TableFixture(
      TableSource(counts: []), size: CGSize(width: size[0], height: 480))
    defer { fixture.close() }
    if read == nil {
      cell.accessoryType = (row["accessory"] as? String).flatMap { accessories[$0] } ?? .none
    }
    for (part, fact) in labels(row) where read == nil {
      let label = part == "text" ? cell.textLabel : cell.detailTextLabel
      label?.text = fact["text"] as? String ?? ""
      if label?.text?.isEmpty ?? true { label?.text = "Text" }
      if let font = fact["font"] as? String, let points = Double(font) {
        label?.font = .systemFont(ofSize: points)
      }
    }
    cell.row.table = fixture.table
    cell.row.showsSeparator = true
    cell.frame = CGRect(x: 0, y: 0, width: size[0], height: size[1])
    fixture.table.addSubview(cell)
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
      // Fixed rows are exact; in higher ones the space between two lines changed over the years.
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

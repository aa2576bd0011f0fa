import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// A table's data, with a record of what was asked for.
@MainActor
class TableSource: NSObject, UITableViewDataSource {
  var rows: [[String]]
  var headers: [String?] = []
  var footers: [String?] = []
  private(set) var calls: [String] = []
  var style = UITableViewCell.CellStyle.default

  /// Nil stands for a data source that implements none of the methods for moving.
  var canMove: ((String) -> Bool)?

  init(_ rows: [[String]]) { self.rows = rows }

  convenience init(counts: [Int]) {
    self.init(counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } })
  }

  func note(_ call: String) { calls.append(call) }
  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    note("cell \(indexPath.section).\(indexPath.row)")
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Row")
      ?? UITableViewCell(style: style, reuseIdentifier: "Row")
    cell.textLabel?.text = rows[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section < headers.count ? headers[section] : nil
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    section < footers.count ? footers[section] : nil
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    guard let canMove else {
      OptionalMethod.markMissing(.canMoveItem)
      return true
    }
    return canMove(rows[indexPath.section][indexPath.row])
  }
  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
    guard canMove != nil else { return OptionalMethod.markMissing(.moveItem) }
    note("move \(source.section)-\(source.row) \(target.section)-\(target.row)")
    let name = rows[source.section].remove(at: source.row)
    rows[target.section].insert(name, at: target.row)
  }
}

/// A table that fills a window.
@MainActor
struct TableFixture {
  let harness: Harness
  let table: UITableView
  let source: TableSource

  init(
    _ source: TableSource, delegate: (any UITableViewDelegate)? = nil,
    style: UITableView.Style = .plain,
    size: CGSize = CGSize(width: 320, height: 480), scale: CGFloat = 2,
    isRightToLeft: Bool = false, setUp: (UITableView) -> Void = { _ in }
  ) {
    let table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
    table.dataSource = source
    table.delegate = delegate
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    setUp(table)
    let controller = UIViewController()
    self.table = table
    self.source = source
    harness = Harness(size: size, scale: scale, isRightToLeft: isRightToLeft, root: controller)
    controller.view.addSubview(table)
    table.frame = controller.view.bounds
    harness.settle()
  }

  func close() { harness.close() }

  /// The texts of visible rows, in order.
  var shown: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }
}

func tableOracle(_ name: String) throws -> [String: Any] {
  let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  let data = try Data(contentsOf: tests.appendingPathComponent("Fixtures/oracle/\(name).json"))
  return try XCTUnwrap(JSONSerialization.jsonObject(with: data) as? [String: Any])
}

/// JSON's numbers come as integers or as doubles.
func number(_ value: Any?) -> CGFloat {
  if let value = value as? Double { return CGFloat(value) }
  if let value = value as? Int { return CGFloat(value) }
  return (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? .nan
}

func numbers(_ value: Any?) -> [CGFloat] { (value as? [Any] ?? []).map(number) }

func frame(_ value: Any?) -> CGRect {
  let n = numbers(value)
  return n.count == 4 ? CGRect(x: n[0], y: n[1], width: n[2], height: n[3]) : .null
}

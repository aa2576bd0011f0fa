import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// A table whose rows can be dragged, with all its delegates are asked.
@MainActor
final class TableDragFixture: NSObject, UITableViewDragDelegate {
  let fixture: TableFixture
  let record = CallRecord()
  var table: UITableView { fixture.table }
  private var finger = CGPoint.zero
  private var fingerID = 2_000

  init(_ source: TableSource, delegate: (any UITableViewDelegate)? = nil) {
    fixture = TableFixture(source, delegate: delegate) { table in
      table.contentInsetAdjustmentBehavior = .never
      table.rowHeight = 40
    }
    super.init()
    table.dragDelegate = self
    fixture.harness.advance(by: 0.05)
  }

  func take() -> [String] { record.take() }

  /// Where a row's cell is seen, in the table's content.
  func seenTop(_ name: String) -> CGFloat? {
    let cell = table.visibleCells.first { $0.textLabel?.text == name }
    return cell.map { ($0.layer.presentation() ?? $0.layer).frame.minY }
  }

  // MARK: A finger

  func touch(_ phase: InputPhase, _ place: CGPoint, kind: TouchInput.Kind = .finger) {
    guard let host = table.window?.windowScene?.host else { return }
    finger = place
    if phase == .began { fingerID += 1 }
    host.receive(
      .touch(
        TouchInput(id: fingerID, phase: phase, location: place, time: host.time, kind: kind)))
    fixture.harness.advance(by: 1.0 / 60)
  }

  func lift(_ name: String) {
    guard let cell = table.visibleCells.first(where: { $0.textLabel?.text == name }) else {
      return XCTFail("\(name) is not visible")
    }
    touch(.began, CGPoint(x: 160, y: cell.frame.midY - table.contentOffset.y))
    fixture.harness.advance(by: 0.6)
  }

  func move(to y: CGFloat) {
    let start = finger.y
    for step in 1...12 {
      touch(.changed, CGPoint(x: 160, y: start + (y - start) * CGFloat(step) / 12))
    }
    fixture.harness.advance(by: 0.5)
  }

  func drop() {
    touch(.ended, finger)
    fixture.harness.advance(by: 0.7)
  }

  func close() { fixture.close() }

  /// All cells at rest where the table says, showing what the data source has.
  func checkAtRest() {
    fixture.harness.settle()
    XCTAssertFalse(table.hasUncommittedUpdates)
    for cell in table.visibleCells {
      guard let path = table.indexPath(for: cell) else {
        XCTFail("a cell without a row")
        continue
      }
      XCTAssertEqual(cell.textLabel?.text, fixture.source.rows[path.section][path.row])
      XCTAssertEqual(cell.frame, table.rectForRow(at: path))
      XCTAssertEqual(cell.alpha, 1)
    }
  }

  // MARK: Drag delegate

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    record.add("itemsForBeginning \(indexPath.section)-\(indexPath.row)")
    let name = fixture.source.rows[indexPath.section][indexPath.row]
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: name)))
    item.localObject = name
    return [item]
  }

  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    record.add("dragParameters \(indexPath.section)-\(indexPath.row)")
    return nil
  }

  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    record.add("dragWillBegin \(session.items.count)")
  }

  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    record.add("dragDidEnd")
  }

  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    record.add("allowsMove")
    return true
  }
}

/// What is dropped on a table.
@MainActor
final class TableDropRecorder: NSObject, UITableViewDropDelegate {
  private let record: CallRecord
  var proposal = UITableViewDropProposal(
    operation: .move, intent: .insertAtDestinationIndexPath)
  var perform: (any UITableViewDropCoordinator) -> Void = { _ in }

  init(_ record: CallRecord) { self.record = record }

  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    record.add("canHandle")
    return true
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    record.add("dropDidEnter")
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { proposal }

  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    record.add("dropDidExit")
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    record.add("dropDidEnd")
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    let path = coordinator.destinationIndexPath.map { "\($0.section)-\($0.row)" } ?? "nil"
    record.add("performDrop \(path)")
    perform(coordinator)
  }
}

extension TableSource {
  /// Rows that can be moved, but for some.
  static func moving(_ rows: [[String]], except fixed: Set<String> = []) -> TableSource {
    let source = TableSource(rows)
    source.canMove = { !fixed.contains($0) }
    return source
  }
}

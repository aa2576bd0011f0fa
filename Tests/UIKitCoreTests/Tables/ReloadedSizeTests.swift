import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Older messages that are put above those in sight, by a reload and a move of the offset.
final class ReloadedSizeTests: XCTestCase {
  private final class Messages: UITableViewController {
    var count = 30
    var heights = 0

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { count }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "Message")
        ?? UITableViewCell(style: .default, reuseIdentifier: "Message")
      cell.textLabel?.text = "Message \(count - indexPath.row)"
      return cell
    }
    override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { 50 }
  }

  func test_sizeBehindReload_isThatOfTheNewRows() {
    onMainActor {
      let messages = Messages(style: .plain)
      let harness = Harness(device: "desktop", root: messages)
      defer { harness.close() }
      let table: UITableView = messages.tableView
      table.estimatedRowHeight = 0
      harness.run("idle")
      table.contentOffset.y = 120
      harness.run("idle")
      let seen = table.indexPathsForVisibleRows?.first.flatMap(table.cellForRow)?.textLabel?.text
      let before = table.contentSize.height
      messages.count = 40
      table.reloadData()
      XCTAssertEqual(table.contentSize.height, before + 500)
      table.contentOffset.y += table.contentSize.height - before
      harness.run("idle")
      XCTAssertEqual(table.contentOffset.y, 620)
      XCTAssertEqual(
        table.indexPathsForVisibleRows?.first.flatMap(table.cellForRow)?.textLabel?.text, seen)
    }
  }
}

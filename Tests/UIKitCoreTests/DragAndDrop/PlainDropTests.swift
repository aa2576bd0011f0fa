import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Drops on lists whose delegates have the one method that is required.
final class PlainDropTests: XCTestCase {
  private final class TwoTables: UIViewController, UITableViewDataSource, UITableViewDragDelegate,
    UITableViewDropDelegate
  {
    let left = UITableView()
    let right = UITableView()
    var names = [["l0", "l1", "l2"], ["r0", "r1", "r2"]]

    override func viewDidLoad() {
      super.viewDidLoad()
      for (index, table) in [left, right].enumerated() {
        table.frame = CGRect(x: CGFloat(index) * 180, y: 0, width: 180, height: 400)
        table.contentInsetAdjustmentBehavior = .never
        table.rowHeight = 40
        table.register(UITableViewCell.self, forCellReuseIdentifier: "name")
        table.dataSource = self
        table.dragDelegate = self
        table.dropDelegate = self
        table.dragInteractionEnabled = true
        view.addSubview(table)
      }
    }
    private func side(_ table: UITableView) -> Int { table === left ? 0 : 1 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names[side(tableView)].count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
      cell.textLabel?.text = names[side(tableView)][indexPath.row]
      return cell
    }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      let name = names[side(tableView)][indexPath.row]
      return [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: name)))]
    }
    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      let side = side(tableView)
      let path =
        coordinator.destinationIndexPath ?? IndexPath(row: names[side].count, section: 0)
      _ = coordinator.session.loadObjects(ofClass: NSString.self) { texts in
        for (index, text) in texts.enumerated() {
          self.names[side].insert("\(text)", at: path.row + index)
          tableView.insertRows(at: [[0, path.row + index]], with: .automatic)
        }
      }
    }
  }

  func test_withPerformDropAlone_aTableTakesACopy() {
    onMainActor {
      let tables = TwoTables()
      let harness = Harness(device: "iphone-se", root: tables)
      harness.run("idle\nlift 60,60\nmove 260,60\ndrop\nidle")
      XCTAssertEqual(tables.names, [["l0", "l1", "l2"], ["r0", "l1", "r1", "r2"]])
      XCTAssertEqual(
        tables.right.visibleCells.map { $0.textLabel?.text }, ["r0", "l1", "r1", "r2"])
      harness.run("lift 60,20\nmove 260,300\ndrop\nidle")
      XCTAssertEqual(tables.names[1], ["r0", "l1", "r1", "r2", "l0"])
    }
  }
}

import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// A cell that is set up where it hears whether it is selected.
private final class NotifiedCell: UITableViewCell {
  private(set) var states: [Bool] = []
  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    states.append(selected)
  }
}

/// What a table tells a cell before it is shown.
final class TableSelectedCellTests: XCTestCase {
  @MainActor private final class Rows: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(NotifiedCell.self, forCellReuseIdentifier: "cell")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) }
  }

  func test_eachCell_hearsWhetherItIsSelected() throws {
    try onMainActor {
      let rows = Rows()
      let harness = Harness(device: "iphone-se", root: rows)
      harness.advance(by: 0.2)
      let cell = try XCTUnwrap(rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
      XCTAssertEqual((cell as? NotifiedCell)?.states, [false])
      harness.close()
    }
  }
}

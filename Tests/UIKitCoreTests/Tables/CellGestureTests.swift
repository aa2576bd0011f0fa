import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Rows that are the delegates of their own recognisers, which rows of UIKit's are without saying so.
final class CellGestureTests: XCTestCase {
  private final class SwipedCell: UITableViewCell {
    var ways: [CGFloat] = []

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let pan = UIPanGestureRecognizer(
        target: self, action: Selector("pan:", SwipedCell.pan(_:)))
      pan.delegate = self
      addGestureRecognizer(pan)
    }

    required init?(coder: NSCoder) { nil }

    func pan(_ pan: UIPanGestureRecognizer) { ways.append(pan.translation(in: self).x) }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
      let velocity = pan.velocity(in: self)
      return abs(velocity.x) > abs(velocity.y)
    }

    override func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { touch.location(in: self).x > 50 }
  }

  private final class Rows: UITableViewController {
    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 40 }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { SwipedCell(style: .default, reuseIdentifier: nil) }
  }

  func test_cellsAreDelegatesOfTheirRecognizers() {
    onMainActor {
      let rows = Rows(style: .plain)
      let harness = Harness(device: "desktop", root: rows)
      defer { harness.close() }
      harness.run("idle")
      let cell = rows.tableView.cellForRow(at: IndexPath(row: 3, section: 0)) as? SwipedCell
      harness.run("drag 200,154 to 120,154\nidle")
      XCTAssertLessThan(cell?.ways.last ?? 0, -60)
      cell?.ways = []
      harness.run("drag 40,154 to 10,154\nidle")
      XCTAssertEqual(cell?.ways, [])
      harness.run("drag 200,154 to 200,60\nidle")
      XCTAssertEqual(cell?.ways, [])
      XCTAssertGreaterThan(rows.tableView.contentOffset.y, 50)
    }
  }
}

import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Rows whose delegate leaves the height to their cells.
final class AutomaticRowTests: XCTestCase {
  private final class Delegate: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        box.heightAnchor.constraint(equalToConstant: 100),
      ])
      return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row == 1 ? 30 : UITableView.automaticDimension
    }

    func tableView(
      _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat { 50 }
  }

  func test_theDelegatesAnswer_outranksTheHeightOfAllRows() {
    onMainActor {
      for rowHeight: CGFloat in [44, UITableView.automaticDimension] {
        let harness = Harness(
          size: CGSize(width: 320, height: 480), scale: 2, root: UIViewController())
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let delegate = Delegate()
        table.rowHeight = rowHeight
        table.dataSource = delegate
        table.delegate = delegate
        harness.window.rootViewController?.view.addSubview(table)
        harness.settle()
        let heights = (0..<3).map { table.rectForRow(at: [0, $0]).height }
        XCTAssertEqual(heights, [100.5, 30, 100.5], "rowHeight \(rowHeight)")
        harness.close()
      }
    }
  }
}

import UIKit
import UIKitTestSupport

/// A screen of 40 rows with a title and a detail, as a screen reader asks for it.
@MainActor
final class ReaderFixture {
  private let harness: Harness

  init(count: Int) {
    harness = Harness(size: CGSize(width: 390, height: 40 * 21), root: ReaderRows(count: count))
  }

  /// Asks for the whole tree, and prints what one answer takes.
  func ask(times: Int) {
    var found = 0
    let start = DispatchTime.now().uptimeNanoseconds
    for _ in 0..<times { found = harness.accessibleElements.count }
    let time = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6 / Double(times)
    print(String(format: "%.3f ms an answer of %d elements", time, found))
  }
}

private final class ReaderRows: UITableViewController {
  private let count: Int

  init(count: Int) {
    self.count = count
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 21
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Row")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "Row")
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.detailTextLabel?.text = "Detail"
    return cell
  }
}

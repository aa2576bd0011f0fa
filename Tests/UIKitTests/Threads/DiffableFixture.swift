import PlatformInterface
import UIKit
import UIKitTestSupport

/// A table above a grid, fed by diffable data sources.
@MainActor
final class DiffableFixture {
  let harness: Harness
  let table: UITableView
  let grid: UICollectionView
  let tableSource: UITableViewDiffableDataSource<Int, Int>
  let gridSource: UICollectionViewDiffableDataSource<Int, Int>
  private let lines = LogLines()
  /// A cell was asked for on another thread than the main one.
  private(set) var cellsCameFromElsewhere = false

  init() {
    let controller = UIViewController()
    harness = Harness(size: CGSize(width: 320, height: 640), root: controller)
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 60)
    grid = UICollectionView(
      frame: CGRect(x: 0, y: 320, width: 320, height: 320), collectionViewLayout: layout)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    var noteThread: () -> Void = {}
    tableSource = UITableViewDiffableDataSource(tableView: table) { table, path, item in
      noteThread()
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.tag = item
      return cell
    }
    gridSource = UICollectionViewDiffableDataSource(collectionView: grid) { grid, path, item in
      noteThread()
      let cell = grid.dequeueReusableCell(withReuseIdentifier: "item", for: path)
      cell.tag = item
      return cell
    }
    noteThread = { [unowned self] in if !Thread.isMainThread { cellsCameFromElsewhere = true } }
    controller.view.addSubview(table)
    controller.view.addSubview(grid)
    harness.settle()
    let lines = self.lines
    Log.redirect { lines.append($0) }
  }

  /// What was logged; whether other tests' windows still move is not this one's.
  var warnings: [String] { lines.all.filter { !$0.hasPrefix("The app was not idle") } }

  func close() {
    Log.redirect(to: nil)
    harness.close()
  }
}

/// Lines that were logged, from any thread.
final class LogLines: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []

  func append(_ line: String) { lock.withLock { lines.append(line) } }

  var all: [String] { lock.withLock { lines } }
}

import UIKit
import UIKitTestSupport

/// Changes of lists of 100,000 elements, each presented by a frame: single ones in rows that size themselves, and
/// snapshots of a diffable data source. Prints real milliseconds beside what is counted.
@MainActor
final class UpdateFixture: NSObject, UITableViewDataSource {
  private let window: UIWindow
  private let list: UITableView
  private let frames = HeadlessFrames()
  private var rows: [Int]
  private var source: UITableViewDiffableDataSource<Int, Int>?

  init(count: Int, diffable: Bool) {
    let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    window = UIWindow(frame: bounds)
    list = UITableView(frame: bounds, style: .plain)
    rows = Array(0..<count)
    super.init()
    list.register(MessageCell.self, forCellReuseIdentifier: "Row")
    if diffable {
      source = UITableViewDiffableDataSource(tableView: list) { list, path, row in
        Self.cell(of: list, at: path, row: row)
      }
    } else {
      list.dataSource = self
    }
    let controller = UIViewController()
    window.rootViewController = controller
    controller.view.addSubview(list)
    window.makeKeyAndVisible()
    if diffable { apply(rows) }
    frames.step(in: window)
    frames.step(in: window)
  }

  // MARK: Single changes

  /// Rows that change one at a time at random places, each shown by a frame of its own.
  func edit(times: Int, inserting: Bool) {
    list.scrollToRow(at: IndexPath(row: rows.count / 2, section: 0), at: .middle, animated: false)
    frames.step(in: window)
    var random = SplitMix(state: 7)
    report("\(times) changes of rows that size themselves") {
      for number in 0..<times {
        let index = Int(random.next() % UInt64(rows.count))
        let path = [IndexPath(row: index, section: 0)]
        if inserting {
          rows.insert(number * 31, at: index)
          list.insertRows(at: path, with: .none)
        } else {
          rows.remove(at: index)
          list.deleteRows(at: path, with: .none)
        }
        frames.step(in: window)
      }
    }
  }

  // MARK: Snapshots

  /// 10 % deleted, 10 % inserted and 2 % moved, in one snapshot.
  func applyMixed() {
    var random = SplitMix(state: 7)
    var changed: [Int] = []
    for row in rows {
      if random.next() % 10 == 0 { changed.append(rows.count + row) }
      if random.next() % 10 != 0 { changed.append(row) }
    }
    // Some rows change places in a ring.
    let moved = changed.indices.filter { _ in random.next() % 50 == 0 }
    for (index, next) in zip(moved, moved.dropFirst()) { changed.swapAt(index, next) }
    report("a snapshot of \(changed.count) rows") {
      apply(changed)
      frames.step(in: window)
    }
  }

  /// What a search field does with each letter: two rows of five, and all of them again.
  func filter(times: Int) {
    let all = rows
    let some = rows.filter { $0 % 5 < 2 }
    report("\(times) filters to \(some.count) rows and back") {
      for _ in 0..<times {
        for shown in [some, all] {
          apply(shown)
          frames.step(in: window)
        }
      }
    }
  }

  private func apply(_ rows: [Int]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(rows)
    source?.apply(snapshot, animatingDifferences: false)
  }

  // MARK: Rows

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    Self.cell(of: tableView, at: indexPath, row: rows[indexPath.row])
  }

  private static func cell(of list: UITableView, at path: IndexPath, row: Int) -> UITableViewCell {
    let cell = list.dequeueReusableCell(withIdentifier: "Row", for: path) as! MessageCell
    cell.message.text = String(repeating: "Words of the row \(row). ", count: 1 + abs(row) % 6)
    return cell
  }
}

/// A text of one to six lines between the cell's margins.
final class MessageCell: UITableViewCell {
  let message = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    message.numberOfLines = 0
    message.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(message)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      message.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      message.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      message.topAnchor.constraint(equalTo: margins.topAnchor),
      message.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }
}

/// Runs a piece and prints its real time.
@MainActor
func report(_ what: String, _ body: () -> Void) {
  let start = DispatchTime.now().uptimeNanoseconds
  body()
  print(
    String(
      format: "%.3f ms for %@", Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6, what))
}

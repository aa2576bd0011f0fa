import UIKit
import UIKitTestSupport

/// The data of a list: sections of so many items, each a number. What a scenario does wrong replaces
/// one of the answers.
@MainActor
final class Numbers: NSObject {
  /// Items of each section.
  var counts: [Int]
  var cell: (UICollectionView, IndexPath) -> UICollectionViewCell = { view, path in
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }
  var header: (UICollectionView, String, IndexPath) -> UICollectionReusableView = {
    view, kind, path in
    view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
  }
  var row: (UITableView, IndexPath) -> UITableViewCell = { view, path in
    view.dequeueReusableCell(withIdentifier: "cell", for: path)
  }
  var itemSize = CGSize(width: 50, height: 50)
  var rowHeight: CGFloat = 44

  init(_ counts: [Int]) { self.counts = counts }

  /// Lists keep their data source weakly.
  static var kept: [Numbers] = []
}

extension Numbers: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { cell(view, indexPath) }
  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { header(view, kind, indexPath) }
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize { itemSize }
}

extension Numbers: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
  func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    row(view, path)
  }
  func tableView(_ view: UITableView, heightForRowAt path: IndexPath) -> CGFloat { rowHeight }
}

/// A collection view in a window that has shown its items, unless something fails before.
@MainActor
struct ShownCollection {
  let numbers: Numbers
  let view: UICollectionView
  let harness: Harness

  @discardableResult
  init(
    _ counts: [Int] = [3], layout: UICollectionViewLayout? = nil,
    _ change: (Numbers, UICollectionView) -> Void = { _, _ in }
  ) {
    numbers = Numbers(counts)
    Numbers.kept.append(numbers)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: layout ?? UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = numbers
    view.delegate = numbers
    change(numbers, view)
    harness = show(view)
  }

  /// A batch after which the data source says `counts`.
  func update(_ counts: [Int], _ changes: (UICollectionView) -> Void) {
    view.performBatchUpdates {
      numbers.counts = counts
      changes(view)
    }
  }
}

/// The same for a table.
@MainActor
struct ShownTable {
  let numbers: Numbers
  let view: UITableView
  let harness: Harness

  @discardableResult
  init(
    _ counts: [Int] = [3], style: UITableView.Style = .plain,
    _ change: (Numbers, UITableView) -> Void = { _, _ in }
  ) {
    numbers = Numbers(counts)
    Numbers.kept.append(numbers)
    view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: style)
    view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    view.dataSource = numbers
    view.delegate = numbers
    change(numbers, view)
    harness = show(view)
  }

  func update(_ counts: [Int], _ changes: (UITableView) -> Void) {
    view.performBatchUpdates {
      numbers.counts = counts
      changes(view)
    }
  }
}

/// Shows a view in a window and lets everything come to rest.
@MainActor @discardableResult
func show(_ view: UIView) -> Harness {
  let controller = UIViewController()
  controller.view.addSubview(view)
  return show(controller)
}

@MainActor @discardableResult
func show(_ controller: UIViewController) -> Harness {
  let harness = Harness(root: controller)
  harness.settle()
  return harness
}

extension IndexPath {
  /// So that scenarios are short: `[0, 3]` as item or row 3 of section 0.
  static func at(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }
}

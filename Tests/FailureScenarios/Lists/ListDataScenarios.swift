import UIKit

extension Scenario {
  /// What lists are told of their data, and asked about it.
  static let listData: [Scenario] = [
    Scenario("a negative number of items") { ShownCollection([-1]) },
    Scenario("more items than there can be") { ShownCollection([.max]) },
    Scenario("a negative number of sections") {
      final class Source: NSObject, UICollectionViewDataSource {
        func numberOfSections(in collectionView: UICollectionView) -> Int { -2 }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
          1
        }
        func collectionView(
          _ view: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { UICollectionViewCell() }
      }
      let source = Source()
      ShownCollection { _, view in view.dataSource = source }
    },
    Scenario("the number of items of a section that does not exist") {
      _ = ShownCollection().view.numberOfItems(inSection: 9)
    },
    Scenario("the number of items of a negative section") {
      _ = ShownCollection().view.numberOfItems(inSection: -1)
    },
    Scenario("a negative number of rows") { ShownTable([-1]) },
    Scenario("a negative number of a table's sections") {
      final class Source: NSObject, UITableViewDataSource {
        func numberOfSections(in tableView: UITableView) -> Int { -2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          UITableViewCell()
        }
      }
      let source = Source()
      ShownTable { _, view in view.dataSource = source }
    },
    Scenario("the number of rows of a section that does not exist") {
      _ = ShownTable().view.numberOfRows(inSection: 9)
    },
    Scenario("scrolling to an item beyond the end") {
      ShownCollection().view.scrollToItem(at: .at(0, 9), at: .top, animated: false)
    },
    Scenario("scrolling to a section beyond the end") {
      ShownCollection().view.scrollToItem(at: .at(9, 0), at: .top, animated: false)
    },
    Scenario("scrolling to an index path of one number") {
      ShownCollection().view.scrollToItem(at: IndexPath(index: 0), at: .top, animated: false)
    },
    Scenario("scrolling to an empty index path") {
      ShownCollection().view.scrollToItem(at: IndexPath(), at: .top, animated: false)
    },
    Scenario("the row of an index path of one number") { _ = IndexPath(index: 3).row },
    Scenario("the section of an empty index path") { _ = IndexPath().section },
    Scenario("scrolling to two vertical positions") {
      ShownCollection().view.scrollToItem(at: .at(0, 0), at: [.top, .bottom], animated: false)
    },
    Scenario("scrolling to two horizontal positions") {
      ShownCollection().view.scrollToItem(at: .at(0, 0), at: [.left, .right], animated: false)
    },
    Scenario("scrolling a table to a row beyond the end") {
      ShownTable().view.scrollToRow(at: .at(0, 9), at: .top, animated: false)
    },
    Scenario("scrolling a table to a section beyond the end") {
      ShownTable().view.scrollToRow(at: .at(9, 0), at: .top, animated: false)
    },
    Scenario("scrolling a table to an index path of one number") {
      ShownTable().view.scrollToRow(at: IndexPath(index: 0), at: .top, animated: false)
    },
  ]

  /// Rows of tables.
  static let tables: [Scenario] = [
    Scenario("a row with an identifier nobody registered") {
      ShownTable { numbers, _ in
        numbers.row = { $0.dequeueReusableCell(withIdentifier: "mail", for: $1) }
      }
    },
    Scenario("a class that is no cell registered for rows") {
      ShownTable { _, view in view.register(UILabel.self, forCellReuseIdentifier: "cell") }
    },
    Scenario("a class that is no header registered for headers of a table") {
      ShownTable { _, view in
        view.register(UILabel.self, forHeaderFooterViewReuseIdentifier: "header")
      }
    },
    Scenario("a class registered for rows under no identifier") {
      ShownTable { _, view in view.register(UITableViewCell.self, forCellReuseIdentifier: "") }
    },
    Scenario("a nib registered for rows under no identifier") {
      ShownTable { _, view in
        view.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "")
      }
    },
    Scenario("a nib registered for a table's headers under no identifier") {
      ShownTable { _, view in
        view.register(
          UINib(nibName: "Row", bundle: nil), forHeaderFooterViewReuseIdentifier: "")
      }
    },
    Scenario("a negative row height") { ShownTable { numbers, _ in numbers.rowHeight = -20 } },
    Scenario("a row height that is no number") {
      ShownTable { numbers, _ in numbers.rowHeight = .nan }
    },
    Scenario("a table controller without a table") {
      final class Odd: UITableViewController {
        override func loadView() { view = UIView() }
      }
      _ = Odd().tableView
    },
    Scenario("a table controller that has rows and makes none") {
      final class Rows: UITableViewController {
        override func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int {
          2
        }
      }
      show(Rows())
    },
    Scenario("a reconfigured row with a new cell") {
      let shown = ShownTable()
      shown.numbers.row = { _, _ in UITableViewCell() }
      shown.view.reconfigureRows(at: [.at(0, 0)])
    },
  ]
}

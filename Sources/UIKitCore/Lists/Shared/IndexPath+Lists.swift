import CollectionEngine
import Failures

extension IndexPath {
  /// Makes an index path that names an item of a collection view.
  public init(item: Int, section: Int) {
    self.init(index: section)
    append(item)
  }

  /// Makes an index path that names a row of a table view.
  public init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// The section: the first of the path's two indices. A path of another length stops the program.
  public var section: Int {
    get { self[checked(0)] }
    set { self[checked(0)] = newValue }
  }

  /// The item within its section: the second of the path's two indices, by collection views' name.
  /// A path of another length stops the program.
  public var item: Int {
    get { self[checked(1)] }
    set { self[checked(1)] = newValue }
  }

  /// The row within its section: the second of the path's two indices, by tables' name. A path of
  /// another length stops the program.
  public var row: Int {
    get { self[checked(1)] }
    set { self[checked(1)] = newValue }
  }

  // iOS-BEHAVIOUR: UIKit wants exactly two, in these words, and traps; here those that are asked for
  // suffice. Evidence: https://github.com/Shopify/FunctionalTableData/pull/186.
  private func checked(_ position: Int) -> Int {
    require(
      position < count,
      "Invalid index path for use with UITableView. This index path must contain exactly two indices "
        + "specifying the section and row. Found \(Array(self)).")
    return position
  }

  init(_ path: ItemPath) { self.init(item: path.item, section: path.section) }

  /// As UIKit prints index paths inside its texts.
  var uikitText: String {
    "<NSIndexPath> {length = \(count), path = \(map(String.init).joined(separator: " - "))}"
  }
}

extension ItemPath {
  /// The engine's form of an index path; nil unless that has exactly a section and an item.
  init?(_ indexPath: IndexPath) {
    guard indexPath.count == 2 else { return nil }
    self.init(section: indexPath[0], item: indexPath[1])
  }
}

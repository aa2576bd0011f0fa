import CollectionEngine

extension IndexPath {
  /// An index path that names an item of a collection view.
  public init(item: Int, section: Int) {
    self.init(index: section)
    append(item)
  }

  /// An index path that names a row of a table view.
  public init(row: Int, section: Int) { self.init(item: row, section: section) }

  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
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

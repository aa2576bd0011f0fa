extension NSIndexPath {
  /// Makes an index path that names an item of a collection view.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// Makes an index path that names a row of a table view.
  public convenience init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// The section: the first of the path's two indices.
  public var section: Int { index(atPosition: 0) }
  /// The item within its section: the second of the path's two indices, by collection views' name.
  public var item: Int { index(atPosition: 1) }
  /// The row within its section: the second of the path's two indices, by tables' name.
  public var row: Int { index(atPosition: 1) }
}

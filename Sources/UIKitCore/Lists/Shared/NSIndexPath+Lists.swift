extension NSIndexPath {
  /// An index path that names an item of a collection view.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// An index path that names a row of a table view.
  public convenience init(row: Int, section: Int) { self.init(item: row, section: section) }

  public var section: Int { index(atPosition: 0) }
  public var item: Int { index(atPosition: 1) }
  public var row: Int { index(atPosition: 1) }
}

/// One section of a table whose rows a document lays down.
@MainActor
struct StaticTableSection {
  var header: String?
  var footer: String?
  /// Each is the cell of one row and of no other.
  var cells: [UITableViewCell]
}

/// What a controller's data source and delegate answer where its document lays down the rows.
///
/// iOS-BEHAVIOUR: subclasses may override any of it and call super for what they leave as it is.
/// Evidence: unmeasured.
extension UITableView {
  func staticCell(at path: IndexPath) -> UITableViewCell? {
    guard let staticSections, path.count == 2, staticSections.indices.contains(path.section),
      staticSections[path.section].cells.indices.contains(path.row)
    else { return nil }
    return staticSections[path.section].cells[path.row]
  }

  func staticSection(_ section: Int) -> StaticTableSection? {
    guard let staticSections, staticSections.indices.contains(section) else { return nil }
    return staticSections[section]
  }

  /// The height the document gives a row, or else the table's.
  func staticHeight(at path: IndexPath) -> CGFloat? {
    staticCell(at: path).map { $0.parts.documentHeight ?? rowHeight }
  }
}

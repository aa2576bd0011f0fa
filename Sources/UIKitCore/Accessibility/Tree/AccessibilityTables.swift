import CollectionEngine
import PlatformInterface

/// Lists and data tables as rows and columns.
@MainActor
enum AccessibilityTables {
  /// Lists of more sections are not asked about each.
  private static let mostSections = 64

  // MARK: In the tree

  /// The size of what a container is as a table; nil where its elements do not stand in rows and columns.
  static func table(of view: UIView) -> AccessibilityTable? {
    if let list = view as? any ListView {
      guard let count = list.state.counts?.itemCount, let columns = columns(of: list) else {
        return nil
      }
      return AccessibilityTable(rows: (count + columns - 1) / columns, columns: columns)
    }
    guard let table = view as? any UIAccessibilityContainerDataTable else { return nil }
    return AccessibilityTable(
      rows: max(table.accessibilityRowCount(), 0), columns: max(table.accessibilityColumnCount(), 0)
    )
  }

  /// Where an item of a list stands, of which all lines but the last are full.
  static func place(ofItem position: Int, in table: AccessibilityTable) -> AccessibilityPlace? {
    guard table.columns > 0 else { return nil }
    let (row, column) = position.quotientAndRemainder(dividingBy: table.columns)
    return AccessibilityPlace(rows: row..<(row + 1), columns: column..<(column + 1))
  }

  /// Where an element of a data table says that it stands.
  static func place(of object: NSObject) -> AccessibilityPlace? {
    guard let cell = object as? any UIAccessibilityContainerDataTableCell,
      let rows = range(cell.accessibilityRowRange()),
      let columns = range(cell.accessibilityColumnRange())
    else { return nil }
    return AccessibilityPlace(rows: rows, columns: columns)
  }

  private static func range(_ range: NSRange) -> Range<Int>? {
    guard range.location >= 0, range.location < 1 << 30, range.length > 0, range.length < 1 << 30
    else { return nil }
    return range.location..<(range.location + range.length)
  }

  /// Rows of tables and of list sections stand in one column; items of a flow layout in as many as each line has,
  /// where they are equally large and all in one section.
  private static func columns(of list: any ListView) -> Int? {
    if list is UITableView { return 1 }
    guard let collection = list as? UICollectionView, let counts = list.state.counts else {
      return nil
    }
    if let flow = collection.collectionViewLayout as? UICollectionViewFlowLayout {
      guard type(of: flow) == UICollectionViewFlowLayout.self, flow.scrollDirection == .vertical,
        let solver = flow.solved, counts.itemCount > 0, let path = counts.path(atGlobalIndex: 0),
        counts.itemCount(inSection: path.section) == counts.itemCount,
        path.section < solver.sectionCount
      else { return nil }
      return solver.section(path.section).itemsPerLine
    }
    guard (1...mostSections).contains(counts.sectionCount),
      (0..<counts.sectionCount).allSatisfy({ collection.listConfiguration(ofSection: $0) != nil })
    else { return nil }
    return 1
  }

  // MARK: Questions

  static func answer(
    _ question: AccessibilityTableQuestion, of object: NSObject, _ numbers: AccessibilityNumbers
  ) -> AccessibilityTableAnswer? {
    if let list = object as? any ListView {
      switch question {
      case .selection:
        guard let counts = list.state.counts else { return nil }
        return .positions(
          list.listSelection.paths.filter(counts.contains).map(counts.globalIndex))
      case .selectionCount: return .count(list.listSelection.count)
      case .isSelected(let position):
        let path = list.state.counts?.path(atGlobalIndex: position)
        return .truth(path.map(list.listSelection.contains) ?? false)
      case .rowHeaders(let row): return .headers(heading(ofRow: row, in: list))
      case .columnHeaders: return .headers([])
      }
    }
    guard let table = object as? any UIAccessibilityContainerDataTable else { return nil }
    let found: [any UIAccessibilityContainerDataTableCell]?
    switch question {
    case .selection: return .positions([])
    case .selectionCount: return .count(0)
    case .isSelected: return .truth(false)
    case .rowHeaders(let row):
      guard (0..<table.accessibilityRowCount()).contains(row) else { return nil }
      found = table.accessibilityHeaderElements(forRow: row)
    case .columnHeaders(let column):
      guard (0..<table.accessibilityColumnCount()).contains(column) else { return nil }
      found = table.accessibilityHeaderElements(forColumn: column)
    }
    let headers = (found ?? []).compactMap { $0 as? NSObject }.map {
      AccessibilityHeader(id: numbers.knownNumber(of: $0), label: $0.accessibilityLabel ?? "")
    }
    return .headers(headers)
  }

  /// The title of the section that a row of a table stands in.
  private static func heading(ofRow row: Int, in list: any ListView) -> [AccessibilityHeader] {
    guard let table = list as? UITableView, let path = list.state.counts?.path(atGlobalIndex: row),
      let title = table.title(ofHeader: path.section)
    else { return [] }
    return [AccessibilityHeader(id: nil, label: title)]
  }
}

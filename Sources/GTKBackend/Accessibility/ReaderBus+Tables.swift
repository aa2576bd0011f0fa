import CGTK4
import PlatformInterface

/// The answers to what readers call on lists and tables.
extension ReaderBus {
  // MARK: Selections

  func selection(_ method: String, _ entry: Entry, _ arguments: ReaderArguments)
    -> OpaquePointer?
  {
    let index = arguments.int(0)
    let children = entry.node.children
    func deselect(_ child: AccessibilityNode) -> Bool {
      child.position.map { perform(.deselectItem($0), entry) } ?? false
    }
    switch method {
    case "GetSelectedChild":
      let all = selected(in: entry)
      return all.indices.contains(index)
        ? ReaderReply.one(.reference(number(of: all[index], in: entry))) : nil
    case "IsChildSelected":
      guard children.indices.contains(index) else { return nil }
      return ReaderReply.one(.bool(children[index].states.contains(.selected)))
    case "SelectChild":
      // Beyond the children that are there, an item of the list by its place among all.
      guard children.indices.contains(index),
        let child = byNumber[number(of: children[index], in: entry)]
      else { return ReaderReply.one(.bool(perform(.scrollToItem(index), entry))) }
      return ReaderReply.one(.bool(perform(.activate, child)))
    case "DeselectChild":
      guard children.indices.contains(index) else { return nil }
      return ReaderReply.one(.bool(deselect(children[index])))
    case "DeselectSelectedChild":
      let all = selected(in: entry)
      return all.indices.contains(index) ? ReaderReply.one(.bool(deselect(all[index]))) : nil
    case "SelectAll": return ReaderReply.one(.bool(perform(.selectAll, entry)))
    case "ClearSelection":
      let all = selectedPositions(entry)
      return ReaderReply.one(
        .bool(all.reduce(true) { perform(.deselectItem($1), entry) && $0 }))
    default: return nil
    }
  }

  func selected(in entry: Entry) -> [AccessibilityNode] {
    entry.node.children.filter { $0.states.contains(.selected) }
  }

  /// Of a list, those out of sight too.
  private func selectedPositions(_ entry: Entry) -> [Int] {
    guard
      case .positions(let all)? = entry.window.client?.accessibilityTable(of: entry.own, .selection)
    else { return [] }
    return all
  }

  // MARK: Rows and columns

  func tableValue(_ property: String, _ entry: Entry) -> OpaquePointer? {
    if entry.node.isTableCell, let place = entry.node.place {
      switch property {
      case "RowSpan": return g_variant_new_int32(Int32(clamping: place.rows.count))
      case "ColumnSpan": return g_variant_new_int32(Int32(clamping: place.columns.count))
      case "Position":
        return ReaderReply.tuple([.int(place.rows.lowerBound), .int(place.columns.lowerBound)])
          .variant
      case "Table": return tessera_accessibility_reference(Int64(entry.parent))
      default: return nil
      }
    }
    guard let table = entry.node.table else { return nil }
    switch property {
    case "NRows": return g_variant_new_int32(Int32(clamping: table.rows))
    case "NColumns": return g_variant_new_int32(Int32(clamping: table.columns))
    case "NSelectedRows":
      return g_variant_new_int32(Int32(clamping: selectedCount(entry, table)))
    case "NSelectedColumns": return g_variant_new_int32(0)
    case "Caption", "Summary": return tessera_accessibility_reference(-1)
    default: return nil
    }
  }

  func table(_ method: String, _ entry: Entry, _ arguments: ReaderArguments) -> OpaquePointer? {
    guard let table = entry.node.table else { return nil }
    let (first, second) = (arguments.int(0), arguments.int(1))
    switch method {
    case "GetAccessibleAt", "GetIndexAt", "GetRowExtentAt", "GetColumnExtentAt", "IsSelected":
      guard (0..<table.rows).contains(first), (0..<table.columns).contains(second) else {
        return nil
      }
      return cell(method, entry, table, row: first, column: second)
    case "GetRowAtIndex", "GetColumnAtIndex", "GetRowColumnExtentsAtIndex":
      guard entry.node.children.indices.contains(first) else { return nil }
      return cell(method, entry.node.children[first])
    case "GetRowDescription", "GetRowHeader":
      guard (0..<table.rows).contains(first) else { return nil }
      return header(method, entry, .rowHeaders(first))
    case "GetColumnDescription", "GetColumnHeader":
      guard (0..<table.columns).contains(first) else { return nil }
      return header(method, entry, .columnHeaders(first))
    case "GetSelectedRows": return ReaderReply.one(.ints(selectedRows(entry, table)))
    case "GetSelectedColumns": return ReaderReply.one(.ints([]))
    case "IsRowSelected":
      guard (0..<table.rows).contains(first) else { return nil }
      return ReaderReply.one(.bool(table.columns == 1 && isSelected(first, entry)))
    case "IsColumnSelected":
      guard (0..<table.columns).contains(first) else { return nil }
      return ReaderReply.one(.bool(false))
    case "AddRowSelection", "RemoveRowSelection":
      guard (0..<table.rows).contains(first) else { return nil }
      // A row of several items is none that is selected as a whole.
      guard table.columns == 1 else { return ReaderReply.one(.bool(false)) }
      return ReaderReply.one(
        .bool(
          perform(method == "AddRowSelection" ? .selectItem(first) : .deselectItem(first), entry)))
    case "AddColumnSelection", "RemoveColumnSelection": return ReaderReply.one(.bool(false))
    default: return nil
    }
  }

  /// Rows all of whose items are selected; those of lists of one column alone.
  private func selectedRows(_ entry: Entry, _ table: AccessibilityTable) -> [Int] {
    table.columns == 1 ? selectedPositions(entry) : []
  }

  private func selectedCount(_ entry: Entry, _ table: AccessibilityTable) -> Int {
    guard table.columns == 1,
      case .count(let count)? = entry.window.client?.accessibilityTable(
        of: entry.own, .selectionCount)
    else { return 0 }
    return count
  }

  private func isSelected(_ position: Int, _ entry: Entry) -> Bool {
    guard
      case .truth(let isSelected)? = entry.window.client?.accessibilityTable(
        of: entry.own, .isSelected(position))
    else { return false }
    return isSelected
  }

  private func cell(
    _ method: String, _ entry: Entry, _ table: AccessibilityTable, row: Int, column: Int
  ) -> OpaquePointer? {
    let index = entry.node.children.firstIndex {
      guard let place = $0.place else { return false }
      return place.rows.contains(row) && place.columns.contains(column)
    }
    let child = index.map { entry.node.children[$0] }
    switch method {
    case "GetAccessibleAt":
      // An item out of sight is a position; `Selection.SelectChild` brings it on screen.
      return ReaderReply.one(.reference(child.map { number(of: $0, in: entry) } ?? -1))
    case "GetIndexAt": return ReaderReply.one(.int(index ?? -1))
    case "GetRowExtentAt": return ReaderReply.one(.int(child?.place?.rows.count ?? 1))
    case "GetColumnExtentAt": return ReaderReply.one(.int(child?.place?.columns.count ?? 1))
    default:
      if let child { return ReaderReply.one(.bool(child.states.contains(.selected))) }
      return ReaderReply.one(
        .bool(isSelected(row * table.columns + column, entry)))
    }
  }

  private func cell(_ method: String, _ child: AccessibilityNode) -> OpaquePointer? {
    let place = child.place
    let (row, column) = (place?.rows.lowerBound ?? -1, place?.columns.lowerBound ?? -1)
    switch method {
    case "GetRowAtIndex": return ReaderReply.one(.int(row))
    case "GetColumnAtIndex": return ReaderReply.one(.int(column))
    default:
      return ReaderReply.all([
        .bool(place != nil), .int(row), .int(column), .int(place?.rows.count ?? 0),
        .int(place?.columns.count ?? 0), .bool(child.states.contains(.selected)),
      ])
    }
  }

  private func headers(_ entry: Entry, _ question: AccessibilityTableQuestion)
    -> [AccessibilityHeader]
  {
    guard case .headers(let all)? = entry.window.client?.accessibilityTable(of: entry.own, question)
    else { return [] }
    return all
  }

  private func numbers(_ headers: [AccessibilityHeader], _ entry: Entry) -> [Int] {
    headers.compactMap { header in header.id.map { entry.start + $0 } }
      .filter { byNumber[$0] != nil }
  }

  private func header(_ method: String, _ entry: Entry, _ question: AccessibilityTableQuestion)
    -> OpaquePointer?
  {
    let all = headers(entry, question)
    if method.hasSuffix("Description") {
      let labels = all.map(\.label).filter { !$0.isEmpty }
      return ReaderReply.one(.string(labels.joined(separator: ", ")))
    }
    return ReaderReply.one(.reference(numbers(all, entry).first ?? -1))
  }

  func tableCell(_ method: String, _ entry: Entry) -> OpaquePointer? {
    guard let place = entry.node.place, let table = byNumber[entry.parent] else { return nil }
    switch method {
    case "GetRowColumnSpan":
      return ReaderReply.all([
        .bool(true), .int(place.rows.lowerBound), .int(place.columns.lowerBound),
        .int(place.rows.count), .int(place.columns.count),
      ])
    case "GetRowHeaderCells":
      return ReaderReply.one(
        .references(numbers(headers(table, .rowHeaders(place.rows.lowerBound)), table)))
    case "GetColumnHeaderCells":
      return ReaderReply.one(
        .references(numbers(headers(table, .columnHeaders(place.columns.lowerBound)), table)))
    default: return nil
    }
  }
}

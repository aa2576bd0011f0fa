import NibDocument

/// Attributes of `<tableView>`, its prototypes and static sections; of `<tableViewController>`.
extension NibElement {
  static func read(_ table: UITableView, _ source: NibSource) {
    readHeights(table, source)
    switch source.text("separatorStyle") {
    case "none": table.separatorStyle = .none
    case "singleLineEtched": table.separatorStyle = .singleLineEtched
    default: break
    }
    if let color = source.color("separatorColor") { table.separatorColor = color }
    if let insets = source.insets("separatorInset") { table.separatorInset = insets }
    if source.text("separatorInsetReference") == "fromAutomaticInsets" {
      table.separatorInsetReference = .fromAutomaticInsets
    }
    readSelection(table, source)
    if let value = source.bool("prefetchingEnabled") { table.isPrefetchingEnabled = value }
    if let value = source.integer("sectionIndexMinimumDisplayRowCount") {
      table.sectionIndexMinimumDisplayRowCount = value
    }
    if let color = source.color("sectionIndexColor") { table.sectionIndexColor = color }
    if let color = source.color("sectionIndexBackgroundColor") {
      table.sectionIndexBackgroundColor = color
    }
    if let color = source.color("sectionIndexTrackingBackgroundColor") {
      table.sectionIndexTrackingBackgroundColor = color
    }
    let children = source.object.keyedObjects
    if let child = children["tableHeaderView"] {
      table.tableHeaderView = source.builder.view(child)
    }
    if let child = children["tableFooterView"] {
      table.tableFooterView = source.builder.view(child)
    }
    if let child = children["backgroundView"] { table.backgroundView = source.builder.view(child) }
    for child in source.object.lists["prototypes"] ?? [] {
      guard let identifier = identifier(of: child, source) else { continue }
      table.register(source.builder.prototype(child) as? UINib, forCellReuseIdentifier: identifier)
    }
    if source.text("dataMode") == "static" { table.staticSections = staticSections(source) }
  }

  private static func readHeights(_ table: UITableView, _ source: NibSource) {
    if let value = source.number("rowHeight") { table.rowHeight = value }
    if let value = source.number("estimatedRowHeight") { table.estimatedRowHeight = value }
    if let value = source.number("sectionHeaderHeight") { table.sectionHeaderHeight = value }
    if let value = source.number("sectionFooterHeight") { table.sectionFooterHeight = value }
    if let value = source.number("estimatedSectionHeaderHeight") {
      table.estimatedSectionHeaderHeight = value
    }
    if let value = source.number("estimatedSectionFooterHeight") {
      table.estimatedSectionFooterHeight = value
    }
  }

  private static func readSelection(_ table: UITableView, _ source: NibSource) {
    if let value = source.bool("allowsSelection") { table.allowsSelection = value }
    if let value = source.bool("allowsMultipleSelection") { table.allowsMultipleSelection = value }
    if let value = source.bool("allowsSelectionDuringEditing") {
      table.allowsSelectionDuringEditing = value
    }
    if let value = source.bool("allowsMultipleSelectionDuringEditing") {
      table.allowsMultipleSelectionDuringEditing = value
    }
    if let value = source.bool("selectionFollowsFocus") { table.selectionFollowsFocus = value }
    if let value = source.bool("remembersLastFocusedIndexPath") {
      table.remembersLastFocusedIndexPath = value
    }
  }

  /// The cells of a static table are made with it, so that outlets find them.
  private static func staticSections(_ source: NibSource) -> [StaticTableSection] {
    (source.object.lists["sections"] ?? []).map { child in
      let section = NibSource(child, source.builder)
      let cells = (child.lists["cells"] ?? []).compactMap {
        source.builder.make($0) as? UITableViewCell
      }
      for cell in cells { cell.parts.isStatic = true }
      return StaticTableSection(
        header: section.text("headerTitle"), footer: section.text("footerTitle"), cells: cells)
    }
  }

  static func read(_ controller: UITableViewController, _ source: NibSource) {
    if let value = source.bool("clearsSelectionOnViewWillAppear") {
      controller.clearsSelectionOnViewWillAppear = value
    }
    if let child = source.object.keyedObjects["refreshControl"] {
      controller.documentRefreshControl = source.builder.view(child) as? UIRefreshControl
    }
  }
}

extension NibWords {
  static let tableStyles: [String: UITableView.Style] = [
    "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
  ]
}

import NibDocument

/// Table views, their cells and their controllers.
extension NibElement {
  static func read(_ table: UITableView, _ source: NibSource) {
    read(table as UIScrollView, source)
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
      table.register(prototype(child, source), forCellReuseIdentifier: identifier)
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

  // MARK: Cells

  static func read(_ cell: UITableViewCell, _ source: NibSource) {
    read(cell as UIView, source)
    cell.elementState.reuseIdentifier = source.text("reuseIdentifier")
    if let value = source.word("selectionStyle", NibWords.selectionStyles) {
      cell.selectionStyle = value
    }
    if let value = source.word("accessoryType", NibWords.accessories) { cell.accessoryType = value }
    if let value = source.word("editingAccessoryType", NibWords.accessories) {
      cell.editingAccessoryType = value
    }
    if let value = source.integer("indentationLevel") { cell.indentationLevel = value }
    if let value = source.number("indentationWidth") { cell.indentationWidth = value }
    if let value = source.bool("shouldIndentWhileEditing") { cell.shouldIndentWhileEditing = value }
    if let value = source.bool("showsReorderControl") { cell.showsReorderControl = value }
    if let insets = source.insets("separatorInset") { cell.separatorInset = insets }
    cell.parts.documentHeight = source.number("rowHeight")
    let children = source.object.keyedObjects
    if let child = children["contentView"] ?? children["tableViewCellContentView"] {
      fill(cell.contentView, with: child, source)
    }
    cell.parts.adopt(
      text: view("textLabel", source), detail: view("detailTextLabel", source),
      image: view("imageView", source))
    if let child = children["backgroundView"] { cell.backgroundView = source.builder.view(child) }
    if let child = children["selectedBackgroundView"] {
      cell.selectedBackgroundView = source.builder.view(child)
    }
    if let child = children["accessoryView"] { cell.accessoryView = source.builder.view(child) }
    if let child = children["editingAccessoryView"] {
      cell.editingAccessoryView = source.builder.view(child)
    }
  }

  /// A view in the cell that an attribute names.
  private static func view<View: UIView>(_ name: String, _ source: NibSource) -> View? {
    source.text(name).flatMap { source.builder.object($0) as? View }
  }

  static func read(_ view: UITableViewHeaderFooterView, _ source: NibSource) {
    read(view as UIView, source)
    view.elementState.reuseIdentifier = source.text("reuseIdentifier")
    let children = source.object.keyedObjects
    if let child = children["contentView"] { fill(view.contentView, with: child, source) }
    if let child = children["backgroundView"] { view.backgroundView = source.builder.view(child) }
  }

  // MARK: Controllers

  static func read(_ controller: UITableViewController, _ source: NibSource) {
    if let value = source.bool("clearsSelectionOnViewWillAppear") {
      controller.clearsSelectionOnViewWillAppear = value
    }
    if let child = source.object.keyedObjects["refreshControl"] {
      controller.documentRefreshControl = source.builder.view(child) as? UIRefreshControl
    }
  }
}

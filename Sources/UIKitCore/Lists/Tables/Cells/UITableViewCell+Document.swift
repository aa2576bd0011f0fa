import NibDocument

/// Attributes and contents of `<tableViewCell>` and `<tableViewHeaderFooterView>`.
extension NibElement {
  static func read(_ cell: UITableViewCell, _ source: NibSource) {
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
    view.elementState.reuseIdentifier = source.text("reuseIdentifier")
    let children = source.object.keyedObjects
    if let child = children["contentView"] { fill(view.contentView, with: child, source) }
    if let child = children["backgroundView"] { view.backgroundView = source.builder.view(child) }
  }
}

extension NibWords {
  static let cellStyles: [String: UITableViewCell.CellStyle] = [
    "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleSubtitle": .subtitle,
    "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
  ]

  static let selectionStyles: [String: UITableViewCell.SelectionStyle] = [
    "none": .none, "blue": .blue, "gray": .gray, "default": .default,
  ]

  static let accessories: [String: UITableViewCell.AccessoryType] = [
    "none": .none, "disclosureIndicator": .disclosureIndicator,
    "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
    "detailButton": .detailButton,
  ]
}

// What proxies of tables and their rows can be told.

extension UITableView {
  static var tableAppearance: [AppearanceProperty] {
    [
      AppearanceProperty("separatorStyle", \UITableView.separatorStyle),
      AppearanceProperty("separatorColor", \UITableView.separatorColor),
      AppearanceProperty("separatorInset", \UITableView.separatorInset),
      AppearanceProperty("separatorEffect", \UITableView.separatorEffect),
      AppearanceProperty("sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding),
      AppearanceProperty("sectionIndexColor", \UITableView.sectionIndexColor),
      AppearanceProperty(
        "sectionIndexBackgroundColor", \UITableView.sectionIndexBackgroundColor),
      AppearanceProperty(
        "sectionIndexTrackingBackgroundColor", \UITableView.sectionIndexTrackingBackgroundColor),
      AppearanceProperty("rowHeight", \UITableView.rowHeight),
      AppearanceProperty("estimatedRowHeight", \UITableView.estimatedRowHeight),
      AppearanceProperty("sectionHeaderHeight", \UITableView.sectionHeaderHeight),
      AppearanceProperty("sectionFooterHeight", \UITableView.sectionFooterHeight),
      AppearanceProperty(
        "estimatedSectionHeaderHeight", \UITableView.estimatedSectionHeaderHeight),
      AppearanceProperty(
        "estimatedSectionFooterHeight", \UITableView.estimatedSectionFooterHeight),
      AppearanceProperty("tableFooterView", \UITableView.tableFooterView),
    ]
  }
}

extension UITableViewCell {
  static var cellAppearance: [AppearanceProperty] {
    [
      AppearanceProperty("selectionStyle", \UITableViewCell.selectionStyle),
      AppearanceProperty("separatorInset", \UITableViewCell.separatorInset),
      AppearanceProperty("focusStyle", \UITableViewCell.focusStyle),
      AppearanceProperty("accessoryType", \UITableViewCell.accessoryType),
      // One view cannot lie behind all rows: each takes one of the same color.
      AppearanceProperty(
        "selectedBackgroundView", of: UITableViewCell.self,
        get: { $0.selectedBackgroundView?.backgroundColor },
        set: { cell, color in
          let view = UIView()
          view.backgroundColor = color
          cell.selectedBackgroundView = view
        }, isSame: { $0 == $1 }),
    ]
  }
}

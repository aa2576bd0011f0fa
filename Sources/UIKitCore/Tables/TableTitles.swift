/// Sizes of section titles, which are known before their views are made.
@MainActor
enum TableTitles {
  /// iOS-BEHAVIOUR: grouped headers are in capital letters, up to iOS 18.
  static func shown(_ title: String, in table: UITableView, isHeader: Bool = true) -> String {
    table.style == .plain || !isHeader ? title : title.uppercased()
  }

  static func font(in table: UITableView, isHeader: Bool) -> UIFont {
    UIFont.preferredFont(
      forTextStyle: table.style == .plain ? .headline : .footnote,
      compatibleWith: table.storedTraits)
  }

  static func headerHeight(
    _ title: String, in table: UITableView, isFirst: Bool, inset: CGFloat
  ) -> CGFloat {
    let text = textHeight(shown(title, in: table), in: table, isHeader: true, inset: inset)
    guard table.style != .plain else {
      return max(
        TableMetrics.plainHeaderHeight,
        text + TableMetrics.plainTitleTop + TableMetrics.plainTitleBottom)
    }
    return (isFirst ? TableMetrics.firstGroupTitleTop : TableMetrics.groupTitleTop) + text
      + TableMetrics.groupTitleBottom
  }

  static func footerHeight(_ title: String, in table: UITableView, inset: CGFloat) -> CGFloat {
    let text = textHeight(title, in: table, isHeader: false, inset: inset)
    guard table.style != .plain else {
      return max(
        TableMetrics.plainHeaderHeight,
        text + TableMetrics.plainTitleTop + TableMetrics.plainTitleBottom)
    }
    return TableMetrics.groupFooterTop + text + TableMetrics.groupFooterBottom
  }

  private static func textHeight(
    _ text: String, in table: UITableView, isHeader: Bool, inset: CGFloat
  ) -> CGFloat {
    let font = font(in: table, isHeader: isHeader)
    let width = table.storedLayer.bounds.width - 2 * inset - 2 * margin(in: table)
    // A few letters are one line at any width.
    if text.count * Int(font.pointSize) < Int(max(0, width)), !text.contains("\n") {
      return table.roundedUp(font.lineHeight)
    }
    let label = table.furniture.titleLabel
    label.numberOfLines = 0
    label.font = font
    label.text = text
    return table.roundedUp(label.sizeThatFits(CGSize(width: max(1, width), height: 0)).height)
  }

  /// Between a header's edges and its text.
  static func margin(in table: UITableView) -> CGFloat {
    TableMetrics.margin(width: table.storedLayer.bounds.width)
  }
}

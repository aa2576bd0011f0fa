/// Sizes of section titles, which are known before their views are made.
@MainActor
enum TableTitles {
  /// iOS-BEHAVIOUR: grouped headers are in capital letters, up to iOS 18. Evidence: unmeasured.
  static func shown(_ title: String, in table: UITableView, isHeader: Bool = true) -> String {
    table.style == .plain || !isHeader ? title : title.uppercased()
  }

  /// - Parameter traits: those of the table where nil.
  static func font(
    in table: UITableView, isHeader: Bool, traits: UITraitCollection? = nil
  ) -> UIFont {
    UIFont.preferredFont(
      forTextStyle: table.style == .plain ? .headline : .footnote,
      compatibleWith: traits ?? table.storedTraits)
  }

  static func headerHeight(
    _ title: String, in table: UITableView, isFirst: Bool
  ) -> CGFloat {
    let text = textHeight(shown(title, in: table), in: table, isHeader: true)
    guard table.style != .plain else {
      return max(
        TableMetrics.plainHeaderHeight,
        text + TableMetrics.plainTitleTop + TableMetrics.plainTitleBottom)
    }
    return (isFirst ? TableMetrics.firstGroupTitleTop : TableMetrics.groupTitleTop) + text
      + TableMetrics.groupTitleBottom
  }

  static func footerHeight(_ title: String, in table: UITableView) -> CGFloat {
    let text = textHeight(title, in: table, isHeader: false)
    guard table.style != .plain else {
      return max(
        TableMetrics.plainHeaderHeight,
        text + TableMetrics.plainTitleTop + TableMetrics.plainTitleBottom)
    }
    return TableMetrics.groupFooterTop + text + TableMetrics.groupFooterBottom
  }

  private static func textHeight(
    _ text: String, in table: UITableView, isHeader: Bool
  ) -> CGFloat {
    let font = font(in: table, isHeader: isHeader)
    let (around, insets) = (table.groupInsets, insets(in: table))
    let width =
      table.storedLayer.bounds.width - around.left - around.right - insets.left - insets.right
    // A few letters are one line at any width.
    if text.count * Int(font.pointSize) < Int(max(0, width)), !text.contains("\n") {
      return table.roundedUp(font.lineHeight)
    }
    let label = table.chrome.titleLabel
    label.numberOfLines = 0
    label.font = font
    label.text = text
    return table.roundedUp(label.sizeThatFits(CGSize(width: max(1, width), height: 0)).height)
  }

  /// Between a header's edges and its text: the margin beside the safe area, in which groups lie that
  /// are inset.
  static func insets(in table: UITableView) -> (left: CGFloat, right: CGFloat) {
    let margin = margin(in: table)
    guard table.style != .insetGrouped else { return (margin, margin) }
    return (margin + table.storedSafeArea.left, margin + table.storedSafeArea.right)
  }

  static func margin(in table: UITableView) -> CGFloat {
    TableMetrics.margin(in: table)
  }
}

extension UITableView {
  /// How a table shows its sections: one below the other, or in groups.
  public enum Style: Int, Sendable {
    /// Rows reach both edges, and section headers stay at the top while their section is visible.
    case plain = 0
    /// Sections are set apart by a grey background, and their headers scroll away with them.
    case grouped
    /// Groups with round corners and space at both sides.
    case insetGrouped
  }

  /// Where a row comes to lie when it is scrolled to; `none` is just far enough.
  public enum ScrollPosition: Int, Sendable {
    /// The table scrolls just far enough to show the whole row, and not at all where it is visible
    /// already.
    case none = 0
    /// The row's upper edge comes to the top of the visible part.
    case top
    /// The row comes to the middle of the visible part.
    case middle
    /// The row's lower edge comes to the bottom of the visible part.
    case bottom
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    /// The row fades in or out.
    case fade = 0
    /// The row comes from or leaves to the right.
    case right
    /// The row comes from or leaves to the left.
    case left
    /// The row comes from or leaves to the top.
    case top
    /// The row comes from or leaves to the bottom.
    case bottom
    /// Rows come and go at once; others still move.
    case none
    /// The row's middle stays where it is.
    case middle
    /// The table chooses; here that is the animation `fade`.
    case automatic = 100
  }

  /// When cells on screen are measured again by themselves.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never; a batch of updates or a new layout asks them.
    case disabled = 0
    /// When a cell calls `invalidateIntrinsicContentSize()` or gets another content configuration.
    case enabled
    /// The cell is measured again when any constraint in its contents changes, too.
    case enabledIncludingConstraints
  }

  /// What `separatorInset` counts from.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The inset counts from the edges of the cell.
    case fromCellEdges = 0
    /// The inset counts from where separators begin by themselves.
    case fromAutomaticInsets
  }

  /// As a height, leaves it to the table and its cells.
  nonisolated public class var automaticDimension: CGFloat { -1 }

  /// The index title that stands for the search field: a magnifying glass.
  nonisolated public class var indexSearch: String { SectionIndexView.search }

  /// Posted after the user or the program changed the selection.
  nonisolated public class var selectionDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITableViewSelectionDidChangeNotification")
  }

  /// The kinds of headers and footers in layouts and in the reuse pool.
  nonisolated static let headerKind = ElementKind.header
  nonisolated static let footerKind = ElementKind.footer
}

extension UITableView {
  /// How a table shows its sections: one below the other, or in groups.
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped
    /// Groups with round corners and space at both sides.
    case insetGrouped
  }

  /// Where a row comes to lie when it is scrolled to; `none` is just far enough.
  public enum ScrollPosition: Int, Sendable {
    case none = 0
    case top, middle, bottom
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right, left, top, bottom
    /// The others still move.
    case none
    /// The row's middle stays where it is.
    case middle
    case automatic = 100
  }

  /// When cells on screen are measured again by themselves.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never; a batch of updates or a new layout asks them.
    case disabled = 0
    /// When a cell calls `invalidateIntrinsicContentSize()` or gets another content configuration.
    case enabled
    /// Also when any constraint in its contents changes.
    case enabledIncludingConstraints
  }

  /// What `separatorInset` counts from.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges = 0
    /// From where separators begin by themselves.
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

/// How many rows and columns a table has, those out of sight too.
package struct AccessibilityTable: Hashable, Sendable {
  package var rows: Int
  package var columns: Int

  package init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
  }
}

/// The rows and columns of a table that a cell takes; none is empty.
package struct AccessibilityPlace: Hashable, Sendable {
  package var rows: Range<Int>
  package var columns: Range<Int>

  package init(rows: Range<Int>, columns: Range<Int>) {
    self.rows = rows
    self.columns = columns
  }
}

/// What a reader asks of a table.
package enum AccessibilityTableQuestion: Hashable, Sendable {
  /// The positions of all items of a list that are selected, those out of sight too.
  case selection
  /// How many those are.
  case selectionCount
  /// Whether the item at a position is one of them.
  case isSelected(Int)
  case rowHeaders(Int)
  case columnHeaders(Int)
}

/// What a reader is told of a table.
package enum AccessibilityTableAnswer: Hashable, Sendable {
  /// In the list's order.
  case positions([Int])
  case count(Int)
  case truth(Bool)
  case headers([AccessibilityHeader])
}

/// What a row or a column is called.
package struct AccessibilityHeader: Hashable, Sendable {
  /// The node that says it; nil where none does.
  package var id: Int?
  package var label: String

  package init(id: Int?, label: String) {
    self.id = id
    self.label = label
  }
}

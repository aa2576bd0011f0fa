extension UITableViewCell {
  /// The built-in arrangements of a cell's texts and picture.
  public enum CellStyle: Int, Sendable {
    /// One text, and an image before it.
    case `default` = 0
    /// A text, and a grey one at the other edge.
    case value1
    /// A short text in the tint colour, aligned with the one behind it.
    case value2
    /// A text above a smaller one.
    case subtitle
  }

  /// What lies between the rows of a table.
  public enum SeparatorStyle: Int, Sendable {
    /// No lines are drawn.
    case none = 0
    /// A line of one pixel lies below each row.
    case singleLine
    /// An older kind of line, which is drawn as `singleLine` is.
    case singleLineEtched
  }

  /// Blue and grey are what `default` is, as on iOS since 7.
  public enum SelectionStyle: Int, Sendable {
    /// The row does not change when it is selected.
    case none = 0
    /// The same as `default`.
    case blue
    /// The same as `default`.
    case gray
    /// The background of the row turns grey when it is selected.
    case `default`
  }

  /// Which control a row shows at its leading edge while its table is edited.
  public enum EditingStyle: Int, Sendable {
    /// The row shows no control.
    case none = 0
    /// The row shows a red minus, which opens its delete button.
    case delete
    /// The row shows a green plus, which asks the data source to insert a row.
    case insert
  }

  /// What a row shows at its trailing edge.
  public enum AccessoryType: Int, Sendable {
    /// There is nothing at the trailing edge.
    case none = 0
    /// An arrow, which says that choosing the row leads somewhere.
    case disclosureIndicator
    /// An info button, followed by an arrow; a tap on the button goes to the table's delegate.
    case detailDisclosureButton
    /// A tick, which does not react to touches.
    case checkmark
    /// An info button; a tap on it goes to the table's delegate.
    case detailButton
  }

  /// What a cell shows beside its content.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The bits of the options, in UIKit's numbers.
    public let rawValue: UInt
    /// Makes options of UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The cell shows a control at its leading edge.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The cell shows its delete button.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}

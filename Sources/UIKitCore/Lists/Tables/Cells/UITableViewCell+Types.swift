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
    case none = 0
    case singleLine
    case singleLineEtched
  }

  /// Blue and grey are what `default` is, as on iOS since 7.
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue
    case gray
    case `default`
  }

  /// Which control a row shows at its leading edge while its table is edited.
  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete
    case insert
  }

  /// What a row shows at its trailing edge.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    /// Leads somewhere.
    case disclosureIndicator
    case detailDisclosureButton
    case checkmark
    case detailButton
  }

  /// What a cell shows beside its content.
  public struct StateMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let showingEditControl = StateMask(rawValue: 1)
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}

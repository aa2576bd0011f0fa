extension UITableViewCell {
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

  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete
    case insert
  }

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

/// How the lines above and below a list's items look.
public struct UIListSeparatorConfiguration: Hashable {
  public enum Visibility: Hashable, Sendable {
    /// As the list would have it.
    case automatic
    case visible
    case hidden
  }

  /// As the list would have them: from the text on, or all across at the edges of a group.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  /// From the edges of the cell; only leading and trailing count.
  public var topSeparatorInsets = automaticInsets
  public var bottomSeparatorInsets = automaticInsets
  public var color: UIColor = .separator
  /// Between selected items, where several can be.
  public var multipleSelectionColor: UIColor = .separator
  /// Materials do not show in lines; kept for the program.
  public var visualEffect: UIVisualEffect?
  let appearance: UICollectionLayoutListConfiguration.Appearance

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    appearance = listAppearance
  }

  public static func == (a: Self, b: Self) -> Bool {
    a.topSeparatorVisibility == b.topSeparatorVisibility
      && a.bottomSeparatorVisibility == b.bottomSeparatorVisibility
      && a.topSeparatorInsets == b.topSeparatorInsets
      && a.bottomSeparatorInsets == b.bottomSeparatorInsets && a.color == b.color
      && a.multipleSelectionColor == b.multipleSelectionColor
      && a.visualEffect === b.visualEffect && a.appearance == b.appearance
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(topSeparatorVisibility)
    hasher.combine(bottomSeparatorVisibility)
    hasher.combine(color)
  }
}

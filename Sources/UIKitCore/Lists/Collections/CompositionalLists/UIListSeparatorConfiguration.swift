import PlatformInterface

/// How the lines above and below a list's items look.
public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a line between the items of a list is shown.
  public enum Visibility: Hashable, Sendable {
    /// The list decides whether the line is shown.
    case automatic
    /// The line is shown whatever the list would do.
    case visible
    /// The line is not shown.
    case hidden
  }

  /// The insets that the list would choose: from the text on, or all across at the edges of a
  /// group.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// Whether there is a line above the item; `automatic` by default.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether there is a line below the item; `automatic` by default.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// How far the upper line keeps from the edges of the cell, in points; only leading and trailing
  /// count.
  public var topSeparatorInsets = automaticInsets
  /// How far the lower line keeps from the edges of the cell, in points; only leading and trailing
  /// count.
  public var bottomSeparatorInsets = automaticInsets
  /// The colour of the lines; `UIColor.separator` by default.
  public var color: UIColor = .separator
  /// The colour of the lines of selected items, where several can be selected.
  public var multipleSelectionColor: UIColor = .separator
  /// Lines are one pixel of a colour; an effect is kept, and reported.
  public var visualEffect: UIVisualEffect? {
    didSet {
      if visualEffect != nil { Unsupported.report("UIListSeparatorConfiguration.visualEffect") }
    }
  }
  let appearance: UICollectionLayoutListConfiguration.Appearance

  /// Describes the lines of a list as its appearance has them.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    appearance = listAppearance
  }

  /// Whether two configurations describe the same lines; effects are compared by identity.
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

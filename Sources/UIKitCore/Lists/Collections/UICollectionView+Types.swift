extension UICollectionView {
  /// The direction in which a flow layout's content scrolls.
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal
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

  /// What a layout's attributes describe.
  public enum ElementCategory: UInt, Sendable {
    case cell = 0
    case supplementaryView
    case decorationView
  }

  /// Where an item comes to lie when it is scrolled to; at most one position for each axis.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of a flow layout's section headers.
  nonisolated public static let elementKindSectionHeader = ElementKind.header
  /// The kind of a flow layout's section footers.
  nonisolated public static let elementKindSectionFooter = ElementKind.footer

  /// The kind cells have in UIKit's texts and in the reuse pool.
  nonisolated static let cellKind = ElementKind.cell
}

extension UICollectionView {
  /// How soon a gap moves to another place under a drag; how long each waits is not measured.
  public enum ReorderingCadence: Int, Sendable {
    case immediate = 0
    case fast, slow
  }
}

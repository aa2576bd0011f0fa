extension UICollectionView {
  /// The direction in which a flow layout's content scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Content scrolls up and down, and lines of items run across.
    case vertical = 0
    /// Content scrolls sideways, and lines of items run down.
    case horizontal
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

  /// What a layout's attributes describe.
  public enum ElementCategory: UInt, Sendable {
    /// An item's cell.
    case cell = 0
    /// A view beside the items that the data source gives, a header for example.
    case supplementaryView
    /// A view that the layout itself brings, a background for example.
    case decorationView
  }

  /// Where an item comes to lie when it is scrolled to; at most one position for each axis.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits of the options, in UIKit's numbers.
    public let rawValue: UInt
    /// Makes options of UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The item's upper edge comes to the top of the visible part.
    public static let top = ScrollPosition(rawValue: 1)
    /// The item comes to the middle of the visible height.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The item's lower edge comes to the bottom of the visible part.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The item's left edge comes to the left of the visible part.
    public static let left = ScrollPosition(rawValue: 8)
    /// The item comes to the middle of the visible width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The item's right edge comes to the right of the visible part.
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
    /// The gap follows the finger at once.
    case immediate = 0
    /// The gap follows after the finger has rested for a moment.
    case fast
    /// The gap follows after the finger has rested for longer.
    case slow
  }
}

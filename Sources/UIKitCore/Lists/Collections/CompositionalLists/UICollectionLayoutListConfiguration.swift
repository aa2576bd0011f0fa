/// How sections of a compositional layout look like a table's.
public struct UICollectionLayoutListConfiguration {
  /// How a section of a list appears.
  public enum Appearance: Int, Sendable {
    /// Items reach both edges of the list, and headers stay at its top.
    case plain = 0
    /// Items reach both edges, and sections are divided by a grey background.
    case grouped
    /// Sections are cards with round corners, away from the edges.
    case insetGrouped
    /// The list of a sidebar: items without lines, with a round selection.
    case sidebar
    /// The list of a sidebar whose items reach both edges.
    case sidebarPlain
  }

  /// What stands above a section of a list.
  public enum HeaderMode: Int, Sendable {
    /// There is no header.
    case none = 0
    /// A supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary
    /// The first item of each section looks like one.
    case firstItemInSection
  }

  /// What stands below a section of a list.
  public enum FooterMode: Int, Sendable {
    /// There is no footer.
    case none = 0
    /// A supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary
  }

  /// What a swipe over an item shows; nil for nothing.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
  /// Changes how the lines of one item look; asked for items in sight.
  public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) ->
    UIListSeparatorConfiguration

  private let storedAppearance: Appearance

  /// Describes a list as `appearance` has it: with lines between items unless it is a sidebar,
  /// without headers and footers.
  public init(appearance: UICollectionLayoutListConfiguration.Appearance) {
    storedAppearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
  }

  /// The appearance that was given when the configuration was made.
  public var appearance: UICollectionLayoutListConfiguration.Appearance { storedAppearance }
  /// Whether there are lines between items; true but for sidebars.
  public var showsSeparators: Bool
  /// How the lines of all items look, before `itemSeparatorHandler` changes those of single ones.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// A closure called for each visible item with what `separatorConfiguration` says, whose answer
  /// is used; nil by default.
  public var itemSeparatorHandler: UICollectionLayoutListConfiguration.ItemSeparatorHandler?
  /// The colour behind the items; nil for the appearance's own.
  public var backgroundColor: UIColor?
  /// A closure called when an item is swiped from where lines of text begin to where they end; nil,
  /// the default, lets nothing be swiped that way.
  public var leadingSwipeActionsConfigurationProvider:
    UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
  /// A closure called when an item is swiped from where lines of text end to where they begin; nil,
  /// the default, lets nothing be swiped that way.
  public var trailingSwipeActionsConfigurationProvider:
    UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
  /// Where headers come from; `none` by default.
  public var headerMode = HeaderMode.none
  /// Where footers come from; `none` by default.
  public var footerMode = FooterMode.none
  /// Above each header, in points; nil for the appearance's own.
  public var headerTopPadding: CGFloat?
}

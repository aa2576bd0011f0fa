/// How sections of a compositional layout look like a table's.
public struct UICollectionLayoutListConfiguration {
  /// How a section of a list appears.
  public enum Appearance: Int, Sendable {
    case plain = 0
    case grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// What stands above a section of a list.
  public enum HeaderMode: Int, Sendable {
    case none = 0
    /// A supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary
    /// The first item of each section looks like one.
    case firstItemInSection
  }

  /// What stands below a section of a list.
  public enum FooterMode: Int, Sendable {
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

  public init(appearance: UICollectionLayoutListConfiguration.Appearance) {
    storedAppearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
  }

  public var appearance: UICollectionLayoutListConfiguration.Appearance { storedAppearance }
  public var showsSeparators: Bool
  public var separatorConfiguration: UIListSeparatorConfiguration
  public var itemSeparatorHandler: UICollectionLayoutListConfiguration.ItemSeparatorHandler?
  /// Behind the items; nil for the appearance's own.
  public var backgroundColor: UIColor?
  public var leadingSwipeActionsConfigurationProvider:
    UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider:
    UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// Above each header, in points; nil for the appearance's own.
  public var headerTopPadding: CGFloat?
}

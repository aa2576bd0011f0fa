import CollectionEngine

/// Every number of list layouts, in points. *List*: Tests/Fixtures/oracle/list_layout_frames_ios26.json.
/// What is told of tables alone is in `TableMetrics`.
enum ListLayoutMetrics {
  /// List: sides of an inset group, at a width of 393.
  static let groupInset: CGFloat = 16
  /// List: above the first group without a header.
  static let firstGroupTop: CGFloat = 35
  /// List: below every group, and above those without a header: 35 between two groups without
  /// headers, 17.5 between a group and the next header.
  static let groupGap: CGFloat = 17.5
  /// List: below the last group (412.17 - 392.17).
  static let lastGroupBottom: CGFloat = 20
  /// List: between the edges of an item and its texts and lines.
  static let margin: CGFloat = 16
  /// What items, headers and footers count as until they are measured.
  static let estimatedRow: CGFloat = TableMetrics.rowHeight
  static let estimatedHeader: CGFloat = 36
  /// Eye: between accessories, and between them and the content.
  static let accessoryGap: CGFloat = 8
  /// Eye: the space of an accessory whose width is `standard`.
  static let standardAccessoryWidth: CGFloat = 24
  /// Eye: the arrows of a menu, and between them and what is chosen.
  static let popUpArrows: CGFloat = 12
  static let popUpGap: CGFloat = 5
  /// Eye: seconds in which an outline's arrow turns.
  static let outlineTurn: TimeInterval = 0.3
  /// Eye: between the lines of a reorder mark and the line beside them.
  static let reorderLineGap: CGFloat = 8
  /// Eye: of each level of an outline.
  static let indentationWidth: CGFloat = 16
}

/// What an element of a list is told by the layout, beside its frame.
struct ListElementContext: Equatable {
  enum Role {
    case item, header, footer
  }

  var appearance: UICollectionLayoutListConfiguration.Appearance
  var role: Role
  /// At the beginning or the end of what looks like one group.
  var isFirst = false
  var isLast = false
  /// Nil for no line. Lengths from the cell's edges; those that are `automaticInsets` begin with the
  /// text.
  var topLine: NSDirectionalEdgeInsets?
  var bottomLine: NSDirectionalEdgeInsets?
  var lineColor: UIColor = .separator
  /// While the item is one of several that can be selected, and is.
  var selectedLineColor: UIColor = .separator

  var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
  var isSidebar: Bool { appearance == .sidebar || appearance == .sidebarPlain }
}

extension UICollectionLayoutListConfiguration {
  /// The background that the appearance has by itself.
  var shownBackground: UIColor {
    if let backgroundColor { return backgroundColor }
    switch appearance {
    case .plain, .sidebarPlain: return .systemBackground
    case .grouped, .insetGrouped: return .systemGroupedBackground
    case .sidebar: return .secondarySystemBackground
    }
  }

  /// What an item is and which lines it has.
  ///
  /// - Parameter count: of its section's items.
  func context(ofItem path: ItemPath, count: Int) -> ListElementContext {
    let hasHeaderItem = headerMode == .firstItemInSection
    let first = hasHeaderItem ? 1 : 0
    var context = ListElementContext(
      appearance: appearance, role: hasHeaderItem && path.item == 0 ? .header : .item)
    guard context.role == .item else { return context }
    context.isFirst = path.item == first
    context.isLast = path.item == count - 1
    guard showsSeparators else { return context }
    let own =
      itemSeparatorHandler?(IndexPath(path), separatorConfiguration) ?? separatorConfiguration
    context.lineColor = own.color
    context.selectedLineColor = own.multipleSelectionColor
    let isAtEdge = appearance == .grouped
    // iOS-BEHAVIOUR: no line after the last item of an inset group. Evidence: list-2.
    let showsTop = isAtEdge && context.isFirst
    let showsBottom = !context.isLast || appearance != .insetGrouped
    func line(
      _ visibility: UIListSeparatorConfiguration.Visibility, _ insets: NSDirectionalEdgeInsets,
      isShown: Bool, isFull: Bool
    ) -> NSDirectionalEdgeInsets? {
      guard visibility == .visible || visibility == .automatic && isShown else { return nil }
      return insets == UIListSeparatorConfiguration.automaticInsets && isFull ? .zero : insets
    }
    context.topLine = line(
      own.topSeparatorVisibility, own.topSeparatorInsets, isShown: showsTop, isFull: isAtEdge)
    context.bottomLine = line(
      own.bottomSeparatorVisibility, own.bottomSeparatorInsets, isShown: showsBottom,
      isFull: isAtEdge && context.isLast)
    return context
  }
}

extension NSCollectionLayoutSection {
  /// A section whose items, headers and footers stand as a table's do.
  ///
  /// - Parameter layoutEnvironment: as the section provider gets it.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(ListLayoutMetrics.estimatedRow))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    section.list = configuration
    let side = configuration.sideInset
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: side, bottom: 0, trailing: side)
    let titled = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(ListLayoutMetrics.estimatedHeader))
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: titled, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      // As a plain table's.
      header.pinToVisibleBounds = configuration.appearance == .plain
      header.zIndex = 10
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: titled, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns a layout whose sections are all lists of one configuration.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}

extension UICollectionLayoutListConfiguration {
  var sideInset: CGFloat {
    switch appearance {
    case .plain, .grouped, .sidebarPlain: 0
    case .insetGrouped, .sidebar: ListLayoutMetrics.groupInset
    }
  }

  /// What lies above and below a section depends on its neighbours, which its maker does not know.
  func spaceOut(
    _ description: inout CompositionalSectionDescription, isFirst: Bool, isLast: Bool
  ) {
    let hasHeader = headerMode != .none
    let isGrouped = appearance == .grouped || appearance == .insetGrouped
    if isGrouped {
      if !hasHeader {
        description.insets.top +=
          isFirst ? ListLayoutMetrics.firstGroupTop : ListLayoutMetrics.groupGap
      }
      description.insets.bottom +=
        footerMode == .supplementary
        ? 0 : isLast ? ListLayoutMetrics.lastGroupBottom : ListLayoutMetrics.groupGap
    }
    let usual = appearance == .plain ? TableMetrics.plainHeaderTopPadding : 0
    for index in description.boundaries.indices where description.boundaries[index].side == .top {
      description.boundaries[index].padding = max(0, headerTopPadding ?? usual)
    }
  }
}

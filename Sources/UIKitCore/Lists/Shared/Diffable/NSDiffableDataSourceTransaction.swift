/// What a reordering by hand changed.
@preconcurrency
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// All that the list showed before the change.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// All that the list shows after the change.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The changes over the items of all sections, in their order.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The changes of the sections whose items changed.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  init(
    from initial: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    sections: [(
      SectionIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
      NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    )]
  ) {
    initialSnapshot = initial
    finalSnapshot = final
    sectionTransactions = sections.map {
      NSDiffableDataSourceSectionTransaction($0, from: $1, to: $2)
    }
    difference = final.itemIdentifiers.difference(from: initial.itemIdentifiers)
  }
}

/// What a reordering by hand changed in one section.
@preconcurrency
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The section whose tree or order changed.
  public let sectionIdentifier: SectionIdentifierType
  /// The section's tree before the change.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The section's tree after the change.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// Over the items of the section, those in closed branches included.
  public let difference: CollectionDifference<ItemIdentifierType>

  init(
    _ section: SectionIdentifierType,
    from initial: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to final: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    sectionIdentifier = section
    initialSnapshot = initial
    finalSnapshot = final
    difference = final.items.difference(from: initial.items)
  }
}

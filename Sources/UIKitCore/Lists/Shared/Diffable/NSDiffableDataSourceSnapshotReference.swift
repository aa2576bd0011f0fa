import Foundation

/// A snapshot as Objective-C's classes have it: identifiers are anything that can be hashed. Sources in
/// Swift use `NSDiffableDataSourceSnapshot` instead.
public class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
  var snapshot = NSDiffableDataSourceSnapshot<AnyIdentifier, AnyIdentifier>()

  /// Without sections.
  public override init() { super.init() }

  init(_ snapshot: NSDiffableDataSourceSnapshot<AnyIdentifier, AnyIdentifier>) {
    self.snapshot = snapshot
    super.init()
  }

  /// Another object with the same contents.
  public func copy(with zone: NSZone? = nil) -> Any {
    NSDiffableDataSourceSnapshotReference(snapshot)
  }

  // MARK: Contents

  /// How many items all sections have together.
  public var numberOfItems: Int { snapshot.numberOfItems }
  /// How many sections there are.
  public var numberOfSections: Int { snapshot.numberOfSections }
  /// All sections, from the first to the last.
  public var sectionIdentifiers: [Any] { snapshot.sectionIdentifiers.values }
  /// All items, section by section.
  public var itemIdentifiers: [Any] { snapshot.itemIdentifiers.values }
  /// Sections that are made anew where the snapshot is shown.
  public var reloadedSectionIdentifiers: [Any] { snapshot.reloadedSectionIdentifiers.values }
  /// Items whose cells are made anew where the snapshot is shown.
  public var reloadedItemIdentifiers: [Any] { snapshot.reloadedItemIdentifiers.values }
  /// Items whose cells are configured anew where the snapshot is shown.
  public var reconfiguredItemIdentifiers: [Any] { snapshot.reconfiguredItemIdentifiers.values }
  /// Ends the program with a sentence where the section is not in the snapshot.
  public func numberOfItems(inSection sectionIdentifier: Any) -> Int {
    snapshot.numberOfItems(inSection: AnyIdentifier(sectionIdentifier))
  }
  /// Ends the program with a sentence where the section is not in the snapshot.
  public func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    snapshot.itemIdentifiers(inSection: AnyIdentifier(sectionIdentifier)).values
  }
  /// Returns the section that an item is in; nil where the item is not in the snapshot.
  public func sectionIdentifier(
    forSectionContainingItemIdentifier itemIdentifier: Any
  ) -> Any? {
    snapshot.sectionIdentifier(containingItem: AnyIdentifier(itemIdentifier))?.value
  }
  /// Returns the place of an item, counted over all sections; `NSNotFound` where it is not in the
  /// snapshot.
  public func index(ofItemIdentifier itemIdentifier: Any) -> Int {
    snapshot.indexOfItem(AnyIdentifier(itemIdentifier)) ?? NSNotFound
  }
  /// Returns the place of a section among the sections; `NSNotFound` where it is not in the
  /// snapshot.
  public func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
    snapshot.indexOfSection(AnyIdentifier(sectionIdentifier)) ?? NSNotFound
  }

  // MARK: Items

  /// Adds items at the end of the last section.
  public func appendItems(withIdentifiers identifiers: [Any]) {
    snapshot.appendItems([AnyIdentifier](identifiers))
  }
  /// Adds items at the end of a section, which must be in the snapshot.
  public func appendItems(
    withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any
  ) {
    snapshot.appendItems(
      [AnyIdentifier](identifiers), toSection: AnyIdentifier(sectionIdentifier))
  }
  /// Inserts items, in this order, before an item and in its section.
  public func insertItems(
    withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any
  ) {
    snapshot.insertItems([AnyIdentifier](identifiers), beforeItem: AnyIdentifier(itemIdentifier))
  }
  /// Inserts items, in this order, after an item and in its section.
  public func insertItems(
    withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any
  ) {
    snapshot.insertItems([AnyIdentifier](identifiers), afterItem: AnyIdentifier(itemIdentifier))
  }
  /// Removes items; those that are not in the snapshot are ignored.
  public func deleteItems(withIdentifiers identifiers: [Any]) {
    snapshot.deleteItems([AnyIdentifier](identifiers))
  }
  /// Removes all items, and the sections as well.
  public func deleteAllItems() { snapshot.deleteAllItems() }
  /// Moves an item before another one, into whose section it goes.
  public func moveItem(
    withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any
  ) {
    snapshot.moveItem(
      AnyIdentifier(fromIdentifier), beforeItem: AnyIdentifier(toIdentifier))
  }
  /// Moves an item after another one, into whose section it goes.
  public func moveItem(
    withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any
  ) {
    snapshot.moveItem(
      AnyIdentifier(fromIdentifier), afterItem: AnyIdentifier(toIdentifier))
  }
  /// Marks items whose cells are to be made anew when the snapshot is applied.
  public func reloadItems(withIdentifiers identifiers: [Any]) {
    snapshot.reloadItems([AnyIdentifier](identifiers))
  }
  /// Marks items whose cells are to be configured anew when the snapshot is applied.
  public func reconfigureItems(withIdentifiers identifiers: [Any]) {
    snapshot.reconfigureItems([AnyIdentifier](identifiers))
  }

  // MARK: Sections

  /// Adds sections without items at the end.
  public func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
    snapshot.appendSections([AnyIdentifier](sectionIdentifiers))
  }
  /// Inserts sections without items, in this order, before a section.
  public func insertSections(
    withIdentifiers sectionIdentifiers: [Any],
    beforeSectionWithIdentifier toSectionIdentifier: Any
  ) {
    snapshot.insertSections(
      [AnyIdentifier](sectionIdentifiers), beforeSection: AnyIdentifier(toSectionIdentifier))
  }
  /// Inserts sections without items, in this order, after a section.
  public func insertSections(
    withIdentifiers sectionIdentifiers: [Any],
    afterSectionWithIdentifier toSectionIdentifier: Any
  ) {
    snapshot.insertSections(
      [AnyIdentifier](sectionIdentifiers), afterSection: AnyIdentifier(toSectionIdentifier))
  }
  /// Removes sections with all their items.
  public func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
    snapshot.deleteSections([AnyIdentifier](sectionIdentifiers))
  }
  /// Moves a section with its items before another one.
  public func moveSection(
    withIdentifier fromSectionIdentifier: Any,
    beforeSectionWithIdentifier toSectionIdentifier: Any
  ) {
    snapshot.moveSection(
      AnyIdentifier(fromSectionIdentifier), beforeSection: AnyIdentifier(toSectionIdentifier))
  }
  /// Moves a section with its items after another one.
  public func moveSection(
    withIdentifier fromSectionIdentifier: Any,
    afterSectionWithIdentifier toSectionIdentifier: Any
  ) {
    snapshot.moveSection(
      AnyIdentifier(fromSectionIdentifier), afterSection: AnyIdentifier(toSectionIdentifier))
  }
  /// Their cells, headers and footers are made anew.
  public func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
    snapshot.reloadSections([AnyIdentifier](sectionIdentifiers))
  }
}

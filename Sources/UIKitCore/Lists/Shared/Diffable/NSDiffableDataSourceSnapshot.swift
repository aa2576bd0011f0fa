import Failures
import PlatformInterface

/// Sections and items by identifiers: what a list is to show, as a value.
///
/// Every identifier is there once. What a method names has to be in the snapshot already, or the
/// program ends with UIKit's words.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// All sections, in the order in which a list shows them.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  /// The section of items, one object for those that came to it together: a table of objects is filled much faster
  /// than one of values whose size is not known before the program runs.
  private final class Home: Sendable {
    let section: SectionIdentifierType
    init(_ section: SectionIdentifierType) { self.section = section }
  }
  private var homes: [ItemIdentifierType: Home] = [:]
  /// The sections that were marked by `reloadSections(_:)` since the snapshot was made or taken
  /// from a data source.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items that were marked by `reloadItems(_:)`, whose cells are replaced when the snapshot is
  /// applied.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items that were marked by `reconfigureItems(_:)`, whose cells are configured again when
  /// the snapshot is applied.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Makes a snapshot without sections.
  public init() {}

  init(sections: [SectionIdentifierType], items: [[ItemIdentifierType]]) {
    sectionIdentifiers = sections
    homes.reserveCapacity(items.reduce(0) { $0 + $1.count })
    for (section, content) in zip(sections, items) {
      self.items[section] = content
      let home = Home(section)
      for index in content.indices { homes[content[index]] = home }
    }
  }

  // MARK: What there is

  /// How many items all sections have together.
  public var numberOfItems: Int { homes.count }
  /// How many sections there are.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// All items, section by section.
  ///
  /// - Complexity: O(items).
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }
  /// Returns how many items a section has. A section that is not in the snapshot stops the program.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    content(of: identifier).count
  }
  /// Returns the items of a section in the order in which a list shows them. A section that is not
  /// in the snapshot stops the program.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    content(of: identifier)
  }
  /// Returns the section that an item is in; nil for items that are not in the snapshot.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { homes[identifier]?.section }
  /// Returns the place of an item, counted over all sections; nil where it is not in the snapshot.
  ///
  /// - Complexity: O(items).
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let section = homes[identifier]?.section else { return nil }
    var before = 0
    for other in sectionIdentifiers {
      if other == section { return items[section]?.firstIndex(of: identifier).map { before + $0 } }
      before += items[other]?.count ?? 0
    }
    return nil
  }
  /// Returns the place of a section among the sections; nil for one that is not in the snapshot.
  ///
  /// - Complexity: O(sections).
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  private func content(of section: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let content = items[section] else {
      failure(
        "NSInternalInconsistencyException: Invalid parameter not satisfying: section != NSNotFound; "
          + "the snapshot has no section \(section).")
    }
    return content
  }

  private func requiredSection(of item: ItemIdentifierType) -> SectionIdentifierType {
    guard let section = homes[item]?.section else {
      failure(
        "NSInternalInconsistencyException: Invalid item identifier specified: the snapshot has no "
          + "item \(item).")
    }
    return section
  }

  // MARK: Sections

  /// Adds sections without items at the end. A section that is there already stops the program.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sectionIdentifiers.count)
  }

  /// Inserts sections without items, in this order, before a section that must be in the snapshot.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: index(ofSection: toIdentifier)) }

  /// Inserts sections without items, in this order, after a section that must be in the snapshot.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: index(ofSection: toIdentifier) + 1) }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    var known = Set(sectionIdentifiers)
    for identifier in identifiers where !known.insert(identifier).inserted {
      failure(
        "NSInternalInconsistencyException: Fatal: supplied section identifiers are not unique. "
          + "Duplicate identifiers: {(\n    \(identifier)\n)}")
    }
    sectionIdentifiers.insert(contentsOf: identifiers, at: index)
    for identifier in identifiers { items[identifier] = [] }
  }

  private func index(ofSection section: SectionIdentifierType) -> Int {
    guard let index = sectionIdentifiers.firstIndex(of: section) else {
      _ = content(of: section)
      return 0
    }
    return index
  }

  /// Removes sections with all their items; those that are not in the snapshot are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    for section in gone {
      for item in items.removeValue(forKey: section) ?? [] { homes[item] = nil }
    }
    sectionIdentifiers.removeAll { gone.contains($0) }
    forgetMarks()
  }

  /// Moves a section with its items before another one. Both must be in the snapshot.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }

  /// Moves a section with its items after another one. Both must be in the snapshot.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }

  private mutating func move(
    _ section: SectionIdentifierType, to target: SectionIdentifierType, offset: Int
  ) {
    guard section != target else { return }
    sectionIdentifiers.remove(at: index(ofSection: section))
    sectionIdentifiers.insert(section, at: index(ofSection: target) + offset)
  }

  /// Marks sections to be shown anew, with new cells for all of their items, when the snapshot is
  /// applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { _ = content(of: identifier) }
    reloadedSectionIdentifiers.add(identifiers)
  }

  // MARK: Items

  /// Adds items at the end of a section. Items that are there already are moved, which is logged; one
  /// that is named twice stops the program.
  ///
  /// - Parameter sectionIdentifier: nil for the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      failure(
        "NSInternalInconsistencyException: There are currently no sections in the data source. "
          + "Please add a section first.")
    }
    _ = content(of: section)
    if !note(identifiers, in: section) {
      takeOut(identifiers)
      let home = Home(section)
      for item in identifiers { homes[item] = home }
    }
    items[section]?.append(contentsOf: identifiers)
  }

  /// Notes the section of items that are all new, each asked for once; false, and nothing noted, where
  /// one of them is in the snapshot already or is named twice.
  private mutating func note(
    _ identifiers: [ItemIdentifierType], in section: SectionIdentifierType
  ) -> Bool {
    homes.reserveCapacity(homes.count + identifiers.count)
    let home = Home(section)
    return identifiers.withUnsafeBufferPointer { identifiers in
      for index in 0..<identifiers.count {
        let item = identifiers[index]
        guard let former = homes.updateValue(home, forKey: item) else { continue }
        homes[item] = former
        for noted in identifiers[..<index] { homes[noted] = nil }
        return false
      }
      return true
    }
  }

  /// Inserts items, in this order, before an item and in its section. Items that are there already are
  /// moved, which is logged; one that is named twice stops the program.
  ///
  /// - Complexity: O(items of the section).
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: beforeIdentifier, offset: 0) }

  /// Inserts items, in this order, after an item and in its section. Items that are there already are
  /// moved, which is logged; one that is named twice stops the program.
  ///
  /// - Complexity: O(items of the section).
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: afterIdentifier, offset: 1) }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at item: ItemIdentifierType, offset: Int
  ) {
    let section = requiredSection(of: item)
    takeOut(identifiers)
    guard let index = items[section]?.firstIndex(of: item) else {
      failure(
        "NSInternalInconsistencyException: Invalid item identifier specified: \(item) cannot be "
          + "inserted beside itself.")
    }
    items[section]?.insert(contentsOf: identifiers, at: index + offset)
    let home = Home(section)
    for item in identifiers { homes[item] = home }
  }

  /// iOS-BEHAVIOUR: what is there already is moved, and the console told; what is named twice ends the
  /// program. Evidence: diffable-3, diffable-4.
  private mutating func takeOut(_ identifiers: [ItemIdentifierType]) {
    var seen = Set<ItemIdentifierType>(minimumCapacity: identifiers.count)
    var known: [ItemIdentifierType] = []
    for item in identifiers {
      guard seen.insert(item).inserted else {
        failure(
          "NSInternalInconsistencyException: Fatal: supplied item identifiers are not unique. "
            + "Duplicate identifiers: {(\n    \(item)\n)}")
      }
      if homes[item] != nil { known.append(item) }
    }
    guard !known.isEmpty else { return }
    Log.write(
      "Diffable data source detected an attempt to insert or append \(known.count) item identifiers "
        + "that already exist in the snapshot. The existing item identifiers will be moved into "
        + "place instead, but this operation will be more expensive. For best performance, inserted "
        + "item identifiers should always be unique. Set a symbolic breakpoint on "
        + "BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the "
        + "debugger. Item identifiers that already exist: "
        + "(\(known.prefix(20).map { "\($0)" }.joined(separator: ", ")))")
    remove(known)
  }

  private mutating func remove(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    let sections = Set(gone.compactMap { homes.removeValue(forKey: $0)?.section })
    for section in sections { items[section]?.removeAll { gone.contains($0) } }
  }

  /// Removes items; those that are not in the snapshot are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    remove(identifiers)
    forgetMarks()
  }

  /// Removes all items and, as on iOS, all sections.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item before another one, into whose section it goes. Both must be in the
  /// snapshot.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }

  /// Moves an item after another one, into whose section it goes. Both must be in the
  /// snapshot.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }

  private mutating func move(
    _ item: ItemIdentifierType, to target: ItemIdentifierType, offset: Int
  ) {
    _ = requiredSection(of: item)
    guard item != target else { return }
    remove([item])
    insert([item], at: target, offset: offset)
  }

  /// Marks items whose cells are to be made anew when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = requiredSection(of: identifier) }
    reloadedItemIdentifiers.add(identifiers)
  }

  /// Their cells stay and are configured again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = requiredSection(of: identifier) }
    reconfiguredItemIdentifiers.add(identifiers)
  }

  private mutating func forgetMarks() {
    reloadedItemIdentifiers.removeAll { homes[$0] == nil }
    reconfiguredItemIdentifiers.removeAll { homes[$0] == nil }
    reloadedSectionIdentifiers.removeAll { items[$0] == nil }
  }
}

extension Array where Element: Hashable {
  /// In the order they were first named.
  fileprivate mutating func add(_ new: [Element]) {
    var known = Set(self)
    for element in new where known.insert(element).inserted { append(element) }
  }
}

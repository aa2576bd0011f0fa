/// The changes one batch asks for, collected while its block runs.
package struct UpdateBatch: Sendable {
  package private(set) var operations: [UpdateOperation] = []

  package init() {}

  package init(_ operations: [UpdateOperation]) { self.operations = operations }

  package var isEmpty: Bool { operations.isEmpty }

  package mutating func append(_ operation: UpdateOperation) { operations.append(operation) }

  package mutating func append(contentsOf more: some Sequence<UpdateOperation>) {
    operations.append(contentsOf: more)
  }

  /// Checks the batch against both lists and derives where everything goes.
  ///
  /// The checks come in UIKit's order: places that do not exist, contradictory changes of one
  /// place, counts. Nothing is changed by a batch that fails.
  ///
  /// - Complexity: O(u log u) in the number of changes, and O(sections) where sections change.
  package func resolve(
    before: SectionCounts, after: SectionCounts, elementName: ElementName = .item
  ) throws(UpdateError) -> UpdateMap {
    // Programs often change item by item, and most such changes are right.
    if operations.count == 1, let map = UpdateMap(operations[0], before: before, after: after) {
      return map
    }
    let changes = ResolvedChanges(operations)
    let check = UpdateCheck(
      changes: changes, operations: operations, before: before, after: after,
      elementName: elementName)
    try check.places()
    try check.contradictions()
    let map = UpdateMap(changes: changes, before: before, after: after)
    try check.counts(sections: map.sections)
    return map
  }
}

/// The changes of a batch by kind, sorted and without repetitions.
struct ResolvedChanges {
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [(from: Int, to: Int)] = []
  var deletedItems: [ItemPath] = []
  var insertedItems: [ItemPath] = []
  var reloadedItems: [ItemPath] = []
  var movedItems: [(from: ItemPath, to: ItemPath)] = []

  init(_ operations: [UpdateOperation]) {
    for operation in operations {
      switch operation {
      case .deleteSection(let section): deletedSections.append(section)
      case .insertSection(let section): insertedSections.append(section)
      case .reloadSection(let section): reloadedSections.append(section)
      case .moveSection(let old, let new): movedSections.append((old, new))
      case .deleteItem(let path): deletedItems.append(path)
      case .insertItem(let path): insertedItems.append(path)
      case .reloadItem(let path): reloadedItems.append(path)
      case .moveItem(let old, let new): movedItems.append((old, new))
      }
    }
    // iOS-BEHAVIOUR: the same delete, insert or reload said twice counts once; where that makes the
    // numbers wrong, the counts say so. Evidence: update-4.
    deletedSections = deletedSections.sortedWithoutRepetition()
    insertedSections = insertedSections.sortedWithoutRepetition()
    reloadedSections = reloadedSections.sortedWithoutRepetition()
    deletedItems = deletedItems.sortedWithoutRepetition()
    insertedItems = insertedItems.sortedWithoutRepetition()
    reloadedItems = reloadedItems.sortedWithoutRepetition()
    movedSections.sort { ($0.from, $0.to) < ($1.from, $1.to) }
    movedItems.sort { $0.from == $1.from ? $0.to < $1.to : $0.from < $1.from }
  }

  var changesSections: Bool {
    !(deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty)
  }
}

extension Array where Element: Comparable {
  func sortedWithoutRepetition() -> [Element] {
    guard count > 1 else { return self }
    var result: [Element] = []
    result.reserveCapacity(count)
    for element in sorted() where result.last != element { result.append(element) }
    return result
  }

  /// Whether the sorted array holds `element`. O(log n).
  func sortedContains(_ element: Element) -> Bool {
    let index = partitionIndex { $0 >= element }
    return index < count && self[index] == element
  }

  func firstRepetition() -> Element? {
    let inOrder = sorted()
    for index in inOrder.indices.dropFirst() where inOrder[index] == inOrder[index - 1] {
      return inOrder[index]
    }
    return nil
  }
}

extension Array {
  /// The first index whose element satisfies `isAtOrAfter`, which all later ones then satisfy too.
  func partitionIndex(_ isAtOrAfter: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isAtOrAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

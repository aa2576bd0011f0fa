import CollectionEngine
import UIKitTestSupport

@testable import UIKitCore

/// A change that cannot be, and what UIKit says of it.
struct WrongUpdate {
  var operations: [UpdateOperation]
  /// What the data source has while the change is checked.
  var after: [[String]]
  /// In one line, without the description of the list.
  var text: String

  /// - Parameter change: a right change, which may be said as well.
  init(
    _ sections: [[String]], _ change: RandomListChange, _ elementName: ElementName,
    random: inout SeededGenerator
  ) {
    let texts = ExceptionTexts(elementName)
    let word = elementName.rawValue
    let counts = sections.map(\.count)
    let count = sections.count
    let section = Int.random(in: 0..<count, using: &random)
    let far = ItemPath(section, counts[section] + Int.random(in: 0...3, using: &random))
    let first = ItemPath(section, 0)
    let isEmpty = counts[section] == 0
    after = sections
    func exists(_ number: Int) -> Bool { counts[section] >= number }
    switch Int.random(in: 0...18, using: &random) {
    case 0:
      operations = [.deleteItem(far)]
      text = texts.delete(far, of: counts[section])
    case 1:
      operations = [.moveItem(far, to: ItemPath(0, 0))]
      text = texts.moveFrom(far, of: counts[section])
    case 2:
      // Among others that are right.
      operations = change.operations + [.deleteItem(far)]
      after = change.after
      text = texts.delete(far, of: counts[section])
    case 3:
      operations = [.insertItem(ItemPath(count, 0))]
      text =
        "attempt to insert \(word) 0 into section \(count), but there are only \(count) sections "
        + "after the update"
    case 4:
      operations = [.insertItem(far)]
      text =
        "attempt to insert \(word) \(far.item) into section \(section), but there are only "
        + "\(counts[section]) \(word)s in section \(section) after the update"
    case 5:
      operations = [.insertSection(0)]
      text = texts.inconsistent(before: counts, after: counts, updates: operations)
    case 6:
      operations = [.moveSection(0, to: count + 1)]
      text =
        "attempt to move section 0 to section \(count + 1), but there are only \(count) sections "
        + "after the update"
    case 7:
      operations = [.moveSection(count, to: 0)]
      text =
        "attempt to move section \(count), but there are only \(count) sections before the update"
    case 8 where !isEmpty:
      operations = [.moveItem(first, to: far)]
      text =
        "attempt to move index path (\(texts.path(first))) to index path (\(texts.path(far))) that "
        + "does not exist - there are only \(counts[section]) \(word)s in section \(section) after "
        + "the update"
    case 9 where !isEmpty:
      operations = [.deleteItem(first)]
      text = texts.inconsistent(before: counts, after: counts, updates: operations)
    case 10 where !isEmpty:
      operations = [.deleteItem(first), .reloadItem(first)]
      text = texts.deleteAndReload(first)
    case 11 where exists(2):
      let second = ItemPath(section, 1)
      operations = [.moveItem(first, to: second), .insertItem(second)]
      text = texts.insertAndMove(second)
    case 12 where count > 1:
      operations = [.moveSection(0, to: 1), .insertSection(1)]
      text = texts.insertAndMove(section: 1)
    case 13 where exists(2):
      operations = [.moveItem(first, to: ItemPath(section, 1)), .deleteItem(first)]
      text =
        "attempt to perform a delete and a move from the same index path (\(texts.path(first)))"
    case 14 where exists(3):
      operations = [
        .moveItem(first, to: ItemPath(section, 1)), .moveItem(first, to: ItemPath(section, 2)),
      ]
      text = "attempt to move index path (\(texts.path(first))) to two places"
    case 15 where exists(3):
      let last = ItemPath(section, 2)
      operations = [.moveItem(first, to: last), .moveItem(ItemPath(section, 1), to: last)]
      text =
        "attempt to perform multiple moves to the same index path (\(texts.path(last)))"
    case 16 where count > 1:
      operations = [.deleteSection(0), .moveSection(0, to: 1)]
      text = "attempt to perform a delete and a move from the same section (0)"
    case 17:
      operations = [.deleteSection(0), .reloadSection(0)]
      text = "attempt to delete and reload the same section (0)"
    default:
      // The data changes and nobody says it.
      operations = []
      after[section].append("unsaid")
      text = texts.inconsistent(before: counts, after: after.map(\.count), updates: [])
    }
  }
}

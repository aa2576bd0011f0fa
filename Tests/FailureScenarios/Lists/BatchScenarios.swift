import UIKit

/// Two sections of three.
@MainActor
private func two() -> ShownCollection { ShownCollection([3, 3]) }

extension Scenario {
  /// Changes of a collection view that do not add up, contradict each other or name what is not there.
  static let batches: [Scenario] = [
    Scenario("an insertion without an item") {
      two().update([3, 3]) { $0.insertItems(at: [.at(0, 0)]) }
    },
    Scenario("a new item without an insertion") { two().update([4, 3]) { _ in } },
    Scenario("a deletion without a missing item") {
      two().view.deleteItems(at: [.at(1, 2)])
    },
    Scenario("a new section without an insertion") { two().update([3, 3, 1]) { _ in } },
    Scenario("a section less without a deletion") { two().update([3]) { _ in } },
    Scenario("an item moved and counted in its old section") {
      two().update([3, 3]) { $0.moveItem(at: .at(0, 0), to: .at(1, 0)) }
    },
    Scenario("an inserted section too many") {
      two().update([3, 3]) { $0.insertSections([2]) }
    },
    Scenario("an inserted item beyond the end") {
      two().update([4, 3]) { $0.insertItems(at: [.at(0, 9)]) }
    },
    Scenario("an inserted item in a section that does not exist") {
      two().update([4, 3]) { $0.insertItems(at: [.at(9, 0)]) }
    },
    Scenario("a deleted item beyond the end") {
      two().update([2, 3]) { $0.deleteItems(at: [.at(0, 9)]) }
    },
    Scenario("a deleted item in a section that does not exist") {
      two().update([2, 3]) { $0.deleteItems(at: [.at(9, 0)]) }
    },
    Scenario("a reloaded item beyond the end") { two().view.reloadItems(at: [.at(0, 9)]) },
    Scenario("a deleted section that does not exist") {
      two().update([3]) { $0.deleteSections([5]) }
    },
    Scenario("a reloaded section that does not exist") { two().view.reloadSections([5]) },
    Scenario("an item moved from beyond the end") {
      two().update([3, 3]) { $0.moveItem(at: .at(0, 9), to: .at(0, 0)) }
    },
    Scenario("an item moved to beyond the end") {
      two().update([3, 3]) { $0.moveItem(at: .at(0, 0), to: .at(0, 9)) }
    },
    Scenario("an item moved to a section that does not exist") {
      two().update([3, 3]) { $0.moveItem(at: .at(0, 0), to: .at(9, 0)) }
    },
    Scenario("a section moved from nowhere") { two().view.moveSection(5, toSection: 0) },
    Scenario("a section moved to nowhere") { two().view.moveSection(0, toSection: 5) },
    Scenario("a section deleted and reloaded") {
      two().update([3]) {
        $0.deleteSections([0])
        $0.reloadSections([0])
      }
    },
    Scenario("a section moved to two places") {
      ShownCollection([1, 1, 1]).update([1, 1, 1]) {
        $0.moveSection(0, toSection: 1)
        $0.moveSection(0, toSection: 2)
      }
    },
    Scenario("two sections moved to one place") {
      ShownCollection([1, 1, 1]).update([1, 1, 1]) {
        $0.moveSection(0, toSection: 1)
        $0.moveSection(2, toSection: 1)
      }
    },
    Scenario("a section deleted and moved") {
      ShownCollection([1, 1, 1]).update([1, 1]) {
        $0.deleteSections([0])
        $0.moveSection(0, toSection: 1)
      }
    },
    Scenario("a section inserted where another is moved") {
      ShownCollection([1, 1, 1]).update([1, 1, 1, 1]) {
        $0.insertSections([1])
        $0.moveSection(0, toSection: 1)
      }
    },
    Scenario("an item deleted and reloaded") {
      two().update([2, 3]) {
        $0.deleteItems(at: [.at(0, 0)])
        $0.reloadItems(at: [.at(0, 0)])
      }
    },
    Scenario("an item moved to two places") {
      two().update([3, 3]) {
        $0.moveItem(at: .at(0, 0), to: .at(0, 1))
        $0.moveItem(at: .at(0, 0), to: .at(0, 2))
      }
    },
    Scenario("two items moved to one place") {
      two().update([3, 3]) {
        $0.moveItem(at: .at(0, 0), to: .at(0, 1))
        $0.moveItem(at: .at(0, 2), to: .at(0, 1))
      }
    },
    Scenario("an item deleted and moved") {
      two().update([2, 3]) {
        $0.deleteItems(at: [.at(0, 0)])
        $0.moveItem(at: .at(0, 0), to: .at(0, 1))
      }
    },
    Scenario("an item inserted where another is moved") {
      two().update([4, 3]) {
        $0.insertItems(at: [.at(0, 1)])
        $0.moveItem(at: .at(0, 0), to: .at(0, 1))
      }
    },
    Scenario("an index path of one number in an update") {
      two().view.reloadItems(at: [IndexPath(index: 1)])
    },
    Scenario("an empty index path in an update") { two().view.deleteItems(at: [IndexPath()]) },
    Scenario("a negative item in an update") { two().view.deleteItems(at: [.at(0, -1)]) },
    Scenario("the biggest item in an update") { two().view.insertItems(at: [.at(0, .max)]) },
  ]

  /// The same rules, in a table's words.
  static let batchesOfTables: [Scenario] = [
    Scenario("a row inserted without one in the data") {
      ShownTable().update([3]) { $0.insertRows(at: [.at(0, 0)], with: .automatic) }
    },
    Scenario("a row deleted outside of a batch and not from the data") {
      ShownTable().view.deleteRows(at: [.at(0, 0)], with: .fade)
    },
    Scenario("a deleted row beyond the end") {
      ShownTable().update([2]) { $0.deleteRows(at: [.at(0, 7)], with: .fade) }
    },
    Scenario("an inserted row beyond the end") {
      ShownTable().update([4]) { $0.insertRows(at: [.at(0, 7)], with: .fade) }
    },
    Scenario("a reloaded row beyond the end") {
      ShownTable().view.reloadRows(at: [.at(0, 7)], with: .none)
    },
    Scenario("a reconfigured row beyond the end") {
      ShownTable().view.reconfigureRows(at: [.at(0, 7)])
    },
    Scenario("a row moved from beyond the end") {
      ShownTable().view.moveRow(at: .at(0, 7), to: .at(0, 0))
    },
    Scenario("a table's section deleted and not from the data") {
      ShownTable([1, 1]).view.deleteSections([0], with: .automatic)
    },
    Scenario("a table's section that does not exist reloaded") {
      ShownTable().view.reloadSections([3], with: .automatic)
    },
    Scenario("updates that end without beginning") { ShownTable().view.endUpdates() },
    Scenario("updates between beginUpdates and endUpdates that do not add up") {
      let shown = ShownTable()
      shown.view.beginUpdates()
      shown.numbers.counts = [5]
      shown.view.insertRows(at: [.at(0, 0)], with: .automatic)
      shown.view.endUpdates()
    },
    Scenario("an index path of one number in a table's update") {
      ShownTable().view.deleteRows(at: [IndexPath(index: 0)], with: .none)
    },
  ]
}

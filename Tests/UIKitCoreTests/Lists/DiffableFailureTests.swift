import Foundation
import Testing

@testable import UIKitCore

/// Lists with a diffable data source take no changes from elsewhere; the words are those of the
/// reports that `DiffableUpdates.swift` names.
struct DiffableFailureTests {
  @MainActor private static func table() -> (UITableView, AnyObject) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in
      UITableViewCell()
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot, animatingDifferences: false)
    return (table, source)
  }

  private static func words(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  private static func sentence(_ name: String) -> String {
    "\(name) must be updated via the \(name)DiffableDataSource APIs when acting as the \(name)'s "
      + "dataSource: please do not call mutation APIs directly on \(name)."
  }

  @Test func insertingARow() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (table, source) = DiffableFailureTests.table()
        withExtendedLifetime(source) {
          table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        }
      }
    }
    #expect(Self.words(result).contains(Self.sentence("UITableView")))
  }

  @Test func reloadingARowInABatch() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (table, source) = DiffableFailureTests.table()
        withExtendedLifetime(source) {
          table.performBatchUpdates {
            table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
          }
        }
      }
    }
    #expect(Self.words(result).contains(Self.sentence("UITableView")))
  }

  @Test func movingAnItem() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 320, height: 480),
          collectionViewLayout: UICollectionViewFlowLayout())
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in
          nil
        }
        withExtendedLifetime(source) {
          view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 1, section: 0))
        }
      }
    }
    #expect(Self.words(result).contains(Self.sentence("UICollectionView")))
  }

  /// Another data source may take its place, and then everything is as without it.
  @MainActor @Test func anotherDataSource_takesChanges() {
    let (table, source) = Self.table()
    let rows = TableSource(counts: [3])
    table.dataSource = rows
    table.layoutIfNeeded()
    rows.rows[0].removeLast()
    table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    #expect(table.numberOfRows(inSection: 0) == 2)
    withExtendedLifetime(source) {}
  }
}

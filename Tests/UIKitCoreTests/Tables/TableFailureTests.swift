import Foundation
import Testing

@testable import UIKitCore

/// Wrong updates of tables end with UIKit's words, as
/// Tests/Fixtures/oracle/exception_messages.json has them.
struct TableFailureTests {
  /// A text of the file with values in the places of `<r>`, `<s>` and so on.
  private static func text(startingWith start: String, _ values: [String: String]) throws -> String
  {
    let rows = try #require(tableOracle("exception_messages")["tableView"] as? [[String: Any]])
    let found = rows.compactMap { $0["text"] as? String }.first { $0.hasPrefix(start) }
    return try values.reduce(#require(found)) {
      $0.replacingOccurrences(of: "<\($1.key)>", with: $1.value)
    }
  }

  private static func words(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @MainActor static func table(_ source: TableSource) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.dataSource = source
    table.layoutIfNeeded()
    return table
  }

  @Test func deletingARowThatDoesNotExist() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = TableSource(counts: [3])
        let table = TableFailureTests.table(source)
        source.rows[0].removeLast()
        table.deleteRows(at: [IndexPath(row: 7, section: 0)], with: .fade)
        _ = table.numberOfRows(inSection: 0)
      }
    }
    let text = try Self.text(
      startingWith: "attempt to delete row", ["r": "7", "s": "0", "n": "3"])
    #expect(Self.words(result).contains(text))
  }

  @Test func numbersThatDoNotAddUp() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = TableSource(counts: [3])
        let table = TableFailureTests.table(source)
        table.beginUpdates()
        source.rows[0] = []
        table.deleteRows(
          at: [IndexPath(row: 1, section: 0), IndexPath(row: 0, section: 0)], with: .left)
        table.endUpdates()
      }
    }
    // The report that quotes the text has its line breaks as spaces.
    let flat = Self.words(result).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(flat.contains(try Self.text(startingWith: "Invalid batch updates detected", [:])))
  }

  @Test func movingARowThatDoesNotExist() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = TableSource(counts: [3])
        let table = TableFailureTests.table(source)
        table.moveRow(at: IndexPath(row: 5, section: 0), to: IndexPath(row: 0, section: 0))
      }
    }
    let text = try Self.text(
      startingWith: "attempt to move index path",
      ["path": "<NSIndexPath> {length = 2, path = 0 - 5}", "n": "3", "s": "0"])
    #expect(Self.words(result).contains(text))
  }

  @Test func scrollingOutOfBounds() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = TableSource(counts: [3])
        let table = TableFailureTests.table(source)
        table.scrollToRow(at: IndexPath(row: 9, section: 0), at: .top, animated: false)
      }
    }
    let text = try Self.text(
      startingWith: "Attempted to scroll the table view", ["r": "9", "n": "3", "s": "0"])
    let start = text.components(separatedBy: "<description>")[0]
    #expect(Self.words(result).contains(start))
  }

  @Test func dequeuingWithoutRegistration() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let table = UITableView(frame: .zero, style: .plain)
        _ = table.dequeueReusableCell(
          withIdentifier: "Mail", for: IndexPath(row: 0, section: 0))
      }
    }
    #expect(
      Self.words(result).contains(try Self.text(startingWith: "unable to dequeue", ["id": "Mail"])))
  }
}

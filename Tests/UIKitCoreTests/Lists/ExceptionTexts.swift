import CollectionEngine
import Foundation
import XCTest

@testable import UIKitCore

/// The texts that Tests/Fixtures/oracle/exception_messages.json quotes, with values in the places of
/// its names.
struct ExceptionTexts {
  private let texts: [String]
  private let elementName: ElementName

  init(_ elementName: ElementName) {
    self.elementName = elementName
    let file = try? tableOracle("exception_messages")
    func rows(_ key: String) -> [String] {
      (file?[key] as? [[String: Any]] ?? []).compactMap { $0["text"] as? String }
    }
    let own = rows(elementName == .item ? "collectionView" : "tableView")
    // What was seen of one kind of list only is taken to be said of the other with its own word.
    let other = rows(elementName == .item ? "tableView" : "collectionView")
    texts =
      own
      + other.map {
        elementName == .item
          ? $0.replacingOccurrences(of: "row", with: "item")
          : $0.replacingOccurrences(of: "item", with: "row")
      }
  }

  /// Empty where there is no such text, which no test takes for the text of an exception.
  func text(_ start: String, _ values: [String: String] = [:]) -> String {
    guard let text = texts.first(where: { $0.hasPrefix(start) }) else {
      XCTFail("The oracle has no text that begins: \(start)")
      return ""
    }
    return values.reduce(text) { $0.replacingOccurrences(of: "<\($1.key)>", with: $1.value) }
  }

  /// A path as texts describe it. Addresses of objects, which differ each time, are left out.
  func path(_ path: ItemPath) -> String { "<NSIndexPath> {length = 2, path = \(path)}" }

  func delete(_ path: ItemPath, of count: Int) -> String {
    text(
      "attempt to delete \(elementName.rawValue)",
      [
        "i": "\(path.item)", "r": "\(path.item)", "s": "\(path.section)", "n": "\(count)",
      ])
  }

  func moveFrom(_ path: ItemPath, of count: Int) -> String {
    text(
      "attempt to move index path",
      ["path": self.path(path), "n": "\(count)", "s": "\(path.section)"])
  }

  func deleteAndReload(_ path: ItemPath) -> String {
    text("attempt to delete and reload the same index path", ["path": self.path(path)])
  }

  func insertAndMove(_ path: ItemPath) -> String {
    text("attempt to perform an insert and a move to the same index path")
      .replacingOccurrences(
        of: "<NSIndexPath: 0x..> {length = 2, path = 0 - 1}", with: self.path(path))
  }

  func insertAndMove(section: Int) -> String {
    text(
      "attempt to perform an insert and a move to the same section", ["s": "\(section)"])
  }

  /// With line breaks as spaces, as the reports have them, and without the view's description.
  func inconsistent(
    before: [Int], after: [Int], updates: [UpdateOperation]
  ) -> String {
    let words = text("Invalid batch updates detected")
    func counts(_ counts: [Int]) -> String {
      let sections = counts.count == 1 ? "section" : "sections"
      let numbers = counts.map(String.init).joined(separator: ", ")
      return "{ \(counts.count) \(sections) with \(elementName.rawValue) counts: [\(numbers)] }"
    }
    guard let start = words.range(of: " Data source before updates = ") else { return "" }
    let list = updates.map { $0.text(elementName) }.joined(separator: ", ")
    return words[..<start.upperBound] + counts(before) + " Data source after updates = "
      + counts(after) + " Updates = [ \(list)\(list.isEmpty ? "" : " ")]"
  }
}

/// A text in one line.
func flattened(_ text: String) -> String {
  text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}

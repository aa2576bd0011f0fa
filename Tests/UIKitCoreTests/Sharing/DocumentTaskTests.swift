import Foundation
import XCTest

@testable import UIKitCore

/// Exports over a file that is there, as the desktop's dialog allows.
final class DocumentTaskTests: XCTestCase {
  private var folder: URL!

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

  private func file(_ name: String, _ text: String) throws -> URL {
    let url = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: url)
    return url
  }

  func test_exportOverAFile_replacesIt() throws {
    for asCopy in [true, false] {
      let document = try file("new.txt", "new")
      let target = try file("old.txt", "old")
      let task = DocumentTask(.export([document]), asCopy: asCopy)
      XCTAssertEqual(try task.perform([target]), [target])
      XCTAssertEqual(try String(contentsOf: target, encoding: .utf8), "new")
      XCTAssertEqual(FileManager.default.fileExists(atPath: document.path), asCopy)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      XCTAssertEqual(names.sorted(), asCopy ? ["new.txt", "old.txt"] : ["old.txt"])
    }
  }

  func test_exportThatFails_leavesWhatWasThere() throws {
    let target = try file("old.txt", "old")
    let task = DocumentTask(
      .export([folder.appendingPathComponent("missing.txt")]), asCopy: false)
    XCTAssertThrowsError(try task.perform([target]))
    XCTAssertEqual(try String(contentsOf: target, encoding: .utf8), "old")
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), ["old.txt"])
  }

  func test_exportOntoItself_changesNothing() throws {
    let target = try file("old.txt", "old")
    let task = DocumentTask(.export([target]), asCopy: false)
    XCTAssertEqual(try task.perform([target]), [target])
    XCTAssertEqual(try String(contentsOf: target, encoding: .utf8), "old")
  }
}

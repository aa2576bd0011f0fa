import Foundation
import XCTest

@testable import NibDocument

/// Projects name folders with other capitals than those on disk, which a Mac lets pass.
final class DiskSpellingTests: XCTestCase {
  func test_capitals_areThoseOnDisk() throws {
    let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("tessera-spelling-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let folder = root.appendingPathComponent("pawsome/Views")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: folder.appendingPathComponent("Cell.swift"))
    let path = root.path
    XCTAssertEqual(
      DiskSpelling.path(path + "/Pawsome/views/Cell.swift"), path + "/pawsome/Views/Cell.swift")
    XCTAssertEqual(
      DiskSpelling.path(path + "/pawsome/Views/Cell.swift"), path + "/pawsome/Views/Cell.swift")
    XCTAssertEqual(DiskSpelling.path(path + "/Pawsome/Gone.swift"), path + "/Pawsome/Gone.swift")
    XCTAssertEqual(DiskSpelling.path("Pawsome"), "Pawsome")
  }
}

import Foundation
import PlatformInterface
import XCTest

/// Folders for a while are the user's alone and go.
final class TemporaryFolderTests: XCTestCase {
  func test_aFolder_isTheUsersAlone_andGoes() throws {
    let folder = try TemporaryFolders.make("test")
    let mode = try FileManager.default.attributesOfItem(atPath: folder.path)[.posixPermissions]
    XCTAssertEqual((mode as? NSNumber)?.intValue, 0o700)
    try Data("x".utf8).write(to: folder.appendingPathComponent("x"))
    TemporaryFolders.remove(folder)
    XCTAssertFalse(FileManager.default.fileExists(atPath: folder.path))
  }

  /// What another program reads at a time of its own stays for a day, whoever made it, and nothing else goes.
  func test_foldersOfADay_goWhenItHasPassed() throws {
    let shared = try TemporaryFolders.make("test", for: .day)
    defer { try? FileManager.default.removeItem(at: shared) }
    let other = try TemporaryFolders.make("test")
    defer { TemporaryFolders.remove(other) }
    let place = shared.deletingLastPathComponent()
    // The machine dates files, and the clock of the tests is another.
    let now = try XCTUnwrap(
      FileManager.default.attributesOfItem(atPath: shared.path)[.modificationDate] as? Date)
    TemporaryFolders.removeOld(in: place, before: now.addingTimeInterval(-3600))
    XCTAssertTrue(FileManager.default.fileExists(atPath: shared.path))
    try FileManager.default.setAttributes(
      [.modificationDate: now.addingTimeInterval(-100_000)], ofItemAtPath: shared.path)
    TemporaryFolders.removeOld(in: place, before: now.addingTimeInterval(-86_400))
    XCTAssertFalse(FileManager.default.fileExists(atPath: shared.path))
    XCTAssertTrue(FileManager.default.fileExists(atPath: other.path))
  }
}

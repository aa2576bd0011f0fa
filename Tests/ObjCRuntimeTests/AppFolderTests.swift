import Foundation
import XCTest

@_spi(XcodeSources) import ObjCRuntime

/// The folders of an app, as lowered sources ask for them.
final class AppFolderTests: XCTestCase {
  func test_foldersThatLinuxDoesNotKnow_areInTheHome() throws {
    let manager = FileManager.default
    let wasThere = manager.fileExists(atPath: URL.libraryDirectory.path)
    defer { if !wasThere { try? manager.removeItem(at: .libraryDirectory) } }
    XCTAssertEqual(
      manager.urlsOfApp(for: .libraryDirectory, in: .userDomainMask), [.libraryDirectory])
    XCTAssertEqual(
      try manager.urlOfApp(
        for: .libraryDirectory, in: .userDomainMask, appropriateFor: nil, create: false),
      .libraryDirectory)
    XCTAssertEqual(
      NSSearchPathsOfApp(.libraryDirectory, .userDomainMask, true), [URL.libraryDirectory.path])
    XCTAssertTrue(manager.fileExists(atPath: URL.libraryDirectory.path))
    XCTAssertEqual(manager.urlsOfApp(for: .libraryDirectory, in: .networkDomainMask), [])
  }

  func test_foldersThatItKnows_areThose() throws {
    let manager = FileManager.default
    XCTAssertEqual(
      manager.urlsOfApp(for: .cachesDirectory, in: .userDomainMask),
      manager.urls(for: .cachesDirectory, in: .userDomainMask))
  }

  func test_aKeyOfAttributes_isMadeOfItself() {
    let key = NSAttributedString.Key("marked")
    XCTAssertEqual(NSAttributedString.Key(key), key)
  }
}

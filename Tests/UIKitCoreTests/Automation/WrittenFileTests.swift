import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What scripts and options write is there whole or not at all.
final class WrittenFileTests: XCTestCase {
  private var folder = ""

  override func setUpWithError() throws {
    folder = NSTemporaryDirectory() + "written-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(atPath: folder) }

  func test_aNewFile_isWrittenBesideTheOldOne() throws {
    let file = folder + "/dump.json"
    onMainActor { XCTAssertNil(Files.write(Data("old".utf8), to: file)) }
    // Another name of the old file shows whether its bytes were touched.
    XCTAssertEqual(link(file, folder + "/same"), 0)
    onMainActor { XCTAssertNil(Files.write(Data("new".utf8), to: file)) }
    XCTAssertEqual(try String(contentsOfFile: file, encoding: .utf8), "new")
    XCTAssertEqual(try String(contentsOfFile: folder + "/same", encoding: .utf8), "old")
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted(), ["dump.json", "same"])
  }

  func test_aFolderThatIsNotThere_isASentence() {
    let file = folder + "/none/dump.json"
    onMainActor {
      XCTAssertTrue(
        Files.write(Data(), to: file)?.contains("\(file) could not be written") ?? false)
    }
  }
}

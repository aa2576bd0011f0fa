import Foundation
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Whose folders of resources lie beside a program.
final class BundleFoldersTests: XCTestCase {
  func test_resourcesOfAnotherProgramInTheFolder_areKnown() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tessera-bundles-\(UUID().uuidString)").path
    let manager = FileManager.default
    for name in ["My_Kit_Guide", "My_Kit_Field_Notes", "My_Kit_Shared", "My_Kit_Objects"] {
      try manager.createDirectory(
        atPath: "\(folder)/\(name).resources", withIntermediateDirectories: true)
    }
    defer { try? manager.removeItem(atPath: folder) }
    for program in ["Guide", "Field_Notes"] {
      XCTAssertTrue(
        manager.createFile(
          atPath: "\(folder)/\(program)", contents: Data(), attributes: [.posixPermissions: 0o755]))
    }
    // A folder of that name is no program.
    try manager.createDirectory(
      atPath: "\(folder)/Objects", withIntermediateDirectories: true)
    func isOther(_ name: String, than program: String) -> Bool {
      BundleFolders.isOfOtherProgram("\(folder)/My_Kit_\(name).resources", than: program)
    }
    XCTAssertTrue(isOther("Guide", than: "\(folder)/Field_Notes"))
    XCTAssertFalse(isOther("Guide", than: "\(folder)/Guide"))
    XCTAssertTrue(isOther("Field_Notes", than: "Guide"))
    XCTAssertFalse(isOther("Field_Notes", than: "Field_Notes"))
    XCTAssertFalse(isOther("Shared", than: "Guide"), "a library's")
    XCTAssertFalse(isOther("Objects", than: "Guide"))
    XCTAssertFalse(BundleFolders.isOfOtherProgram(folder, than: "Guide"))
  }
}

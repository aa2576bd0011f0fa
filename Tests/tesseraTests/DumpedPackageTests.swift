import Foundation
import XCTest

@testable import tessera

/// What a package's manifest says of the packages it uses.
final class DumpedPackageTests: XCTestCase {
  func test_aCheckoutOfAnyName_isTessera() throws {
    let folder = NSTemporaryDirectory() + "checkout-\(UUID().uuidString)"
    addTeardownBlock { try? FileManager.default.removeItem(atPath: folder) }
    XCTAssertFalse(try package(dependingOn: folder).knowsTessera)
    XCTAssertFalse(try package(dependingOn: folder + "/SDK").knowsTessera)
    try FileManager.default.createDirectory(
      atPath: folder + "/Sources/tessera", withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: folder + "/Package.swift"))
    XCTAssertTrue(try package(dependingOn: folder).knowsTessera)
    XCTAssertTrue(try package(dependingOn: folder + "/SDK").knowsTessera)
    XCTAssertFalse(try package(dependingOn: folder + "/Samples").knowsTessera)
  }

  private func package(dependingOn path: String) throws -> DumpedPackage {
    try DumpedPackage(
      Data(
        """
        {"name": "App", "products": [], "targets": [], "toolsVersion": {"_version": "6.1.0"},
        "dependencies": [{"fileSystem": [{"identity": "ci", "path": "\(path)"}]}]}
        """.utf8))
  }
}

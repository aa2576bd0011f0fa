import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import tessera

/// Which libraries a program wants to be loaded with it.
final class NeededLibrariesTests: XCTestCase {
  private var program: String {
    let products = TestProducts.folder
    return products.appendingPathComponent("SessionProgram").path
  }

  func test_aProgram_needsWhatItIsLinkedWith() throws {
    let names = NeededLibraries.names(of: program)
    XCTAssertTrue(names.contains("libc.so.6"), "\(names)")
    XCTAssertTrue(names.contains("libFoundation.so"), "\(names)")
    // What the tests are linked with, as they load pages.
    XCTAssertTrue(
      NeededLibraries.names(of: "/proc/self/exe").contains("libFoundationNetworking.so"))
  }

  /// UIKit names the library of requests, to look whether it is there: a program without requests needs no other.
  func test_aProgramWithoutRequests_getsNoLibraryForThem() throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: program))
    XCTAssertNotNil(data.range(of: Data("libFoundationNetworking.so".utf8)))
    XCTAssertFalse(NetworkLibrary.isUseful(to: program))
  }

  func test_whatIsNoProgram_needsNothing() throws {
    let folder = try TemporaryFolders.make("needed")
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("file").path
    XCTAssertEqual(NeededLibraries.names(of: path), [])
    let whole = try Data(contentsOf: URL(fileURLWithPath: program)).prefix(1 << 16)
    try withEverySeed(0..<200) { seed in
      var random = SeededGenerator(seed: Int(seed))
      var data = Data(whole.prefix(Int.random(in: 0...4096, using: &random)))
      for _ in 0..<Int.random(in: 0...40, using: &random) where !data.isEmpty {
        data[Int.random(in: 0..<data.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      try data.write(to: URL(fileURLWithPath: path))
      // It ends, and is of the file.
      XCTAssertLessThan(NeededLibraries.names(of: path).count, 4096)
    }
  }
}

import Foundation
import XCTest

@testable import UIKitCore

/// The user's defaults tell of changes and are kept, whichever setter is used.
final class KeptDefaultsTests: XCTestCase {
  private var suite = ""

  override func setUp() {
    suite = "tessera-tests-\(UUID().uuidString)"
    KeptDefaults.watch()
  }

  override func tearDown() {
    UserDefaults(suiteName: suite)?.removePersistentDomain(forName: suite)
  }

  func test_eachSetter_isToldOnce_onItsThread() throws {
    let defaults = try XCTUnwrap(UserDefaults(suiteName: suite))
    let setters: [(String, (UserDefaults) -> Void)] = [
      ("any", { $0.set("text" as Any?, forKey: "a") }), ("int", { $0.set(4, forKey: "b") }),
      ("bool", { $0.set(true, forKey: "c") }), ("double", { $0.set(2.5, forKey: "d") }),
      ("float", { $0.set(Float(1.5), forKey: "e") }),
      ("url", { $0.set(URL(fileURLWithPath: "/tmp"), forKey: "f") }),
      ("removal", { $0.removeObject(forKey: "a") }),
    ]
    for (what, set) in setters {
      nonisolated(unsafe) var count = 0
      let thread = pthread_self()
      let observer = NotificationCenter.default.addObserver(
        forName: UserDefaults.didChangeNotification, object: defaults, queue: nil
      ) { _ in
        XCTAssertEqual(pthread_self(), thread)
        count += 1
      }
      set(defaults)
      NotificationCenter.default.removeObserver(observer)
      XCTAssertEqual(count, 1, what)
    }
    XCTAssertNil(defaults.string(forKey: "a"))
    XCTAssertEqual(defaults.integer(forKey: "b"), 4)
    XCTAssertTrue(defaults.bool(forKey: "c"))
    XCTAssertEqual(defaults.double(forKey: "d"), 2.5)
    XCTAssertEqual(defaults.float(forKey: "e"), 1.5)
    XCTAssertEqual(defaults.url(forKey: "f")?.path, "/tmp")
  }

  /// Foundation reads what was written without it, and keeps what others wrote.
  func test_valuesOfAllTypes_areWrittenBesideTheOld_andFoundationReadsThem() throws {
    let defaults = try XCTUnwrap(UserDefaults(suiteName: suite))
    defaults.set("kept", forKey: "old")
    defaults.set("gone", forKey: "removed")
    XCTAssertTrue(defaults.synchronize())
    let path = DefaultsFile.path(of: defaults)
    XCTAssertTrue(FileManager.default.fileExists(atPath: path), path)
    let date = Date(timeIntervalSinceReferenceDate: 1000)
    let changes: [String: DefaultsFile.Change] = [
      "text": .set("a & b"), "number": .set(4), "amount": .set(2.5), "flag": .set(true),
      "bytes": .set(Data([1, 2])), "date": .set(date), "list": .set([1, 2]),
      "table": .set(["a": ["b"]]), "removed": .removed,
    ]
    XCTAssertTrue(DefaultsFile.write(changes, to: path))
    let read = try XCTUnwrap(
      PropertyListSerialization.propertyList(
        from: Data(contentsOf: URL(fileURLWithPath: path)), format: nil) as? NSDictionary)
    XCTAssertEqual(
      read,
      [
        "old": "kept", "text": "a & b", "number": 4, "amount": 2.5, "flag": true,
        "bytes": Data([1, 2]), "date": date, "list": [1, 2], "table": ["a": ["b"]],
      ] as NSDictionary)
    let again = try XCTUnwrap(UserDefaults(suiteName: suite))
    again.synchronize()
    XCTAssertEqual(again.string(forKey: "text"), "a & b")
    XCTAssertEqual(again.string(forKey: "old"), "kept")
  }

  /// What cannot be read, or written, is left as it is.
  func test_aFileOfAnotherKind_isLeftAlone() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(suite).plist").path
    try "no list".write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    XCTAssertFalse(DefaultsFile.write(["a": .set(1)], to: path))
    XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), "no list")
    XCTAssertFalse(DefaultsFile.write(["a": .set(NSObject())], to: path + ".other"))
    XCTAssertFalse(FileManager.default.fileExists(atPath: path + ".other"))
  }
}

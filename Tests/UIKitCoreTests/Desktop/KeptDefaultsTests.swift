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
}

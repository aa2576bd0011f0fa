import XCTest

@testable import CollectionEngine

enum Fixture {
  /// A JSON file of `Tests/Fixtures`, found from this source file.
  static func json(_ name: String, file: String = #filePath) throws -> [String: Any] {
    let tests = URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(contentsOf: tests.appendingPathComponent("Fixtures/\(name)"))
    return try XCTUnwrap(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }
}

import XCTest

@testable import NibDocument

/// What fuzzing found worth keeping goes through its parser and comes out, twice the same.
final class FuzzCorpusTests: XCTestCase {
  private func inputs(_ parser: String) throws -> [(name: String, bytes: [UInt8])] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fuzz/Corpus/\(parser)")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    XCTAssertGreaterThan(files.count, 2, "The corpus of \(parser) is not there.")
    return try files.sorted { $0.path < $1.path }.map {
      ($0.lastPathComponent, Array(try Data(contentsOf: $0)))
    }
  }

  private func assertSame<Value: Equatable>(
    _ parser: String, _ read: ([UInt8]) throws -> Value
  ) throws {
    var good = 0
    for (name, bytes) in try inputs(parser) {
      let first = Result { try read(bytes) }
      switch (first, Result { try read(bytes) }) {
      case (.success(let one), .success(let two)):
        XCTAssertEqual(one, two, name)
        good += 1
      case (.failure, .failure): break
      default: XCTFail("\(name) is read one time and not the other.")
      }
    }
    XCTAssertGreaterThan(good, 2, "Some of \(parser) should be good.")
  }

  func test_documents() throws {
    try assertSame("documents") { try NibReader.read(Data($0), fileName: "Fuzz.xib") }
  }

  func test_projects() throws {
    try assertSame("projects") {
      try XcodeProject.read($0, file: "project.pbxproj", folder: "/nowhere", name: "Fuzz")
    }
  }

  func test_strings() throws {
    try assertSame("strings") { bytes in
      var problems: [XMLProblem] = []
      return try PropertyList.read(bytes, problems: &problems)
    }
    // Only some are JSON.
    var catalogs = 0
    for (_, bytes) in try inputs("strings")
    where (try? StringCatalog.read(bytes, file: "Fuzz.xcstrings")) != nil { catalogs += 1 }
    XCTAssertGreaterThan(catalogs, 0)
  }

  func test_catalogs() throws {
    for (name, bytes) in try inputs("catalogs") {
      var reader = AssetReader(bytes, file: name)
      var again = AssetReader(bytes, file: name)
      XCTAssertEqual(reader.imageSet(), again.imageSet(), name)
      XCTAssertEqual(reader.colorSet(), again.colorSet(), name)
      XCTAssertEqual(reader.dataSet(), again.dataSet(), name)
      XCTAssertEqual(reader.problems, again.problems, name)
    }
  }
}

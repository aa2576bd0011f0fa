import XCTest

import struct UIKitTestSupport.SeededGenerator

@testable import NibDocument

final class PropertyListTests: XCTestCase {
  private func read(_ text: String) throws -> PropertyList {
    var problems: [XMLProblem] = []
    let list = try PropertyList.read(Array(text.utf8), problems: &problems)
    XCTAssertEqual(problems, [])
    return list
  }

  func test_bracesOfProjectFiles_areRead() throws {
    let list = try read(
      """
      // !$*UTF8*$!
      {
        archiveVersion = 1;
        objects = {
          8A01 /* View.swift in Sources */ = {isa = PBXBuildFile; fileRef = 8A02 /* View.swift */; };
          8A02 = {isa = PBXFileReference; path = "My \\"View\\".swift"; names = (a, "b c", ); };
        };
        data = <0fbd77 1c>;
      }
      """)
    XCTAssertEqual(list["archiveVersion"], .string("1"))
    XCTAssertEqual(list[path: "objects", "8A01", "fileRef"]?.string, "8A02")
    XCTAssertEqual(list[path: "objects", "8A02", "path"]?.string, "My \"View\".swift")
    XCTAssertEqual(list[path: "objects", "8A02", "names"]?.array, [.string("a"), .string("b c")])
    XCTAssertEqual(list["data"], .data(Data([0x0F, 0xBD, 0x77, 0x1C])))
  }

  func test_allForms_sayTheSameAsFoundation() throws {
    let value: [String: Any] = [
      "name": "App ü", "count": 42, "negative": -7, "big": 1 << 40, "part": 0.5, "on": true,
      "list": ["a", ["b": 1]], "bytes": Data([1, 2, 3]), "when": Date(timeIntervalSince1970: 86400),
    ]
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(
        fromPropertyList: value, format: format, options: 0)
      var problems: [XMLProblem] = []
      let list = try PropertyList.read(data, problems: &problems)
      XCTAssertEqual(problems, [])
      XCTAssertEqual(list["name"], .string("App ü"))
      XCTAssertEqual(list["count"], .integer(42))
      XCTAssertEqual(list["negative"], .integer(-7))
      XCTAssertEqual(list["big"], .integer(1 << 40))
      XCTAssertEqual(list["part"], .real(0.5))
      XCTAssertEqual(list["on"], .bool(true))
      XCTAssertEqual(list["list"], .array([.string("a"), .dictionary(["b": .integer(1)])]))
      XCTAssertEqual(list["bytes"], .data(Data([1, 2, 3])))
      XCTAssertEqual(list["when"], .date(Date(timeIntervalSince1970: 86400)))
    }
  }

  func test_damage_isAnErrorWithItsLine() {
    XCTAssertThrowsError(try read("{\n a = 1;\n b = ;\n}")) {
      XCTAssertEqual(($0 as? XMLProblem)?.line, 3)
    }
    XCTAssertThrowsError(try read("{ a = ("))
    XCTAssertThrowsError(try read(""))
  }

  func test_damagedBytes_areSurvived() throws {
    var random = SeededGenerator(seed: 7)
    let value: [String: Any] = ["a": ["b", 1, 2.5, ["c": Data([1])]], "d": true]
    let binary = try PropertyListSerialization.data(
      fromPropertyList: value, format: .binary, options: 0)
    for text in [Array(binary), Array("{ a = (b, \"c\", <01>); d = { e = f; }; }".utf8)] {
      var read = 0
      for _ in 0..<3000 {
        var damaged = text
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          damaged[Int.random(in: 0..<damaged.count, using: &random)] = .random(
            in: 0...255, using: &random)
        }
        var problems: [XMLProblem] = []
        if (try? PropertyList.read(damaged, problems: &problems)) != nil { read += 1 }
      }
      XCTAssertTrue((1..<3000).contains(read), "\(read) of 3,000 were read")
    }
  }
}

import XCTest

import struct NibDocument.XMLElement

@testable import NibDocument

final class XMLReaderTests: XCTestCase {
  private func read(_ text: String) -> (root: XMLElement?, problems: [XMLProblem]) {
    XMLReader.read(Array(text.utf8))
  }

  func test_elements_keepAttributesTextAndLines() throws {
    let (root, problems) = read(
      "<?xml version='1.0'?>\n<!-- a\nb -->\n<a x='1' y=\"&lt;&#x41;\">\n  t<b/><![CDATA[<c>]]>u</a>\n"
    )
    XCTAssertEqual(problems, [])
    let element = try XCTUnwrap(root)
    XCTAssertEqual(element.line, 4)
    XCTAssertEqual(element["x"], "1")
    XCTAssertEqual(element["y"], "<A")
    XCTAssertEqual(element.text, "\n  t<c>u")
    XCTAssertEqual(element.children.map(\.line), [5])
  }

  func test_mistakes_areToldAndTheRestIsKept() throws {
    let (root, problems) = read("<a>\n<b x=1 y='2'>\n<c/>\n</a>\n<d/>")
    XCTAssertEqual(root?.child("b")?.child("c")?.line, 3)
    XCTAssertEqual(problems.map(\.line), [2, 2, 4, 5])
    XCTAssertTrue(problems[2].message.contains("<b> of line 2 is not closed"), "\(problems[2])")
  }

  func test_depth_isBounded() {
    let (root, problems) = read(String(repeating: "<a>", count: 100_000))
    XCTAssertNotNil(root)
    XCTAssertTrue(problems.contains { $0.message.contains("deeper") })
  }

  func test_encodings_areKnownByTheirMarks() {
    var units: [UInt8] = [0xFF, 0xFE]
    for unit in "<a n=\"é\"/>".utf16 { units += [UInt8(unit & 255), UInt8(unit >> 8)] }
    XCTAssertEqual(XMLReader.read(units).root?["n"], "é")
    XCTAssertEqual(XMLReader.read([0xEF, 0xBB, 0xBF] + Array("<a n='1'/>".utf8)).root?["n"], "1")
  }
}

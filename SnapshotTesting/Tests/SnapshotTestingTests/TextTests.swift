import FoundationNetworking
import UIKit
import UIKitTestSupport
import XCTest

@testable import SnapshotTesting

/// Dumps, patches, requests and paths.
final class TextTests: XCTestCase {
  private struct Point {
    var y = 2.5
    var x: Int? = 1
    var none: String?
  }
  private enum Shape {
    case dot
    case circle(radius: Int)
  }
  private final class Node {
    var next: Node?
    let name = "node"
  }

  func test_dump_hasMembersInOrderOfTheirNames() {
    XCTAssertEqual(
      ValueDump.text(of: Point()),
      """
      ▿ Point
        - none: Optional<String>.none
        ▿ x: Optional<Int>
          - some: 1
        - y: 2.5

      """)
    XCTAssertEqual(
      ValueDump.text(of: ["b": [1, 2], "a": []] as [String: [Int]]),
      """
      ▿ 2 key/value pairs
        ▿ (2 elements)
          - key: "a"
          - value: 0 elements
        ▿ (2 elements)
          - key: "b"
          ▿ value: 2 elements
            - 1
            - 2

      """)
    XCTAssertEqual(ValueDump.text(of: Set([3])), "▿ 1 member\n  - 3\n")
    XCTAssertEqual(ValueDump.text(of: Shape.dot), "- Shape.dot\n")
    XCTAssertEqual(
      ValueDump.text(of: Shape.circle(radius: 1)),
      "▿ Shape\n  ▿ circle: (1 element)\n    - radius: 1\n")
    XCTAssertEqual(ValueDump.text(of: Date(timeIntervalSince1970: 0)), "- 1970-01-01T00:00:00Z\n")
  }

  func test_dump_ofAnObjectThatContainsItself_ends() {
    let node = Node()
    node.next = node
    XCTAssertEqual(
      ValueDump.text(of: node),
      """
      ▿ Node
        - name: "node"
        ▿ next: Optional<Node>
          ▿ some (circular reference detected)

      """)
    node.next = nil
  }

  func test_patches_turnOneTextIntoTheOther() {
    withEverySeed(0..<200) { seed in
      var generator = SeededGenerator(seed: seed)
      let words = ["a", "b", "c ", ""]
      func text() -> [String] {
        (0..<Int.random(in: 1...30, using: &generator)).map { _ in
          words.randomElement(using: &generator) ?? ""
        }
      }
      let old = text()
      var new = old
      for _ in 0..<Int.random(in: 0...4, using: &generator) {
        let place = Int.random(in: 0...new.count, using: &generator)
        if place < new.count, Bool.random(using: &generator) {
          new.remove(at: place)
        } else {
          new.insert("new", at: min(place, new.count))
        }
      }
      if new.isEmpty { new = [""] }
      let patch = LinePatch(
        from: old.joined(separator: "\n"), to: new.joined(separator: "\n")
      ).text
      XCTAssertEqual(apply(patch, to: old), new, patch)
    }
  }

  /// A naive reader of patches.
  private func apply(_ patch: String, to old: [String]) -> [String] {
    var result: [String] = []
    var place = 0
    for line in patch.split(separator: "\n", omittingEmptySubsequences: false) where !patch.isEmpty
    {
      func bare() -> String {
        let text = line.dropFirst()
        return String(text.hasSuffix("¬") ? text.dropLast() : text)
      }
      if line.hasPrefix("@@ −") {
        let start = (Int(line.dropFirst(4).prefix { $0.isNumber }) ?? 0) - 1
        result += old[place..<start]
        place = start
      } else if line.hasPrefix("−") {
        XCTAssertEqual(old[place], bare())
        place += 1
      } else if line.hasPrefix("+") {
        result.append(bare())
      } else {
        XCTAssertEqual(old[place], bare())
        result.append(old[place])
        place += 1
      }
    }
    return result + old[place...]
  }

  func test_requests_areSortedAndQuoted() throws {
    var request = URLRequest(
      url: try XCTUnwrap(URL(string: "https://example.org/list?b=2&a=1")))
    request.httpMethod = "POST"
    request.setValue("text/html", forHTTPHeaderField: "Accept")
    request.setValue("session=\"1\"", forHTTPHeaderField: "Cookie")
    request.httpBody = Data("{\"b\":1,\"a\":2}".utf8)
    XCTAssertEqual(
      text(request, .raw(pretty: true)),
      """
      POST https://example.org/list?a=1&b=2
      Accept: text/html
      Cookie: session="1"

      {
        "a" : 2,
        "b" : 1
      }
      """)
    XCTAssertEqual(
      text(request, .curl),
      """
      curl \\
      \t--request POST \\
      \t--header "Accept: text/html" \\
      \t--data "{\\"b\\":1,\\"a\\":2}" \\
      \t--cookie "session=\\"1\\"" \\
      \t"https://example.org/list?a=1&b=2"
      """)
  }

  func test_paths_haveALineForEachElement() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3.25, y: 4))
    path.addQuadCurve(to: .zero, controlPoint: CGPoint(x: 1, y: 1))
    path.close()
    XCTAssertEqual(
      text(path, .elementsDescription),
      "MoveTo (1.0, 2.0)\nLineTo (3.25, 4.0)\nQuadCurveTo (1.0, 1.0) (0.0, 0.0)\nClose \n")
  }

  private func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) -> String? {
    var text: String?
    strategy.snapshot(value).run { text = $0 }
    return text
  }
}

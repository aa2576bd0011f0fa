import Foundation
import UIKitCore
import UIKitTestSupport
import XCTest

final class DocumentTextTests: XCTestCase {
  private static func read(_ html: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(html.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
  }

  func test_html_becomesParagraphs() throws {
    XCTAssertEqual(
      try Self.read("<p>One  &amp;\n two</p><p>Three<br>four &#233;</p>").string,
      "One & two\nThree\nfour é\n")
    XCTAssertEqual(
      try Self.read("<ul><li>a</li><li>b</li></ul><ol><li>c</li></ol>").string,
      "\t•\ta\n\t•\tb\n\t1.\tc\n")
    XCTAssertEqual(
      try Self.read("<style>p {}</style><!-- no -->Hi <b>all</b> 1 < 2").string, "Hi all 1 < 2")
    XCTAssertEqual(try Self.read("</b></p><i>a").string, "a")
    XCTAssertEqual(try Self.read("a & b &unknown; <").string, "a & b &unknown; <")
  }

  func test_tags_becomeAttributes() throws {
    try onMainActor {
      let text = try Self.read(
        "a<b>b</b><a href=\"https://example.org/\">c</a><font color=\"#ff0000\">d</font>")
      XCTAssertEqual(text.string, "abcd")
      func attribute(_ key: NSAttributedString.Key, _ place: Int) -> Any? {
        text.attribute(key, at: place, effectiveRange: nil)
      }
      let bold = attribute(.font, 1) as? UIFont
      XCTAssertTrue(bold?.fontDescriptor.symbolicTraits.contains(.traitBold) ?? false)
      XCTAssertEqual(attribute(.link, 2) as? URL, URL(string: "https://example.org/"))
      XCTAssertEqual(
        attribute(.foregroundColor, 3) as? UIColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }
  }

  func test_plainText_staysAsItIs() throws {
    let text = try NSAttributedString(
      data: Data("a <b>".utf8), options: [.documentType: NSAttributedString.DocumentType.plain],
      documentAttributes: nil)
    XCTAssertEqual(text.string, "a <b>")
  }
}

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

  func test_marksOfUTF16_tellTheEncoding() throws {
    for encoding in [String.Encoding.utf16, .utf32, .utf8] {
      let data = try XCTUnwrap("<p>Žluť &amp; co.</p>".data(using: encoding))
      let text = try NSAttributedString(
        data: data, options: [.documentType: NSAttributedString.DocumentType.html],
        documentAttributes: nil)
      XCTAssertEqual(text.string, "Žluť & co.\n")
    }
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

  private static let letter = #"""
    {\rtf1\ansi\ansicpg1252\cocoartf2708
    {\fonttbl\f0\fswiss\fcharset0 Helvetica;\f1\fnil\fcharset0 Helvetica-Bold;}
    {\colortbl;\red255\green0\blue0;}
    {\*\expandedcolortbl;;\csgenericrgb\c0\c0\c0;}
    \pard\qc\li200\fi100\sa260
    \f1\b\fs36 \cf1 \uc0\u1055 \u1088 Title
    \f0\b0\fs28 \cf0 \
    \pard one \i two\i0 , caf\'e9 \uc1\u8364? \{a\}\par
    {\ul three}{\pict ffff}{\info{\title no}} four}
    """#

  func test_rtf_hasFontsColoursAndParagraphs() throws {
    try onMainActor {
      let text = try NSAttributedString(
        data: Data(Self.letter.utf8), options: [.documentType: NSAttributedString.DocumentType.rtf],
        documentAttributes: nil)
      XCTAssertEqual(text.string, "ПрTitle\none two, café € {a}\nthree four")
      func attribute(_ key: NSAttributedString.Key, _ part: String) -> Any? {
        let place = (text.string as NSString).range(of: part).location
        return text.attribute(key, at: place, effectiveRange: nil)
      }
      let title = attribute(.font, "Title") as? UIFont
      XCTAssertEqual(title?.pointSize, 18)
      XCTAssertTrue(title?.fontDescriptor.symbolicTraits.contains(.traitBold) ?? false)
      XCTAssertEqual(
        attribute(.foregroundColor, "Title") as? UIColor,
        UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      let style = attribute(.paragraphStyle, "Title") as? NSParagraphStyle
      XCTAssertEqual(style?.alignment, .center)
      XCTAssertEqual(style?.headIndent, 10)
      XCTAssertEqual(style?.firstLineHeadIndent, 15)
      XCTAssertEqual(style?.paragraphSpacing, 13)
      XCTAssertNil(attribute(.foregroundColor, "one"))
      XCTAssertEqual((attribute(.paragraphStyle, "one") as? NSParagraphStyle)?.headIndent, 0)
      let slanted = attribute(.font, "two") as? UIFont
      XCTAssertTrue(slanted?.fontDescriptor.symbolicTraits.contains(.traitItalic) ?? false)
      XCTAssertEqual(slanted?.pointSize, 14)
      XCTAssertNotNil(attribute(.underlineStyle, "three"))
      XCTAssertNil(attribute(.underlineStyle, "four"))
    }
  }

  func test_documents_areReadFromFiles() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "TesseraText-\(ProcessInfo.processInfo.processIdentifier).rtf")
    defer { try? FileManager.default.removeItem(at: file) }
    try Self.letter.write(to: file, atomically: true, encoding: .utf8)
    let text = try NSAttributedString(url: file, options: [:], documentAttributes: nil)
    XCTAssertTrue(text.string.hasSuffix("three four"))
    XCTAssertThrowsError(
      try NSAttributedString(
        url: file.appendingPathComponent("gone"), options: [:], documentAttributes: nil))
    XCTAssertThrowsError(
      try NSAttributedString(
        data: Data("no".utf8), options: [.documentType: NSAttributedString.DocumentType.rtf],
        documentAttributes: nil))
  }

  func test_brokenRTF_isReadAsFarAsItGoes() throws {
    for text in [#"{\rtf1 a\'"#, #"{\rtf1 a\u-"#, #"{\rtf1 }}}a\"#, #"{\rtf1\fs-9999999999999 a"#] {
      XCTAssertNotNil(
        try? NSAttributedString(
          data: Data(text.utf8), options: [.documentType: NSAttributedString.DocumentType.rtf],
          documentAttributes: nil), text)
    }
  }
}

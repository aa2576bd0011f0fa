import UIKit
import UIKitTestSupport
import XCTest

@testable import WebKit

/// Pages as texts.
final class PageTextTests: XCTestCase {
  @MainActor private func page(_ html: String, isDark: Bool = false) -> StyledPage {
    PageBuilder.page(html, PageSurroundings(isDark: isDark))
  }

  private func check(_ html: String, _ text: String, line: UInt = #line) {
    MainActor.assumeIsolated {
      XCTAssertEqual(page(html).text.string, text, line: line)
    }
  }

  @MainActor private func style(_ html: String, of word: String, isDark: Bool = false)
    -> [NSAttributedString.Key: Any]
  {
    let text = page(html, isDark: isDark).text
    let range = (text.string as NSString).range(of: word)
    guard range.location != NSNotFound else {
      XCTFail("\(word) is not on the page.")
      return [:]
    }
    return text.attributes(at: range.location, effectiveRange: nil)
  }

  func test_spaces_areOne_betweenWords_andNoneAtTheEdges() {
    check("  <p> One\n  two </p>\n<p>three", "One two\nthree")
    check("a <b> b</b> c", "a b c")
    check("a<b> b </b>c", "a b c")
    check("one<br>two<br><br>three", "one\ntwo\n\nthree")
    check("<pre>\na  b\n c</pre>", "a  b\n c")
  }

  func test_lists_haveMarks() {
    check("<ul><li>One<li>Two</ul>", "•\u{2002}One\n•\u{2002}Two")
    check("<ol start=3><li>One<li><p>Two</ol>", "3.\u{2002}One\n4.\u{2002}Two")
    check("<ul style='list-style: none'><li>One</ul>", "One")
  }

  func test_entities() {
    check("&lt;a&gt; &amp;amp; &eacute;&#8364;&#x41; &nosuch; AT&T", "<a> &amp; é€A &nosuch; AT&T")
  }

  func test_whatIsNotText_isNotShown() {
    check(
      "<!doctype html><head><title>T</title><style>p{color:red}</style></head><!-- x > y -->"
        + "<script>if (a < b) write('<p>no')</script><p>yes<template>no</template>", "yes")
    MainActor.assumeIsolated {
      let page = page("<title> My\n page </title><table><tr><td>a<td>b</table><svg><text>x</svg>")
      XCTAssertEqual(page.title, "My page")
      XCTAssertEqual(page.text.string, "a\u{2003}b")
      XCTAssertEqual(page.missing, ["the grid of <table>", "<svg>"])
    }
  }

  func test_tagsThatOverlapOrDoNotEnd() {
    check("<b>a<i>b</b>c</i>d", "abcd")
    check("<p>a<div>b</p>c", "a\nb\nc")
    check("a < b and <", "a < b and <")
    check("</nosuch>a</p>b", "a\nb")
  }

  func test_appearance_comesFromElementsSheetsAndStyles() {
    MainActor.assumeIsolated {
      let html = """
        <style>body { font-size: 150% } .warm, #hot { color: #f00 } p b { font-style: italic }
        @media (prefers-color-scheme: dark) { .warm { color: blue } }</style>
        <body><h1>Head</h1><p class="warm">red <b>bold</b> <span style="color: rgb(0,128,0);
        font-size: 10px !important; font-size: 20px">green</span></p>
        """
      XCTAssertEqual((style(html, of: "Head")[.font] as? UIFont)?.pointSize, 48)
      XCTAssertEqual(
        style(html, of: "red")[.foregroundColor] as? UIColor,
        UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      let bold = style(html, of: "bold")[.font] as? UIFont
      XCTAssertEqual(bold?.pointSize, 24)
      XCTAssertTrue(
        bold?.fontDescriptor.symbolicTraits.contains([.traitBold, .traitItalic]) ?? false)
      let green = style(html, of: "green")
      XCTAssertEqual((green[.font] as? UIFont)?.pointSize, 10)
      XCTAssertEqual(
        green[.foregroundColor] as? UIColor, UIColor(red: 0, green: 128.0 / 255, blue: 0, alpha: 1))
    }
  }

  func test_pageInsideAPage_isOnlyItsContents() {
    MainActor.assumeIsolated {
      let html = """
        <html><style>body { font-size: 150% }</style><body>
        <html><body><p>inner</p></body></html><p>after</p></body></html><p>behind</p>
        """
      for word in ["inner", "after", "behind"] {
        XCTAssertEqual((style(html, of: word)[.font] as? UIFont)?.pointSize, 24, word)
      }
      XCTAssertEqual(page(html).text.string, "inner\nafter\nbehind")
    }
  }

  func test_dark_isForPagesThatKnowIt() {
    MainActor.assumeIsolated {
      let knows = "<meta name=color-scheme content='light dark'><p>text"
      XCTAssertEqual(style(knows, of: "text", isDark: true)[.foregroundColor] as? UIColor, .white)
      XCTAssertEqual(style(knows, of: "text")[.foregroundColor] as? UIColor, .black)
      XCTAssertEqual(style("text", of: "text", isDark: true)[.foregroundColor] as? UIColor, .black)
      let sheet = "<style>:root { color-scheme: light dark; }</style>text"
      XCTAssertEqual(style(sheet, of: "text", isDark: true)[.foregroundColor] as? UIColor, .white)
      let condition = "<style>@media (prefers-color-scheme:dark) { p {} }</style>text"
      XCTAssertEqual(
        style(condition, of: "text", isDark: true)[.foregroundColor] as? UIColor, .black)
    }
  }

  func test_pictures_areNoWiderThanTheLine() {
    MainActor.assumeIsolated {
      let png =
        UIGraphicsImageRenderer(size: CGSize(width: 600, height: 300)).image { context in
          context.fill(CGRect(x: 0, y: 0, width: 600, height: 300))
        }.pngData()?.base64EncodedString() ?? ""
      @MainActor func bounds(_ attributes: String) -> CGSize? {
        let page = page("<img \(attributes) src='data:image/png;base64,\(png)'>")
        let picture = page.text.attribute(.attachment, at: 0, effectiveRange: nil)
        return (picture as? NSTextAttachment)?.bounds.size
      }
      XCTAssertEqual(bounds("width=100 height=20"), CGSize(width: 100, height: 20))
      XCTAssertEqual(bounds("width='50%'"), CGSize(width: 152, height: 76))
      XCTAssertEqual(bounds("")?.width, 304)
      let foreign = page("<img src='https://example.org/a.png' alt='A hill'>")
      XCTAssertEqual(foreign.text.string, "A hill")
      XCTAssertEqual(foreign.missing, ["<img> from the network"])
    }
  }

  /// Pages of any bytes end in some text, and deep ones do not cost the square of their depth.
  func test_damagedAndDeepPages() {
    MainActor.assumeIsolated {
      let deep = String(repeating: "<div><b><li>", count: 4_000) + "deep"
      XCTAssertTrue(page(deep).text.string.hasSuffix("deep"))
      _ = page(String(repeating: "<a", count: 20_000))
      _ = page(String(repeating: "<style>a{", count: 2_000))
      _ = page(String(repeating: "</p>", count: 5_000))
      for seed in 0..<300 {
        var random = SeededGenerator(seed: seed)
        func next(_ count: Int) -> Int { random.int(0..<count) }
        let words = [
          "<", ">", "</", "<p", "<li>", "<ul>", "</ul>", "<table>", "<td>", "<b>", "</b>", "'",
          "\"",
          "=", " ", "&", "&#", "x;", "<style>", "</style>", "{", "}", "color:", "red;", "<!--",
          "-->",
          "<pre>", "\n", "<br>", "<a href=#x>", "<img src=data:,>", "<hr>", "text", "é", "<q>",
          "style='margin:1e99px;font-size:-3em'", "<h1", "<body", "<font color", "<title>",
        ]
        let html = (0..<next(60) + 1).map { _ in words[next(words.count)] }.joined()
        _ = page(html)
      }
    }
  }
}

import UIKit
import UIKitTestSupport
import WebKit
import XCTest

/// Web views as they look and are touched.
final class PagePictureTests: XCTestCase {
  private static let article = """
    <html><head><meta name="viewport" content="width=device-width">
    <meta name="color-scheme" content="light dark">
    <style>
    body { font-family: -apple-system; margin: 16px; line-height: 1.4 }
    .quiet { color: gray; font-size: small } code { background: rgba(128, 128, 128, 0.2) }
    pre, code { font-family: -apple-system }
    @media (prefers-color-scheme: dark) { body { background: #1c1c1e } }
    </style></head><body>
    <h1>Keeping lists</h1>
    <p class="quiet">By the harbour office &middot; 9 January</p>
    <p>A list is <b>bold</b>, <i>slanted</i>, <u>marked</u> or <s>gone</s>, and has
    <a href="https://example.org/more">a link to more</a> and <code>code</code>.</p>
    <h3>What to pack</h3>
    <ul><li>Rope, of which the longer one goes round the mast and comes back<li>Lamp
    <ul><li>Oil<li>Matches</ul></ul>
    <ol><li>Cast off<li>Row<li>H<sub>2</sub>O and x<sup>2</sup></ol>
    <blockquote>The sea is never full.</blockquote><hr>
    <pre>for item in list {\n  print(item)\n}</pre>
    <p style="text-align: center; color: teal">The end</p></body></html>
    """

  func test_article_inLight() { check(.light, "light") { $0.show(Self.article) } }
  func test_article_inDark() { check(.dark, "dark") { $0.show(Self.article) } }
  func test_pageThatDoesNotKnowTheDark_isLight() {
    check(.dark, "plain-in-dark", height: 220) {
      $0.show("<style> body { font-size: 150%; } </style><body>We petition for more lighthouses.")
    }
  }
  func test_pageOfTheNetwork_inLight() {
    check(.light, "network-light") { $0.load("https://www.example.org/lists") }
  }
  func test_pageOfTheNetwork_inDark() {
    check(.dark, "network-dark") { $0.load("https://www.example.org/lists") }
  }

  private func check(
    _ appearance: UIUserInterfaceStyle, _ name: String, height: CGFloat = 760,
    _ load: @MainActor (WebFixture) -> Void
  ) {
    withWebFixture(CGSize(width: 340, height: height), appearance: appearance) { fixture in
      load(fixture)
      assertGolden(png: fixture.harness.picture(), named: "pages/web-\(name)")
    }
  }

  func test_tappedLink_isAskedFor_andLoads() {
    withWebFixture { fixture in
      fixture.show(
        "<p>Before</p><p><a href='more.html'>Tap here</a></p>",
        baseURL: URL(string: "https://example.org/x/"))
      fixture.log = []
      tap("Tap here", fixture)
      XCTAssertEqual(fixture.log.first, "policy 0 https://example.org/x/more.html")
      XCTAssertEqual(fixture.web.url?.absoluteString, "https://example.org/x/more.html")
    }
  }

  func test_linkToAPlaceOnThePage_scrollsThere_withoutALoad() {
    withWebFixture { fixture in
      let filler = String(repeating: "<p>line</p>", count: 60)
      fixture.show("<a href='#end'>Down</a>\(filler)<h2 id=end>The end</h2>\(filler)")
      fixture.log = []
      tap("Down", fixture)
      XCTAssertEqual(fixture.log, [])
      XCTAssertGreaterThan(fixture.web.scrollView.contentOffset.y, 1000)
    }
  }

  func test_linkWithAWindowOfItsOwn_asksTheUserInterface() {
    final class Maker: NSObject, WKUIDelegate {
      var asked: [String] = []
      func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
      ) -> WKWebView? {
        asked.append(
          "\(navigationAction.targetFrame == nil) \(navigationAction.request.url?.host ?? "")")
        return nil
      }
    }
    withWebFixture { fixture in
      let maker = Maker()
      fixture.web.uiDelegate = maker
      fixture.show("<a target=_blank href='https://example.org/'>Elsewhere</a>")
      tap("Elsewhere", fixture)
      XCTAssertEqual(maker.asked, ["true example.org"])
      XCTAssertEqual(fixture.web.url?.absoluteString, "about:blank")
    }
  }

  /// Taps the first letters of the words.
  @MainActor private func tap(_ words: String, _ fixture: WebFixture) {
    guard let view = fixture.web.scrollView as? UITextView else { return XCTFail("No text.") }
    let range = (view.text as NSString).range(of: words)
    guard let start = view.position(from: view.beginningOfDocument, offset: range.location) else {
      return XCTFail("\(words) is not on the page.")
    }
    let caret = view.convert(view.caretRect(for: start), to: nil)
    fixture.harness.run("tap \(caret.minX + 6),\(caret.midY)")
    fixture.harness.settle()
  }
}

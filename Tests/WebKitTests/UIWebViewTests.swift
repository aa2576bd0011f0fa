import PlatformInterface
import UIKit
import UIKitTestSupport
import WebKit
import XCTest

/// The web view of older programs, through its delegate and what it shows.
final class UIWebViewTests: XCTestCase {
  func test_load_isAskedAboutAndTold_stepByStep() {
    withScreen { screen in
      XCTAssertNil(screen.web.request)
      screen.web.loadHTMLString(
        "<title>Hello</title><p>Text", baseURL: URL(string: "https://example.org/a"))
      XCTAssertTrue(screen.web.isLoading)
      screen.harness.settle()
      XCTAssertEqual(screen.log, ["5 https://example.org/a", "start", "finish"])
      XCTAssertEqual(screen.web.request?.url?.absoluteString, "https://example.org/a")
      XCTAssertEqual(screen.web.stringByEvaluatingJavaScript(from: "document.title"), "Hello")
      XCTAssertNil(screen.web.stringByEvaluatingJavaScript(from: "1 + 1"))
      XCTAssertEqual((screen.web.scrollView as? UITextView)?.text, "Text")
      let height = Int(screen.web.scrollView.contentSize.height.rounded())
      XCTAssertEqual(
        screen.web.stringByEvaluatingJavaScript(from: "document.body.scrollHeight"), "\(height)")
    }
  }

  func test_refusedLoad_leavesWhatWasThere() {
    withScreen { screen in
      screen.web.loadRequest(URLRequest(url: URL(fileURLWithPath: "/nowhere/page.html")))
      screen.harness.settle()
      XCTAssertEqual(screen.log, ["5 file:///nowhere/page.html", "start", "failed -1100"])
      XCTAssertNil(screen.web.request)
      screen.log = []
      screen.starts = false
      screen.web.loadRequest(URLRequest(url: URL(string: "https://example.org/")!))
      screen.harness.settle()
      XCTAssertEqual(screen.log, ["5 https://example.org/"])
      XCTAssertNil(screen.web.request)
      XCTAssertFalse(screen.web.isLoading)
    }
  }

  func test_link_isFollowed_andWayBackLeadsHome() {
    withScreen { screen in
      let address = { (text: String) in URL(string: "data:text/html,\(text)")! }
      screen.web.loadRequest(URLRequest(url: address("One")))
      screen.harness.settle()
      screen.web.loadRequest(URLRequest(url: address("Two")))
      screen.harness.settle()
      XCTAssertTrue(screen.web.canGoBack)
      screen.log = []
      screen.web.goBack()
      screen.harness.settle()
      XCTAssertEqual(screen.log, ["2 data:text/html,One", "start", "finish"])
      XCTAssertEqual((screen.web.scrollView as? UITextView)?.text, "One")
    }
  }

  func test_document_makesAWebViewOfThatClass() throws {
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="1" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects><webView contentMode="scaleToFill" scalesPageToFit="YES" id="w">
      <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
      </webView></objects></document>
      """
    try MainActor.assumeIsolated {
      Unsupported.reset()
      let objects = UINib(data: Data(document.utf8), bundle: nil).instantiate(withOwner: nil)
      let web = try XCTUnwrap(objects.first as? UIWebView)
      XCTAssertEqual(web.frame.size, CGSize(width: 200, height: 100))
      XCTAssertEqual(web.subviews.first?.frame.size, CGSize(width: 200, height: 100))
      XCTAssertTrue(web.scalesPageToFit)
      XCTAssertEqual(Unsupported.reported, [])
    }
  }

  func test_otherPagination_isReportedByName() {
    MainActor.assumeIsolated {
      Unsupported.reset()
      let web = UIWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      web.paginationMode = .leftToRight
      XCTAssertEqual(Unsupported.reported, ["UIWebView.paginationMode"])
    }
  }
}

private func withScreen(_ body: @MainActor (Screen) -> Void) {
  MainActor.assumeIsolated {
    let screen = Screen()
    defer { screen.harness.close() }
    body(screen)
  }
}

@MainActor
private final class Screen: NSObject, UIWebViewDelegate {
  let web = UIWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let harness: Harness
  var log: [String] = []
  var starts = true

  override init() {
    let root = UIViewController()
    root.view = web
    harness = Harness(size: CGSize(width: 320, height: 480), root: root)
    super.init()
    web.delegate = self
  }

  func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest,
    navigationType: UIWebView.NavigationType
  ) -> Bool {
    log.append("\(navigationType.rawValue) \(request.url?.absoluteString ?? "nothing")")
    return starts
  }

  func webViewDidStartLoad(_ webView: UIWebView) { log.append("start") }
  func webViewDidFinishLoad(_ webView: UIWebView) { log.append("finish") }
  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {
    log.append("failed \((error as NSError).code)")
  }
}

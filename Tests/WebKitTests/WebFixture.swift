import UIKit
import UIKitTestSupport
import WebKit
import XCTest

/// A screen with a web view, and what its delegate and observers were told.
@MainActor final class WebFixture: NSObject, WKNavigationDelegate {
  /// Whether a load is given up as soon as it began.
  var stopsAtStart = false
  let web: WKWebView
  let harness: Harness
  var log: [String] = []
  var policy = WKNavigationActionPolicy.allow
  private var observations: [NSKeyValueObservation] = []

  init(
    _ size: CGSize = CGSize(width: 320, height: 480),
    appearance: UIUserInterfaceStyle = .light
  ) {
    web = WKWebView(frame: CGRect(origin: .zero, size: size))
    let root = UIViewController()
    root.view = web
    harness = Harness(size: size, appearance: appearance, root: root)
    super.init()
    web.navigationDelegate = self
  }

  func observe() {
    observations = [
      web.observe(\.title) { [unowned self] web, _ in log.append("title \(web.title ?? "nil")") },
      web.observe(\.isLoading) { [unowned self] web, _ in log.append("loading \(web.isLoading)") },
      web.observe(\.estimatedProgress) { [unowned self] web, _ in
        log.append("progress \(web.estimatedProgress)")
      },
      web.observe(\.canGoBack) { [unowned self] web, _ in log.append("back \(web.canGoBack)") },
    ]
  }

  func show(_ html: String, baseURL: URL? = nil) {
    web.loadHTMLString(html, baseURL: baseURL)
    harness.settle()
  }

  func load(_ address: String) {
    guard let url = URL(string: address) else { return XCTFail("\(address) is no address.") }
    web.load(URLRequest(url: url))
    harness.settle()
  }

  /// What the page's text view shows.
  var text: String { (web.scrollView as? UITextView)?.text ?? "" }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {
    let address = navigationAction.request.url?.absoluteString ?? "nothing"
    log.append("policy \(navigationAction.navigationType.rawValue) \(address)")
    decisionHandler(policy)
  }
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
  ) {
    log.append("response \(navigationResponse.response.mimeType ?? "nil")")
    decisionHandler(.allow)
  }
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    log.append("start")
    if stopsAtStart { webView.stopLoading() }
  }
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { log.append("commit") }
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { log.append("finish") }
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) { log.append("fail \((error as NSError).code)") }
}

/// Runs the body with a fixture of its own.
func withWebFixture(
  _ size: CGSize = CGSize(width: 320, height: 480), appearance: UIUserInterfaceStyle = .light,
  _ body: @MainActor (WebFixture) throws -> Void
) rethrows {
  try MainActor.assumeIsolated {
    let fixture = WebFixture(size, appearance: appearance)
    defer { fixture.harness.close() }
    try body(fixture)
  }
}

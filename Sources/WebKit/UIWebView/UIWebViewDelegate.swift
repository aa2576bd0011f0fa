import UIKitCore

/// Decides about loads of a `UIWebView` and hears of them. All methods are optional on Apple; those that are left out
/// allow.
@preconcurrency @MainActor
public protocol UIWebViewDelegate: NSObjectProtocol {
  /// Asked before each load, those that the program begins, too.
  func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest,
    navigationType: UIWebView.NavigationType
  ) -> Bool
  func webViewDidStartLoad(_ webView: UIWebView)
  func webViewDidFinishLoad(_ webView: UIWebView)
  /// A load was stopped, or its address leads to nothing.
  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
  public func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest,
    navigationType: UIWebView.NavigationType
  ) -> Bool { true }
  public func webViewDidStartLoad(_ webView: UIWebView) {}
  public func webViewDidFinishLoad(_ webView: UIWebView) {}
  public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}

/// Tells the delegate of a `UIWebView` what the web view inside is told.
@MainActor
final class WebViewFollower: NSObject, WKNavigationDelegate {
  weak var view: UIWebView?
  /// What stays where a load fails.
  private var before: URLRequest?

  nonisolated override init() { super.init() }

  func webView(
    _ webView: WKWebView, decidePolicyFor action: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {
    guard let view else { return decisionHandler(.cancel) }
    let type: UIWebView.NavigationType =
      switch action.navigationType {
      case .linkActivated: .linkClicked
      case .formSubmitted: .formSubmitted
      case .backForward: .backForward
      case .reload: .reload
      case .formResubmitted: .formResubmitted
      case .other: .other
      }
    let starts =
      view.delegate?.webView(view, shouldStartLoadWith: action.request, navigationType: type)
      ?? true
    if starts {
      before = view.shownRequest
      view.shownRequest = action.request
    }
    decisionHandler(starts ? .allow : .cancel)
  }

  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    guard let view else { return }
    view.delegate?.webViewDidStartLoad(view)
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    guard let view else { return }
    view.delegate?.webViewDidFinishLoad(view)
  }

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {
    guard let view else { return }
    view.shownRequest = before
    view.delegate?.webView(view, didFailLoadWithError: error)
  }
}

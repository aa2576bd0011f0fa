import UIKitCore

/// One load, as the delegate's methods name it.
@preconcurrency @MainActor
open class WKNavigation: NSObject {
  nonisolated override init() { super.init() }
}

/// What leads to a page.
public enum WKNavigationType: Int, Sendable {
  case linkActivated = 0
  case formSubmitted, backForward, reload, formResubmitted
  case other = -1
}

/// What becomes of a load that was asked about.
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel = 0
  /// Downloading is not there; it cancels, and says so.
  case allow, download
}

public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel = 0
  case allow, download
}

/// A load that is about to begin.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  /// Where the link is.
  public let sourceFrame: WKFrameInfo
  /// Where the page goes; nil where it asks for a window of its own.
  public let targetFrame: WKFrameInfo?
  public let navigationType: WKNavigationType
  public let request: URLRequest
  /// Whether the page says that it is for keeping.
  open var shouldPerformDownload: Bool { false }

  init(
    _ request: URLRequest, _ type: WKNavigationType, from source: WKFrameInfo,
    to target: WKFrameInfo?
  ) {
    self.request = request
    navigationType = type
    sourceFrame = source
    targetFrame = target
    super.init()
  }
}

/// A page that has been found and is not shown yet.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  open var isForMainFrame: Bool { true }
  public let response: URLResponse
  open var canShowMIMEType: Bool { true }

  init(_ response: URLResponse) {
    self.response = response
    super.init()
  }
}

/// A part of a web view that shows a page; here there is one.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  open var isMainFrame: Bool { true }
  public let request: URLRequest
  public private(set) weak var webView: WKWebView?
  public let securityOrigin: WKSecurityOrigin

  init(_ webView: WKWebView, _ request: URLRequest?) {
    self.webView = webView
    self.request = request ?? URLRequest(url: PageRequest.blank)
    securityOrigin = WKSecurityOrigin(self.request.url)
    super.init()
  }
}

/// Where a page comes from.
@preconcurrency @MainActor
open class WKSecurityOrigin: NSObject {
  public let `protocol`: String
  public let host: String
  /// 0 for the scheme's own.
  public let port: Int

  init(_ url: URL?) {
    self.`protocol` = url?.scheme ?? ""
    host = url?.host ?? ""
    port = url?.port ?? 0
    super.init()
  }
}

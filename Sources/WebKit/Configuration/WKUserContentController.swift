import Failures
import PlatformInterface
import UIKitCore

/// Keeps the scripts that an app adds to pages and who hears of their messages. Scripts do not run here,
/// which is said when one is added; so no message comes.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  private var handlers: [String: any WKScriptMessageHandler] = [:]
  public private(set) var userScripts: [WKUserScript] = []

  public nonisolated override init() { super.init() }

  open func addUserScript(_ userScript: WKUserScript) {
    Unsupported.report("WKUserContentController.addUserScript(_:)")
    userScripts.append(userScript)
  }
  open func removeAllUserScripts() { userScripts = [] }

  /// - Precondition: the name has no handler yet, as on iOS.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    guard handlers[name] == nil else {
      failure(
        "NSInvalidArgumentException: Attempt to add script message handler with name '\(name)' when "
          + "one already exists.")
    }
    Unsupported.report("WKUserContentController.add(_:name:)")
    handlers[name] = scriptMessageHandler
  }
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
  open func removeAllScriptMessageHandlers() { handlers = [:] }
}

/// Hears what scripts of pages tell the app.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// What a script tells; none does.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  public let body: Any
  public private(set) weak var webView: WKWebView?
  public let frameInfo: WKFrameInfo
  public let name: String

  init(_ body: Any, name: String, _ frame: WKFrameInfo) {
    self.body = body
    self.name = name
    frameInfo = frame
    webView = frame.webView
    super.init()
  }
}

public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart = 0
  case atDocumentEnd
}

/// A script that an app adds to pages.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool

  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    super.init()
  }
}

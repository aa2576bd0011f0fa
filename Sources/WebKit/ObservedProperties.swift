@_spi(XcodeSources) import ObjCRuntime

import UIKitCore

/// Properties of web views that are observed and that documents and programs name.
private enum ObservedProperties {
  /// Runs while the program is loaded; the properties are entered when one is first looked for.
  @section(".init_array") @used static let entry: @convention(c) () -> Void = {
    ObjCMembers.whenNeeded {
      ObjCMembers.add(WKWebView.self) {
        $0.property("url", \WKWebView.url)
        $0.property("URL", \WKWebView.url)
        $0.property("title", \WKWebView.title)
        $0.property("isLoading", \WKWebView.isLoading)
        $0.property("estimatedProgress", \WKWebView.estimatedProgress)
        $0.property("canGoBack", \WKWebView.canGoBack)
        $0.property("canGoForward", \WKWebView.canGoForward)
        $0.property("hasOnlySecureContent", \WKWebView.hasOnlySecureContent)
        $0.property("navigationDelegate", \WKWebView.navigationDelegate)
        $0.property("uiDelegate", \WKWebView.uiDelegate)
        $0.property("UIDelegate", \WKWebView.uiDelegate)
        $0.property(
          "allowsBackForwardNavigationGestures", \WKWebView.allowsBackForwardNavigationGestures)
        $0.method("reload", WKWebView.reload)
        $0.method("goBack", WKWebView.goBack)
        $0.method("goForward", WKWebView.goForward)
        $0.method("stopLoading", WKWebView.stopLoading)
      }
    }
  }
}

/// The names of properties that sources observe without being lowered.
@MainActor
enum ObservedNames {
  static let areKnown: Bool = {
    ObservedKeys.add(\WKWebView.url, "url")
    ObservedKeys.add(\WKWebView.title, "title")
    ObservedKeys.add(\WKWebView.isLoading, "isLoading")
    ObservedKeys.add(\WKWebView.estimatedProgress, "estimatedProgress")
    ObservedKeys.add(\WKWebView.canGoBack, "canGoBack")
    ObservedKeys.add(\WKWebView.canGoForward, "canGoForward")
    ObservedKeys.add(\WKWebView.hasOnlySecureContent, "hasOnlySecureContent")
    return true
  }()
}

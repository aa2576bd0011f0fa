import UIKitCore

/// How far a page has come; what observers of a web view look at.
struct PageProgress: Equatable {
  var address: URL?
  var title: String? = ""
  var isLoading = false
  var fraction = 0.0

  /// Its properties by the names that observers know, Objective-C's among them.
  static let keys = [
    "url", "URL", "title", "isLoading", "loading", "estimatedProgress", "canGoBack",
    "canGoForward", "hasOnlySecureContent",
  ]
}

/// One load on its way.
@MainActor
final class PageLoad {
  let navigation: WKNavigation
  let request: PageRequest
  let kind: WKNavigationType
  /// A page that was left before and comes back.
  let item: WKBackForwardListItem?
  var didStart = false
  var isOver = false

  init(
    _ navigation: WKNavigation, _ request: PageRequest, _ kind: WKNavigationType,
    _ item: WKBackForwardListItem?
  ) {
    self.navigation = navigation
    self.request = request
    self.kind = kind
    self.item = item
  }
}

import ObjCRuntime
import PlatformInterface
import UIKitCore

/// The steps of a load. Each begins on the main queue after the one before it, so that an app that stops
/// the load or asks for another page in between is heeded.
extension WKWebView {
  /// Begins a load and ends the one before it.
  ///
  /// - Parameter item: the page of the list that comes back.
  func start(
    _ request: PageRequest, _ kind: WKNavigationType, to item: WKBackForwardListItem? = nil
  ) -> WKNavigation? {
    cancelLoad()
    let load = PageLoad(WKNavigation(), request, kind, item)
    shown.load = load
    change {
      progress.address = request.url
      progress.isLoading = true
      progress.fraction = 0.1
    }
    let action = WKNavigationAction(
      request.request, kind, from: WKFrameInfo(self, shown.request?.request),
      to: WKFrameInfo(self, request.request))
    next(load) { self.askPolicy(load, action) }
    return load.navigation
  }

  func cancelLoad() {
    guard let load = shown.load else { return }
    let error = URLError(
      .cancelled,
      userInfo: load.request.url.map {
        [NSURLErrorFailingURLErrorKey: $0]
      } ?? [:])
    end(load)
    if load.didStart {
      navigationDelegate?.webView(
        self, didFailProvisionalNavigation: load.navigation, withError: error)
    }
  }

  /// The load is over without a page; what was there stays.
  private func end(_ load: PageLoad) {
    load.isOver = true
    shown.load = nil
    change {
      progress.address = shown.request?.url
      progress.isLoading = false
      progress.fraction = shown.request == nil ? 0 : 1
    }
  }

  private func next(_ load: PageLoad, _ step: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async {
      MainActor.assumeIsolated { if !load.isOver { step() } }
    }
  }

  /// Makes changes that observers hear of.
  func change(_ change: () -> Void) {
    Observations.changing(self, PageProgress.keys, by: change)
  }

  // MARK: The steps

  private func askPolicy(_ load: PageLoad, _ action: WKNavigationAction) {
    let decide = once { [weak self] (policy: WKNavigationActionPolicy) in
      guard let self, !load.isOver else { return }
      guard policy == .allow else {
        if policy == .download { Unsupported.report("WKNavigationActionPolicy.download") }
        return end(load)
      }
      next(load) { self.begin(load) }
    }
    guard let navigationDelegate else { return decide(.allow) }
    navigationDelegate.webView(
      self, decidePolicyFor: action, preferences: WKWebpagePreferences()
    ) { policy, _ in decide(policy) }
  }

  private func begin(_ load: PageLoad) {
    load.didStart = true
    change { progress.fraction = 0.3 }
    navigationDelegate?.webView(self, didStartProvisionalNavigation: load.navigation)
    next(load) { self.receive(load) }
  }

  private func receive(_ load: PageLoad) {
    let content: PageContent
    do throws(URLError) {
      content = try load.request.read()
    } catch {
      end(load)
      navigationDelegate?.webView(
        self, didFailProvisionalNavigation: load.navigation, withError: error)
      return
    }
    let decide = once { [weak self] (policy: WKNavigationResponsePolicy) in
      guard let self, !load.isOver else { return }
      guard policy == .allow else {
        if policy == .download { Unsupported.report("WKNavigationResponsePolicy.download") }
        end(load)
        navigationDelegate?.webView(
          self, didFailProvisionalNavigation: load.navigation,
          withError: NSError(domain: "WebKitErrorDomain", code: 102))
        return
      }
      next(load) { self.commit(load, content) }
    }
    guard let navigationDelegate else { return decide(.allow) }
    let response = WKNavigationResponse(
      URLResponse(
        url: load.request.url ?? PageRequest.blank, mimeType: content.type,
        expectedContentLength: -1, textEncodingName: "utf-8"))
    navigationDelegate.webView(self, decidePolicyFor: response, decisionHandler: decide)
  }

  private func commit(_ load: PageLoad, _ content: PageContent) {
    change {
      if !load.request.isGiven || load.item != nil {
        backForwardList.show(load.request, item: load.item, replaces: load.kind == .reload)
      }
      progress.fraction = 0.7
      progress.title = ""
    }
    show(content, load.request)
    navigationDelegate?.webView(self, didCommit: load.navigation)
    next(load) { self.finish(load) }
  }

  private func finish(_ load: PageLoad) {
    load.isOver = true
    shown.load = nil
    change {
      progress.title = shown.title ?? ""
      progress.fraction = 1
      progress.isLoading = false
    }
    if !load.request.isGiven { backForwardList.currentItem?.title = shown.title }
    navigationDelegate?.webView(self, didFinish: load.navigation)
  }

  /// An app that answers twice is heard once.
  private func once<Policy>(
    _ body: @escaping @MainActor (Policy) -> Void
  ) -> @MainActor (Policy) -> Void {
    var isAnswered = false
    return { policy in
      if isAnswered {
        Log.write("A decision handler of WKNavigationDelegate was called more than once.")
        return
      }
      isAnswered = true
      body(policy)
    }
  }

  // MARK: Links

  /// - Parameter opensElsewhere: whether the link asks for a window of its own.
  func follow(_ link: URL, opensElsewhere: Bool) {
    let absolute =
      URL(string: link.relativeString, relativeTo: shown.request?.baseURL)?.absoluteURL ?? link
    if let name = absolute.fragment, isOnPage(absolute, link) { return scroll(to: name) }
    let request = URLRequest(url: absolute)
    let source = WKFrameInfo(self, shown.request?.request)
    let scheme = absolute.scheme?.lowercased() ?? ""
    guard !opensElsewhere else {
      let action = WKNavigationAction(request, .linkActivated, from: source, to: nil)
      return openElsewhere(action)
    }
    guard WKWebView.handlesURLScheme(scheme) else {
      return openOutside(
        WKNavigationAction(
          request, .linkActivated, from: source, to: WKFrameInfo(self, request)))
    }
    _ = start(PageRequest(request, reading: shown.request?.files ?? PageFiles.none), .linkActivated)
  }

  private func isOnPage(_ absolute: URL, _ link: URL) -> Bool {
    if link.relativeString.hasPrefix("#") { return true }
    func base(_ url: URL?) -> Substring? { url?.absoluteString.prefix { $0 != "#" } }
    return base(absolute) == base(shown.request?.url)
  }

  /// Mail and telephone, if the app has nothing against it.
  private func openOutside(_ action: WKNavigationAction) {
    guard let url = action.request.url else { return }
    guard let navigationDelegate else { return UIApplication.shared.open(url) }
    let decide = once { (policy: WKNavigationActionPolicy) in
      if policy == .allow { UIApplication.shared.open(url) }
    }
    navigationDelegate.webView(
      self, decidePolicyFor: action, preferences: WKWebpagePreferences()
    ) { policy, _ in decide(policy) }
  }

  /// iOS-BEHAVIOUR: a link with a window of its own asks for the policy and then for a web view;
  /// nothing happens where the app gives none. Evidence: module-2.
  private func openElsewhere(_ action: WKNavigationAction) {
    let decide = once { [weak self] (policy: WKNavigationActionPolicy) in
      guard let self, policy == .allow else { return }
      let made = uiDelegate?.webView(
        self, createWebViewWith: configuration, for: action, windowFeatures: WKWindowFeatures())
      made?.load(action.request)
    }
    guard let navigationDelegate else { return decide(.allow) }
    navigationDelegate.webView(
      self, decidePolicyFor: action, preferences: WKWebpagePreferences()
    ) { policy, _ in decide(policy) }
  }
}

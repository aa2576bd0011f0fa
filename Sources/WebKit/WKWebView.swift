@_exported import FoundationNetworking
import Failures
import PlatformInterface
@_exported import UIKitCore

/// Shows pages without an engine of the web: simple HTML of the app's own as text, and for pages of the
/// network whose they are, with a button that opens them in the desktop's browser.
///
/// Loading goes as on iOS, one step after the other from the main queue, so that delegates and observers
/// hear of it in the order they know. Scripts do not run.
@preconcurrency @MainActor
open class WKWebView: UIView {
  private let storedConfiguration: WKWebViewConfiguration
  let pageView = UITextView(frame: .zero)
  let addressPage = AddressPage(frame: .zero)
  let pictureView = UIImageView(frame: .zero)
  var shown = ShownPage()
  var progress = PageProgress()

  // MARK: Creation

  /// - Parameter configuration: copied; later changes of it change nothing here.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    storedConfiguration = configuration.duplicate()
    super.init(frame: frame)
    begin()
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  public required init?(coder: NSCoder) {
    let source = NibAttributes(coder)
    storedConfiguration = WKWebViewConfiguration()
    super.init(coder: coder)
    if let source = source?.child("configuration") { storedConfiguration.read(source) }
    begin()
    if let value = source?.bool("allowsBackForwardNavigationGestures") {
      allowsBackForwardNavigationGestures = value
    }
    if let value = source?.bool("allowsLinkPreview") { allowsLinkPreview = value }
  }

  private func begin() {
    _ = ObservedNames.areKnown
    if backgroundColor == nil { backgroundColor = .systemBackground }
    setUpViews()
    backForwardList.owner = self
  }

  /// A copy of what it was made with; its content controller and preferences are the view's own.
  open var configuration: WKWebViewConfiguration { storedConfiguration.duplicate() }
  var preferences: WKPreferences { storedConfiguration.preferences }

  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?

  // MARK: Loading

  /// Shows a page of the network as its address, and one of a file or in the address itself as it is.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    start(PageRequest(request), .other)
  }

  /// Shows a file, which may show what lies in a folder beside it and nothing else; fails where the file is not there
  /// itself.
  ///
  /// - Parameter readAccessURL: a folder, or a file for that alone.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    for url in [URL, readAccessURL] where !url.isFileURL {
      failure("NSInvalidArgumentException: \(url.absoluteString) is not a file URL")
    }
    return start(PageRequest(URLRequest(url: URL), reading: .within(readAccessURL)), .other)
  }

  /// - Parameter baseURL: what links, pictures and style sheets of the page are relative to.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    start(PageRequest(.html(string), at: baseURL), .other)
  }

  /// Text, HTML and pictures are shown; of what else it may be, the address alone.
  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    let content = PageContent(data, type: MIMEType, encoding: characterEncodingName)
    return start(PageRequest(content ?? .address(baseURL), at: baseURL), .other)
  }

  /// Goes to a page that was left; nil for one of another view.
  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    guard backForwardList.contains(item) else { return nil }
    return start(item.request, .backForward, to: item)
  }

  @discardableResult
  open func goBack() -> WKNavigation? { backForwardList.backItem.flatMap(go) }
  @discardableResult
  open func goForward() -> WKNavigation? { backForwardList.forwardItem.flatMap(go) }

  @discardableResult
  open func reload() -> WKNavigation? {
    shown.request.flatMap { start($0, .reload, to: backForwardList.currentItem) }
  }
  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { reload() }

  /// Ends a load that goes on; its delegate hears that it failed.
  open func stopLoading() { cancelLoad() }

  // MARK: State, all of which can be observed

  /// Of the page that comes, from the moment it is asked for, or is there.
  open var url: URL? { progress.address }
  /// Empty until a page is there, and for pages without a title; the host of pages of the network.
  open var title: String? { progress.title }
  open var isLoading: Bool { progress.isLoading }
  /// From 0 to 1.
  open var estimatedProgress: Double { progress.fraction }
  /// Whether all of the page came safely.
  open var hasOnlySecureContent: Bool { url?.scheme?.lowercased() == "https" }
  open var canGoBack: Bool { backForwardList.backItem != nil }
  open var canGoForward: Bool { backForwardList.forwardItem != nil }
  public let backForwardList = WKBackForwardList()

  // MARK: Behaviour

  /// Scrolls the page. Its delegate is the app's.
  open var scrollView: UIScrollView { pageView }

  /// A swipe from the view's side goes back or forward.
  open var allowsBackForwardNavigationGestures = false { didSet { updateGestures() } }
  /// There are no previews of links, whatever this says.
  open var allowsLinkPreview = true
  /// For requests; none are made.
  open var customUserAgent: String?
  /// How large a page is; 1 is as it says.
  open var pageZoom: CGFloat = 1 { didSet { if pageZoom != oldValue { rebuildPage() } } }
  /// Whether other tools may look inside; there is nothing inside.
  open var isInspectable = false

  /// Whether pages of an address with that scheme can be shown.
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "file", "about", "data"].contains(urlScheme.lowercased())
  }

  // MARK: Scripts

  /// Fails with `WKError.javaScriptExceptionOccurred`, but for questions that the page's text answers, as
  /// `document.title` and `document.body.scrollHeight`.
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    let answer = answer(to: javaScriptString)
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        completionHandler?(answer, answer == nil ? WKError.noScripts : nil)
      }
    }
  }

  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
    guard let answer = answer(to: javaScriptString) else { throw WKError.noScripts }
    return answer
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutPage()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.userInterfaceStyle != traitCollection.userInterfaceStyle {
      rebuildPage()
    }
  }

  open override var isOpaque: Bool { didSet { if isOpaque != oldValue { applyBackground() } } }
  open override var backgroundColor: UIColor? { didSet { applyBackground() } }
}

extension WKWebView: HistoryView {
  /// The Back and Forward buttons of a mouse.
  package func navigate(_ direction: NavigationDirection) -> Bool {
    (direction == .back ? goBack() : goForward()) != nil
  }
}

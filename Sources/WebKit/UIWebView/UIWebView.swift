import PlatformInterface
import UIKitCore

/// The web view from before `WKWebView`, which Apple took out of UIKit's headers and older programs still name.
///
/// It shows what `WKWebView` shows, which lies inside: HTML of the app's own as text, and for pages of the network
/// whose they are. Scripts do not run.
@preconcurrency @MainActor
open class UIWebView: UIView {
  let page = WKWebView(frame: .zero)
  private let follower = WebViewFollower()
  /// What was asked for last, or the page that is there.
  var shownRequest: URLRequest?

  open weak var delegate: (any UIWebViewDelegate)?

  // MARK: Creation

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  public required init?(coder: NSCoder) {
    let source = NibAttributes(coder)
    super.init(coder: coder)
    begin()
    if let value = source?.bool("scalesPageToFit") { scalesPageToFit = value }
    if let value = source?.bool("allowsInlineMediaPlayback") { allowsInlineMediaPlayback = value }
    if let value = source?.bool("mediaPlaybackRequiresUserAction") {
      mediaPlaybackRequiresUserAction = value
    }
    if let value = source?.bool("suppressesIncrementalRendering") {
      suppressesIncrementalRendering = value
    }
    if let value = source?.bool("keyboardDisplayRequiresUserAction") {
      keyboardDisplayRequiresUserAction = value
    }
  }

  private func begin() {
    follower.view = self
    page.navigationDelegate = follower
    page.frame = bounds
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(page)
  }

  // MARK: Loading

  /// Shows a file or a page in the address itself as it is, and one of the network as its address.
  open func loadRequest(_ request: URLRequest) { page.load(request) }

  /// - Parameter baseURL: what links, pictures and style sheets of the page are relative to.
  open func loadHTMLString(_ string: String, baseURL: URL?) {
    page.loadHTMLString(string, baseURL: baseURL)
  }

  /// Text, HTML and pictures are shown; of what else it may be, the address alone.
  open func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL) {
    page.load(data, mimeType: MIMEType, characterEncodingName: textEncodingName, baseURL: baseURL)
  }

  open func reload() { page.reload() }
  /// Ends a load that goes on; the delegate hears that it failed.
  open func stopLoading() { page.stopLoading() }
  open func goBack() { page.goBack() }
  open func goForward() { page.goForward() }

  // MARK: State

  /// Of the page that comes, from the moment its load begins, or is there; nil before the first.
  open var request: URLRequest? { shownRequest }
  open var isLoading: Bool { page.isLoading }
  open var canGoBack: Bool { page.canGoBack }
  open var canGoForward: Bool { page.canGoForward }
  /// Scrolls the page.
  open var scrollView: UIScrollView { page.scrollView }

  // MARK: Scripts

  /// Nil, which is what a script gives that fails, but for questions that the page's text answers, as
  /// `document.title` and `document.body.scrollHeight`.
  open func stringByEvaluatingJavaScript(from script: String) -> String? {
    switch page.answer(to: script) {
    case let number as Double: number == number.rounded() ? String(Int(number)) : String(number)
    case let answer?: "\(answer)"
    case nil: nil
    }
  }

  // MARK: Behaviour

  /// Pages are laid out as wide as the view, whatever this says.
  open var scalesPageToFit = false
  /// Links of the page's own are followed; others are not found.
  open var dataDetectorTypes: UIDataDetectorTypes = .phoneNumber
  /// Pages play nothing, so that these five decide about nothing.
  open var allowsInlineMediaPlayback = false
  open var mediaPlaybackRequiresUserAction = true
  open var mediaPlaybackAllowsAirPlay = true
  open var allowsPictureInPictureMediaPlayback = true
  open var keyboardDisplayRequiresUserAction = true
  /// A page is shown when all of it is there, whatever this says.
  open var suppressesIncrementalRendering = false
  /// There are no previews of links, whatever this says.
  open var allowsLinkPreview = false

  // MARK: Pages

  /// Other ways than one long page are reported by name and not there.
  open var paginationMode = PaginationMode.unpaginated {
    didSet { if paginationMode != .unpaginated { Unsupported.report("UIWebView.paginationMode") } }
  }
  open var paginationBreakingMode = PaginationBreakingMode.page
  open var pageLength: CGFloat = 0
  open var gapBetweenPages: CGFloat = 0
  /// How many pages there are: 1, as the page is one.
  open var pageCount: Int { 1 }

  // MARK: Appearance

  open override var isOpaque: Bool { didSet { page.isOpaque = isOpaque } }
  open override var backgroundColor: UIColor? { didSet { page.backgroundColor = backgroundColor } }
}

extension UIWebView {
  /// What leads to a page.
  public enum NavigationType: Int, Sendable {
    case linkClicked, formSubmitted, backForward, reload, formResubmitted, other
  }

  /// Whether a page is cut into several, and which way they follow one another.
  public enum PaginationMode: Int, Sendable {
    case unpaginated, leftToRight, topToBottom, bottomToTop, rightToLeft
  }

  /// Where a page may be cut.
  public enum PaginationBreakingMode: Int, Sendable { case page, column }
}

import PlatformInterface
import UIKitCore

/// What a web view shows.
struct ShownPage {
  var request: PageRequest?
  var load: PageLoad?
  var html: String?
  var page: StyledPage?
  var title: String?
  /// What the page was made for.
  var width: CGFloat = 0
  /// A place that is shown once the page is laid out.
  var waitingAnchor: String?
  var gestures: [UIScreenEdgePanGestureRecognizer] = []
}

extension WKWebView {
  func setUpViews() {
    pageView.isEditable = false
    pageView.textContainer.lineFragmentPadding = 0
    pageView.linkTextAttributes = [:]
    pageView.contentInsetAdjustmentBehavior = .always
    pageView.openLink = { [weak self] link, place in
      guard let self else { return }
      let opensElsewhere =
        shown.page?.opensElsewhere.contains { NSLocationInRange(place.location, $0) } ?? false
      follow(link, opensElsewhere: opensElsewhere)
    }
    pictureView.contentMode = .scaleAspectFit
    for view in [pageView, pictureView, addressPage] as [UIView] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    pictureView.isHidden = true
    addressPage.isHidden = true
    applyBackground()
  }

  // MARK: Showing

  func show(_ content: PageContent, _ request: PageRequest) {
    shown.request = request
    shown.html = nil
    shown.page = nil
    shown.title = nil
    shown.waitingAnchor = request.url?.fragment
    pictureView.isHidden = true
    addressPage.isHidden = true
    pageView.setContentOffset(
      CGPoint(x: 0, y: -pageView.adjustedContentInset.top), animated: false)
    switch content {
    case .html(let text):
      shown.html = text
      rebuildPage()
    case .picture(let image):
      pageView.attributedText = NSAttributedString(string: "")
      pictureView.image = image
      pictureView.isHidden = false
      shown.title = request.url?.lastPathComponent
      applyBackground()
    case .address(let url):
      Unsupported.report("WKWebView.load(_:) of pages that need an engine of the web")
      pageView.attributedText = NSAttributedString(string: "")
      addressPage.address = url
      addressPage.isHidden = false
      shown.title = url.host ?? url.lastPathComponent
      applyBackground()
    }
  }

  /// Makes the text of the page anew: for another width, another appearance, another size.
  func rebuildPage() {
    guard let html = shown.html else { return }
    let width = bounds.width > 0 ? bounds.width : 320
    let page = PageBuilder.page(
      html,
      PageSurroundings(
        isDark: traitCollection.userInterfaceStyle == .dark, width: width, zoom: pageZoom,
        minimumFontSize: preferences.minimumFontSize, baseURL: shown.request?.baseURL,
        files: shown.request?.files ?? .none))
    let offset = pageView.contentOffset
    for part in page.missing.sorted() { Unsupported.report("\(part) in WKWebView") }
    shown.page = page
    shown.width = width
    shown.title = page.title
    pageView.textContainerInset = page.insets
    pageView.attributedText = page.text
    pageView.contentOffset = offset
    applyBackground()
    setNeedsLayout()
  }

  /// The page's own colour, or white; the view's where it lets through what is behind it.
  func applyBackground() {
    let isAddress = !addressPage.isHidden
    addressPage.backgroundColor = isOpaque ? .systemBackground : .clear
    guard let page = shown.page, !isAddress else {
      pageView.backgroundColor = backgroundColor
      return
    }
    pageView.backgroundColor = page.background ?? (isOpaque ? page.canvas : .clear)
  }

  func layOutPage() {
    if let page = shown.page, page.dependsOnWidth, bounds.width > 0, bounds.width != shown.width {
      rebuildPage()
    }
    if let name = shown.waitingAnchor, bounds.height > 0, shown.page != nil {
      shown.waitingAnchor = nil
      scroll(to: name)
    }
  }

  func scroll(to name: String) {
    guard let place = shown.page?.anchors[name] ?? (name.isEmpty || name == "top" ? 0 : nil) else {
      return
    }
    pageView.layoutIfNeeded()
    let start = pageView.beginningOfDocument
    guard let position = pageView.position(from: start, offset: place) else { return }
    let inset = pageView.adjustedContentInset
    let last = pageView.contentSize.height + inset.bottom - pageView.bounds.height
    let y = place == 0 ? 0 : pageView.caretRect(for: position).minY
    pageView.setContentOffset(
      CGPoint(x: 0, y: max(min(y - inset.top, last), -inset.top)), animated: false)
  }

  // MARK: Swipes from the sides

  func updateGestures() {
    guard allowsBackForwardNavigationGestures else {
      for gesture in shown.gestures { removeGestureRecognizer(gesture) }
      shown.gestures = []
      return
    }
    guard shown.gestures.isEmpty else { return }
    for edge in [UIRectEdge.left, .right] {
      let gesture = UIScreenEdgePanGestureRecognizer(
        target: self, action: Selector("swiped:", WKWebView.swiped(_:)))
      gesture.edges = edge
      addGestureRecognizer(gesture)
      shown.gestures.append(gesture)
    }
  }

  private func swiped(_ gesture: UIScreenEdgePanGestureRecognizer) {
    guard gesture.state == .ended else { return }
    let way = gesture.translation(in: self).x
    guard abs(way) > bounds.width / 3 else { return }
    if way > 0 { goBack() } else { goForward() }
  }

  // MARK: Scripts

  /// What questions that need no engine are answered; nil for all others, which are reported.
  func answer(to script: String) -> Any? {
    let ends = CharacterSet(charactersIn: "; \n\t")
    var question = script.trimmingCharacters(in: ends)
    for start in ["window.", "return "] where question.hasPrefix(start) {
      question = String(question.dropFirst(start.count))
    }
    if question.hasSuffix(".toString()") { question = String(question.dropLast(11)) }
    switch question {
    case "document.title": return shown.title ?? ""
    case "document.URL", "location.href", "document.location.href", "document.location":
      return (shown.request?.url ?? PageRequest.blank).absoluteString
    case "document.readyState": return isLoading ? "loading" : "complete"
    case "document.documentElement.outerHTML", "document.body.outerHTML",
      "document.documentElement.innerHTML", "document.body.innerHTML":
      return shown.html
    case "document.body.innerText", "document.body.textContent",
      "document.documentElement.innerText", "document.documentElement.textContent":
      return shown.page?.text.string
    case "document.body.scrollHeight", "document.documentElement.scrollHeight",
      "document.body.offsetHeight", "document.documentElement.offsetHeight",
      "document.body.clientHeight":
      guard shown.page != nil else { return nil }
      // A whole number, as the DOM has it. Evidence: https://drafts.csswg.org/cssom-view/#dom-element-scrollheight
      return Double(pageView.contentSize.height.rounded())
    default:
      Unsupported.report("WKWebView.evaluateJavaScript(_:completionHandler:)")
      return nil
    }
  }

  /// Gives a picture of what the view shows.
  ///
  /// - Parameter snapshotConfiguration: which part, and how wide the picture is; nil for all of it.
  public func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
  ) {
    let configuration = snapshotConfiguration?.duplicate()
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        let part = configuration.map { $0.rect.isNull ? self.bounds : $0.rect } ?? self.bounds
        guard part.width > 0, part.height > 0 else {
          return completionHandler(nil, WKError(.unknown))
        }
        let width = configuration?.snapshotWidth.map { CGFloat($0.doubleValue) } ?? part.width
        let scale = width / part.width
        let size = CGSize(width: width, height: part.height * scale)
        let image = UIGraphicsImageRenderer(size: size).image { _ in
          self.drawHierarchy(
            in: CGRect(
              x: -part.minX * scale, y: -part.minY * scale, width: self.bounds.width * scale,
              height: self.bounds.height * scale),
            afterScreenUpdates: configuration?.afterScreenUpdates ?? true)
        }
        completionHandler(image, nil)
      }
    }
  }
}

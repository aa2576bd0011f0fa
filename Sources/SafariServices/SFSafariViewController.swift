import Failures
import PlatformInterface
@_exported import UIKitCore

/// Shows whose page a link leads to, and opens it in the desktop's browser when it comes.
///
/// The browser is the one that `UIApplication.open(_:)` uses. There is no web engine here: the screen
/// tells the address, can share it and open it again.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  /// The words on the button that dismisses the screen.
  public enum DismissButtonStyle: Int, Sendable {
    case done = 0
    case close, cancel
  }

  /// Tells of changes, of the end, and what sharing offers.
  open weak var delegate: (any SFSafariViewControllerDelegate)?

  private let address: URL
  private let storedConfiguration: Configuration
  private let page = AddressPage(frame: .zero)
  private let content = UIViewController()
  private let field: AddressField
  private let navigation: UINavigationController
  private var wasOpened = false

  /// - Parameter URL: of `http` or `https`; another one ends the program, as on iOS.
  public init(url URL: URL, configuration: Configuration) {
    guard ["http", "https"].contains(URL.scheme?.lowercased() ?? "") else {
      failure(
        "NSInvalidArgumentException: The specified URL has an unsupported scheme. Only HTTP and HTTPS "
          + "URLs are supported. Found \(URL.absoluteString).")
    }
    address = URL
    field = AddressField(URL)
    storedConfiguration = configuration.duplicate()
    navigation = UINavigationController(rootViewController: content)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

  /// What `Configuration.entersReaderIfAvailable` says now.
  @available(*, deprecated, message: "Use init(url:configuration:).")
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { failure("A page of the web is in no document.") }

  /// A copy of what it was made with.
  open var configuration: Configuration { storedConfiguration.duplicate() }

  // MARK: Appearance

  /// Behind the bars; set before the screen comes, as on iOS.
  open var preferredBarTintColor: UIColor? { didSet { if isViewLoaded { applyAppearance() } } }
  /// Of the bars' buttons.
  open var preferredControlTintColor: UIColor? { didSet { if isViewLoaded { applyAppearance() } } }
  open var dismissButtonStyle = DismissButtonStyle.done {
    didSet { if isViewLoaded { applyAppearance() } }
  }

  private func applyAppearance() {
    let bar = UINavigationBarAppearance()
    let toolbar = UIToolbarAppearance()
    if let color = preferredBarTintColor {
      for style in [bar, toolbar] as [UIBarAppearance] {
        style.configureWithOpaqueBackground()
        style.backgroundColor = color
      }
    }
    navigation.navigationBar.tintColor = preferredControlTintColor
    navigation.navigationBar.standardAppearance = bar
    navigation.navigationBar.scrollEdgeAppearance = bar
    navigation.toolbar.tintColor = preferredControlTintColor
    navigation.toolbar.standardAppearance = toolbar
    navigation.toolbar.scrollEdgeAppearance = toolbar
    field.barColor = preferredBarTintColor
    let done = UIAction { [weak self] _ in self?.finish() }
    let item: UIBarButtonItem
    switch dismissButtonStyle {
    case .done: item = UIBarButtonItem(systemItem: .done, primaryAction: done)
    case .cancel: item = UIBarButtonItem(systemItem: .cancel, primaryAction: done)
    case .close:
      item = UIBarButtonItem(primaryAction: done)
      item.title = "Close"
    }
    content.navigationItem.leftBarButtonItem = item
  }

  // MARK: The screen

  open override func viewDidLoad() {
    super.viewDidLoad()
    page.address = address
    page.open = { [weak self] in self?.openInBrowser() }
    content.view = page
    content.navigationItem.titleView = field
    content.toolbarItems = tools
    navigation.isToolbarHidden = false
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
    applyAppearance()
  }

  /// Pages that were left and come are the browser's own, so the ways there and back lead nowhere.
  private var tools: [UIBarButtonItem] {
    func item(_ symbol: String, _ name: String, _ act: @escaping () -> Void) -> UIBarButtonItem {
      let item = UIBarButtonItem(
        image: UIImage(systemName: symbol), primaryAction: UIAction { _ in act() })
      item.accessibilityLabel = name
      return item
    }
    let back = item("chevron.backward", "Back") {}
    let forward = item("chevron.forward", "Forward") {}
    back.isEnabled = false
    forward.isEnabled = false
    let share = item("square.and.arrow.up", "Share") { [weak self] in self?.share() }
    let browser = item("safari", "Browser") { [weak self] in
      guard let self else { return }
      delegate?.safariViewControllerWillOpenInBrowser(self)
      openInBrowser()
    }
    return [back, .flexibleSpace(), forward, .flexibleSpace(), share, .flexibleSpace(), browser]
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !wasOpened else { return }
    wasOpened = true
    openInBrowser()
    delegate?.safariViewController(self, didCompleteInitialLoad: true)
  }

  // MARK: What its buttons do

  private func openInBrowser() { openOrExplain(address) }

  private func finish() {
    if presentingViewController != nil { dismiss(animated: true) }
    delegate?.safariViewControllerDidFinish(self)
  }

  private func share() {
    let sheet = UIActivityViewController(
      activityItems: [address],
      applicationActivities: delegate?.safariViewController(
        self, activityItemsFor: address, title: nil))
    sheet.excludedActivityTypes = delegate?.safariViewController(
      self, excludedActivityTypesFor: address, title: nil)
    sheet.popoverPresentationController?.barButtonItem =
      content.toolbarItems?.first { $0.accessibilityLabel == "Share" }
    present(sheet, animated: true)
  }

  // MARK: Before it comes

  /// Asks for a faster first page, which here is the browser's own affair: nothing is loaded.
  open class func prewarmConnections(to URLs: [URL]) -> PrewarmingToken {
    Unsupported.report("SFSafariViewController.prewarmConnections(to:)")
    return PrewarmingToken()
  }
}

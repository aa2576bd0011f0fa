import PlatformInterface

/// Is told to show what a search bar's text finds.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the search begins and ends, and when its text or its scope changes.
  func updateSearchResults(for searchController: UISearchController)
}

/// Hears of a search's beginning and end. Every method is optional on Apple.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Hears that the search is about to begin, where the user began it.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Hears that the search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Hears that the search is about to end, where the user ends it.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Hears that the search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Shows the search controller, for delegates that do so themselves; nothing is left to be shown
  /// by them here.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
}

/// What a search bar tells the controller whose bar it is.
@MainActor
protocol SearchBarOwner: AnyObject {
  func editingDidBegin()
  func textDidChange()
  func scopeDidChange()
  /// The Cancel button, Escape or a tap on the shade.
  func cancelByUser()
  /// Escape, while the bar has the keys.
  func cancelByKey()
  func barHeightDidChange(animated: Bool)
}

extension SearchBarOwner {
  func cancelByKey() { cancelByUser() }
}

/// A search bar, and what it finds over the screen that it belongs to.
@preconcurrency @MainActor
open class UISearchController: UIViewController, UIBarPositioningDelegate, SearchBarOwner {
  /// Returns the position of the search bar: `.any`, which leaves it to the bar.
  open func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }

  /// When a search controller shows the scopes of its bar.
  public enum ScopeBarActivation: Int, Sendable {
    /// The controller decides, by the space there is.
    case automatic = 0
    /// The program shows and hides them.
    case manual
    /// They are shown as soon as there is text.
    case onTextEntry
    /// They are shown as soon as the search begins.
    case onSearchActivation
  }

  private let bar = UISearchBar(frame: .zero)
  private let results: UIViewController?
  private var storedIsActive = false
  private var storedShowsResults = false
  /// Whose screen is searched, while it is.
  final weak var host: UIViewController?
  final let shade = UIControl()
  /// Behind a bar in the controller's own view.
  final var strip: UIView?

  /// Makes a search with its bar.
  ///
  /// - Parameter searchResultsController: shows what is found; nil where the searched screen does.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    begin()
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    results = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    begin()
  }

  /// Makes a controller from a document, without one for results.
  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    bar.searchOwner = self
    bar.placeholder = SystemText.localized("Search")
    bar.sizeToFit()
    // Where the program presents it.
    (modalPresentationStyle, modalTransitionStyle) = (.overFullScreen, .crossDissolve)
  }

  /// What finds, called with every change of the text or scope and as the search begins and ends.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// What hears of the search's beginning and end.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The bar in which one types; put it into a navigation item or a view.
  open var searchBar: UISearchBar { bar }
  /// The controller that shows what is found; nil where the screen below does.
  open var searchResultsController: UIViewController? { results }

  // MARK: Behaviour

  /// Whether the searched screen lies in shade, and cannot be touched, while nothing is found yet.
  open var obscuresBackgroundDuringPresentation = true { didSet { showState() } }
  /// Whether what is below is dimmed until there is text; an older name of
  /// `obscuresBackgroundDuringPresentation`.
  @available(*, deprecated, message: "Use obscuresBackgroundDuringPresentation.")
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether title and buttons make space for the search bar.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the button that cancels comes and goes with the search; true by default.
  open var automaticallyShowsCancelButton = true
  /// Whether the scopes come and go with the search; true by default.
  open var automaticallyShowsScopeBar = true
  /// When the scopes are shown; `automatic` by default.
  open var scopeBarActivation = ScopeBarActivation.automatic
  /// Whether the results are shown as soon as there is a text.
  open var automaticallyShowsSearchResultsController = true { didSet { showState() } }
  /// Whether the results are shown whatever the text. Setting it shows or hides them at once.
  open var showsSearchResultsController: Bool {
    get { storedShowsResults }
    set {
      guard newValue != storedShowsResults else { return }
      storedShowsResults = newValue
      showState()
    }
  }
  /// Where the bar lies in a navigation bar, which is below the title.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }

  /// Whether the search has begun. Setting it begins or ends the search.
  open var isActive: Bool {
    get { storedIsActive }
    set { newValue ? activate() : deactivate() }
  }

  // MARK: View

  open override func loadView() {
    let view = SearchOverlay()
    shade.backgroundColor = UIColor.black.withAlphaComponent(0.2)
    shade.accessibilityLabel = "Cancel search"
    shade.addAction(UIAction { [weak self] _ in self?.cancelByUser() }, for: .touchUpInside)
    view.addSubview(shade)
    self.view = view
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    shade.frame = view.bounds
    layOutOwnBar()
    results?.viewIfLoaded?.frame = areaOfResults
  }

  private var areaOfResults: CGRect {
    guard let top = bottomOfOwnBar else { return view.bounds }
    return CGRect(
      x: 0, y: top, width: view.bounds.width, height: max(view.bounds.height - top, 0))
  }

  // MARK: Presented by the program

  override func comesWithoutPresentation() -> Bool {
    guard bar.window != nil, !isPresentedAlone else { return false }
    activate()
    return true
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard presentation.isBeingPresented, !storedIsActive, bar.superview == nil else { return }
    storedIsActive = true
    host = presentingViewController
    delegate?.willPresentSearchController(self)
    showScopes(true)
    bar.showsCancelForController = automaticallyShowsCancelButton
    showOwnBar()
    tellOfText()
    showState()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard isPresentedAlone, storedIsActive else { return }
    bar.becomeFirstResponder()
    delegate?.didPresentSearchController(self)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard isPresentedAlone, presentation.isBeingDismissed, storedIsActive else { return }
    endSearch()
    tellOfText()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isPresentedAlone, !storedIsActive else { return }
    removeOwnBar()
    delegate?.didDismissSearchController(self)
  }

  // MARK: Presentation

  private var isChanging = false

  final func activate() {
    guard !storedIsActive, !isChanging, let host = searchedController() else { return }
    isChanging = true
    storedIsActive = true
    self.host = host
    delegate?.willPresentSearchController(self)
    showScopes(true)
    bar.showsCancelForController = automaticallyShowsCancelButton
    attach(to: host)
    isChanging = false
    if !bar.isFirstResponder { bar.becomeFirstResponder() }
    tellOfText()
    showState()
    move { [weak self] in
      guard let self, self.storedIsActive else { return }
      self.delegate?.didPresentSearchController(self)
    }
  }

  final func deactivate() {
    guard storedIsActive, !isChanging else { return }
    // The rest follows as it disappears.
    if isPresentedAlone { return dismiss(animated: true) }
    endSearch()
    tellOfText()
    move { [weak self] in
      guard let self, !self.storedIsActive else { return }
      self.detach()
      self.delegate?.didDismissSearchController(self)
    }
  }

  private func endSearch() {
    isChanging = true
    delegate?.willDismissSearchController(self)
    storedIsActive = false
    storedShowsResults = false
    bar.resignFirstResponder()
    if !(bar.text ?? "").isEmpty { bar.searchTextField.text = "" }
    showScopes(false)
    bar.showsCancelForController = false
    showState()
    isChanging = false
  }

  private func tellOfText() {
    searchResultsUpdater?.updateSearchResults(for: self)
    host?.setNeedsUpdateContentUnavailableConfiguration()
  }

  private func showScopes(_ isShown: Bool) {
    guard automaticallyShowsScopeBar, scopeBarActivation != .manual,
      !(bar.scopeButtonTitles ?? []).isEmpty
    else { return }
    let waits = scopeBarActivation == .onTextEntry && (bar.text ?? "").isEmpty
    bar.showsScopeBar = isShown && !waits
  }

  /// The Cancel button, Escape or a tap on the shade.
  final func cancelByUser() {
    let bar = bar
    bar.delegate?.searchBarCancelButtonClicked(bar)
    deactivate()
  }

  /// Escape: whoever goes by the keyboard's focus, or by a reader, is at the bar's field afterwards, which waits for
  /// the next search.
  final func cancelByKey() {
    let focus = bar.window?.focusSystem
    let isFollowed = focus?.current != nil || UIAccessibility.isVoiceOverRunning
    cancelByUser()
    let field = bar.searchTextField
    guard isFollowed, field.window === bar.window, field.waitsForText else { return }
    focus?.move(to: FocusTarget(field), heading: [])
  }

  // MARK: What the bar tells

  final func editingDidBegin() { activate() }
  final func scopeDidChange() { textDidChange() }

  final func textDidChange() {
    guard storedIsActive, !isChanging else { return }
    if scopeBarActivation == .onTextEntry { showScopes(true) }
    if automaticallyShowsSearchResultsController {
      storedShowsResults = !(bar.text ?? "").isEmpty
    }
    tellOfText()
    showState()
  }

  // MARK: State

  /// Shows results, shade, or neither.
  final func showState() {
    guard isViewLoaded else { return }
    let hasResults = storedIsActive && storedShowsResults && results != nil
    if let results {
      if hasResults, results.parent !== self {
        addChild(results)
        results.view.frame = areaOfResults
        view.addSubview(results.view)
        layOutOwnBar()
        results.didMove(toParent: self)
      } else if !hasResults, results.parent === self {
        results.willMove(toParent: nil)
        results.view.removeFromSuperview()
        results.removeFromParent()
      }
    }
    shade.isHidden = !(storedIsActive && obscuresBackgroundDuringPresentation) || hasResults
    (view as? SearchOverlay)?.coversBelow = hasResults || !shade.isHidden
  }
}

/// Lets through what it does not show anything over.
final class SearchOverlay: UIView {
  /// Whether results or shade lie over all that is below.
  var coversBelow = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

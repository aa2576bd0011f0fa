/// What a search display controller asks and tells. Every method is optional on Apple.
@preconcurrency @MainActor
public protocol UISearchDisplayDelegate: NSObjectProtocol {
  /// Hears that the search is about to begin.
  func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController)
  /// Hears that the search has begun.
  func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController)
  /// Hears that the search is about to end.
  func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController)
  /// Hears that the search has ended.
  func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController)
  /// Hears of the table of results once it is made, before it is shown.
  func searchDisplayController(
    _ controller: UISearchDisplayController, didLoadSearchResultsTableView tableView: UITableView)
  /// Hears that the table of results is given up.
  func searchDisplayController(
    _ controller: UISearchDisplayController, willUnloadSearchResultsTableView tableView: UITableView
  )
  /// Hears that the table of results is about to be shown.
  func searchDisplayController(
    _ controller: UISearchDisplayController, willShowSearchResultsTableView tableView: UITableView)
  /// Hears that the table of results is shown.
  func searchDisplayController(
    _ controller: UISearchDisplayController, didShowSearchResultsTableView tableView: UITableView)
  /// Hears that the table of results is about to go.
  func searchDisplayController(
    _ controller: UISearchDisplayController, willHideSearchResultsTableView tableView: UITableView)
  /// Hears that the table of results has gone.
  func searchDisplayController(
    _ controller: UISearchDisplayController, didHideSearchResultsTableView tableView: UITableView)
  /// Returns whether the table of results is asked for its rows anew for a text; true by default.
  func searchDisplayController(
    _ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?
  ) -> Bool
  /// Returns whether the table of results is asked for its rows anew for a scope; true by default.
  func searchDisplayController(
    _ controller: UISearchDisplayController, shouldReloadTableForSearchScope searchOption: Int
  ) -> Bool
}

extension UISearchDisplayDelegate {
  public func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController) {}
  public func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController) {}
  public func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController) {}
  public func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController) {}
  public func searchDisplayController(
    _ controller: UISearchDisplayController, didLoadSearchResultsTableView tableView: UITableView
  ) {}
  public func searchDisplayController(
    _ controller: UISearchDisplayController, willUnloadSearchResultsTableView tableView: UITableView
  ) {}
  public func searchDisplayController(
    _ controller: UISearchDisplayController, willShowSearchResultsTableView tableView: UITableView
  ) {}
  public func searchDisplayController(
    _ controller: UISearchDisplayController, didShowSearchResultsTableView tableView: UITableView
  ) {}
  public func searchDisplayController(
    _ controller: UISearchDisplayController, willHideSearchResultsTableView tableView: UITableView
  ) {}
  public func searchDisplayController(
    _ controller: UISearchDisplayController, didHideSearchResultsTableView tableView: UITableView
  ) {}
  public func searchDisplayController(
    _ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?
  ) -> Bool { true }
  public func searchDisplayController(
    _ controller: UISearchDisplayController, shouldReloadTableForSearchScope searchOption: Int
  ) -> Bool { true }
}

/// A search bar and a table of what it finds over a controller's view, as programs searched before iOS 8.
///
/// The search begins as the bar is edited: the navigation bar makes space for it, and the content lies in
/// shade. As soon as there is a text the table covers it, which asks `searchResultsDataSource` for its rows.
@preconcurrency @MainActor
open class UISearchDisplayController: NSObject, SearchBarOwner {
  final var storedBar: UISearchBar? { didSet { storedBar?.searchOwner = self } }
  final weak var storedContents: UIViewController? {
    didSet { storedContents?.madeRare.searchDisplay = self }
  }
  private var storedTable: UITableView?
  private var storedIsActive = false
  private var isTableShown = false
  private var hidNavigationBar = false
  private lazy var overlay = SearchDisplayOverlay(self)

  /// Makes a search without a bar, which a document connects.
  public override init() { super.init() }

  /// Makes a search of a controller's content, which the controller has as its
  /// `searchDisplayController` as long as the search is held.
  public init(searchBar: UISearchBar, contentsController viewController: UIViewController) {
    super.init()
    storedBar = searchBar
    searchBar.searchOwner = self
    storedContents = viewController
    viewController.madeRare.searchDisplay = self
  }

  /// What hears of the search and of its table, and decides whether rows are asked for.
  open weak var delegate: (any UISearchDisplayDelegate)?
  /// The bar in which one types, wherever the program has put it.
  open var searchBar: UISearchBar {
    if let storedBar { return storedBar }
    let made = UISearchBar(frame: .zero)
    storedBar = made
    return made
  }
  /// The controller whose content is searched.
  open var searchContentsController: UIViewController {
    if let storedContents { return storedContents }
    let none = UIViewController()
    storedContents = none
    return none
  }
  /// The table of results, made when it is first asked for or shown.
  open var searchResultsTableView: UITableView {
    if let storedTable { return storedTable }
    let made = UITableView(frame: .zero, style: .plain)
    made.keyboardDismissMode = .onDrag
    made.dataSource = searchResultsDataSource
    made.delegate = searchResultsDelegate
    storedTable = made
    delegate?.searchDisplayController(self, didLoadSearchResultsTableView: made)
    return made
  }
  /// What has the rows of the results.
  open weak var searchResultsDataSource: (any UITableViewDataSource)? {
    didSet { storedTable?.dataSource = searchResultsDataSource }
  }
  /// The delegate of the table of results.
  open weak var searchResultsDelegate: (any UITableViewDelegate)? {
    didSet { storedTable?.delegate = searchResultsDelegate }
  }
  /// The title for the results' screen, kept for programs that ask; nil by default.
  open var searchResultsTitle: String?
  /// Whether the bar stands in the navigation bar, in the place of the title; false by default.
  open var displaysSearchBarInNavigationBar = false {
    didSet {
      guard displaysSearchBarInNavigationBar, !oldValue else { return }
      searchBar.sizeToFit()
      storedContents?.navigationItem.titleView = searchBar
    }
  }
  /// The item whose title is the bar; nil where the bar stands elsewhere.
  open var navigationItem: UINavigationItem? {
    displaysSearchBarInNavigationBar ? storedContents?.navigationItem : nil
  }

  // MARK: Beginning and end

  /// Whether the search has begun. Setting it begins or ends the search without animation.
  open var isActive: Bool {
    get { storedIsActive }
    set { setActive(newValue, animated: false) }
  }

  /// Begins or ends the search.
  open func setActive(_ visible: Bool, animated: Bool) {
    guard visible != storedIsActive else { return }
    visible ? begin(animated) : end(animated)
  }

  private func begin(_ animated: Bool) {
    guard let contents = storedContents, let view = contents.viewIfLoaded else { return }
    delegate?.searchDisplayControllerWillBeginSearch(self)
    storedIsActive = true
    searchBar.showsCancelForController = true
    if !searchBar.scopesAreEmpty { searchBar.showsScopeBar = true }
    if !displaysSearchBarInNavigationBar, let navigation = contents.navigationController,
      !navigation.isNavigationBarHidden
    {
      hidNavigationBar = true
      navigation.setNavigationBarHidden(true, animated: animated)
    }
    (view as? UIScrollView)?.isScrollEnabled = false
    overlay.alpha = 0
    (view is UIScrollView ? view.superview ?? view : view).addSubview(overlay)
    if !searchBar.isFirstResponder { searchBar.becomeFirstResponder() }
    showTable()
    move(animated, { self.overlay.alpha = 1 }) { [weak self] in
      guard let self, self.storedIsActive else { return }
      self.delegate?.searchDisplayControllerDidBeginSearch(self)
    }
  }

  private func end(_ animated: Bool) {
    delegate?.searchDisplayControllerWillEndSearch(self)
    storedIsActive = false
    searchBar.resignFirstResponder()
    searchBar.searchTextField.text = ""
    searchBar.showsCancelForController = false
    if !searchBar.scopesAreEmpty { searchBar.showsScopeBar = false }
    if hidNavigationBar {
      hidNavigationBar = false
      storedContents?.navigationController?.setNavigationBarHidden(false, animated: animated)
    }
    (storedContents?.viewIfLoaded as? UIScrollView)?.isScrollEnabled = true
    hideTable()
    move(animated, { self.overlay.alpha = 0 }) { [weak self] in
      guard let self, !self.storedIsActive else { return }
      self.overlay.removeFromSuperview()
      self.delegate?.searchDisplayControllerDidEndSearch(self)
    }
  }

  private func move(
    _ animated: Bool, _ change: @escaping () -> Void, _ completion: @escaping () -> Void
  ) {
    guard animated, overlay.window != nil, UIView.areAnimationsEnabled else {
      change()
      return completion()
    }
    UIView.animate(withDuration: 0.25, animations: change) { _ in completion() }
  }

  // MARK: The table

  private func showTable() {
    guard !(searchBar.text ?? "").isEmpty else { return hideTable() }
    let table = searchResultsTableView
    if !isTableShown {
      isTableShown = true
      delegate?.searchDisplayController(self, willShowSearchResultsTableView: table)
      overlay.show(table)
      delegate?.searchDisplayController(self, didShowSearchResultsTableView: table)
    }
  }

  private func hideTable() {
    guard isTableShown, let storedTable else { return }
    isTableShown = false
    delegate?.searchDisplayController(self, willHideSearchResultsTableView: storedTable)
    storedTable.removeFromSuperview()
    delegate?.searchDisplayController(self, didHideSearchResultsTableView: storedTable)
  }

  // MARK: What the bar tells

  func editingDidBegin() { setActive(true, animated: true) }
  func cancelByUser() {
    searchBar.delegate?.searchBarCancelButtonClicked(searchBar)
    setActive(false, animated: true)
  }
  func barHeightDidChange(animated: Bool) { overlay.setNeedsLayout() }

  func textDidChange() {
    guard storedIsActive else { return }
    let wants =
      delegate?.searchDisplayController(self, shouldReloadTableForSearch: searchBar.text) ?? true
    showTable()
    if wants { storedTable?.reloadData() }
  }

  func scopeDidChange() {
    guard storedIsActive else { return }
    let wants =
      delegate?.searchDisplayController(
        self, shouldReloadTableForSearchScope: searchBar.selectedScopeButtonIndex) ?? true
    if wants { storedTable?.reloadData() }
  }
}

/// Shade and results, below the search bar.
private final class SearchDisplayOverlay: UIView {
  private unowned let search: UISearchDisplayController
  private let shade = UIControl()

  init(_ search: UISearchDisplayController) {
    self.search = search
    super.init(frame: .zero)
    shade.backgroundColor = UIColor.black.withAlphaComponent(0.2)
    shade.accessibilityLabel = "Cancel search"
    shade.addAction(UIAction { [weak search] _ in search?.cancelByUser() }, for: .touchUpInside)
    addSubview(shade)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ table: UITableView) {
    addSubview(table)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in subviews { view.frame = bounds }
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    place()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    place()
  }

  /// All of the superview below the bar.
  private func place() {
    guard let superview else { return }
    superview.layoutIfNeeded()
    let bar = search.searchBar
    let bottom =
      bar.window == nil
      ? 0 : max(bar.convert(CGPoint(x: 0, y: bar.bounds.maxY), to: superview).y, 0)
    frame = CGRect(
      x: 0, y: bottom, width: superview.bounds.width,
      height: max(superview.bounds.height - bottom, 0))
  }
}

extension UISearchBar {
  final var scopesAreEmpty: Bool { (scopeButtonTitles ?? []).isEmpty }
}

extension UIViewController {
  /// The search that was made for this controller, as long as somebody holds it; nil where there is none.
  public final var searchDisplayController: UISearchDisplayController? {
    rare?.searchDisplay as? UISearchDisplayController
  }

  /// The search that a document made, which the controller holds.
  final var searchDisplayOfDocument: UISearchDisplayController? {
    get { rare?.searchDisplayOfDocument as? UISearchDisplayController }
    set {
      madeRare.searchDisplayOfDocument = newValue
      madeRare.searchDisplay = newValue
    }
  }
}

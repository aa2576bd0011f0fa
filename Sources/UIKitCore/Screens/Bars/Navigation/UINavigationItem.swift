import PlatformInterface

/// What a navigation bar shows while a controller is on top: title, buttons, and how to get back.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @preconcurrency NSCoding, BarItemObserver {
  /// Whether an item's title is shown large when its controller is on top.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item below.
    case automatic = 0
    case always, never
    /// As `never`, with a title that is written small among the buttons.
    case inline
  }

  /// What stands beside the sign of a back button.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title below, else "Back", else nothing beside the sign: what there is space for.
    case `default` = 0
    /// "Back", or nothing.
    case generic
    /// Nothing.
    case minimal
  }

  /// Where a navigation bar shows a search bar.
  public enum SearchBarPlacement: Int, Sendable {
    case automatic = 0
    case inline
    /// Below title and buttons, where search bars always are here.
    case stacked
  }

  public init(title: String) {
    super.init()
    self.title = title
  }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open func encode(with coder: NSCoder) { Unsupported.report("UINavigationItem.encode(with:)") }

  final weak var bar: UINavigationBar?
  private func changed() { bar?.itemDidChange(self, animated: false) }

  func barItemDidChange(_ item: UIBarItem) { changed() }

  // MARK: Title

  open var title: String? { didSet { if title != oldValue { changed() } } }
  /// In place of the title.
  open var titleView: UIView? {
    didSet {
      guard titleView !== oldValue else { return }
      titleViewSize = nil
      changed()
    }
  }
  /// How large the title view would be, and how large the bar made it for want of space.
  final var titleViewSize: (wish: CGSize, placed: CGSize)?
  /// One line above everything else.
  open var prompt: String? {
    didSet { if prompt != nil { Unsupported.report("UINavigationItem.prompt") } }
  }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { changed() } }
  }

  // MARK: Back

  /// The way back to this item, shown while another one is on top.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  open var backButtonTitle: String? { didSet { changed() } }
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
  /// Runs instead of going back.
  open var backAction: UIAction? { didSet { changed() } }
  open var hidesBackButton: Bool {
    get { storedHidesBack }
    set { setHidesBackButton(newValue, animated: false) }
  }
  private var storedHidesBack = false
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    guard hidesBackButton != storedHidesBack else { return }
    storedHidesBack = hidesBackButton
    bar?.itemDidChange(self, animated: animated)
  }
  /// Whether the left items stand beside the back button rather than in its place.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }

  // MARK: Buttons

  private var left: [UIBarButtonItem] = []
  private var right: [UIBarButtonItem] = []

  /// From the edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { left.isEmpty ? nil : left }
    set { setLeftBarButtonItems(newValue, animated: false) }
  }
  /// What a container puts before the left items.
  final var systemItems: [UIBarButtonItem] = [] {
    didSet {
      guard systemItems != oldValue else { return }
      systemItems = adopt(systemItems, oldValue)
      changed()
    }
  }
  final var leadingItems: [UIBarButtonItem]? {
    systemItems.isEmpty ? leftBarButtonItems : systemItems + left
  }
  /// From the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { right.isEmpty ? nil : right }
    set { setRightBarButtonItems(newValue, animated: false) }
  }
  /// The outermost one.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { left.first }
    set { setLeftBarButton(newValue, animated: false) }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { right.first }
    set { setRightBarButton(newValue, animated: false) }
  }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    left = adopt(items ?? [], left)
    bar?.itemDidChange(self, animated: animated)
  }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    right = adopt(items ?? [], right)
    bar?.itemDidChange(self, animated: animated)
  }

  private func adopt(_ new: [UIBarButtonItem], _ old: [UIBarButtonItem]) -> [UIBarButtonItem] {
    for item in old where item.observer === self { item.observer = nil }
    for item in new { item.observer = self }
    return new
  }

  // MARK: Searching

  /// Its bar stands below the title.
  open var searchController: UISearchController? {
    didSet { if searchController !== oldValue { changed() } }
  }
  /// Whether content that is scrolled away takes the search bar along; it comes when content is pulled
  /// down.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { changed() } }
  }
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  open var searchBarPlacement: SearchBarPlacement { .stacked }

  // MARK: Appearance

  /// Replaces the bar's while this item is on top.
  open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
  open var compactAppearance: UINavigationBarAppearance? { didSet { changed() } }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
}

import PlatformInterface

/// What a navigation bar shows while a controller is on top: title, buttons, and how to get back.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @preconcurrency NSCoding, BarItemObserver {
  /// Whether an item's title is shown large when its controller is on top.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The title is as large as that of the item below.
    case automatic = 0
    /// The title is large at the top of the content.
    case always
    /// The title is never large.
    case never
    /// The title is written small among the buttons.
    case inline
  }

  /// What stands beside the sign of a back button.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title below, else "Back", else nothing beside the sign: what there is space for.
    case `default` = 0
    /// The button says "Back", or nothing where there is too little space.
    case generic
    /// The button says nothing, and is its arrow alone.
    case minimal
  }

  /// Where a navigation bar shows a search bar.
  public enum SearchBarPlacement: Int, Sendable {
    /// The bar decides.
    case automatic = 0
    /// The search bar lies in the bar itself.
    case inline
    /// Below title and buttons, where search bars always are here.
    case stacked
  }

  /// Makes an item with a title.
  public init(title: String) {
    super.init()
    self.title = title
  }

  public override init() { super.init() }
  /// Makes an item without a title; nothing is read.
  public required init?(coder: NSCoder) { super.init() }

  open func encode(with coder: NSCoder) { Unsupported.report("UINavigationItem.encode(with:)") }

  final weak var bar: UINavigationBar?
  private func changed() { bar?.itemDidChange(self, animated: false) }

  func barItemDidChange(_ item: UIBarItem) { changed() }

  // MARK: Title

  /// The text in the middle of the bar, and of the button that goes back to it; nil shows none.
  open var title: String? { didSet { if title != oldValue { changed() } } }
  /// A view in place of the title; nil, the default, for the title.
  open var titleView: UIView? {
    didSet {
      guard titleView !== oldValue else { return }
      titleViewSize = nil
      changed()
    }
  }
  /// How large the title view would be, and how large the bar made it for want of space.
  final var titleViewSize: (wish: CGSize, placed: CGSize)?
  /// One line above everything else in the bar; nil, the default, for none.
  open var prompt: String? { didSet { if prompt != oldValue { changed() } } }
  /// Whether the title is large, where the bar has large titles at all; as of the item before by
  /// default.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { changed() } }
  }

  // MARK: Back

  /// The way back to this item, shown while another one is on top.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// The text of the button that goes back to this item; nil is `title`.
  open var backButtonTitle: String? { didSet { changed() } }
  /// Whether the button that goes back to this item shows its text, a general one, or none.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
  /// What a tap on the button that goes back does instead of going back; nil, the default, goes
  /// back.
  open var backAction: UIAction? { didSet { changed() } }
  /// Whether the button that goes back is left out while this item is on top; false by default.
  open var hidesBackButton: Bool {
    get { storedHidesBack }
    set { setHidesBackButton(newValue, animated: false) }
  }
  private var storedHidesBack = false
  /// Sets whether the button that goes back is left out, with a fade where `animated` is true.
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

  /// The buttons at the leading side, from the edge inwards; nil where there are none.
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
  /// The buttons at the trailing side, from the edge inwards; nil where there are none.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { right.isEmpty ? nil : right }
    set { setRightBarButtonItems(newValue, animated: false) }
  }
  /// The outermost button at the leading side; nil where there is none. Setting it replaces all of
  /// them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { left.first }
    set { setLeftBarButton(newValue, animated: false) }
  }
  /// The first of the buttons at the trailing side; nil where there is none. Setting it replaces
  /// all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { right.first }
    set { setRightBarButton(newValue, animated: false) }
  }
  /// Replaces the buttons at the leading side by one, or by none where it is nil.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }
  /// Replaces the buttons at the trailing side by one, or by none where it is nil.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }
  /// Replaces the buttons at the leading side, of which the first lies outermost.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    left = adopt(items ?? [], left)
    bar?.itemDidChange(self, animated: animated)
  }
  /// Replaces the buttons at the trailing side, of which the first lies outermost.
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

  /// A search whose bar lies below the title; nil, the default, for none.
  open var searchController: UISearchController? {
    didSet { if searchController !== oldValue { changed() } }
  }
  /// Whether content that is scrolled away takes the search bar along; it comes when content is pulled
  /// down.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { changed() } }
  }
  /// Where the search bar should lie; Tessera keeps the wish and always stacks it below the title.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// Where the search bar lies, which is below the title.
  open var searchBarPlacement: SearchBarPlacement { .stacked }

  // MARK: Appearance

  /// Replaces the bar's while this item is on top.
  open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The appearance of the bar at the top of the content while this item is on top; nil takes the
  /// bar's.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The appearance of the bar on a phone on its side while this item is on top; nil takes the
  /// bar's.
  open var compactAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The appearance of the bar on a phone on its side at the top of the content; nil takes the
  /// bar's.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
}

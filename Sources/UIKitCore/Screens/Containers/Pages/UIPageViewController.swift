import Failures
import PlatformInterface
import QuartzCore

/// Shows one page of many, or two, and lets the user turn to the next.
///
/// Each page is a child controller. The driver of the transition style (`ScrolledPages`, `TurnedPages`)
/// moves them; `PageTransition` tells everybody of a turn.
open class UIPageViewController: UIViewController {
  private let style: TransitionStyle
  private let orientation: NavigationOrientation
  final let pageSpacing: CGFloat
  final var storedSpine: SpineLocation
  private var storedDoubleSided = false
  /// The pages in sight; during a turn those it began with.
  final var shown: [UIViewController] = []
  /// The pages that the program has set and that are on their way.
  final var announced: [UIViewController]?
  final var storedDriver: (any PageDriver)?
  final var dots: UIPageControl?
  /// The dot of the page in sight.
  final var dot = 0
  /// While the delegate chooses the spine's location: the pages it sets for it.
  private var isChoosingSpine = false
  private var chosenPages: [UIViewController]?
  private weak var storedDataSource: (any UIPageViewControllerDataSource)?

  // MARK: Creation

  /// Options that are not of the style are ignored.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    self.style = style
    orientation = navigationOrientation
    let spine = Self.number(options?[.spineLocation]).flatMap { SpineLocation(rawValue: Int($0)) }
    storedSpine = Self.spine(spine ?? .min, of: style)
    let spacing = Self.number(options?[.interPageSpacing]) ?? 0
    pageSpacing = style == .scroll && spacing.isFinite ? CGFloat(max(0, spacing)) : 0
    super.init(nibName: nil, bundle: nil)
    storedDoubleSided = storedSpine == .mid
  }

  /// Makes a book of single pages bound at the left.
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Makes the same; a controller of pages has no document of its own.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init()
  }

  /// Makes a controller from a storyboard, with its transition, its orientation and its spacing.
  public required init?(coder: NSCoder) {
    let document = Document(NibSource(coder))
    style = document.style
    orientation = document.orientation
    storedSpine = Self.spine(document.spine, of: document.style)
    pageSpacing = document.style == .scroll ? max(0, document.spacing) : 0
    super.init(coder: coder)
    storedDoubleSided = document.isDoubleSided || storedSpine == .mid
  }

  private static func spine(_ wish: SpineLocation, of style: TransitionStyle) -> SpineLocation {
    if style == .scroll { return .none }
    return wish == .none ? .min : wish
  }

  /// What hears of page turns by the user.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// What gives the pages beside those in sight; nil leaves turning to the program. Setting it,
  /// also to the same, asks for neighbours anew.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    get { storedDataSource }
    set {
      storedDataSource = newValue
      storedDriver?.forgetNeighbours()
      if !shown.isEmpty { refreshDots() }
    }
  }

  /// Whether pages are scrolled or rolled up, as it was given when the controller was made.
  open var transitionStyle: TransitionStyle { style }
  /// Whether pages lie beside or below one another, as it was given when the controller was made.
  open var navigationOrientation: NavigationOrientation { orientation }
  /// Where the book is bound; `.none` in the style `.scroll`.
  open var spineLocation: SpineLocation { storedSpine }
  /// Whether the back of a page shows one, too; always with the spine in the middle. Turned to at any
  /// other spine, such a page is asked for and never in sight alone.
  open var isDoubleSided: Bool {
    get { storedDoubleSided }
    set {
      require(
        newValue || storedSpine != .mid,
        "NSInvalidArgumentException: The view controller is required to be double-sided when its "
          + "spine location is UIPageViewControllerSpineLocationMid.")
      storedDoubleSided = newValue
    }
  }
  /// The recognisers of the style `.pageCurl`: a pan and a tap. The style `.scroll` has none of its
  /// own.
  open var gestureRecognizers: [UIGestureRecognizer] {
    (driver as? TurnedPages)?.recognizers ?? []
  }

  // MARK: Pages

  /// The pages in sight; those that `setViewControllers` has begun to turn to.
  open var viewControllers: [UIViewController]? { announced ?? shown }

  /// Shows other pages: two with the spine in the middle, else one. A double-sided book takes that and
  /// the page on the back of the one that is turned.
  ///
  /// - Parameter completion: called at once without animation; false where the turn was cut short.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pages = viewControllers ?? []
    if isChoosingSpine {
      chosenPages = pages
      completion?(true)
      return
    }
    checkCount(pages)
    driver.show(pages, direction, animated: animated, completion: completion)
    refreshDots()
  }

  /// Pages in sight at once.
  final var pageCount: Int { storedSpine == .mid ? 2 : 1 }

  private final func checkCount(_ pages: [UIViewController]) {
    let isWithBack = storedDoubleSided && storedSpine != .mid && style == .pageCurl
    require(
      pages.count == pageCount || isWithBack && pages.count == 2,
      "NSInvalidArgumentException: The number of view controllers provided (\(pages.count)) doesn't "
        + "match the number required (\(pageCount)) for the requested transition")
  }

  final var driver: any PageDriver {
    if let storedDriver { return storedDriver }
    let made: any PageDriver = style == .scroll ? ScrolledPages(self) : TurnedPages(self)
    storedDriver = made
    return made
  }

  // MARK: View

  open override func loadView() {
    super.loadView()
    view.addSubview(driver.pagesView)
    view.clipsToBounds = true
    if let dots { view.addSubview(dots) }
    // Programs go by the offset of the view that scrolls before there is a window.
    layOutPages()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layOutPages()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    layOutPages()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    viewIfLoaded?.setNeedsLayout()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    storedDriver?.settle()
  }

  // MARK: Orientation

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let wish = delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? []
    return wish.isEmpty ? super.supportedInterfaceOrientations : wish
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    let wish = delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
    guard let wish, wish != .unknown else {
      return super.preferredInterfaceOrientationForPresentation
    }
    return wish
  }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    guard style == .pageCurl, let old = viewIfLoaded?.bounds.size else { return }
    let isWide = size.width > size.height
    if isWide != (old.width > old.height) { chooseSpine(isWide ? .landscapeRight : .portrait) }
  }

  /// The delegate may set the pages for the location that it is about to return.
  private final func chooseSpine(_ orientation: UIInterfaceOrientation) {
    guard let delegate, !isChoosingSpine else { return }
    storedDriver?.settle()
    isChoosingSpine = true
    chosenPages = nil
    let wish = delegate.pageViewController(self, spineLocationFor: orientation)
    isChoosingSpine = false
    let pages = chosenPages
    chosenPages = nil
    if wish != .none, wish != storedSpine {
      storedSpine = wish
      if wish == .mid { storedDoubleSided = true }
    }
    let next = pages ?? shown
    guard !next.isEmpty else { return }
    checkCount(next)
    driver.show(next, .forward, animated: false, completion: nil)
  }

  // MARK: Keys

  /// Arrows along the pages, Page Up, Page Down and Space; content that can scroll that way goes first.
  override func handleKey(_ input: KeyInput) -> Bool {
    turnPage(by: input) || super.handleKey(input)
  }

  /// Turns a page for a reader.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    turnPage(forReader: direction)
  }
}

import Failures
import PlatformInterface
import QuartzCore

/// Shows a list beside what is chosen in it, in two or three columns, and one above the other where
/// there is space for one column only (`isCollapsed`).
open class UISplitViewController: UIViewController {
  // Storage, shared with the extensions.
  final let kind: Style
  /// As they were set.
  final var columns: [Column: UIViewController] = [:]
  /// What is in the columns: in the styles with columns a navigation controller around each.
  final var hosts: [Column: UIViewController] = [:]
  final var areCollapsed = false
  /// What the user or `show(_:)` chose last, until the size changes.
  final var chosenMode: DisplayMode?
  final var shownMode = DisplayMode.automatic
  final var lastWidth: CGFloat = 0
  /// Columns of the mode that are still where they come from.
  final var coming: Set<Column> = []
  /// While a finger pulls columns in: how much of them is seen, 0…1.
  final var revealed: CGFloat?
  final var places: [Column: ColumnView] = [:]
  final let shade = UIView()
  final var edgePan: UIScreenEdgePanGestureRecognizer?
  final var modeButton: UIBarButtonItem?

  // MARK: Creation

  /// Makes a controller with two or three columns, which `setViewController(_:for:)` fills.
  public init(style: Style) {
    kind = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    kind = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller from a storyboard, with the columns that its relations name.
  public required init?(coder: NSCoder) {
    let source = NibSource(coder)
    kind = source?.word("style", NibWords.splitStyles) ?? .unspecified
    super.init(coder: coder)
    if let source { readSplit(source) }
  }

  /// What decides about and hears of the columns.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// Whether there are two or three columns; `unspecified` for the older kind.
  open var style: Style { kind }

  // MARK: Controllers

  /// The controllers of the columns, from the primary one on; only what is shown alone while
  /// collapsed.
  open var viewControllers: [UIViewController] {
    get {
      if areCollapsed { return [compactHost].compactMap { $0 } }
      return [Column.primary, .supplementary, .secondary].compactMap { hosts[$0] }
    }
    set { replaceControllers(newValue) }
  }
  /// Sets the controller of a column, in the styles with columns; what is no navigation controller
  /// gets one around it.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    require(
      kind != .unspecified,
      "setViewController(_:for:) needs a style with columns; found .unspecified.")
    put(vc, in: column)
  }
  /// Returns the controller of a column; nil where it has none.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  /// Brings a column into sight, beside or over the secondary one; on its stack while collapsed.
  open func show(_ column: Column) { bringUp(column) }
  /// Takes a column out of sight, with an animation.
  open func hide(_ column: Column) { putAway(column) }
  open override func show(_ vc: UIViewController, sender: Any?) {
    guard delegate?.splitViewController(self, show: vc, sender: sender) != true else { return }
    showFirst(vc, sender)
  }
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard delegate?.splitViewController(self, showDetail: vc, sender: sender) != true else {
      return
    }
    showSecondary(vc)
  }

  // MARK: Modes

  /// Whether there is space for one column alone, so that they lie above one another.
  open var isCollapsed: Bool { areCollapsed }
  /// Which columns are in sight.
  open var displayMode: DisplayMode { isViewLoaded ? shownMode : mode(for: availableWidth) }
  /// Which columns should be in sight where there is space; `automatic` by default.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      guard preferredDisplayMode != oldValue else { return }
      chosenMode = nil
      viewIfLoaded?.setNeedsLayout()
    }
  }
  /// How columns that come in treat the last one, as it is at the moment.
  open var splitBehavior: SplitBehavior { behavior(for: availableWidth) }
  /// How columns that come in should treat the last one; `automatic` by default.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { relayout() } }
  /// Whether a swipe from the edge shows columns that are out of sight.
  open var presentsWithGesture = true { didSet { edgePan?.isEnabled = presentsWithGesture } }
  /// The side of the first column; leading by default.
  open var primaryEdge = PrimaryEdge.leading { didSet { relayout() } }
  /// The background of the first column; its own by default.
  open var primaryBackgroundStyle = BackgroundStyle.none { didSet { relayout() } }
  /// A button for a navigation bar that changes the display mode; it is hidden while collapsed.
  open var displayModeButtonItem: UIBarButtonItem { button }
  /// When the button that shows and hides columns is there; `automatic` by default.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { relayout() }
  }
  /// Whether there is a button that shows the last column alone, which is not built and is
  /// reported.
  open var showsSecondaryOnlyButton = false {
    didSet {
      if showsSecondaryOnlyButton {
        Unsupported.report("UISplitViewController.showsSecondaryOnlyButton")
      }
    }
  }

  // MARK: Widths

  /// As a width or a fraction: what the controller decides.
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// The width that the first column should have in points; `automaticDimension` by default.
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { relayout() } }
  /// The part of the whole width that the first column should have, from 0 to 1;
  /// `automaticDimension` by default.
  open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { relayout() } }
  /// The least width of the first column in points; `automaticDimension` by default.
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { relayout() } }
  /// The greatest width of the first column in points; `automaticDimension` by default.
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { relayout() } }
  /// The width of the first column in points, as it is at the moment.
  open var primaryColumnWidth: CGFloat { width(of: .primary, in: availableWidth) }
  /// The width that the middle column should have in points; `automaticDimension` by default.
  open var preferredSupplementaryColumnWidth = automaticDimension { didSet { relayout() } }
  /// The part of the controller's width that the middle column should have; `automaticDimension` by
  /// default.
  open var preferredSupplementaryColumnWidthFraction = automaticDimension {
    didSet { relayout() }
  }
  /// The least width of the middle column in points; `automaticDimension` by default.
  open var minimumSupplementaryColumnWidth = automaticDimension { didSet { relayout() } }
  /// The greatest width of the middle column in points; `automaticDimension` by default.
  open var maximumSupplementaryColumnWidth = automaticDimension { didSet { relayout() } }
  /// The width of the middle column in points; zero where there is none.
  open var supplementaryColumnWidth: CGFloat {
    kind == .tripleColumn ? width(of: .supplementary, in: availableWidth) : 0
  }

  // MARK: View

  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .systemBackground
    self.view = view
    prepareEdges()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    arrange()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    arrange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.horizontalSizeClass != previousTraitCollection?.horizontalSizeClass {
      relayout()
    }
  }

  open override var childForStatusBarStyle: UIViewController? { viewControllers.last }
  open override var childForStatusBarHidden: UIViewController? { viewControllers.last }

  /// Escape puts away columns that lie over the secondary one.
  override func handleKey(_ input: KeyInput) -> Bool {
    guard input.key == .escape, !areCollapsed, shownMode.isOver else {
      return super.handleKey(input)
    }
    if input.isDown, !input.isRepeat { choose(.secondaryOnly) }
    return true
  }
}

extension UIViewController {
  /// The nearest split view controller this one is in.
  public var splitViewController: UISplitViewController? { nearestParent() }
}

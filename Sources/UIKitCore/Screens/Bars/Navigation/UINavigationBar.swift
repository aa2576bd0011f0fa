import PlatformInterface
import QuartzCore

/// A bar with a title, a way back and buttons, for the topmost of a stack of items.
open class UINavigationBar: UIView, UIBarPositioning {
  // Storage, shared with the extensions.
  final let background = BarBackground()
  final var content: NavigationBarContent?
  final let largeTitle = LargeTitleView()
  final let search = NavigationSearchView()
  /// What the topmost item's prompt is shown by, once one had one.
  final var promptLabel: UILabel?
  final var stack: [UINavigationItem] = []
  final var old = LegacyBarAppearance()
  /// What it was told itself, which the proxy's no longer replaces.
  final var ownAppearance: OwnBarAppearance = []
  /// The controller whose bar this is.
  final weak var owner: UINavigationController?
  /// Whether content lies below the bar rather than beginning at its edge.
  final var isScrolledUnder = false {
    didSet { if isScrolledUnder != oldValue { showAppearance() } }
  }
  private var needsContent = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Makes a bar from a document, with its items and appearance.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
    if let source = NibSource(coder) { NibElement.read(self, source) }
  }

  private func begin() {
    isOpaque = false
    addSubview(background)
    addSubview(largeTitle)
    addSubview(search)
    if !AppearanceProxies.isEmpty { AppearanceProxies.apply(to: self) }
    showAppearance()
  }

  // MARK: Items

  /// What decides about items that are pushed and popped. The bar of a navigation controller
  /// belongs to that.
  open weak var delegate: (any UINavigationBarDelegate)?

  /// The items of the stack, the lowest first; the last is shown.
  open var items: [UINavigationItem]? {
    get { stack.isEmpty ? nil : stack }
    set { setItems(newValue, animated: false) }
  }
  /// The item that the bar shows; nil where it has none.
  open var topItem: UINavigationItem? { stack.last }
  /// The item below the topmost, which the way back leads to; nil where there is no way back.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Pushes or pops where only the top differs.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    let new = items ?? []
    let isPop = stack.contains { $0 === new.last } && stack.last !== new.last
    show(new, animated ? (isPop ? .backward : .forward) : .none)
  }

  /// Shows an item on top of the others, where the delegate allows it.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    show(stack + [item], animated ? .forward : .none)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Takes the topmost item away and returns it; nil where the delegate does not allow it or there
  /// is none.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = stack.last, delegate?.navigationBar(self, shouldPop: item) ?? true
    else { return nil }
    show(Array(stack.dropLast()), animated ? .backward : .none)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  /// The back button was pressed.
  final func goBack() {
    if let action = topItem?.backAction {
      action.performWithSender(nil, target: nil)
    } else if let item = backItem?.backBarButtonItem,
      item.action != nil || item.primaryAction != nil
    {
      item.perform(from: self, nil)
    } else if let owner {
      _ = owner.popViewController(animated: true)
    } else {
      popItem(animated: true)
    }
  }

  // MARK: Appearance

  /// The bar's older appearance, which counts while no appearance object is set.
  open var barStyle: UIBarStyle {
    get { old.style }
    set { changeAppearance { old.style = newValue } }
  }
  /// Whether content shines through the bar; true by default. Where it does not, content begins
  /// below the bar.
  open var isTranslucent: Bool {
    get { old.isTranslucent }
    set {
      changeAppearance { old.isTranslucent = newValue }
      owner?.barDidChange()
    }
  }
  /// The colour behind the bar's content; nil is the standard material.
  open var barTintColor: UIColor? {
    get { old.color }
    set { changeAppearance { old.color = newValue } }
  }
  /// The attributes of the title, such as font and colour; nil for the standard ones.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { old.titleAttributes }
    set { changeAppearance { old.titleAttributes = newValue } }
  }
  /// How far the title lies below where it would be, in points, by the bar's height.
  final var titleShifts: [UIBarMetrics: CGFloat] = [:] { didSet { content?.setNeedsLayout() } }
  /// Moves the title down by `adjustment` points; below zero, up.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { titleShifts[barMetrics] = adjustment }
  /// Returns how far down the title was moved, in points; 0 unless it was.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleShifts[barMetrics] ?? 0
  }
  /// No line at the bar's edge, whatever its appearance says; set by name alone.
  final var hidesShadow = false { didSet { showAppearance() } }
  /// The attributes of the large title, such as font and colour; nil for the standard ones.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { old.largeTitleAttributes }
    set { changeAppearance { old.largeTitleAttributes = newValue } }
  }
  /// The image instead of the line at the bar's edge; nil is the line. It counts where a background
  /// image is set, too.
  open var shadowImage: UIImage? {
    get { old.shadow }
    set { changeAppearance { old.shadow = newValue } }
  }
  /// The arrow before the title of the button that goes back; nil is the standard one.
  open var backIndicatorImage: UIImage? {
    get { old.backImage }
    set { changeAppearance { old.backImage = newValue } }
  }
  /// iOS uses it while it animates; here the indicator serves.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// Sets the image behind the bar for a height, stretched to its size; nil removes it.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    changeAppearance { old.images[barMetrics] = backgroundImage }
  }
  /// Returns the image behind the bar for a height; nil where none was set.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { old.images[barMetrics] }
  /// Sets the image behind the bar for a height. The position counts for nothing.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }
  /// Returns the image behind the bar for a height, whatever the position.
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImage(for: barMetrics) }

  /// The appearance while content lies below the bar. Setting it stores a copy.
  open var standardAppearance: UINavigationBarAppearance {
    get { old.standard ?? old.appearance }
    set { changeAppearance { old.standard = newValue.copy() as? UINavigationBarAppearance } }
  }
  /// The appearance while content begins at the bar's edge; transparent where nil. Setting it
  /// stores a copy.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { old.scrollEdge }
    set { changeAppearance { old.scrollEdge = newValue?.copy() as? UINavigationBarAppearance } }
  }
  /// The appearance on phones on their side; the standard one where nil. Setting it stores a copy.
  open var compactAppearance: UINavigationBarAppearance? {
    get { old.compact }
    set { changeAppearance { old.compact = newValue?.copy() as? UINavigationBarAppearance } }
  }
  /// The appearance on a phone on its side while nothing lies below the bar; nil takes another one.
  /// Setting it stores a copy.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { old.compactScrollEdge }
    set {
      changeAppearance { old.compactScrollEdge = newValue?.copy() as? UINavigationBarAppearance }
    }
  }

  private func changeAppearance(_ change: () -> Void) {
    ownAppearance.insert(.appearance)
    change()
    showAppearance()
    rebuild()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showAppearance()
    if previousTraitCollection?.layoutDirection != traitCollection.layoutDirection
      || previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass
    {
      rebuild()
    }
  }

  // MARK: Large titles

  /// Whether items that do not object write their title large below the buttons.
  open var prefersLargeTitles = false {
    didSet {
      ownAppearance.insert(.largeTitles)
      guard prefersLargeTitles != oldValue else { return }
      rebuild()
      invalidateIntrinsicContentSize()
      owner?.barDidChange()
    }
  }

  // MARK: Place

  /// Where the bar is: up to the screen's edge in a navigation controller, else as the delegate
  /// says, and at the top without its answer.
  open var barPosition: UIBarPosition {
    if owner != nil { return .topAttached }
    let answer = delegate?.position(for: self) ?? .any
    return answer == .any ? .top : answer
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let title = rowEnd + (showsLargeTitle ? BarMetrics.largeTitleHeight : 0)
    return CGSize(width: size.width, height: (hidesRow ? 0 : title) + searchHeight)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  // MARK: Content

  /// Shows anew what `item` says, if it is on top or right below.
  final func itemDidChange(_ item: UINavigationItem, animated: Bool) {
    guard item === topItem || item === backItem else { return }
    if animated {
      replaceContent(.fade)
    } else {
      rebuild()
    }
    invalidateIntrinsicContentSize()
    owner?.barDidChange()
  }

  final func rebuild() {
    needsContent = true
    setNeedsLayout()
  }

  final func rebuildIfNeeded() {
    guard needsContent else { return }
    needsContent = false
    replaceContent(.none)
  }

  final func contentIsNew() { needsContent = false }

  override class var appearanceProperties: [AppearanceProperty] { viewAppearance + barAppearance }

  open override func layoutSubviews() {
    super.layoutSubviews()
    rebuildIfNeeded()
    layoutParts()
  }
}

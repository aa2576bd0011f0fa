import PlatformInterface

/// Decides where a toolbar stands.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A row of buttons and spaces, at the bottom of a screen.
open class UIToolbar: UIView, UIBarPositioning, BarItemObserver {
  private let background = BarBackground()
  private var storedItems: [UIBarButtonItem] = []
  private var views: [(view: UIView, item: UIBarButtonItem)] = []
  private var needsViews = false
  private var old = LegacyBarAppearance()
  private var standard: UIToolbarAppearance?
  private var edge: UIToolbarAppearance?
  /// Whether content lies behind the bar, or nobody knows: bars that belong to no controller do not.
  final var isOverContent = true { didSet { if isOverContent != oldValue { showAppearance() } } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Makes a toolbar from a document, with its items.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let source = NibSource(coder) { NibElement.read(self, source) }
  }

  override func prepareForDocument() {
    super.prepareForDocument()
    begin()
  }

  private func begin() {
    isOpaque = false
    addSubview(background)
    background.hasLineAtTop = true
    showAppearance()
  }

  // MARK: Items

  /// What says where the bar is. The bar of a navigation controller belongs to that.
  open weak var delegate: (any UIToolbarDelegate)?

  /// The buttons and spaces of the bar, from the side where reading begins; nil for none.
  open var items: [UIBarButtonItem]? {
    get { storedItems.isEmpty ? nil : storedItems }
    set { setItems(newValue, animated: false) }
  }
  /// Sets the items, and fades to them where `animated` is true.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    for item in storedItems where item.observer === self { item.observer = nil }
    storedItems = items ?? []
    for item in storedItems { item.observer = self }
    guard animated, window != nil, UIView.areAnimationsEnabled else { return rebuild() }
    UIView.transition(with: self, duration: 0.25, options: .transitionCrossDissolve) {
      self.rebuild()
      self.layoutIfNeeded()
    }
  }

  func barItemDidChange(_ item: UIBarItem) { rebuild() }

  private func rebuild() {
    needsViews = true
    setNeedsLayout()
  }

  // MARK: Appearance

  /// The bar's older appearance, which counts while no appearance object is set.
  open var barStyle: UIBarStyle {
    get { old.style }
    set { changeAppearance { old.style = newValue } }
  }
  /// Whether content shines through the bar; true by default.
  open var isTranslucent: Bool {
    get { old.isTranslucent }
    set { changeAppearance { old.isTranslucent = newValue } }
  }
  /// The colour behind the bar's content; nil is the standard material.
  open var barTintColor: UIColor? {
    get { old.color }
    set { changeAppearance { old.color = newValue } }
  }
  final var toolbarImages: [UIBarPosition: UIImage] {
    get { old.toolbarImages }
    set { changeAppearance { old.toolbarImages = newValue } }
  }
  final var toolbarShadows: [UIBarPosition: UIImage] {
    get { old.toolbarShadows }
    set { changeAppearance { old.toolbarShadows = newValue } }
  }
  /// Puts an image behind the bar's content where the bar is at a position, `any` for all; nil for none, and one
  /// without a size for no background at all. It serves bars of all heights.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) { toolbarImages[topOrBottom] = backgroundImage }
  /// Returns the image behind the content of a bar at a position; nil where none was set.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { toolbarImages[topOrBottom] }
  /// Draws an image along the bar's edge instead of a line, where there is a background image, too; one without a size
  /// for nothing.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) { toolbarShadows[topOrBottom] = shadowImage }
  /// Returns the image along the edge of a bar at a position; nil where none was set.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    toolbarShadows[topOrBottom]
  }
  /// The appearance while content lies below the bar. Setting it stores a copy.
  open var standardAppearance: UIToolbarAppearance {
    get { standard ?? oldAppearance }
    set { changeAppearance { standard = newValue.copy() as? UIToolbarAppearance } }
  }
  /// The appearance while content ends at the bar's edge; nil for a clear one.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { edge }
    set { changeAppearance { edge = newValue?.copy() as? UIToolbarAppearance } }
  }
  /// The appearance on a phone on its side, which has no effect here and is reported.
  open var compactAppearance: UIToolbarAppearance? {
    didSet { if compactAppearance != nil { Unsupported.report("UIToolbar.compactAppearance") } }
  }
  /// The appearance at the content's edge on a phone on its side, which has no effect here and is reported.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    didSet {
      guard compactScrollEdgeAppearance != nil else { return }
      Unsupported.report("UIToolbar.compactScrollEdgeAppearance")
    }
  }

  /// The standard appearance where one was set; the properties above speak otherwise.
  var ownStandardAppearance: UIToolbarAppearance? { standard }

  private var oldAppearance: UIToolbarAppearance {
    let made = UIToolbarAppearance()
    BarBackground.old(style: old.style, color: old.color, isTranslucent: old.isTranslucent)(made)
    old.takeToolbarImages(at: barPosition, for: made)
    return made
  }

  private func changeAppearance(_ change: () -> Void) {
    change()
    showAppearance()
    rebuild()
  }

  private func showAppearance() {
    if isOverContent { return background.show(standardAppearance) }
    if let edge { return background.show(edge) }
    // iOS-BEHAVIOUR: without an appearance for it, a bar at the edge of content, or without any, is the standard
    // one without a background, since iOS 15, however that was set. Evidence: controller-8, controller-14.
    if old.hasToolbarImage(at: barPosition) { return background.show(standardAppearance) }
    let clear = UIToolbarAppearance(barAppearance: standardAppearance)
    clear.configureWithTransparentBackground()
    background.show(clear)
  }

  // MARK: Place

  /// Where the bar is, as the delegate says, and at the bottom without its answer.
  open var barPosition: UIBarPosition {
    let answer = delegate?.position(for: self) ?? .any
    return answer == .any ? .bottom : answer
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.rowHeight(storedTraits))
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.rowHeight(storedTraits))
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    if BarMetrics.rowHeight(old) != BarMetrics.rowHeight(storedTraits) {
      invalidateIntrinsicContentSize()
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsViews { makeViews() }
    // Goes on below, to the window's edge.
    let below = (superview?.bounds.maxY ?? frame.maxY) - frame.maxY
    let reach = below > 0 && below <= (superview?.safeAreaInsets.bottom ?? 0) ? below : 0
    background.hasLineAtTop = barPosition == .bottom
    background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + reach)
    placeViews()
  }

  private func makeViews() {
    needsViews = false
    for entry in views { entry.view.removeFromSuperview() }
    views = storedItems.filter { !$0.isHidden }.map { item in
      item.takeProxies(in: self)
      let view: UIView
      if item.spaceKind != .none {
        view = BarSpace(item.width)
      } else if let custom = item.customView {
        view = custom
        item.shownView = custom
      } else {
        let appearance = standardAppearance
        view = BarButton(
          item, item.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance)
      }
      addSubview(view)
      return (view, item)
    }
  }

  /// Flexible spaces share what is left; neighbours that are no spaces keep a distance.
  private func placeViews() {
    let margin =
      BarMetrics.margin(in: self) + max(safeAreaInsets.left, safeAreaInsets.right)
    let sizes = views.map { BarSizes.size(of: $0.view, height: bounds.height) }
    let isSpace = views.map { $0.item.spaceKind != .none }
    var used = sizes.reduce(0) { $0 + $1.width }
    for index in views.indices.dropFirst() where !isSpace[index] && !isSpace[index - 1] {
      used += BarMetrics.itemGap
    }
    let flexible = views.count { $0.item.spaceKind == .flexible }
    let share = flexible == 0 ? 0 : max(0, bounds.width - 2 * margin - used) / CGFloat(flexible)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = margin
    for (index, entry) in views.enumerated() {
      if index > 0, !isSpace[index], !isSpace[index - 1] { x += BarMetrics.itemGap }
      let width = sizes[index].width + (entry.item.spaceKind == .flexible ? share : 0)
      entry.view.frame = CGRect(
        x: (isMirrored ? bounds.width - x - width : x).rounded(),
        y: ((bounds.height - sizes[index].height) / 2).rounded(), width: width,
        height: sizes[index].height)
      x += width
    }
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + toolbarAppearance
  }
}

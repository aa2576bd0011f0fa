import QuartzCore

/// Hears which item of a tab bar the user chose.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Hears that the user chose an item, or the chosen one again.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A row of items at the bottom of a screen, one of which is chosen.
open class UITabBar: UIView, BarItemObserver {
  /// How a tab bar spreads its items over its width.
  public enum ItemPositioning: Int, Sendable {
    /// Over the whole width on phones, in the middle elsewhere.
    case automatic = 0
    /// Items take the whole width.
    case fill
    /// Items keep their width, in the middle.
    case centered
  }

  private let background = BarBackground()
  private var storedItems: [UITabBarItem] = []
  private var buttons: [UITabBarButton] = []
  private var needsButtons = true
  private var old = LegacyBarAppearance()
  private var standard: UITabBarAppearance?
  private var edge: UITabBarAppearance?
  /// Whether content lies behind the bar, or nobody knows: bars that belong to no controller do not.
  final var isOverContent = true {
    didSet {
      guard isOverContent != oldValue else { return }
      showAppearance()
      // Without an appearance of its own for the edge the items stay as they are.
      if (selectedItem?.scrollEdgeAppearance ?? edge) != nil { rebuild() }
    }
  }
  /// Tells the controller whose bar this is before the delegate; false refuses.
  final var mayChoose: (UITabBarItem) -> Bool = { _ in true }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Makes a tab bar from a document, with its items.
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
    background.hasLineAtTop = true
    addSubview(background)
    showAppearance()
  }

  // MARK: Items

  /// What hears of choices. The bar of a tab bar controller belongs to that.
  open weak var delegate: (any UITabBarDelegate)?

  /// The items, from leading to trailing; nil where there are none.
  open var items: [UITabBarItem]? {
    get { storedItems.isEmpty ? nil : storedItems }
    set { setItems(newValue, animated: false) }
  }
  /// Sets the items. A selected item that is not among them is selected no more.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    for item in storedItems where item.observer === self { item.observer = nil }
    storedItems = items ?? []
    for item in storedItems { item.observer = self }
    if let selectedItem, !storedItems.contains(selectedItem) { self.selectedItem = nil }
    rebuild()
  }
  /// The item that is chosen; nil for none. Setting it does not call the delegate.
  open weak var selectedItem: UITabBarItem? {
    didSet { if selectedItem !== oldValue { rebuild() } }
  }

  func barItemDidChange(_ item: UIBarItem) { rebuild() }

  private func rebuild() {
    needsButtons = true
    setNeedsLayout()
  }

  private func choose(_ item: UITabBarItem) {
    guard mayChoose(item) else { return }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
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
  /// The colour of items that are not selected; nil, the default, for grey.
  open var unselectedItemTintColor: UIColor? { didSet { rebuild() } }
  /// The image behind the bar, stretched to its size; nil shows none.
  open var backgroundImage: UIImage? {
    get { old.images[.default] }
    set { changeAppearance { old.images[.default] = newValue } }
  }
  /// The image instead of the line at the bar's edge; nil is the line.
  open var shadowImage: UIImage? {
    get { old.shadow }
    set { changeAppearance { old.shadow = newValue } }
  }
  /// Lies behind the picture and title of the chosen item; nil shows nothing there.
  ///
  /// An image with cap insets fills the item's place, any other lies in its middle in its own size. A template
  /// takes the bar's tint.
  open var selectionIndicatorImage: UIImage? { didSet { rebuild() } }
  /// The appearance while content lies below the bar. Setting it stores a copy.
  open var standardAppearance: UITabBarAppearance {
    get { standard ?? oldAppearance }
    set { changeAppearance { standard = newValue.copy() as? UITabBarAppearance } }
  }
  /// The appearance at the end of the content, while nothing lies below the bar; nil takes a clear
  /// one. Setting it stores a copy.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { edge }
    set { changeAppearance { edge = newValue?.copy() as? UITabBarAppearance } }
  }
  /// How items are spread over the width; by the device, by default.
  open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
  /// The width of an item in points, where items lie in the middle; zero for the usual one.
  open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The distance between items in points, where they lie in the middle; zero is the standard one.
  open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }

  /// The standard appearance where one was set; the properties above speak otherwise.
  var ownStandardAppearance: UITabBarAppearance? { standard }

  private var oldAppearance: UITabBarAppearance {
    let made = UITabBarAppearance()
    BarBackground.old(style: old.style, color: old.color, isTranslucent: old.isTranslucent)(made)
    made.backgroundImage = old.images[.default]
    made.shadowImage = old.shadow
    return made
  }

  private func changeAppearance(_ change: () -> Void) {
    change()
    showAppearance()
    rebuild()
  }

  /// No line at the bar's edge, whatever its appearance says; set by name alone.
  final var hidesShadow = false { didSet { showAppearance() } }

  private func showAppearance() {
    guard hidesShadow else { return background.show(shownAppearance) }
    let plain = UITabBarAppearance(barAppearance: shownAppearance)
    plain.shadowColor = nil
    plain.shadowImage = nil
    background.show(plain)
  }

  /// The appearance of the bar as it stands to its content now.
  private var shownAppearance: UITabBarAppearance {
    let usual = selectedItem?.standardAppearance ?? standardAppearance
    guard !isOverContent else { return usual }
    if let own = selectedItem?.scrollEdgeAppearance ?? edge { return own }
    // iOS-BEHAVIOUR: without an appearance for it, a bar at the edge of content, or without any, is the standard
    // one without a background, since iOS 15, however that was set. Evidence: controller-8, controller-14.
    let clear = UITabBarAppearance(barAppearance: usual)
    clear.configureWithTransparentBackground()
    return clear
  }

  // MARK: Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.tabBarHeight + safeAreaInsets.bottom)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.tabBarHeight)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    rebuild()
  }

  private var isInline: Bool { traitCollection.horizontalSizeClass == .regular }

  private func makeButtons() {
    needsButtons = false
    for item in storedItems { item.takeProxies(in: self) }
    showAppearance()
    for button in buttons { button.removeFromSuperview() }
    let appearance = shownAppearance
    buttons = storedItems.map { item in
      let button = UITabBarButton(
        item, isSelected: item === selectedItem,
        appearance: isInline
          ? appearance.inlineLayoutAppearance : appearance.stackedLayoutAppearance,
        unselected: unselectedItemTintColor, isInline: isInline)
      if item === selectedItem { button.indicator = selectionIndicatorImage }
      button.addAction(
        UIAction { [weak self, weak item] _ in if let item { self?.choose(item) } },
        for: .touchDown)
      addSubview(button)
      return button
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsButtons { makeButtons() }
    background.frame = bounds
    guard !buttons.isEmpty else { return }
    let height = min(bounds.height, BarMetrics.tabBarHeight)
    let fills =
      itemPositioning == .fill || itemPositioning == .automatic && !isInline
    let wished = itemWidth > 0 ? itemWidth : TabMetrics.inlineWidth
    let count = CGFloat(buttons.count)
    let gap = fills ? 0 : itemSpacing
    let width =
      fills ? bounds.width / count : min(wished, (bounds.width - gap * (count - 1)) / count)
    let start = (bounds.width - width * count - gap * (count - 1)) / 2
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in buttons.enumerated() {
      let place = CGFloat(isMirrored ? buttons.count - 1 - index : index)
      let left = start + place * (width + gap) + TabMetrics.sideMargin
      let right = left + width - 2 * TabMetrics.sideMargin
      button.frame = CGRect(
        x: left.rounded(), y: TabMetrics.topMargin, width: right.rounded() - left.rounded(),
        height: height - TabMetrics.topMargin)
    }
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + tabBarAppearance
  }
}

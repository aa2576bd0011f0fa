import QuartzCore

/// One menu on the screen: a rounded panel with a list that scrolls where it is too high.
@MainActor
final class MenuPanel: UIView {
  let menu: UIMenu
  let model: MenuModel
  private let style: MenuStyle
  private let clip = UIView()
  private let material = MaterialView(MenuStyle.material)
  private let scrollView = UIScrollView()
  private let list: MenuListView
  private let header: MenuPanelHeader?
  weak var session: MenuSession?

  /// - Parameters:
  ///   - model: what of `menu` is shown.
  ///   - isSubmenu: has a header that leads back.
  init(
    _ menu: UIMenu, _ model: MenuModel, isSubmenu: Bool, style: MenuStyle
  ) {
    self.menu = menu
    self.model = model
    self.style = style
    list = MenuListView(model, style: style, isSubmenu: isSubmenu)
    header = isSubmenu ? MenuPanelHeader(title: menu.title, style: style) : nil
    super.init(frame: .zero)
    MenuStyle.applyShadow(to: layer)
    clip.layer.cornerRadius = MenuStyle.cornerRadius
    clip.layer.cornerCurve = .continuous
    clip.clipsToBounds = true
    clip.addSubview(material)
    addSubview(clip)
    scrollView.addSubview(list)
    scrollView.delaysContentTouches = false
    scrollView.backgroundColor = nil
    clip.addSubview(scrollView)
    list.panel = self
    if let header {
      header.panel = self
      clip.addSubview(header)
    }
    showOutline()
    accessibilityIdentifier = "menu"
  }

  required init?(coder: NSCoder) { return nil }

  /// A submenu is open over it: the entries are paler, on a panel that stays opaque.
  var isBehind = false {
    didSet {
      scrollView.alpha = isBehind ? 0.6 : 1
      header?.alpha = isBehind ? 0.6 : 1
    }
  }

  // MARK: Layout

  /// The size that shows everything, as wide as the space allows.
  func size(in available: CGSize) -> CGSize {
    let width = style.width(in: available.width)
    return CGSize(width: width, height: headerHeight + list.height(for: width))
  }

  private var headerHeight: CGFloat { header == nil ? 0 : style.rowHeight }

  override func layoutSubviews() {
    super.layoutSubviews()
    clip.frame = bounds
    material.frame = clip.bounds
    layer.shadowPath =
      UIBezierPath(roundedRect: bounds, cornerRadius: MenuStyle.cornerRadius).cgPath
    header?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: headerHeight)
    scrollView.frame = CGRect(
      x: 0, y: headerHeight, width: bounds.width, height: max(0, bounds.height - headerHeight))
    let height = list.height(for: bounds.width)
    list.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    scrollView.contentSize = list.frame.size
    scrollView.isScrollEnabled = height > scrollView.bounds.height + 0.5
  }

  /// On dark surfaces a shadow is not seen: a thin line tells where the panel ends.
  private func showOutline() {
    clip.layer.borderWidth = 1 / max(1, style.traits.displayScale)
    clip.layer.borderColor = MenuStyle.outline.resolvedColor(with: style.traits).cgColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    clip.layer.borderColor = MenuStyle.outline.resolvedColor(with: traitCollection).cgColor
  }

  // MARK: Entries

  var entries: [MenuModel.Entry] { model.entries }

  /// Those that keys go through.
  var enabledIndexes: [Int] { entries.indices.filter { entries[$0].isEnabled } }

  /// The entry that is shown as the next choice.
  var highlighted: Int? {
    didSet {
      guard highlighted != oldValue else { return }
      for (index, item) in list.items.enumerated() { item.isHighlighted = index == highlighted }
    }
  }

  /// The view of the entry that is shown as the next choice.
  var highlightedItem: UIView? {
    highlighted.flatMap { list.items.indices.contains($0) ? list.items[$0] : nil }
  }

  /// Whether the entry has neighbours on its sides.
  func isInStrip(_ index: Int) -> Bool {
    var first = 0
    for group in model.groups {
      if index < first + group.entries.count { return group.layout != .rows }
      first += group.entries.count
    }
    return false
  }

  /// Scrolls until the entry can be seen.
  func reveal(_ index: Int) {
    layoutIfNeeded()
    list.layoutIfNeeded()
    scrollView.scrollRectToVisible(list.items[index].frame, animated: false)
  }

  /// The entry's place in `view`.
  func frame(ofEntry index: Int, in view: UIView) -> CGRect {
    layoutIfNeeded()
    list.layoutIfNeeded()
    return list.convert(list.items[index].frame, to: view)
  }

  /// - Parameter point: in this view's coordinates.
  func index(at point: CGPoint) -> Int? {
    guard scrollView.frame.contains(point) else { return nil }
    return list.index(at: convert(point, to: list))
  }

  // MARK: Touches, from the list

  func finger(at point: CGPoint) { session?.finger(at: list.index(at: point), in: self) }

  func fingerLifted(at point: CGPoint?) {
    session?.fingerLifted(at: point.flatMap(list.index(at:)), in: self)
  }

  func goBack() { session?.closeSubmenu(self) }
}

/// The title of a submenu, which leads back to the menu it came from.
@MainActor
final class MenuPanelHeader: UIView {
  weak var panel: MenuPanel?
  private let style: MenuStyle
  private let label = UILabel()
  private let mark = UIImageView()
  private let line = UIView()

  init(title: String, style: MenuStyle) {
    self.style = style
    super.init(frame: .zero)
    label.text = title
    label.font = UIFont.systemFont(ofSize: style.titleFont.pointSize, weight: .semibold)
    mark.image = UIImage(systemName: "chevron.down")?.withConfiguration(style.markConfiguration)
    mark.contentMode = .center
    mark.tintColor = .label
    line.backgroundColor = MenuStyle.separator
    for view in [label, mark, line] { addSubview(view) }
    isAccessibilityElement = true
    accessibilityTraits = [.button, .header]
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start = MenuStyle.inset + style.markWidth
    let width = max(0, bounds.width - start - MenuStyle.inset)
    label.frame = CGRect(
      x: isMirrored ? MenuStyle.inset : start, y: 0, width: width, height: bounds.height)
    let x = MenuStyle.inset - 6
    mark.frame = CGRect(
      x: isMirrored ? bounds.width - x - style.markWidth : x, y: 0, width: style.markWidth,
      height: bounds.height)
    let hairline = 1 / max(1, style.traits.displayScale)
    line.frame = CGRect(
      x: 0, y: bounds.height - hairline, width: bounds.width, height: hairline)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
    panel?.goBack()
  }
}

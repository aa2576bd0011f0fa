import QuartzCore

/// Everything a navigation bar shows for one item: back, buttons, title. One for each item that can be
/// seen; a transition shows two for a while.
final class NavigationBarContent: UIView {
  let item: UINavigationItem
  private(set) var back: BarBackButton?
  private var leading: [UIView] = []
  private var trailing: [UIView] = []
  private(set) var title: UIView?

  init(_ item: UINavigationItem, over backItem: UINavigationItem?, in bar: UINavigationBar) {
    self.item = item
    super.init(frame: bar.rowFrame)
    let appearance = bar.appearance(of: item)
    if bar.showsBack(of: item, over: backItem) {
      // Proxies of bar button items speak of a back button that has no item of its own, too.
      let backButton =
        backItem?.backBarButtonItem ?? (AppearanceProxies.isEmpty ? nil : UIBarButtonItem())
      backButton?.takeProxies(in: bar)
      let button = BarBackButton(
        titles: Self.backTitles(backItem, item.backButtonDisplayMode),
        image: backItem?.backBarButtonItem?.image ?? bar.backImage(appearance),
        appearance.backButtonAppearance.attributes(in: .normal)
          .merging(backButton?.titleTextAttributes(for: .normal) ?? [:]) { $1 }
      ) { [weak bar] in bar?.goBack() }
      back = button
      backItem?.backBarButtonItem?.shownView = button
      if let tint = backButton?.tintColor { button.tintColor = tint }
      if let shift = backButton?.backTitleShifts[.default] { button.titleShift = shift }
      addSubview(button)
    }
    leading = makeViews(item.leadingItems, appearance, bar)
    trailing = makeViews(item.rightBarButtonItems, appearance, bar)
    if let view = item.titleView {
      title = view
      addSubview(view)
    } else {
      let label = UILabel()
      label.attributedText = Self.attributed(item.title ?? "", bar.titleAttributes(appearance))
      label.lineBreakMode = .byTruncatingTail
      label.textAlignment = .center
      label.accessibilityTraits = .header
      title = label
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  private static func attributed(
    _ text: String, _ attributes: [NSAttributedString.Key: Any]
  ) -> NSAttributedString { NSAttributedString(string: text, attributes: attributes) }

  private static func backTitles(
    _ item: UINavigationItem?, _ mode: UINavigationItem.BackButtonDisplayMode
  ) -> [String?] {
    let mode = item?.backButtonDisplayMode ?? mode
    let own = item?.backButtonTitle ?? item?.backBarButtonItem?.title ?? item?.title
    // An empty title of its own wishes for the sign alone.
    if own?.isEmpty ?? false, item?.backBarButtonItem != nil || item?.backButtonTitle != nil {
      return [nil]
    }
    let back = SystemText.localized("Back")
    return switch mode {
    case .minimal: [nil]
    case .generic: [back, nil]
    case .default: own.map { $0.isEmpty ? [back, nil] : [$0, back, nil] } ?? [back, nil]
    }
  }

  private func makeViews(
    _ items: [UIBarButtonItem]?, _ appearance: UINavigationBarAppearance, _ bar: UINavigationBar
  ) -> [UIView] {
    (items ?? []).filter { !$0.isHidden }.map { item in
      item.takeProxies(in: bar)
      let view: UIView
      if item.spaceKind != .none {
        view = BarSpace(item.width)
      } else if let custom = item.customView {
        view = custom
        item.shownView = custom
      } else {
        let style =
          item.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance
        view = BarButton(item, style)
      }
      addSubview(view)
      return view
    }
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin =
      BarMetrics.margin(in: self) + max(safeAreaInsets.left, safeAreaInsets.right)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var end = bounds.width - margin
    for (index, view) in trailing.enumerated() {
      let outer = index > 0 ? trailing[index - 1] : nil
      if let outer { end -= BarMetrics.gap(outer, view) }
      let size = BarSizes.size(of: view, height: bounds.height)
      let inner = index + 1 < trailing.count ? trailing[index + 1] : nil
      place(view, x: end - size.width, size, isMirrored, before: inner, after: outer)
      end -= size.width
    }
    let titleWidth = title.map { wishedSize(of: $0).width } ?? 0
    var start = margin
    if let back {
      let leadingWidth = zip([back] + leading, leading).reduce(0) { width, pair in
        width + BarMetrics.gap(pair.0, pair.1)
          + BarSizes.size(of: pair.1, height: bounds.height).width
      }
      let gaps = trailing.isEmpty ? BarMetrics.titleGap : 2 * BarMetrics.titleGap
      let availableSpace = end - BarMetrics.backIndent - leadingWidth - titleWidth - gaps
      let width = back.fit(in: availableSpace)
      place(back, x: BarMetrics.backIndent, CGSize(width: width, height: bounds.height), isMirrored)
      start = BarMetrics.backIndent + width
    }
    for (index, view) in leading.enumerated() {
      let outer = index > 0 ? leading[index - 1] : back
      if let outer { start += BarMetrics.gap(outer, view) }
      let size = BarSizes.size(of: view, height: bounds.height)
      let inner = index + 1 < leading.count ? leading[index + 1] : nil
      place(view, x: start, size, isMirrored, before: outer, after: inner)
      start += size.width
    }
    placeTitle(from: start, to: end, isMirrored)
  }

  /// In the middle of the bar where there is space, else as near to it as can be.
  private func placeTitle(from start: CGFloat, to end: CGFloat, _ isMirrored: Bool) {
    guard let title else { return }
    let start = leading.isEmpty && back == nil ? start : start + BarMetrics.titleGap
    let end = trailing.isEmpty ? end : end - BarMetrics.titleGap
    let wish = wishedSize(of: title)
    let width = min(wish.width, max(0, end - start))
    let x = max(start, min((bounds.width - width) / 2, end - width))
    let size = CGSize(width: width, height: wish.height)
    place(title, x: x.rounded(), size, isMirrored)
    if let shift = bar?.titleShifts[.default], shift != 0 { title.frame.origin.y += shift }
    if item.titleView != nil { item.titleViewSize = (wish, size) }
  }

  private var bar: UINavigationBar? {
    sequence(first: superview) { $0?.superview }.lazy.compactMap { $0 as? UINavigationBar }.first
  }

  private func wishedSize(of title: UIView) -> CGSize {
    if title is UILabel, item.titleView == nil {
      let size = title.sizeThatFits(CGSize(width: CGFloat.infinity, height: bounds.height))
      return CGSize(width: size.width.rounded(.up), height: min(size.height, bounds.height))
    }
    // A view that had to be smaller takes its space back, unless the app gave it another size.
    if let (wish, placed) = item.titleViewSize, title.bounds.size == placed {
      return CGSize(width: wish.width, height: min(wish.height, bounds.height))
    }
    let size = BarSizes.size(of: title, height: bounds.height)
    // iOS-BEHAVIOUR: a search bar without a width fills the space for the title. Evidence: unmeasured.
    guard size.width == 0, title is UISearchBar else { return size }
    return CGSize(width: CGFloat.greatestFiniteMagnitude, height: size.height)
  }

  private func place(_ view: UIView, x: CGFloat, _ size: CGSize, _ isMirrored: Bool) {
    let x = isMirrored ? bounds.width - x - size.width : x
    view.frame = CGRect(
      x: x, y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
      height: size.height)
  }

  /// The same with what a button takes around its content, between its neighbours from left to right or the bar's
  /// edges.
  private func place(
    _ view: UIView, x: CGFloat, _ size: CGSize, _ isMirrored: Bool, before: UIView?, after: UIView?
  ) {
    place(view, x: x, size, isMirrored)
    guard let button = view as? BarButton else { return }
    let isTrailing = trailing.contains { $0 === view }
    let left = button.padding(towards: before, isAtEdge: before == nil && !isTrailing)
    let right = button.padding(towards: after, isAtEdge: after == nil && isTrailing)
    button.paddings = UIEdgeInsets(
      top: 0, left: isMirrored ? right : left, bottom: 0, right: isMirrored ? left : right)
    view.frame = CGRect(
      x: view.frame.minX - button.paddings.left, y: view.frame.minY,
      width: size.width + left + right, height: size.height)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// Nothing, as wide as an item says.
final class BarSpace: UIView {
  let width: CGFloat
  init(_ width: CGFloat) {
    self.width = width
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }
  required init?(coder: NSCoder) { nil }
}

/// How large views become that bars are given.
@MainActor
enum BarSizes {
  static func size(of view: UIView, height: CGFloat) -> CGSize {
    switch view {
    case let space as BarSpace: return CGSize(width: space.width, height: height)
    case is BarButton: return view.sizeThatFits(CGSize(width: 0, height: height))
    default: break
    }
    var size = view.bounds.size
    if !view.translatesAutoresizingMaskIntoConstraints || size == .zero {
      let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      let content = view.intrinsicContentSize
      size = CGSize(
        width: max(fitting.width, content.width), height: max(fitting.height, content.height))
    }
    return CGSize(width: max(0, size.width), height: min(max(0, size.height), height))
  }
}

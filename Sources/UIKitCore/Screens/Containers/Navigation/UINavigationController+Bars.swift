import PlatformInterface

/// Where bars are, and what they leave for content.
extension UINavigationController {
  final var hidesForCompactHeight: Bool {
    hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact
      && !(storedHiding?.isRevealed ?? false)
  }
  final var hiding: NavigationBarHiding {
    if let storedHiding { return storedHiding }
    let made = NavigationBarHiding(self)
    storedHiding = made
    if let viewIfLoaded { made.attach(to: viewIfLoaded) }
    return made
  }
  final func hidingWishDidChange(_ isWanted: Bool) {
    if isWanted || storedHiding != nil { hiding.takeWishes() }
  }
  /// Whether the bar at the top is to be seen, as far as the controller has a say.
  final var wantsBar: Bool { !isBarHidden && !hidesForCompactHeight }
  private var wantsToolbar: Bool {
    !isToolHidden && !hidesForCompactHeight && storedToolbar != nil
  }
  // iOS-BEHAVIOUR: a bar that the program hides by the bar's own `isHidden` leaves its space to the content, while
  // `isNavigationBarHidden` stays false and the swipe back goes on. Evidence: controller-16.
  final var showsBar: Bool { wantsBar && !(isBarShown && bar.isHidden) }
  final var showsToolbar: Bool {
    wantsToolbar && !(isToolbarShown && storedToolbar?.isHidden == true)
  }

  private var fullBarHeight: CGFloat {
    bar.sizeThatFits(CGSize(width: view.bounds.width, height: 0)).height
  }

  /// The bar's height now: large titles go as content is scrolled.
  private var barHeight: CGFloat {
    let full = fullBarHeight
    return full - min(collapsed, collapsibleHeight)
  }

  private var toolbarHeight: CGFloat { BarMetrics.rowHeight(view.storedTraits) }

  /// Something about the bars changed; views and safe areas follow in the next layout.
  final func barDidChange() { viewIfLoaded?.setNeedsLayout() }

  final func moveBars(_ animated: Bool) {
    guard isViewLoaded else { return }
    guard animated, view.window != nil, UIView.areAnimationsEnabled else { return layoutBars() }
    // What comes begins outside.
    if !isBarShown { bar.isHidden = false }
    if !isToolbarShown { storedToolbar?.isHidden = false }
    (isBarShown, isToolbarShown) = (true, true)
    UIView.animate(withDuration: Self.hideShowBarDuration) {
      self.layoutBars(keepsHidden: true)
      self.view.layoutIfNeeded()
    } completion: { _ in
      self.layoutBars()
    }
  }

  /// - Parameter keepsHidden: hidden bars are put outside, but stay views that are seen going.
  final func layoutBars(keepsHidden: Bool = false) {
    guard let view = viewIfLoaded else { return }
    if hidesSearchAtFirst, bar.searchController != nil {
      // A search bar that hides begins hidden, until content is pulled down.
      hidesSearchAtFirst = false
      collapsed = max(collapsed, bar.hidingSearchHeight)
    }
    if collapsed > 0, let followed, spaceAtRest(of: followed) == 0 {
      collapsed = min(collapsed, collapse(for: followed))
    }
    let safe = view.storedSafeArea
    let width = view.bounds.width
    let height = barHeight
    let frame = CGRect(
      x: 0, y: wantsBar ? safe.top : -height - safe.top, width: width, height: height)
    if bar.frame != frame { bar.frame = frame }
    if !keepsHidden, isBarShown != wantsBar {
      isBarShown = wantsBar
      bar.isHidden = !wantsBar
    }
    if let toolbar = storedToolbar {
      if toolbar.superview !== view { view.addSubview(toolbar) }
      let top =
        wantsToolbar ? view.bounds.height - safe.bottom - toolbarHeight : view.bounds.height
      toolbar.frame = CGRect(x: 0, y: top, width: width, height: toolbarHeight)
      if !keepsHidden, isToolbarShown != wantsToolbar {
        isToolbarShown = wantsToolbar
        toolbar.isHidden = !wantsToolbar
      }
      toolbarFollower.follow(ContentFollower.content(of: shown))
      toolbar.isOverContent = toolbarFollower.isContentBelow
    }
    for controller in Set([shown, transition?.to, transition?.from].compactMap { $0 }) {
      layoutContent(of: controller)
    }
    layOutSearchOverlay()
    bar.isScrolledUnder = isContentUnderBar
    // The view of a screen that was pushed has been loaded since the tabs were laid out.
    (storedParent as? UITabBarController)?.followContent()
  }

  /// Whether a view lies behind the bars, or only between them.
  private func extends(_ controller: UIViewController, under edge: UIRectEdge, _ isOpaque: Bool)
    -> Bool
  {
    controller.edgesForExtendedLayout.contains(edge)
      && (!isOpaque || controller.extendedLayoutIncludesOpaqueBars)
  }

  final func contentFrame(of controller: UIViewController) -> CGRect {
    var frame = container.bounds
    let safe = view.storedSafeArea
    if showsBar, !extends(controller, under: .top, !bar.isTranslucent) {
      let top = safe.top + barHeight
      frame.origin.y += top
      frame.size.height = max(0, frame.height - top)
    }
    if showsToolbar, !extends(controller, under: .bottom, !(storedToolbar?.isTranslucent ?? true)) {
      frame.size.height = max(0, frame.height - safe.bottom - toolbarHeight)
    }
    return frame
  }

  private func layoutContent(of controller: UIViewController) {
    guard let content = controller.viewIfLoaded, content.superview === container else { return }
    if transition == nil {
      let frame = contentFrame(of: controller)
      if content.frame != frame { content.frame = frame }
    }
    var insets = UIEdgeInsets.zero
    if showsBar, extends(controller, under: .top, !bar.isTranslucent) { insets.top = barHeight }
    if showsToolbar, extends(controller, under: .bottom, !(storedToolbar?.isTranslucent ?? true)) {
      insets.bottom = toolbarHeight
    }
    controller.setContainerInsets(insets)
  }

  // MARK: Toolbar

  final func showTools(of controller: UIViewController?, animated: Bool) {
    guard !isToolHidden || controller?.rare?.toolbarItems != nil else { return }
    guard !isToolHidden else { return }
    toolbar.setItems(controller?.rare?.toolbarItems, animated: animated)
  }

  /// Has the toolbar show its background while content lies behind it.
  final func makeToolbarFollower() -> ContentFollower {
    let made = ContentFollower()
    made.changed = { [weak self, unowned made] in
      self?.storedToolbar?.isOverContent = made.isContentBelow
    }
    return made
  }

  // MARK: Content that scrolls

  /// The scroll view that bars go by: the one named, the controller's view, or the first in it; of tabs that of the
  /// chosen one.
  final func scrollView(of controller: UIViewController) -> UIScrollView? {
    if let named = controller.contentScrollView(for: .top) { return named }
    if let tabs = controller as? UITabBarController {
      return tabs.selectedViewController.flatMap { scrollView(of: $0) }
    }
    guard let view = controller.viewIfLoaded else { return nil }
    if let scroll = view as? UIScrollView { return scroll }
    return view.storedSubviews.lazy.compactMap { $0 as? UIScrollView }.first
  }

  final func follow(_ scroll: UIScrollView?) {
    guard scroll !== followed else { return }
    if let old = followed {
      old.barFollower = nil
      if old.window != nil { old.leftBarCollapse = collapsed }
    }
    followed = scroll
    scroll?.barFollower = self
    collapsed = 0
    // iOS-BEHAVIOUR: the lowest screen shows it at first, since iOS 13. Evidence:
    // https://github.com/MarcoSDomingues/recipes-sample-ios, https://github.com/tjana17/NotesApp.
    hidesSearchAtFirst =
      stack.count > 1 && scroll.map { $0.leftBarCollapse == nil } ?? false
  }

  /// Tabs on top show another of their screens.
  final func tabDidChange(_ tabs: UITabBarController) {
    guard tabs === shown, transition == nil else { return }
    follow(scrollView(of: tabs))
    collapseForReturn()
    bar.isScrolledUnder = isContentUnderBar
    barDidChange()
  }

  /// Content that was shown before has the title as it left it; the bar knows its items already.
  final func collapseForReturn() {
    guard let followed, let left = followed.leftBarCollapse else { return }
    // Content at its top went along with the other bar.
    let isAtTop = followed.contentOffset.y <= followed.topOffset + 0.5
    collapsed = isAtTop ? min(left, collapsibleHeight) : collapse(for: followed)
  }

  /// Whether content has gone below the bar.
  private var isContentUnderBar: Bool {
    guard let followed, followed.window != nil else { return false }
    return followed.contentOffset.y > followed.topOffset + 0.5
  }

  /// How much of a scroll view the full bar covers: nothing where it begins below the bar, as it does where it
  /// is held by the safe area.
  private func spaceAtRest(of scroll: UIScrollView) -> CGFloat {
    let safe = view.storedSafeArea.top
    let top = scroll.superview?.convert(scroll.frame.origin, to: view).y ?? 0
    // It never begins higher than the lowest bar ends, however much of the title has gone.
    guard top < safe + BarMetrics.rowHeight(view.storedTraits) - 0.5 else { return 0 }
    return safe + fullBarHeight - max(top, 0)
  }

  /// How much of the large title a scroll view's content leaves no space for.
  final func collapse(for scroll: UIScrollView?) -> CGFloat {
    guard collapsibleHeight > 0, let scroll else { return 0 }
    // Content above which there is less space than the full bar needs has pushed the title up.
    let gone = scroll.contentOffset.y + spaceAtRest(of: scroll) + scroll.inset.content.top
    return min(max(gone, 0), collapsibleHeight)
  }

  /// The content that the bar goes by was scrolled.
  final func contentDidScroll(_ scroll: UIScrollView) {
    guard isViewLoaded, transition == nil, scroll === followed, !isFollowingContent else { return }
    // A first layout puts content below the bar; until then its place says nothing.
    guard shown?.view.window != nil else { return }
    // Content still lies below the bar as it was, where the bar has yet to get the height that it is to have now.
    guard abs(bar.frame.height - barHeight) < 0.5 else { return }
    isFollowingContent = true
    let new = collapse(for: scroll)
    if new != collapsed {
      collapsed = new
      layoutBars()
      bar.layoutIfNeeded()
    } else {
      bar.isScrolledUnder = isContentUnderBar
    }
    isFollowingContent = false
  }

  /// How far above its beginning content may stand with the title it has scrolled away.
  final var titleSpaceAbove: CGFloat {
    guard collapsibleHeight > 0, showsBar, let followed, spaceAtRest(of: followed) > 0 else {
      return 0
    }
    return min(collapsed, collapsibleHeight)
  }

  /// Where content stops that would leave half a title: at the whole one, or at none.
  final func settledOffset(_ y: CGFloat, in scroll: UIScrollView) -> CGFloat {
    guard collapsibleHeight > 0, showsBar else { return y }
    let top = -(spaceAtRest(of: scroll) + scroll.inset.content.top)
    let gone = y - top
    let stops = collapseStops
    guard gone > 0, let last = stops.last, gone < last else { return y }
    let nearest = stops.min { abs($0 - gone) < abs($1 - gone) } ?? 0
    return top + nearest
  }
}

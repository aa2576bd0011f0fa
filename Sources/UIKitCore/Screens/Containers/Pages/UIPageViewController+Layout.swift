import PlatformInterface

/// Where pages and dots are, and what the user does beside touching pages.
extension UIPageViewController {
  /// Points that the dots take below the pages. Known from iOS, not measured.
  static let dotsHeight: CGFloat = 37

  final func layOutPages() {
    guard let view = viewIfLoaded else { return }
    var availableSpace = view.bounds
    if let dots {
      availableSpace.size.height = max(
        0, availableSpace.height - view.safeAreaInsets.bottom - Self.dotsHeight)
      dots.frame = CGRect(
        x: availableSpace.minX, y: availableSpace.maxY, width: availableSpace.width,
        height: Self.dotsHeight)
    }
    let overhang = pageSpacing / 2
    let frame =
      navigationOrientation == .horizontal
      ? availableSpace.insetBy(dx: -overhang, dy: 0) : availableSpace.insetBy(dx: 0, dy: -overhang)
    if driver.pagesView.frame != frame { driver.pagesView.frame = frame }
    driver.layOut()
  }

  // MARK: Dots

  // iOS-BEHAVIOUR: dots appear in the style `.scroll`, horizontally, where the data source has both
  // methods; it is asked after `setViewControllers`, not after turns by the user.
  // Evidence: controller-10.
  final func refreshDots() {
    let hasDots = transitionStyle == .scroll && navigationOrientation == .horizontal
    let source = hasDots ? dataSource : nil
    let count = source?.presentationCount(for: self) ?? -1
    let index = count < 0 ? -1 : source?.presentationIndex(for: self) ?? -1
    guard count >= 0, index >= 0 else {
      dots?.removeFromSuperview()
      if dots != nil { viewIfLoaded?.setNeedsLayout() }
      dots = nil
      return
    }
    let control = dots ?? makeDots()
    control.numberOfPages = count
    control.currentPage = index
    dot = control.currentPage
  }

  private func makeDots() -> UIPageControl {
    let control = UIPageControl()
    control.addAction(
      UIAction { [weak self, weak control] _ in
        guard let self, let control else { return }
        chooseDot(control)
      }, for: .valueChanged)
    dots = control
    viewIfLoaded?.addSubview(control)
    viewIfLoaded?.setNeedsLayout()
    return control
  }

  /// The control has gone some dots on; it goes back, and the pages turn, which moves the dot.
  private func chooseDot(_ control: UIPageControl) {
    let wanted = control.currentPage
    control.currentPage = dot
    if wanted != dot { _ = driver.turn(wanted > dot ? .forward : .reverse) }
  }

  /// A turn by the user moves the dot by one.
  final func pageWasTurned(_ direction: NavigationDirection) {
    guard let dots else { return }
    dots.currentPage = dot + (direction == .forward ? 1 : -1)
    dot = dots.currentPage
  }

  // MARK: Keys

  final func turnPage(by input: KeyInput) -> Bool {
    guard let direction = direction(of: input) else { return false }
    for page in shown {
      guard let inner = page.viewIfLoaded?.largestScrollView else { continue }
      if inner.handleKey(input) { return true }
    }
    guard input.isDown else { return false }
    return driver.turn(direction)
  }

  private func direction(of input: KeyInput) -> NavigationDirection? {
    guard input.modifiers.isDisjoint(with: [.control, .alt, .command]) else { return nil }
    let isHorizontal = navigationOrientation == .horizontal
    // Books bound at the far side are read the other way, as pages that slide are from right to left.
    let isMirrored = readsBackwards
    switch input.key {
    case .right where isHorizontal, .down where !isHorizontal:
      return isMirrored ? .reverse : .forward
    case .left where isHorizontal, .up where !isHorizontal:
      return isMirrored ? .forward : .reverse
    case .pageDown: return .forward
    case .pageUp: return .reverse
    case .space: return input.modifiers.contains(.shift) ? .reverse : .forward
    default: return nil
    }
  }

  /// Turns the page that lies where a reader wants to go, by fingers that go left where that is to the right.
  final func turnPage(forReader direction: UIAccessibilityScrollDirection) -> Bool {
    let isHorizontal = navigationOrientation == .horizontal
    let isForward: Bool
    switch direction {
    case .next: isForward = true
    case .previous: isForward = false
    case .left where isHorizontal, .down where !isHorizontal: isForward = !readsBackwards
    case .right where isHorizontal, .up where !isHorizontal: isForward = readsBackwards
    default: return false
    }
    guard driver.turn(isForward ? .forward : .reverse) else { return false }
    UIAccessibility.post(notification: .pageScrolled, argument: nil)
    return true
  }

  /// Forward leads to the left, or upwards.
  final var readsBackwards: Bool {
    if transitionStyle == .pageCurl { return spineLocation == .max }
    return navigationOrientation == .horizontal
      && viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}

extension UIView {
  /// The largest scroll view in this view that is in no other.
  ///
  /// - Complexity: O(views outside of scroll views).
  final var largestScrollView: UIScrollView? {
    var best: (view: UIScrollView, area: CGFloat)?
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      guard !view.isHidden, view.isUserInteractionEnabled else { continue }
      guard let scrollView = view as? UIScrollView else {
        waiting.append(contentsOf: view.storedSubviews)
        continue
      }
      let area = scrollView.bounds.width * scrollView.bounds.height
      if area > best?.area ?? 0 { best = (scrollView, area) }
    }
    return best?.view
  }
}

extension UIWindow {
  /// The page controller on the frontmost screen: who gets keys that nobody in the chain wants.
  var shownPages: UIPageViewController? {
    var front = rootViewController
    while let presented = front?.presentation.presented { front = presented }
    var waiting = [front].compactMap { $0 }
    while let controller = waiting.popLast() {
      guard let view = controller.viewIfLoaded, view.window === self, !view.isHidden
      else { continue }
      if let pages = controller as? UIPageViewController { return pages }
      waiting.append(contentsOf: controller.storedChildren)
    }
    return nil
  }
}

import Failures
import PlatformInterface
import QuartzCore

/// A column's place, with a hairline at the side of the next one.
@MainActor
final class ColumnView: UIView {
  let hairline = UIView()
  var isLineLeft = false { didSet { setNeedsLayout() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    hairline.backgroundColor = .separator
    hairline.isUserInteractionEnabled = false
    addSubview(hairline)
    clipsToBounds = true
    backgroundColor = .systemBackground
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = 1 / max(traitCollection.displayScale, 1)
    hairline.frame = CGRect(
      x: isLineLeft ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
    bringSubviewToFront(hairline)
  }
}

/// Putting columns where they belong.
extension UISplitViewController {
  private static let duration: TimeInterval = 0.3

  private var isMirrored: Bool {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isRightToLeft != (primaryEdge == .trailing)
  }

  // MARK: Controllers

  final func replaceControllers(_ new: [UIViewController]) {
    let order: [Column] =
      kind == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    require(
      new.count <= order.count,
      "A split view controller has room for \(order.count) controllers; found \(new.count).")
    for (index, column) in order.enumerated() {
      put(index < new.count ? new[index] : nil, in: column)
    }
  }

  final func put(_ controller: UIViewController?, in column: Column) {
    guard columns[column] !== controller else { return }
    columns[column] = controller
    let host = controller.map { controller in
      kind == .unspecified || controller is UINavigationController
        ? controller : UINavigationController(rootViewController: controller)
    }
    exchange(hosts[column], host)
    hosts[column] = host
    relayout()
  }

  /// Makes one a child in the other's place.
  final func exchange(_ old: UIViewController?, _ new: UIViewController?) {
    guard old !== new else { return }
    if let old, old.storedParent === self {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    if let new, new.storedParent !== self {
      addChild(new)
      new.didMove(toParent: self)
    }
  }

  // MARK: Showing

  /// Brings what is shown up to date with the width and the wishes; called in each layout.
  final func arrange() {
    guard isViewLoaded else { return }
    let isCompact = traitCollection.horizontalSizeClass == .compact
    if isCompact != areCollapsed, !isInTransition { if isCompact { collapse() } else { expand() } }
    if view.bounds.width != lastWidth {
      lastWidth = view.bounds.width
      chosenMode = nil
    }
    if areCollapsed { return showCollapsed() }
    let wanted = mode(for: view.bounds.width)
    if wanted == shownMode { return layoutColumns() }
    show(mode: wanted, animated: false)
  }

  /// A push or pop in a column: its controllers cannot change hands now.
  private var isInTransition: Bool {
    hosts.values.contains { ($0 as? UINavigationController)?.transition != nil }
  }

  final func show(mode new: DisplayMode, animated: Bool) {
    let old = shownMode
    guard old != new else { return layoutColumns() }
    delegate?.splitViewController(self, willChangeTo: new)
    let before = Set(companions(in: old))
    let after = Set(companions(in: new))
    for column in before.subtracting(after) {
      delegate?.splitViewController(self, willHide: column)
    }
    for column in after.subtracting(before) {
      delegate?.splitViewController(self, willShow: column)
    }
    guard animated, UIView.areAnimationsEnabled else {
      shownMode = new
      layoutColumns()
      return removeHidden()
    }
    // What comes is first put where it comes from.
    shownMode = new
    coming = after.subtracting(before)
    layoutColumns()
    view.layoutIfNeeded()
    coming = []
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
      animations: {
        self.layoutColumns()
        self.view.layoutIfNeeded()
      }, completion: { _ in self.removeHidden() })
  }

  final func install(_ column: Column) {
    guard let host = hosts[column] else { return }
    let place = places[column] ?? ColumnView()
    places[column] = place
    if place.superview !== view { view.addSubview(place) }
    host.loadViewIfNeeded()
    guard host.view.superview !== place else { return }
    for other in place.subviews where other !== place.hairline { other.removeFromSuperview() }
    host.view.frame = place.bounds
    host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    place.insertSubview(host.view, at: 0)
  }

  final func layoutColumns() {
    let space = view.bounds
    let seen = companions(in: shownMode)
    install(.secondary)
    for column in seen { install(column) }
    let taken = seen.filter { !coming.contains($0) }
    let widths = seen.map { width(of: $0, in: space.width) }
    let total = zip(seen, widths).reduce(0) { coming.contains($1.0) ? $0 : $0 + $1.1 }
    let displaced = shownMode == .twoDisplaceSecondary ? width(of: .primary, in: space.width) : 0
    // The side of the primary column is 0 here; it is mirrored at the end.
    var secondary = space
    if !shownMode.isOver {
      secondary.origin.x = total
      secondary.size.width = max(0, space.width - total + displaced)
    }
    place(.secondary, secondary)
    let pulled = shownMode.isOver ? (1 - (revealed ?? 1)) * widths.reduce(0, +) : 0
    var x = -pulled
    for (column, width) in zip(seen, widths) {
      let isComing = coming.contains(column)
      place(column, CGRect(x: isComing ? -width : x, y: 0, width: width, height: space.height))
      if !isComing { x += width }
    }
    for (column, view) in places where column != .secondary && !seen.contains(column) {
      let width = view.bounds.width
      place(column, CGRect(x: -width, y: 0, width: width, height: space.height))
    }
    layoutShade(isShown: shownMode.isOver && !taken.isEmpty)
    for (column, host) in hosts where column != .compact {
      let isNarrow = column != .secondary
      let own = isNarrow ? UITraitCollection(horizontalSizeClass: .compact) : nil
      if host.storedParent === self, overrideTraitCollection(forChild: host) != own {
        setOverrideTraitCollection(own, forChild: host)
      }
    }
    placeButton()
  }

  private func place(_ column: Column, _ frame: CGRect) {
    guard let place = places[column] else { return }
    var frame = frame
    if isMirrored { frame.origin.x = view.bounds.width - frame.maxX }
    place.frame = frame
    place.hairline.isHidden = column == .secondary
    place.isLineLeft = isMirrored
    let isSidebar = primaryBackgroundStyle == .sidebar && column == .primary
    place.backgroundColor = isSidebar ? .secondarySystemBackground : .systemBackground
  }

  private func layoutShade(isShown: Bool) {
    shade.frame = view.bounds
    if isShown, shade.superview !== view { view.addSubview(shade) }
    shade.alpha = isShown ? revealed ?? 1 : 0
    guard isShown, let secondary = places[.secondary] else { return }
    view.insertSubview(shade, aboveSubview: secondary)
    for (column, place) in places where column != .secondary { view.bringSubviewToFront(place) }
  }

  /// Columns out of sight leave the window, so that their controllers hear of it.
  private func removeHidden() {
    guard !areCollapsed, revealed == nil else { return }
    let seen = companions(in: shownMode)
    for (column, place) in places where column != .secondary && !seen.contains(column) {
      place.removeFromSuperview()
      places[column] = nil
    }
    if !shownMode.isOver { shade.removeFromSuperview() }
  }

  // MARK: The button

  /// In the bar of the outermost column in sight, in the styles with columns.
  final func placeButton() {
    guard kind != .unspecified else { return }
    let isWanted =
      displayModeButtonVisibility != .never && !areCollapsed && hosts[.primary] != nil
    let outermost = companions(in: shownMode).first ?? .secondary
    for (column, host) in hosts {
      guard let root = (host as? UINavigationController)?.stack.first else { continue }
      root.navigationItem.systemItems = isWanted && column == outermost ? [button] : []
    }
  }

  // MARK: Edges

  final func prepareEdges() {
    shade.backgroundColor = UIColor(white: 0, alpha: 0.12)
    shade.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self, action: Selector("shadeTapped:", UISplitViewController.shadeTapped(_:))))
    let pan = UIScreenEdgePanGestureRecognizer(
      target: self, action: Selector("edgePulled:", UISplitViewController.edgePulled(_:)))
    pan.edges = [.left]
    pan.isEnabled = presentsWithGesture
    view.addGestureRecognizer(pan)
    edgePan = pan
  }

  private func shadeTapped(_ recognizer: UIGestureRecognizer) { choose(.secondaryOnly) }

  private func edgePulled(_ recognizer: UIGestureRecognizer) {
    guard let pan = recognizer as? UIPanGestureRecognizer, !areCollapsed else { return }
    let way = (isMirrored ? -1 : 1) * pan.translation(in: view).x
    switch pan.state {
    case .began:
      guard shownMode == .secondaryOnly, hosts[.primary] != nil else { return }
      delegate?.splitViewControllerInteractivePresentationGestureWillBegin(self)
      revealed = 0
      chosenMode = kind == .tripleColumn ? .twoOverSecondary : .oneOverSecondary
      show(mode: mode(for: availableWidth), animated: false)
    case .changed where revealed != nil:
      let total = companions(in: shownMode).reduce(0) { $0 + width(of: $1, in: availableWidth) }
      revealed = min(max(way / max(total, 1), 0), 1)
      layoutColumns()
    case .ended, .cancelled, .failed:
      guard let part = revealed else { return }
      let speed = (isMirrored ? -1 : 1) * pan.velocity(in: view).x
      let stays = pan.state == .ended && (abs(speed) > 300 ? speed > 0 : part > 0.5)
      revealed = nil
      settleAfterPull(stays: stays)
      delegate?.splitViewControllerInteractivePresentationGestureDidEnd(self)
    default: break
    }
  }

  private func settleAfterPull(stays: Bool) {
    guard stays else { return choose(.secondaryOnly) }
    UIView.animate(withDuration: Self.duration) { self.layoutColumns() }
  }
}

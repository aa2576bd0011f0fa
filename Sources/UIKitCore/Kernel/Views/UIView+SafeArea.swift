import QuartzCore

/// The safe area: how it comes from the window, by controllers' views and by those between.
extension UIView {
  /// The part of this view's safe area that lies over a subview where nothing scrolls.
  final func plainSafeArea(for subview: UIView) -> UIEdgeInsets {
    clippedSafeArea(reaching: subview.restingPlace)
  }

  private func clippedSafeArea(reaching frame: CGRect) -> UIEdgeInsets {
    let whole = storedSafeArea
    let part = insets(whole, reaching: frame)
    // iOS-BEHAVIOUR: a subview that reaches beyond an edge has no more of an inset than this view has.
    // Evidence: view-12.
    return UIEdgeInsets(
      top: min(part.top, whole.top), left: min(part.left, whole.left),
      bottom: min(part.bottom, whole.bottom), right: min(part.right, whole.right))
  }

  /// Where the view lies in its superview as far as safe areas and margins are concerned.
  final var restingPlace: CGRect { rare?.restingFrame ?? storedLayer.frame }

  /// Until it is called with nil, the view has the safe area and the margins that it has at `frame`, in
  /// its superview's coordinates, wherever it is moved.
  func keepSafeArea(of frame: CGRect?) {
    guard rare?.restingFrame != frame else { return }
    madeRare.restingFrame = frame
    refreshSafeArea()
  }

  private func resolvedSafeArea() -> UIEdgeInsets {
    var insets: UIEdgeInsets
    if let window = self as? UIWindow {
      insets = window.ownSafeArea
    } else {
      guard let parent = storedSuperview else { return .zero }
      insets = controller == nil ? parent.handedSafeArea(to: self) : safeAreaOfScreen(in: parent)
    }
    if let controller {
      insets = insets + controller.additionalSafeAreaInsets
      if let taken = controller.rare?.containerInsets, taken != .zero { insets = insets + taken }
    }
    return insets
  }

  private func handedSafeArea(to subview: UIView) -> UIEdgeInsets {
    storedSafeArea == .zero ? .zero : safeAreaInsetsForSubview(subview)
  }

  /// What a controller's view has, without what controllers add.
  private func safeAreaOfScreen(in parent: UIView) -> UIEdgeInsets {
    // iOS-BEHAVIOUR: views without a controller between a controller's view and the next controller's, or
    // the window, take nothing of its safe area, wherever they lie. Evidence: view-17.
    guard parent.handsScreensOn else { return parent.handedSafeArea(to: self) }
    var frame = restingPlace
    var holder = parent
    while holder.handsScreensOn, let next = holder.storedSuperview {
      let place = holder.restingPlace
      let origin = holder.storedLayer.bounds.origin
      frame = frame.offsetBy(dx: place.minX - origin.x, dy: place.minY - origin.y)
      holder = next
    }
    guard holder.storedSafeArea != .zero else { return .zero }
    // What scrolls leaves the same to all that lies in the view it scrolls.
    guard !holder.flags.contains(.isScrollView) else { return parent.handedSafeArea(to: self) }
    return holder.clippedSafeArea(reaching: frame)
  }

  /// Whether a controller's view in it has its safe area from further up.
  private var handsScreensOn: Bool {
    controller == nil && flags.isDisjoint(with: [.isWindow, .isScrollView])
      && storedLayer.hasPlainPlacement
  }

  /// Notes in the views around that they are to tell a controller's view below when they are moved. For
  /// one that came into them, or got its controller there, itself or further down.
  func noteScreen() {
    var link = storedSuperview
    while let view = link, view.handsScreensOn, !view.flags.contains(.holdsScreen) {
      view.flags.insert(.holdsScreen)
      link = view.storedSuperview
    }
  }

  /// Works the safe area out again here and wherever it changes below, and tells those views.
  func refreshSafeArea() {
    var waiting = [self]
    while let view = waiting.popLast() {
      let new = view.resolvedSafeArea()
      let old = view.storedSafeArea
      // A subview's part also depends on where it lies, which may be what changed.
      guard new != old else {
        if view === self, new != .zero {
          waiting.append(contentsOf: view.storedSubviews.reversed())
        } else if view.flags.contains(.holdsScreen) {
          waiting.append(contentsOf: view.storedSubviews.reversed().filter(\.isOnWayToScreen))
        }
        continue
      }
      let oldMargins = view.effectiveMargins
      view.storedSafeArea = new
      view.autoLayout?.factDidChange(.insets)
      view.safeAreaInsetsDidChange()
      view.controller?.viewSafeAreaInsetsDidChange()
      if view.effectiveMargins != oldMargins { view.marginsDidChange() }
      view.setNeedsLayout()
      waiting.append(contentsOf: view.storedSubviews.reversed())
    }
  }

  private var isOnWayToScreen: Bool { controller != nil || flags.contains(.holdsScreen) }
}

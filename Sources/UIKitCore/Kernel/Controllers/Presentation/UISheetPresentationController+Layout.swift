import QuartzCore

/// Where a sheet is at which height.
extension UISheetPresentationController {
  /// Whether it comes from the lower edge, rather than lying in the middle.
  final var isEdgeAttached: Bool {
    guard let container else { return true }
    if container.traitCollection.verticalSizeClass == .compact {
      return prefersEdgeAttachedInCompactHeight
    }
    return container.traitCollection.horizontalSizeClass != .regular
  }

  /// Of the highest sheet.
  private var maximumHeight: CGFloat {
    guard let container else { return 0 }
    let safe = container.safeAreaInsets
    return max(0, container.bounds.height - safe.top - SheetMetrics.topGap - safe.bottom)
  }

  /// The heights that exist here, from low to high.
  final var heights: [(identifier: Detent.Identifier, height: CGFloat)] {
    guard let container else { return [] }
    let context = ResolutionContext(container.traitCollection, maximumHeight)
    let highest = maximumHeight
    var found: [(identifier: Detent.Identifier, height: CGFloat)] = []
    for detent in detents {
      guard let height = detent.resolvedValue(in: context), !height.isNaN else { continue }
      found.append((detent.identifier, min(max(height, 0), highest)))
    }
    if found.isEmpty { return [(.large, highest)] }
    return found.sorted { $0.height < $1.height }
  }

  final var selectedNow: (identifier: Detent.Identifier, height: CGFloat)? {
    let heights = self.heights
    return heights.first { $0.identifier == selectedDetentIdentifier } ?? heights.first
  }

  final var restingHeight: CGFloat { selectedNow?.height ?? 0 }

  final var isDimmed: Bool {
    guard let largest = largestUndimmedDetentIdentifier, isEdgeAttached else { return true }
    guard let limit = heights.first(where: { $0.identifier == largest })?.height else {
      return true
    }
    return restingHeight > limit
  }

  final func frame(height: CGFloat) -> CGRect {
    guard let container else { return .zero }
    let bounds = container.bounds
    let wish = presentedViewController.preferredContentSize
    if isEdgeAttached {
      let full = height + container.safeAreaInsets.bottom
      var width = bounds.width
      if widthFollowsPreferredContentSizeWhenEdgeAttached, wish.width > 0 {
        width = min(width, wish.width)
      }
      return CGRect(
        x: ((bounds.width - width) / 2).rounded(), y: bounds.height - full, width: width,
        height: full)
    }
    if container.traitCollection.verticalSizeClass == .compact {
      // iOS-BEHAVIOUR: on phones on their side a sheet fills the screen. Evidence: controller-5.
      return bounds
    }
    var size = presentationStyle == .formSheet ? SheetMetrics.form : SheetMetrics.page
    if presentationStyle != .formSheet {
      size.height = bounds.height - 2 * SheetMetrics.pageMargin
    }
    if wish.width > 0 { size.width = wish.width }
    if wish.height > 0 { size.height = wish.height }
    size.width = min(size.width, bounds.width - 2 * SheetMetrics.topGap)
    size.height = min(size.height, bounds.height - 2 * SheetMetrics.topGap)
    return CGRect(
      x: ((bounds.width - size.width) / 2).rounded(),
      y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
  }

  final func roundCorners() {
    guard let view = presentedView else { return }
    let fills = view.frame == container?.bounds
    view.layer.cornerRadius = fills ? 0 : preferredCornerRadius ?? SheetMetrics.cornerRadius
    view.layer.cornerCurve = .continuous
    view.layer.maskedCorners =
      isEdgeAttached
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      : [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
    view.clipsToBounds = true
  }

  /// Makes the presenter's view smaller behind the highest sheet, as if it lay farther back.
  final func pushBack(isPresented: Bool) {
    guard let view = presentingViewController.viewIfLoaded, let container,
      view.window === container.window || view.window == nil
    else { return }
    let isPushed =
      isPresented && isEdgeAttached && isDimmed && restingHeight >= maximumHeight - 1
      && presentingViewController.presentation.presenter == nil
      && !UIAccessibility.prefersCrossFadeTransitions
    guard isPushed else {
      view.keepSafeArea(of: nil)
      if view.transform != .identity { view.transform = .identity }
      if view.layer.cornerRadius != 0, presentingViewController.presentation.presenter == nil {
        view.layer.cornerRadius = 0
        view.clipsToBounds = false
      }
      return
    }
    let bounds = container.bounds
    view.keepSafeArea(of: bounds)
    let scale = (bounds.width - 2 * SheetMetrics.pushedIn) / max(bounds.width, 1)
    let top = container.safeAreaInsets.top
    let shift = top - bounds.height * (1 - scale) / 2
    view.transform = CGAffineTransform(translationX: 0, y: shift).scaledBy(x: scale, y: scale)
    view.layer.cornerRadius = SheetMetrics.cornerRadius / scale
    view.layer.cornerCurve = .continuous
    view.clipsToBounds = true
  }
}

import PlatformInterface
import QuartzCore

/// Layout: marks, and the call that places subviews.
extension UIView {
  func runLayout() {
    refreshTraits()
    ConstraintUpdates.run(in: rootView)
    storedLayer.layoutIfNeeded()
  }

  /// One view's turn in the layout pass.
  func layOut() {
    FrameLoop.running?.statistics.viewsLaidOut += 1
    let controller = controller
    storedTraits.asCurrent {
      if let autoLayout {
        autoLayout.isPlaced = false
        autoLayout.takeRootSize()
      }
      controller?.willLayOutView()
      layoutSubviews()
      if let autoLayout { autoLayout.placeIfNeeded() }
      if !flags.isDisjoint(with: .showsFocus) { updateFocusRing() }
      controller?.didLayOutView()
    }
    if let autoLayout { autoLayout.finishLayout() }
  }

  /// The view's own size, or its superview's layout, may depend on the intrinsic size.
  func intrinsicSizeDidChange() {
    if let autoLayout, autoLayout.contentDidChange() { return }
    storedSuperview?.setNeedsLayout()
  }

  // MARK: Margins

  /// What `layoutMargins` gives: the view's own margins, beside the safe area where that counts, and
  /// no less than the superview's where those are preserved.
  var effectiveMargins: UIEdgeInsets {
    var margins = ownMargins
    if !flags.contains(.marginsIgnoreSafeArea) { margins = margins + storedSafeArea }
    if flags.contains(.preservesSuperviewMargins), let parent = storedSuperview {
      let outer = DeepRecursion.run { parent.effectiveMargins }
      margins = margins.union(parent.insets(outer, reaching: self))
    }
    return margins
  }

  private var ownMargins: UIEdgeInsets {
    let direction = effectiveUserInterfaceLayoutDirection
    let set = rare?.margins?.resolved(direction)
    guard let controller else {
      return set ?? rare?.standardMargins?.resolved(direction) ?? ordinaryMargins
    }
    guard controller.viewRespectsSystemMinimumLayoutMargins else { return set ?? .zero }
    let minimum = controller.systemMinimumLayoutMargins.resolved(direction)
    return set.map { $0.union(minimum) } ?? minimum
  }

  /// The part of `insets`, taken inside this view, that reaches into a subview.
  func insets(_ insets: UIEdgeInsets, reaching view: UIView) -> UIEdgeInsets {
    self.insets(insets, reaching: view.restingPlace)
  }

  func insets(_ insets: UIEdgeInsets, reaching frame: CGRect) -> UIEdgeInsets {
    guard insets != .zero else { return .zero }
    let bounds = storedLayer.bounds
    // An edge without an inset has none to hand on, also where the view is beyond it, as on its way
    // onto the screen.
    func part(_ inset: CGFloat, _ length: CGFloat, _ distance: CGFloat) -> CGFloat {
      inset == 0 ? 0 : max(0, min(inset, length) - distance).clean
    }
    return UIEdgeInsets(
      top: part(insets.top, bounds.height, frame.minY - bounds.minY),
      left: part(insets.left, bounds.width, frame.minX - bounds.minX),
      bottom: part(insets.bottom, bounds.height, bounds.maxY - frame.maxY),
      right: part(insets.right, bounds.width, bounds.maxX - frame.maxX))
  }

  func setMargins(_ margins: ViewMargins) {
    let old = effectiveMargins
    madeRare.margins = margins
    if effectiveMargins != old { marginsDidChange() }
  }

  /// What margins are where the program sets none.
  func setStandardMargins(_ margins: NSDirectionalEdgeInsets) {
    guard rare?.standardMargins != margins else { return }
    let old = effectiveMargins
    madeRare.standardMargins = margins
    if effectiveMargins != old { marginsDidChange() }
  }

  func setMarginFlag(_ flag: ViewFlags, _ isOn: Bool) {
    guard flags.contains(flag) != isOn else { return }
    let old = effectiveMargins
    setFlag(flag, isOn)
    if effectiveMargins != old { marginsDidChange() }
  }

  /// Tells this view and those subviews that keep its margins.
  func marginsDidChange() {
    var waiting = [self]
    while let view = waiting.popLast() {
      view.marginsChanged()
      view.layoutMarginsDidChange()
      view.controller?.viewLayoutMarginsDidChange()
      view.autoLayout?.factDidChange(.insets)
      view.setNeedsLayout()
      for child in view.storedSubviews where child.flags.contains(.preservesSuperviewMargins) {
        waiting.append(child)
      }
    }
  }

  // MARK: Priorities

  func huggingPriority(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let pair = rare?.huggingPriority ?? (.defaultLow, .defaultLow)
    return axis == .horizontal ? pair.horizontal : pair.vertical
  }

  func compressionPriority(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let pair = rare?.compressionPriority ?? (.defaultHigh, .defaultHigh)
    return axis == .horizontal ? pair.horizontal : pair.vertical
  }

  func setHuggingPriority(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    guard priority != huggingPriority(axis) else { return }
    defer {
      autoLayout?.contentPriorityDidChange(axis)
      if flags.contains(.isArranged) { superview?.setNeedsUpdateConstraints() }
    }
    if axis == .horizontal {
      madeRare.huggingPriority.horizontal = priority
    } else {
      madeRare.huggingPriority.vertical = priority
    }
  }

  func setCompressionPriority(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    guard priority != compressionPriority(axis) else { return }
    defer { autoLayout?.contentPriorityDidChange(axis) }
    if axis == .horizontal {
      madeRare.compressionPriority.horizontal = priority
    } else {
      madeRare.compressionPriority.vertical = priority
    }
  }
}

extension CGFloat {
  /// Without the dust that subtracting coordinates leaves.
  fileprivate var clean: CGFloat { self < 1e-9 ? 0 : self }
}

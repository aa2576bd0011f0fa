/// What `UIView`'s members about constraints do.
extension UIView {
  func setTranslatesMask(_ translates: Bool) {
    let did = translatesMask
    setFlag(.ignoresMask, !translates)
    if !translates { _ = madeAutoLayout }
    if did != translatesMask { LayoutSystems.translationDidChange(of: self) }
  }

  /// The view is an element of a collection view from now on, which places it.
  ///
  /// iOS-BEHAVIOUR: an element stays where its layout has it, although it says of itself that it does not
  /// translate its mask. Evidence: unmeasured.
  func setPlacedByList() {
    let did = translatesMask
    flags.insert(.isPlacedByList)
    if did != translatesMask { LayoutSystems.translationDidChange(of: self) }
  }

  func setHidden(_ isHidden: Bool) {
    guard isHidden != (storedLayer.isHidden || flags.contains(.hidesLater)) else { return }
    guard flags.contains(.isArranged), let stack = storedSuperview as? UIStackView else {
      storedLayer.isHidden = isHidden
      if flags.contains(.sharesSpace) { storedSuperview?.setNeedsLayout() }
      return
    }
    if isHidden, let context = AnimationContext.current {
      // Seen until it has shrunk to nothing.
      flags.insert(.hidesLater)
      context.block.addCompletion { [weak self] _ in self?.hideNow() }
    } else {
      flags.remove(.hidesLater)
      storedLayer.isHidden = isHidden
    }
    stack.visibilityDidChange(of: self)
  }

  private func hideNow() {
    guard flags.contains(.hidesLater) else { return }
    flags.remove(.hidesLater)
    storedLayer.isHidden = true
  }

  func maskDidChange() { LayoutSystems.translationDidChange(of: self) }

  /// Takes a frame that constraints came to, on whole pixels. As in UIKit, `bounds` and `center` are
  /// set, since a transformed view has no frame to set.
  func take(_ frame: CGRect) {
    guard frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite
    else { return }
    var frame = frame.pixelRounded(pixelsPerPoint)
    frame.size.width = max(0, frame.width)
    frame.size.height = max(0, frame.height)
    let layer = storedLayer
    if layer.bounds.size != frame.size {
      bounds = CGRect(origin: layer.bounds.origin, size: frame.size)
    }
    let anchor = layer.anchorPoint
    let center = CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    if layer.position != center { self.center = center }
  }

  // MARK: Fitting

  func constrainedSize(_ target: LayoutEngine.Target) -> CGSize {
    ConstraintUpdates.run(in: self)
    if !isSystemRoot, let engine = autoLayout?.member?.engine ?? storedSuperview?.autoLayout?.inside
    {
      return engine.fittingSize(of: self, target)
    }
    let own = autoLayout?.inside.map { $0.fittingSize(target) }
    let filling = fillingSize(target)
    if own == nil, filling == nil { return LayoutEngine(root: self).fittingSize(target) }
    return CGSize(
      width: max(own?.width ?? 0, filling?.width ?? 0),
      height: max(own?.height ?? 0, filling?.height ?? 0))
  }

  /// The size that subviews ask for which fill this view by their masks and have constraints inside,
  /// as a cell's content view does.
  private func fillingSize(_ target: LayoutEngine.Target) -> CGSize? {
    var found: CGSize?
    for child in storedSubviews where child.translatesMask && child.fillsSuperview {
      guard let engine = child.autoLayout?.inside, engine.root === child else { continue }
      let (outer, inner) = (storedLayer.bounds.size, child.storedLayer.bounds.size)
      let around = CGSize(
        width: child.autoresizingMask.contains(.flexibleWidth) ? outer.width - inner.width : 0,
        height: child.autoresizingMask.contains(.flexibleHeight) ? outer.height - inner.height : 0)
      var target = target
      target.size.width -= around.width
      target.size.height -= around.height
      let size = child.constrainedSize(target)
      found = CGSize(
        width: max(found?.width ?? 0, size.width + around.width),
        height: max(found?.height ?? 0, size.height + around.height))
    }
    return found
  }

  /// The system in which constraints tie what is in a view that fills this one to this one itself;
  /// nil where the content is a system apart, or none.
  func tiedEngine(of content: UIView) -> LayoutEngine? {
    guard content.translatesMask, content.storedSuperview === self,
      let engine = autoLayout?.inside, engine.root === self
    else { return nil }
    return engine
  }

  /// Whether constraints inside decide about the view's size.
  var isSizedByConstraints: Bool {
    // Its guides follow what it lays out itself.
    if self is UIListContentView { return false }
    if let inside = autoLayout?.inside, inside.root === self { return true }
    return storedSubviews.contains {
      $0.translatesMask && $0.fillsSuperview && $0.autoLayout?.inside?.root === $0
    }
  }

  // MARK: Questions

  private var questionedItem: LayoutItem? {
    if let member = autoLayout?.member { return member }
    guard let inside = autoLayout?.inside, inside.root === self else { return nil }
    return inside.insideItem(of: self)
  }

  func constraints(determining axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let item = questionedItem, let engine = item.engine else { return [] }
    return engine.constraints(determining: item, axis)
  }

  var isAmbiguous: Bool {
    guard let item = questionedItem, let engine = item.engine else { return false }
    return engine.isAmbiguous(item)
  }

  func showAmbiguity() {
    guard let item = questionedItem, let engine = item.engine else { return }
    engine.exerciseAmbiguity(of: item)
  }
}

extension CGRect {
  /// Larger by `insets` on each side.
  func outset(by insets: UIEdgeInsets) -> CGRect {
    inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
}

/// A view's turns in layout: what its system wants of it, and it of its system.
extension ViewLayoutState {
  /// Puts the subviews that constraints place where the solution has them.
  func placeSubviews() {
    isPlaced = true
    guard let inside else { return }
    inside.solve(during: view)
    if memberCount > 0 {
      // Setters may be overridden and change the tree.
      for child in view.storedSubviews {
        guard let item = child.autoLayout?.member, let engine = item.engine, !child.translatesMask
        else { continue }
        // One of them may have taken the system apart, and what is inside belongs to another since.
        if engine !== inside { engine.solve(during: view) }
        child.take(item.frame(in: engine.solver))
      }
    }
    if content != nil { (view as? UIScrollView)?.takeConstrainedContentSize() }
  }

  /// A view that lies in nothing and is not sized by hand takes the size of its constraints.
  func takeRootSize() {
    guard !view.translatesMask, view.storedSuperview == nil, let inside, inside.root === view
    else { return }
    inside.solve(during: view)
    var frame = inside.insideItem(of: view).frame(in: inside.solver)
    frame.origin = .zero
    frame = frame.pixelRounded(view.pixelsPerPoint)
    guard frame.width >= 0, frame.height >= 0, frame.size != view.storedLayer.bounds.size
    else { return }
    view.bounds = CGRect(origin: view.storedLayer.bounds.origin, size: frame.size)
  }

  /// Puts the subviews in their places where an override of `layoutSubviews()` has not called super.
  ///
  /// iOS, too, does so apart from that method: traces of iOS 12 show it in the layer's turn,
  /// `_updateConstraintsAsNecessaryAndApplyLayoutFromEngine` called by `layoutSublayersOfLayer:`.
  func placeIfNeeded() {
    if !isPlaced { placeSubviews() }
  }

  /// After `layoutSubviews()`: an override may not have called super.
  func finishLayout() {
    guard let inside, inside.root === view, !inside.isSolved else { return }
    inside.solve(during: nil)
  }

  /// The intrinsic size may be another one. Returns whether a system takes care of it.
  func contentDidChange() -> Bool {
    var isKnown = false
    if let member, let engine = member.engine, !view.translatesMask {
      engine.contentDidChange(of: member)
      isKnown = true
    } else if member == nil, !view.translatesMask,
      let outer = view.storedSuperview?.autoLayout?.inside
    {
      // It may have a size of its own now, which it did not have.
      outer.join(view)
      isKnown = true
    }
    if let inside, inside.root === view, view.storedSuperview == nil, !view.translatesMask {
      inside.contentDidChange(of: inside.insideItem(of: view))
      isKnown = true
    }
    if view.flags.contains(.isArranged) {
      (view.storedSuperview as? UIStackView)?.contentDidChange(of: view)
    }
    return isKnown
  }

  func contentPriorityDidChange(_ axis: NSLayoutConstraint.Axis) {
    if let member { member.engine?.contentPriorityDidChange(of: member, axis) }
    if let inside, inside.root === view, !view.translatesMask {
      inside.contentPriorityDidChange(of: inside.insideItem(of: view), axis)
    }
  }

  func geometryDidChange(sizeChanged: Bool) {
    if sizeChanged, let inside, inside.root === view { inside.rootSizeDidChange() }
    guard let member, view.translatesMask else { return }
    // What follows its superview by its mask is where the equations that stand for the mask say already.
    if view.flags.contains(.followsMask), !view.isSystemRoot { return }
    member.engine?.frameDidChange(of: member)
  }

  /// Leading and trailing have changed sides.
  func directionDidChange() {
    guard let inside else { return }
    for constraint in held
    where constraint.first.isDirectional || constraint.second?.isDirectional ?? false {
      inside.reinstall(constraint)
    }
    factDidChange(.insets)
  }
}

import Failures
import PlatformInterface

/// What a controller fixes for itself and for its children.
struct ControllerTraitOverrides {
  var style = UIUserInterfaceStyle.unspecified
  var traits = UITraitOverrides()
  var children: [ObjectIdentifier: UITraitCollection] = [:]
}

/// Traits: a controller stands between its view and the view's superview.
extension UIViewController {
  /// The controller's traits, and with them its view's, under what comes from the superview or the
  /// window.
  func resolveTraits(from above: UITraitCollection) -> UITraitCollection {
    var traits = above
    if let parent = storedParent {
      traits = TraitResolution.merge(parent.overrideTraitCollection(forChild: self), over: traits)
    }
    guard let overrides = rare?.overrides else { return traits }
    return TraitResolution.apply(overrides.traits, style: overrides.style, to: traits)
  }

  /// Whether this controller or its parent changes what comes from above.
  var overridesTraits: Bool {
    let own = rare?.overrides
    return own.map { $0.style != .unspecified || !$0.traits.isEmpty } ?? false
      || storedParent?.overrideTraitCollection(forChild: self) != nil
  }

  /// The view found that its traits changed; the controller hears of it first.
  func traitsDidChange(from old: UITraitCollection) {
    guard let new = storedView?.storedTraits else { return }
    storedTraits = new
    viewSizeDidChange()
    setNeedsUpdateContentUnavailableConfiguration()
    traitCollectionDidChange(old)
    rare?.registrations.notify(self, previous: old)
  }

  func refreshTraits() {
    if let storedView {
      storedView.refreshTraits()
      storedTraits = storedView.storedTraits
    } else {
      let above = storedParent?.traitCollection ?? SystemTraits.forNewViews
      storedTraits = resolveTraits(from: above)
    }
  }

  func setOverride(_ collection: UITraitCollection?, for child: UIViewController) {
    require(
      child.storedParent === self,
      "setOverrideTraitCollection(_:forChild:) needs a child of \(self); found \(child).")
    madeRare.overrides.children[ObjectIdentifier(child)] = collection
    child.refreshTraits()
  }

  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    madeRare.registrations.add(traits, handler)
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    rare?.registrations.remove(registration)
  }

  // MARK: Transitions

  func passOnTransition(
    to size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    setActiveCoordinator(coordinator as? TransitionCoordinator)
    tellOfTurn(to: size, coordinator)
    for child in storedChildren where child.isViewLoaded {
      let old = child.viewIfLoaded?.frame.size
      let new = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if new != old {
        DeepRecursion.run { child.viewWillTransition(to: new, with: coordinator) }
      }
    }
    guard let presented = presentation.presented else { return }
    if let controller = presented.presentation.controller {
      controller.viewWillTransition(to: size, with: coordinator)
    } else {
      presented.viewWillTransition(to: size, with: coordinator)
    }
  }

  // iOS-BEHAVIOUR: the older methods are called where a window becomes as wide as it was high. Evidence: unmeasured.
  private func tellOfTurn(
    to size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let old = viewIfLoaded?.bounds.size,
      (old.width > old.height) != (size.width > size.height),
      size.width != size.height, old.width != old.height
    else { return }
    let turned: UIInterfaceOrientation = size.width > size.height ? .landscapeRight : .portrait
    let before: UIInterfaceOrientation = size.width > size.height ? .portrait : .landscapeRight
    let duration = coordinator.transitionDuration
    willRotate(to: turned, duration: duration)
    coordinator.animate(alongsideTransition: { [weak self] _ in
      self?.willAnimateRotation(to: turned, duration: duration)
    }) { [weak self] _ in self?.didRotate(from: before) }
  }

  func passOnTransition(
    to traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    setActiveCoordinator(coordinator as? TransitionCoordinator)
    for child in storedChildren {
      let own = TraitResolution.merge(overrideTraitCollection(forChild: child), over: traits)
      DeepRecursion.run { child.willTransition(to: own, with: coordinator) }
    }
    guard let presented = presentation.presented else { return }
    if let controller = presented.presentation.controller {
      controller.willTransition(to: traits, with: coordinator)
    } else {
      presented.willTransition(to: traits, with: coordinator)
    }
  }
}

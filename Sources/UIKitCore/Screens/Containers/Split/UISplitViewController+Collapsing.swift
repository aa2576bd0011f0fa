import PlatformInterface

extension UIViewController {
  /// Posted by a split view that collapsed or expanded, as from then on another controller shows details: rows
  /// may want to show or hide their arrows.
  public nonisolated class var showDetailTargetDidChangeNotification: Notification.Name {
    Notification.Name("UIViewControllerShowDetailTargetDidChangeNotification")
  }
}

/// One column only: the others' controllers go on its stack, and come back from there.
extension UISplitViewController {
  /// What is shown alone.
  final var compactHost: UIViewController? { hosts[.compact] ?? hosts[.primary] }

  // MARK: Both ways

  // iOS-BEHAVIOUR: where there is one column the button that changes the display mode is not seen; as a left item
  // it stands in place of the way back all the same. Evidence: unmeasured.
  final func collapse() {
    areCollapsed = true
    modeButton?.isHidden = true
    chosenMode = nil
    for (_, place) in places { place.removeFromSuperview() }
    places = [:]
    shade.removeFromSuperview()
    if let chosen = delegate?.primaryViewController(forCollapsing: self), chosen !== hosts[.primary]
    {
      columns[.primary] = chosen
      exchange(hosts[.primary], chosen)
      hosts[.primary] = chosen
    }
    for host in hosts.values where host.storedParent === self {
      setOverrideTraitCollection(nil, forChild: host)
    }
    if hosts[.compact] == nil, let primary = hosts[.primary] {
      if kind == .unspecified { collapseSecondary(onto: primary) } else { stackColumns() }
    }
    placeButton()
    delegate?.splitViewControllerDidCollapse(self)
    NotificationCenter.default.post(
      name: UIViewController.showDetailTargetDidChangeNotification, object: self)
  }

  private func collapseSecondary(onto primary: UIViewController) {
    guard let secondary = hosts[.secondary] else { return }
    let isDone =
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    exchange(secondary, nil)
    if !isDone { primary.collapseSecondaryViewController(secondary, for: self) }
  }

  /// The columns one on the other, up to the one that the delegate wants on top.
  private func stackColumns() {
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .secondary)
      ?? .secondary
    guard let primary = hosts[.primary] else { return }
    let above: [Column] =
      top == .primary
      ? [] : top == .supplementary ? [.supplementary] : [.supplementary, .secondary]
    for column in above {
      guard let host = hosts[column] else { continue }
      exchange(host, nil)
      primary.collapseSecondaryViewController(host, for: self)
    }
  }

  final func expand() {
    areCollapsed = false
    modeButton?.isHidden = false
    compactHost?.viewIfLoaded?.removeFromSuperview()
    if let chosen = delegate?.primaryViewController(forExpanding: self), chosen !== hosts[.primary]
    {
      columns[.primary] = chosen
      exchange(hosts[.primary], chosen)
      hosts[.primary] = chosen
    }
    if hosts[.compact] == nil, let primary = hosts[.primary] { separate(from: primary) }
    for column in [Column.primary, .supplementary, .secondary] { exchange(nil, hosts[column]) }
    let proposed = mode(for: availableWidth)
    let wanted =
      delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
      ?? proposed
    if wanted != proposed, wanted != .automatic { chosenMode = wanted }
    shownMode = .automatic
    delegate?.splitViewControllerDidExpand(self)
    NotificationCenter.default.post(
      name: UIViewController.showDetailTargetDidChangeNotification, object: self)
  }

  private func separate(from primary: UIViewController) {
    if kind != .unspecified { return restack(primary) }
    let found =
      delegate?.splitViewController(self, separateSecondaryFrom: primary)
      ?? primary.separateSecondaryViewController(for: self)
    guard let found else { return }
    columns[.secondary] = found
    hosts[.secondary] = found
  }

  /// Each column takes back the controllers it gave; one whose were popped meanwhile begins anew.
  private func restack(_ primary: UIViewController) {
    guard let primary = primary as? UINavigationController else { return }
    for column in [Column.secondary, .supplementary] {
      guard let host = hosts[column] as? UINavigationController, host.stack.isEmpty,
        let root = host.storedGivenRoot
      else { continue }
      let back = primary.stack.firstIndex(of: root).map { primary.giveUp(from: $0) }
      if back == nil, root.storedParent != nil { continue }
      host.setViewControllers(back ?? [root], animated: false)
      host.storedGivenRoot = nil
    }
    primary.storedTaken = []
  }

  // MARK: Showing while collapsed

  final func showCollapsed() {
    guard let host = compactHost else { return }
    host.loadViewIfNeeded()
    exchange(nil, host)
    host.view.frame = view.bounds
    guard host.view.superview !== view else { return }
    host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(host.view)
  }

  final func bringUpCollapsed(_ column: Column) {
    guard let navigation = compactHost as? UINavigationController, let host = hosts[column] else {
      return
    }
    if column == .primary {
      _ = navigation.popToRootViewController(animated: true)
    } else if let root = (host as? UINavigationController)?.storedGivenRoot,
      navigation.stack.contains(root)
    {
      _ = navigation.popToViewController(root, animated: true)
    } else {
      exchange(host, nil)
      navigation.take(host, animated: true)
    }
  }

  final func showFirst(_ controller: UIViewController, _ sender: Any?) {
    guard let navigation = (areCollapsed ? compactHost : hosts[.primary]) as? UINavigationController
    else {
      if hosts[.primary] == nil || kind == .unspecified { return put(controller, in: .primary) }
      return present(controller, animated: true)
    }
    navigation.pushViewController(controller, animated: true)
  }

  final func showSecondary(_ controller: UIViewController) {
    guard areCollapsed else {
      put(controller, in: .secondary)
      if shownMode.isOver { choose(.secondaryOnly) }
      return
    }
    guard let navigation = compactHost as? UINavigationController else {
      return present(controller, animated: true)
    }
    columns[.secondary] = controller
    let host =
      kind == .unspecified || controller is UINavigationController
      ? controller : UINavigationController(rootViewController: controller)
    hosts[.secondary] = host
    navigation.take(host, animated: true)
  }
}

extension UINavigationController {
  /// Puts a controller, or those of a navigation controller, on top.
  final func take(_ controller: UIViewController, animated: Bool) {
    guard let other = controller as? UINavigationController else {
      storedTaken.append((host: controller, root: controller))
      return setViewControllers(stack + [controller], animated: animated)
    }
    // One that gave its controllers before gives them again.
    guard let root = other.stack.first ?? other.storedGivenRoot else { return }
    let given = other.stack.isEmpty ? [root] : other.giveUp(from: 0)
    other.storedGivenRoot = root
    storedTaken.append((host: other, root: root))
    setViewControllers(stack + given, animated: animated)
  }

  /// What was taken last and is still there, in the navigation controller it came in.
  final func giveBack() -> UIViewController? {
    while let last = storedTaken.popLast() {
      guard let index = stack.firstIndex(of: last.root) else { continue }
      let given = giveUp(from: index)
      guard let other = last.host as? UINavigationController else {
        return given.count == 1 ? given[0] : navigation(of: given)
      }
      other.setViewControllers(given, animated: false)
      other.storedGivenRoot = nil
      return other
    }
    return stack.count > 1 ? giveUp(from: stack.count - 1).first : nil
  }

  private func navigation(of controllers: [UIViewController]) -> UIViewController {
    let made = UINavigationController()
    made.setViewControllers(controllers, animated: false)
    return made
  }

  /// Lets go of the controllers from an index on at once, so that another can take them.
  @discardableResult
  final func giveUp(from index: Int) -> [UIViewController] {
    let given = Array(stack[index...])
    setViewControllers(Array(stack[..<index]), animated: false)
    if isViewLoaded { showTop() }
    for controller in given where controller.storedParent === self {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    return given
  }
}

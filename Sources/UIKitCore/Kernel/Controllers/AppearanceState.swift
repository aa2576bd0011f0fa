import PlatformInterface

/// Where a controller stands between appearing and being gone, and who is told.
///
/// Driven by the view's joining and leaving windows, by parents, by presentations and, through
/// `beginAppearanceTransition`, by containers.
@MainActor
final class AppearanceState {
  enum Phase { case disappeared, appearing, appeared, disappearing }

  unowned(unsafe) var controller: UIViewController!
  private(set) var phase = Phase.disappeared
  private var isAnimated = false
  /// `viewIsAppearing` was called since `viewWillAppear`.
  private var hasAnnouncedAppearing = false
  /// A container or a presentation decides about the end; windows leave it alone.
  private var isManual = false
  private var isScheduled = false
  var isMovingToParent = false
  var isMovingFromParent = false
  /// What stands in the place of missing content is to be chosen before the next layout.
  var needsContentUpdate = true
  var lastMinimumMargins: NSDirectionalEdgeInsets?

  // MARK: Transitions

  /// The first half: will appear, or will disappear; then the children.
  func begin(isAppearing: Bool, animated: Bool, isManual: Bool) {
    let target: Phase = isAppearing ? .appearing : .disappearing
    switch (phase, isAppearing) {
    case (.appearing, true), (.appeared, true), (.disappearing, false), (.disappeared, false):
      return
    default: break
    }
    phase = target
    isAnimated = animated
    self.isManual = isManual
    hasAnnouncedAppearing = false
    guard let controller else { return }
    if isAppearing {
      controller.loadViewIfNeeded()
      controller.viewWillAppear(animated)
    } else {
      controller.viewWillDisappear(animated)
    }
    forEachShownChild { $0.begin(isAppearing: isAppearing, animated: animated, isManual: isManual) }
  }

  /// Between the halves of appearing, once the view is in the tree at its size.
  func announceAppearing() {
    guard phase == .appearing, !hasAnnouncedAppearing else { return }
    hasAnnouncedAppearing = true
    if !isAnimated { controller.clearSelectionOnAppearing() }
    controller.updateContentUnavailableIfNeeded()
    controller.viewIsAppearing(isAnimated)
    controller.reportUnmetWishes()
    forEachShownChild { $0.announceAppearing() }
  }

  /// The second half: did appear, or did disappear.
  func end() {
    switch phase {
    case .appearing:
      announceAppearing()
      phase = .appeared
      isManual = false
      if isAnimated { controller.clearSelectionOnAppearing() }
      controller.viewDidAppear(isAnimated)
      controller.becomeFirstForAccessory()
      forEachShownChild { $0.end() }
    case .disappearing:
      phase = .disappeared
      isManual = false
      controller.viewDidDisappear(isAnimated)
      forEachShownChild { $0.end() }
    case .appeared, .disappeared: break
    }
  }

  private func forEachShownChild(_ body: (AppearanceState) -> Void) {
    guard let controller, controller.shouldAutomaticallyForwardAppearanceMethods else { return }
    let root = controller.viewIfLoaded
    for child in controller.children {
      guard let view = child.viewIfLoaded, let root, view.isDescendant(of: root) else { continue }
      DeepRecursion.run { body(child.appearance) }
    }
  }

  // MARK: Windows

  /// Whether a parent that forwards will tell this controller, so that the window need not.
  private var waitsForParent: Bool {
    guard let parent = controller.parent else { return false }
    guard parent.shouldAutomaticallyForwardAppearanceMethods else { return true }
    return parent.appearance.phase == .disappeared && parent.viewIfLoaded != nil
      && controller.viewIfLoaded?.isDescendant(of: parent.view) == true
  }

  func willJoinWindow() {
    guard phase == .disappeared, !waitsForParent else { return }
    begin(isAppearing: true, animated: false, isManual: false)
  }

  func didJoin(_ window: UIWindow) {
    guard phase == .appearing, !isManual, !isScheduled else { return }
    // A parent on its way takes its children along.
    if let parent = controller.parent, parent.appearance.phase == .appearing,
      parent.shouldAutomaticallyForwardAppearanceMethods
    {
      return
    }
    schedule(in: window)
  }

  /// The rest of appearing happens in the next frame: `viewIsAppearing` before its layout,
  /// `viewDidAppear` after it.
  func schedule(in window: UIWindow, then completion: (@MainActor () -> Void)? = nil) {
    guard let loop = window.windowScene?.host.loop else {
      end()
      completion?()
      return
    }
    isScheduled = true
    let controller = controller!
    loop.beforeNextLayout {
      if controller.appearance.phase == .appearing { controller.appearance.announceAppearing() }
    }
    loop.afterNextLayout {
      controller.appearance.isScheduled = false
      if controller.appearance.phase == .appearing { controller.appearance.end() }
      completion?()
    }
  }

  /// True where the controller was shown and now learns that it is going.
  func willLeaveWindow() -> Bool {
    guard phase == .appeared || phase == .appearing, !isManual else { return false }
    if let parent = controller.parent, !parent.shouldAutomaticallyForwardAppearanceMethods {
      return false
    }
    begin(isAppearing: false, animated: false, isManual: false)
    return true
  }

  func didLeaveWindow() { if phase == .disappearing { end() } }
}

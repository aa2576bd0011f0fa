/// A subtree's change of window: what it tells to whom, in three steps around the change itself.
///
/// Callbacks may change the tree. Each step therefore works on the views found when it began and
/// skips those that meanwhile went elsewhere.
@MainActor
struct WindowMove {
  private let root: UIView
  private let old: UIWindow?
  private let new: UIWindow?
  private var leaving: [UIViewController] = []

  /// Nil where the window stays the same and there is nothing to tell.
  init?(of root: UIView, from old: UIWindow?, to new: UIWindow?) {
    if old === new { return nil }
    self.root = root
    self.old = old
    self.new = new
  }

  /// Before the change: controllers learn that they appear or disappear, views where they will be.
  mutating func announce() {
    let views = root.subtree
    if old != nil {
      for view in views {
        if let controller = view.controller, controller.appearance.willLeaveWindow() {
          leaving.append(controller)
        }
      }
    }
    if new != nil {
      for view in views { view.controller?.appearance.willJoinWindow() }
    }
    for view in views where view.storedWindow === old { view.willMove(toWindow: new) }
  }

  /// The change, seen by nobody yet. The first responder leaves while its chain still leads to the
  /// window.
  func apply() {
    if let old { FirstResponder.leave(old, with: root) }
    let window = root.storedSuperview?.storedWindow ?? (root as? UIWindow)
    for view in root.subtree {
      view.storedWindow = window
      if let state = view.autoLayout, state.needsUpdate { ConstraintUpdates.enqueue(view) }
    }
  }

  func complete() {
    let window = root.storedWindow
    let views = root.subtree
    if window != nil, !AppearanceProxies.isEmpty {
      for view in views where view.storedWindow === window { AppearanceProxies.apply(to: view) }
    }
    for view in views where view.storedWindow === window { view.didMoveToWindow() }
    if old != nil {
      for controller in leaving { controller.appearance.didLeaveWindow() }
    }
    if let window {
      for view in views where view.storedWindow === window {
        view.controller?.appearance.didJoin(window)
      }
      FirstResponder.fulfil()
    }
  }
}

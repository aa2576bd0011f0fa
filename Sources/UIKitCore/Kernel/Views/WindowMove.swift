/// A subtree's change of window: what it tells to whom, in three steps around the change itself.
///
/// Callbacks may change the tree. Each step therefore works on the views found when it began and
/// skips those that meanwhile went elsewhere. Where nothing else changed they are not sought anew.
@MainActor
struct WindowMove {
  private let root: UIView
  private let old: UIWindow?
  private let new: UIWindow?
  private var leaving: [UIViewController] = []
  /// The root and all views below it, each before its subviews, as they were found last.
  private var views: [UIView] = []
  /// The count of `UIView.treeChanges` for which `views` are true.
  private var found = 0

  /// Nil where the window stays the same and there is nothing to tell.
  init?(of root: UIView, from old: UIWindow?, to new: UIWindow?) {
    if old === new { return nil }
    self.root = root
    self.old = old
    self.new = new
  }

  /// Before the change: controllers learn that they appear or disappear, views where they will be.
  mutating func announce() {
    find()
    let views = views
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

  /// Looks for the views again where the tree has changed.
  private mutating func find() {
    guard views.isEmpty || found != UIView.treeChanges else { return }
    views = root.subtree
    found = UIView.treeChanges
  }

  /// Called right before the root itself leaves one view and joins another, which leaves what is below it alone.
  mutating func willMoveRoot() { find() }

  /// Called right after that.
  mutating func didMoveRoot() { found = UIView.treeChanges }

  /// The change, seen by nobody yet. The first responder leaves while its chain still leads to the
  /// window.
  mutating func apply() {
    if let old { FirstResponder.leave(old, with: root) }
    let window = root.storedSuperview?.storedWindow ?? (root as? UIWindow)
    find()
    for view in views {
      view.storedWindow = window
      if let state = view.autoLayout, state.needsUpdate { ConstraintUpdates.enqueue(view) }
    }
  }

  mutating func complete() {
    let window = root.storedWindow
    find()
    let views = views
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

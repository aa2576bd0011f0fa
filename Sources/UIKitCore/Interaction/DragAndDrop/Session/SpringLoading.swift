/// What opens by itself when something dragged rests over it.
@MainActor
final class SpringLoading {
  private var current: UISpringLoadedInteraction?
  private var context: SpringLoadedContext?

  /// Called when the drag moved: finds the innermost interaction under it.
  func update(
    at view: UIView?, _ session: DropSession, _ time: TimeInterval, _ drags: SceneDrags
  ) {
    var found: UISpringLoadedInteraction?
    var link = view
    while found == nil, let view = link {
      found = view.interactions.lazy.compactMap { $0 as? UISpringLoadedInteraction }.first
      link = view.superview
    }
    if found !== current { leave() }
    guard let found else { return }
    if current == nil {
      current = found
      context = SpringLoadedContext(session, found.view)
    }
    guard let context else { return }
    let allowed = found.interactionBehavior.shouldAllow(found, with: context)
    guard allowed else { return reset(found, context) }
    // Something else in the view begins anew.
    if context.targetHasChanged { reset(found, context) }
    context.rememberTarget()
    guard context.state == .inactive else { return }
    context.since = time
    set(.possible, found, context)
    drags.tick(for: self) { [weak self] time in self?.tick(time) ?? false }
  }

  private func tick(_ time: TimeInterval) -> Bool {
    guard let current, let context else { return false }
    let elapsed = time - context.since
    switch context.state {
    case .possible:
      if elapsed >= UISpringLoadedInteraction.patience { set(.activating, current, context) }
      return true
    case .activating:
      guard elapsed >= UISpringLoadedInteraction.patience + UISpringLoadedInteraction.warning else {
        return true
      }
      set(.activated, current, context)
      current.activate(context)
      current.interactionBehavior.interactionDidFinish(current)
      return false
    case .inactive, .activated: return false
    }
  }

  private func set(
    _ state: UISpringLoadedInteractionEffectState, _ interaction: UISpringLoadedInteraction,
    _ context: SpringLoadedContext
  ) {
    guard context.state != state else { return }
    context.state = state
    interaction.interactionEffect.interaction(interaction, didChangeWith: context)
  }

  private func reset(_ interaction: UISpringLoadedInteraction, _ context: SpringLoadedContext) {
    guard context.state != .inactive else { return }
    let wasActivated = context.state == .activated
    set(.inactive, interaction, context)
    if !wasActivated { interaction.interactionBehavior.interactionDidFinish(interaction) }
  }

  private func leave() {
    if let current, let context { reset(current, context) }
    current = nil
    context = nil
  }

  func forget() { leave() }
}

@MainActor
final class SpringLoadedContext: NSObject, UISpringLoadedInteractionContext {
  private let session: DropSession
  var state = UISpringLoadedInteractionEffectState.inactive
  var targetView: UIView?
  var targetItem: Any?
  private var lastItem: AnyHashable?
  private weak var lastView: UIView?
  /// The time at which it came to rest there.
  var since: TimeInterval = 0

  init(_ session: DropSession, _ view: UIView?) {
    self.session = session
    targetView = view
  }

  /// Whether the behaviour named another item or view than it did before; items that cannot be compared
  /// are all the same.
  var targetHasChanged: Bool {
    lastView != nil && lastView !== targetView || lastItem != targetItem as? AnyHashable
  }

  func rememberTarget() {
    lastItem = targetItem as? AnyHashable
    lastView = targetView
  }

  func location(in view: UIView?) -> CGPoint {
    view.map { session.location(in: $0) } ?? session.place
  }
}

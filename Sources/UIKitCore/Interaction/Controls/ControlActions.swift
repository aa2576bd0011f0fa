/// Whom a control tells of what: targets with selectors, and actions, in the order they were added.
@MainActor
struct ControlActions {
  enum Handler {
    /// The target is held weakly; `isChain` where it was nil and the responder chain is meant.
    case target(WeakTarget, isChain: Bool, Selector)
    case action(UIAction)
  }

  struct Entry {
    var handler: Handler
    var events: UIControl.Event

    /// Its target went away.
    var isGone: Bool {
      if case .target(let target, isChain: false, _) = handler { return target.object == nil }
      return false
    }
  }

  final class WeakTarget {
    weak var object: AnyObject?
    init(_ object: AnyObject?) { self.object = object }
  }

  private var stored: [Entry] = []

  /// Those whose targets still exist.
  var entries: [Entry] { stored.filter { !$0.isGone } }

  var events: UIControl.Event { entries.reduce([]) { $0.union($1.events) } }

  // MARK: Targets

  /// The same target and selector are one entry, for all the events they were added with.
  mutating func add(_ target: Any?, _ action: Selector, _ events: UIControl.Event) {
    stored.removeAll(where: \.isGone)
    let object = target.map { ClassTarget.object(for: $0) }
    let known = stored.firstIndex { Self.matches($0.handler, object, target == nil, action) }
    if let known {
      stored[known].events.formUnion(events)
    } else {
      stored.append(
        Entry(
          handler: .target(WeakTarget(object), isChain: target == nil, action), events: events))
    }
  }

  /// A nil target means every target, a nil selector every selector.
  mutating func remove(_ target: Any?, _ action: Selector?, _ events: UIControl.Event) {
    let object = target.map { ClassTarget.object(for: $0) }
    subtract(events) { handler in
      guard case .target(let known, _, let selector) = handler else { return false }
      return (target == nil || known.object === object) && (action == nil || selector == action)
    }
  }

  private static func matches(
    _ handler: Handler, _ object: AnyObject?, _ isChain: Bool, _ action: Selector
  ) -> Bool {
    guard case .target(let known, let knownIsChain, let selector) = handler else { return false }
    return knownIsChain == isChain && known.object === object && selector == action
  }

  // MARK: Actions

  /// Replaces an action of the same identifier for these events.
  mutating func add(_ action: UIAction, _ events: UIControl.Event) {
    remove(action.identifier, events)
    stored.append(Entry(handler: .action(action), events: events))
  }

  mutating func remove(_ identifier: UIAction.Identifier, _ events: UIControl.Event) {
    subtract(events) { handler in
      if case .action(let action) = handler { return action.identifier == identifier }
      return false
    }
  }

  private mutating func subtract(
    _ events: UIControl.Event, where matches: (Handler) -> Bool
  ) {
    for index in stored.indices where matches(stored[index].handler) {
      stored[index].events.subtract(events)
    }
    stored.removeAll { $0.events.isEmpty || $0.isGone }
  }
}

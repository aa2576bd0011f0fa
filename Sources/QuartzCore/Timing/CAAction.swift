/// What happens when a property of a layer changes or the layer joins a tree: usually an animation.
public protocol CAAction {
  /// Begins the action for `event`, which is a property's name or one of the `kCA…` events, on the
  /// layer `anObject`.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The null object ends the search for an action: nothing happens.
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

extension CALayer {
  /// The search that `action(forKey:)` documents: the delegate, then the layer's own `actions`, then
  /// the class.
  final func findAction(forKey event: String) -> (any CAAction)? {
    if let action = delegate?.action(for: self, forKey: event) {
      return action is NSNull ? nil : action
    }
    if let action = appearance?.actions?[event] { return action is NSNull ? nil : action }
    return Swift.type(of: self).defaultAction(forKey: event)
  }
}

/// The layer came into a visible tree; likewise out of it.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that leaves its tree, for which its delegate may give an action.
public let kCAOnOrderOut = "onOrderOut"
/// The key under which a layer has its transition, whatever key it was added with.
public let kCATransition = "transition"

/// What happens when a property of a layer changes or the layer joins a tree: usually an animation.
public protocol CAAction {
  /// Begins the action for `event`, which is a property's name or one of the `kCA…` events, on the
  /// layer `anObject`. The property has its new value already.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The null object ends the search for an action: nothing happens.
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

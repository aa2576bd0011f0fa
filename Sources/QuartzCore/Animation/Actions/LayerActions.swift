import CSwiftRuntime
import PlatformInterface

/// An action found before a property changed, to be run after it.
struct PendingAction {
  let action: any CAAction
  let event: String
  let layer: CALayer

  func run() { action.run(forKey: event, object: layer, arguments: nil) }
}

/// Whether layers of views ask for actions: only while something animates views, since views answer
/// "nothing" otherwise, and layers change all the time.
package enum ViewActions {
  /// Whether a change of a view's layer looks for an action. UIKit sets it while it animates; else
  /// views would answer each change with none.
  package nonisolated(unsafe) static var areWanted = false
}

extension CALayer {
  /// Asks what should happen when `property` changes, which it is about to do.
  ///
  /// Layers that no frame has shown yet change at once, and so does everything off the main thread.
  @inline(__always)
  final func pendingAction(_ property: LayerProperty) -> PendingAction? {
    if owner != nil {
      guard ViewActions.areWanted || flags.contains(.ownerDecidesActions) else { return nil }
    } else if cachedNode == nil {
      return nil
    }
    return lookUpAction(property)
  }

  private final func lookUpAction(_ property: LayerProperty) -> PendingAction? {
    guard tessera_is_main_thread(), !CATransaction.disableActions() else { return nil }
    // The root of a scene is no program's layer.
    if owner == nil, parent == nil || attachedHost == nil { return nil }
    let event = property.rawValue
    return action(forKey: event).map { PendingAction(action: $0, event: event, layer: self) }
  }

  /// The same for an event that is no property; only what the program asked for happens then.
  final func runOrderAction(_ event: String) {
    guard owner == nil, appearance?.actions != nil || delegate != nil, tessera_is_main_thread(),
      !CATransaction.disableActions(), attachedHost != nil
    else { return }
    action(forKey: event)?.run(forKey: event, object: self, arguments: nil)
  }

  /// The search that `action(forKey:)` documents: the delegate, then the layer's own `actions`, then
  /// the class, then the implicit animation of properties that have one.
  final func findAction(forKey event: String) -> (any CAAction)? {
    if let action = delegate?.action(for: self, forKey: event) {
      return action is NSNull ? nil : action
    }
    if let action = appearance?.actions?[event] { return action is NSNull ? nil : action }
    if let action = Swift.type(of: self).defaultAction(forKey: event) {
      return action is NSNull ? nil : action
    }
    return implicitAction(forKey: event)
  }

  /// iOS-BEHAVIOUR: a quarter of a second with the pace "default", from what is seen now.
  /// Evidence: animation-6.
  private final func implicitAction(forKey event: String) -> (any CAAction)? {
    guard let property = LayerProperty(rawValue: event), property != .masksToBounds,
      let path = LayerKeyPath(event), let own = path.value(in: self)
    else { return nil }
    let shown = evaluate(at: LayerAnimator.now).first { $0.property == property }?.value ?? own
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = shown.object
    if case .color(nil) = shown { animation.fromValue = CGColor.clear }
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }
}

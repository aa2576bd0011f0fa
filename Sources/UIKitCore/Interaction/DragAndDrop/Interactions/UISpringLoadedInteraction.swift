/// Opens something when what is dragged rests over its view: folders, tabs.
///
/// iOS-BEHAVIOUR: inactive, possible, activating, activated; the view blinks before it opens. How long
/// each takes is not measured. Evidence: drag-7.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// Seconds until it warns, and until it opens after that.
  static let patience: TimeInterval = 0.5
  static let warning: TimeInterval = 0.3

  /// The view that opens under a drag; nil while the interaction is in none.
  open private(set) weak var view: UIView?
  /// What decides whether a drag may open the view.
  public let interactionBehavior: any UISpringLoadedInteractionBehavior
  /// What shows that the view is about to open.
  public let interactionEffect: any UISpringLoadedInteractionEffect
  private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// Makes an interaction that calls `handler` when the view opens.
  ///
  /// - Parameters:
  ///   - interactionBehavior: nil allows it everywhere in the view.
  ///   - interactionEffect: nil makes the view blink.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler handler:
      @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.interactionBehavior = interactionBehavior ?? WillingBehavior()
    self.interactionEffect = interactionEffect ?? BlinkingEffect()
    self.handler = handler
    super.init()
  }

  /// Makes an interaction that allows every drag and lets the view blink before `handler` is
  /// called.
  public convenience init(
    activationHandler handler:
      @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  final func activate(_ context: any UISpringLoadedInteractionContext) { handler(self, context) }
}

/// Where a spring-loaded interaction may open.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  /// Returns whether the view may open; it is asked whenever the drag moves over the view, and may
  /// set the context's target.
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool
  /// Hears that the view has opened, or that the drag left before that.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// How a spring-loaded interaction is seen.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  /// Shows the state that the context has come to: called each time it changes.
  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext)
}

/// A drag over a spring-loaded view.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// How near the interaction is to opening its view.
  var state: UISpringLoadedInteractionEffectState { get }
  /// What shows the effect; at first the interaction's view.
  var targetView: UIView? { get set }
  /// What of the view would open, for the behaviour's own use; nil by default.
  var targetItem: Any? { get set }
  /// Returns where the drag is, in points and in the coordinates of a view; nil is the window.
  func location(in view: UIView?) -> CGPoint
}

/// How far a spring-loaded interaction has come towards activating.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// No drag is over the view.
  case inactive = 0
  /// A drag rests over the view.
  case possible
  /// The view warns that it is about to open.
  case activating
  /// The view opens, and the handler is called.
  case activated
}

/// What can be told to open under a drag.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether a drag that rests on it opens it; false by default.
  var isSpringLoaded: Bool { get set }
}

@MainActor
private final class WillingBehavior: NSObject, UISpringLoadedInteractionBehavior {
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }
}

@MainActor
private final class BlinkingEffect: NSObject, UISpringLoadedInteractionEffect {
  private weak var dimmed: UIView?
  private var alpha: CGFloat = 1

  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext
  ) {
    if context.state == .inactive || context.state == .activated { return restore() }
    guard let view = context.targetView else { return }
    if dimmed !== view {
      restore()
      dimmed = view
      alpha = view.alpha
    }
    if context.state == .possible {
      // A view that takes no touches while it changes would lose the drag.
      UIView.animate(
        withDuration: 0.2, delay: 0, options: .allowUserInteraction,
        animations: { [alpha] in view.alpha = alpha * 0.7 })
    } else {
      UIView.animate(
        withDuration: 0.1, delay: 0, options: [.autoreverse, .repeat, .allowUserInteraction],
        animations: { [alpha] in view.alpha = alpha * 0.3 })
    }
  }

  private func restore() {
    guard let view = dimmed else { return }
    dimmed = nil
    view.layer.removeAnimation(forKey: "opacity")
    view.alpha = alpha
  }
}

/// Opens something when what is dragged rests over its view: folders, tabs.
///
/// iOS-BEHAVIOUR: inactive, possible, activating, activated; the view blinks before it opens. How long
/// each takes is not measured. Evidence: drag-7.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// Seconds until it warns, and until it opens after that.
  static let patience: TimeInterval = 0.5
  static let warning: TimeInterval = 0.3

  public private(set) weak var view: UIView?
  public let interactionBehavior: any UISpringLoadedInteractionBehavior
  public let interactionEffect: any UISpringLoadedInteractionEffect
  private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

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
  /// Asked whenever the drag moves over the view; may set the context's target.
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool
  /// It opened, or the drag left before that.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// How a spring-loaded interaction is seen.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext)
}

/// A drag over a spring-loaded view.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  var state: UISpringLoadedInteractionEffectState { get }
  /// What shows the effect; at first the interaction's view.
  var targetView: UIView? { get set }
  /// For the behaviour's own use.
  var targetItem: Any? { get set }
  func location(in view: UIView?) -> CGPoint
}

/// How far a spring-loaded interaction has come towards activating.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  case inactive = 0
  case possible, activating, activated
}

/// What can be told to open under a drag.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
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

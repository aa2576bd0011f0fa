import PlatformInterface

/// Says what the pointer does over a view and its parts: how it looks, and how the part answers.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  private weak var storedView: UIView?
  private weak var storedDelegate: (any UIPointerInteractionDelegate)?

  /// Makes an interaction. Without a delegate the whole view answers as the system likes it.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    storedDelegate = delegate
    super.init()
  }

  /// What knows the parts of the view; nil where the whole view is one part.
  open weak var delegate: (any UIPointerInteractionDelegate)? { storedDelegate }
  /// The view over which the pointer is changed; nil while the interaction is in none.
  open weak var view: UIView? { storedView }

  /// Whether the pointer is changed; true by default.
  open var isEnabled = true { didSet { if isEnabled != oldValue { invalidate() } } }

  /// Asks the delegate again, with the next frame, where the pointer is in the view.
  open func invalidate() {
    guard let host = storedView?.window?.windowScene?.host else { return }
    host.pointerContentDidChange(forgetting: self)
  }

  open func willMove(to view: UIView?) { if view !== storedView { invalidate() } }
  open func didMove(to view: UIView?) {
    storedView = view
    invalidate()
  }

  // MARK: Asking

  /// The part of the view at `point`, in its coordinates; nil for none.
  func region(at point: CGPoint, _ modifiers: UIKeyModifierFlags) -> UIPointerRegion? {
    guard let view = storedView else { return nil }
    let whole = UIPointerRegion(rect: view.bounds)
    guard let storedDelegate else { return whole }
    let request = UIPointerRegionRequest(location: point, modifiers: modifiers)
    return storedDelegate.pointerInteraction(self, regionFor: request, defaultRegion: whole)
  }

  func style(for region: UIPointerRegion) -> UIPointerStyle? {
    guard let storedDelegate else { return standardStyle() }
    return storedDelegate.pointerInteraction(self, styleFor: region)
  }

  /// The system's own answer of the whole view.
  func standardStyle() -> UIPointerStyle? {
    guard let view = storedView, view.superview != nil, view.window != nil else { return nil }
    return UIPointerStyle(effect: .automatic(UITargetedPreview(view: view)))
  }
}

/// Says which parts of a view answer to the pointer, and how each does.
///
/// All methods are optional: without them the whole view is one part that answers as the system likes.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// Returns the part under the pointer; nil where nothing of the view is meant. It is asked
  /// whenever the pointer moves.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Returns how the pointer looks over a part and how the part answers; nil leaves both as they
  /// are.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
  /// Hears that the pointer is about to come into a part, with an animator for what should change
  /// beside it.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// Hears that the pointer is about to leave a part, with an animator for what should change
  /// beside it.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { interaction.standardStyle() }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

/// Changes that go with the pointer's coming or leaving.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds what is animated as the pointer comes or leaves.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is called when the animation is over, with whether it came to its end.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Collects them and runs them once.
final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(Bool) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  func run() {
    guard !animations.isEmpty || !completions.isEmpty else { return }
    UIView.animate(
      withDuration: HoverAppearance.duration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) { [animations] in
      for animation in animations { animation() }
    } completion: { [completions] finished in
      for completion in completions { completion(finished) }
    }
  }
}

/// A part of a view that answers to the pointer as one.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The rectangle of the part, in the view's coordinates.
  public let rect: CGRect
  /// What tells the part from others of the same view; nil where the rectangle alone does.
  public let identifier: AnyHashable?
  /// A pointer here moves freely, whatever this says.
  open var latchingAxes: UIAxis = [] {
    didSet { if !latchingAxes.isEmpty { Unsupported.report("UIPointerRegion.latchingAxes") } }
  }

  /// Makes a part of a rectangle in the view's coordinates.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
  }

  func isSame(as other: UIPointerRegion) -> Bool {
    rect == other.rect && identifier == other.identifier
  }
}

/// Where a part is asked for.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// Where the pointer is, in the view's coordinates.
  public let location: CGPoint
  /// The modifier keys that are held.
  public let modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
  }
}

/// One or both axes.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The bits of the axes, in UIKit's numbers.
  public let rawValue: UInt
  /// Makes axes of UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Sideways.
  public static var horizontal: UIAxis { UIAxis(rawValue: 1) }
  /// Up and down.
  public static var vertical: UIAxis { UIAxis(rawValue: 2) }
  /// Both axes.
  public static var both: UIAxis { [.horizontal, .vertical] }
}

import CSwiftRuntime
import QuartzCore

/// What happens to changes of views made now: nothing special, or an animation.
///
/// Blocks are nested as their calls are; the innermost decides.
@MainActor
final class AnimationContext {
  private static var stack: [AnimationContext] = []
  private static var isEnabled = true

  var settings: AnimationSettings
  let block: AnimationBlock
  /// Where changes are noted as keyframes instead of being animated one by one.
  var keyframes: KeyframeRecorder?
  /// The animator whose time animations follow instead of their own.
  var animator: AnimatorPart?
  /// Views are touched where they are seen, not where they will be.
  var hitsShownPlaces = false
  /// Views whose layout is to take place inside the animation.
  private var animatedViews: [UIView] = []
  /// Views whose layout changes take part in the animation although nobody asks for layout.
  private var changedViews: [UIView] = []

  init(_ settings: AnimationSettings, _ block: AnimationBlock) {
    self.settings = settings
    self.block = block
  }

  /// The block that runs now; nil where changes are not animated.
  static var current: AnimationContext? { isEnabled ? stack.last : nil }

  static var areAnimationsEnabled: Bool {
    get { isEnabled }
    set {
      isEnabled = newValue
      tellLayers()
    }
  }

  /// Runs `body` with changes animated this way.
  static func run(_ context: AnimationContext, _ body: () -> Void) {
    stack.append(context)
    tellLayers()
    body()
    for view in context.changedViews { view.layoutIfNeeded() }
    context.changedViews = []
    if context.settings.options.contains(.layoutSubviews) {
      for view in context.animatedViews { view.layoutIfNeeded() }
    }
    stack.removeLast()
    tellLayers()
  }

  /// Runs `body` with changes made at once.
  static func withoutAnimation(_ body: () -> Void) {
    let old = isEnabled
    areAnimationsEnabled = false
    body()
    areAnimationsEnabled = old
  }

  /// For the old API, whose blocks have no body.
  static func push(_ context: AnimationContext) {
    stack.append(context)
    tellLayers()
  }

  static func pop() -> AnimationContext? {
    defer { tellLayers() }
    return stack.popLast()
  }

  private static func tellLayers() { ViewActions.areWanted = isEnabled && !stack.isEmpty }

  /// Lays `view` out at the end of the block that runs now, so that what moves is animated.
  static func layOutAtEnd(_ view: UIView) {
    guard let current, !current.changedViews.contains(where: { $0 === view }) else { return }
    current.changedViews.append(view)
  }

  // MARK: Changes

  /// The action for a change of `layer`, which is about to happen.
  static func action(for layer: CALayer, _ event: String) -> (any CAAction)? {
    guard let context = current, event != LayerProperty.contents.rawValue,
      event != LayerProperty.hidden.rawValue,
      event != LayerProperty.masksToBounds.rawValue
    else { return nil }
    return LayerChange(of: layer, event: event).map { ViewAction($0, context) }
  }

  fileprivate func animate(_ change: LayerChange) {
    if settings.options.contains(.layoutSubviews), let view = change.layer.owner as? UIView {
      animatedViews.append(view)
    }
    if let keyframes { return keyframes.note(change) }
    if let animator { return animator.animate(change, in: self) }
    for step in change.steps() {
      let animation = settings.makeAnimation()
      animation.show(step)
      add(animation, step, to: change.layer)
    }
  }

  /// Adds an animation that belongs to the block.
  ///
  /// - Parameter key: told under which key the layer has it.
  func add(
    _ animation: CAAnimation, _ step: LayerChange.Step, to layer: CALayer,
    key: ((CALayer, String) -> Void)? = nil
  ) {
    let name = step.isAdditive ? layer.freeAnimationKey(for: step.keyPath) : step.keyPath
    animation.delegate = block.makeToken(
      for: layer, blocksTouches: !settings.options.contains(.allowUserInteraction),
      hitsShownPlace: hitsShownPlaces)
    layer.add(animation, forKey: name)
    key?(layer, name)
  }
}

extension CABasicAnimation {
  func show(_ step: LayerChange.Step) {
    keyPath = step.keyPath
    fromValue = step.from
    toValue = step.to
    isAdditive = step.isAdditive
  }
}

/// What a view's layer does when it changes inside a block.
private final class ViewAction: CAAction, @unchecked Sendable {
  private let change: LayerChange
  private let context: AnimationContext

  @MainActor init(_ change: LayerChange, _ context: AnimationContext) {
    self.change = change
    self.context = context
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    // The block that runs on the main thread is not that of a change on another one.
    guard tessera_is_main_thread() else { return }
    MainActor.assumeIsolated { context.animate(change) }
  }
}

import PlatformInterface
import QuartzCore

/// Animation between two calls, as before there were blocks.
extension UIView {
  /// What the calls in between say, until `commitAnimations()`.
  @MainActor
  private final class OldBlock {
    let id: String?
    let info: UnsafeMutableRawPointer?
    let context: AnimationContext
    var delegate: AnyObject?
    var willStart: Selector?
    var didStop: Selector?
    var beginsAt: Date?

    init(_ id: String?, _ info: UnsafeMutableRawPointer?, _ context: AnimationContext) {
      self.id = id
      self.info = info
      self.context = context
    }
  }

  private static var oldBlocks: [OldBlock] = []
  private static var oldContext: AnimationContext? { oldBlocks.last?.context }

  /// Begins a block of changes that are animated until `commitAnimations()`; blocks may lie within
  /// one another. The identifier and the context go to the delegate's selectors.
  @available(*, deprecated, message: "Use animation blocks instead.")
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let made = AnimationContext(
      AnimationSettings(duration: 0.2), AnimationBlock(completion: nil))
    if let outer = AnimationContext.current { made.settings = outer.settings }
    oldBlocks.append(OldBlock(animationID, context, made))
    AnimationContext.push(made)
  }

  /// Ends the innermost block and starts its animations. Without a block it is a mistake, which is
  /// logged.
  @available(*, deprecated, message: "Use animation blocks instead.")
  public class func commitAnimations() {
    guard let block = oldBlocks.popLast() else {
      return Log.write("UIView.commitAnimations() was called without beginAnimations(_:context:).")
    }
    _ = AnimationContext.pop()
    let arguments: (UnsafeMutableRawPointer?) -> Any? = { $0 }
    if let delegate = block.delegate, let selector = block.willStart {
      block.context.block.willStart = {
        selector.perform(on: delegate, block.id, arguments(block.info))
      }
    }
    if let delegate = block.delegate, let selector = block.didStop {
      block.context.block.addCompletion { finished in
        selector.perform(
          on: delegate, block.id, NSNumber(value: finished), arguments(block.info))
      }
    }
    block.context.block.close()
  }

  /// Sets the object that the block's selectors are sent to, which is held until the animation has
  /// stopped.
  @available(*, deprecated, message: "Use animation blocks instead.")
  public class func setAnimationDelegate(_ delegate: Any?) {
    oldBlocks.last?.delegate = delegate.map { $0 as AnyObject }
  }

  /// Sets the delegate's method that is called as the animation begins, with its id and context.
  @available(*, deprecated, message: "Use animation blocks instead.")
  public class func setAnimationWillStart(_ selector: Selector?) {
    oldBlocks.last?.willStart = selector
  }

  /// Sets the delegate's method that is called after the animation, with its id, whether it
  /// finished, and its context.
  @available(*, deprecated, message: "Use animation blocks instead.")
  public class func setAnimationDidStop(_ selector: Selector?) {
    oldBlocks.last?.didStop = selector
  }

  /// Sets the duration of the innermost block in seconds; 0.2 where it is not set.
  @available(*, deprecated, message: "Use animation blocks instead.")
  public class func setAnimationDuration(_ duration: TimeInterval) {
    oldContext?.settings.duration = duration.isNaN ? 0 : max(duration, 0)
  }

  /// Sets how many seconds the innermost block waits before it begins.
  @available(*, deprecated, message: "Use animation blocks instead.")
  public class func setAnimationDelay(_ delay: TimeInterval) {
    oldContext?.settings.delay = delay.isNaN ? 0 : max(delay, 0)
  }

  /// Sets when the innermost block begins; a time that has passed is now.
  @available(*, deprecated, message: "Use animation blocks instead.")
  public class func setAnimationStart(_ startDate: Date) {
    oldContext?.settings.delay = max(0, startDate.timeIntervalSinceNow)
  }

  /// Sets the curve of the innermost block.
  @available(*, deprecated, message: "Use animation blocks instead.")
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    oldContext?.settings.pace = AnimationPace(curve)
  }

  /// Sets how often the innermost block is repeated.
  @available(*, deprecated, message: "Use animation blocks instead.")
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    oldContext?.settings.repeatCount = repeatCount.isNaN ? 0 : max(repeatCount, 0)
  }

  /// Sets whether the innermost block runs back after each time.
  @available(*, deprecated, message: "Use animation blocks instead.")
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    oldContext?.settings.autoreverses = repeatAutoreverses
  }

  /// Sets whether the innermost block begins at what is seen rather than at what was set last.
  @available(*, deprecated, message: "Use animation blocks instead.")
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    guard let context = oldContext else { return }
    if fromCurrentState {
      context.settings.options.insert(.beginFromCurrentState)
    } else {
      context.settings.options.remove(.beginFromCurrentState)
    }
  }

  /// Lets the picture of a view as it is now give way to the one at the end of the block.
  @available(*, deprecated, message: "Use animation blocks instead.")
  public class func setAnimationTransition(
    _ transition: UIView.AnimationTransition, for view: UIView, cache: Bool
  ) {
    guard let context = oldContext, transition != .none else { return }
    var settings = context.settings
    let kinds: [UIView.AnimationOptions] = [
      [], .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCurlUp,
      .transitionCurlDown,
    ]
    settings.options.formUnion(kinds[transition.rawValue])
    ViewTransition.run(on: view, settings, nil, nil)
  }
}

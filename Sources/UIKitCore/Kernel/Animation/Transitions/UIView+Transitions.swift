import QuartzCore

/// Transitions: the picture of a view before some changes gives way to the one after them.
extension UIView {
  /// Runs `animations`, which usually adds, removes, shows or hides subviews, and makes a transition of
  /// the kind named in `options` from what `view` showed before.
  ///
  /// Changes of other properties in there happen at once, unless the options allow animated content.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    ViewTransition.run(
      on: view, AnimationSettings(duration: duration, options: options), animations, completion)
  }

  /// Puts `toView` in the place of `fromView`, by a transition of the view that holds both.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview ?? toView.superview else {
      completion?(false)
      return
    }
    transition(with: container, duration: duration, options: options) {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        if toView.superview !== container {
          container.insertSubview(toView, aboveSubview: fromView)
        }
        fromView.removeFromSuperview()
      }
    } completion: {
      completion?($0)
    }
  }
}

/// The way of all transitions.
@MainActor
enum ViewTransition {
  static func run(
    on view: UIView, _ wanted: AnimationSettings, _ changes: (() -> Void)?,
    _ completion: ((Bool) -> Void)?
  ) {
    var settings = wanted
    if let outer = AnimationContext.current { settings = settings.nested(in: outer.settings) }
    guard let (type, subtype) = kind(settings.options) else {
      // iOS-BEHAVIOUR: without a kind the changes are animated as in any block. Evidence: unmeasured.
      return ViewAnimation.run(wanted, changes ?? {}, completion)
    }
    let block = AnimationBlock(completion: completion)
    func makeChanges() {
      if settings.options.contains(.allowAnimatedContent) {
        ViewAnimation.run(settings, changes ?? {}, nil)
      } else {
        AnimationContext.withoutAnimation(changes ?? {})
      }
    }
    guard settings.duration > 0, AnimationContext.areAnimationsEnabled, view.window != nil else {
      makeChanges()
      return block.close()
    }
    let transition = CATransition()
    transition.type = type
    transition.subtype = subtype
    if case .cubic(let function) = settings.pace { transition.timingFunction = function }
    settings.apply(to: transition)
    transition.delegate = block.makeToken(
      for: view.storedLayer,
      blocksTouches: !settings.options.contains(.allowUserInteraction))
    if let animator = AnimationContext.current?.animator {
      animator.add(transition, to: view.storedLayer)
    } else {
      view.storedLayer.add(transition, forKey: kCATransition)
    }
    makeChanges()
    block.close()
  }

  private static func kind(_ options: UIView.AnimationOptions) -> (
    CATransitionType, CATransitionSubtype?
  )? {
    let number = (options.rawValue >> 20) & 15
    let kinds: [UInt: (CATransitionType, CATransitionSubtype?)] = [
      1: (.flip, .fromLeft), 2: (.flip, .fromRight), 3: (.curl, nil), 4: (.uncurl, nil),
      5: (.fade, nil), 6: (.flip, .fromTop), 7: (.flip, .fromBottom),
    ]
    guard let kind = kinds[number] else { return nil }
    // Whoever wants less motion gets none where the picture alone tells enough.
    return UIAccessibility.isReduceMotionEnabled ? (.fade, nil) : kind
  }
}

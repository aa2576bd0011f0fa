import Failures
import QuartzCore

/// One child taking another's place.
extension UIViewController {
  /// Adds the second child's view beside the first one's, runs `animations`, and takes the first
  /// one's view away. Both children hear that they appear and disappear; who is whose child stays
  /// the caller's affair.
  func exchange(
    _ old: UIViewController, _ new: UIViewController, _ duration: TimeInterval,
    _ options: UIView.AnimationOptions, _ animations: (() -> Void)?,
    _ completion: ((Bool) -> Void)?
  ) {
    require(
      old.parent === self && new.parent === self,
      "Children view controllers \(old) and \(new) must have a common parent view controller when "
        + "calling -[UIViewController transitionFromViewController:toViewController:duration:options:"
        + "animations:completion:]")
    guard let oldView = old.view, let newView = new.view, let container = oldView.superview else {
      completion?(false)
      return
    }
    let isAnimated = duration > 0
    let hasTransition = (options.rawValue >> 20) & 15 != 0
    old.appearance.begin(isAppearing: false, animated: isAnimated, isManual: true)
    new.appearance.begin(isAppearing: true, animated: isAnimated, isManual: true)
    if !hasTransition {
      container.addSubview(newView)
      new.appearance.announceAppearing()
    }
    func finish(_ isFinished: Bool) {
      oldView.removeFromSuperview()
      old.appearance.end()
      new.appearance.end()
      completion?(isFinished)
    }
    if hasTransition {
      UIView.transition(with: container, duration: duration, options: options) {
        oldView.removeFromSuperview()
        container.addSubview(newView)
        new.appearance.announceAppearing()
        animations?()
      } completion: {
        finish($0)
      }
    } else {
      UIView.animate(
        withDuration: duration, delay: 0, options: options, animations: { animations?() },
        completion: { finish($0) })
    }
  }
}

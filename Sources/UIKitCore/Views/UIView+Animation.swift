extension UIView {
  private static var animationsAreEnabled = true

  /// Whether changes inside animation blocks are animated at all.
  public class var areAnimationsEnabled: Bool { animationsAreEnabled }

  public class func setAnimationsEnabled(_ enabled: Bool) { animationsAreEnabled = enabled }

  /// Runs the changes so that none of them is animated.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let old = animationsAreEnabled
    animationsAreEnabled = false
    actionsWithoutAnimation()
    animationsAreEnabled = old
  }
}

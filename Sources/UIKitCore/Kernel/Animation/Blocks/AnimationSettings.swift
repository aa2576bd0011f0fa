import QuartzCore

/// How changes inside a block are animated.
struct AnimationSettings {
  var duration: TimeInterval
  var delay: TimeInterval = 0
  var pace: AnimationPace
  var options: UIView.AnimationOptions = []
  /// Runs; 0 counts as 1.
  var repeatCount: Float = 0
  var autoreverses = false

  /// Longer ones would only lose precision.
  private static let longest: TimeInterval = 1e6

  init(
    duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = [],
    pace: AnimationPace? = nil
  ) {
    func usable(_ seconds: TimeInterval) -> TimeInterval {
      seconds.isNaN ? 0 : min(max(seconds, 0), Self.longest)
    }
    self.duration = usable(duration)
    self.delay = usable(delay)
    self.options = options
    self.pace = pace ?? AnimationPace(options.curve)
    if options.contains(.repeat) { repeatCount = .infinity }
    autoreverses = options.contains(.autoreverse)
  }

  /// UIKit's spring of a given length.
  init(
    duration: TimeInterval, delay: TimeInterval, dampingRatio: CGFloat, velocity: CGFloat,
    options: UIView.AnimationOptions
  ) {
    self.init(duration: duration, delay: delay, options: options)
    pace = .spring(
      SpringCurve(
        dampingRatio: dampingRatio, duration: self.duration, initialVelocity: velocity))
  }

  /// Whether there is any time in which something could move.
  var takesTime: Bool { duration > 0 || delay > 0 }

  /// The settings inside a block with the settings `outer`.
  ///
  /// iOS-BEHAVIOUR: a nested block takes over duration, curve and options unless it says otherwise.
  /// Evidence: animation-5.
  func nested(in outer: AnimationSettings) -> AnimationSettings {
    var settings = self
    if !options.contains(.overrideInheritedDuration) { settings.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { settings.pace = outer.pace }
    if !options.contains(.overrideInheritedOptions) {
      settings.options.formUnion(
        outer.options.intersection([.allowUserInteraction, .beginFromCurrentState]))
      if repeatCount == 0 { settings.repeatCount = outer.repeatCount }
      settings.autoreverses = autoreverses || outer.autoreverses
    }
    return settings
  }

  /// An animation of these settings without values: a spring or a plain one.
  func makeAnimation() -> CABasicAnimation {
    let animation: CABasicAnimation
    switch pace {
    case .cubic(let function):
      animation = CABasicAnimation()
      animation.timingFunction = function
    case .spring(let curve), .springs(_, _, let curve):
      let spring = CASpringAnimation()
      spring.curve = curve
      animation = spring
    }
    apply(to: animation)
    return animation
  }

  /// Sets all but values and pace.
  func apply(to animation: CAAnimation) {
    // Zero would mean the transaction's duration.
    animation.duration = max(duration, 1e-5)
    animation.startDelay = delay
    animation.fillMode = .both
    animation.repeatCount = repeatCount
    animation.autoreverses = autoreverses
    if let rate = options.frameRate {
      animation.preferredFrameRateRange = CAFrameRateRange(
        minimum: rate, maximum: rate, preferred: rate)
    }
  }
}

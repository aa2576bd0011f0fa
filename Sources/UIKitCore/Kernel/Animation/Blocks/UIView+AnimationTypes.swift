extension UIView {
  /// The pace of an animation, by name.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at the beginning and at the end.
    case easeInOut = 0
    /// Slow at the beginning.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// As fast all the way.
    case linear
  }

  /// A transition of the old animation blocks.
  public enum AnimationTransition: Int, Sendable {
    /// There is no transition.
    case none = 0
    /// The view turns round its vertical axis, its left side coming to the front.
    case flipFromLeft
    /// The view turns round its vertical axis, its right side coming to the front.
    case flipFromRight
    /// The view is rolled up as a page.
    case curlUp
    /// The view is rolled down as a page.
    case curlDown
  }

  /// Animations that the system has ready.
  public enum SystemAnimation: UInt, Sendable {
    /// Shrinks and fades views, and takes them out of their superviews.
    case delete = 0
  }

  /// How a block is animated.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits of the options, in UIKit's numbers.
    public let rawValue: UInt
    /// Makes options of UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out animated views inside the animation.
    public static var layoutSubviews: AnimationOptions { AnimationOptions(rawValue: 1) }
    /// Views may be touched while they are animated.
    public static var allowUserInteraction: AnimationOptions { AnimationOptions(rawValue: 1 << 1) }
    /// Begins from what is seen, as every animation here does with or without it.
    public static var beginFromCurrentState: AnimationOptions { AnimationOptions(rawValue: 1 << 2) }
    /// Repeats the animation without end.
    public static var `repeat`: AnimationOptions { AnimationOptions(rawValue: 1 << 3) }
    /// Runs the animation back after each time.
    public static var autoreverse: AnimationOptions { AnimationOptions(rawValue: 1 << 4) }
    /// Inside another block, keeps its own duration rather than that one's.
    public static var overrideInheritedDuration: AnimationOptions {
      AnimationOptions(rawValue: 1 << 5)
    }
    /// Uses this animation's curve within another animation, instead of the other's.
    public static var overrideInheritedCurve: AnimationOptions {
      AnimationOptions(rawValue: 1 << 6)
    }
    /// Transitions animate property changes in their block, too.
    public static var allowAnimatedContent: AnimationOptions { AnimationOptions(rawValue: 1 << 7) }
    /// Transitions hide and show views instead of removing and adding them.
    public static var showHideTransitionViews: AnimationOptions {
      AnimationOptions(rawValue: 1 << 8)
    }
    /// Uses this animation's options within another animation, instead of the other's.
    public static var overrideInheritedOptions: AnimationOptions {
      AnimationOptions(rawValue: 1 << 9)
    }

    /// Slow at the beginning and at the end, which is the default.
    public static var curveEaseInOut: AnimationOptions { [] }
    /// Slow at the beginning.
    public static var curveEaseIn: AnimationOptions { AnimationOptions(rawValue: 1 << 16) }
    /// Slow at the end.
    public static var curveEaseOut: AnimationOptions { AnimationOptions(rawValue: 2 << 16) }
    /// As fast all the way.
    public static var curveLinear: AnimationOptions { AnimationOptions(rawValue: 3 << 16) }

    /// Turns the view round its vertical axis, from the left, in a transition.
    public static var transitionFlipFromLeft: AnimationOptions { transition(1) }
    /// Turns the view round its vertical axis, from the right, in a transition.
    public static var transitionFlipFromRight: AnimationOptions { transition(2) }
    /// Rolls the view up as a page, in a transition.
    public static var transitionCurlUp: AnimationOptions { transition(3) }
    /// Rolls the view down as a page, in a transition.
    public static var transitionCurlDown: AnimationOptions { transition(4) }
    /// Fades from the view as it was to the view as it is, in a transition.
    public static var transitionCrossDissolve: AnimationOptions { transition(5) }
    /// Turns the view round its horizontal axis, from the top, in a transition.
    public static var transitionFlipFromTop: AnimationOptions { transition(6) }
    /// Turns the view round its horizontal axis, from the bottom, in a transition.
    public static var transitionFlipFromBottom: AnimationOptions { transition(7) }

    /// How often the animation is to show something new; never more often than the display can.
    public static var preferredFramesPerSecond60: AnimationOptions {
      AnimationOptions(rawValue: 3 << 24)
    }
    /// Asks for 30 frames a second, which counts for nothing: frames come at the display's beat.
    public static var preferredFramesPerSecond30: AnimationOptions {
      AnimationOptions(rawValue: 7 << 24)
    }

    private static func transition(_ number: UInt) -> AnimationOptions {
      AnimationOptions(rawValue: number << 20)
    }
  }

  /// How keyframes are animated. The curves of `AnimationOptions` may be given by their raw values.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits of the options, in UIKit's numbers.
    public let rawValue: UInt
    /// Makes options of UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays subviews out at once, so that their moves are animated, too.
    public static var layoutSubviews: KeyframeAnimationOptions { bit(0) }
    /// Lets touches through to animated views.
    public static var allowUserInteraction: KeyframeAnimationOptions { bit(1) }
    /// Begins at what is seen rather than at what was set last.
    public static var beginFromCurrentState: KeyframeAnimationOptions { bit(2) }
    /// Repeats the animation without end.
    public static var `repeat`: KeyframeAnimationOptions { bit(3) }
    /// Runs the animation back after each time.
    public static var autoreverse: KeyframeAnimationOptions { bit(4) }
    /// Uses this animation's duration within another animation, instead of the other's.
    public static var overrideInheritedDuration: KeyframeAnimationOptions { bit(5) }
    /// Uses this animation's options within another animation, instead of the other's.
    public static var overrideInheritedOptions: KeyframeAnimationOptions { bit(9) }

    /// Values go in straight lines from one keyframe to the next, which is the default.
    public static var calculationModeLinear: KeyframeAnimationOptions { [] }
    /// Values jump from one keyframe to the next.
    public static var calculationModeDiscrete: KeyframeAnimationOptions { mode(1) }
    /// Values change at an even speed, whatever the times of keyframes.
    public static var calculationModePaced: KeyframeAnimationOptions { mode(2) }
    /// Values go along a smooth curve through all keyframes.
    public static var calculationModeCubic: KeyframeAnimationOptions { mode(3) }
    /// Values go along a smooth curve through all keyframes, at an even speed.
    public static var calculationModeCubicPaced: KeyframeAnimationOptions { mode(4) }

    private static func bit(_ number: UInt) -> KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: 1 << number)
    }
    private static func mode(_ number: UInt) -> KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: number << 10)
    }
  }
}

extension UIView.AnimationOptions {
  /// Frames a second that the options ask for; nil where they leave it open.
  var frameRate: Float? {
    switch (rawValue >> 24) & 15 {
    case 3: 60
    case 7: 30
    default: nil
    }
  }

  /// The named curve in the options.
  var curve: UIView.AnimationCurve {
    UIView.AnimationCurve(rawValue: Int((rawValue >> 16) & 3)) ?? .easeInOut
  }
}

extension UIView {
  /// The pace of an animation, by name.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn, easeOut, linear
  }

  /// A transition of the old animation blocks.
  public enum AnimationTransition: Int, Sendable {
    case none = 0
    case flipFromLeft, flipFromRight, curlUp, curlDown
  }

  /// Animations that the system has ready.
  public enum SystemAnimation: UInt, Sendable {
    /// Shrinks and fades views, and takes them out of their superviews.
    case delete = 0
  }

  /// How a block is animated.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out animated views inside the animation.
    public static var layoutSubviews: AnimationOptions { AnimationOptions(rawValue: 1) }
    /// Views may be touched while they are animated.
    public static var allowUserInteraction: AnimationOptions { AnimationOptions(rawValue: 1 << 1) }
    /// Begins from what is seen, as every animation here does with or without it.
    public static var beginFromCurrentState: AnimationOptions { AnimationOptions(rawValue: 1 << 2) }
    /// For ever.
    public static var `repeat`: AnimationOptions { AnimationOptions(rawValue: 1 << 3) }
    /// There and back.
    public static var autoreverse: AnimationOptions { AnimationOptions(rawValue: 1 << 4) }
    /// Inside another block, keeps its own duration rather than that one's.
    public static var overrideInheritedDuration: AnimationOptions {
      AnimationOptions(rawValue: 1 << 5)
    }
    public static var overrideInheritedCurve: AnimationOptions {
      AnimationOptions(rawValue: 1 << 6)
    }
    /// Transitions animate property changes in their block, too.
    public static var allowAnimatedContent: AnimationOptions { AnimationOptions(rawValue: 1 << 7) }
    /// Transitions hide and show views instead of removing and adding them.
    public static var showHideTransitionViews: AnimationOptions {
      AnimationOptions(rawValue: 1 << 8)
    }
    public static var overrideInheritedOptions: AnimationOptions {
      AnimationOptions(rawValue: 1 << 9)
    }

    public static var curveEaseInOut: AnimationOptions { [] }
    public static var curveEaseIn: AnimationOptions { AnimationOptions(rawValue: 1 << 16) }
    public static var curveEaseOut: AnimationOptions { AnimationOptions(rawValue: 2 << 16) }
    public static var curveLinear: AnimationOptions { AnimationOptions(rawValue: 3 << 16) }

    public static var transitionFlipFromLeft: AnimationOptions { transition(1) }
    public static var transitionFlipFromRight: AnimationOptions { transition(2) }
    public static var transitionCurlUp: AnimationOptions { transition(3) }
    public static var transitionCurlDown: AnimationOptions { transition(4) }
    public static var transitionCrossDissolve: AnimationOptions { transition(5) }
    public static var transitionFlipFromTop: AnimationOptions { transition(6) }
    public static var transitionFlipFromBottom: AnimationOptions { transition(7) }

    /// How often the animation is to show something new; never more often than the display can.
    public static var preferredFramesPerSecond60: AnimationOptions {
      AnimationOptions(rawValue: 3 << 24)
    }
    public static var preferredFramesPerSecond30: AnimationOptions {
      AnimationOptions(rawValue: 7 << 24)
    }

    private static func transition(_ number: UInt) -> AnimationOptions {
      AnimationOptions(rawValue: number << 20)
    }
  }

  /// How keyframes are animated. The curves of `AnimationOptions` may be given by their raw values.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var layoutSubviews: KeyframeAnimationOptions { bit(0) }
    public static var allowUserInteraction: KeyframeAnimationOptions { bit(1) }
    public static var beginFromCurrentState: KeyframeAnimationOptions { bit(2) }
    public static var `repeat`: KeyframeAnimationOptions { bit(3) }
    public static var autoreverse: KeyframeAnimationOptions { bit(4) }
    public static var overrideInheritedDuration: KeyframeAnimationOptions { bit(5) }
    public static var overrideInheritedOptions: KeyframeAnimationOptions { bit(9) }

    public static var calculationModeLinear: KeyframeAnimationOptions { [] }
    public static var calculationModeDiscrete: KeyframeAnimationOptions { mode(1) }
    public static var calculationModePaced: KeyframeAnimationOptions { mode(2) }
    public static var calculationModeCubic: KeyframeAnimationOptions { mode(3) }
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

import CSwiftRuntime
import Failures
import PlatformInterface

/// Told when an animation begins and ends.
///
/// Both methods are optional. They are called on the main thread, in the update pass of a frame or
/// after it, with the layer's own copy of the animation.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Hears that the animation's time has begun, before the first frame that shows it.
  func animationDidStart(_ anim: CAAnimation)
  /// Hears that the animation is over.
  ///
  /// - Parameter flag: false where the animation was removed, or its layer left the screen.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change of what a layer shows over time, without a change of the layer: what kinds have in common.
///
/// A layer takes a copy when the animation is added. Any object may be kept with an animation by
/// `setValue(_:forKey:)`.
open class CAAnimation: NSObject, NSCopying, NSSecureCoding, CAMediaTiming, CAAction {
  var timing = MediaTiming()
  private var others: [String: Any] = [:]
  /// Decides in place of the timing how far the animation is: UIKit's animators set it.
  package var driver: (any AnimationDriver)?
  /// The seconds between being added and the beginning, for animations without a `beginTime`.
  package var startDelay: CFTimeInterval = 0

  public override init() { super.init() }

  /// Animations are not archived; one from an archive is as a new one.
  public required init?(coder: NSCoder) { super.init() }
  open func encode(with coder: NSCoder) { Unsupported.report("CAAnimation.encode(with:)") }
  /// Whether animations can be read from archives that name their classes, which they can.
  public class var supportsSecureCoding: Bool { true }

  // MARK: Timing

  /// When the animation begins, in seconds of its layer's time; zero, the default, is when it is
  /// added.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue.isNaN ? 0 : newValue }
  }
  /// 0 until set, which means the transaction's when the animation is added to a layer.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue.isNaN ? 0 : max(newValue, 0) }
  }
  /// How fast the animation's time runs in its layer's; 1 by default, negative ones run back. A
  /// value that is no number is zero.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue.isFinite ? newValue : 0 }
  }
  /// Seconds by which the animation's own time is shifted; zero by default.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue.isNaN ? 0 : newValue }
  }
  /// How often the animation runs; zero, the default, is once.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue.isNaN ? 0 : max(newValue, 0) }
  }
  /// How many seconds the animation is repeated; zero, the default, leaves it to `repeatCount`.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue.isNaN ? 0 : max(newValue, 0) }
  }
  /// Whether the animation runs back after each time; false by default.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// What is shown before the animation begins and after it has ended; nothing of it by default.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// The pace of each run; nil for an even one.
  open var timingFunction: CAMediaTimingFunction?
  /// Kept alive by the animation, and thereby by the layer while it runs.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer lets go of the animation at its end; if not, the fill mode goes on.
  open var isRemovedOnCompletion = true
  /// How often the animation shows something new: not more often than the range's maximum, and not
  /// more often than the display can. A group's counts for all animations in it.
  open var preferredFrameRateRange = CAFrameRateRange.default

  // MARK: Values by key

  /// Returns the value that a property has in a new animation; nil for keys that are no property's.
  open class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "duration", "beginTime", "timeOffset", "repeatDuration", "repeatCount": 0
    case "speed": 1
    case "fillMode": CAMediaTimingFillMode.removed
    case "removedOnCompletion": true
    case "autoreverses", "additive", "cumulative": false
    default: nil
    }
  }

  /// Returns whether a program's own value is written to archives, which holds for those that were
  /// set.
  open func shouldArchiveValue(forKey key: String) -> Bool { others[key] != nil }

  /// Returns a property by its name, or what was kept under a key.
  open func value(forKey key: String) -> Any? {
    property(key) ?? others[key] ?? type(of: self).defaultValue(forKey: key)
  }

  /// Sets the property of that name, or keeps any other value with the animation.
  open func setValue(_ value: Any?, forKey key: String) {
    if !setProperty(key, value) { others[key] = value }
  }

  /// Returns the value of a key; longer paths are the program's own keys.
  open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
  /// Sets the value of a key; longer paths are the program's own keys.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

  func property(_ key: String) -> Any? {
    switch key {
    case "beginTime": beginTime
    case "duration": duration
    case "speed": speed
    case "timeOffset": timeOffset
    case "repeatCount": repeatCount
    case "repeatDuration": repeatDuration
    case "autoreverses": autoreverses
    case "fillMode": fillMode
    case "timingFunction": timingFunction
    case "delegate": delegate
    case "removedOnCompletion", "isRemovedOnCompletion": isRemovedOnCompletion
    default: nil
    }
  }

  /// False where there is no property of that name.
  func setProperty(_ key: String, _ value: Any?) -> Bool {
    let number = value.flatMap(AnimatableValue.number(in:)) ?? 0
    switch key {
    case "beginTime": beginTime = number
    case "duration": duration = number
    case "speed": speed = Float(number)
    case "timeOffset": timeOffset = number
    case "repeatCount": repeatCount = Float(number)
    case "repeatDuration": repeatDuration = number
    case "autoreverses": autoreverses = number != 0
    case "fillMode":
      let name = value as? CAMediaTimingFillMode ?? (value as? String).map { .init(rawValue: $0) }
      fillMode = name ?? .removed
    case "timingFunction": timingFunction = value as? CAMediaTimingFunction
    case "delegate": delegate = value as? any CAAnimationDelegate
    case "removedOnCompletion", "isRemovedOnCompletion": isRemovedOnCompletion = number != 0
    default: return false
    }
    return true
  }

  // MARK: As an action

  /// Adds the animation to the layer `anObject` under the name of the event.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  // MARK: Copying

  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  /// A copy of the same class, made by that class's `init()`.
  final func duplicate() -> CAAnimation {
    let type: AnyClass = Swift.type(of: self)
    let object = tessera_allocate_plain(
      unsafeBitCast(type, to: UnsafeRawPointer.self), tessera_nsobject_init_descriptor(),
      tessera_nsobject_class_descriptor())
    guard let object else { failure("init() of \(type) returned nothing.") }
    let copy = unsafeDowncast(
      Unmanaged<NSObject>.fromOpaque(object).takeRetainedValue(), to: CAAnimation.self)
    copy.take(from: self)
    return copy
  }

  /// Takes over all that the animation is set to.
  func take(from other: CAAnimation) {
    timing = other.timing
    others = other.others
    driver = other.driver
    startDelay = other.startDelay
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    preferredFrameRateRange = other.preferredFrameRateRange
  }
}

/// Tells animations how far they are, where that is not a matter of time alone.
///
/// Asked on the main thread, once for each animation and frame.
package protocol AnimationDriver: AnyObject {
  /// How far from the first value to the last at `time`, in seconds of the media clock; may lie
  /// outside 0…1.
  func progress(at time: CFTimeInterval) -> Double
  /// How far x and y of a point are; nil where they are as far as `progress`.
  func pointProgress(at time: CFTimeInterval) -> CGPoint?
  /// Whether the next frame will be another one without anybody's doing.
  func isMoving(at time: CFTimeInterval) -> Bool
  /// Whether the animation is over, and its layer lets go of it.
  func isOver(at time: CFTimeInterval) -> Bool
}

extension AnimationDriver {
  package func pointProgress(at time: CFTimeInterval) -> CGPoint? { nil }
}

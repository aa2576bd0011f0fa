/// What happened to the user's fingers, keys or pointer.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kind of input that an event reports.
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion, remoteControl, presses
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// What a motion or remote control event is about.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
    case remoteControlNextTrack, remoteControlPreviousTrack
    case remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
    case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
  }

  /// Buttons of a pointer.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let primary = ButtonMask(rawValue: 1)
    public static let secondary = ButtonMask(rawValue: 2)

    /// Buttons count from 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: (1...62).contains(buttonNumber) ? 1 << (buttonNumber - 1) : 0)
    }
  }

  public internal(set) var timestamp: TimeInterval = 0
  public internal(set) var modifierFlags: UIKeyModifierFlags = []
  public internal(set) var buttonMask: ButtonMask = []
  var storedTouches: Set<UITouch> = []

  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }

  /// Every touch that is down, or that just ended.
  open var allTouches: Set<UITouch>? { storedTouches }

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    some(storedTouches.filter { $0.window === window })
  }

  open func touches(for view: UIView) -> Set<UITouch>? {
    some(storedTouches.filter { $0.view === view })
  }

  /// The touches that `gesture` gets.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    some(storedTouches.filter { touch in touch.recognizers.contains { $0 === gesture } })
  }

  /// Where the touch was since the last event, the newest last: devices tell more often than frames
  /// are shown. Snapshots, which do not change any more.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    storedTouches.contains(touch) ? touch.coalesced : nil
  }

  /// Where the touch will be in the next frame if it goes on as it did last; empty for one that
  /// rests.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    storedTouches.contains(touch) ? touch.predicted : nil
  }

  private func some(_ touches: Set<UITouch>) -> Set<UITouch>? { touches.isEmpty ? nil : touches }
}

/// What happened to the user's fingers, keys or pointer.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kind of input that an event reports.
  public enum EventType: Int, Sendable {
    /// Fingers, pens or a pointer's button.
    case touches = 0
    /// The device was moved.
    case motion
    /// A remote control or a headset.
    case remoteControl
    /// Keys and buttons.
    case presses
    /// A wheel or a touchpad.
    case scroll = 10
    /// A pointer without a button down.
    case hover = 11
    /// Fingers that turn or spread on a touchpad.
    case transform = 14
  }

  /// What a motion or remote control event is about.
  public enum EventSubtype: Int, Sendable {
    /// Nothing more is to be said.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// Play was pressed.
    case remoteControlPlay = 100
    /// Pause was pressed.
    case remoteControlPause
    /// Stop was pressed.
    case remoteControlStop
    /// The button that plays and pauses was pressed.
    case remoteControlTogglePlayPause
    /// Next was pressed.
    case remoteControlNextTrack
    /// Previous was pressed.
    case remoteControlPreviousTrack
    /// A button that goes back was pressed.
    case remoteControlBeginSeekingBackward
    /// A button that goes back was let go.
    case remoteControlEndSeekingBackward
    /// A button that goes forward was pressed.
    case remoteControlBeginSeekingForward
    /// A button that goes forward was let go.
    case remoteControlEndSeekingForward
  }

  /// Buttons of a pointer.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The bits of the buttons, in UIKit's numbers.
    public let rawValue: Int
    /// Makes a set of buttons of UIKit's bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The button that selects, left on most mice.
    public static let primary = ButtonMask(rawValue: 1)
    /// The button that opens context menus, right on most mice.
    public static let secondary = ButtonMask(rawValue: 2)

    /// Returns the mask of a button by its number; buttons count from 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: (1...62).contains(buttonNumber) ? 1 << (buttonNumber - 1) : 0)
    }
  }

  /// When the event happened, in seconds of the system's uptime.
  open internal(set) var timestamp: TimeInterval = 0
  /// The modifier keys that were held.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  /// The buttons of the pointer that were down.
  open internal(set) var buttonMask: ButtonMask = []
  var storedTouches: Set<UITouch> = []

  /// The kind of input; `touches` unless a subclass says otherwise.
  open var type: EventType { .touches }
  /// What a motion or remote control event is about; `none` for others.
  open var subtype: EventSubtype { .none }

  /// Every touch that is down, or that just ended.
  open var allTouches: Set<UITouch>? { storedTouches }

  /// Returns the touches that began in a window; nil where there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    some(storedTouches.filter { $0.window === window })
  }

  /// Returns the touches that belong to a view; nil where there are none.
  open func touches(for view: UIView) -> Set<UITouch>? {
    some(storedTouches.filter { $0.view === view })
  }

  /// Returns the touches that a recogniser gets; nil where there are none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    some(storedTouches.filter { touch in touch.recognizers.contains { $0 === gesture } })
  }

  /// Returns where the touch was since the last event, the newest last: devices tell more often
  /// than frames are shown. The touches are snapshots, which do not change any more.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    storedTouches.contains(touch) ? touch.coalesced : nil
  }

  /// Returns where the touch will be in the next frame if it goes on as it did last; empty for one
  /// that rests.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    storedTouches.contains(touch) ? touch.predicted : nil
  }

  private func some(_ touches: Set<UITouch>) -> Set<UITouch>? { touches.isEmpty ? nil : touches }
}

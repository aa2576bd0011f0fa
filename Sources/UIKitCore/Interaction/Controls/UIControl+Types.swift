extension UIControl {
  /// What happened to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the events, in UIKit's numbers.
    public let rawValue: UInt
    /// Makes events of UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger went down in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch down whose tap count is above one; `touchDown` is sent too.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moved within the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moved outside the control, after it went down within.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger that had left the control came back into it.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger that was down left the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger was lifted within the control: what buttons react to.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger was lifted outside the control, after it went down within.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch was taken back, by a gesture or because the control left the window.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the control's value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's main action, whatever touches it took: what `UIAction`s of a button's
    /// initialiser hear.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A press opened the control's menu.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// The user began to edit the control's text.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changed the control's text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// The editing of the control's text is over.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The editing of the control's text was ended by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Every event of touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// Every event of editing texts.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Bits for events of programs' own, which UIKit never sends.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Bits that UIKit keeps for itself.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Every event, programs' own among them.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// What a control looks like; several at once.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the state, in UIKit's numbers.
    public let rawValue: UInt
    /// Makes a state of UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// None of the others; what is set for it is used wherever a state has nothing of its own.
    public static let normal = State([])
    /// A finger is down within the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control takes no touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// The program has set `isSelected`.
    public static let selected = State(rawValue: 1 << 2)
    /// Keys act on the control.
    public static let focused = State(rawValue: 1 << 3)
    /// Bits for states of programs' own.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Bits that UIKit keeps for itself.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Where a control's content lies from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// The content lies in the middle.
    case center = 0
    /// The content lies at the top.
    case top
    /// The content lies at the bottom.
    case bottom
    /// The content is stretched from top to bottom.
    case fill
  }

  /// Where a control's content lies from side to side.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// The content lies in the middle.
    case center = 0
    /// The content lies at the left.
    case left
    /// The content lies at the right.
    case right
    /// The content is stretched from side to side.
    case fill
    /// The content lies where lines of text begin.
    case leading
    /// The content lies where lines of text end.
    case trailing
  }
}

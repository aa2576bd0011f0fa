import CGTK4
import PlatformInterface

/// Turns one window's GdkEvents into `PlatformEvent`s and sends them to its client.
///
/// One controller hears every event of the content widget; each kind has its own reader, which keeps
/// what must be remembered from one event to the next.
@MainActor
final class WindowInput {
  private unowned let window: GTKWindow
  private let content: UnsafeMutablePointer<GtkWidget>
  /// The content's top left in its GdkSurface: what event positions are relative to.
  var origin = CGPoint.zero
  private var clock = EventClock()
  private var pointer = PointerReader()
  private var touches = TouchReader()
  private var scrolling = ScrollReader()
  private var gestures = TouchpadReader()
  private var keys: KeyReader
  private lazy var emoji = EmojiChooser(content: content) { [unowned self] in window.send(.text($0))
  }
  private var connections: [SignalConnection] = []
  /// Ends a scroll or zoom whose device tells no end.
  private var endTimer: MainLoopTimer?
  /// Where the pointer was seen last, in the content; nil while it is elsewhere.
  private var pointerLocation: CGPoint?

  init(_ window: GTKWindow) {
    self.window = window
    content = window.content
    keys = KeyReader(content: window.content)
    let all = gtk_event_controller_legacy_new()!
    let handle: @MainActor @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> gboolean =
      {
        _, event, data in
        guard let event, let input = owner(WindowInput.self, data) else { return 0 }
        return input.handle(event) ? 1 : 0
      }
    connections.append(SignalConnection(all, "event", owner: self, handle))
    gtk_widget_add_controller(content, all)
    // GTK turns crossings into these; they are no events of the legacy controller.
    let motion = gtk_event_controller_motion_new()!
    let enter: @MainActor @convention(c) (OpaquePointer?, Double, Double, gpointer?) -> Void = {
      _, x, y, data in
      owner(WindowInput.self, data)?.pointerLocation = CGPoint(x: x, y: y)
    }
    connections.append(SignalConnection(motion, "enter", owner: self, enter))
    let leave: PlainHandler = { _, data in owner(WindowInput.self, data)?.pointerLeft() }
    connections.append(SignalConnection(motion, "leave", owner: self, leave))
    gtk_widget_add_controller(content, motion)
  }

  /// Nothing is sent after this.
  func detach() {
    endTimer?.cancel()
    for connection in connections { connection.disconnect() }
    connections = []
    keys.close()
    emoji.close()
  }

  /// The window became the one that gets keys, or ceased to be.
  func focusChanged(isKey: Bool) { keys.focusChanged(isKey: isKey) }

  func setTextInput(_ state: TextInputState?) {
    keys.setTextInput(state, origin: origin) { [window] in window.send($0) }
  }

  /// Opens the chooser of emoji at the caret of the text that is edited.
  func chooseEmoji() {
    if let caret = keys.caret { emoji.open(at: caret) }
  }

  /// Somebody else hears of the pointer until its button is let go.
  func pointerTaken() { reading { pointer.cancelled(at: MonotonicClock.now, $0) } }

  private func pointerLeft() {
    pointerLocation = nil
    reading { pointer.left(at: MonotonicClock.now, $0) }
  }

  // MARK: Events

  /// What all readers need to know of an event.
  struct Context {
    var location: CGPoint
    var time: TimeInterval
    var modifiers: KeyModifiers
    /// Of a pen; 0 where the device does not tell.
    var force: CGFloat = 0
    var posture = PenPosture.upright
  }

  private func context(of event: OpaquePointer) -> Context {
    var context = Context(
      location: location(of: event), time: clock.time(of: gdk_event_get_time(event)),
      modifiers: KeyModifiers(gdk_event_get_modifier_state(event)))
    // GDK 4.8 reads axes of events that have none from nowhere.
    switch gdk_event_get_event_type(event) {
    case GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_TOUCH_END:
      context.force = force(of: event)
    case GDK_MOTION_NOTIFY, GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE:
      guard kind(of: event) == .stylus, gdk_event_get_device_tool(event) != nil else { break }
      context.force = force(of: event)
      context.posture = posture(of: event)
    default: break
    }
    return context
  }

  /// In the content. GDK tells no place with a wheel's steps, only with what moves: those happen
  /// where the pointer was seen last.
  private func location(of event: OpaquePointer) -> CGPoint {
    var x = 0.0
    var y = 0.0
    if gdk_event_get_position(event, &x, &y) == 0 || !x.isFinite || !y.isFinite {
      if let pointerLocation { return pointerLocation }
      // The window opened, or moved, under a pointer that rests.
      guard let surface = gdk_event_get_surface(event), let device = gdk_event_get_device(event),
        gdk_device_get_source(device) != GDK_SOURCE_KEYBOARD,
        gdk_surface_get_device_position(surface, device, &x, &y, nil) != 0
      else { return .zero }
    }
    return CGPoint(x: x - origin.x, y: y - origin.y)
  }

  /// Whether the event was taken, so that GTK does nothing with it.
  private func handle(_ event: OpaquePointer) -> Bool {
    reading { handle(event, $0) }
  }

  /// Sends what readers make of an event once they have read it: application code may turn GTK's loop, as when it
  /// waits for another program's clipboard, and then they read the next one.
  private func reading<Result>(_ body: ((PlatformEvent) -> Void) -> Result) -> Result {
    // A key may close the window, and nobody else holds it then.
    let window = window
    var events: [PlatformEvent] = []
    let result = body { events.append($0) }
    for event in events { window.send(event) }
    return result
  }

  private func handle(_ event: OpaquePointer, _ send: (PlatformEvent) -> Void) -> Bool {
    switch gdk_event_get_event_type(event) {
    case GDK_MOTION_NOTIFY:
      // A finger's emulated pointer is not another pointer.
      guard gdk_event_get_pointer_emulated(event) == 0 else { return false }
      let context = context(of: event)
      pointerLocation = context.location
      pointer.moved(context, send)
    case GDK_BUTTON_PRESS:
      guard gdk_event_get_pointer_emulated(event) == 0 else { return false }
      gtk_widget_grab_focus(content)
      return pointer.pressed(
        button: gdk_button_event_get_button(event), context(of: event), kind(of: event), send)
    case GDK_BUTTON_RELEASE:
      guard gdk_event_get_pointer_emulated(event) == 0 else { return false }
      return pointer.released(
        button: gdk_button_event_get_button(event), context(of: event), send)
    case GDK_GRAB_BROKEN: pointer.cancelled(at: MonotonicClock.now, send)
    case GDK_TOUCH_BEGIN: touch(.began, event, send)
    case GDK_TOUCH_UPDATE: touch(.changed, event, send)
    case GDK_TOUCH_END: touch(.ended, event, send)
    case GDK_TOUCH_CANCEL: touch(.cancelled, event, send)
    case GDK_SCROLL:
      let isOpen = scrolling.read(
        ScrollReader.Event(event), context(of: event), windowSize: window.size, send)
      endLater(isOpen)
    case GDK_TOUCHPAD_PINCH:
      gestures.pinched(
        phase: gdk_touchpad_event_get_gesture_phase(event),
        scale: gdk_touchpad_event_get_pinch_scale(event),
        angle: gdk_touchpad_event_get_pinch_angle_delta(event), context(of: event), send)
    case GDK_TOUCHPAD_HOLD:
      if let phase = InputPhase(gdk_touchpad_event_get_gesture_phase(event)) {
        endLater(scrolling.rested(phase, context(of: event), send))
      }
    case GDK_KEY_PRESS, GDK_KEY_RELEASE:
      // A class; what it sends goes by what the text became of the last.
      keys.read(event, context(of: event)) { [window] in window.send($0) }
    default: return false
    }
    return true
  }

  private func touch(
    _ phase: InputPhase, _ event: OpaquePointer, _ send: (PlatformEvent) -> Void
  ) {
    if phase == .began { gtk_widget_grab_focus(content) }
    touches.read(
      phase, sequence: UInt(bitPattern: gdk_event_get_event_sequence(event)), context(of: event),
      send)
  }

  private func force(of event: OpaquePointer) -> CGFloat {
    axis(GDK_AXIS_PRESSURE, of: event).map { min(max($0, 0), 1) } ?? 0
  }

  /// GDK's leanings are parts of a right angle, −1…1.
  private func posture(of event: OpaquePointer) -> PenPosture {
    guard let right = axis(GDK_AXIS_XTILT, of: event), let down = axis(GDK_AXIS_YTILT, of: event)
    else { return .upright }
    return PenPosture(leaningRight: right * .pi / 2, down: down * .pi / 2)
  }

  private func axis(_ axis: GdkAxisUse, of event: OpaquePointer) -> CGFloat? {
    var value = 0.0
    guard gdk_event_get_axis(event, axis, &value) != 0, value.isFinite else { return nil }
    return CGFloat(value)
  }

  private func kind(of event: OpaquePointer) -> TouchInput.Kind {
    guard let device = gdk_event_get_device(event) else { return .mouse }
    return gdk_device_get_source(device) == GDK_SOURCE_PEN ? .stylus : .mouse
  }

  private func endLater(_ isOpen: Bool) {
    endTimer?.cancel()
    endTimer =
      !isOpen
      ? nil
      : MainLoopTimer(milliseconds: ScrollReader.silenceMilliseconds) { [unowned self] in
        endTimer = nil
        reading { scrolling.fellSilent(at: MonotonicClock.now, $0) }
      }
  }
}

extension InputPhase {
  /// Nil for a phase of a later GTK.
  init?(_ phase: GdkTouchpadGesturePhase) {
    switch phase {
    case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN: self = .began
    case GDK_TOUCHPAD_GESTURE_PHASE_UPDATE: self = .changed
    case GDK_TOUCHPAD_GESTURE_PHASE_END: self = .ended
    case GDK_TOUCHPAD_GESTURE_PHASE_CANCEL: self = .cancelled
    default: return nil
    }
  }
}

extension KeyModifiers {
  init(_ state: GdkModifierType) {
    var result: KeyModifiers = []
    if state.rawValue & GDK_SHIFT_MASK.rawValue != 0 { result.insert(.shift) }
    if state.rawValue & GDK_CONTROL_MASK.rawValue != 0 { result.insert(.control) }
    if state.rawValue & GDK_ALT_MASK.rawValue != 0 { result.insert(.alt) }
    if state.rawValue & (GDK_SUPER_MASK.rawValue | GDK_META_MASK.rawValue) != 0 {
      result.insert(.command)
    }
    if state.rawValue & GDK_LOCK_MASK.rawValue != 0 { result.insert(.capsLock) }
    self = result
  }
}

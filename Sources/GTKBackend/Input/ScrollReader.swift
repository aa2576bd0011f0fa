import CGTK4
import PlatformInterface

/// Wheels and touchpads: steps of a wheel as single events, a touchpad's movement as one that
/// begins, changes and ends with a velocity, and either with Ctrl as a magnification.
struct ScrollReader {
  typealias Send = (PlatformEvent) -> Void

  /// One GDK scroll event as values.
  struct Event {
    /// In steps of a wheel, or in GDK's surface units where `isSurfaceUnit`.
    var delta: CGVector
    var isSurfaceUnit = false
    /// The device says that the fingers left it.
    var isStop = false
    /// A step without a measure: wheels as the X protocol knew them first.
    var isDiscrete = false
    var isTouchpad = false
  }

  /// Silence after which a movement without an end of its own is over.
  static let silenceMilliseconds: UInt32 = 150
  /// GTK's own factor between a finger's way on a touchpad and the content's.
  private static let surfaceFactor: CGFloat = 2.5
  private static let magnificationPerStep: CGFloat = 1.1

  private enum Movement {
    case none
    /// Fingers rest on the touchpad.
    case held
    case scroll
    case magnify(scale: CGFloat)
  }
  private var movement = Movement.none
  private var last = WindowInput.Context(location: .zero, time: 0, modifiers: [])
  private var velocity = ScrollVelocity()

  /// Points one step of a wheel moves a page of `length` points: as far as in GTK's own lists.
  static func step(forPage length: CGFloat) -> CGFloat { pow(max(length, 1), 2 / 3) }

  /// Whether a movement is under way that ends by silence if nothing else ends it.
  mutating func read(
    _ event: Event, _ context: WindowInput.Context, windowSize: CGSize, _ send: Send
  ) -> Bool {
    last = context
    if context.modifiers.contains(.control), !event.isStop {
      magnify(by: event, context, send)
      return true
    }
    if case .magnify = movement { end(at: context.time, send) }
    guard event.isContinuous || isScrolling && !event.isDiscrete else {
      if isHeld { end(at: context.time, send) }
      if !event.isStop { wheel(event, context, windowSize, send) }
      return false
    }
    if event.isStop {
      end(at: context.time, send)
      return false
    }
    switch movement {
    case .scroll: break
    case .held:
      movement = .scroll
      velocity = ScrollVelocity()
    case .none, .magnify:
      movement = .scroll
      velocity = ScrollVelocity()
      tell(.began, CGVector(dx: 0, dy: 0), context, send)
    }
    let delta = points(event, windowSize)
    velocity.add(delta, at: context.time)
    tell(.changed, delta, context, send)
    return true
  }

  /// Nothing came from the device for a while.
  mutating func fellSilent(at time: TimeInterval, _ send: Send) { end(at: time, send) }

  /// Fingers rest on the touchpad, which holds content that coasts, until they lift or begin to
  /// move: the device tells that as a cancelled rest, and of the movement itself right after.
  ///
  /// - Returns: whether a movement is under way that ends by silence if nothing else ends it.
  mutating func rested(
    _ phase: InputPhase, _ context: WindowInput.Context, _ send: Send
  ) -> Bool {
    switch (phase, movement) {
    case (.began, .none):
      last = context
      movement = .held
      tell(.began, CGVector(dx: 0, dy: 0), context, send)
    case (.ended, .held): end(at: context.time, send)
    case (.cancelled, .held): return true
    case (_, .scroll), (_, .magnify): return true
    case (_, .none), (_, .held): break
    }
    return false
  }

  private var isScrolling: Bool {
    if case .scroll = movement { return true }
    return false
  }

  private var isHeld: Bool {
    if case .held = movement { return true }
    return false
  }

  private mutating func end(at time: TimeInterval, _ send: Send) {
    var context = last
    context.time = time
    switch movement {
    case .none: return
    case .held:
      movement = .none
      tell(.ended, CGVector(dx: 0, dy: 0), context, send)
    case .scroll:
      movement = .none
      send(
        .scroll(
          ScrollInput(
            source: .touchpad, phase: .ended, location: context.location,
            delta: CGVector(dx: 0, dy: 0), velocity: velocity.value(at: time),
            modifiers: context.modifiers, time: time)))
    case .magnify(let scale):
      movement = .none
      send(.magnify(phase: .ended, location: context.location, scale: scale, time: time))
    }
  }

  private mutating func magnify(
    by event: Event, _ context: WindowInput.Context, _ send: Send
  ) {
    if isScrolling || isHeld { end(at: context.time, send) }
    var scale: CGFloat = 1
    if case .magnify(let reached) = movement {
      scale = reached
    } else {
      send(.magnify(phase: .began, location: context.location, scale: 1, time: context.time))
    }
    let steps = event.isSurfaceUnit ? event.delta.dy / 20 : event.delta.dy
    scale = min(max(scale * pow(Self.magnificationPerStep, -steps), 0.01), 100)
    movement = .magnify(scale: scale)
    send(.magnify(phase: .changed, location: context.location, scale: scale, time: context.time))
  }

  private func wheel(
    _ event: Event, _ context: WindowInput.Context, _ windowSize: CGSize, _ send: Send
  ) {
    var event = event
    // Desktops scroll sideways with Shift and a wheel that has no other way to.
    if context.modifiers.contains(.shift), event.delta.dx == 0 {
      event.delta = CGVector(dx: event.delta.dy, dy: 0)
    }
    let delta = points(event, windowSize)
    guard delta != CGVector(dx: 0, dy: 0) else { return }
    send(
      .scroll(
        ScrollInput(
          source: .wheel, phase: .changed, location: context.location, delta: delta,
          modifiers: context.modifiers, time: context.time)))
  }

  private func tell(
    _ phase: InputPhase, _ delta: CGVector, _ context: WindowInput.Context, _ send: Send
  ) {
    send(
      .scroll(
        ScrollInput(
          source: .touchpad, phase: phase, location: context.location, delta: delta,
          modifiers: context.modifiers, time: context.time)))
  }

  private func points(_ event: Event, _ size: CGSize) -> CGVector {
    if event.isSurfaceUnit {
      return CGVector(
        dx: event.delta.dx * Self.surfaceFactor, dy: event.delta.dy * Self.surfaceFactor)
    }
    return CGVector(
      dx: event.delta.dx * Self.step(forPage: size.width),
      dy: event.delta.dy * Self.step(forPage: size.height))
  }
}

extension ScrollReader.Event {
  init(_ event: OpaquePointer) {
    switch gdk_scroll_event_get_direction(event) {
    case GDK_SCROLL_UP: delta = CGVector(dx: 0, dy: -1)
    case GDK_SCROLL_DOWN: delta = CGVector(dx: 0, dy: 1)
    case GDK_SCROLL_LEFT: delta = CGVector(dx: -1, dy: 0)
    case GDK_SCROLL_RIGHT: delta = CGVector(dx: 1, dy: 0)
    default:
      var x = 0.0
      var y = 0.0
      gdk_scroll_event_get_deltas(event, &x, &y)
      delta = CGVector(dx: x, dy: y)
      isSurfaceUnit = tessera_scroll_is_in_points(event)
      isStop = gdk_scroll_event_is_stop(event) != 0
      if let device = gdk_event_get_device(event) {
        let source = gdk_device_get_source(device)
        isTouchpad = source == GDK_SOURCE_TOUCHPAD || source == GDK_SOURCE_TRACKPOINT
      }
      return
    }
    isDiscrete = true
  }

  /// Whether fingers, not a wheel, made it. X11 tells every device as the mouse; there a wheel's
  /// movement is whole steps, or the 120th parts in which fine wheels count.
  var isContinuous: Bool {
    if isDiscrete { return false }
    if isTouchpad || isSurfaceUnit { return true }
    func isWheelStep(_ value: CGFloat) -> Bool {
      let parts = value * 120
      return abs(parts - parts.rounded()) < 0.01
    }
    return !isStop && !(isWheelStep(delta.dx) && isWheelStep(delta.dy))
  }
}

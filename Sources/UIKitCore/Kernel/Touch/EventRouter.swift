import PlatformInterface
import QuartzCore

/// Where platform events go: to the window and view under them, or to the first responder.
@MainActor
final class EventRouter {
  private unowned let host: SceneHost
  private let touches = TouchTracker()
  private let pointer: PointerTracker
  private let transforms = TransformTracker()
  private let scrolls = ScrollTracker()
  private let sideways = SidewaysScroll()
  private var presses: [KeyInput.Key: UIPress] = [:]
  private var shortcuts: Set<ShortcutKey> = []
  /// The view that took the beginning of a touchpad scroll gets the rest of it.
  private weak var scrollTarget: UIResponder?

  init(host: SceneHost) {
    self.host = host
    pointer = PointerTracker(host: host)
  }

  func receive(_ event: PlatformEvent, in scene: UIWindowScene) {
    if case .hover(let phase, let location, let time) = event {
      touches.flush()
      host.pointer = phase == .began || phase == .changed ? location : nil
      return pointer.receive(phase, at: location, time: time, in: scene)
    }
    pointer.flush(in: scene)
    host.toolTips.interrupt()
    if case .touch(let input) = event {
      if isTaken(event, in: scene) { return }
      if touches.receive(input, in: scene) { host.loop.setNeedsFrame() }
      return
    }
    // What came before is told before.
    touches.flush()
    if isTaken(event, in: scene) { return }
    switch event {
    case .scroll(let input): scroll(input, in: scene)
    case .key(let input): key(input, in: scene)
    case .magnify(let phase, let location, let scale, let time):
      transforms.receive(.pinch, phase, scale, at: location, time: time, in: scene)
    case .rotate(let phase, let location, let angle, let time):
      transforms.receive(.rotation, phase, angle, at: location, time: time, in: scene)
    case .secondaryClick(let location, let modifiers, let time):
      guard let window = scene.window(at: location) else { return }
      let point = window.fromScreen(location)
      let isTaken = host.arena.secondaryClick(
        at: point, in: window, modifiers: modifiers, time: time)
      if !isTaken { _ = host.features.contains { $0.secondaryClick(at: point, in: window) } }
    case .navigation(let direction):
      guard let window = scene.windowForKeys else { return }
      _ = host.features.contains { $0.navigate(direction, in: window) }
    default: break
    }
  }

  /// Whether one of the scene's features takes the event for itself.
  private func isTaken(_ event: PlatformEvent, in scene: UIWindowScene) -> Bool {
    host.features.contains { $0.receive(event, in: scene) }
  }

  /// Tells of moves that wait for the frame.
  func flushTouches() {
    touches.flush()
    if let scene = host.scene { pointer.flush(in: scene) }
  }

  /// What is under a pointer that rests may be something else now.
  func pointerContentDidChange(forgetting interaction: UIPointerInteraction?) {
    pointer.contentDidChange(forgetting: interaction)
  }

  /// A frame shows the views as they are laid out now.
  func frameWasMade() { pointer.frameWasMade() }

  func cancelTouch(_ id: Int) { touches.cancel(id, at: host.time) }

  func cancelTouches(in window: UIWindow) { touches.cancel(in: window, at: host.time) }

  // MARK: Scrolling

  private func scroll(_ input: ScrollInput, in scene: UIWindowScene) {
    if scrolls.goOn(input, in: scene) { return }
    let isSideways = sideways.begins(input, in: scene, scrolls) {
      var end = input
      end.phase = .cancelled
      end.delta = CGVector(dx: 0, dy: 0)
      end.velocity = end.delta
      _ = scrollTarget?.handleScroll(end)
      scrollTarget = nil
    }
    if isSideways { return }
    if input.source == .touchpad, input.phase != .began, let target = scrollTarget {
      _ = target.handleScroll(input)
      if input.phase == .ended || input.phase == .cancelled { scrollTarget = nil }
      return
    }
    guard let target = scene.target(at: input.location, with: nil) else { return }
    var link: UIResponder? = target.view
    while let responder = link {
      if let view = responder as? UIView, scrolls.begin(input, on: view, in: scene) { return }
      if responder.handleScroll(input) {
        if input.source == .touchpad, input.phase == .began { scrollTarget = responder }
        return
      }
      link = responder.next
    }
  }

  // MARK: Keys

  private func key(_ input: KeyInput, in scene: UIWindowScene) {
    guard let window = scene.windowForKeys else { return }
    let isPressed = presses[input.key] != nil
    if host.features.contains(where: { $0.takeKey(input, isPressed: isPressed) }) {
      let name = ShortcutKey(input)
      // Its release is theirs, too, if they are still there.
      if input.isDown { shortcuts.insert(name) } else { shortcuts.remove(name) }
      return
    }
    let first: UIResponder = window.responderForKeys ?? window.keyTarget
    if isShortcut(input, from: first) { return }
    let event = UIPressesEvent()
    event.timestamp = input.time
    event.modifierFlags = UIKeyModifierFlags(input.modifiers)
    let press = press(for: input, first: first, window: window)
    event.storedPresses = [press]
    UIApplication.shared.sendEvent(event)
    if !input.isDown { presses[input.key] = nil }
  }

  /// Whether the key was a shortcut, or a menu's, when it went down; then nobody hears of it as a
  /// press.
  private func isShortcut(_ input: KeyInput, from first: UIResponder) -> Bool {
    let name = ShortcutKey(input)
    guard input.isDown else { return shortcuts.remove(name) != nil }
    guard KeyCommands.perform(input, from: first) else { return false }
    shortcuts.insert(name)
    return true
  }

  private struct ShortcutKey: Hashable {
    var key: KeyInput.Key
    var letter: String

    init(_ input: KeyInput) {
      key = input.key
      letter = input.charactersIgnoringModifiers.lowercased()
    }
  }

  private func press(for input: KeyInput, first: UIResponder, window: UIWindow) -> UIPress {
    // One whose window went away was never released.
    let known = presses[input.key].flatMap { $0.window == nil ? nil : $0 }
    let press = known ?? UIPress()
    if known == nil {
      press.window = window
      press.responder = first
      presses[input.key] = press
    }
    press.key = UIKey(input)
    press.input = input
    press.timestamp = input.time
    press.phase = input.isDown ? (input.isRepeat ? .changed : .began) : .ended
    press.button = UIPress.button(for: input.key, to: press.responder)
    return press
  }
}

/// The framework's own use of keys: for those that came to the end of the chain because no responder
/// of the program kept them for itself.
@MainActor
enum KeyDelivery {
  /// Asks the responders from the press's own outwards, until one takes the key.
  static func handle(_ presses: Set<UIPress>) {
    for press in presses {
      guard let input = press.input else { continue }
      if press.window?.focusSystem.takesFirst(input) ?? false { continue }
      let features = press.window?.windowScene?.host.features ?? []
      if features.contains(where: { $0.handleKeyFirst(input, by: press.responder) }) { continue }
      var link: UIResponder? = press.responder
      while let responder = link, !responder.handleKey(input) { link = responder.next }
      guard link == nil, let window = press.window else { continue }
      // With Ctrl it leaves texts too, which Tab is typed into.
      if input.isDown, input.key == .tab, input.modifiers.isDisjoint(with: [.alt, .command]),
        window.focusSystem.step(isBackwards: input.modifiers.contains(.shift))
      {
        continue
      }
      // Nobody in the chain wants it.
      _ = features.contains { $0.handleUnusedKey(input, from: press.responder, in: window) }
    }
  }
}

extension UIWindowScene {
  /// The frontmost visible window that wants events at `point`, in the screen's coordinates, and the
  /// view of it that does: one hit test.
  func target(at point: CGPoint, with event: UIEvent?) -> (window: UIWindow, view: UIView)? {
    for window in windows.reversed() where !window.isHidden && window.isUserInteractionEnabled {
      if let view = window.hitTest(window.fromScreen(point), with: event) { return (window, view) }
    }
    return nil
  }

  func window(at point: CGPoint) -> UIWindow? { target(at: point, with: nil)?.window }

  /// Whose first responder gets keys and text.
  var windowForKeys: UIWindow? { keyWindow ?? windows.last { !$0.isHidden } }
}

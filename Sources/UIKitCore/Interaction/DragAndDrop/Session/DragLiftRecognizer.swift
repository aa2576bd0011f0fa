import PlatformInterface

/// The press that lifts things out of a view, and the taps that add to a drag.
///
/// iOS-BEHAVIOUR: 0.325 seconds within 10 points. That a pointer lifts by moving is how iPadOS behaves;
/// how far is not measured. Evidence: drag-1; the rest is unmeasured.
@MainActor
final class DragLiftRecognizer: UIGestureRecognizer {
  static let pressDuration: TimeInterval = 0.325
  static let allowedMovement: CGFloat = 10
  /// Points a pointer moves with its button down before it lifts, less than scroll views wait for.
  static let pointerSlop: CGFloat = 4
  /// Points something lifted moves before it is dragged.
  static let dragSlop: CGFloat = 6
  /// Points a finger moves that opened a menu before it drags the item out of it; not measured.
  static let menuDragSlop: CGFloat = 16

  private unowned let interaction: UIDragInteraction
  private weak var touch: UITouch?
  private var start = CGPoint.zero
  private var lifted: LiftedItems?
  private var hasAdded = false

  init(_ interaction: UIDragInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
    name = "UIDragInteraction.lift"
    isEnabled = interaction.isEnabled
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touch == nil, let new = touches.first, touches.count == 1, event.buttonMask != .secondary
    else { return state = .failed }
    touch = new
    start = new.location(in: nil)
    attempt.deadline = (attempt.arena?.time ?? 0) + Self.pressDuration
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch, touches.contains(touch) else { return }
    let place = touch.location(in: nil)
    let way = hypot(place.x - start.x, place.y - start.y)
    guard state == .possible else {
      guard let lifted, !lifted.isPutBack, way > Self.dragSlop else { return }
      if lifted.isAside { leaveMenu(lifted, touch) } else { begin(lifted, touch) }
      return
    }
    if touch.type == .indirectPointer {
      if way > Self.pointerSlop { state = .began }
    } else if way > Self.allowedMovement {
      state = .failed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch, touches.contains(touch) else { return }
    if state == .possible {
      hasAdded = isAdding && add(at: touch)
      // A tap that added something is not told to the view.
      state = hasAdded ? .ended : .failed
    } else {
      putBack()
      state = .ended
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    putBack()
    state = state == .possible ? .failed : .cancelled
  }

  override func deadlinePassed(at time: TimeInterval) {
    // During a drag another finger adds by tapping; a pointer that rests lifts as a finger does.
    state = isAdding ? .failed : .began
  }

  override func reset() {
    super.reset()
    putBack()
    hasAdded = false
    touch = nil
  }

  // MARK: Lifting

  /// Asks for items, once all that had to fail has.
  override func mayBegin() -> Bool {
    if hasAdded { return true }
    guard let touch, let view = interaction.view, let window = view.window,
      let host = window.windowScene?.host, !host.drags.isDragging
    else { return false }
    lifted = LiftedItems(interaction, at: window.toScreen(start), in: window, host: host)
    return lifted != nil && touch.phase != .ended
  }

  override func stateWillBeReported() {
    guard state == .began, let lifted else { return }
    lifted.lift()
    guard let touch, touch.type == .indirectPointer else { return }
    let place = touch.location(in: nil)
    if hypot(place.x - start.x, place.y - start.y) > Self.pointerSlop { begin(lifted, touch) }
  }

  private func begin(_ lifted: LiftedItems, _ touch: UITouch) {
    self.lifted = nil
    let place = touch.location(in: nil)
    guard let window = touch.window else { return lifted.putBack() }
    lifted.host.drags.begin(lifted, touch: touch.identifier, at: window.toScreen(place))
  }

  /// A menu is open that the same finger opened: going towards it chooses in it, all other ways drag.
  private func leaveMenu(_ lifted: LiftedItems, _ touch: UITouch) {
    let place = touch.location(in: nil)
    guard let menu = lifted.host.menu, menu.window === lifted.window,
      hypot(place.x - start.x, place.y - start.y) > Self.menuDragSlop,
      menu.distance(from: place) >= menu.distance(from: start)
    else { return }
    menu.end(.dragged)
    lifted.takeUp()
    begin(lifted, touch)
  }

  private func putBack() {
    lifted?.putBack()
    lifted = nil
  }

  /// A finger that stays down after it lifted something opens its menu, which puts it back.
  override func recognizesSimultaneously(with other: UIGestureRecognizer) -> Bool {
    other is ContextMenuPress && !isAdding || interaction.allowsSimultaneousRecognitionDuringLift
  }

  // MARK: Adding

  private var isAdding: Bool {
    interaction.view?.window?.windowScene?.host.drags.isDragging ?? false
  }

  private func add(at touch: UITouch) -> Bool {
    guard let view = interaction.view, let window = view.window else { return false }
    return window.windowScene?.host.drags.add(
      from: interaction, at: touch.location(in: view), in: window) ?? false
  }
}

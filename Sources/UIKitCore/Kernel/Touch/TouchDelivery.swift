/// What the view of one touch was told of it.
struct TouchDeliveryState {
  enum Progress {
    case nothing
    /// The beginning waits until recognisers that delay it have failed.
    case held
    case began
    /// Ended, cancelled, or never to be told.
    case over
  }

  var progress = Progress.nothing
  /// What the touch was when it began.
  var beginning: TouchMoment?
  /// The touch was lifted, which the view hears of later if at all.
  var isEndHeld = false
  /// A recogniser took the touch for itself.
  var isTaken = false
}

/// Hands touches to views, after the recognisers had them: at once, later, or as cancelled.
@MainActor
final class TouchDelivery {
  weak var arena: GestureArena?
  /// Touches of which something is held back.
  private var held: [UITouch] = []
  /// Touches a recogniser took while their views follow them.
  private var taken: [UITouch] = []
  /// Touches that views were told the beginning of and not the end.
  private var followed: [UITouch] = []
  private var event: UIEvent?

  // MARK: Events

  /// What changed, in order; recognisers have decided what they could.
  func deliver(_ changed: [UITouch], _ event: UIEvent) {
    self.event = event
    settle()
    var batch = TouchBatch()
    for touch in changed {
      switch (touch.phase, touch.deliveryState.progress) {
      case (.began, _): begin(touch, &batch)
      case (.moved, .began): batch.add(touch)
      case (.ended, .began), (.ended, .held): end(touch, &batch)
      case (.cancelled, .began):
        batch.add(touch)
        followed.removeAll { $0 === touch }
      default: break
      }
    }
    batch.send(event)
  }

  /// The touch is up; nothing more comes from the platform.
  func finish(_ touch: UITouch) {
    if touch.phase == .cancelled || !touch.deliveryState.isEndHeld {
      touch.deliveryState.progress = .over
      held.removeAll { $0 === touch }
    }
    releaseRecognizers(of: touch)
  }

  /// A lifted touch is kept from its recognisers once nothing of it is held back any more.
  private func releaseRecognizers(of touch: UITouch) {
    if touch.deliveryState.progress == .over { touch.recognizers = [] }
  }

  private func begin(_ touch: UITouch, _ batch: inout TouchBatch) {
    guard let view = touch.view, !touch.deliveryState.isTaken, mayBegin(touch, on: view) else {
      touch.deliveryState.progress = .over
      return
    }
    touch.deliveryState.beginning = touch.moment
    if delaysBeginning(touch) {
      touch.deliveryState.progress = .held
      held.append(touch)
    } else {
      tellBeginning(touch, &batch)
    }
  }

  private func tellBeginning(_ touch: UITouch, _ batch: inout TouchBatch) {
    guard let view = touch.view, scrollViewsLetBegin(touch, on: view) else {
      touch.deliveryState.progress = .over
      return
    }
    touch.deliveryState.progress = .began
    followed.append(touch)
    batch.add(touch)
  }

  private func end(_ touch: UITouch, _ batch: inout TouchBatch) {
    if touch.deliveryState.progress == .held || delaysEnd(touch) {
      touch.deliveryState.isEndHeld = true
      if !held.contains(where: { $0 === touch }) { held.append(touch) }
      return
    }
    touch.deliveryState.progress = .over
    followed.removeAll { $0 === touch }
    batch.add(touch)
  }

  // iOS-BEHAVIOUR: a view without multiple touch follows its first touch only; recognisers get all.
  // Evidence: gesture-12.
  private func mayBegin(_ touch: UITouch, on view: UIView) -> Bool {
    view.isMultipleTouchEnabled
      || !(followed + held).contains { $0 !== touch && $0.view === view }
  }

  private func scrollViewsLetBegin(_ touch: UITouch, on view: UIView) -> Bool {
    var link = view.superview
    while let next = link {
      if let scrollView = next as? UIScrollView {
        return scrollView.touchesShouldBegin([touch], with: event, in: view)
      }
      link = next.superview
    }
    return true
  }

  // MARK: Holding back

  private func delaysBeginning(_ touch: UITouch) -> Bool {
    touch.recognizers.contains { $0.delaysTouchesBegan && isUndecided($0, about: touch) }
  }

  private func delaysEnd(_ touch: UITouch) -> Bool {
    touch.recognizers.contains { $0.delaysTouchesEnded && isUndecided($0, about: touch) }
  }

  private func isUndecided(_ recognizer: UIGestureRecognizer, about touch: UITouch) -> Bool {
    recognizer.isUndecided && recognizer.attempt.contacts.contains(ObjectIdentifier(touch))
  }

  /// Tells views what they need not wait for any longer.
  func settle() {
    guard let event else { return }
    cancelTaken(event)
    guard !held.isEmpty else { return }
    for touch in held {
      if touch.deliveryState.progress == .held {
        guard !delaysBeginning(touch) else { continue }
        tellLate(touch, .began, event)
      }
      if touch.deliveryState.isEndHeld {
        guard touch.deliveryState.progress == .began else { continue }
        guard !delaysEnd(touch) else { continue }
        tellLate(touch, .ended, event)
      }
    }
    held.removeAll {
      $0.deliveryState.progress == .over
        || $0.deliveryState.progress == .began && !$0.deliveryState.isEndHeld
    }
  }

  /// Tells of a beginning or an end that was held back, as it was.
  private func tellLate(_ touch: UITouch, _ phase: UITouch.Phase, _ event: UIEvent) {
    let now = (touch.phase, touch.moment, touch.previous)
    touch.phase = phase
    if phase == .began, let beginning = touch.deliveryState.beginning {
      touch.moment = beginning
      touch.previous = beginning
    }
    var batch = TouchBatch()
    if phase == .began {
      tellBeginning(touch, &batch)
    } else {
      touch.deliveryState.progress = .over
      followed.removeAll { $0 === touch }
      batch.add(touch)
    }
    batch.send(event)
    (touch.phase, touch.moment, touch.previous) = now
    if phase == .ended { releaseRecognizers(of: touch) }
  }

  // MARK: Taking away

  /// A recogniser has recognised: what becomes of its touches in the views.
  func recognized(_ recognizer: UIGestureRecognizer) {
    for touch in touchesKnown
    where recognizer.attempt.contacts.contains(ObjectIdentifier(touch)) {
      // What a recogniser delayed does not come after it recognised.
      let isNeverReported = recognizer.delaysTouchesBegan && touch.deliveryState.progress == .held
      guard recognizer.cancelsTouchesInView || isNeverReported else { continue }
      take(touch)
    }
    // Touches that began with this very event have not come here yet.
    guard recognizer.cancelsTouchesInView else { return }
    for touch in recognizer.attempt.touches where touch.deliveryState.progress == .nothing {
      touch.deliveryState.isTaken = true
    }
  }

  private func take(_ touch: UITouch) {
    guard !touch.deliveryState.isTaken else { return }
    touch.deliveryState.isTaken = true
    if touch.deliveryState.progress == .began {
      taken.append(touch)
    } else {
      touch.deliveryState.progress = .over
    }
  }

  private var touchesKnown: [UITouch] {
    followed + held.filter { $0.deliveryState.progress == .held }
  }

  private func cancelTaken(_ event: UIEvent) {
    guard !taken.isEmpty else { return }
    let touches = taken
    taken = []
    for touch in touches where touch.deliveryState.progress == .began {
      let phase = touch.phase
      touch.phase = .cancelled
      touch.deliveryState.progress = .over
      followed.removeAll { $0 === touch }
      held.removeAll { $0 === touch }
      var batch = TouchBatch()
      batch.add(touch)
      batch.send(event)
      touch.phase = phase
    }
  }

  /// The touch that the view of a followed touch has, for scroll views that would take it away.
  func followedTouches(of recognizer: UIGestureRecognizer) -> [UITouch] {
    followed.filter { recognizer.attempt.contacts.contains(ObjectIdentifier($0)) }
  }
}

/// Touches to tell views of in one call for each view and phase, in the order they were added.
@MainActor
private struct TouchBatch {
  private var groups: [(view: UIView, phase: UITouch.Phase, touches: Set<UITouch>)] = []

  mutating func add(_ touch: UITouch) {
    guard let view = touch.view else { return }
    let known = groups.firstIndex { $0.view === view && $0.phase == touch.phase }
    if let known {
      groups[known].touches.insert(touch)
    } else {
      groups.append((view, touch.phase, [touch]))
    }
  }

  func send(_ event: UIEvent) {
    for (view, phase, touches) in groups {
      switch phase {
      case .began: view.touchesBegan(touches, with: event)
      case .moved: view.touchesMoved(touches, with: event)
      case .ended: view.touchesEnded(touches, with: event)
      case .cancelled: view.touchesCancelled(touches, with: event)
      case .stationary, .regionEntered, .regionMoved, .regionExited: break
      }
    }
  }
}

/// Hands events to the recognisers and responders of a window.
@MainActor
enum EventDelivery {
  static func deliver(_ event: UIEvent, in window: UIWindow) {
    if let event = event as? UIPressesEvent { return deliver(event, in: window) }
    guard event.type == .touches else { return }
    window.windowScene?.host.arena.receive(event, in: window)
  }

  private static func deliver(_ event: UIPressesEvent, in window: UIWindow) {
    for press in event.allPresses {
      guard let responder = press.responder else { continue }
      if window.windowScene?.host.arena.receive(press, event) ?? false {
        // Responders that know of its beginning hear that it is none of theirs.
        if press.phase != .began { responder.pressesCancelled([press], with: event) }
        continue
      }
      switch press.phase {
      case .began: responder.pressesBegan([press], with: event)
      case .changed, .stationary: responder.pressesChanged([press], with: event)
      case .ended: responder.pressesEnded([press], with: event)
      case .cancelled: responder.pressesCancelled([press], with: event)
      }
    }
  }
}

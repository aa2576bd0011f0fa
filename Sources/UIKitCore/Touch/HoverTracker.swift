import PlatformInterface

/// The pointer of a scene while no button is down: tells the recognisers of the views it passes over.
@MainActor
final class HoverTracker {
  private let event = UIHoverEvent()
  private var current: [WeakRecognizer] = []
  private var cursor = PlatformCursor.arrow
  private weak var lastWindow: UIWindow?
  private var lastPoint = CGPoint.zero

  /// - Parameter location: in the scene's coordinates; `phase` ended or cancelled means it left.
  func receive(
    _ phase: InputPhase, at location: CGPoint, time: TimeInterval, in scene: UIWindowScene
  ) {
    event.timestamp = time
    var found: [UIHoverGestureRecognizer] = []
    if phase == .began || phase == .changed, let window = scene.window(at: location) {
      lastWindow = window
      lastPoint = window.fromScreen(location)
      let view = window.hitTest(lastPoint, with: event)
      found = recognizers(around: view)
      show(view is any TextTyping ? .text : .arrow, in: scene)
    }
    let known = current.compactMap { $0.recognizer as? UIHoverGestureRecognizer }
    let isCancelled = phase == .cancelled
    for recognizer in known where !found.contains(where: { $0 === recognizer }) {
      recognizer.hover(isCancelled ? .cancelled : .ended, at: lastPoint, in: lastWindow)
    }
    current = found.map { WeakRecognizer($0) }
    for recognizer in found {
      let isNew = !known.contains { $0 === recognizer }
      recognizer.hover(isNew ? .began : .changed, at: lastPoint, in: lastWindow)
    }
  }

  private func show(_ cursor: PlatformCursor, in scene: UIWindowScene) {
    guard cursor != self.cursor else { return }
    self.cursor = cursor
    scene.host.platformWindow.setCursor(cursor)
  }

  private func recognizers(around view: UIView?) -> [UIHoverGestureRecognizer] {
    var found: [UIHoverGestureRecognizer] = []
    var link = view
    while let view = link {
      for recognizer in view.recognizersForTouches {
        guard let hover = recognizer as? UIHoverGestureRecognizer, hover.isEnabled,
          hover.shouldReceive(event),
          hover.delegate?.gestureRecognizer(hover, shouldReceive: event) ?? true
        else { continue }
        found.append(hover)
      }
      link = view.superview
    }
    return found
  }
}

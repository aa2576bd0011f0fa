import PlatformInterface

/// The pointer of a scene while no button is down: tells the recognisers of the views it passes over.
@MainActor
final class HoverTracker {
  private let event = UIHoverEvent()
  private var current: [WeakRecognizer] = []
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
      found = recognizers(around: window.hitTest(lastPoint, with: event))
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

import PlatformInterface

/// Two fingers moved sideways on a touchpad, where nothing scrolls sideways: they are for recognisers that say
/// `takesSidewaysScroll`, which move a row aside or go back from a screen.
@MainActor
final class SidewaysScroll {
  /// Of the movement while it is undecided what it is for.
  private var travel = CGVector(dx: 0, dy: 0)
  private var isUndecided = false

  /// Points after which the direction is plain. Not measured.
  private static let decision: CGFloat = 8

  /// - Parameter release: takes the movement away from whom it has scrolled so far.
  /// - Returns: whether a recogniser follows the movement from now on; `scrolls` knows which.
  func begins(
    _ input: ScrollInput, in scene: UIWindowScene, _ scrolls: ScrollTracker, release: () -> Void
  ) -> Bool {
    guard input.source == .touchpad, input.delta.dx.isFinite, input.delta.dy.isFinite else {
      return false
    }
    switch input.phase {
    case .began:
      travel = input.delta
      isUndecided = true
    case .changed where isUndecided:
      travel.dx += input.delta.dx
      travel.dy += input.delta.dy
    case .changed, .ended, .cancelled:
      isUndecided = false
      return false
    }
    guard hypot(travel.dx, travel.dy) >= Self.decision else { return false }
    isUndecided = false
    guard abs(travel.dx) > 1.5 * abs(travel.dy) else { return false }
    var whole = input
    whole.delta = travel
    return begin(whole, in: scene, scrolls, release)
  }

  private func begin(
    _ input: ScrollInput, in scene: UIWindowScene, _ scrolls: ScrollTracker, _ release: () -> Void
  ) -> Bool {
    guard let target = scene.target(at: input.location, with: nil) else { return false }
    var link: UIView? = target.view
    while let view = link {
      if view.scrollsSideways(by: input.delta.dx) { return false }
      for recognizer in view.recognizersForTouches {
        guard let pan = recognizer as? UIPanGestureRecognizer,
          pan.mayTakeSideways(-input.delta.dx), scrolls.begin(input, with: pan, in: scene)
        else { continue }
        release()
        return true
      }
      link = view.superview
    }
    return false
  }
}

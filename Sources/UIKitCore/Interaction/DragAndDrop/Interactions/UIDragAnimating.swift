/// A lift, a drop or a return that is about to be animated.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Changes to views that are to happen along with it.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Called at its end; a lift that is undone ends at `.start`.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Gathers what is to happen along with an animation that somebody else starts.
@MainActor
class DragAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var end: UIViewAnimatingPosition?

  final func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }

  final func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    if let end { return completion(end) }
    completions.append(completion)
  }

  /// Inside the animation.
  final func animate() {
    let animations = self.animations
    self.animations = []
    for change in animations { change() }
  }

  final func finish(at position: UIViewAnimatingPosition) {
    guard end == nil else { return }
    end = position
    let completions = self.completions
    self.completions = []
    for completion in completions { completion(position) }
  }
}

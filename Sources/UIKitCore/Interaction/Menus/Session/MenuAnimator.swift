/// What is to happen together with a menu's appearing or going, and afterwards.
@MainActor
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating,
  UIEditMenuInteractionAnimating
{
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []
  private(set) var previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss

  init(previewViewController: UIViewController? = nil) {
    self.previewViewController = previewViewController
  }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Runs the animations as part of the one that is set up now.
  func animate() {
    let list = animations
    animations = []
    for animation in list { animation() }
  }

  func complete() {
    let list = completions
    completions = []
    for completion in list { completion() }
  }
}

/// Who presents whom, and how.
@MainActor
struct PresentationState {
  var presented: UIViewController?
  /// Holds the presented one, so it outlives it.
  weak var presenter: UIViewController?
  /// Of the presented one, from the first question about it to the end of the dismissal.
  var controller: UIPresentationController?
  /// What the presentation was before it was adapted to the window; while it goes on.
  var wished: UIPresentationController?
  var transition: ControllerTransition?
  var isBeingPresented = false
  var isBeingDismissed = false
  /// Called once, when the presented one has gone, whoever took it away.
  var whenGone: (() -> Void)?
  /// Called when the user took the presented one away, not the app.
  var whenDismissedByUser: (() -> Void)?

  /// Whether what is presented has the keyboard for itself. Beside a popover people go on typing, as into a field
  /// whose suggestions it shows, unless it is a question with its own answers; so they do where touches beside
  /// what is presented are for what lies behind.
  @MainActor var takesKeys: Bool {
    guard let controller, !isBeingDismissed, let container = controller.container,
      !container.passesTouches
    else { return false }
    return !(controller is UIPopoverPresentationController)
      || controller.presentedViewController.wantsAnswer
  }
}

/// How controls move their parts: at once, or animated as the control's own change.
@MainActor
enum ControlMotion {
  /// Seconds that a thumb, a selection or a bar takes to its new place.
  static let duration: TimeInterval = 0.25

  /// Runs `change` inside an animation, where `isAnimated`; a control that nobody sees changes at once.
  static func run(_ isAnimated: Bool, in view: UIView, _ change: @escaping () -> Void) {
    guard isAnimated, view.window != nil else { return change() }
    // A control can be used at once, wherever its parts still are.
    UIView.animate(
      withDuration: duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: change)
  }
}

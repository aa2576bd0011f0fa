/// What is kept in `RareControllerState`, by the names it is used by most.
extension UIViewController {
  final var madeRare: RareControllerState {
    if let rare { return rare }
    let made = RareControllerState()
    rare = made
    return made
  }

  /// Whom it presents, and who presents it.
  final var presentation: PresentationState {
    get { rare?.presentation ?? PresentationState() }
    set { madeRare.presentation = newValue }
  }

  /// A change of size or traits begins, or has ended.
  final func setActiveCoordinator(_ coordinator: TransitionCoordinator?) {
    if coordinator != nil || rare != nil { madeRare.activeCoordinator = coordinator }
  }
}

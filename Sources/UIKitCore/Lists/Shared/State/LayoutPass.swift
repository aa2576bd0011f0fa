/// What a list is doing with its views.
@MainActor
enum LayoutPass {
  case idle
  /// It asks the layout and makes views. With a plan, for a transition, what moves is collected there
  /// instead of being moved.
  case layingOut(TransitionPlan?)
  /// It puts views where they begin and where they end. A layout that is asked for meanwhile has to wait.
  case moving(isLayoutMissed: Bool)
}

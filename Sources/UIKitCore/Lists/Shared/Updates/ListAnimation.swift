/// How lists animate: the one place where updates and changes of layout meet animations of views.
@MainActor
enum ListAnimation {
  /// Not measured for collection views; the time of UIKit's animated scrolling, and that which
  /// programs commonly assume.
  static let items = AnimationSettings(duration: 0.3, options: .allowUserInteraction)

  /// Of a table's rows: the critically damped spring that was measured for `.fade` and `.automatic`
  /// (`rowAnimationSpring` of text_styles_and_scroll_constants.json).
  static let rows = AnimationSettings(
    duration: 0.441, delay: 0, dampingRatio: 1, velocity: 0, options: .allowUserInteraction)

  /// Runs `changes` so that views go where it puts them, from where they are seen now.
  ///
  /// An enclosing `UIView.animate` decides about duration and curve. Touches and scrolling go on.
  ///
  /// - Parameter completion: never called inside this call; false if something ended it early.
  static func run(
    _ settings: AnimationSettings, _ changes: () -> Void, completion: @escaping (Bool) -> Void
  ) {
    ViewAnimation.run(settings, changes, completion)
  }
}

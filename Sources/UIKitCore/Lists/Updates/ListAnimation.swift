/// How lists animate: the one place where updates and changes of layout meet animations of views.
@MainActor
enum ListAnimation {
  /// Not measured for collection views; the time of UIKit's animated scrolling, and that which
  /// programs commonly assume.
  static let duration: TimeInterval = 0.3

  /// Runs `changes` so that views go where it puts them, from where they are seen now.
  ///
  /// An enclosing `UIView.animate` decides about duration and curve. Touches and scrolling go on.
  ///
  /// - Parameter completion: never called inside this call; false if something ended it early.
  static func run(_ changes: () -> Void, completion: @escaping (Bool) -> Void) {
    ViewAnimation.run(
      AnimationSettings(duration: duration, options: .allowUserInteraction), changes, completion)
  }
}

/// What objects have whose appearance a program can set for all of them at once.
///
/// `appearance()` gives a proxy: what it is told, objects of its class take when they come into a window, unless
/// they were told otherwise themselves. Objects that are in a window already keep what they have.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// The proxy of all objects of the class and its subclasses.
  static func appearance() -> Self

  /// The proxy of those that lie in containers of these classes, the innermost named first.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self

  /// The proxy of those whose traits agree with all that `trait` specifies.
  static func appearance(for trait: UITraitCollection) -> Self

  /// The proxy of those whose traits agree with all that `trait` specifies, and that lie in containers of these
  /// classes, the innermost named first.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// What proxies can name as what the objects they stand for lie in: views and view controllers.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}

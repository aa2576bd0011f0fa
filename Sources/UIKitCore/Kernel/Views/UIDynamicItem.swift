/// What an animator of UIKit Dynamics can move: something with a place, a size and a transform.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The middle of the item, in points, in the coordinates of what holds it.
  var center: CGPoint { get set }
  /// The item's own rectangle, in points; its size is that before `transform`.
  var bounds: CGRect { get }
  /// The affine transform that is applied around `center`.
  var transform: CGAffineTransform { get set }
  /// The form by which the item collides with others; a rectangle unless the item says otherwise.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The outline for the type `.path`, in points, with the item's middle at zero.
  ///
  /// It has to be convex; of another the smallest convex outline around it counts.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// A rectangle.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// An empty path, in whose place the item's rectangle counts.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

/// The forms by which dynamic items collide.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The rectangle of the item's bounds.
  case rectangle = 0
  /// The ellipse in the item's bounds.
  case ellipse = 1
  /// The item's `collisionBoundingPath`.
  case path = 2
}

/// Bodies that touch one another and lines; a body may be in several.
package final class CollisionGroup {
  package var bodies: [RigidBody] = []
  /// Whether bodies touch each other.
  package var bodiesCollide = true
  /// Whether bodies touch lines.
  package var linesCollide = true
  /// By the client's own number of what the lines belong to.
  package var lines: [(owner: Int, line: BoundaryLine)] = []

  /// What the group was made for.
  package private(set) weak var client: AnyObject?

  package init(_ client: AnyObject? = nil) { self.client = client }
}

/// Two things that touch, or a body and the lines of one owner.
package struct TouchingPair {
  package let group: CollisionGroup
  package let a: RigidBody
  /// Nil for lines.
  package let b: RigidBody?
  /// Of lines.
  package let owner: Int
  /// Where they came to touch, in the world's coordinates.
  package let place: Vector
}

/// Two outlines that may touch, the same in each step; numbers of groups, bodies, lines and outlines.
struct ContactKey: Hashable {
  var group: Int
  var a: Int
  var shapeOfA: Int
  /// Negative for a line: -1 for the first.
  var b: Int
  var shapeOfB: Int
}

/// What is told of touches: contacts of all outlines of two bodies are one.
struct TouchKey: Hashable {
  var group: ObjectIdentifier
  var a: ObjectIdentifier
  var b: ObjectIdentifier?
  var owner: Int
}

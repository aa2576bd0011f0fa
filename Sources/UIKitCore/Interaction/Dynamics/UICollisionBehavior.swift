import RigidBodyDynamics

/// Lets items collide with each other and with boundaries.
///
/// How they bounce and rub is a `UIDynamicItemBehavior`'s to say.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// What items collide with.
  public struct Mode: OptionSet, Sendable {
    /// The bits, in UIKit's numbers.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Each other.
    public static let items = Mode(rawValue: 1 << 0)
    /// Boundaries.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// Both, and whatever else there may be.
    public static let everything = Mode(rawValue: .max)
  }

  private struct Boundary {
    let identifier: any NSCopying
    let path: UIBezierPath
    /// The same for what takes its place, and never used again for another.
    let number: Int
  }

  /// A boundary that was taken away, and of which items may yet have to part.
  private struct GoneBoundary {
    let boundary: Boundary
    var isKnown = false
  }

  private var boundaries: [Boundary] = []
  private var goneBoundaries: [GoneBoundary] = []
  private var lastNumber = 0
  private var referenceInsets = UIEdgeInsets.zero
  private var group: CollisionGroup?

  /// Lets items collide with each other.
  public init(items: [any UIDynamicItem]) {
    super.init()
    for item in items { add(item) }
  }

  /// Makes a behavior in which nothing collides yet.
  public override convenience init() { self.init(items: []) }

  /// What collides, in the order of adding.
  open var items: [any UIDynamicItem] { dynamicItems }
  /// Lets one more item collide.
  open func addItem(_ item: any UIDynamicItem) { add(item) }
  /// Lets an item collide no more.
  open func removeItem(_ item: any UIDynamicItem) { remove(item) }

  /// What items collide with; everything by default.
  open var collisionMode: Mode = .everything { didSet { changed() } }
  /// Hears of contacts. It is not held.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  // MARK: Boundaries

  /// Whether the edges of the animator's reference view, or of its collection view's content, are a
  /// boundary; false by default. It follows their size.
  open var translatesReferenceBoundsIntoBoundary = false {
    didSet {
      if !translatesReferenceBoundsIntoBoundary { referenceInsets = .zero }
      changed()
    }
  }

  /// Makes those edges a boundary, moved inwards by insets.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
    referenceInsets = insets.isFinite ? insets : .zero
    changed()
  }

  /// Adds the lines of a path, in the reference coordinates; in the place of a boundary of the same
  /// identifier, if there is one.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    let path = bezierPath.copy() as? UIBezierPath ?? bezierPath
    if let index = boundaries.firstIndex(where: { Self.isEqual($0.identifier, identifier) }) {
      let number = boundaries[index].number
      boundaries[index] = Boundary(identifier: identifier, path: path, number: number)
    } else {
      lastNumber += 1
      boundaries.append(Boundary(identifier: identifier, path: path, number: lastNumber))
    }
    changed()
  }

  /// Adds a line between two points of the reference coordinates; in the place of a boundary of the same
  /// identifier, if there is one.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// The path of a boundary that was added; nil for another identifier.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { Self.isEqual($0.identifier, identifier) }?.path
  }

  /// Takes a boundary away.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    removeBoundaries { Self.isEqual($0.identifier, identifier) }
  }

  private func removeBoundaries(where isGone: (Boundary) -> Bool) {
    goneBoundaries += boundaries.filter(isGone).map { GoneBoundary(boundary: $0) }
    boundaries.removeAll(where: isGone)
    changed()
  }

  /// The identifiers of the boundaries that were added, in that order; nil where there are none.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier)
  }

  /// Takes all boundaries away that were added; the reference bounds stay.
  open func removeAllBoundaries() { removeBoundaries { _ in true } }

  /// As `isEqual(_:)` says, a text as the value or as the object.
  private static func isEqual(_ a: any NSCopying, _ b: any NSCopying) -> Bool {
    if let a = a as? AnyHashable, let b = b as? AnyHashable, a == b { return true }
    func text(_ identifier: any NSCopying) -> String? {
      (identifier as Any as? String) ?? (identifier as? NSString)?.description
    }
    if let a = text(a), let b = text(b) { return a == b }
    return (a as AnyObject) === (b as AnyObject)
  }

  // MARK: For the simulation

  override func contribute(to simulation: DynamicSimulation) {
    let group = self.group ?? CollisionGroup(self)
    self.group = group
    group.bodies = dynamicItems.compactMap { simulation.body(of: $0) }
    group.bodiesCollide = collisionMode.contains(.items)
    group.linesCollide = collisionMode.contains(.boundaries)
    group.lines = []
    if translatesReferenceBoundsIntoBoundary, let bounds = simulation.referenceBounds() {
      let inner = bounds.inset(by: referenceInsets)
      if inner.width > 0, inner.height > 0, inner.isFinite {
        group.lines += UIBezierPath(rect: inner).cgPath.lines.map { (0, $0) }
      }
    }
    for boundary in boundaries {
      group.lines += boundary.path.cgPath.lines.map { (boundary.number, $0) }
    }
    simulation.add(group)
    // The step that follows tells of those that are new.
    goneBoundaries.removeAll(where: \.isKnown)
    for index in goneBoundaries.indices { goneBoundaries[index].isKnown = true }
  }

  /// Passes a contact on.
  final func touched(_ pair: TouchingPair, hasBegun: Bool, in simulation: DynamicSimulation) {
    guard let delegate = collisionDelegate, let item = simulation.item(of: pair.a) else { return }
    guard let body = pair.b else {
      let known = boundaries + goneBoundaries.map(\.boundary)
      let identifier = known.first { $0.number == pair.owner }?.identifier
      if hasBegun {
        delegate.collisionBehavior(
          self, beganContactFor: item, withBoundaryIdentifier: identifier, at: pair.place.point)
      } else {
        delegate.collisionBehavior(
          self, endedContactFor: item, withBoundaryIdentifier: identifier)
      }
      return
    }
    guard let other = simulation.item(of: body) else { return }
    if hasBegun {
      delegate.collisionBehavior(self, beganContactFor: item, with: other, at: pair.place.point)
    } else {
      delegate.collisionBehavior(self, endedContactFor: item, with: other)
    }
  }
}

/// Hears of the contacts of a collision behavior's items.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Two items came to touch.
  ///
  /// - Parameter p: where, in the reference coordinates.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  /// Two items touch no more.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)
  /// An item came to touch a boundary.
  ///
  /// - Parameters:
  ///   - identifier: the boundary's; nil for the reference bounds.
  ///   - p: where, in the reference coordinates.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// An item touches a boundary no more.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}

import Failures
import RigidBodyDynamics

/// Ties an item to a point or to another item: as a rod, a spring, a rope, a pin, a rail, or as one piece.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item is tied to.
  public enum AttachmentType: Int, Sendable {
    /// Another item.
    case items = 0
    /// A point of the reference coordinates.
    case anchor = 1
  }

  /// How the two are tied.
  enum Tie {
    case distance
    case limit
    case fixed
    case pin
    case sliding(axis: Vector)
  }

  private let tie: Tie
  /// From the items' middles, or of pins, rails and welds the point in the reference coordinates.
  private let offsets: (UIOffset, UIOffset)

  // MARK: Rods and springs

  /// Ties an item's middle to a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Ties a point of an item to a point; `length` is how far the two are apart now.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    tie = .distance
    offsets = (offset, .zero)
    anchorPoint = point
    length = Self.distance(Self.place(offset, of: item), point)
    super.init()
    add(item)
  }

  /// Ties the middles of two items to each other.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Ties points of two items to each other; `length` is how far the two are apart now.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    self.init(tie: .distance, item1, offset1, item2, offset2, at: .zero)
    length = Self.distance(Self.place(offset1, of: item1), Self.place(offset2, of: item2))
  }

  /// - Parameter item2: nil for what is tied to the reference coordinates.
  init(
    tie: Tie, _ item1: any UIDynamicItem, _ offset1: UIOffset, _ item2: (any UIDynamicItem)?,
    _ offset2: UIOffset, at point: CGPoint
  ) {
    self.tie = tie
    offsets = (offset1, offset2)
    anchorPoint = point
    length = 0
    super.init()
    add(item1)
    if let item2 { add(item2) }
  }

  // MARK: Other ties

  // Swift has no `Self` in what a class makes through an initialiser that subclasses need not have; nobody
  // subclasses this one.
  private static func make<Behavior>(_ behavior: UIAttachmentBehavior) -> Behavior {
    guard let behavior = behavior as? Behavior else {
      failure(
        "Attachments of other kinds are made by UIAttachmentBehavior itself, not \(Behavior.self).")
    }
    return behavior
  }

  /// Ties two items together as one piece.
  ///
  /// - Parameter point: where they are tied, in the reference coordinates.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> Self { make(UIAttachmentBehavior(tie: .fixed, item1, .zero, item2, .zero, at: point)) }

  /// Ties two items at a point about which they turn. `attachmentRange` is in radians.
  ///
  /// - Parameter point: in the reference coordinates.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> Self { make(UIAttachmentBehavior(tie: .pin, item1, .zero, item2, .zero, at: point)) }

  /// Lets points of two items be no further apart than now, or than `length`.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> Self {
    let behavior = UIAttachmentBehavior(tie: .limit, item1, offset1, item2, offset2, at: .zero)
    behavior.length = distance(place(offset1, of: item1), place(offset2, of: item2))
    return make(behavior)
  }

  /// Lets two items move along a line of the second, without turning against it. `attachmentRange` is in
  /// points.
  ///
  /// - Parameters:
  ///   - point: in the reference coordinates.
  ///   - axis: the line's direction, of any length.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> Self {
    make(
      UIAttachmentBehavior(
        tie: .sliding(axis: Vector(axis).orZero), item1, .zero, item2, .zero, at: point))
  }

  /// Lets an item move along a line of the reference coordinates, without turning. `attachmentRange` is in
  /// points.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> Self {
    make(
      UIAttachmentBehavior(
        tie: .sliding(axis: Vector(axis).orZero), item, .zero, nil, .zero, at: point))
  }

  // MARK: Properties

  /// The one or two items that are tied.
  open var items: [any UIDynamicItem] { dynamicItems }
  /// What the first item is tied to.
  open var attachedBehaviorType: AttachmentType { dynamicItems.count == 1 ? .anchor : .items }
  /// The point to which the item is tied, in the reference coordinates; it can be moved at any time.
  open var anchorPoint: CGPoint { didSet { if anchorPoint != oldValue { update() } } }
  /// How far the tied points should be apart, in points; at first what they were.
  open var length: CGFloat { didSet { if length != oldValue { update() } } }
  /// How little a spring swings: 1 not at all; 0 by default.
  open var damping: CGFloat = 0 { didSet { update() } }
  /// How often a spring swings a second; 0, which is no spring but a rod, by default.
  open var frequency: CGFloat = 0 { didSet { update() } }
  /// What holds back turning about a pin; 0 by default.
  ///
  /// iOS-BEHAVIOUR: 1 is a push of magnitude 1, a hundred points away. Evidence: unmeasured.
  open var frictionTorque: CGFloat = 0 { didSet { update() } }
  /// How far items may turn about a pin, in radians, or slide, in points, from where they were; all the way
  /// by default.
  open var attachmentRange = UIFloatRange.infinite { didSet { update() } }

  private var joint: Joint?

  private func update() {
    if let joint { configure(joint) }
    wake()
  }

  override func contribute(to simulation: DynamicSimulation) {
    guard let first = dynamicItems.first, let body = simulation.body(of: first) else { return }
    let other = dynamicItems.dropFirst().first.flatMap { simulation.body(of: $0) }
    // The first is the one that moves along or about what it is tied to.
    let base = other ?? simulation.world.ground
    if joint?.a !== base || joint?.b !== body { joint = makeJoint(base, body) }
    guard let joint else { return }
    configure(joint)
    simulation.add(joint)
  }

  private func makeJoint(_ base: RigidBody, _ body: RigidBody) -> Joint {
    let place = Vector(anchorPoint).orZero
    let own = Vector(offsets.0).orZero
    let others = dynamicItems.count == 1 ? place : Vector(offsets.1).orZero
    let anchors = JointAnchors(base.offset(of: place), body.offset(of: place))
    switch tie {
    case .distance, .limit: return DistanceJoint(base, body, JointAnchors(others, own), length: 0)
    case .fixed: return WeldJoint(base, body, anchors)
    case .pin: return PinJoint(base, body, anchors)
    case .sliding(let axis): return SlidingJoint(base, body, anchors, axis: axis)
    }
  }

  private func configure(_ joint: Joint) {
    let spring = JointSpring(
      frequency: frequency.isFinite ? max(Double(frequency), 0) : 0,
      damping: damping.isFinite ? max(Double(damping), 0) : 0)
    switch joint {
    case let joint as DistanceJoint:
      joint.length = length.isFinite ? max(Double(length), 0) : 0
      joint.spring = spring
      if case .limit = tie { joint.isRope = true }
      if dynamicItems.count == 1 { joint.anchors.a = Vector(anchorPoint).orZero }
    case let joint as WeldJoint: joint.spring = spring
    case let joint as PinJoint:
      joint.spring = spring
      joint.frictionTorque =
        frictionTorque.isFinite ? abs(Double(frictionTorque)) * UIPushBehavior.unit * 100 : 0
      joint.range = range
    case let joint as SlidingJoint: joint.range = range
    default: break
    }
  }

  private var range: ClosedRange<Double> {
    let (least, most) = (Double(attachmentRange.minimum), Double(attachmentRange.maximum))
    guard !least.isNaN, !most.isNaN else { return -.infinity ... .infinity }
    return min(least, most)...max(least, most)
  }

  // MARK: Places

  private static func place(_ offset: UIOffset, of item: any UIDynamicItem) -> CGPoint {
    let turned = CGPoint(x: offset.horizontal, y: offset.vertical).applying(item.transform)
    return CGPoint(x: item.center.x + turned.x, y: item.center.y + turned.y)
  }

  private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    hypot(a.x - b.x, a.y - b.y)
  }
}

extension RigidBody {
  /// A point of the world in the body's own directions, from its position.
  fileprivate func offset(of place: Vector) -> Vector {
    let way = place - position
    let direction = Vector(angle: -angle)
    return Vector(
      way.x * direction.x - way.y * direction.y, way.x * direction.y + way.y * direction.x)
  }
}

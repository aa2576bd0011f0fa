import RigidBodyDynamics

/// A dynamic item and the body that stands for it in an animator's world.
@MainActor
final class DynamicItemBody {
  let item: any UIDynamicItem
  let body: RigidBody
  /// The transform at the angle `startAngle`, as the item came.
  private var startTransform = CGAffineTransform.identity
  private var startAngle = 0.0
  /// What the item was last given, or came with.
  private var shownPosition = Vector.zero
  private var shownAngle = 0.0

  init(_ item: any UIDynamicItem, in referenceView: UIView?) {
    self.item = item
    body = RigidBody(position: .zero)
    read(in: referenceView)
  }

  /// Takes place, turn and outline of the item as they are now; velocities stay.
  func read(in referenceView: UIView?) {
    body.position = Vector(Self.position(of: item, in: referenceView)).orZero
    startTransform = item.transform
    startAngle = atan2(Double(startTransform.b), Double(startTransform.a))
    if !startAngle.isFinite {
      startTransform = .identity
      startAngle = 0
    }
    body.angle = startAngle
    body.shapes = Self.shapes(of: item)
    shownPosition = body.position
    shownAngle = body.angle
  }

  /// Puts the item where its body is, if that moved.
  ///
  /// - Returns: whether it did.
  func write(in referenceView: UIView?) -> Bool {
    guard !body.isAnchored, body.position != shownPosition || body.angle != shownAngle
    else { return false }
    if body.position != shownPosition {
      shownPosition = body.position
      let center = Self.center(at: body.position.point, of: item, in: referenceView)
      if item.center != center { item.center = center }
    }
    if body.angle != shownAngle {
      shownAngle = body.angle
      item.transform = startTransform.concatenating(
        CGAffineTransform(rotationAngle: CGFloat(body.angle - startAngle)))
    }
    return true
  }

  // MARK: Coordinates

  /// The view whose coordinates an item's centre is in, where that is not the reference view.
  private static func holder(of item: any UIDynamicItem, _ referenceView: UIView?) -> UIView? {
    guard let referenceView, let holder = (item as? UIView)?.superview, holder !== referenceView,
      holder.isDescendant(of: referenceView)
    else { return nil }
    return holder
  }

  private static func position(of item: any UIDynamicItem, in referenceView: UIView?) -> CGPoint {
    holder(of: item, referenceView)?.convert(item.center, to: referenceView) ?? item.center
  }

  private static func center(
    at position: CGPoint, of item: any UIDynamicItem, in referenceView: UIView?
  ) -> CGPoint {
    holder(of: item, referenceView)?.convert(position, from: referenceView) ?? position
  }

  // MARK: Outlines

  private static func shapes(of item: any UIDynamicItem) -> [CollisionShape] {
    guard let group = item as? UIDynamicItemGroup else { return [shape(of: item)] }
    return group.members.map { member in
      shape(of: member.item).placed(at: Vector(member.offset).orZero, angle: member.angle)
    }
  }

  private static func shape(of item: any UIDynamicItem) -> CollisionShape {
    let size = item.bounds.size
    let width = size.width.isFinite ? Double(size.width) : 0
    let height = size.height.isFinite ? Double(size.height) : 0
    switch item.collisionBoundsType {
    case .rectangle: break
    case .ellipse: return .ellipse(width: width, height: height)
    case .path:
      let points = item.collisionBoundingPath.cgPath.lines.flatMap { [$0.from, $0.to] }
      if let hull = CollisionShape.hull(of: points) { return hull }
    }
    return .rectangle(width: width, height: height)
  }

  /// The box around the item where its body is, in the reference coordinates.
  var frame: CGRect {
    let size = item.bounds.size
    let box = CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
    )
    .applying(item.transform)
    return box.offsetBy(dx: body.position.x, dy: body.position.y)
  }
}

extension CGPath {
  /// The straight lines that the path consists of, curves divided.
  var lines: [BoundaryLine] {
    var lines: [BoundaryLine] = []
    var (start, last) = (Vector.zero, Vector.zero)
    for element in flattened(threshold: 0.25).elements {
      switch element {
      case .move(let point):
        start = Vector(point)
        last = start
        continue
      case .close: lines.append(BoundaryLine(last, start))
      default: if let end = element.end { lines.append(BoundaryLine(last, Vector(end))) }
      }
      last = lines.last?.to ?? last
    }
    return lines.filter { $0.from.isFinite && $0.to.isFinite && $0.from != $0.to }
  }
}

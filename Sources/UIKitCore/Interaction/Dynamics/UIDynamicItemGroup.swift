/// Several items that an animator moves as one body, in the places that they have to each other.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  struct Member {
    let item: any UIDynamicItem
    /// From the group's middle, before the group is turned.
    let offset: CGPoint
    let transform: CGAffineTransform

    var angle: Double {
      let angle = atan2(Double(transform.b), Double(transform.a))
      return angle.isFinite ? angle : 0
    }
  }

  let members: [Member]
  private let size: CGSize

  /// Makes a group of items as they lie now.
  public init(items: [any UIDynamicItem]) {
    let boxes = items.map { item in
      let size = item.bounds.size
      return CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
      ).applying(item.transform).offsetBy(dx: item.center.x, dy: item.center.y)
    }
    let box = boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
    let middle = CGPoint(x: box.midX, y: box.midY)
    members = items.map {
      Member(
        item: $0, offset: CGPoint(x: $0.center.x - middle.x, y: $0.center.y - middle.y),
        transform: $0.transform)
    }
    center = middle
    size = box.size
    super.init()
  }

  /// What the group consists of.
  open var items: [any UIDynamicItem] { members.map(\.item) }

  /// The middle of the box around all items as they lay first. Setting it moves all of them.
  open var center: CGPoint { didSet { place() } }
  /// The size of the box around all items as they lay first.
  open var bounds: CGRect { CGRect(origin: .zero, size: size) }
  /// How the group is turned about its middle. Setting it turns and moves all items.
  open var transform: CGAffineTransform = .identity { didSet { place() } }
  /// The items' own forms, whatever this says.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }

  private func place() {
    for member in members {
      let offset = member.offset.applying(transform)
      member.item.center = CGPoint(x: center.x + offset.x, y: center.y + offset.y)
      let turned = member.transform.concatenating(transform)
      if member.item.transform != turned { member.item.transform = turned }
    }
  }
}

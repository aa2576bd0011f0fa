import RigidBodyDynamics

/// One of the rules by which an animator moves items; by itself, a group of others.
///
/// Subclasses add children and act in `action`. A behavior belongs to one animator, or to one other
/// behavior.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// Makes a behavior without children.
  public override init() { super.init() }

  /// The behaviors that act wherever this one does, in the order in which they were added.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called after each step of the animation, when items are where the step left them.
  open var action: (() -> Void)? { didSet { if action != nil { wake() } } }

  /// Adds a behavior that acts wherever this one does; one that is there already stays.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior !== self, !childBehaviors.contains(where: { $0 === behavior }) else { return }
    behavior.leaveOwner()
    behavior.parent = self
    childBehaviors.append(behavior)
    if let animator = dynamicAnimator { behavior.join(animator) }
    changed()
  }

  /// Takes a child away; others are left alone.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    if dynamicAnimator != nil { behavior.leave() }
    childBehaviors.remove(at: index)
    behavior.parent = nil
    changed()
  }

  /// The animator that the behavior, or one it is a child of, was added to.
  open var dynamicAnimator: UIDynamicAnimator? { parent?.dynamicAnimator ?? animator }

  /// Called before the behavior is added to an animator, and with nil before it is taken away; does
  /// nothing itself.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: For animators and subclasses here

  final weak var parent: UIDynamicBehavior?
  final weak var animator: UIDynamicAnimator?
  /// What the behavior acts on, in the order in which it was added.
  final private(set) var dynamicItems: [any UIDynamicItem] = []

  final func add(_ item: any UIDynamicItem) {
    guard !dynamicItems.contains(where: { $0 === item }) else { return }
    dynamicItems.append(item)
    dynamicAnimator?.simulation.take(item)
    changed()
  }

  final func remove(_ item: any UIDynamicItem) {
    guard let index = dynamicItems.firstIndex(where: { $0 === item }) else { return }
    dynamicItems.remove(at: index)
    changed()
  }

  /// Something about the behavior is otherwise: bodies, joints and groups are made anew before the next
  /// step, and what rests may move again.
  final func changed() { dynamicAnimator?.behaviorsChanged() }

  /// What acts is otherwise, on the same items.
  final func wake() { dynamicAnimator?.wake() }

  /// Out of the animator or behavior that has it.
  final func leaveOwner() {
    if let parent { parent.removeChildBehavior(self) } else { animator?.removeBehavior(self) }
  }

  /// The behavior and its children come to an animator.
  final func join(_ animator: UIDynamicAnimator) {
    willMove(to: animator)
    for item in dynamicItems { animator.simulation.take(item) }
    for child in childBehaviors { child.join(animator) }
  }

  final func leave() {
    willMove(to: nil)
    for child in childBehaviors { child.leave() }
  }

  /// The behavior, its children, theirs and so on; each before its own children.
  final var family: [UIDynamicBehavior] {
    var found: [UIDynamicBehavior] = []
    var waiting = [self]
    while let behavior = waiting.popLast() {
      found.append(behavior)
      waiting += behavior.childBehaviors.reversed()
    }
    return found
  }

  /// Adds what the behavior contributes to a simulation that is being put together.
  func contribute(to simulation: DynamicSimulation) {}

  /// Lets forces act on bodies, before each step of `duration` seconds.
  func applyForces(in simulation: DynamicSimulation, duration: Double) {}
}

extension Vector {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
  init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }
  init(_ offset: UIOffset) { self.init(Double(offset.horizontal), Double(offset.vertical)) }

  var point: CGPoint { CGPoint(x: x, y: y) }
  /// Zero where a number is none.
  var orZero: Vector { isFinite ? self : .zero }
}

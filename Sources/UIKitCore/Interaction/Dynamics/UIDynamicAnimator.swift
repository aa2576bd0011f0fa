import QuartzCore
import RigidBodyDynamics

/// Moves items as bodies that fall, collide, swing and are pushed, by the behaviors that it has.
///
/// It reads where an item is when a behavior with the item is added, and from then on says where the
/// item is. It runs, in steps of a fixed length on the frames' clock, until everything has come to rest,
/// and again when a behavior changes. Items are in the coordinates of the reference view.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// Makes an animator for views within a view, which is not held.
  public init(referenceView view: UIView) {
    super.init()
    referenceView = view
    simulation.referenceView = view
    simulation.referenceBounds = { [weak view] in view?.bounds }
  }

  /// Makes an animator without a coordinate system of its own: items are taken at their word.
  public override init() { super.init() }

  /// The view in whose coordinates items move; nil where the animator was made for something else.
  open private(set) weak var referenceView: UIView?
  /// Hears when the animator comes to rest and when it goes on. It is not held.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  // MARK: Behaviors

  /// The behaviors that were added, without their children, in the order of adding.
  open private(set) var behaviors: [UIDynamicBehavior] = []

  /// Adds a behavior with its children; one that is there already stays.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.animator !== self else { return }
    behavior.leaveOwner()
    behavior.join(self)
    behavior.animator = self
    behaviors.append(behavior)
    behaviorsChanged()
  }

  /// Takes a behavior away; items that no other concerns stay where they are.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behavior.leave()
    behaviors.remove(at: index)
    behavior.animator = nil
    behaviorsChanged()
  }

  /// Takes all behaviors away.
  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }

  // MARK: Items

  /// The items of all behaviors that touch a rectangle of the reference coordinates, in the order in
  /// which they came.
  ///
  /// - Complexity: O(items).
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    assembleIfNeeded()
    return simulation.ordered.filter { $0.frame.intersects(rect) }.map(\.item)
  }

  /// Reads where an item is now and how it is turned, after the program moved it by itself; its velocity
  /// stays.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    simulation.read(item)
    wake()
  }

  // MARK: Running

  /// Whether items move, or may still move.
  open var isRunning: Bool { frames.isRunning }
  /// The seconds for which items have moved, pauses left out.
  open private(set) var elapsedTime: TimeInterval = 0

  final let simulation = DynamicSimulation()
  /// Told of items that moved, once a frame: the layout of a collection view asks for a new pass.
  final var itemsMoved: ([any UIDynamicItem]) -> Void = { _ in }
  private var needsAssembly = false
  private lazy var frames = DynamicAnimatorFrames(self)
  /// Seconds of frames that steps have not made up yet.
  private var owed = 0.0
  /// More than this, after a frame that took long, is left out.
  private static let mostStepsAtOnce = 12

  final func behaviorsChanged() {
    needsAssembly = true
    wake()
  }

  /// Goes on where there is something to move.
  final func wake() {
    simulation.world.wake()
    guard !frames.isRunning,
      behaviors.contains(where: { $0.family.contains { !$0.dynamicItems.isEmpty } })
    else { return }
    owed = 0
    delegate?.dynamicAnimatorWillResume(self)
    frames.start()
  }

  final func assembleIfNeeded() {
    guard needsAssembly || simulation.needsBoundaries else { return }
    needsAssembly = false
    simulation.assemble(behaviors.flatMap(\.family))
  }

  /// A frame that is seen `duration` seconds after the one before.
  final func advance(by duration: TimeInterval) {
    assembleIfNeeded()
    owed += duration
    var steps = Int((owed / World.stepDuration).rounded())
    owed -= Double(steps) * World.stepDuration
    steps = min(max(steps, 0), Self.mostStepsAtOnce)
    for _ in 0..<steps where !simulation.world.bodies.isEmpty {
      elapsedTime += World.stepDuration
      let events = simulation.world.step()
      guard !events.isEmpty else { continue }
      show()
      tell(events)
      assembleIfNeeded()
    }
    show()
    for behavior in behaviors.flatMap(\.family) { behavior.action?() }
    if !needsAssembly, simulation.world.isAtRest || simulation.world.bodies.isEmpty { pause() }
  }

  private func show() {
    let moved = simulation.write()
    if !moved.isEmpty { itemsMoved(moved) }
  }

  private func pause() {
    simulation.world.stop()
    frames.stop()
    delegate?.dynamicAnimatorDidPause(self)
  }

  private func tell(_ events: [World.Event]) {
    for event in events {
      let (pair, hasBegun) =
        switch event {
        case .began(let pair): (pair, true)
        case .ended(let pair): (pair, false)
        }
      (pair.group.client as? UICollisionBehavior)?.touched(
        pair, hasBegun: hasBegun, in: simulation)
    }
  }
}

/// Hears of an animator's rest.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// The animator begins to move items, the first time or again.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// All items have come to rest, or none are left.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// The frames that an animator runs on: a display link, which does not hold the animator.
@MainActor
final class DynamicAnimatorFrames: NSObject {
  private weak var animator: UIDynamicAnimator?
  private var link: CADisplayLink?
  private var lastFrame: CFTimeInterval?

  init(_ animator: UIDynamicAnimator) { self.animator = animator }

  var isRunning: Bool { link != nil }

  func start() {
    guard link == nil else { return }
    lastFrame = nil
    let link = CADisplayLink(
      target: self, selector: Selector("frame:", DynamicAnimatorFrames.frame(_:)))
    self.link = link
    link.add(to: .main, forMode: .common)
  }

  func stop() {
    link?.invalidate()
    link = nil
  }

  /// The update pass of a frame.
  func frame(_ link: CADisplayLink) {
    guard let animator else { return stop() }
    let time = link.targetTimestamp
    let duration = lastFrame.map { time - $0 } ?? link.duration
    lastFrame = time
    animator.advance(by: duration)
  }
}

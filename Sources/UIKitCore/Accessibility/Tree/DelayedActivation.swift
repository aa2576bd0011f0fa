/// The activation of an element that touches do not reach yet, because it or what lies over it is animated.
///
/// People see that a screen is on its way and touch it when it has come; readers hear of its elements as soon as
/// they exist.
@MainActor
final class DelayedActivation: FrameAnimation {
  /// How long animations may keep touches away, in seconds; what blinks for ever does not count.
  private static let patience: TimeInterval = 1

  private weak var object: NSObject?
  private weak var scene: UIWindowScene?
  private let use: (NSObject) -> Void
  private let deadline: TimeInterval
  /// Animations that were asked for begin with a frame.
  private var hasSeenFrame = false

  /// - Parameter use: called once, within a second, unless the element goes before.
  init(of object: NSObject, in scene: UIWindowScene, use: @escaping (NSObject) -> Void) {
    self.object = object
    self.scene = scene
    self.use = use
    deadline = scene.host.time + Self.patience
  }

  func step(at time: TimeInterval) -> Bool {
    guard let object, let scene, Self.view(of: object)?.window != nil else { return false }
    guard hasSeenFrame else {
      hasSeenFrame = true
      return true
    }
    if time < deadline, Self.isNeeded(for: object, in: scene) { return true }
    use(object)
    return false
  }

  /// Whether a touch would not arrive at an element now and animations are the reason.
  static func isNeeded(for object: NSObject, in scene: UIWindowScene) -> Bool {
    let loop = scene.host.loop
    guard loop.movesLayers || loop.needsFrame, let view = view(of: object), let window = view.window
    else { return false }
    var link: UIView? = view
    while let around = link {
      if around.flags.contains(.touchesBlocked) { return true }
      link = around.superview
    }
    let point = object.accessibilityActivationPoint
    guard let hit = window.hitTest(window.convert(point, from: scene.coordinateSpace), with: nil)
    else { return true }
    return !hit.isDescendant(of: view) && !view.isDescendant(of: hit)
  }

  private static func view(of object: NSObject) -> UIView? {
    object as? UIView ?? (object as? UIAccessibilityElement)?.next as? UIView
  }
}

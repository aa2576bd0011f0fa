/// A drag that begins at an edge of the screen and goes inwards.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// Points from the edge within which the finger has to come down. Not measured.
  nonisolated static let edgeWidth: CGFloat = 20

  /// The edges of the view from which a pan may begin; none by default.
  open var edges: UIRectEdge = []
  /// The edges the finger came down at.
  private var touchedEdges: UIRectEdge = []

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  // iOS-BEHAVIOUR: fails at once for touches in the interior. Evidence: gesture-9.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible {
      for touch in touches {
        let found = edges.intersection(Self.edges(at: touch))
        guard !found.isEmpty else {
          state = .failed
          return
        }
        touchedEdges.formUnion(found)
      }
    }
    super.touchesBegan(touches, with: event)
  }

  private static func edges(at touch: UITouch) -> UIRectEdge {
    guard let window = touch.window else { return [] }
    let size = window.windowScene?.host.size ?? window.bounds.size
    let point = window.toScreen(touch.moment.location)
    var edges: UIRectEdge = []
    if point.x <= edgeWidth { edges.insert(.left) }
    if point.x >= size.width - edgeWidth { edges.insert(.right) }
    if point.y <= edgeWidth { edges.insert(.top) }
    if point.y >= size.height - edgeWidth { edges.insert(.bottom) }
    return edges
  }

  override func slop(of travel: CGPoint) -> CGPoint? {
    guard let swallowed = super.slop(of: travel) else { return nil }
    let isHorizontal = abs(travel.x) >= abs(travel.y)
    let inwards =
      isHorizontal
      ? touchedEdges.contains(.left) && travel.x > 0
        || touchedEdges.contains(.right) && travel.x < 0
      : touchedEdges.contains(.top) && travel.y > 0
        || touchedEdges.contains(.bottom) && travel.y < 0
    guard inwards else {
      state = .failed
      return nil
    }
    return swallowed
  }

  override func mayTakeSideways(_ way: CGFloat) -> Bool {
    super.mayTakeSideways(way) && edges.contains(way > 0 ? .left : .right)
  }

  open override func reset() {
    super.reset()
    touchedEdges = []
  }
}

import PlatformInterface

/// One item of a drag and what is shown of it.
@MainActor
final class DraggedItem {
  let item: UIDragItem
  /// Of the view that it was lifted from.
  let interaction: UIDragInteraction
  /// Where it was lifted and goes back to.
  let source: UITargetedDragPreview?
  let view: DragPreviewView

  init(_ item: UIDragItem, of interaction: UIDragInteraction, _ source: UITargetedDragPreview?) {
    self.item = item
    self.interaction = interaction
    self.source = source
    if let source {
      view = DragPreviewView(of: source.view, source.parameters)
    } else {
      view = DragPreviewView(of: UIView(), UIPreviewParameters())
    }
  }

  /// Where it is while it is not lifted, in `window`'s coordinates.
  func sourceFrame(in window: UIWindow) -> CGRect? {
    guard let source, source.target.container.window === window else { return nil }
    return source.frame(in: window)
  }
}

/// What a press lifted; it becomes a drag if the finger moves on, and else is put back.
@MainActor
final class LiftedItems {
  let interaction: UIDragInteraction
  let session: DragSession
  let window: UIWindow
  let host: SceneHost
  private(set) var dragged: [DraggedItem] = []
  private(set) lazy var overlay = DragOverlay(over: window)
  let animator = DragAnimator()
  /// Where the finger went down, in the coordinates of the scene's screen.
  let start: CGPoint
  private(set) var isPutBack = false
  /// A menu shows the items; they can still be dragged out of it.
  private(set) var isAside = false

  /// Seconds; not measured.
  static let duration: TimeInterval = 0.25
  static let liftedScale: CGFloat = 1.06

  /// Asks the delegate for items.
  ///
  /// - Parameter place: in the coordinates of the scene's screen.
  /// - Returns: nil where there are none.
  init?(
    _ interaction: UIDragInteraction, at place: CGPoint, in window: UIWindow, host: SceneHost
  ) {
    guard let delegate = interaction.delegate else { return nil }
    self.interaction = interaction
    self.window = window
    self.host = host
    start = place
    session = DragSession(interaction, at: place)
    session.items = delegate.dragInteraction(interaction, itemsForBeginning: session)
    if session.items.isEmpty { return nil }
  }

  func lift() {
    host.drags.lifted = self
    guard let delegate = interaction.delegate else { return }
    dragged = session.items.map { item in
      DraggedItem(
        item, of: interaction,
        delegate.dragInteraction(interaction, previewForLifting: item, session: session))
    }
    window.addSubview(overlay)
    for one in dragged.reversed() {
      overlay.insertSubview(one.view, belowSubview: overlay.badge)
      let start = one.sourceFrame(in: window)
      one.view.center =
        start.map { CGPoint(x: $0.midX, y: $0.midY) } ?? window.fromScreen(session.place)
    }
    delegate.dragInteraction(interaction, willAnimateLiftWith: animator, session: session)
    DragMotion.run(Self.duration) { [self] in
      for one in dragged {
        one.view.isRaised = true
        one.view.setPose(scale: Self.liftedScale)
      }
      animator.animate()
    }
  }

  func putBackAtOnce() {
    guard !isPutBack else { return }
    isPutBack = true
    overlay.removeFromSuperview()
    animator.finish(at: .start)
  }

  /// A menu shows what was lifted from now on.
  func setAside() {
    guard !isPutBack, !isAside else { return }
    isAside = true
    overlay.removeFromSuperview()
    interaction.liftSetAside?(true)
  }

  /// The finger drags the items out of that menu.
  func takeUp() {
    guard isAside else { return }
    isAside = false
    interaction.liftSetAside?(false)
    window.addSubview(overlay)
  }

  /// The finger left without moving.
  func putBack() {
    if isAside { return putBackAtOnce() }
    guard !isPutBack else { return }
    isPutBack = true
    DragMotion.run(Self.duration) { [self] in
      for one in dragged {
        one.view.isRaised = false
        one.view.setPose(scale: 1)
      }
    } completion: { [self] in
      overlay.removeFromSuperview()
      animator.finish(at: .start)
    }
  }
}

/// How drags animate.
@MainActor
enum DragMotion {
  static func run(
    _ duration: TimeInterval, _ changes: @escaping () -> Void, completion: (() -> Void)? = nil
  ) {
    UIView.animate(
      withDuration: duration, delay: 0, options: [.allowUserInteraction, .curveEaseOut],
      animations: changes
    ) { _ in completion?() }
  }
}

import PlatformInterface

/// The drag under way in a scene: finds the drop interaction under it, asks and tells delegates, and
/// ends it by a drop or a return.
///
/// Local drags come from `DragLiftRecognizer` and take their touch along; those of other programs
/// come from the platform. Moves are told once a frame.
@MainActor
final class SceneDrags: SceneFeature, FrameAnimation {
  override class var priority: EventPriority { .drags }

  private(set) var flight: DragFlight?
  private(set) var drop: DropSession?
  /// What another program drags over the scene.
  private(set) var foreign: ForeignDrop?
  /// The desktop carries the local drag.
  private(set) var isHandedOver = false
  /// The desktop does not carry the drag; it is not asked again.
  var isDesktopDeaf = false
  /// What a finger holds lifted that has not moved yet.
  weak var lifted: LiftedItems?
  private var touch: Int?
  private var isTouchTaken = false
  private var hasMoved = false
  private var needsUpdate = false
  private var isStepping = false
  /// What is under the finger and takes such items.
  private(set) var target: UIDropInteraction?
  private(set) var proposal = UIDropProposal(operation: .cancel)
  /// All that were ever entered; they hear of the end.
  private var entered: [UIDropInteraction] = []
  /// Interactions under the finger that refused, and are not asked again before it has left them.
  private var refusals: Set<ObjectIdentifier> = []
  let springs = SpringLoading()
  /// Asked at every step while a drag is under way; nil once they are done.
  private var tickers: [ObjectIdentifier: (TimeInterval) -> Bool] = [:]

  /// Seconds; not measured.
  static let dropDuration: TimeInterval = 0.3
  static let returnDuration: TimeInterval = 0.35

  override func receive(_ event: PlatformEvent, in scene: UIWindowScene) -> Bool {
    guard case .touch(let input) = event else { return false }
    return receive(input)
  }

  override func takeKey(_ input: KeyInput, isPressed: Bool) -> Bool {
    guard isDragging, input.isDown, input.key == .escape else { return false }
    cancel()
    return true
  }

  override func windowWillLeave(_ window: UIWindow) { endDrag(outOf: window) }

  var isDragging: Bool { drop != nil }

  /// How large each item is seen under the finger.
  var landingSizes: [ObjectIdentifier: CGSize] {
    Dictionary(
      (flight?.dragged ?? []).map { (ObjectIdentifier($0.item), $0.view.frame.size) },
      uniquingKeysWith: { a, _ in a })
  }

  // MARK: Beginning

  /// - Parameters:
  ///   - touch: the platform's id of the finger, which belongs to the drag from now on.
  ///   - place: in the coordinates of the scene's screen.
  func begin(_ lifted: LiftedItems, touch: Int, at place: CGPoint) {
    guard drop == nil, let delegate = lifted.interaction.delegate else { return lifted.putBack() }
    let session = lifted.session
    let interaction = lifted.interaction
    session.place = place
    self.touch = touch
    isTouchTaken = false
    drop = DropSession(of: session)
    proposal = UIDropProposal(operation: .cancel)
    delegate.dragInteraction(interaction, sessionWillBegin: session)
    session.allowsMoveOperation = delegate.dragInteraction(
      interaction, sessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication = delegate.dragInteraction(
      interaction, sessionIsRestrictedToDraggingApplication: session)
    let isFull = delegate.dragInteraction(interaction, prefersFullSizePreviewsFor: session)
    lifted.animator.finish(at: .end)
    let flight = DragFlight(
      lifted, at: lifted.window.fromScreen(place), prefersFullSize: isFull)
    self.flight = flight
    flight.settle()
    hasMoved = true
    setNeedsUpdate()
  }

  /// Another finger tapped something that can be dragged along.
  ///
  /// - Parameter point: in the coordinates of the interaction's view.
  /// - Returns: whether anything was added.
  func add(from interaction: UIDragInteraction, at point: CGPoint, in window: UIWindow) -> Bool {
    guard let flight, window === flight.window, let delegate = interaction.delegate,
      let session = delegate.dragInteraction(
        interaction, sessionForAddingItems: [flight.session], withTouchAt: point),
      session === flight.session
    else { return false }
    let items = delegate.dragInteraction(
      interaction, itemsForAddingTo: session, withTouchAt: point)
    guard !items.isEmpty else { return false }
    flight.interaction.delegate?.dragInteraction(
      flight.interaction, session: session, willAdd: items, for: interaction)
    flight.session.items += items
    flight.add(
      items.map {
        DraggedItem(
          $0, of: interaction,
          delegate.dragInteraction(interaction, previewForLifting: $0, session: session))
      })
    setNeedsUpdate()
    return true
  }

  /// Another program's drag came over the window.
  func begin(_ foreign: ForeignDrop) {
    self.foreign = foreign
    drop = foreign.session
    proposal = UIDropProposal(operation: .cancel)
    setNeedsUpdate()
  }

  // MARK: The desktop

  var hostSize: CGSize { host.size }

  /// What the desktop shows under the pointer, as it can show it.
  func dragPicture(of flight: DragFlight) -> (pixels: PixelBuffer, hotspot: CGPoint)? {
    flight.picture(isBlended: host.platformWindow.blendsDragPictures)
  }

  func beginDesktopDrag(
    _ offer: DragOffer, ended: @escaping @MainActor (DragOperation) -> Void
  ) -> Bool {
    // The desktop may take the pointer away, which is no end of the drag.
    isHandedOver = true
    isHandedOver = host.platformWindow.beginDrag(offer, ended: ended)
    return isHandedOver
  }

  /// The drag is dropped on this program after all.
  func takeBack() {
    isHandedOver = false
    flight?.isHidden = false
  }

  /// The desktop's drag is over, elsewhere.
  func desktopEnded(_ operation: DragOperation) {
    guard isHandedOver, let flight else { return }
    takeBack()
    let result: UIDropOperation =
      switch operation {
      case .none: .cancel
      case .copy: .copy
      case .move: .move
      }
    guard result != .cancel else { return cancel() }
    let entered = self.entered
    guard let drop else { return }
    forget()
    flight.vanish()
    flight.interaction.delegate?.dragInteraction(
      flight.interaction, session: flight.session, willEndWith: result)
    for other in entered { other.delegate?.dropInteraction(other, sessionDidEnd: drop) }
    Self.tellEnd(flight, result)
    flight.interaction.delegate?.dragInteraction(
      flight.interaction, sessionDidTransferItems: flight.session)
  }

  /// The items under the finger are others than they seemed.
  func askAgain() {
    exit()
    refusals = []
    setNeedsUpdate()
  }

  // MARK: Events

  /// - Returns: whether the touch is the drag's.
  func receive(_ input: TouchInput) -> Bool {
    guard let touch, input.id == touch, flight != nil else { return false }
    takeTouch()
    // The desktop tells where the pointer is from now on.
    if isHandedOver { return true }
    switch input.phase {
    case .began: return false
    case .changed: move(to: input.location)
    case .ended:
      move(to: input.location)
      end()
    case .cancelled: cancel()
    }
    return true
  }

  func move(to place: CGPoint) {
    guard let drop, place.x.isFinite, place.y.isFinite, place != drop.place else { return }
    drop.place = place
    hasMoved = true
    setNeedsUpdate()
  }

  /// The views under the touch hear that it is cancelled, once.
  private func takeTouch() {
    guard let touch, !isTouchTaken else { return }
    isTouchTaken = true
    host.cancelTouch(touch)
  }

  /// Something moved under the finger, or answers have changed.
  func setNeedsUpdate() {
    needsUpdate = true
    guard !isStepping else { return }
    isStepping = true
    host.loop.add(self)
  }

  /// Calls `body` with the time of each frame until it returns false or the drag ends.
  func tick(for owner: AnyObject, _ body: @escaping (TimeInterval) -> Bool) {
    tickers[ObjectIdentifier(owner)] = body
    setNeedsUpdate()
  }

  func step(at time: TimeInterval) -> Bool {
    takeTouch()
    update()
    for (id, body) in tickers where !body(time) { tickers[id] = nil }
    isStepping = drop != nil && (needsUpdate || !tickers.isEmpty)
    return isStepping
  }

  // MARK: What is under the finger

  func update() {
    guard let drop, needsUpdate else { return }
    needsUpdate = false
    if hasMoved, let flight {
      flight.follow(flight.window.fromScreen(drop.place))
      flight.interaction.delegate?.dragInteraction(
        flight.interaction, sessionDidMove: flight.session)
    }
    hasMoved = false
    handOverIfOutside()
    let found = interaction(under: drop)
    if found !== target {
      exit()
      if let found { enter(found) }
    }
    ask()
    springs.update(at: viewUnder(drop), drop, host.time, self)
  }

  private func viewUnder(_ drop: DropSession) -> UIView? {
    guard let scene = host.scene, CGRect(origin: .zero, size: host.size).contains(drop.place),
      let window = scene.window(at: drop.place)
    else { return nil }
    return window.hitTest(window.fromScreen(drop.place), with: nil)
  }

  /// The innermost interaction there that takes the session.
  private func interaction(under drop: DropSession) -> UIDropInteraction? {
    var seen: Set<ObjectIdentifier> = []
    var found: UIDropInteraction?
    var link = viewUnder(drop)
    while let view = link {
      for case let interaction as UIDropInteraction in view.interactions {
        let id = ObjectIdentifier(interaction)
        seen.insert(id)
        guard found == nil else { continue }
        if interaction === target {
          found = interaction
        } else if !refusals.contains(id), let delegate = interaction.delegate {
          if delegate.dropInteraction(interaction, canHandle: drop) {
            found = interaction
          } else {
            refusals.insert(id)
          }
        }
      }
      link = view.superview
    }
    refusals.formIntersection(seen)
    return found
  }

  private func enter(_ interaction: UIDropInteraction) {
    guard let drop else { return }
    target = interaction
    if !entered.contains(where: { $0 === interaction }) { entered.append(interaction) }
    interaction.delegate?.dropInteraction(interaction, sessionDidEnter: drop)
  }

  private func exit() {
    guard let old = target, let drop else { return }
    target = nil
    proposal = UIDropProposal(operation: .cancel)
    old.delegate?.dropInteraction(old, sessionDidExit: drop)
  }

  private func ask() {
    guard let drop else { return }
    if let target, let delegate = target.delegate {
      proposal = delegate.dropInteraction(target, sessionDidUpdate: drop)
    }
    guard self.drop === drop else { return }
    if let flight, flight.isFullSizeWanted != proposal.prefersFullSizePreview {
      flight.isFullSizeWanted = proposal.prefersFullSizePreview
      flight.settle()
    }
    switch operation {
    case .copy: flight?.showBadge(.copy)
    case .forbidden: flight?.showBadge(.forbidden)
    case .move, .cancel: flight?.showBadge(.none)
    }
  }

  /// What would happen now. A move that the source does not allow is none.
  var operation: UIDropOperation {
    guard let drop, target != nil else { return .cancel }
    if proposal.operation == .move, !drop.allowsMoveOperation { return .cancel }
    return proposal.operation
  }

  /// An interaction leaves its view.
  func lost(_ interaction: UIDropInteraction) {
    guard interaction === target else { return }
    exit()
    setNeedsUpdate()
  }

  // MARK: The end

  func end() {
    update()
    guard let drop else { return }
    let operation = operation
    guard operation.takesItems, let target else { return cancel() }
    perform(drop, on: target, operation)
  }

  private func perform(
    _ drop: DropSession, on interaction: UIDropInteraction, _ operation: UIDropOperation
  ) {
    let (flight, entered) = (self.flight, self.entered)
    if let flight {
      flight.interaction.delegate?.dragInteraction(
        flight.interaction, session: flight.session, willEndWith: operation)
    }
    let delegate = interaction.delegate
    delegate?.dropInteraction(interaction, performDrop: drop)
    let finish = { [weak interaction] in
      if let interaction { delegate?.dropInteraction(interaction, concludeDrop: drop) }
      for other in entered { other.delegate?.dropInteraction(other, sessionDidEnd: drop) }
      guard let flight else { return }
      Self.tellEnd(flight, operation)
      flight.interaction.delegate?.dragInteraction(
        flight.interaction, sessionDidTransferItems: flight.session)
    }
    forget()
    guard let flight else {
      // Nothing is seen of another program's items here.
      for item in drop.items {
        let animator = DragAnimator()
        delegate?.dropInteraction(interaction, item: item, willAnimateDropWith: animator)
        animator.animate()
        animator.finish(at: .end)
      }
      return finish()
    }
    let ways = flight.dragged.map {
      (one: DraggedItem) -> (DraggedItem, UITargetedPreview?, DragAnimator) in
      let animator = DragAnimator()
      var preview: UITargetedPreview?
      if let view = interaction.view, view.window != nil {
        let plain = UITargetedDragPreview(
          view: one.view, parameters: UIDragPreviewParameters(),
          target: PlainDropTarget(
            container: view, center: flight.window.convert(one.view.center, to: view)))
        preview = delegate?.dropInteraction(
          interaction, previewForDropping: one.item, withDefault: plain)
      }
      delegate?.dropInteraction(interaction, item: one.item, willAnimateDropWith: animator)
      return (one, preview, animator)
    }
    flight.land(ways, duration: Self.dropDuration, completion: finish)
  }

  func cancel() {
    guard let drop else { return }
    exit()
    let (flight, entered) = (self.flight, self.entered)
    let finish = {
      for other in entered { other.delegate?.dropInteraction(other, sessionDidEnd: drop) }
      if let flight { Self.tellEnd(flight, .cancel) }
    }
    forget()
    guard let flight else { return finish() }
    flight.interaction.delegate?.dragInteraction(
      flight.interaction, session: flight.session, willEndWith: .cancel)
    let ways = flight.dragged.map {
      (one: DraggedItem) -> (DraggedItem, UITargetedPreview?, DragAnimator) in
      // Each goes back to the view it came from, which another finger may have added.
      let interaction = one.interaction
      let delegate = interaction.delegate
      let animator = DragAnimator()
      var preview: UITargetedPreview?
      if let source = one.source, source.target.container.window != nil {
        preview = delegate?.dragInteraction(
          interaction, previewForCancelling: one.item, withDefault: source)
      }
      delegate?.dragInteraction(interaction, item: one.item, willAnimateCancelWith: animator)
      return (one, preview, animator)
    }
    flight.land(ways, duration: Self.returnDuration, completion: finish)
  }

  /// The window that shows what is dragged goes away.
  func endDrag(outOf window: UIWindow) {
    if lifted?.window === window { lifted?.putBackAtOnce() }
    if flight?.window === window { cancel() }
  }

  private static func tellEnd(_ flight: DragFlight, _ operation: UIDropOperation) {
    flight.interaction.delegate?.dragInteraction(
      flight.interaction, session: flight.session, didEndWith: operation)
    var notified: Set = [ObjectIdentifier(flight.interaction)]
    for one in flight.dragged where notified.insert(ObjectIdentifier(one.interaction)).inserted {
      one.interaction.addedItemsEnded?()
    }
  }

  /// The next drag may begin while the last one's previews are still on their way.
  private func forget() {
    flight = nil
    foreign = nil
    isHandedOver = false
    isDesktopDeaf = false
    drop = nil
    touch = nil
    target = nil
    entered = []
    refusals = []
    tickers = [:]
    needsUpdate = false
    springs.forget()
    proposal = UIDropProposal(operation: .cancel)
  }
}

extension SceneHost {
  /// What is dragged through the scene's windows.
  var drags: SceneDrags { feature(SceneDrags.self) }

  /// Takes a drag of another program over the scene, at a point of the scene in points, and returns
  /// what a drop there would do.
  package func dropMoved(_ drop: any DesktopDrop, to location: CGPoint) -> DragOperation {
    drags.desktopMoved(drop, to: location)
  }

  /// Takes that a drag of another program has left the scene.
  package func dropLeft(_ drop: any DesktopDrop) { drags.desktopLeft(drop) }

  /// Takes a drop of another program at a point of the scene in points, and returns whether a view
  /// took it.
  package func dropped(_ drop: any DesktopDrop, at location: CGPoint) -> Bool {
    drags.desktopDropped(drop, at: location)
  }
}

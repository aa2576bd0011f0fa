import CollectionEngine

/// Dragging out of a list and dropping on it, on top of the interactions that any view can have: what
/// collection and table views share.
@MainActor
final class ListDragging: NSObject {
  private unowned let list: any DragDropList
  private(set) lazy var dragInteraction: UIDragInteraction = {
    let interaction = UIDragInteraction(delegate: self)
    interaction.addedItemsEnded = { [weak self] in self?.letGo() }
    interaction.liftSetAside = { [weak self] in self?.showStates($0 ? .none : .lifting) }
    return interaction
  }()
  private(set) lazy var dropInteraction = UIDropInteraction(delegate: self)
  /// The items of the list that are lifted or dragged, and where the data source has them.
  private var sources: [(item: UIDragItem, path: IndexPath?)] = []
  private weak var dropSession: (any UIDropSession)?
  private var isDragBegun = false
  private var drop: ListDrop?
  private lazy var scroller: EdgeScroller = {
    let scroller = EdgeScroller(list)
    scroller.scrolled = { [weak self] in self?.sceneDrags?.setNeedsUpdate() }
    return scroller
  }()
  /// For a section under the drag that scrolls by itself.
  private var sectionScroller: EdgeScroller?
  /// Views at which items are about to arrive, and those at which they are on their way.
  private var arriving: [ObjectIdentifier: UIView] = [:]
  private var concealed: [ObjectIdentifier: UIView] = [:]
  /// The cell of an item that went to the gap, until the drag is over.
  private var leftBehind: UIView?
  private var gap: IndexPath?
  /// Where the gap is to be once it has been wanted for long enough.
  private var wanted: (path: IndexPath, since: TimeInterval)?

  init(_ list: any DragDropList) {
    self.list = list
    super.init()
  }

  /// Adds what the list's delegates make necessary.
  func update() {
    if list.dragsItems { list.addInteraction(dragInteraction) }
    dragInteraction.isEnabled = list.dragsItems
    if list.takesDrops {
      list.addInteraction(dropInteraction)
    } else if dropInteraction.view != nil {
      list.removeInteraction(dropInteraction)
    }
  }

  var hasActiveDrag: Bool { isDragBegun }
  var hasActiveDrop: Bool { dropSession != nil }
  var hasGap: Bool { gap != nil }
  private var sceneDrags: SceneDrags? { list.window?.windowScene?.host.drags }

  /// Where the data source has an item that is dragged out of this list.
  func source(of item: UIDragItem) -> IndexPath? { sources.first { $0.item === item }?.path }

  /// The data source changed: the items are elsewhere, or gone.
  func follow(_ map: UpdateMap) {
    guard !sources.isEmpty else { return }
    sources = sources.map { item, path in
      (item, path.flatMap { ItemPath($0) }.flatMap { map.after($0) }.map { IndexPath($0) })
    }
  }

  /// Nothing is known of any item any more.
  func forgetItems() {
    sources = sources.map { ($0.item, nil) }
    gap = nil
    wanted = nil
  }

  /// An update closed it; the next answer opens it again.
  func gapWasClosed() {
    gap = nil
    wanted = nil
  }

  /// Cells that come on the screen meanwhile.
  func state(ofItemAt path: IndexPath) -> ListDragState {
    guard sources.contains(where: { $0.path == path }) else { return .none }
    return isDragBegun ? .dragging : .lifting
  }

  private func showStates(_ state: ListDragState) {
    for source in sources { if let path = source.path { list.showDragState(state, at: path) } }
  }

  /// The cell as it is; nil where it is out of sight.
  private func preview(
    ofItemAt path: IndexPath, _ parameters: UIDragPreviewParameters?
  ) -> UITargetedDragPreview? {
    guard let cell = list.dragCell(at: path), cell.window != nil else { return nil }
    return UITargetedDragPreview(view: cell, parameters: parameters ?? Self.parameters(of: cell))
  }

  /// The shape one sees: the cell's corners or those of its content.
  static func parameters(of view: UIView) -> UIDragPreviewParameters {
    let parameters = UIDragPreviewParameters()
    let content = (view as? any ConfiguredView)?.contentView
    let radius = max(
      view.layer.cornerRadius, content?.layer.cornerRadius ?? 0,
      ListGroup.cornerRadius(of: view))
    if radius > 0 {
      parameters.visiblePath = UIBezierPath(roundedRect: view.bounds, cornerRadius: radius)
    }
    return parameters
  }
}

// MARK: - Out of the list

extension ListDragging: UIDragInteractionDelegate {
  // iOS-BEHAVIOUR: an item of the selection takes the whole selection along, and the delegate is asked
  // for each. Evidence: drag-2.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard list.dragsItems, !isDragBegun, let path = list.dragPath(at: session.location(in: list))
    else { return [] }
    let selection = list.dragSelection
    let paths =
      selection.contains(path) ? [path] + selection.filter { $0 != path } : [path]
    var found: [(item: UIDragItem, path: IndexPath?)] = []
    for path in paths {
      let items = list.dragItems(beginning: session, at: path)
      // Nothing at the pressed item means nothing at all.
      if items.isEmpty, found.isEmpty { return [] }
      found += items.map { ($0, path) }
    }
    sources = found
    return found.map(\.item)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let path = source(of: item) else { return nil }
    // Its picture is taken now, and the touch that pressed it is cancelled only after that.
    UIView.performWithoutAnimation { list.setHighlighted(false, path) }
    return preview(ofItemAt: path, list.dragPreviewParameters(at: path))
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    showStates(.lifting)
    animator.addCompletion { [weak self] position in
      guard let self, position == .start else { return }
      showStates(.none)
      sources = []
    }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    isDragBegun = true
    list.dragWillBegin(session)
    showStates(.dragging)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { list.dragAllowsMoving(session) }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { list.dragIsRestricted(session) }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard list.dragsItems, let path = list.dragPath(at: point),
      !sources.contains(where: { $0.path == path })
    else { return [] }
    let items = list.dragItems(addingTo: session, at: path, point: point)
    guard !items.isEmpty else { return items }
    // Items for another list's drag are followed like those of a drag of one's own.
    isDragBegun = true
    sources += items.map { ($0, path) }
    list.showDragState(.dragging, at: path)
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    // Where the item is now; it may have moved, or be gone.
    guard let path = source(of: item) else { return nil }
    return preview(ofItemAt: path, list.dragPreviewParameters(at: path))
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    letGo()
    list.dragDidEnd(session)
  }

  /// Nothing of the list is dragged any more.
  private func letGo() {
    isDragBegun = false
    if let leftBehind { list.setConcealed(false, leftBehind) }
    leftBehind = nil
    showStates(.none)
    sources = []
  }
}

// MARK: - On the list

extension ListDragging: UIDropInteractionDelegate {
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { list.takesDrops && list.dropCanHandle(session) }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    dropSession = session
    list.dropDidEnter(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    let point = session.location(in: list)
    let origin = list.storedLayer.bounds.origin
    scroller.hold(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
    let moved = ownItem(session)
    let destination = list.dropDestination(at: point, moving: moved)
    holdSection(at: point, destination)
    let answer = list.dropProposal(session, at: destination)
    guard dropSession === session else { return answer.proposal }
    let operation = answer.proposal.operation
    let takes = operation == .copy || operation == .move && session.allowsMoveOperation
    if takes, answer.intent == .insertAt, let destination {
      want(destination, operation == .move ? moved : nil)
    } else {
      closeGap()
    }
    return answer.proposal
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    leave()
    dropSession = nil
    list.dropDidExit(session)
  }

  /// The only item that is dragged, if it is one of this list.
  private func ownItem(_ session: any UIDropSession) -> IndexPath? {
    guard session.items.count == 1, let item = session.items.first else { return nil }
    return source(of: item)
  }

  private func leave() {
    scroller.stop()
    sectionScroller?.stop()
    closeGap()
  }

  private func holdSection(at point: CGPoint, _ destination: IndexPath?) {
    let view = destination.flatMap { list.sectionScroller(at: $0) }
    guard let view, view.frame.contains(point) else {
      sectionScroller?.stop()
      sectionScroller = nil
      return
    }
    if sectionScroller?.scrolls(view) != true {
      sectionScroller?.stop()
      let scroller = EdgeScroller(view)
      scroller.scrolled = { [weak self] in self?.sceneDrags?.setNeedsUpdate() }
      sectionScroller = scroller
    }
    sectionScroller?.hold(at: CGPoint(x: point.x - view.frame.minX, y: point.y - view.frame.minY))
  }

  // MARK: The gap

  private func want(_ path: IndexPath, _ moved: IndexPath?) {
    guard let drags = sceneDrags, path != gap else {
      wanted = nil
      return
    }
    let now = list.window?.windowScene?.host.time ?? 0
    if wanted?.path != path { wanted = (path, now) }
    guard gap != nil, list.gapDelay > 0 else { return open(path, moved) }
    drags.tick(for: self) { [weak self] time in
      guard let self, let wanted, wanted.path == path else { return false }
      guard time - wanted.since >= list.gapDelay else { return true }
      open(path, moved)
      drags.setNeedsUpdate()
      return false
    }
  }

  private func open(_ path: IndexPath, _ moved: IndexPath?) {
    wanted = nil
    // A gap of another kind closes before.
    list.openGap(at: path, for: moved)
    gap = path
  }

  private func closeGap() {
    wanted = nil
    guard gap != nil else { return }
    gap = nil
    list.closeGap()
  }

  // MARK: The drop

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    let moved = ownItem(session)
    let point = session.location(in: list)
    let answer = list.dropDestination(at: point, moving: moved)
    let destination = gap ?? answer
    let movedCell = gap == nil ? nil : moved.flatMap { list.dragCell(at: $0) }
    if let item = session.items.first, moved != nil,
      let place = list.moveOwnItem(session, to: destination)
    {
      leave()
      if let cell = list.dragCell(at: place) {
        list.setConcealed(true, cell)
        leftBehind = cell
      }
      let drop = ListDrop(session, [], at: place)
      _ = drop.land(item, .item(place))
      self.drop = drop
      return
    }
    // The delegate finds its list as its data source has it, and says itself what changes. All of
    // that moves from what is seen, so that the gap stays where it is.
    leave()
    if let movedCell {
      list.setConcealed(true, movedCell)
      leftBehind = movedCell
    }
    let drags = sceneDrags
    let items = session.items.map { item in
      ListDropItem(
        item, from: source(of: item),
        previewSize: drags?.landingSizes[ObjectIdentifier(item)] ?? .zero)
    }
    let drop = list.makeDrop(session, items, at: destination)
    self.drop = drop
    list.performDrop(drop)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let landing = drop?.landing(of: item) else { return defaultPreview }
    switch landing {
    case .item(let path):
      if let preview = preview(ofItemAt: path, list.dropPreviewParameters(at: path)) {
        arriving[ObjectIdentifier(item)] = preview.view
        return preview
      }
      guard let frame = list.dropFrame(ofItemAt: path) else { return nil }
      return defaultPreview.retargetedPreview(
        with: UIDragPreviewTarget(
          container: list, center: CGPoint(x: frame.midX, y: frame.midY)))
    case .into(let path, let rect):
      guard let frame = list.dropFrame(ofItemAt: path) else { return nil }
      let size = defaultPreview.size
      let scale = min(
        1, rect.width / max(1, size.width), rect.height / max(1, size.height))
      return defaultPreview.retargetedPreview(
        with: UIDragPreviewTarget(
          container: list,
          center: CGPoint(x: frame.minX + rect.midX, y: frame.minY + rect.midY),
          transform: CGAffineTransform(scaleX: max(0.01, scale), y: max(0.01, scale))))
    case .target(let target): return defaultPreview.retargetedPreview(with: target)
    case .view(let view, let parameters):
      guard view.window != nil else { return nil }
      arriving[ObjectIdentifier(item)] = view
      return UITargetedDragPreview(
        view: view, parameters: parameters ?? Self.parameters(of: view))
    }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) {
    guard let drop, let own = drop.animator(of: item) else { return }
    animator.addAnimations { [weak self] in
      self?.conceal(item)
      own.animate()
    }
    animator.addCompletion { [weak self] position in
      self?.reveal(item)
      own.finish(at: position)
    }
  }

  /// What is on its way is not seen at its place yet.
  private func conceal(_ item: UIDragItem) {
    guard let view = arriving.removeValue(forKey: ObjectIdentifier(item)) else { return }
    concealed[ObjectIdentifier(item)] = view
    list.setConcealed(true, view)
  }

  private func reveal(_ item: UIDragItem) {
    guard let view = concealed.removeValue(forKey: ObjectIdentifier(item)) else { return }
    list.setConcealed(false, view)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {
    if dropSession === session {
      leave()
      dropSession = nil
    }
    drop = nil
    list.dropDidEnd(session)
  }
}

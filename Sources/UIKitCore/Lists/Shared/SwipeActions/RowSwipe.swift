import CollectionEngine

/// A list whose rows or items a swipe moves aside.
@MainActor
protocol SwipingList: ListView {
  /// The row that is aside, or about to be.
  var currentSwipe: RowSwipe? { get }
  /// What a swipe over an item would show on a cell; nil where nothing.
  func makeSwipe(_ path: ItemPath, on cell: any ListCellView) -> RowSwipe?
  /// The swipe that a finger at a point begins or goes on with; nil where there are no actions.
  func swipe(at point: CGPoint, direction: CGFloat) -> RowSwipe?
  func beginSwipe(_ swipe: RowSwipe)
  func finishSwipe()
  /// Whether a cell clips its contents although nothing is swiped.
  func keepsClipping(_ cell: any ListCellView) -> Bool
}

/// A row that a swipe has moved aside, and the actions beside it.
@MainActor
final class RowSwipe {
  private unowned let table: any SwipingList
  let cell: any ListCellView
  /// Follows the row through updates.
  var path: ItemPath
  let leading: UISwipeActionsConfiguration?
  let trailing: UISwipeActionsConfiguration?
  private var view: SwipeActionsView?
  /// How far the row lies from its place, positive to the right.
  private(set) var offset: CGFloat = 0
  /// What the offset was when the finger came.
  var offsetAtStart: CGFloat = 0
  private(set) var isPerforming = false

  init(
    _ table: any SwipingList, _ cell: any ListCellView, _ path: ItemPath,
    leading: UISwipeActionsConfiguration?, trailing: UISwipeActionsConfiguration?
  ) {
    self.table = table
    self.cell = cell
    self.path = path
    self.leading = leading
    self.trailing = trailing
  }

  private var isMirrored: Bool { table.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The configuration that a row moved this way shows.
  private func configuration(_ offset: CGFloat) -> UISwipeActionsConfiguration? {
    guard offset != 0 else { return nil }
    return (offset > 0) != isMirrored ? leading : trailing
  }

  func has(_ direction: CGFloat) -> Bool {
    !(configuration(direction)?.actions.isEmpty ?? true)
  }

  // MARK: Moving

  /// Puts the row aside. Beyond the buttons it follows the finger less, unless a swipe over the whole
  /// row does something.
  func move(to wanted: CGFloat) {
    var new = has(wanted) ? wanted : wanted / 6
    if let configuration = configuration(new), has(new) {
      let shown = actionsView(for: configuration, new)
      let rest = shown.restingWidth
      if !configuration.performsFirstActionWithFullSwipe, abs(new) > rest {
        new = (new < 0 ? -1 : 1) * (rest + (abs(new) - rest) / 3)
      }
    }
    set(new)
  }

  private func actionsView(
    for configuration: UISwipeActionsConfiguration, _ offset: CGFloat
  ) -> SwipeActionsView {
    if let view, view.configuration === configuration { return view }
    view?.removeFromSuperview()
    let made = SwipeActionsView(configuration, isLeading: configuration === leading) {
      [unowned self] action, source in perform(action, source)
    }
    // The row's contents move inside its frame, so that groups keep their edges.
    cell.clipsToBounds = true
    table.insertSubview(made, aboveSubview: cell)
    made.storedLayer.zPosition = cell.storedLayer.zPosition
    made.storedLayer.cornerRadius = cell.storedLayer.cornerRadius
    made.storedLayer.maskedCorners = cell.storedLayer.maskedCorners
    view = made
    return made
  }

  private func set(_ new: CGFloat) {
    offset = new
    cell.bounds.origin.x = -new
    place()
  }

  /// Where the buttons are follows from where the row is.
  func place() {
    guard let view else { return }
    let frame = cell.elementState.appliedAttributes?.plainFrame ?? .zero
    let width = abs(offset)
    view.frame = CGRect(
      x: offset > 0 ? frame.minX : frame.maxX - width, y: frame.minY, width: width,
      height: frame.height)
    view.isFull = isFull
    view.layoutIfNeeded()
  }

  /// Whether letting go now does the first action.
  var isFull: Bool {
    guard let configuration = configuration(offset),
      configuration.performsFirstActionWithFullSwipe, has(offset)
    else { return false }
    return abs(offset) > max(cell.bounds.width * 0.55, (view?.restingWidth ?? 0) + 60)
  }

  /// The finger has let go: opens, closes, or does the first action.
  ///
  /// - Parameter velocity: in points per second.
  func letGo(velocity: CGFloat) {
    if isFull, let action = configuration(offset)?.actions.first, let view {
      perform(action, view)
      return
    }
    let rest = view?.restingWidth ?? 0
    let aim = offset + velocity * 0.1
    guard has(offset), aim * offset > 0, abs(aim) > rest / 2 else { return table.finishSwipe() }
    open(isLeft: offset < 0)
  }

  /// Shows the buttons as they are at rest.
  func open(isLeft: Bool) {
    let sign: CGFloat = isLeft ? -1 : 1
    guard let configuration = configuration(sign) else { return }
    let rest = actionsView(for: configuration, sign).restingWidth
    animate { self.set(sign * rest) }
  }

  /// Takes the buttons away.
  func close(animated: Bool) {
    let view = self.view
    let finish = { [cell, table] in
      view?.removeFromSuperview()
      cell.bounds.origin.x = 0
      if !table.keepsClipping(cell) { cell.clipsToBounds = false }
    }
    guard animated, table.window != nil else { return finish() }
    animate({ self.set(0) }, completion: finish)
  }

  private func animate(_ changes: @escaping () -> Void, completion: @escaping () -> Void = {}) {
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [.allowUserInteraction], animations: changes, completion: { _ in completion() })
  }

  // MARK: Doing it

  private func perform(
    _ action: UIContextualAction, _ source: UIView, done: @escaping (Bool) -> Void = { _ in }
  ) {
    guard !isPerforming else { return }
    isPerforming = true
    action.handler(action, source) { [weak self] isDone in
      guard let self else { return }
      table.finishSwipe()
      done(isDone)
    }
    // A handler that has shown its update already has taken the row away.
  }
}

/// The key Delete.
extension RowSwipe {
  /// All of them in the order in which a menu has them, which is that of the row.
  var actions: [UIContextualAction] {
    (leading?.actions ?? []) + (trailing?.actions ?? []).reversed()
  }

  /// For readers: does one of the actions without its button being pressed.
  func perform(_ action: UIContextualAction) { perform(action, view ?? cell) }

  /// The first action that destroys, at the end of the row before its beginning.
  private var destruction: UIContextualAction? {
    (trailing?.actions ?? []).first { $0.style == .destructive }
      ?? (leading?.actions ?? []).first { $0.style == .destructive }
  }

  var destroys: Bool { destruction != nil && !isPerforming }

  /// Whether the action asks for no second press: the buttons are shown already, or a swipe over the
  /// whole row does it.
  var destroysAtOnce: Bool {
    guard let destruction else { return false }
    return offset != 0
      || [trailing, leading].contains {
        $0?.performsFirstActionWithFullSwipe == true && $0?.actions.first === destruction
      }
  }

  /// - Parameter done: hears whether the action did what it says; where the program never tells, not
  ///   called.
  func destroy(done: @escaping (Bool) -> Void) {
    if let destruction { perform(destruction, view ?? cell, done: done) }
  }

  /// Shows the button, which waits to be pressed.
  func openDestruction() {
    let isTrailing = trailing?.actions.contains { $0 === destruction } ?? false
    open(isLeft: isTrailing != isMirrored)
  }
}

extension SwipingList {
  /// What a swipe over an item would show; nil where nothing, or where it has no cell.
  func makeSwipe(_ path: ItemPath) -> RowSwipe? {
    cell(at: IndexPath(path)).flatMap { makeSwipe(path, on: $0) }
  }

  /// The key Delete on an item: does what its action that destroys does, or shows that first where the
  /// program wants it pressed. The keyboard goes on to the next item.
  ///
  /// - Returns: whether the item has such an action.
  func deleteByKey(_ path: ItemPath) -> Bool {
    guard movement == nil, !storedIsEditing else { return false }
    let current = currentSwipe.flatMap { $0.path == path ? $0 : nil }
    guard let swipe = current ?? makeSwipe(path), swipe.destroys else { return false }
    beginSwipe(swipe)
    guard swipe.destroysAtOnce else {
      swipe.openDestruction()
      return true
    }
    // Before anything goes, so that the focus follows its item through whichever update comes.
    let hadFocus = selection.focused != nil
    if hadFocus, let next = neighbourInSection(of: path) { focus(next) }
    swipe.destroy { [weak self, weak swipe] isDone in
      guard let self, let swipe, hadFocus, !isDone, sourceCounts.contains(swipe.path) else {
        return
      }
      focus(swipe.path)
    }
    return true
  }

  /// The key Delete on what is selected, also while the list is edited and several are chosen: each item's action
  /// that destroys, from the last item to the first, so that those before stay where they are. Where one wants to be
  /// pressed it is shown, and that is all.
  ///
  /// - Returns: whether there was anything to do.
  func deleteSelection() -> Bool {
    let paths = selection.paths
    guard movement == nil, !storedIsEditing || isChoosingSeveral, let last = paths.last else {
      return false
    }
    guard paths.count > 1 || storedIsEditing else { return deleteByKey(last) }
    return delete(paths)
  }

  /// - Parameter paths: in reading order.
  private func delete(_ paths: [ItemPath]) -> Bool {
    var rest = paths
    while let path = rest.popLast() {
      guard sourceCounts.contains(path), selection.contains(path),
        let cell = cell(at: IndexPath(path)) ?? makeUnseenCell(path)
      else { continue }
      guard let swipe = makeSwipe(path, on: cell), swipe.destroysAtOnce else {
        giveBack(cell)
        continue
      }
      beginSwipe(swipe)
      swipe.destroy { [weak self] _ in
        self?.giveBack(cell)
        _ = self?.delete(rest)
      }
      return true
    }
    return false
  }

  /// A cell that was made to be asked and not shown serves others.
  private func giveBack(_ cell: any ListCellView) {
    if cell.elementState.use == .dequeued, cell.superview == nil { recycle(cell) }
  }

  private func neighbourInSection(of path: ItemPath) -> ItemPath? {
    [path.item + 1, path.item - 1].map { ItemPath(section: path.section, item: $0) }
      .first { $0.item >= 0 && sourceCounts.contains($0) && canFocus($0) }
  }
}

/// Recognises a finger that moves a row aside.
final class RowSwipeRecognizer: UIPanGestureRecognizer {
  private weak var table: (any SwipingList)?
  private var swipe: RowSwipe?

  init(_ table: any SwipingList) {
    self.table = table
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    takesSidewaysScroll = true
  }

  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    other is UIScrollViewPanGestureRecognizer && other.view === view
  }

  // Sideways only; what goes up and down scrolls.
  override func slop(of travel: CGPoint) -> CGPoint? {
    guard let table else { return nil }
    let way = convert(way: travel, to: table)
    guard abs(way.x) >= Self.slop else {
      if abs(way.y) >= Self.slop { state = .failed }
      return nil
    }
    guard abs(way.x) > abs(way.y) else {
      state = .failed
      return nil
    }
    return convert(way: CGPoint(x: way.x < 0 ? -Self.slop : Self.slop, y: 0), from: table)
  }

  override func mayBegin() -> Bool {
    guard let table else { return false }
    let way = convert(way: travel, to: table)
    guard let swipe = table.swipe(at: location(in: table), direction: way.x) else { return false }
    self.swipe = swipe
    return true
  }

  override func stateWillBeReported() {
    guard let table, let swipe else { return }
    switch state {
    case .began:
      table.beginSwipe(swipe)
      swipe.offsetAtStart = swipe.offset
      swipe.move(to: swipe.offsetAtStart + translation(in: table).x)
    case .changed: swipe.move(to: swipe.offsetAtStart + translation(in: table).x)
    case .ended: swipe.letGo(velocity: velocity(in: table).x)
    case .cancelled: table.finishSwipe()
    case .possible, .failed: break
    }
  }

  override func reset() {
    super.reset()
    swipe = nil
  }
}

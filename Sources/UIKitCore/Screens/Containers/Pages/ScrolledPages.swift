import PlatformInterface

/// Pages that slide past: the transition style `.scroll`.
@MainActor
final class ScrolledPages: PageDriver {
  /// What is known of a page beside the one in sight.
  private enum Neighbour {
    case unknown
    case none
    case page(UIViewController)
  }

  unowned let owner: UIPageViewController
  private let queue = PageQueueView()
  private var before = Neighbour.unknown
  private var after = Neighbour.unknown
  private var transition: PageTransition?
  /// On which side of the middle the pages of the transition lie: -1 or 1.
  private var side: CGFloat = 0
  private var isAsking = false
  private var hadSource: Bool
  /// Whether fingers could move pages before a turn by the program.
  private var couldPan = true
  /// For which pages were laid out last.
  private var lastSize = CGSize.zero

  init(_ owner: UIPageViewController) {
    self.owner = owner
    hadSource = owner.dataSource != nil
    queue.pages = self
    queue.isScrollEnabled = hadSource
  }

  var pagesView: UIView { queue }

  // MARK: Places

  private var isHorizontal: Bool { owner.navigationOrientation == .horizontal }

  /// Points from one page to the next.
  private var step: CGFloat { isHorizontal ? queue.bounds.width : queue.bounds.height }

  private var place: CGFloat { isHorizontal ? queue.contentOffset.x : queue.contentOffset.y }

  /// How far the content is from rest, in points; positive to the right and downwards.
  private var way: CGFloat { place - step }

  private var tolerance: CGFloat { 1 / queue.pixelScale }

  private func offset(_ place: CGFloat) -> CGPoint {
    isHorizontal ? CGPoint(x: place, y: 0) : CGPoint(x: 0, y: place)
  }

  private func side(of direction: UIPageViewController.NavigationDirection) -> CGFloat {
    (direction == .forward) != owner.readsBackwards ? 1 : -1
  }

  private func direction(of side: CGFloat) -> UIPageViewController.NavigationDirection {
    (side > 0) != owner.readsBackwards ? .forward : .reverse
  }

  /// Whether a scroll by `delta` may turn pages. A wheel, which turns one way, turns pages that lie
  /// the other way, too.
  func isAlong(_ delta: CGVector, isWheel: Bool) -> Bool {
    isWheel ? delta != .zero : (isHorizontal ? delta.dx : delta.dy) != 0
  }

  /// Puts a page's view beside the middle, or in it.
  private func put(_ page: UIViewController, _ side: CGFloat) {
    guard let view = page.view else { return }
    let size = queue.bounds.size
    // Before the first layout pages keep the size they were made with.
    guard size != .zero else { return queue.addSubview(view) }
    let overhang = owner.pageSpacing / 2
    let origin = offset(step * (1 + side))
    let space = CGRect(origin: origin, size: size)
    let frame =
      isHorizontal ? space.insetBy(dx: overhang, dy: 0) : space.insetBy(dx: 0, dy: overhang)
    if view.frame != frame { view.frame = frame }
    if view.storedSuperview !== queue { queue.addSubview(view) }
  }

  func layOut() {
    let size = queue.bounds.size
    if size != lastSize {
      // A turn under way ends with the size it was begun for.
      settle()
      lastSize = size
      arrange {
        queue.contentSize =
          isHorizontal
          ? CGSize(width: size.width * 3, height: size.height)
          : CGSize(width: size.width, height: size.height * 3)
        queue.setOffset(offset(step), reason: .adjustment)
      }
    }
    takeEnds()
    for page in owner.shown { put(page, 0) }
  }

  private func arrange(_ work: () -> Void) {
    let wasArranging = queue.isArranging
    queue.isArranging = true
    work()
    queue.isArranging = wasArranging
  }

  // MARK: Neighbours

  func forgetNeighbours() {
    before = .unknown
    after = .unknown
    let hasSource = owner.dataSource != nil
    if hasSource != hadSource { queue.isScrollEnabled = hasSource }
    hadSource = hasSource
    takeEnds()
  }

  // iOS-BEHAVIOUR: when scrolling begins the data source is asked for the page after, then for the one
  // before; when a turn by the user is done, for the one that is not known. Evidence: controller-9.
  private func ask() {
    guard !isAsking, let source = owner.dataSource, owner.shown.count == 1,
      let current = owner.shown.first
    else { return }
    isAsking = true
    if case .unknown = after {
      after = known(source.pageViewController(owner, viewControllerAfter: current), current)
    }
    if case .unknown = before {
      before = known(source.pageViewController(owner, viewControllerBefore: current), current)
    }
    isAsking = false
    takeEnds()
  }

  private func known(_ page: UIViewController?, _ current: UIViewController) -> Neighbour {
    // A page cannot lie beside itself.
    guard let page, page !== current else { return .none }
    page.loadViewIfNeeded()
    return .page(page)
  }

  private func neighbour(_ side: CGFloat) -> Neighbour {
    direction(of: side) == .forward ? after : before
  }

  /// Content ends where there is no page beside the one in sight.
  private func takeEnds() {
    func space(_ side: CGFloat) -> CGFloat {
      if case .none = neighbour(side) { return -step }
      return 0
    }
    let (near, far) = (space(-1), space(1))
    let insets =
      isHorizontal
      ? UIEdgeInsets(top: 0, left: near, bottom: 0, right: far)
      : UIEdgeInsets(top: near, left: 0, bottom: far, right: 0)
    arrange { queue.contentInset = insets }
  }

  // MARK: Scrolling

  /// Somebody begins to move the content.
  func willScroll() { if transition?.isByUser ?? true { ask() } }

  func didScroll() {
    let way = way
    let isAtRest = abs(way) < tolerance
    let now: CGFloat = isAtRest ? 0 : way < 0 ? -1 : 1
    if let transition {
      guard now != side, now != 0 else {
        // Fingers may go on to the page after next.
        if abs(way) > step + tolerance, transition.isByUser, queue.isDragging { complete() }
        return
      }
      guard transition.isByUser else { return }
      takeBack(isFinished: true)
    }
    guard now != 0, transition == nil, case .page(let page) = neighbour(now) else { return }
    begin(PageTransition(owner, to: [page], direction(of: now), isByUser: true), now)
  }

  /// Nothing moves the content any more.
  func didStop() {
    guard let transition else { return }
    if way * side >= step - tolerance {
      complete()
    } else if abs(way) < tolerance, transition.isByUser {
      takeBack(isFinished: true)
    }
  }

  private func begin(_ transition: PageTransition, _ side: CGFloat) {
    self.transition = transition
    self.side = side
    if !transition.isByUser {
      owner.announced = transition.new
      couldPan = queue.panGestureRecognizer.isEnabled
      queue.panGestureRecognizer.isEnabled = false
    }
    transition.begin {
      for page in transition.new {
        put(page, side)
        page.view.layoutIfNeeded()
      }
    }
  }

  private func letUserMove(after transition: PageTransition) {
    guard !transition.isByUser else { return }
    owner.announced = nil
    queue.panGestureRecognizer.isEnabled = couldPan
  }

  /// The pages of the transition are the ones in sight.
  private func complete(isFinished: Bool = true) {
    guard let done = transition else { return }
    transition = nil
    letUserMove(after: done)
    let old = owner.shown.first
    owner.shown = done.new
    if done.isByUser, let old {
      before = done.direction == .forward ? .page(old) : .unknown
      after = done.direction == .forward ? .unknown : .page(old)
    } else {
      before = .unknown
      after = .unknown
    }
    let rest = place - side * step
    arrange {
      takeEnds()
      for page in done.new { put(page, 0) }
      for page in done.old where !done.new.contains(page) { put(page, -side) }
      queue.setOffset(offset(rest), reason: .contentOffsetSetter)
    }
    done.finish(isFinished: isFinished)
    if done.isByUser, isFinished, transition == nil, owner.shown == done.new { ask() }
  }

  private func takeBack(isFinished: Bool) {
    guard let gone = transition else { return }
    transition = nil
    letUserMove(after: gone)
    gone.takeBack(isFinished: isFinished)
  }

  func settle() {
    guard let transition else { return }
    let length = isHorizontal ? lastSize.width : lastSize.height
    let isDone = !transition.isByUser || (place - length) * side > length / 2
    arrange {
      queue.stopScrollingAndZooming()
      queue.setOffset(offset(isDone ? step * (1 + side) : step), reason: .contentOffsetSetter)
    }
    if isDone { complete(isFinished: false) } else { takeBack(isFinished: false) }
  }

  // MARK: Turns by code and keys

  func show(
    _ pages: [UIViewController], _ direction: UIPageViewController.NavigationDirection,
    animated: Bool, completion: ((Bool) -> Void)?
  ) {
    settle()
    before = .unknown
    after = .unknown
    takeEnds()
    let canMove =
      owner.appearance.phase == .appeared && queue.frameLoop != nil && step > 0
      && !owner.shown.isEmpty && owner.shown != pages
    guard animated, canMove else {
      PageTransition.replace(in: owner, with: pages) { for page in pages { put(page, 0) } }
      completion?(true)
      return
    }
    let way = side(of: direction)
    begin(
      PageTransition(owner, to: pages, direction, isByUser: false, completion: completion), way)
    queue.setContentOffset(offset(step * (1 + way)), animated: true)
  }

  func turn(_ direction: UIPageViewController.NavigationDirection) -> Bool {
    guard queue.isScrollEnabled else { return false }
    if transition != nil { return true }
    ask()
    let way = side(of: direction)
    guard case .page = neighbour(way) else { return false }
    queue.setContentOffset(offset(step * (1 + way)), animated: true)
    return true
  }
}

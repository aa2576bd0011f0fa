import ObjCRuntime
import PlatformInterface

/// Pages of a book that are turned over: the transition style `.pageCurl`.
///
/// The sheet is folded flat along a line across the page, which goes from the far edge to the spine.
final class TurnedPages: NSObject, PageDriver {
  private unowned let owner: UIPageViewController
  private let book = BookView()
  private let pan: PagePanRecognizer
  private let tap: PageTapRecognizer
  private var transition: PageTransition?
  /// On the back of the sheet of a double-sided book bound at an edge.
  private var back: UIViewController?
  private var animation: TurnAnimation?
  /// How far a finger has turned, of the whole way.
  private var part: CGFloat = 0
  /// The direction in which a finger turns, from when it began.
  private var dragged: UIPageViewController.NavigationDirection?
  /// The direction in which there is no page for that finger.
  private var refused: UIPageViewController.NavigationDirection?

  /// Seconds of a turn by itself. Looked at on iOS, not measured, as the numbers below.
  static let duration: TimeInterval = 0.5
  /// Points per second that decide alone.
  private static let decidingSpeed: CGFloat = 200
  /// Of the whole way, after which a slow finger's turn goes on.
  private static let decidingPart: CGFloat = 0.25

  init(_ owner: UIPageViewController) {
    self.owner = owner
    pan = PagePanRecognizer(isHorizontal: owner.navigationOrientation == .horizontal)
    tap = PageTapRecognizer(target: nil, action: nil)
    super.init()
    pan.addTarget(self, action: Selector("panned:", TurnedPages.panned(_:)))
    pan.allowedScrollTypesMask = .all
    pan.readsBackwards = { [unowned self] in self.owner.readsBackwards }
    tap.addTarget(self, action: Selector("tapped:", TurnedPages.tapped(_:)))
    tap.isWanted = { [unowned self] in direction(at: $0) != nil }
    book.addGestureRecognizer(pan)
    book.addGestureRecognizer(tap)
  }

  var pagesView: UIView { book }
  var recognizers: [UIGestureRecognizer] { [pan, tap] }

  private var isHorizontal: Bool { owner.navigationOrientation == .horizontal }

  // MARK: Places

  func layOut() {
    let isNew = book.take(isHorizontal: isHorizontal, spine: owner.spineLocation)
    if isNew { settle() }
    if transition == nil { book.rest(owner.shown.compactMap(\.view)) }
  }

  func forgetNeighbours() {}

  // MARK: The next pages

  /// Asks the data source for the pages that turning leads to, and for what is on the back of the sheet.
  private func pages(
    _ direction: UIPageViewController.NavigationDirection
  ) -> (new: [UIViewController], back: UIViewController?)? {
    guard let source = owner.dataSource else { return nil }
    func next(_ page: UIViewController?) -> UIViewController? {
      guard let page else { return nil }
      return direction == .forward
        ? source.pageViewController(owner, viewControllerAfter: page)
        : source.pageViewController(owner, viewControllerBefore: page)
    }
    let first = next(direction == .forward ? owner.shown.last : owner.shown.first)
    guard let first else { return nil }
    if owner.spineLocation == .mid {
      guard let second = next(first) else { return nil }
      return (direction == .forward ? [first, second] : [second, first], nil)
    }
    guard owner.isDoubleSided else { return ([first], nil) }
    return next(first).map { ([$0], first) }
  }

  // MARK: Turning

  private func begin(
    _ new: [UIViewController], _ back: UIViewController?,
    _ direction: UIPageViewController.NavigationDirection, isByUser: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    Unsupported.report("the curl of UIPageViewController.TransitionStyle.pageCurl")
    let transition = PageTransition(
      owner, to: new, direction, isByUser: isByUser, completion: completion)
    self.transition = transition
    if !isByUser { owner.announced = new }
    transition.begin {
      if let back {
        self.back = back
        if back.storedParent !== owner { owner.addChild(back) }
        back.didMove(toParent: owner)
      }
      book.begin(
        from: transition.old.compactMap(\.view), to: new.compactMap(\.view), back: back?.view,
        isForward: direction == .forward)
    }
    part = 0
  }

  private func show(_ part: CGFloat) {
    self.part = min(max(part, 0), 1)
    book.show(self.part)
  }

  /// Goes on from where the sheet is, to the end or back.
  private func goOn(to end: CGFloat) {
    guard let loop = book.window?.windowScene?.host.loop else {
      part = end
      return settle()
    }
    let running = TurnAnimation(
      from: part, to: end, show: { [weak self] in self?.show($0) },
      ended: { [weak self] in
        self?.animation = nil
        self?.end(isDone: end == 1, isFinished: true)
      })
    animation = running
    loop.add(running)
  }

  private func end(isDone: Bool, isFinished: Bool) {
    guard let transition else { return }
    self.transition = nil
    owner.announced = nil
    if isDone { owner.shown = transition.new }
    book.end(with: owner.shown.compactMap(\.view))
    if let back {
      self.back = nil
      back.willMove(toParent: nil)
      back.view.removeFromSuperview()
      back.removeFromParent()
    }
    if isDone {
      transition.finish(isFinished: isFinished)
    } else {
      transition.takeBack(isFinished: isFinished)
    }
    book.clear()
  }

  func settle() {
    guard let transition else { return }
    if let animation { book.window?.windowScene?.host.loop.remove(animation) }
    let isGoingOn = animation.map { $0.target == 1 } ?? (part > 0.5)
    animation = nil
    dragged = nil
    end(isDone: !transition.isByUser || isGoingOn, isFinished: false)
  }

  func show(
    _ pages: [UIViewController], _ direction: UIPageViewController.NavigationDirection,
    animated: Bool, completion: ((Bool) -> Void)?
  ) {
    settle()
    _ = book.take(isHorizontal: isHorizontal, spine: owner.spineLocation)
    let count = owner.pageCount
    let new = Array(pages.prefix(count))
    let canMove =
      owner.appearance.phase == .appeared && owner.viewIfLoaded?.window != nil
      && owner.shown.count == count && owner.shown != new
    guard animated, canMove else {
      PageTransition.replace(in: owner, with: new) { book.rest(new.compactMap(\.view)) }
      book.clear()
      completion?(true)
      return
    }
    begin(
      new, pages.count > count ? pages.last : nil, direction, isByUser: false,
      completion: completion)
    goOn(to: 1)
  }

  func turn(_ direction: UIPageViewController.NavigationDirection) -> Bool {
    if transition != nil { return true }
    guard let found = pages(direction) else { return false }
    begin(found.new, found.back, direction, isByUser: true)
    goOn(to: 1)
    return true
  }

  // MARK: Fingers

  /// A tap near an edge turns; elsewhere it is the page's.
  private func direction(at point: CGPoint) -> UIPageViewController.NavigationDirection? {
    let length = isHorizontal ? book.bounds.width : book.bounds.height
    let place = isHorizontal ? point.x : point.y
    let margin = length / 8
    if place > margin, place < length - margin { return nil }
    return (place > length / 2) != owner.readsBackwards ? .forward : .reverse
  }

  private func tapped(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state == .ended,
      let direction = direction(at: recognizer.location(in: book))
    else { return }
    _ = turn(direction)
  }

  private func panned(_ recognizer: UIGestureRecognizer) {
    let sign: CGFloat = owner.readsBackwards ? -1 : 1
    func along(_ point: CGPoint) -> CGFloat { sign * (isHorizontal ? point.x : point.y) }
    let way = along(pan.translation(in: book))
    switch recognizer.state {
    case .began, .changed:
      if recognizer.state == .began {
        settle()
        dragged = nil
        refused = nil
      }
      guard way != 0 else { return }
      if dragged == nil {
        let direction: UIPageViewController.NavigationDirection = way < 0 ? .forward : .reverse
        guard direction != refused else { return }
        guard let found = pages(direction) else {
          refused = direction
          return
        }
        dragged = direction
        begin(found.new, found.back, direction, isByUser: true)
      }
      // The edge of the sheet goes with the finger.
      if let dragged { show((dragged == .forward ? -way : way) / (2 * max(book.sheet, 1))) }
    case .ended:
      guard let dragged else { return }
      self.dragged = nil
      let speed = along(pan.velocity(in: book)) * (dragged == .forward ? -1 : 1)
      let goesOn = abs(speed) > Self.decidingSpeed ? speed > 0 : part > Self.decidingPart
      goOn(to: goesOn || pan.isByWheel ? 1 : 0)
    case .cancelled, .failed:
      guard dragged != nil else { return }
      dragged = nil
      goOn(to: 0)
    case .possible: break
    }
  }
}

/// Turns a sheet by itself.
@MainActor
private final class TurnAnimation: FrameAnimation {
  private let from: CGFloat
  let target: CGFloat
  private let show: (CGFloat) -> Void
  private let ended: () -> Void
  private var start: TimeInterval?

  init(
    from: CGFloat, to target: CGFloat, show: @escaping (CGFloat) -> Void,
    ended: @escaping () -> Void
  ) {
    self.from = from
    self.target = target
    self.show = show
    self.ended = ended
  }

  func step(at time: TimeInterval) -> Bool {
    let start = start ?? time
    self.start = start
    let length = TurnedPages.duration * Double(max(0.2, abs(target - from)))
    let done = CGFloat(min(1, (time - start) / length))
    let eased = 1 - (1 - done) * (1 - done) * (1 - done)
    show(from + (target - from) * eased)
    guard done >= 1 else { return true }
    ended()
    return false
  }
}

/// A drag along the pages, by finger, pointer, touchpad or wheel.
final class PagePanRecognizer: UIPanGestureRecognizer {
  private let isHorizontal: Bool
  /// Whether forward leads to the left, or upwards.
  var readsBackwards: () -> Bool = { false }
  /// A wheel began it, which has no speed.
  private(set) var isByWheel = false

  init(isHorizontal: Bool) {
    self.isHorizontal = isHorizontal
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
  }

  override func slop(of travel: CGPoint) -> CGPoint? {
    let local = convert(way: travel, to: view)
    let (main, other) = isHorizontal ? (local.x, local.y) : (local.y, local.x)
    guard abs(main) >= Self.slop, abs(main) >= abs(other) else { return nil }
    let swallowed: CGFloat = main < 0 ? -Self.slop : Self.slop
    return convert(
      way: isHorizontal ? CGPoint(x: swallowed, y: 0) : CGPoint(x: 0, y: swallowed), from: view)
  }

  override func scroll(by input: ScrollInput) {
    isByWheel = input.source == .wheel
    super.scroll(by: alongPages(input))
  }

  /// A wheel, which turns one way, turns pages that lie the other way, too: forwards the way they are
  /// read.
  private func alongPages(_ input: ScrollInput) -> ScrollInput {
    let delta = input.delta
    guard isByWheel, isHorizontal ? delta.dx == 0 : delta.dy == 0 else { return input }
    var input = input
    if isHorizontal {
      input.delta = CGVector(dx: readsBackwards() ? -delta.dy : delta.dy, dy: 0)
    } else {
      input.delta = CGVector(dx: 0, dy: readsBackwards() ? -delta.dx : delta.dx)
    }
    return input
  }

  override func reset() {
    super.reset()
    isByWheel = false
  }
}

/// A tap where its owner wants one.
final class PageTapRecognizer: UITapGestureRecognizer {
  var isWanted: (CGPoint) -> Bool = { _ in true }
  override func mayBegin() -> Bool { isWanted(location(in: view)) }
}

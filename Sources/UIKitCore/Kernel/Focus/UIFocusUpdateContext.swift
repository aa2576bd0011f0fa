import CollectionEngine

/// One move of the focus: from where, to where, in which direction.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  private let before: FocusTarget?
  private let after: FocusTarget?
  // Cells of items may be reused before everybody was told.
  private weak var oldView: UIView?
  private weak var newView: UIView?
  /// Where the user asked the focus to go; empty where the program did.
  public let focusHeading: UIFocusHeading

  init(from before: FocusTarget?, to after: FocusTarget?, heading: UIFocusHeading) {
    self.before = before
    self.after = after
    oldView = before?.shownView
    newView = after?.shownView
    focusHeading = heading
    super.init()
  }

  init(_ other: UIFocusUpdateContext) {
    before = other.before
    after = other.after
    oldView = other.oldView
    newView = other.newView
    focusHeading = other.focusHeading
    super.init()
  }

  /// The item that loses the focus; nil where none had it.
  open weak var previouslyFocusedItem: (any UIFocusItem)? { oldView }
  /// The item that gets the focus; nil where none does, and also for an item of a list that is not
  /// on the screen yet.
  open weak var nextFocusedItem: (any UIFocusItem)? { newView ?? after?.shownView }
  /// The view that loses the focus; nil where none had it.
  open weak var previouslyFocusedView: UIView? { oldView }
  /// The view that gets the focus; nil where none does or where the item is not shown yet.
  open weak var nextFocusedView: UIView? { newView ?? after?.shownView }

  /// The item of `list` that had the focus, or that gets it; nil for places elsewhere.
  final func path(_ isAfter: Bool, in list: any FocusItemList) -> IndexPath? {
    guard let target = isAfter ? after : before, target.list === list else { return nil }
    return target.path.map { IndexPath($0) }
  }
}

/// Animations that go with a move of the focus.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  private final class Pace: NSObject, UIFocusAnimationContext {
    let duration: TimeInterval
    init(duration: TimeInterval) { self.duration = duration }
  }

  /// Seconds; what gets the focus is quicker than what loses it.
  private static let focusing: TimeInterval = 0.15
  private static let unfocusing: TimeInterval = 0.25

  private var work: [(duration: TimeInterval, animations: () -> Void, completion: (() -> Void)?)] =
    []

  override init() { super.init() }

  /// Animates together with the system's own changes.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    work.append((Self.focusing, animations ?? {}, completion))
  }

  /// Adds what is animated as an item gets the focus, and what is done after that.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    let pace = Pace(duration: Self.focusing)
    work.append((pace.duration, { animations?(pace) }, completion))
  }

  /// Adds what is animated as an item loses the focus, and what is done after that.
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    let pace = Pace(duration: Self.unfocusing)
    work.append((pace.duration, { animations?(pace) }, completion))
  }

  func run() {
    let work = work
    self.work = []
    for item in work {
      UIView.animate(
        withDuration: item.duration, delay: 0,
        options: [.allowUserInteraction, .beginFromCurrentState], animations: item.animations
      ) { _ in item.completion?() }
    }
  }
}

/// How long the animations of a move of the focus take.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// How long the animations take, in seconds.
  var duration: TimeInterval { get }
}

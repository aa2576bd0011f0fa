/// What constraints make a view remember; made when the first one concerns it, so that views placed
/// by their frames pay for one empty reference.
///
/// The tree is divided into *systems* of equations. A system has a root: a view that has no
/// superview or whose frame is set by hand (it translates its autoresizing mask), such as a
/// controller's view or a cell's content view. Everything below it, down to further roots, is in
/// its system. So a change in one cell is solved among that cell's few equations, and a cell that is
/// moved, recycled or measured takes its solved system along.
@MainActor
final class ViewLayoutState {
  /// The state belongs to the view and goes with it.
  unowned(unsafe) let view: UIView

  /// The active constraints that the view owns.
  var held: [NSLayoutConstraint] = []
  /// The program's own guides.
  var guides: [UILayoutGuide] = []
  var systemGuides = SystemGuides()

  /// The system that subviews are in; a root's own.
  var inside: LayoutEngine?
  /// The view in its superview's system.
  var member: LayoutItem?
  /// Of a scroll view, in the system inside.
  var content: LayoutItem?
  /// Subviews that are in the system inside.
  var memberCount = 0

  /// Active constraints, owned further up, on this view or what is in it.
  var outsideCount = 0
  /// Those of them on something inside: while there are any, the view cannot be a root.
  var crossingCount = 0
  /// By `LayoutFact.Kind`: constraints that hold numbers taken from this view.
  private var watchers: [[NSLayoutConstraint]] = [[], [], []]
  /// While the view changes its superview: what goes along.
  var leaving: LayoutSystems.Contents?
  /// Since the view's turn in the layout pass began, its subviews were put in their places.
  var isPlaced = false
  /// `updateConstraints()` is to be called.
  var needsUpdate = false

  init(view: UIView) { self.view = view }

  /// The items of what lies in the view without being a subview.
  func takeInsideItems() -> [LayoutItem] {
    var items = [content].compactMap { $0 }
    content = nil
    for guide in guides + [systemGuides.readable].compactMap({ $0 }) {
      if let item = guide.item { items.append(item) }
      guide.item = nil
    }
    memberCount = 0
    return items
  }

  // MARK: Facts

  func watch(_ kind: LayoutFact.Kind, _ constraint: NSLayoutConstraint) {
    watchers[kind.rawValue].append(constraint)
  }

  func unwatch(_ kind: LayoutFact.Kind, _ constraint: NSLayoutConstraint) {
    let list = kind.rawValue
    guard let index = watchers[list].lastIndex(where: { $0 === constraint }) else { return }
    watchers[list].remove(at: index)
  }

  func watchers(of kind: LayoutFact.Kind) -> [NSLayoutConstraint] { watchers[kind.rawValue] }

  /// The fact changed: takes the numbers anew.
  func factDidChange(_ kind: LayoutFact.Kind) {
    if kind == .insets, let readable = systemGuides.readable { readable.insetsDidChange() }
    guard !watchers[kind.rawValue].isEmpty else { return }
    for constraint in watchers[kind.rawValue] {
      constraint.holder?.autoLayout?.inside?.factDidChange(of: constraint)
    }
  }
}

/// The guides that every view has, made when they are first asked for.
struct SystemGuides {
  var margins: UILayoutGuide?
  var safeArea: UILayoutGuide?
  var readable: UILayoutGuide?
  var keyboard: UIKeyboardLayoutGuide?
  var content: UILayoutGuide?
  var frame: UILayoutGuide?
}

extension UIView {
  final var madeAutoLayout: ViewLayoutState {
    if let autoLayout { return autoLayout }
    let made = ViewLayoutState(view: self)
    autoLayout = made
    return made
  }

  final var isScrollView: Bool { flags.contains(.isScrollView) }

  /// Its frame is set by hand, or by the list that it is an element of.
  final var translatesMask: Bool {
    flags.isDisjoint(with: .ignoresMask) || flags.contains(.isPlacedByList)
  }

  /// Whether the view and what is in it are a system apart.
  final var isSystemRoot: Bool {
    guard let parent = storedSuperview else { return true }
    guard translatesMask, autoLayout?.crossingCount ?? 0 == 0 else { return false }
    return !isElastic(in: parent)
  }

  /// The mask makes its size follow the superview's.
  final var fillsSuperview: Bool {
    !autoresizingMask.isDisjoint(with: [.flexibleWidth, .flexibleHeight])
  }

  /// Whether its size follows that of a superview which constraints size, and so may decide it: a
  /// view loaded from a nib that fills the view it belongs to.
  private final func isElastic(in parent: UIView) -> Bool {
    var (view, parent) = (self, parent)
    while view.translatesMask {
      // Elements of a list are as large as its layout has them, whatever a document says of their masks.
      guard view.fillsSuperview, !view.flags.contains(.isPlacedByList) else { return false }
      if !parent.translatesMask { return true }
      guard let next = parent.storedSuperview else { return false }
      (view, parent) = (parent, next)
    }
    return true
  }
}

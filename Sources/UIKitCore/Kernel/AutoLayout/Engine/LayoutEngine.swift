import ConstraintSolver

/// One system of equations: a root view, what is in it, and the constraints among them.
///
/// Changes are collected and mark the root for layout; `solve(during:)` then brings the solution up
/// to date and marks the views whose subviews have moved. Their layout passes put those in place.
@MainActor
final class LayoutEngine {
  /// Nil once it is gone, while views that were in it live on.
  private(set) weak var root: UIView?
  var solver = ConstraintSolver()

  /// Whose unknown it is, by the variable's index.
  private var itemsByVariable: [LayoutItem?] = []
  /// What each relation stands for, by its index.
  private var meanings: [RelationMeaning?] = []

  /// Active constraints that the solver does not have yet.
  private var waiting: [NSLayoutConstraint] = []
  /// Views that join without a constraint, for their intrinsic size.
  private var joining: [WeakView] = []
  /// Items whose contents may want another size.
  private var resized: [LayoutItem] = []
  /// Items with text that may be broken into lines.
  var wrapping: [LayoutItem] = []
  /// Views whose baselines constraints name.
  private(set) var baselined: [ViewLayoutState] = []
  private var isSolving = false
  private var isDirty = false
  /// Called when the solution no longer holds; nil unless a list follows the constraints of its cells.
  var didBecomeStale: (() -> Void)?
  private var rootItem: LayoutItem?
  /// While a size is tried: the items that got relations for it.
  var trialItems: [LayoutItem]?

  init(root: UIView) { self.root = root }

  // MARK: Items

  func makeVariable(restsAtZero: Bool = false) -> SolverVariable {
    let variable = solver.makeVariable(restsAtZero: restsAtZero)
    while itemsByVariable.count <= Int(variable.index) { itemsByVariable.append(nil) }
    return variable
  }

  /// The view's frame, as one of the unknowns; its superview is in this system.
  func memberItem(of view: UIView) -> LayoutItem {
    let state = view.madeAutoLayout
    if let member = state.member, member.engine === self { return member }
    let item = register(LayoutItem(.frame, view: view, in: self))
    if let parent = view.storedSuperview?.madeAutoLayout {
      if state.member == nil { parent.memberCount += 1 }
      parent.inside = self
    }
    state.member = item
    if view.translatesMask { addFrame(of: item) } else { addContent(of: item) }
    return item
  }

  /// The view's own size as its subviews see it.
  func insideItem(of view: UIView) -> LayoutItem {
    guard view === root else { return memberItem(of: view) }
    if let rootItem { return rootItem }
    let item = register(LayoutItem(.root, view: view, in: self))
    rootItem = item
    addRootSize(of: item)
    return item
  }

  func contentItem(of scrollView: UIView) -> LayoutItem {
    let state = scrollView.madeAutoLayout
    if let content = state.content, content.engine === self { return content }
    let item = register(LayoutItem(.content, view: scrollView, in: self))
    state.content = item
    return item
  }

  func guideItem(of guide: UILayoutGuide) -> LayoutItem {
    if let item = guide.item, item.engine === self { return item }
    let item = register(LayoutItem(.guide, view: nil, guide: guide, in: self))
    guide.item = item
    guide.addOwnRelations(to: self)
    return item
  }

  private func register(_ item: LayoutItem) -> LayoutItem {
    for variable in [item.x, item.y, item.width, item.height] {
      itemsByVariable[Int(variable.index)] = item
    }
    return item
  }

  /// Removes what the system itself said of an item.
  func removeRelations(of item: LayoutItem) {
    for relation in item.frameRelations { removeRelation(relation) }
    item.frameRelations = []
    for size in item.positiveSizes { removeRelation(size.relation) }
    item.positiveSizes = []
    for relation in [item.contentRelations.horizontal, item.contentRelations.vertical] {
      if let relation { removeRelation(relation) }
    }
    item.contentRelations = ContentRelations()
    for relation in item.restingSizes.all { removeRelation(relation) }
    item.restingSizes = AxisRelations()
    item.guide?.removeOwnRelations(from: self)
    wrapping.removeAll { $0 === item }
    resized.removeAll { $0 === item }
  }

  /// Forgets an item that no relation names any more.
  func remove(_ item: LayoutItem) {
    for variable in [item.x, item.y, item.width, item.height] {
      itemsByVariable[Int(variable.index)] = nil
      solver.removeVariable(variable)
    }
    if item === rootItem { rootItem = nil }
    markDirty()
  }

  func item(of variable: SolverVariable) -> LayoutItem? { itemsByVariable[Int(variable.index)] }

  // MARK: Relations

  func addRelation(_ relation: LinearRelation, _ meaning: RelationMeaning) -> SolverConstraint {
    let constraint = solver.add(relation)
    while meanings.count <= Int(constraint.index) { meanings.append(nil) }
    meanings[Int(constraint.index)] = meaning
    return constraint
  }

  func removeRelation(_ relation: SolverConstraint) {
    solver.remove(relation)
    meanings[Int(relation.index)] = nil
  }

  func meaning(of relation: SolverConstraint) -> RelationMeaning? { meanings[Int(relation.index)] }

  // MARK: Constraints

  /// Takes an active constraint over; it holds after the next solution.
  func install(_ constraint: NSLayoutConstraint) {
    constraint.installation = ConstraintInstallation()
    waiting.append(constraint)
    markDirty()
  }

  func uninstall(_ constraint: NSLayoutConstraint) {
    if let relation = constraint.installation.relation {
      removeRelation(relation)
    } else if let index = waiting.lastIndex(where: { $0 === constraint }) {
      waiting.remove(at: index)
    }
    constraint.forgetInstallation()
    markDirty()
  }

  /// What the constraint says in other words than its constant has changed.
  func reinstall(_ constraint: NSLayoutConstraint) {
    uninstall(constraint)
    install(constraint)
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    guard let relation = constraint.installation.relation else { return }
    solver.setConstant(
      Double(constraint.constant.bounded) + constraint.installation.offset, of: relation)
    markDirty()
  }

  /// Margins, scroll positions or baselines that the constraint counts with have changed.
  func factDidChange(of constraint: NSLayoutConstraint) {
    guard constraint.installation.relation != nil, let sums = sums(of: constraint) else { return }
    constraint.installation.offset = sums.offset
    constantDidChange(of: constraint)
  }

  func contentDidChange(of item: LayoutItem) {
    resized.append(item)
    markDirty()
  }

  /// A view without constraints joins, to be as large as its contents.
  func join(_ view: UIView) {
    joining.append(WeakView(view))
    markDirty()
  }

  private func installWaiting() {
    while !joining.isEmpty || !waiting.isEmpty {
      let constraints = waiting
      waiting = []
      for constraint in constraints { put(constraint) }
      let views = joining
      joining = []
      for view in views.compactMap(\.view) where needsUnknowns(view) { _ = memberItem(of: view) }
    }
  }

  /// Whether a view that no constraint names has a size to be found.
  ///
  /// iOS-BEHAVIOUR: a view without contents of a size of their own that no constraint names keeps its frame. Evidence:
  /// constraint-14.
  private func needsUnknowns(_ view: UIView) -> Bool {
    guard !view.translatesMask, view.storedSuperview?.autoLayout?.inside === self,
      view.autoLayout?.member?.engine !== self
    else { return false }
    let size = contentSize(of: view, width: nil)
    return view.wrapsContent || size.width >= 0 || size.height >= 0
  }

  private func put(_ constraint: NSLayoutConstraint) {
    guard let sums = sums(of: constraint) else { return }
    let constant = Double(constraint.constant.bounded) + sums.offset
    let priority = constraint.priority.rawValue
    // iOS-BEHAVIOUR: where the program's constraints contradict a stack view's own, the program's are broken, though
    // they are older. Evidence: the log in https://stackoverflow.com/questions/32428210
    let rank = constraint.identifier?.hasPrefix("UISV-") == true ? 1 : 2
    let relation =
      switch constraint.relation {
      case .equal: LinearRelation.equal(sums.terms, constant, priority: priority, breakRank: rank)
      case .lessThanOrEqual:
        LinearRelation.atMost(sums.terms, constant, priority: priority, breakRank: rank)
      case .greaterThanOrEqual:
        LinearRelation.atLeast(sums.terms, constant, priority: priority, breakRank: rank)
      }
    constraint.installation.relation = addRelation(relation, .constraint(constraint))
    if constraint.relation != .equal { restSizes(limitedBy: sums.terms, constraint.relation) }
    constraint.installation.offset = sums.offset
    constraint.installation.facts = sums.facts
    for fact in sums.facts {
      guard let state = fact.state else { continue }
      state.watch(fact.kind, constraint)
      if fact.kind == .baseline, !baselined.contains(where: { $0 === state }) {
        baselined.append(state)
      }
    }
  }

  private struct ConstraintSums {
    var terms: [SolverTerm]
    /// Of the second side less that of the first.
    var offset: Double
    var facts: [LayoutFact]
  }

  /// Nil where an item is gone.
  private func sums(of constraint: NSLayoutConstraint) -> ConstraintSums? {
    guard let holder = constraint.holder, constraint.first.item != nil,
      constraint.second == nil || constraint.second?.item != nil
    else { return nil }
    let resolver = LayoutResolver(engine: self, constraint: constraint, holder: holder)
    var sum = LayoutSum()
    resolver.add(constraint, to: &sum)
    return ConstraintSums(terms: sum.terms, offset: -sum.constant, facts: sum.facts)
  }

  // MARK: Solving

  func markDirty() {
    guard !isDirty else { return }
    isDirty = true
    root?.storedLayer.requestLayout()
    didBecomeStale?()
  }

  /// Lets the solver know everything that waits, without solving.
  func prepare() {
    installWaiting()
    let items = resized
    resized = []
    for item in items where item.engine === self { updateContent(of: item) }
  }

  /// Brings the solution up to date.
  ///
  /// - Parameter view: lays out its subviews right now, so need not be marked for that.
  func solve(during view: UIView?) {
    guard isDirty, !isSolving else { return }
    isSolving = true
    prepare()
    settle()
    isDirty = solver.needsSolving || !waiting.isEmpty || !resized.isEmpty
    report()
    publish(except: view)
    isSolving = false
    // What was asked while solving said something new.
    if isDirty { root?.storedLayer.requestLayout() }
  }

  var isSolved: Bool { !isDirty }

  /// Marks the containers of what moved.
  private func publish(except current: UIView?) {
    for variable in solver.takeChangedVariables() {
      guard let item = item(of: variable) else { continue }
      let frame = item.frame(in: solver)
      guard !frame.isNear(item.publishedFrame) else { continue }
      item.publishedFrame = frame
      guard let container = item.container, container !== current else { continue }
      container.storedLayer.requestLayout()
    }
  }
}

/// What a solver's relation stands for.
@MainActor
enum RelationMeaning {
  case constraint(NSLayoutConstraint)
  case frame(LayoutItem, FramePart)
  case content(LayoutItem, NSLayoutConstraint.Axis)
  case rootSize(LayoutItem, NSLayoutConstraint.Axis)
  /// Something that no log names.
  case hidden

  enum FramePart: Int {
    case x, y, width, height
  }
}

/// A view that may go away.
struct WeakView {
  weak var view: UIView?
  init(_ view: UIView) { self.view = view }
}

extension CGFloat {
  /// Lengths beyond ten million points mean "any"; more would drown the rest in rounding.
  var bounded: CGFloat { Swift.min(Swift.max(self, -1e7), 1e7) }
}

extension CGRect {
  /// Equal but for rounding.
  func isNear(_ other: CGRect) -> Bool {
    abs(origin.x - other.origin.x) < 1e-6 && abs(origin.y - other.origin.y) < 1e-6
      && abs(size.width - other.size.width) < 1e-6
      && abs(size.height - other.size.height) < 1e-6
  }
}

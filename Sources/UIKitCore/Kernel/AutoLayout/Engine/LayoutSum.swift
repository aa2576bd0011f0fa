import ConstraintSolver

/// A sum of unknowns and a number: one side of a constraint in the system's terms.
@MainActor
struct LayoutSum {
  private(set) var terms: [SolverTerm] = []
  private(set) var constant = 0.0
  private(set) var facts: [LayoutFact] = []

  init() { terms.reserveCapacity(6) }

  mutating func add(_ coefficient: Double, _ variable: SolverVariable) {
    terms.append(SolverTerm(coefficient, variable))
  }

  mutating func add(_ number: CGFloat) { constant += Double(number) }

  mutating func depend(on kind: LayoutFact.Kind, of view: UIView) {
    facts.append(LayoutFact(state: view.madeAutoLayout, kind: kind))
  }
}

/// Says attributes of views and guides as sums of a system's unknowns, in the coordinates of the
/// view that owns a constraint.
@MainActor
struct LayoutResolver {
  let engine: LayoutEngine
  /// The view in whose coordinates edges are compared.
  let holder: UIView
  /// Places are measured from the right edge towards the left: the constraint says leading or
  /// trailing, and the holder's contents are read that way.
  private let isMirrored: Bool

  init(engine: LayoutEngine, constraint: NSLayoutConstraint, holder: UIView) {
    self.engine = engine
    self.holder = holder
    isMirrored =
      (constraint.first.isDirectional || constraint.second?.isDirectional ?? false)
      && holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Adds both sides, the second one taken off.
  func add(_ constraint: NSLayoutConstraint, to sum: inout LayoutSum) {
    add(1, constraint.first, to: &sum)
    guard let second = constraint.second else { return }
    let multiplier = Double(constraint.multiplier)
    add(-multiplier, second, to: &sum)
    // From the right edge, a place is the width less what it is from the left.
    if isMirrored, multiplier != 1, !constraint.first.isDistance,
      constraint.first.attribute.kind == .horizontalPlace
    {
      sum.add(1 - multiplier, box(of: holder, .horizontal).size)
    }
  }

  private func add(_ factor: Double, _ operand: LayoutOperand, to sum: inout LayoutSum) {
    guard let item = operand.item else { return }
    add(factor, item, operand.attribute, to: &sum)
    if let start = operand.startItem, let attribute = operand.startAttribute {
      add(-factor, start, attribute, to: &sum)
    }
  }

  private func add(
    _ factor: Double, _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
    to sum: inout LayoutSum
  ) {
    let factor = isMirrored && attribute.kind == .horizontalPlace ? -factor : factor
    let attribute = attribute.resolved(isRightToLeft: isMirrored)
    if let view = item as? UIView {
      add(factor, view, attribute, to: &sum)
    } else if let guide = item as? UILayoutGuide, let owner = guide.owningView {
      guide.add(factor, attribute, of: owner, resolver: self, to: &sum)
    }
  }

  // MARK: Views

  private func add(
    _ factor: Double, _ view: UIView, _ attribute: NSLayoutConstraint.Attribute,
    to sum: inout LayoutSum
  ) {
    switch attribute {
    case .firstBaseline, .lastBaseline: return addBaseline(factor, view, attribute, to: &sum)
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .centerXWithinMargins,
      .centerYWithinMargins:
      sum.depend(on: .insets, of: view)
      return add(
        factor, attribute.plain, ofInsetBoundsOf: view, insets: view.effectiveMargins, to: &sum)
    default: break
    }
    let insets = view.alignmentRectInsets
    let isCenter = attribute == .centerX || attribute == .centerY
    if view === holder, view.isScrollView, attribute.kind != .size, !isCenter {
      // iOS-BEHAVIOUR: seen from inside, a scroll view's edges are its content's; its width, height and
      // centre are its own. Evidence: constraint-3.
      return add(factor, attribute, ofInsetBoundsOf: view, insets: insets, to: &sum)
    }
    addEdges(
      factor, attribute, box: box(of: view, attribute.axis), insets: insets, to: &sum)
  }

  /// An attribute of what is left of a view's content area without `insets`.
  func add(
    _ factor: Double, _ attribute: NSLayoutConstraint.Attribute, ofInsetBoundsOf view: UIView,
    insets: UIEdgeInsets, to sum: inout LayoutSum
  ) {
    var box = box(of: view, attribute.axis)
    if view === holder, view.isScrollView {
      box.size = engine.contentItem(of: view).size(attribute.axis)
    }
    addEdges(factor, attribute, box: box, insets: insets, to: &sum)
  }

  private func addBaseline(
    _ factor: Double, _ view: UIView, _ attribute: NSLayoutConstraint.Attribute,
    to sum: inout LayoutSum
  ) {
    let isFirst = attribute == .firstBaseline
    let text = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    if text !== view, text.lies(in: view) {
      // Reached through this view, which has to be part of the same system then.
      return addBaseline(factor, text, attribute, to: &sum)
    }
    let size = engine.currentSize(of: view)
    let offsets = view.baselineOffsets(in: size)
    sum.depend(on: .baseline, of: view)
    let insets = view.alignmentRectInsets
    let box = box(of: view, .vertical)
    if isFirst {
      addEdges(factor, .top, box: box, insets: .zero, to: &sum)
      sum.add(factor * (offsets.map(\.first) ?? insets.top))
    } else {
      addEdges(factor, .bottom, box: box, insets: .zero, to: &sum)
      sum.add(-factor * (offsets.map(\.last) ?? insets.bottom))
    }
  }

  // MARK: Boxes

  /// An extent along one axis: unknowns whose sum is where it begins, and its size.
  struct Box {
    var path: [SolverVariable] = []
    /// The distance that scroll views on the way have moved their content, to be taken off.
    var scrolled: CGFloat = 0
    var scrollViews: [UIView] = []
    var size: SolverVariable
  }

  /// A view's frame, seen from the holder's content.
  func box(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> Box {
    guard view !== holder else { return Box(size: engine.insideItem(of: view).size(axis)) }
    let item = engine.memberItem(of: view)
    var box = Box(path: [item.origin(axis)], size: item.size(axis))
    addPath(from: view.storedSuperview, axis, to: &box)
    return box
  }

  /// The box of an item that lies in `owner`'s content.
  func box(of item: LayoutItem, in owner: UIView, _ axis: NSLayoutConstraint.Axis) -> Box {
    var box = Box(path: [item.origin(axis)], size: item.size(axis))
    addPath(from: owner, axis, to: &box)
    return box
  }

  private func addPath(
    from view: UIView?, _ axis: NSLayoutConstraint.Axis, to box: inout Box
  ) {
    var view = view
    while let next = view, next !== holder {
      box.path.append(engine.memberItem(of: next).origin(axis))
      if next.isScrollView {
        let origin = next.storedLayer.bounds.origin
        box.scrolled += axis == .horizontal ? origin.x : origin.y
        box.scrollViews.append(next)
      }
      view = next.storedSuperview
    }
  }

  func addEdges(
    _ factor: Double, _ attribute: NSLayoutConstraint.Attribute, box: Box, insets: UIEdgeInsets,
    to sum: inout LayoutSum
  ) {
    let (before, after) =
      attribute.axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    let share: Double
    let constant: CGFloat
    switch attribute {
    case .left, .top: (share, constant) = (0, before)
    case .right, .bottom: (share, constant) = (1, -after)
    case .centerX, .centerY: (share, constant) = (0.5, (before - after) / 2)
    default:
      sum.add(factor, box.size)
      return sum.add(factor * -(before + after))
    }
    for variable in box.path { sum.add(factor, variable) }
    if share != 0 { sum.add(factor * share, box.size) }
    sum.add(factor * (constant - box.scrolled))
    for view in box.scrollViews { sum.depend(on: .offset, of: view) }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The edge or centre that a margin attribute is of.
  var plain: NSLayoutConstraint.Attribute {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }
}

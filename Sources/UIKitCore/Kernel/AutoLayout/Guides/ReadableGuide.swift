import ConstraintSolver

/// The space for text that is comfortable to read: the margins, but not wider than lines should be.
final class ReadableGuide: UILayoutGuide {
  private var relations: [SolverConstraint] = []

  init(of owner: UIView) {
    super.init()
    storedOwner = owner
    identifier = "UIViewReadableContentGuide"
  }

  required init?(coder: NSCoder) { nil }

  /// iOS-BEHAVIOUR: 672 points at the default text size, wider with larger text.
  /// Evidence: constraint-10.
  static func width(for owner: UIView) -> CGFloat {
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: owner.storedTraits)
    return (672 * body.pointSize / 17 / 8).rounded() * 8
  }

  private var constants: [Double] {
    guard let owner = owningView else { return [] }
    let margins = owner.effectiveMargins
    return [
      Double(margins.left - margins.right) / 2, Double(Self.width(for: owner)),
      -Double(margins.left + margins.right), Double(margins.top),
      -Double(margins.top + margins.bottom),
    ]
  }

  override func addOwnRelations(to engine: LayoutEngine) {
    guard let owner = owningView, let item, relations.isEmpty else { return }
    let outer = engine.insideItem(of: owner)
    let size = owner.isScrollView ? engine.contentItem(of: owner) : outer
    let constants = constants
    func add(_ relation: LinearRelation) {
      relations.append(engine.addRelation(relation, .hidden))
    }
    add(
      .equal(
        [
          SolverTerm(1, item.x), SolverTerm(0.5, item.width), SolverTerm(-0.5, size.width),
        ], constants[0]))
    add(.atMost([SolverTerm(1, item.width)], constants[1]))
    add(
      .equal(
        [SolverTerm(1, item.width), SolverTerm(-1, size.width)], constants[2], priority: 999))
    add(.equal([SolverTerm(1, item.y)], constants[3]))
    add(.equal([SolverTerm(1, item.height), SolverTerm(-1, size.height)], constants[4]))
  }

  override func removeOwnRelations(from engine: LayoutEngine) {
    for relation in relations { engine.removeRelation(relation) }
    relations = []
  }

  override func insetsDidChange() {
    guard let engine = item?.engine, !relations.isEmpty else { return }
    for (relation, constant) in zip(relations, constants) {
      engine.solver.setConstant(constant, of: relation)
    }
    engine.markDirty()
  }

  override func frame(in owner: UIView) -> CGRect {
    var frame = owner.storedLayer.bounds.inset(by: owner.effectiveMargins)
    let surplus = frame.width - Self.width(for: owner)
    if surplus > 0 {
      frame.origin.x += surplus / 2
      frame.size.width -= surplus
    }
    return frame
  }
}

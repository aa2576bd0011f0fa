import ConstraintSolver

/// A view or layout guide as the unknowns of a system: where it lies in its container, in points of
/// the container's content, and how large it is.
///
/// A view's item is its frame in its superview's system; a view that is a system's root has another
/// one there, whose place is of no interest. A scroll view has one more for its content.
@MainActor
final class LayoutItem {
  /// What the item stands for in its container.
  enum Role {
    case frame
    case guide
    /// The root of a system: sizes alone.
    case root
    /// A scroll view's content: sizes alone.
    case content
  }

  let role: Role
  weak var view: UIView?
  weak var guide: UILayoutGuide?
  private(set) weak var engine: LayoutEngine?

  let x: SolverVariable
  let y: SolverVariable
  let width: SolverVariable
  let height: SolverVariable

  /// The equations that hold a frame which is set by hand, or a root's size.
  var frameRelations: [SolverConstraint] = []
  /// Hugging and compression resistance.
  var contentRelations = ContentRelations()
  /// Keep a size from being negative, where it was about to be.
  var positiveSizes: [(variable: SolverVariable, relation: SolverConstraint)] = []
  /// Have a size that is limited from above, and by nothing else, be as small as it may be.
  var restingSizes = AxisRelations()
  /// What the views around it were last laid out for.
  var publishedFrame = CGRect.null
  /// Of a content: what the scroll view took over.
  var takenFrame = CGRect.null
  /// How its text is broken, where it did not get the width it wished.
  var wrapped: WrappedContent?

  init(_ role: Role, view: UIView?, guide: UILayoutGuide? = nil, in engine: LayoutEngine) {
    self.role = role
    self.view = view
    self.guide = guide
    self.engine = engine
    x = engine.makeVariable()
    y = engine.makeVariable()
    // iOS-BEHAVIOUR: a view whose constraints leave its size open has none, and lies where they want its edges.
    // Evidence: constraint-11.
    width = engine.makeVariable(restsAtZero: true)
    height = engine.makeVariable(restsAtZero: true)
  }

  /// As the last solution has it.
  func frame(in solver: ConstraintSolver) -> CGRect {
    CGRect(
      x: solver.value(of: x), y: solver.value(of: y), width: solver.value(of: width),
      height: solver.value(of: height))
  }

  func size(_ axis: NSLayoutConstraint.Axis) -> SolverVariable {
    axis == .horizontal ? width : height
  }

  func origin(_ axis: NSLayoutConstraint.Axis) -> SolverVariable {
    axis == .horizontal ? x : y
  }

  /// The view whose layout pass puts the item in its place.
  var container: UIView? {
    switch role {
    case .frame: view?.storedSuperview
    case .guide: guide?.owningView
    case .root, .content: view
    }
  }
}

/// A relation for each axis, where there is one.
struct AxisRelations {
  private var horizontal: SolverConstraint?
  private var vertical: SolverConstraint?

  subscript(axis: NSLayoutConstraint.Axis) -> SolverConstraint? {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  var all: [SolverConstraint] { [horizontal, vertical].compactMap { $0 } }
}

/// The equations that stand for an intrinsic size.
struct ContentRelations {
  var horizontal: SolverConstraint?
  var vertical: SolverConstraint?
  /// What they were made from: without wrapping, alignment insets included.
  var natural = CGSize(width: UIView.noContentMetric, height: UIView.noContentMetric)
  /// Text that may be broken into lines: its width and height depend on each other.
  var wraps = false

  subscript(axis: NSLayoutConstraint.Axis) -> SolverConstraint? {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension UIView {
  /// `noIntrinsicMetric`, where no class is at hand to ask.
  nonisolated static let noContentMetric: CGFloat = -1
}

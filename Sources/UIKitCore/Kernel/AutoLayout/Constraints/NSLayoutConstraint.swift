import PlatformInterface
import Failures
import ConstraintSolver

/// A linear relation between two attributes of views or layout guides, or of one and a number:
/// `first = multiplier × second + constant`, or `≤`, or `≥`.
///
/// An active constraint is owned by the nearest view that contains both items. It stops being active
/// when one of them leaves that view.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// Nil for a constraint that `init()` made, which compares nothing.
  private final var storedFirst: LayoutOperand?
  /// Nil for a number alone.
  private(set) final var second: LayoutOperand?
  /// How the two sides compare, as it was given when the constraint was made.
  public private(set) final var relation = Relation.equal
  /// The factor of the second attribute, as it was given when the constraint was made.
  public private(set) final var multiplier: CGFloat = 1

  private var storedConstant: CGFloat = 0
  private var storedPriority = UILayoutPriority.required

  /// The view that owns the constraint while it is active.
  final weak var holder: UIView?
  /// While active: the views that the items are or lie in, and those whose guides are items.
  final var touched: [WeakView] = []
  final var crossed: [WeakView] = []
  /// What the layout system knows of it while it is active.
  final var installation = ConstraintInstallation()

  /// A constraint that compares nothing and cannot be activated.
  public override init() { super.init() }

  convenience init(
    first: LayoutOperand, relation: Relation, second: LayoutOperand?, multiplier: CGFloat,
    constant: CGFloat
  ) {
    self.init()
    storedFirst = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    storedConstant = constant
    checkNumbers()
  }

  /// Makes a constraint between two attributes, or of one and a number. It is not active yet.
  ///
  /// - Parameters:
  ///   - view1: a view or layout guide, as is `view2`.
  ///   - attr2: `.notAnAttribute` where the relation is to `c` alone.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let second = LayoutOperand(item: view2, attribute: attr2, otherAttribute: attr1)
    guard let first = LayoutOperand(item: view1, attribute: attr1, otherAttribute: attr2) else {
      failure(
        "NSInvalidArgumentException: *** +[NSLayoutConstraint constraintWithItem:attribute:"
          + "relatedBy:toItem:attribute:multiplier:constant:]: Constraint must contain a first "
          + "layout item")
    }
    Self.check(first, second, multiplier)
    self.init(
      first: first, relation: relation, second: second,
      multiplier: second == nil ? 1 : multiplier, constant: c)
  }

  // MARK: What it says

  /// What is compared.
  final var first: LayoutOperand {
    guard let storedFirst else {
      failure(
        "NSInternalInconsistencyException: A constraint should have a first item; this one was made by "
          + "init() and has none.")
    }
    return storedFirst
  }

  /// The view or layout guide on the first side; nil once it is gone.
  open var firstItem: AnyObject? { storedFirst?.item }
  /// What of `firstItem` is constrained.
  open var firstAttribute: Attribute { storedFirst?.attribute ?? .notAnAttribute }
  /// The view or layout guide on the second side; nil where that is a number alone.
  open var secondItem: AnyObject? { second?.item }
  /// What of `secondItem` is constrained; `notAnAttribute` where the second side is a number.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// Changing it costs far less than another constraint.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      MainThreadChecker.checked("NSLayoutConstraint.constant") {
        guard newValue != storedConstant else { return }
        storedConstant = newValue
        checkNumbers()
        holder?.autoLayout?.inside?.constantDidChange(of: self)
      }
    }
  }

  /// How strongly the constraint holds; required by default. It must not be changed between
  /// required and optional while the constraint is active.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      checkPriority(newValue)
      storedPriority = newValue
      holder?.autoLayout?.inside?.reinstall(self)
    }
  }

  /// A name for the constraint, which logs show; nil by default.
  open var identifier: String?
  /// Whether the constraint is written with its view into an archive. Tessera writes no views, and
  /// only keeps it.
  open var shouldBeArchived = false

  // MARK: Activity

  /// Whether the constraint has an effect; false for new ones. Setting it finds the view to own the
  /// constraint.
  open var isActive: Bool {
    get { holder != nil }
    set {
      MainThreadChecker.checked("NSLayoutConstraint.isActive") {
        if newValue { activate() } else { deactivate() }
      }
    }
  }

  /// Activates constraints. Each becomes the business of the nearest view that both of its items
  /// lie in; a pair without one stops the program.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints, which then have no effect until they are activated again.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  open nonisolated override var description: String {
    guard Thread.isMainThread else { return "<\(Swift.type(of: self).description())>" }
    return MainActor.assumeIsolated { logText }
  }

  // MARK: Checks

  private func checkNumbers() {
    guard storedConstant.isFinite, multiplier.isFinite else {
      failure(
        "NSInvalidArgumentException: Constraint's constant and multiplier must be finite; found "
          + "constant \(storedConstant), multiplier \(multiplier). \(logText)")
    }
  }

  private func checkPriority(_ new: UILayoutPriority) {
    guard new.rawValue > 0, new.rawValue <= 1000 else {
      failure(
        "NSInternalInconsistencyException: It's illegal to set priority:\(new.rawValue). "
          + "Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, "
          + "which is 1000.000000.")
    }
    let (isNew, isOld) = (new == .required, storedPriority == .required)
    guard holder == nil || isNew == isOld else {
      failure(
        "NSInternalInconsistencyException: Mutating a priority from required to not on an "
          + "installed constraint (or vice-versa) is not supported. You passed priority "
          + "\(Int(new.rawValue)) and the existing priority was \(Int(storedPriority.rawValue)).")
    }
  }

  /// iOS-BEHAVIOUR: a place goes with any other place, also of the other axis, and not with a size.
  /// Evidence: https://github.com/SnapKit/SnapKit/blob/develop/Tests/SnapKitTests/Tests.swift, whose views are
  /// to the left of others' tops.
  private static func check(
    _ first: LayoutOperand, _ second: LayoutOperand?, _ multiplier: CGFloat
  ) {
    let kinds = (first.attribute.kind, second?.attribute.kind)
    if let other = kinds.1 {
      guard kinds.0.isSize == other.isSize else {
        failure(
          "NSInvalidArgumentException: *** +[NSLayoutConstraint constraintWithItem:attribute:"
            + "relatedBy:toItem:attribute:multiplier:constant:]: Invalid pairing of layout "
            + "attributes: \(first.attribute.name) and \(second?.attribute.name ?? "")")
      }
    }
    guard kinds.0.isSize || (second != nil && multiplier != 0) else {
      failure(
        "NSInvalidArgumentException: *** +[NSLayoutConstraint constraintWithItem:attribute:"
          + "relatedBy:toItem:attribute:multiplier:constant:]: A multiplier of 0 or a nil second "
          + "item together with a location for the first attribute creates an illegal constraint "
          + "of a location equal to a constant. Location attributes must be specified in pairs.")
    }
  }
}

/// Where a constraint stands in the system of equations it is part of.
struct ConstraintInstallation {
  /// Nil while it waits for the next solution.
  var relation: SolverConstraint?
  /// What the equation's constant has besides the constraint's own.
  var offset = 0.0
  /// Facts of views, such as margins, that `offset` was taken from.
  var facts: [LayoutFact] = []
}

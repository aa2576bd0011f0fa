/// Arranges views in a row or a column, by constraints that it makes and keeps right.
///
/// The constraints, their priorities and their names are those that UIKit's stack views log.
@preconcurrency @MainActor
open class UIStackView: UIView {
  final var arranged: [UIView] = []
  final var arrangement = StackArrangement()
  /// Distances after single views, by the view.
  final var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// What was made for the present arrangement.
  final var built: [StackRule.Key: NSLayoutConstraint] = [:]
  final let spanner = StackGuide("UISV-alignment-spanner")
  final var gaps: [StackGuide] = []
  /// The axis along which labels that hug alike were last ranked.
  final var rankedAxis: NSLayoutConstraint.Axis?

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a stack from a document, with its views and how they are arranged.
  public required init(coder: NSCoder) {
    // UIView's own never is nil.
    super.init(coder: coder)!
    if let source = NibSource(coder) { NibElement.read(self, source) }
  }

  /// Makes a stack that arranges views in their order, and has no size of its own.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open override class var requiresConstraintBasedLayout: Bool { true }

  // MARK: Views

  /// The views that the stack arranges, in their order. They are subviews, too, but not all
  /// subviews are arranged, and hidden ones take no space.
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds the view as a subview too; constraints place it from then on.
  open func addArrangedSubview(_ view: UIView) { arrange(view, at: arranged.count) }
  /// Puts a view at a place among the arranged ones; its place among the subviews stays, or is in
  /// front.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrange(view, at: stackIndex)
  }
  /// Takes a view from the arranged ones; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) { disarrange(view) }

  // MARK: Arrangement

  /// Whether views lie in a row or a column; a row by default. Setting it replaces the stack's
  /// constraints.
  open var axis: NSLayoutConstraint.Axis {
    get { arrangement.axis }
    set { change(\.axis, to: newValue) }
  }
  /// How views share the space along the axis; `fill` by default. Setting it replaces the stack's
  /// constraints.
  open var distribution: Distribution {
    get { arrangement.distribution }
    set { change(\.distribution, to: newValue) }
  }
  /// How views lie across the axis; `fill` by default. Setting it replaces the stack's constraints.
  open var alignment: Alignment {
    get { arrangement.alignment }
    set { change(\.alignment, to: newValue) }
  }
  /// The distance between neighbours in points; where views are spread out, at least so much. Zero
  /// by default.
  open var spacing: CGFloat {
    get { arrangement.spacing }
    set { change(\.spacing, to: newValue) }
  }
  /// Sets a distance between a view and the next instead of `spacing`; `spacingUseDefault` for none
  /// of its own.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    setSpacing(spacing, after: arrangedSubview)
  }
  /// Returns the distance set after a view, in points, or `spacingUseDefault` where none is.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }
  /// As a custom distance: the stack's `spacing`.
  open class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
  /// As a distance: the standard one between views, 8 points.
  open class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  /// Whether distances in a column are measured from baseline to baseline; false by default.
  open var isBaselineRelativeArrangement: Bool {
    get { arrangement.isByBaselines }
    set { change(\.isByBaselines, to: newValue) }
  }
  /// Whether the views keep within the layout margins; false by default.
  open var isLayoutMarginsRelativeArrangement: Bool {
    get { arrangement.isWithinMargins }
    set { change(\.isWithinMargins, to: newValue) }
  }

  // MARK: Overrides

  /// A stack that keeps within its margins has none until a program or a document sets some.
  ///
  /// iOS-BEHAVIOUR: other views have 8 points. Evidence: constraint-17.
  override var ordinaryMargins: UIEdgeInsets { .zero }

  open override func updateConstraints() {
    rebuild()
    super.updateConstraints()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    disarrange(subview)
  }

  open override var forFirstBaselineLayout: UIView {
    baselineView(isFirst: true)?.forFirstBaselineLayout ?? self
  }
  open override var forLastBaselineLayout: UIView {
    baselineView(isFirst: false)?.forLastBaselineLayout ?? self
  }
}

extension UIStackView {
  /// How views share the space along the axis.
  public enum Distribution: Int, Sendable {
    /// They are stretched or compressed by their priorities.
    case fill = 0
    /// Views have the same size along the axis, and fill it with the distances between them.
    case fillEqually
    /// Views share the space along the axis in proportion to their intrinsic sizes.
    case fillProportionally
    /// They keep their sizes; the distances are equal.
    case equalSpacing
    /// They keep their sizes; their centres are equally far apart.
    case equalCentering
  }

  /// How views lie across the axis.
  public enum Alignment: Int, Sendable {
    /// Views reach from one edge of the stack to the other.
    case fill = 0
    /// Views of a column lie at the edge where lines of text begin.
    case leading
    /// The first baselines of a row's views are aligned.
    case firstBaseline
    /// Views lie in the middle.
    case center
    /// Views of a column lie at the edge where lines of text end.
    case trailing
    /// The last baselines of a row's views are aligned.
    case lastBaseline

    /// Views of a row lie at the upper edge; another name for `leading`.
    public static var top: Alignment { .leading }
    /// Views of a row lie at the lower edge; another name for `trailing`.
    public static var bottom: Alignment { .trailing }
  }
}

/// What is set about a stack view.
struct StackArrangement {
  var axis = NSLayoutConstraint.Axis.horizontal
  var distribution = UIStackView.Distribution.fill
  var alignment = UIStackView.Alignment.fill
  var spacing: CGFloat = 0
  var isByBaselines = false
  var isWithinMargins = false
}

/// One of a stack view's own guides.
final class StackGuide: UILayoutGuide {
  init(_ identifier: String) {
    super.init()
    self.identifier = identifier
  }

  required init?(coder: NSCoder) { nil }
}

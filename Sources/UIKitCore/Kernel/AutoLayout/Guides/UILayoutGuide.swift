import PlatformInterface

/// A rectangle that takes part in layout without being a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
  final weak var storedOwner: UIView?
  /// The guide's own unknowns, where it has any.
  final var item: LayoutItem?

  public override init() { super.init() }

  /// Makes a guide without an owner; nothing is read.
  public required init?(coder: NSCoder) { super.init() }
  open func encode(with coder: NSCoder) { Unsupported.report("UILayoutGuide.encode(with:)") }

  /// The view whose coordinates the guide lies in, by `addLayoutGuide(_:)`.
  open weak var owningView: UIView? {
    get { storedOwner }
    set { change(owner: newValue) }
  }

  /// A name for the guide, which messages of Auto Layout show; empty by default.
  open var identifier = ""

  /// Where the guide lies, as the last layout has it, in the owning view's coordinates.
  open var layoutFrame: CGRect {
    guard let owner = owningView else { return .zero }
    return frame(in: owner).pixelRounded(owner.pixelsPerPoint)
  }

  // MARK: Anchors

  /// The guide's edge where lines of text begin.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The guide's edge where lines of text end.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The guide's left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The guide's right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The guide's upper edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The guide's lower edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The guide's width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The guide's height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The vertical line through the guide's middle.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The horizontal line through the guide's middle.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

  // MARK: Questions

  /// Whether its constraints leave its place or size open.
  open var hasAmbiguousLayout: Bool {
    guard let item, let engine = item.engine else { return false }
    return engine.isAmbiguous(item)
  }

  /// Returns the active constraints that the guide's place and size along an axis rest on.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let item, let engine = item.engine else { return [] }
    return engine.constraints(determining: item, axis)
  }

  open nonisolated override var description: String {
    guard Thread.isMainThread else { return "<\(Swift.type(of: self).description())>" }
    return MainActor.assumeIsolated {
      let f = layoutFrame
      let owner = owningView.map { "\($0)" } ?? "(null)"
      return
        "<\(type(of: self)): \(Unmanaged.passUnretained(self).toOpaque()) - \"\(identifier)\", "
        + "layoutFrame = {{\(f.minX.short), \(f.minY.short)}, {\(f.width.short), "
        + "\(f.height.short)}}, owningView = \(owner)>"
    }
  }

  // MARK: For the layout system

  /// Whether the guide has a place of its own among the owner's subviews. The others are the owner's
  /// edges, moved.
  var liesInside: Bool { true }

  /// Adds `factor` times one of the guide's attributes, left and right given instead of leading and
  /// trailing.
  func add(
    _ factor: Double, _ attribute: NSLayoutConstraint.Attribute, of owner: UIView,
    resolver: LayoutResolver, to sum: inout LayoutSum
  ) {
    let item = resolver.engine.guideItem(of: self)
    resolver.addEdges(
      factor, attribute.plain, box: resolver.box(of: item, in: owner, attribute.axis),
      insets: .zero, to: &sum)
  }

  func frame(in owner: UIView) -> CGRect {
    guard let item, let engine = item.engine else { return .zero }
    return item.frame(in: engine.solver)
  }

  /// Relations that make the guide what it is, added with its unknowns.
  func addOwnRelations(to engine: LayoutEngine) {}
  func removeOwnRelations(from engine: LayoutEngine) {}
  /// The owner's margins or safe area changed.
  func insetsDidChange() {}

  private func change(owner: UIView?) {
    guard owner !== storedOwner else { return }
    storedOwner?.removeLayoutGuide(self)
    owner?.addLayoutGuide(self)
  }
}

extension UIView {
  final var pixelsPerPoint: CGFloat {
    let scale = storedTraits.displayScale
    return scale > 0 ? scale : 1
  }
}

extension CGRect {
  /// With all edges on whole pixels; a hair below the middle of one counts as the middle.
  ///
  /// iOS-BEHAVIOUR: edges that constraints put between pixels go to the nearest, from the middle
  /// outwards. Evidence: constraint-1.
  func pixelRounded(_ scale: CGFloat) -> CGRect {
    func round(_ value: CGFloat) -> CGFloat { (value * scale + 0.5 + 1e-6).rounded(.down) / scale }
    let (left, top) = (round(minX), round(minY))
    return CGRect(
      x: left, y: top, width: round(origin.x + size.width) - left,
      height: round(origin.y + size.height) - top)
  }
}

/// What is left of a view without some insets: its margins or its safe area. It has no unknowns of
/// its own, so that constraints to it are as cheap as those to the view's edges.
final class InsetGuide: UILayoutGuide {
  enum Kind {
    case margins
    case safeArea
  }

  private let kind: Kind

  init(_ kind: Kind, of owner: UIView) {
    self.kind = kind
    super.init()
    storedOwner = owner
    identifier = kind == .margins ? "UIViewLayoutMarginsGuide" : "UIViewSafeAreaLayoutGuide"
  }

  required init?(coder: NSCoder) { nil }

  override var liesInside: Bool { false }

  private func insets(of owner: UIView) -> UIEdgeInsets {
    kind == .margins ? owner.effectiveMargins : owner.safeAreaInsets
  }

  override func add(
    _ factor: Double, _ attribute: NSLayoutConstraint.Attribute, of owner: UIView,
    resolver: LayoutResolver, to sum: inout LayoutSum
  ) {
    sum.depend(on: .insets, of: owner)
    let insets = insets(of: owner)
    if kind == .margins || !owner.isScrollView || owner !== resolver.holder {
      return resolver.add(factor, attribute.plain, ofInsetBoundsOf: owner, insets: insets, to: &sum)
    }
    // The safe area of a scroll view stays where the view is while the content moves.
    resolver.addVisible(factor, attribute.plain, of: owner, insets: insets, to: &sum)
  }

  override func frame(in owner: UIView) -> CGRect {
    owner.storedLayer.bounds.inset(by: insets(of: owner))
  }
}

/// A band along the top or the bottom edge of a view.
protocol BandGuide: UILayoutGuide {
  var isAtTop: Bool { get }
  /// In points, of the owner's present state.
  func length(in owner: UIView) -> CGFloat
}

extension BandGuide {
  func addBand(
    _ factor: Double, _ attribute: NSLayoutConstraint.Attribute, of owner: UIView,
    resolver: LayoutResolver, to sum: inout LayoutSum
  ) {
    sum.depend(on: .insets, of: owner)
    let length = length(in: owner)
    func edge(_ attribute: NSLayoutConstraint.Attribute, _ offset: CGFloat) {
      resolver.addVisible(factor, attribute, of: owner, insets: .zero, to: &sum)
      sum.add(factor * offset)
    }
    switch attribute.plain {
    case .height: sum.add(factor * length)
    case .top: edge(isAtTop ? .top : .bottom, isAtTop ? 0 : -length)
    case .bottom: edge(isAtTop ? .top : .bottom, isAtTop ? length : 0)
    case .centerY: edge(isAtTop ? .top : .bottom, isAtTop ? length / 2 : -length / 2)
    default: edge(attribute.plain, 0)
    }
  }

  func bandFrame(in owner: UIView) -> CGRect {
    let bounds = owner.storedLayer.bounds
    let length = length(in: owner)
    return CGRect(
      x: bounds.minX, y: isAtTop ? bounds.minY : bounds.maxY - length, width: bounds.width,
      height: length)
  }
}

/// A guide that moves, and switches constraints on and off as it comes near to edges.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private var near: [(edge: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] = []
  private var away: [(edge: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] = []

  /// The edges the guide is near.
  var nearEdges: NSDirectionalRectEdge { [] }

  /// Active while the guide is near all of the given edges.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    Self.replace(edge, trackingConstraints, in: &near)
    track()
  }

  /// Active while the guide is near none of the given edges.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    Self.replace(edge, trackingConstraints, in: &away)
    track()
  }

  /// Returns the constraints that are active only while the guide is near an edge; none by default.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    near.first { $0.edge == edge }?.constraints ?? []
  }

  /// Returns the constraints that are active only while the guide is away from an edge; none by
  /// default.
  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    away.first { $0.edge == edge }?.constraints ?? []
  }

  /// Deactivates and forgets all constraints that follow the guide's nearness to edges.
  open func removeAllTrackedConstraints() {
    for entry in near + away { NSLayoutConstraint.deactivate(entry.constraints) }
    near = []
    away = []
  }

  private static func replace(
    _ edge: NSDirectionalRectEdge, _ constraints: [NSLayoutConstraint],
    in list: inout [(edge: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])]
  ) {
    if let index = list.firstIndex(where: { $0.edge == edge }) {
      NSLayoutConstraint.deactivate(list.remove(at: index).constraints)
    }
    list.append((edge, constraints))
  }

  private func track() {
    for entry in near {
      for constraint in entry.constraints {
        constraint.isActive = entry.edge.isSubset(of: nearEdges)
      }
    }
    for entry in away {
      for constraint in entry.constraints {
        constraint.isActive = entry.edge.isDisjoint(with: nearEdges)
      }
    }
  }
}

/// Where a keyboard would be: the part of a view that docked input views and accessories cover. While
/// there is nothing the guide is the band at the bottom of the view that the safe area leaves out.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide, BandGuide {
  convenience init(of owner: UIView) {
    self.init()
    storedOwner = owner
    identifier = "UIKeyboardLayoutGuide"
    KeyboardGuides.add(self)
  }

  /// Whether the guide follows a keyboard that floats, too. No keyboard floats here, and setting it
  /// has no effect.
  open var followsUndockedKeyboard = false
  /// Whether the guide's top is the safe area's bottom while there is no keyboard; otherwise it is
  /// the view's.
  open var usesBottomSafeArea = true {
    didSet {
      if usesBottomSafeArea != oldValue { owningView?.autoLayout?.factDidChange(.insets) }
    }
  }
  /// The distance above the keyboard from which a drag dismisses it.
  open var keyboardDismissPadding: CGFloat = 0

  override var nearEdges: NSDirectionalRectEdge { [.bottom, .leading, .trailing] }

  override var liesInside: Bool { false }
  var isAtTop: Bool { false }

  func length(in owner: UIView) -> CGFloat {
    max(
      usesBottomSafeArea ? owner.safeAreaInsets.bottom : 0,
      owner.window?.inputPanelIfMade?.overlap(with: owner) ?? 0)
  }

  override func add(
    _ factor: Double, _ attribute: NSLayoutConstraint.Attribute, of owner: UIView,
    resolver: LayoutResolver, to sum: inout LayoutSum
  ) { addBand(factor, attribute, of: owner, resolver: resolver, to: &sum) }

  override func frame(in owner: UIView) -> CGRect { bandFrame(in: owner) }
}

/// The length of what covers one end of a controller's view, before there were safe areas.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// How much of the view is covered, in points.
  var length: CGFloat { get }
  /// The upper edge of what is covered.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge of what is covered.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of what is covered.
  var heightAnchor: NSLayoutDimension { get }
}

/// `topLayoutGuide` and `bottomLayoutGuide` of a controller.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport, BandGuide {
  let isAtTop: Bool

  init(isAtTop: Bool, of owner: UIView) {
    self.isAtTop = isAtTop
    super.init()
    storedOwner = owner
    identifier = isAtTop ? "UIViewControllerTop" : "UIViewControllerBottom"
  }

  required init?(coder: NSCoder) { nil }

  override var liesInside: Bool { false }
  var length: CGFloat { owningView.map(length(in:)) ?? 0 }

  func length(in owner: UIView) -> CGFloat {
    isAtTop ? owner.safeAreaInsets.top : owner.safeAreaInsets.bottom
  }

  override func add(
    _ factor: Double, _ attribute: NSLayoutConstraint.Attribute, of owner: UIView,
    resolver: LayoutResolver, to sum: inout LayoutSum
  ) { addBand(factor, attribute, of: owner, resolver: resolver, to: &sum) }

  override func frame(in owner: UIView) -> CGRect { bandFrame(in: owner) }
}

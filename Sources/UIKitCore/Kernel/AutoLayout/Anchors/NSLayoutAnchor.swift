import PlatformInterface

/// One attribute of a view or layout guide, from which constraints are made; the type parameter keeps
/// attributes apart that cannot be compared.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, NSCopying {
  final let operand: LayoutOperand

  init(operand: LayoutOperand) { self.operand = operand }

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    operand = LayoutOperand(item, attribute)
  }

  /// An anchor never changes.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// Makes a constraint, not active yet, that lets this anchor be where another is.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.equal, anchor, 0)
  }
  /// Makes a constraint, not active yet, that lets this anchor be where another is or beyond it.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  { relate(.greaterThanOrEqual, anchor, 0) }
  /// Makes a constraint, not active yet, that lets this anchor be where another is or before it.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  { relate(.lessThanOrEqual, anchor, 0) }

  /// Makes a constraint, not active yet, that lets this anchor be `c` points beyond another.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  { relate(.equal, anchor, c) }
  /// Makes a constraint, not active yet, that lets this anchor be at least `c` points beyond
  /// another.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, c) }
  /// Makes a constraint, not active yet, that lets this anchor be at most `c` points beyond
  /// another.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  { relate(.lessThanOrEqual, anchor, c) }

  final func relate(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?,
    _ constant: CGFloat, multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    if let other, !operand.isDistance, !other.operand.isDistance {
      LayoutOperand.checkDirections(operand.attribute, other.operand.attribute)
    }
    return NSLayoutConstraint(
      first: operand, relation: relation, second: other?.operand, multiplier: multiplier,
      constant: constant)
  }

  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
    return MainThread.read { operand.isSame(as: other.operand) }
  }

  open nonisolated override var hash: Int {
    MainThread.read {
      var hasher = Hasher()
      hasher.combine(operand.item.map(ObjectIdentifier.init))
      hasher.combine(operand.attribute)
      return hasher.finalize()
    }
  }

  open nonisolated override var description: String {
    guard Thread.isMainThread else { return "<\(type(of: self))>" }
    return MainActor.assumeIsolated {
      "<\(type(of: self)):\(Unmanaged.passUnretained(self).toOpaque()) \"\(operand.logText)\">"
    }
  }
}

/// A vertical edge or centre line.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from here to another anchor, as a size.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(operand: LayoutOperand(from: operand, to: otherAnchor.operand))
  }

  /// Makes a constraint, not active yet, that lets this anchor follow another in the direction of
  /// reading at the standard distance of 8 points, times a factor.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, SystemSpacing.standard * multiplier)
  }
  /// Makes a constraint, not active yet, that lets this anchor follow another at the standard
  /// distance of 8 points, times a factor, or farther.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, SystemSpacing.standard * multiplier)
  }
  /// Makes a constraint, not active yet, that lets this anchor follow another at the standard
  /// distance of 8 points, times a factor, or nearer.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, SystemSpacing.standard * multiplier)
  }
}

/// A horizontal edge, centre line or baseline.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from here to another anchor, as a size.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(operand: LayoutOperand(from: operand, to: otherAnchor.operand))
  }

  /// Makes a constraint, not active yet, that lets this anchor lie below another at the standard
  /// distance, times a factor: 8 points, or the height of a line between two baselines.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, spacing(below: anchor) * multiplier)
  }
  /// Makes a constraint, not active yet, that lets this anchor lie below another at the standard
  /// distance, times a factor, or farther; between baselines the fonts decide the distance.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, spacing(below: anchor) * multiplier)
  }
  /// Makes a constraint, not active yet, that lets this anchor lie below another at the standard
  /// distance, times a factor, or nearer; between baselines the fonts decide the distance.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, spacing(below: anchor) * multiplier)
  }

  private func spacing(below other: NSLayoutYAxisAnchor) -> CGFloat {
    SystemSpacing.between(other.operand, operand)
  }
}

/// A width, a height or a distance.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Makes a constraint, not active yet, that gives this length a number of points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { relate(.equal, nil, c) }
  /// Makes a constraint, not active yet, that gives this length at least a number of points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, nil, c)
  }
  /// Makes a constraint, not active yet, that gives this length at most a number of points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, nil, c)
  }

  /// Makes a constraint, not active yet, that makes this length another one times a factor.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  { relate(.equal, anchor, 0, multiplier: m) }
  /// Makes a constraint, not active yet, that makes this length at least another one times a
  /// factor.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  { relate(.greaterThanOrEqual, anchor, 0, multiplier: m) }
  /// Makes a constraint, not active yet, that makes this length at most another one times a factor.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  { relate(.lessThanOrEqual, anchor, 0, multiplier: m) }

  /// Makes a constraint, not active yet, that makes this length another one times a factor, plus
  /// `c` points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.equal, anchor, c, multiplier: m) }
  /// Makes a constraint, not active yet, that makes this length at least another one times a
  /// factor, plus `c` points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, c, multiplier: m) }
  /// Makes a constraint, not active yet, that makes this length at most another one times a factor,
  /// plus `c` points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, c, multiplier: m) }
}

/// The distances that iOS keeps where no number is given.
@MainActor
enum SystemSpacing {
  // iOS-BEHAVIOUR: 8 points between siblings; logs name it NSSpace(8). Evidence: constraint-9.
  static let standard: CGFloat = 8

  /// Between two baselines the height of a line of the lower text; otherwise the standard.
  static func between(_ upper: LayoutOperand, _ lower: LayoutOperand) -> CGFloat {
    func isBaseline(_ operand: LayoutOperand) -> Bool {
      operand.attribute == .firstBaseline || operand.attribute == .lastBaseline
    }
    guard isBaseline(upper), isBaseline(lower),
      let view = lower.item as? UIView,
      let label = view.forFirstBaselineLayout as? UILabel
    else { return standard }
    return label.font.lineHeight
  }
}

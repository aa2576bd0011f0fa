import Failures

/// One side of a constraint: an attribute of an item, or the distance between two of them.
@MainActor
struct LayoutOperand {
  /// A view or a layout guide; nil once it is gone.
  weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute
  /// Where the distance begins that ends at `attribute`.
  private(set) weak var startItem: AnyObject?
  private(set) var startAttribute: NSLayoutConstraint.Attribute?

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// The distance from `start` to `end`, two places along one axis.
  init(from start: LayoutOperand, to end: LayoutOperand) {
    item = end.item
    attribute = end.attribute
    startItem = start.item
    startAttribute = start.attribute
  }

  /// Nil for no item, or one of which nothing is said.
  init?(
    item: Any?, attribute: NSLayoutConstraint.Attribute,
    otherAttribute: NSLayoutConstraint.Attribute
  ) {
    guard let item, attribute != .notAnAttribute else { return nil }
    let object = item as AnyObject
    guard object is UIView || object is UILayoutGuide else {
      failure(
        "NSInvalidArgumentException: NSLayoutConstraint for \(item): Constraint items must each be "
          + "a view or layout guide.")
    }
    Self.checkDirections(attribute, otherAttribute)
    self.init(object, attribute)
  }

  /// Left and leading edges do not go together.
  static func checkDirections(
    _ attribute: NSLayoutConstraint.Attribute, _ other: NSLayoutConstraint.Attribute
  ) {
    guard attribute.isSide, other.isSide, attribute.isDirectional != other.isDirectional
    else { return }
    failure(
      "NSInvalidArgumentException: *** +[NSLayoutConstraint constraintWithItem:attribute:"
        + "relatedBy:toItem:attribute:multiplier:constant:]: A constraint cannot be made between "
        + "a leading/trailing attribute and a right/left attribute. Use leading/trailing for both "
        + "or neither.")
  }

  func isSame(as other: LayoutOperand) -> Bool {
    item === other.item && attribute == other.attribute && startItem === other.startItem
      && startAttribute == other.startAttribute
  }

  var isDistance: Bool { startAttribute != nil }

  /// Follows the direction of reading.
  var isDirectional: Bool { attribute.isDirectional || startAttribute?.isDirectional ?? false }

  /// The views whose tree it is about: a guide's owner stands for the guide.
  var views: (UIView?, UIView?) { (Self.view(of: item), Self.view(of: startItem)) }

  static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }
}

extension NSLayoutConstraint.Attribute {
  /// An edge of a view or of its margins, as against a centre or a baseline.
  fileprivate var isSide: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin:
      true
    default: false
    }
  }
}

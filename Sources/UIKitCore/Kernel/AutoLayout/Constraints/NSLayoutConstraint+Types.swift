extension NSLayoutConstraint {
  /// The direction of a length.
  public enum Axis: Int, Sendable {
    /// Sideways: widths and horizontal distances.
    case horizontal = 0
    /// Up and down: heights and vertical distances.
    case vertical
  }

  /// How the two sides compare.
  public enum Relation: Int, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// The two sides are equal.
    case equal
    /// The first side is at least the second.
    case greaterThanOrEqual
  }

  /// An edge, a centre line, a baseline or a size of a view's alignment rectangle.
  public enum Attribute: Int, Sendable {
    /// No attribute: the side is a number.
    case notAnAttribute = 0
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
    /// Left or right, as the direction of reading has it; so are all leading and trailing ones.
    case leading
    /// The edge where lines of text end.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The vertical line through the middle.
    case centerX
    /// The horizontal line through the middle.
    case centerY
    /// The baseline of the last line of text; the lower edge of views without text.
    case lastBaseline
    /// The baseline of the first line of text; the upper edge of views without text.
    case firstBaseline
    /// The left edge within the layout margins.
    case leftMargin
    /// The right edge within the layout margins.
    case rightMargin
    /// The upper edge within the layout margins.
    case topMargin
    /// The lower edge within the layout margins.
    case bottomMargin
    /// The edge where lines of text begin, within the layout margins.
    case leadingMargin
    /// The edge where lines of text end, within the layout margins.
    case trailingMargin
    /// The vertical line through the middle of what the layout margins leave.
    case centerXWithinMargins
    /// The horizontal line through the middle of what the layout margins leave.
    case centerYWithinMargins

    /// The older name of `lastBaseline`.
    public static var baseline: Attribute { .lastBaseline }
  }

  /// What a visual format does besides placing views in a row.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options, in UIKit's numbers.
    public let rawValue: UInt
    /// Makes options of UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// All views have the same left edge.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// All views have the same right edge.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// All views have the same upper edge.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// All views have the same lower edge.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// All views have the same edge where lines of text begin.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// All views have the same edge where lines of text end.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// All views have the same vertical centre line.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// All views have the same horizontal centre line.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The last lines of all views' texts have the same baseline.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The first lines of all views' texts have the same baseline.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The bits of all options that align views.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// What `H:` rows follow unless one of the next two is given.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Views follow one another from left to right in every language.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Views follow one another from right to left in every language.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of all options for the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Distances are measured from edge to edge, which is the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Distances of `V:` columns are measured between baselines.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits of all options for distances.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}

extension NSLayoutConstraint.Attribute {
  /// What may be compared with what.
  enum Kind {
    case none
    case horizontalPlace
    case verticalPlace
    case size

    var isSize: Bool { self == .size || self == .none }
  }

  var kind: Kind {
    switch self {
    case .notAnAttribute: .none
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontalPlace
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .verticalPlace
    case .width, .height: .size
    }
  }

  var axis: NSLayoutConstraint.Axis {
    kind == .horizontalPlace || self == .width ? .horizontal : .vertical
  }

  /// Follows the direction of reading.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// The same with leading and trailing made left and right.
  func resolved(isRightToLeft: Bool) -> NSLayoutConstraint.Attribute {
    switch self {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .leadingMargin: isRightToLeft ? .rightMargin : .leftMargin
    case .trailingMargin: isRightToLeft ? .leftMargin : .rightMargin
    default: self
    }
  }

  /// As logs say it.
  var name: String {
    switch self {
    case .notAnAttribute: "notAnAttribute"
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }
}

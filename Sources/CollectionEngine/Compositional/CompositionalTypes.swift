/// An extent of an item, as a compositional layout describes it.
package enum CompositionalDimension: Equatable, Sendable {
  case fractionalWidth(CGFloat)
  case fractionalHeight(CGFloat)
  case absolute(CGFloat)
  /// Counts until the element was measured.
  case estimated(CGFloat)
  /// The same, and then as large as the largest sibling that says so too.
  case uniform(CGFloat)

  /// Whether the element tells its own extent.
  package var isEstimated: Bool {
    switch self {
    case .estimated, .uniform: true
    case .fractionalWidth, .fractionalHeight, .absolute: false
    }
  }

  var isUniform: Bool {
    if case .uniform = self { true } else { false }
  }

  /// In points, inside a container; never negative, whatever the program's number.
  func resolved(in container: CGSize) -> CGFloat {
    let value =
      switch self {
      case .fractionalWidth(let fraction): fraction * container.width
      case .fractionalHeight(let fraction): fraction * container.height
      case .absolute(let length), .estimated(let length), .uniform(let length): length
      }
    return value.isFinite ? max(0, value) : 0
  }
}

/// Width and height of an item.
package struct CompositionalSize: Equatable, Sendable {
  package var width: CompositionalDimension
  package var height: CompositionalDimension

  package init(width: CompositionalDimension, height: CompositionalDimension) {
    self.width = width
    self.height = height
  }

  /// Whether either extent is told by the element itself.
  package var isEstimated: Bool { width.isEstimated || height.isEstimated }

  func resolved(in container: CGSize) -> CGSize {
    CGSize(width: width.resolved(in: container), height: height.resolved(in: container))
  }

  func dimension(_ axis: LayoutAxis) -> CompositionalDimension {
    axis == .vertical ? height : width
  }
}

/// Space between things, in points.
package enum CompositionalSpacing: Equatable, Sendable {
  case fixed(CGFloat)
  /// At least that much; what is left over is shared among all of these.
  case flexible(CGFloat)

  var minimum: CGFloat {
    switch self {
    case .fixed(let length), .flexible(let length): length
    }
  }

  var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }
}

/// Lengths at the four sides of a rectangle, in points. Left is where reading begins: lists mirror
/// the whole layout where it begins on the other side.
package struct CompositionalInsets: Equatable, Sendable {
  package var left: CGFloat
  package var top: CGFloat
  package var right: CGFloat
  package var bottom: CGFloat

  package init(left: CGFloat = 0, top: CGFloat = 0, right: CGFloat = 0, bottom: CGFloat = 0) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  func start(_ axis: LayoutAxis) -> CGFloat { axis == .vertical ? top : left }
  func end(_ axis: LayoutAxis) -> CGFloat { axis == .vertical ? bottom : right }
}

/// Space around an item, outside its own size.
package struct CompositionalEdgeSpacing: Equatable, Sendable {
  package var left: CompositionalSpacing?
  package var top: CompositionalSpacing?
  package var right: CompositionalSpacing?
  package var bottom: CompositionalSpacing?

  package init(
    left: CompositionalSpacing? = nil, top: CompositionalSpacing? = nil,
    right: CompositionalSpacing? = nil, bottom: CompositionalSpacing? = nil
  ) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  func start(_ axis: LayoutAxis) -> CompositionalSpacing? { axis == .vertical ? top : left }
  func end(_ axis: LayoutAxis) -> CompositionalSpacing? { axis == .vertical ? bottom : right }

  /// The least that both sides take along an axis.
  func minimum(_ axis: LayoutAxis) -> CGFloat {
    (start(axis)?.minimum ?? 0) + (end(axis)?.minimum ?? 0)
  }

  /// How many sides along an axis take part in sharing what is left over.
  func flexibleCount(_ axis: LayoutAxis) -> Int {
    (start(axis)?.isFlexible == true ? 1 : 0) + (end(axis)?.isFlexible == true ? 1 : 0)
  }
}

/// Sides of a rectangle, in UIKit's numbers for `NSDirectionalRectEdge`.
package struct CompositionalEdges: OptionSet, Sendable {
  package let rawValue: UInt
  package init(rawValue: UInt) { self.rawValue = rawValue }

  package static let top = CompositionalEdges(rawValue: 1)
  package static let left = CompositionalEdges(rawValue: 2)
  package static let bottom = CompositionalEdges(rawValue: 4)
  package static let right = CompositionalEdges(rawValue: 8)

  /// Where on a rectangle these sides meet, as parts of its extents.
  ///
  /// iOS-BEHAVIOUR: an axis with neither or both sides is centred. Evidence: compositional-7.
  var unitPoint: CGPoint {
    func part(_ start: Bool, _ end: Bool) -> CGFloat { start == end ? 0.5 : start ? 0 : 1 }
    return CGPoint(
      x: part(contains(.left), contains(.right)), y: part(contains(.top), contains(.bottom)))
  }
}

/// A point of a rectangle.
package struct CompositionalAnchor: Equatable, Sendable {
  package var edges: CompositionalEdges
  package var offset: CGPoint
  /// Whether `offset` is in extents of the supplementary item instead of points.
  package var isFractional: Bool

  package init(edges: CompositionalEdges, offset: CGPoint = .zero, isFractional: Bool = false) {
    self.edges = edges
    self.offset = offset
    self.isFractional = isFractional
  }

  func offset(of size: CGSize) -> CGPoint {
    isFractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}

/// Snaps both ends of a rectangle to the grid of pixels.
///
/// iOS-BEHAVIOUR: supplementary items end on pixels on both sides. Evidence: compositional-9.
func snappedEdges(_ rect: CGRect, scale: CGFloat) -> CGRect {
  func snapped(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
  let x = snapped(rect.minX)
  let y = snapped(rect.minY)
  return CGRect(x: x, y: y, width: snapped(rect.maxX) - x, height: snapped(rect.maxY) - y)
}

extension LayoutAxis {
  /// The other one.
  var across: LayoutAxis { self == .vertical ? .horizontal : .vertical }
}

extension CGSize {
  mutating func set(_ length: CGFloat, _ axis: LayoutAxis) {
    if axis == .vertical { height = length } else { width = length }
  }
}

extension CGPoint {
  func position(_ axis: LayoutAxis) -> CGFloat { axis == .vertical ? y : x }

  /// The point at positions along and across an axis.
  init(along: CGFloat, across: CGFloat, _ axis: LayoutAxis) {
    self = axis == .vertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
  }
}

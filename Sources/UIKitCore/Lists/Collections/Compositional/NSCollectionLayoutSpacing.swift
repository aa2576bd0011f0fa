import CollectionEngine
import Failures

/// Space between or around items, in points.
@preconcurrency @MainActor
public class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
  final let value: CompositionalSpacing

  required init(_ value: CompositionalSpacing) {
    self.value = value
    super.init()
    require(
      spacing.isFinite, "The spacing of a layout should be a finite number; found \(spacing).")
  }

  /// Returns a gap of at least so many points; what a line has left over is shared among all such
  /// gaps.
  public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    self.init(.flexible(flexibleSpacing))
  }
  /// Makes a gap of exactly so many points.
  public class func fixed(_ fixedSpacing: CGFloat) -> Self { self.init(.fixed(fixedSpacing)) }

  /// The length of the gap in points; of a flexible gap, the least one.
  public var spacing: CGFloat {
    switch value {
    case .fixed(let length), .flexible(let length): length
    }
  }
  /// Whether the gap grows to take what its line leaves free.
  public var isFlexible: Bool { if case .flexible = value { true } else { false } }
  /// Whether the gap is exactly `spacing` long.
  public var isFixed: Bool { !isFlexible }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Space around an item, outside its size. Nil is none.
@preconcurrency @MainActor
public class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
  /// The gap where lines of text begin; nil for none.
  public let leading: NSCollectionLayoutSpacing?
  /// The gap above; nil for none.
  public let top: NSCollectionLayoutSpacing?
  /// The gap where lines of text end; nil for none.
  public let trailing: NSCollectionLayoutSpacing?
  /// The gap below; nil for none.
  public let bottom: NSCollectionLayoutSpacing?

  /// Makes gaps for the four sides of an item, of which any may be nil for none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  final var value: CompositionalEdgeSpacing {
    CompositionalEdgeSpacing(
      left: leading?.value, top: top?.value, right: trailing?.value, bottom: bottom?.value)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

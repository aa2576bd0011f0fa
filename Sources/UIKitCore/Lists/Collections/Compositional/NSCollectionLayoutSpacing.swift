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

  /// At least that much; what a line has left over is shared among all such spacings.
  public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    self.init(.flexible(flexibleSpacing))
  }
  public class func fixed(_ fixedSpacing: CGFloat) -> Self { self.init(.fixed(fixedSpacing)) }

  public var spacing: CGFloat {
    switch value {
    case .fixed(let length), .flexible(let length): length
    }
  }
  public var isFlexible: Bool { if case .flexible = value { true } else { false } }
  public var isFixed: Bool { !isFlexible }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Space around an item, outside its size. Nil is none.
@preconcurrency @MainActor
public class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
  public let leading: NSCollectionLayoutSpacing?
  public let top: NSCollectionLayoutSpacing?
  public let trailing: NSCollectionLayoutSpacing?
  public let bottom: NSCollectionLayoutSpacing?

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

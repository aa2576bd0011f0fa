import CollectionEngine
import Failures

/// One extent of an item: a part of its container's, a number, or a guess until it is measured.
@preconcurrency @MainActor
public class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
  final let value: CompositionalDimension

  required init(_ value: CompositionalDimension) {
    self.value = value
    super.init()
    require(
      dimension.isFinite, "A layout dimension should be a finite number; found \(dimension).")
  }

  /// Returns a part of the container's width, also where the extent is a height.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    self.init(.fractionalWidth(fractionalWidth))
  }
  /// Returns a part of the container's height, also where the extent is a width.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    self.init(.fractionalHeight(fractionalHeight))
  }
  /// Returns a fixed number of points.
  public class func absolute(_ absoluteDimension: CGFloat) -> Self {
    self.init(.absolute(absoluteDimension))
  }
  /// Returns a number of points that counts until the view tells its own extent.
  public class func estimated(_ estimatedDimension: CGFloat) -> Self {
    self.init(.estimated(estimatedDimension))
  }
  /// Returns an extent that is guessed first, and in the end that of the largest sibling in the
  /// group that has such an extent.
  public class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
    self.init(.uniform(estimatedDimension))
  }

  /// Whether the extent is a part of the container's width, made by `fractionalWidth(_:)`.
  public var isFractionalWidth: Bool { if case .fractionalWidth = value { true } else { false } }
  /// Whether the extent is a part of the container's height, made by `fractionalHeight(_:)`.
  public var isFractionalHeight: Bool { if case .fractionalHeight = value { true } else { false } }
  /// Whether the extent is a fixed number of points, made by `absolute(_:)`.
  public var isAbsolute: Bool { if case .absolute = value { true } else { false } }
  /// Whether the extent is a guess that the view's own measure replaces, made by `estimated(_:)`.
  public var isEstimated: Bool { if case .estimated = value { true } else { false } }
  /// Whether the extent is that of the largest sibling, made by `uniformAcrossSiblings(estimate:)`.
  public var isUniformAcrossSiblings: Bool { if case .uniform = value { true } else { false } }

  /// The number given: a part of one, or points.
  public var dimension: CGFloat {
    switch value {
    case .fractionalWidth(let number), .fractionalHeight(let number), .absolute(let number),
      .estimated(let number), .uniform(let number):
      number
    }
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Width and height of an item, a group or an element on them.
@preconcurrency @MainActor
public class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
  /// How wide the item is.
  public let widthDimension: NSCollectionLayoutDimension
  /// How high the item is.
  public let heightDimension: NSCollectionLayoutDimension

  /// Makes a size of two extents, each of which may be of another kind.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  final var value: CompositionalSize {
    CompositionalSize(width: widthDimension.value, height: heightDimension.value)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

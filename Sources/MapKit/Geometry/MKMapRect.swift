import CoreLocation
import UIKitCore

/// A rectangle on the map.
public struct MKMapRect: Sendable {
  /// The north-western corner.
  public var origin: MKMapPoint
  /// How far it reaches.
  public var size: MKMapSize

  /// Makes a rectangle of nothing at the corner of the map.
  public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }

  /// Makes a rectangle.
  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle of points of the map.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// What is seen around a place in a view of a size, at so many points of the screen for a point of the map.
  init(around middle: MKMapPoint, in size: CGSize, scale: CGFloat) {
    let (width, height) = (size.width / scale, size.height / scale)
    self.init(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
  }

  /// No rectangle, which changes no union.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  /// The map of the world.
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)

  public var width: Double { size.width }
  public var height: Double { size.height }
  public var minX: Double { origin.x }
  public var midX: Double { origin.x + size.width / 2 }
  public var maxX: Double { origin.x + size.width }
  public var minY: Double { origin.y }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxY: Double { origin.y + size.height }
  var middle: MKMapPoint { MKMapPoint(x: midX, y: midY) }
  /// Whether it is no rectangle.
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
  /// Whether it is no rectangle, or has no area.
  public var isEmpty: Bool { isNull || size.width == 0 && size.height == 0 }
  /// Whether it reaches over the date line.
  public var spans180thMeridian: Bool { minX < 0 || maxX > MKMapSize.world.width }

  /// Whether a place is within it.
  public func contains(_ point: MKMapPoint) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  /// Whether all of another rectangle is within it.
  public func contains(_ rect: MKMapRect) -> Bool {
    minX <= rect.minX && maxX >= rect.maxX && minY <= rect.minY && maxY >= rect.maxY
  }

  /// Whether the two share a part.
  public func intersects(_ rect: MKMapRect) -> Bool {
    !isNull && !rect.isNull && minX < rect.maxX && rect.minX < maxX && minY < rect.maxY
      && rect.minY < maxY
  }

  /// What the two share; `null` where that is nothing.
  public func intersection(_ rect: MKMapRect) -> MKMapRect {
    guard intersects(rect) else { return .null }
    let (x, y) = (max(minX, rect.minX), max(minY, rect.minY))
    return MKMapRect(
      x: x, y: y, width: min(maxX, rect.maxX) - x, height: min(maxY, rect.maxY) - y)
  }

  /// The smallest rectangle that holds both.
  public func union(_ rect: MKMapRect) -> MKMapRect {
    if isNull { return rect }
    if rect.isNull { return self }
    let (x, y) = (min(minX, rect.minX), min(minY, rect.minY))
    return MKMapRect(
      x: x, y: y, width: max(maxX, rect.maxX) - x, height: max(maxY, rect.maxY) - y)
  }

  /// The rectangle with its edges moved inwards.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// The rectangle somewhere else.
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }
}

/// No rectangle, which changes no union.
public let MKMapRectNull = MKMapRect.null
/// The map of the world.
public let MKMapRectWorld = MKMapRect.world

/// Makes a rectangle of points of the map.
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect
{
  MKMapRect(x: x, y: y, width: width, height: height)
}

/// The smallest rectangle that holds both.
public func MKMapRectUnion(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect {
  rect1.union(rect2)
}

/// What the two share.
public func MKMapRectIntersection(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect {
  rect1.intersection(rect2)
}

/// The rectangle with its edges moved inwards.
public func MKMapRectInset(_ rect: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect {
  rect.insetBy(dx: dx, dy: dy)
}

/// Whether it is no rectangle.
public func MKMapRectIsNull(_ rect: MKMapRect) -> Bool { rect.isNull }

/// Whether a place is within the rectangle.
public func MKMapRectContainsPoint(_ rect: MKMapRect, _ point: MKMapPoint) -> Bool {
  rect.contains(point)
}

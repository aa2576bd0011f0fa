import CoreLocation
import Foundation

/// A place on the map of the world in Mercator's projection: a square of 2^28 points, from the north-western corner.
public struct MKMapPoint: Sendable {
  /// From west to east.
  public var x: Double
  /// From north to south.
  public var y: Double

  /// Makes the north-western corner.
  public init() { (x, y) = (0, 0) }

  /// Makes a place of the map.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Makes where a place on Earth is on the map; places beyond 85 degrees north or south are at its edge.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let side = MKMapSize.world.width
    let limit = Earth.lastLatitude
    let latitude = min(max(coordinate.latitude, -limit), limit) * .pi / 180
    x = (coordinate.longitude + 180) / 360 * side
    y = (1 - log(tan(.pi / 4 + latitude / 2)) / .pi) / 2 * side
  }

  /// The place on Earth.
  public var coordinate: CLLocationCoordinate2D {
    let side = MKMapSize.world.width
    let angle = .pi * (1 - 2 * y / side)
    return CLLocationCoordinate2D(
      latitude: atan(sinh(angle)) * 180 / .pi, longitude: x / side * 360 - 180)
  }

  /// Metres to another place, over the sphere.
  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    let (here, there) = (coordinate, point.coordinate)
    return CLLocation(latitude: here.latitude, longitude: here.longitude)
      .distance(from: CLLocation(latitude: there.latitude, longitude: there.longitude))
  }
}

/// An extent on the map.
public struct MKMapSize: Sendable {
  public var width: Double
  public var height: Double

  /// Makes an extent of nothing.
  public init() { (width, height) = (0, 0) }

  /// Makes an extent of points of the map.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The map of the world.
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// The map of the world.
public let MKMapSizeWorld = MKMapSize.world

/// Where a place on Earth is on the map.
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint {
  MKMapPoint(coordinate)
}

/// The place on Earth of a place on the map.
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D {
  mapPoint.coordinate
}

/// Makes a place of the map.
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }

/// Makes an extent of points of the map.
public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize {
  MKMapSize(width: width, height: height)
}

/// Points of the map that a metre takes at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  MKMapSize.world.width / (2 * .pi * Earth.radius * max(cos(latitude * .pi / 180), 1e-6))
}

/// Metres that a point of the map takes at a latitude.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  1 / MKMapPointsPerMeterAtLatitude(latitude)
}

/// Metres between two places of the map.
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance {
  a.distance(to: b)
}

/// Whether two places of the map are the same.
public func MKMapPointEqualToPoint(_ point1: MKMapPoint, _ point2: MKMapPoint) -> Bool {
  point1.x == point2.x && point1.y == point2.y
}

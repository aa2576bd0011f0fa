@_exported import CoreLocation
import Foundation

/// How far an area reaches, in degrees.
public struct MKCoordinateSpan: Sendable {
  /// Degrees from south to north; one is about 111 km.
  public var latitudeDelta: CLLocationDegrees
  /// Degrees from west to east; one is about 111 km at the equator, and nothing at the poles.
  public var longitudeDelta: CLLocationDegrees

  /// Makes a span of nothing.
  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }

  /// Makes a span of degrees.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// An area on Earth around a place.
public struct MKCoordinateRegion: Sendable {
  /// The place in the middle.
  public var center: CLLocationCoordinate2D
  /// How far it reaches from edge to edge.
  public var span: MKCoordinateSpan

  /// Makes a region of nothing, where the equator meets the meridian of Greenwich.
  public init() {
    center = CLLocationCoordinate2D()
    span = MKCoordinateSpan()
  }

  /// Makes a region of a span.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// Makes a region that reaches so many metres from edge to edge.
  public init(
    center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    center = centerCoordinate
    let across = max(cos(centerCoordinate.latitude * .pi / 180), 1e-6)
    span = MKCoordinateSpan(
      latitudeDelta: min(latitudinalMeters / Earth.degree, 180),
      longitudeDelta: min(longitudinalMeters / (Earth.degree * across), 360))
  }

  /// Makes the region that a rectangle of the map shows.
  public init(_ rect: MKMapRect) {
    let northWest = rect.origin.coordinate
    let southEast = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    self.init(
      center: rect.middle.coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: northWest.latitude - southEast.latitude,
        longitudeDelta: rect.width / MKMapSize.world.width * 360))
  }

  /// Where a map begins that was told nothing: on iOS the country of the device, of which only the United States' is
  /// known here. Evidence: unmeasured for others.
  static let start = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 37.13284, longitude: -95.78558),
    span: MKCoordinateSpan(latitudeDelta: 60, longitudeDelta: 60))

  /// The smallest rectangle of the map that shows all of it.
  var mapRect: MKMapRect {
    let half = span.latitudeDelta / 2
    let top = MKMapPoint(
      CLLocationCoordinate2D(latitude: center.latitude + half, longitude: 0))
    let bottom = MKMapPoint(
      CLLocationCoordinate2D(latitude: center.latitude - half, longitude: 0))
    let middle = MKMapPoint(center)
    // On the map the place in the middle is nearer to the equator's side.
    let reach = max(middle.y - top.y, bottom.y - middle.y)
    let width = span.longitudeDelta / 360 * MKMapSize.world.width
    return MKMapRect(
      x: middle.x - width / 2, y: middle.y - reach, width: width, height: reach * 2)
  }
}

/// Makes a span of degrees.
public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

/// Makes a region of a span.
public func MKCoordinateRegionMake(
  _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: centerCoordinate, span: span) }

/// Makes a region that reaches so many metres from edge to edge.
public func MKCoordinateRegionMakeWithDistance(
  _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
  _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: centerCoordinate, latitudinalMeters: latitudinalMeters,
    longitudinalMeters: longitudinalMeters)
}

/// Makes the region that a rectangle of the map shows.
public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion {
  MKCoordinateRegion(rect)
}

enum Earth {
  /// The radius of the sphere of the map, in metres (WGS 84's equator).
  static let radius = 6_378_137.0
  /// Metres of a degree of latitude.
  static let degree = radius * .pi / 180
  /// The latitude at which the map, a square, ends.
  static let lastLatitude = 85.051_128_779_806_6
}

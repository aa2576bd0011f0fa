import CoreLocation
import Foundation

/// Something that covers a part of the map.
public protocol MKOverlay: MKAnnotation {
  /// The smallest rectangle of the map that holds it.
  var boundingMapRect: MKMapRect { get }
  /// Whether it covers a part of the rectangle; by default, whether its own rectangle does.
  func intersects(_ mapRect: MKMapRect) -> Bool
  /// Whether the map below need not be drawn; false by default, and the map is drawn all the same.
  func canReplaceMapContent() -> Bool
}

extension MKOverlay {
  /// Whether the rectangle of the overlay covers a part of another.
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  /// False.
  public func canReplaceMapContent() -> Bool { false }
}

/// In front of what an overlay lies. There are neither roads nor words below them here.
public enum MKOverlayLevel: Int, Sendable {
  case aboveRoads = 0
  case aboveLabels = 1
}

/// A shape of places of the map.
open class MKMultiPoint: MKShape {
  private let places: [MKMapPoint]

  init(_ places: [MKMapPoint]) {
    self.places = places
    super.init()
  }

  /// How many places there are.
  open var pointCount: Int { places.count }

  /// The places. What is behind the pointer is there as long as the shape.
  open func points() -> UnsafeMutablePointer<MKMapPoint> {
    if let copy { return copy }
    let made = UnsafeMutablePointer<MKMapPoint>.allocate(capacity: max(places.count, 1))
    made.initialize(from: places, count: places.count)
    copy = made
    return made
  }

  private var copy: UnsafeMutablePointer<MKMapPoint>?

  deinit { copy?.deallocate() }

  /// Copies the places of a range on Earth.
  open func getCoordinates(
    _ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange
  ) {
    for place in 0..<range.length { coords[place] = places[range.location + place].coordinate }
  }

  var allPoints: [MKMapPoint] { places }

  /// The middle of the rectangle around all places.
  open override var coordinate: CLLocationCoordinate2D {
    bounds.middle.coordinate
  }

  fileprivate private(set) lazy var bounds = MKMapRect(around: places)
}

extension MKMapRect {
  /// The smallest rectangle with all places; `null` for none.
  init(around places: some Sequence<MKMapPoint>) {
    self = places.reduce(.null) { result, place in
      result.union(MKMapRect(origin: place, size: MKMapSize()))
    }
  }
}

/// A line from place to place.
open class MKPolyline: MKMultiPoint, MKOverlay {
  /// Makes a line of places on Earth.
  public convenience init(coordinates coords: [CLLocationCoordinate2D], count: Int) {
    self.init(coords.prefix(count).map { MKMapPoint($0) })
  }

  /// Makes a line of places on Earth.
  public convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int
  ) { self.init((0..<count).map { MKMapPoint(coords[$0]) }) }

  /// Makes a line of places of the map.
  public convenience init(points: [MKMapPoint], count: Int) {
    self.init(Array(points.prefix(count)))
  }

  /// The smallest rectangle of the map that holds the line.
  open var boundingMapRect: MKMapRect { bounds }

  /// Whether its rectangle covers a part of another.
  open func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  /// False: the map below is seen.
  open func canReplaceMapContent() -> Bool { false }
}

/// A line that follows the curve of the Earth.
open class MKGeodesicPolyline: MKPolyline {
  /// Makes a line of places on Earth; each part has a place for every 100 km at most.
  public convenience init(coordinates coords: [CLLocationCoordinate2D], count: Int) {
    let places = Array(coords.prefix(count))
    var all: [CLLocationCoordinate2D] = Array(places.prefix(1))
    for (from, to) in zip(places, places.dropFirst()) { all += GreatCircle.places(from, to) }
    self.init(all.map { MKMapPoint($0) })
  }
}

/// An area between places, which may leave other areas out.
open class MKPolygon: MKMultiPoint, MKOverlay {
  /// The areas that it leaves out.
  open private(set) var interiorPolygons: [MKPolygon]?

  /// Makes an area of places on Earth.
  public convenience init(coordinates coords: [CLLocationCoordinate2D], count: Int) {
    self.init(coordinates: coords, count: count, interiorPolygons: nil)
  }

  /// Makes an area of places on Earth, without others.
  public convenience init(
    coordinates coords: [CLLocationCoordinate2D], count: Int, interiorPolygons: [MKPolygon]?
  ) {
    self.init(coords.prefix(count).map { MKMapPoint($0) })
    self.interiorPolygons = interiorPolygons
  }

  /// Makes an area of places of the map.
  public convenience init(points: [MKMapPoint], count: Int) {
    self.init(Array(points.prefix(count)))
  }

  /// The smallest rectangle of the map that holds the area.
  open var boundingMapRect: MKMapRect { bounds }

  /// Whether its rectangle covers a part of another.
  open func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  /// False: the map below is seen.
  open func canReplaceMapContent() -> Bool { false }
}

/// The area around a place.
open class MKCircle: MKShape, MKOverlay {
  private let center: CLLocationCoordinate2D
  /// How far it reaches, in metres.
  public let radius: CLLocationDistance

  /// Makes the area around a place.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    center = coord
    self.radius = radius
    super.init()
  }

  /// The place in the middle.
  open override var coordinate: CLLocationCoordinate2D { center }

  /// The smallest rectangle of the map that holds the area.
  open var boundingMapRect: MKMapRect {
    let reach = radius * MKMapPointsPerMeterAtLatitude(center.latitude)
    let middle = MKMapPoint(center)
    return MKMapRect(
      x: middle.x - reach, y: middle.y - reach, width: reach * 2, height: reach * 2)
  }

  /// Whether its rectangle covers a part of another.
  open func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  /// False: the map below is seen.
  open func canReplaceMapContent() -> Bool { false }
}

private enum GreatCircle {
  /// Places on the shortest way, without the first.
  static func places(
    _ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D
  ) -> [CLLocationCoordinate2D] {
    func vector(_ place: CLLocationCoordinate2D) -> SIMD3<Double> {
      let (north, east) = (place.latitude * .pi / 180, place.longitude * .pi / 180)
      return [cos(north) * cos(east), cos(north) * sin(east), sin(north)]
    }
    let (a, b) = (vector(from), vector(to))
    let angle = acos(min(max((a * b).sum(), -1), 1))
    let steps = max(Int((angle * Earth.radius / 100_000).rounded(.up)), 1)
    guard steps > 1, sin(angle) > 1e-9 else { return [to] }
    return (1...steps).map { step in
      let part = Double(step) / Double(steps)
      let place = (a * sin((1 - part) * angle) + b * sin(part * angle)) / sin(angle)
      return CLLocationCoordinate2D(
        latitude: asin(min(max(place.z, -1), 1)) * 180 / .pi,
        longitude: atan2(place.y, place.x) * 180 / .pi)
    }
  }
}

import Foundation

/// An angle in degrees; west and south are negative.
public typealias CLLocationDegrees = Double
/// A length in metres.
public typealias CLLocationDistance = Double
/// The radius within which something lies, in metres; negative where it is not known.
public typealias CLLocationAccuracy = Double
/// Metres in a second; negative where it is not known.
public typealias CLLocationSpeed = Double
/// Degrees from north, clockwise; negative where it is not known.
public typealias CLLocationDirection = Double
/// The accuracy of a speed, in metres in a second.
public typealias CLLocationSpeedAccuracy = Double
/// The accuracy of a direction, in degrees.
public typealias CLLocationDirectionAccuracy = Double

/// The best accuracy, with what a car's navigation knows besides.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// A hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// A kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// As little as the user allows.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = Double.greatestFiniteMagnitude
/// No distance: every change is told.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// No direction: every change is told.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
/// No limit of a distance.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
/// No limit of a time.
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude
/// A place that is none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A place on Earth.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees from the equator, north positive.
  public var latitude: CLLocationDegrees
  /// Degrees from Greenwich, east positive.
  public var longitude: CLLocationDegrees

  /// Makes the place where the equator meets the meridian of Greenwich.
  public init() { (latitude, longitude) = (0, 0) }

  /// Makes a place of degrees.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// Makes a place of degrees.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Whether the degrees are those of a place.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// Where something was, and when.
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// Metres above the sea.
  public let altitude: CLLocationDistance
  /// The radius in metres within which the place lies; negative where the place is not valid.
  public let horizontalAccuracy: CLLocationAccuracy
  /// The accuracy of the altitude in metres; negative where it is not valid.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction of motion; negative where it is not known.
  public let course: CLLocationDirection
  /// The speed; negative where it is not known.
  public let speed: CLLocationSpeed
  /// When it was there.
  public let timestamp: Date

  /// Makes a location from everything that is known of it.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    speed: CLLocationSpeed, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    horizontalAccuracy = hAccuracy
    verticalAccuracy = vAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
  }

  /// Makes a location at rest.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  /// Makes a location of which no more than the place is known.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Makes a location where equator and prime meridian meet.
  public override convenience init() { self.init(latitude: 0, longitude: 0) }

  /// Reads a location that was encoded.
  public required convenience init?(coder: NSCoder) {
    self.init(
      coordinate: CLLocationCoordinate2D(
        latitude: coder.decodeDouble(forKey: "kCLLocationCodingKeyCoordinateLatitude"),
        longitude: coder.decodeDouble(forKey: "kCLLocationCodingKeyCoordinateLongitude")),
      altitude: coder.decodeDouble(forKey: "kCLLocationCodingKeyAltitude"),
      horizontalAccuracy: coder.decodeDouble(forKey: "kCLLocationCodingKeyHorizontalAccuracy"),
      verticalAccuracy: coder.decodeDouble(forKey: "kCLLocationCodingKeyVerticalAccuracy"),
      course: coder.decodeDouble(forKey: "kCLLocationCodingKeyCourse"),
      speed: coder.decodeDouble(forKey: "kCLLocationCodingKeySpeed"),
      timestamp: Date(
        timeIntervalSinceReferenceDate: coder.decodeDouble(
          forKey: "kCLLocationCodingKeyTimestamp")))
  }

  public static var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) {
    coder.encode(coordinate.latitude, forKey: "kCLLocationCodingKeyCoordinateLatitude")
    coder.encode(coordinate.longitude, forKey: "kCLLocationCodingKeyCoordinateLongitude")
    coder.encode(altitude, forKey: "kCLLocationCodingKeyAltitude")
    coder.encode(horizontalAccuracy, forKey: "kCLLocationCodingKeyHorizontalAccuracy")
    coder.encode(verticalAccuracy, forKey: "kCLLocationCodingKeyVerticalAccuracy")
    coder.encode(course, forKey: "kCLLocationCodingKeyCourse")
    coder.encode(speed, forKey: "kCLLocationCodingKeySpeed")
    coder.encode(
      timestamp.timeIntervalSinceReferenceDate, forKey: "kCLLocationCodingKeyTimestamp")
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// The way to another location along the Earth's surface, in metres, on a globe of the mean radius.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let (a, b) = (coordinate, location.coordinate)
    let degree = Double.pi / 180
    let height = sin((b.latitude - a.latitude) * degree / 2)
    let width = sin((b.longitude - a.longitude) * degree / 2)
    let chord =
      height * height + cos(a.latitude * degree) * cos(b.latitude * degree) * width * width
    return 2 * 6_371_008.8 * asin(min(1, chord.squareRoot()))
  }
}

/// The direction in which a device points; nothing here measures one.
open class CLHeading: NSObject, @unchecked Sendable {
  /// Degrees from the magnetic north.
  public let magneticHeading: CLLocationDirection
  /// Degrees from the geographic north; negative where it is not known.
  public let trueHeading: CLLocationDirection
  /// How far it may be off, in degrees; negative where it is not valid.
  public let headingAccuracy: CLLocationDirection
  /// When it was measured.
  public let timestamp: Date

  init(magneticHeading: Double, trueHeading: Double, accuracy: Double, timestamp: Date) {
    self.magneticHeading = magneticHeading
    self.trueHeading = trueHeading
    headingAccuracy = accuracy
    self.timestamp = timestamp
  }
}

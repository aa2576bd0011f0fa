import CoreLocation
import Foundation

/// What a map shows.
public enum MKMapType: UInt, Sendable {
  case standard = 0
  case satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard

  /// Whether it is made of pictures from above.
  var isImagery: Bool { self != .standard && self != .mutedStandard }
  /// Whether places have their names.
  var isNamed: Bool { self != .satellite && self != .satelliteFlyover }
}

/// How a map follows the device.
public enum MKUserTrackingMode: Int, Sendable {
  case none = 0
  case follow, followWithHeading
}

/// What a map shows, as iOS 16 says it.
open class MKMapConfiguration: NSObject {
  /// Whether hills are seen; kept, as there are none here.
  public enum ElevationStyle: Int, Sendable {
    case flat = 0
    case realistic
  }
  open var elevationStyle = ElevationStyle.flat
  var mapType: MKMapType { .standard }
}

/// A map of lines and names.
open class MKStandardMapConfiguration: MKMapConfiguration {
  /// How strong the colours are.
  public enum EmphasisStyle: Int, Sendable {
    case `default` = 0
    case muted
  }
  open var emphasisStyle = EmphasisStyle.default
  /// Whether roads show how full they are; kept, as there are no roads here.
  open var showsTraffic = false

  public override init() {}
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
  public convenience init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle) {
    self.init(elevationStyle: elevationStyle)
    self.emphasisStyle = emphasisStyle
  }
  override var mapType: MKMapType { emphasisStyle == .muted ? .mutedStandard : .standard }
}

/// A map of pictures from above; colours alone here.
open class MKImageryMapConfiguration: MKMapConfiguration {
  public override init() {}
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
  override var mapType: MKMapType { .satellite }
}

/// A map of pictures from above with names.
open class MKHybridMapConfiguration: MKMapConfiguration {
  /// Whether roads show how full they are; kept, as there are no roads here.
  open var showsTraffic = false
  public override init() {}
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
  override var mapType: MKMapType { .hybrid }
}

/// From where a map is seen: from above, at a height.
open class MKMapCamera: NSObject, NSCopying {
  /// The place in the middle.
  open var centerCoordinate = CLLocationCoordinate2D()
  /// Metres from there to the camera.
  open var centerCoordinateDistance: CLLocationDistance = 0
  /// The direction that is up; only north can be, others are reported when a map takes the camera.
  open var heading: CLLocationDirection = 0
  /// How far the camera is tilted; only 0 can be, others are reported when a map takes the camera.
  open var pitch: CGFloat = 0
  /// The camera's height above the ground, in metres.
  open var altitude: CLLocationDistance {
    get { centerCoordinateDistance * cos(pitch * .pi / 180) }
    set { centerCoordinateDistance = newValue / max(cos(pitch * .pi / 180), 1e-6) }
  }

  public override init() {}

  /// Makes a camera so many metres from a place.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromDistance distance: CLLocationDistance, pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    self.centerCoordinate = centerCoordinate
    centerCoordinateDistance = distance
    self.pitch = pitch
    self.heading = heading
  }

  /// Makes a camera at a height, seen from a place straight above the other.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D, eyeAltitude: CLLocationDistance
  ) {
    self.init(
      lookingAtCenter: centerCoordinate, fromDistance: eyeAltitude, pitch: 0, heading: 0)
  }

  public func copy(with zone: NSZone? = nil) -> Any {
    MKMapCamera(
      lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch,
      heading: heading)
  }

  /// The angle from edge to edge of what a camera sees, by which heights and rectangles are converted. Unmeasured.
  static let angle = 30.0 * .pi / 180
}

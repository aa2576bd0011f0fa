import Foundation

/// A part of the world that an app asks about.
open class CLRegion: NSObject, @unchecked Sendable {
  /// A text that tells the app's regions apart.
  public let identifier: String
  /// Whether the app wants to hear that the device came in.
  open var notifyOnEntry = true
  /// Whether the app wants to hear that the device left.
  open var notifyOnExit = true

  init(identifier: String) { self.identifier = identifier }
}

/// A circle on the map.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// The middle.
  public let center: CLLocationCoordinate2D
  /// The radius in metres.
  public let radius: CLLocationDistance

  /// Makes a circle.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// Whether a place lies within.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
    let place = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    return middle.distance(from: place) <= radius
  }
}

/// Whether the device is within a region.
public enum CLRegionState: Int, Sendable {
  case unknown = 0
  case inside = 1
  case outside = 2
}

import CoreLocation
import Foundation

extension MKMapView {
  /// From how near and how far a map may be seen, in metres between its middle and the camera.
  open class CameraZoomRange: NSObject, NSCopying {
    /// From how near; `MKMapCameraZoomDefault` for as near as the map can be seen.
    public let minCenterCoordinateDistance: CLLocationDistance
    /// From how far; `MKMapCameraZoomDefault` for the whole world.
    public let maxCenterCoordinateDistance: CLLocationDistance

    /// Makes a range; nil where the nearest is farther than the farthest.
    public init?(
      minCenterCoordinateDistance minDistance: CLLocationDistance,
      maxCenterCoordinateDistance maxDistance: CLLocationDistance
    ) {
      guard minDistance < 0 || maxDistance < 0 || minDistance <= maxDistance else { return nil }
      minCenterCoordinateDistance = minDistance
      maxCenterCoordinateDistance = maxDistance
    }

    /// Makes a range without an end far away.
    public convenience init?(minCenterCoordinateDistance minDistance: CLLocationDistance) {
      self.init(
        minCenterCoordinateDistance: minDistance,
        maxCenterCoordinateDistance: MKMapCameraZoomDefault)
    }

    /// Makes a range without an end near by.
    public convenience init?(maxCenterCoordinateDistance maxDistance: CLLocationDistance) {
      self.init(
        minCenterCoordinateDistance: MKMapCameraZoomDefault,
        maxCenterCoordinateDistance: maxDistance)
    }

    private init(all: Void) {
      minCenterCoordinateDistance = MKMapCameraZoomDefault
      maxCenterCoordinateDistance = MKMapCameraZoomDefault
    }

    static var unlimited: CameraZoomRange { CameraZoomRange(all: ()) }

    /// The distance within the range that is next to another.
    func limited(_ distance: CLLocationDistance) -> CLLocationDistance {
      var result = distance
      if maxCenterCoordinateDistance >= 0 { result = min(result, maxCenterCoordinateDistance) }
      if minCenterCoordinateDistance >= 0 { result = max(result, minCenterCoordinateDistance) }
      return result
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
  }
}

/// No limit of a camera's distance.
public let MKMapCameraZoomDefault: CLLocationDistance = -1

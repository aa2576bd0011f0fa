import Foundation

/// Hears where the device is, on the main thread. All methods are optional.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// Hears of locations, the newest last.
  func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Hears why there is no location.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Hears that the app may know more or less, and what it may when the delegate is set.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Hears that the app may know more or less.
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// Hears of directions; there are none.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// Says whether the compass should be calibrated; there is none.
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
  /// Hears whether the device is within a region.
  func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
  /// Hears that the device came into a region; none is watched.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// Hears that the device left a region; none is watched.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  /// Hears that a region is watched; none is.
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  /// Hears that a region cannot be watched.
  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?,
    withError error: any Error)
  /// Hears that locations pause; they do not.
  func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
  /// Hears that locations are told again.
  func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  public func locationManager(
    _ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading
  ) {}
  public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool {
    false
  }
  public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {}
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  public func locationManager(
    _ manager: CLLocationManager, didStartMonitoringFor region: CLRegion
  ) {}
  public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?,
    withError error: any Error
  ) {}
  public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}
  public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
}

import CoreLocation
import Foundation
import UIKitCore

/// Finds the place of the device for a map, and lets the map follow it.
@MainActor
final class MapTracker: NSObject, CLLocationManagerDelegate {
  let userLocation = MKUserLocation()
  private(set) var mode = MKUserTrackingMode.none
  private var manager: CLLocationManager?
  private weak var map: MKMapView?

  func isOnChanged(_ map: MKMapView, from before: Bool) {
    guard map.showsUserLocation != before else { return }
    self.map = map
    if map.showsUserLocation {
      let manager = CLLocationManager()
      self.manager = manager
      map.delegate?.mapViewWillStartLocatingUser(map)
      manager.delegate = self
      manager.startUpdatingLocation()
    } else {
      manager?.stopUpdatingLocation()
      manager = nil
      userLocation.location = nil
      map.pins.remove([userLocation], map)
      map.delegate?.mapViewDidStopLocatingUser(map)
    }
  }

  func setMode(_ mode: MKUserTrackingMode, _ map: MKMapView, animated: Bool) {
    guard mode != self.mode else { return }
    self.mode = mode
    if mode != .none {
      map.showsUserLocation = true
      follow(map, animated: animated)
    }
    map.delegate?.mapView(map, didChange: mode, animated: animated)
  }

  /// Shows the device's place with what is within some kilometres, or closer where that was seen already.
  private func follow(_ map: MKMapView, animated: Bool) {
    guard let place = userLocation.location?.coordinate else { return }
    let region = MKCoordinateRegion(
      center: place, latitudinalMeters: 3_000, longitudinalMeters: 3_000)
    let closer = map.motion.visible.height < region.mapRect.height
    if closer {
      map.setCenter(place, animated: animated)
    } else {
      map.setRegion(region, animated: animated)
    }
  }

  // MARK: The manager's

  nonisolated func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    manager.startUpdatingLocation()
  }

  nonisolated func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {
    guard let last = locations.last else { return }
    MainActor.assumeIsolated {
      guard let map, self.manager != nil else { return }
      userLocation.location = last
      if !map.pins.contains(userLocation) { map.pins.add([userLocation], map) }
      map.pins.update(map)
      if mode != .none { follow(map, animated: true) }
      map.delegate?.mapView(map, didUpdate: userLocation)
    }
  }

  nonisolated func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  {
    MainActor.assumeIsolated {
      guard let map else { return }
      map.delegate?.mapView(map, didFailToLocateUserWithError: error)
    }
  }
}

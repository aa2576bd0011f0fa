import CoreLocation
import Foundation
import PlatformInterface
import UIKitCore

/// Keys of what maps are opened with.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCamera"
/// Values of the first of them.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"

/// A place with a name, which other programs can show.
open class MKMapItem: NSObject {
  /// The place.
  public let placemark: MKPlacemark
  /// What it is called.
  open var name: String?
  /// How one calls it.
  open var phoneNumber: String?
  /// Its page.
  open var url: URL?
  /// The time that clocks show there.
  open var timeZone: TimeZone?
  /// Whether it is where the device is.
  public let isCurrentLocation: Bool

  /// Makes an item of a place.
  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    name = placemark.name
    isCurrentLocation = false
  }

  private init(here: CLLocationCoordinate2D) {
    placemark = MKPlacemark(coordinate: here)
    isCurrentLocation = true
    name = "Current Location"
  }

  /// Where the device is.
  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(here: CLLocationManager().location?.coordinate ?? kCLLocationCoordinate2DInvalid)
  }

  /// Shows the place in the desktop's program for maps, by its `geo:` address.
  @preconcurrency @MainActor @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    MKMapItem.openMaps(with: [self], launchOptions: launchOptions)
  }

  /// Shows the last of some places in the desktop's program for maps; ways between them are reported.
  @preconcurrency @MainActor @discardableResult
  open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool
  {
    if launchOptions?[MKLaunchOptionsDirectionsModeKey] != nil {
      Unsupported.report("MKMapItem.openMaps with directions")
    }
    guard let last = mapItems.last else { return false }
    let place = last.placemark.coordinate
    guard let address = URL(string: "geo:\(place.latitude),\(place.longitude)") else {
      return false
    }
    UIApplication.shared.open(address, options: [:], completionHandler: nil)
    return true
  }
}

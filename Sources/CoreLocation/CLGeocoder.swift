import Foundation
import PlatformInterface

/// What is known of a place by name. Nothing here makes one, as there is no map of names.
open class CLPlacemark: NSObject, @unchecked Sendable {
  /// Where it is.
  public let location: CLLocation?
  /// The area around it.
  public let region: CLRegion?
  /// The time that clocks show there.
  public let timeZone: TimeZone?
  /// What it is called.
  public let name: String?
  /// The street.
  public let thoroughfare: String?
  /// The number in the street.
  public let subThoroughfare: String?
  /// The town.
  public let locality: String?
  /// The part of the town.
  public let subLocality: String?
  /// The state or province.
  public let administrativeArea: String?
  /// The county.
  public let subAdministrativeArea: String?
  /// The code for letters.
  public let postalCode: String?
  /// The country's code.
  public let isoCountryCode: String?
  /// The country.
  public let country: String?
  /// The lake or river it lies in.
  public let inlandWater: String?
  /// The sea it lies in.
  public let ocean: String?
  /// What it is known for.
  public let areasOfInterest: [String]?

  /// Makes a copy of a placemark.
  public init(placemark: CLPlacemark) {
    location = placemark.location
    region = placemark.region
    timeZone = placemark.timeZone
    name = placemark.name
    thoroughfare = placemark.thoroughfare
    subThoroughfare = placemark.subThoroughfare
    locality = placemark.locality
    subLocality = placemark.subLocality
    administrativeArea = placemark.administrativeArea
    subAdministrativeArea = placemark.subAdministrativeArea
    postalCode = placemark.postalCode
    isoCountryCode = placemark.isoCountryCode
    country = placemark.country
    inlandWater = placemark.inlandWater
    ocean = placemark.ocean
    areasOfInterest = placemark.areasOfInterest
  }
}

/// What a geocoder calls at its end: placemarks, or why there are none.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds addresses of places and places of addresses. Here it has no service to ask: every request ends with
/// `CLError.network`, which is reported once.
open class CLGeocoder: NSObject, @unchecked Sendable {
  /// Makes a geocoder.
  public override init() {}

  /// Whether a request is under way.
  public private(set) var isGeocoding = false

  /// Looks for the address of a place.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail("reverseGeocodeLocation(_:completionHandler:)", completionHandler) }

  /// Looks for the address of a place, in the words of a locale.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail("reverseGeocodeLocation(_:preferredLocale:completionHandler:)", completionHandler) }

  /// Looks for the place of an address.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail("geocodeAddressString(_:completionHandler:)", completionHandler) }

  /// Looks for the place of an address near a region.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail("geocodeAddressString(_:in:completionHandler:)", completionHandler) }

  /// Looks for the address of a place.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    Unsupported.report("CLGeocoder.reverseGeocodeLocation(_:)")
    throw CLError(.network)
  }

  /// Looks for the place of an address.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    Unsupported.report("CLGeocoder.geocodeAddressString(_:)")
    throw CLError(.network)
  }

  /// Ends the request that is under way.
  open func cancelGeocode() { isGeocoding = false }

  private func fail(_ name: String, _ handler: @escaping CLGeocodeCompletionHandler) {
    Unsupported.report("CLGeocoder.\(name)")
    isGeocoding = true
    struct Call: @unchecked Sendable { let handler: CLGeocodeCompletionHandler }
    let call = Call(handler: handler)
    DispatchQueue.main.async {
      let error = CLError(self.isGeocoding ? .network : .geocodeCanceled)
      self.isGeocoding = false
      call.handler(nil, error)
    }
  }
}

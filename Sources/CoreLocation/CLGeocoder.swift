import Foundation
import PlatformInterface

/// What is known of a place by name. A geocoder finds none, as there is no map of names; maps have places of which a
/// program says what they are called.
open class CLPlacemark: NSObject, @unchecked Sendable {
  /// Where it is.
  open private(set) var location: CLLocation?
  /// The area around it.
  open private(set) var region: CLRegion?
  /// The time that clocks show there.
  open private(set) var timeZone: TimeZone?
  /// What it is called.
  open private(set) var name: String?
  /// The street.
  open private(set) var thoroughfare: String?
  /// The number in the street.
  open private(set) var subThoroughfare: String?
  /// The town.
  open private(set) var locality: String?
  /// The part of the town.
  open private(set) var subLocality: String?
  /// The state or province.
  open private(set) var administrativeArea: String?
  /// The county.
  open private(set) var subAdministrativeArea: String?
  /// The code for letters.
  open private(set) var postalCode: String?
  /// The country's code.
  open private(set) var isoCountryCode: String?
  /// The country.
  open private(set) var country: String?
  /// The lake or river it lies in.
  open private(set) var inlandWater: String?
  /// The sea it lies in.
  open private(set) var ocean: String?
  /// What it is known for.
  open private(set) var areasOfInterest: [String]?

  /// Makes a placemark of which no more than the place is known.
  package init(location: CLLocation) { self.location = location }

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

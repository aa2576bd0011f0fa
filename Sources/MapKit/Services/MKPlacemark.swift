import CoreLocation
import Foundation

/// A place with what is known of it, which can be an annotation.
open class MKPlacemark: CLPlacemark, MKAnnotation {
  private let words: [String: Any]

  /// Makes a placemark of a place of which nothing is known.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate, addressDictionary: nil)
  }

  /// Makes a placemark of a place and its address.
  ///
  /// - Parameter addressDictionary: the parts of the address by the keys of Contacts and Address Book: `Name`,
  ///   `Street`, `City`, `State`, `ZIP`, `Country`, `CountryCode`.
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    words = addressDictionary ?? [:]
    super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }

  /// Makes a placemark of what is known of a place.
  public override init(placemark: CLPlacemark) {
    words = (placemark as? MKPlacemark)?.words ?? [:]
    super.init(placemark: placemark)
  }

  /// The place.
  open var coordinate: CLLocationCoordinate2D {
    location?.coordinate ?? kCLLocationCoordinate2DInvalid
  }

  private func word(_ key: String) -> String? { words[key] as? String }

  /// What it is called.
  open override var name: String? { word("Name") ?? super.name ?? thoroughfare }
  /// The street.
  open override var thoroughfare: String? { word("Street") ?? super.thoroughfare }
  /// The town.
  open override var locality: String? { word("City") ?? super.locality }
  /// The state or province.
  open override var administrativeArea: String? { word("State") ?? super.administrativeArea }
  /// The code for letters.
  open override var postalCode: String? { word("ZIP") ?? super.postalCode }
  /// The country.
  open override var country: String? { word("Country") ?? super.country }
  /// The country's code.
  open override var isoCountryCode: String? { word("CountryCode") ?? super.isoCountryCode }

  /// The address in a line, which a callout shows; nil where nothing is known.
  open var title: String? {
    let parts = [name, locality, administrativeArea, country].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
  /// Nothing.
  open var subtitle: String? { nil }
}

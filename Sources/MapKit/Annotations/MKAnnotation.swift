@_exported import CoreLocation
import Foundation

/// The texts of an annotation, which every class may leave out.
///
/// In Objective-C they are optional members of `MKAnnotation`, so that they are optional twice where they are read
/// from an annotation of any class, and once in the class itself. `MKAnnotation` adds the former.
public protocol MKAnnotationTexts: NSObjectProtocol {
  /// What the callout says first.
  @_disfavoredOverload var title: String? { get }
  /// What the callout says below that.
  @_disfavoredOverload var subtitle: String? { get }
}

extension MKAnnotationTexts {
  /// Nothing.
  @_disfavoredOverload public var title: String? { nil }
  /// Nothing.
  @_disfavoredOverload public var subtitle: String? { nil }
}

/// Something at a place on the map.
public protocol MKAnnotation: MKAnnotationTexts {
  /// The place.
  var coordinate: CLLocationCoordinate2D { get }
}

extension MKAnnotation {
  /// What the callout says first.
  public var title: String?? { .some((self as any MKAnnotationTexts).title) }
  /// What the callout says below that.
  public var subtitle: String?? { .some((self as any MKAnnotationTexts).subtitle) }

  var shownTitle: String? { (self as any MKAnnotationTexts).title }
  var shownSubtitle: String? { (self as any MKAnnotationTexts).subtitle }
}

/// An annotation or an overlay with texts.
open class MKShape: NSObject, MKAnnotation {
  /// What the callout says first; nil, the default, shows no callout.
  open var title: String? { didSet { MapChange.post(self) } }
  /// What the callout says below that.
  open var subtitle: String? { didSet { MapChange.post(self) } }
  /// The place; subclasses say where.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }

  public override init() {}
}

/// A place with texts.
open class MKPointAnnotation: MKShape {
  private var place = CLLocationCoordinate2D()

  /// The place; a map that shows the annotation follows it.
  open override var coordinate: CLLocationCoordinate2D {
    get { place }
    set {
      place = newValue
      MapChange.post(self)
    }
  }

  /// Makes an annotation where the equator meets the meridian of Greenwich.
  public override init() {}

  /// Makes an annotation of a place and texts.
  public convenience init(
    coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
  ) {
    self.init()
    place = coordinate
    self.title = title
    self.subtitle = subtitle
  }
}

/// Where the device is, on a map that shows that.
open class MKUserLocation: NSObject, MKAnnotation {
  /// What the callout says first: that it is the current location.
  open var title: String? = "My Location"
  /// What the callout says below that.
  open var subtitle: String?
  /// The location; nil until one is known.
  open internal(set) var location: CLLocation?
  /// The direction in which the device points, of which nothing is known.
  open var heading: CLHeading? { nil }
  /// Whether the location is being found anew; it never is.
  open var isUpdating: Bool { false }
  /// The place; no valid one until a location is known.
  open var coordinate: CLLocationCoordinate2D {
    location?.coordinate ?? kCLLocationCoordinate2DInvalid
  }

  public override init() {}
}

/// Tells maps that a shape has changed, as they observe its values on iOS.
enum MapChange {
  static let name = Notification.Name("MapKit.shapeDidChange")

  static func post(_ shape: NSObject) {
    NotificationCenter.default.post(name: name, object: shape)
  }
}

@_spi(XcodeSources) import ObjCRuntime
import UIKitCore

/// Properties of maps that documents and programs name.
private enum MapMembers {
  /// Runs while the program is loaded; the properties are entered when one is first looked for.
  @section(".init_array") @used static let entry: @convention(c) () -> Void = {
    ObjCMembers.whenNeeded {
      ObjCMembers.add(MKMapView.self) {
        $0.property("delegate", \MKMapView.delegate)
        for (name, property) in MKMapView.switches { $0.property(name, property) }
        $0.property("userLocation", \MKMapView.userLocation)
      }
      ObjCMembers.add(MKAnnotationView.self) {
        $0.property("image", \MKAnnotationView.image)
        $0.property("canShowCallout", \MKAnnotationView.canShowCallout)
        $0.property("leftCalloutAccessoryView", \MKAnnotationView.leftCalloutAccessoryView)
        $0.property("rightCalloutAccessoryView", \MKAnnotationView.rightCalloutAccessoryView)
      }
      ObjCMembers.add(MKShape.self) {
        $0.property("title", \MKShape.title)
        $0.property("subtitle", \MKShape.subtitle)
      }
    }
  }
}

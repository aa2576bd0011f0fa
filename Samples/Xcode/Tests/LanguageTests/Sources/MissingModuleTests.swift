import MapKit
import SwiftUI
import UIKit
import XCTest

/// What needs modules that Linux lacks is left out, and the rest works.
final class PlaceController: UIViewController, MKMapViewDelegate {
  @IBOutlet var map: MKMapView!
  private let manager = CLLocationManager()
  private let list = UITableView()
  var visited: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    map.delegate = self
    manager.requestWhenInUseAuthorization()
    view.addSubview(list)
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(), latitudinalMeters: 1, longitudinalMeters: 1)
    map.setRegion(region, animated: false)
    UIView.performWithoutAnimation {
      list.alpha = 0.5
      map.alpha = 0.5
    }
    if let place = manager.location { show(place) } else { visited.append("nowhere") }
    visited.append("loaded")
  }

  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) { visited.append("map") }
  private func show(_ place: CLLocation) { visited.append("place") }
  func distance() -> Double {
    let here = manager.location
    return here?.distance(from: CLLocation()) ?? 0
  }
  var hasList: Bool { list.superview != nil }

  func showHosted() {
    present(UIHostingController(rootView: PlaceView(name: "a")), animated: false)
    visited.append("hosted")
  }
}

struct PlaceView: View {
  @State var name: String
  var body: some View { Text(name) }
}

struct PlaceView_Previews: PreviewProvider {
  static var previews: some View { PlaceView(name: "b") }
}

extension MKMapView {
  func clear() { removeAnnotations(annotations) }
}

final class MissingModuleTests: XCTestCase {
  func test_theRestOfAController_works() {
    let controller = PlaceController()
    controller.loadViewIfNeeded()
    XCTAssertTrue(controller.hasList)
    XCTAssertEqual(controller.visited, ["loaded"])
    controller.showHosted()
    XCTAssertEqual(controller.visited, ["loaded", "hosted"])
  }
}

import MapKit
import UIKit
import UIKitTestSupport
import XCTest

/// Texts of markers that lie close to one another.
final class MarkerTitleTests: XCTestCase {
  func test_titlesThatLieOverOneAnother_giveWayToTheOneInFront() {
    onMainActor {
      let root = UIViewController()
      let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      root.view.addSubview(map)
      let harness = Harness(size: CGSize(width: 320, height: 480), root: root)
      let first = MKPointAnnotation(
        coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 0), title: "First")
      let second = MKPointAnnotation(
        coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 0), title: "Second")
      let far = MKPointAnnotation(
        coordinate: CLLocationCoordinate2D(latitude: 40, longitude: 30), title: "Far")
      map.setRegion(
        MKCoordinateRegion(
          center: first.coordinate,
          span: MKCoordinateSpan(latitudeDelta: 100, longitudeDelta: 100)), animated: false)
      map.addAnnotations([first, second, far])
      harness.advance(by: 0.1)
      XCTAssertEqual(self.shown(map, [first, second, far]), [false, true, true])
      (map.view(for: first) as? MKMarkerAnnotationView)?.titleVisibility = .visible
      XCTAssertEqual(self.shown(map, [first, second, far]), [true, true, true])
      second.coordinate = CLLocationCoordinate2D(latitude: -40, longitude: 0)
      (map.view(for: first) as? MKMarkerAnnotationView)?.titleVisibility = .adaptive
      harness.advance(by: 0.1)
      XCTAssertEqual(self.shown(map, [first, second, far]), [true, true, true])
      harness.close()
    }
  }

  @MainActor private func shown(_ map: MKMapView, _ annotations: [any MKAnnotation]) -> [Bool] {
    annotations.map { annotation in
      map.view(for: annotation)?.subviews.contains { view in
        (view as? UILabel)?.attributedText?.string == annotation.title && !view.isHidden
      } ?? false
    }
  }
}

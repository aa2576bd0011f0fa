import MapKit
import UIKit
import UIKitTestSupport
import XCTest

/// Annotations that are changed where replies come in.
final class MapThreadTests: XCTestCase {
  func test_anAnnotationChangedOnAnotherThread_movesItsMarker() {
    onMainActor {
      let root = UIViewController()
      let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      root.view.addSubview(map)
      let harness = Harness(size: CGSize(width: 320, height: 480), root: root)
      nonisolated(unsafe) let place = MKPointAnnotation(
        coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 0), title: "Here")
      map.setRegion(
        MKCoordinateRegion(
          center: place.coordinate,
          span: MKCoordinateSpan(latitudeDelta: 100, longitudeDelta: 100)), animated: false)
      map.addAnnotation(place)
      harness.advance(by: 0.1)
      let before = map.view(for: place)?.center ?? .zero
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        place.coordinate = CLLocationCoordinate2D(latitude: 0, longitude: 30)
        done.signal()
      }
      done.wait()
      harness.advance(by: 0.1)
      XCTAssertGreaterThan(map.view(for: place)?.center.x ?? 0, before.x + 20)
      harness.close()
    }
  }
}

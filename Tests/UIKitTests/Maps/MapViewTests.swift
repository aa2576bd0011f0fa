import MapKit
import UIKit
import UIKitTestSupport
import XCTest

/// A map as an app and its user see it.
final class MapViewTests: XCTestCase {
  private static let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)

  @MainActor private final class Hearer: NSObject, MKMapViewDelegate {
    var log: [String] = []
    var view: ((any MKAnnotation) -> MKAnnotationView?)?
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {
      log.append("will \(animated)")
    }
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
      log.append("did \(animated)")
    }
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      view?(annotation)
    }
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {
      log.append("add \(views.count)")
    }
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
      log.append("select \((view.annotation?.title ?? nil) ?? "")")
    }
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
      log.append("deselect \((view.annotation?.title ?? nil) ?? "")")
    }
    func mapView(
      _ mapView: MKMapView, annotationView view: MKAnnotationView,
      calloutAccessoryControlTapped control: UIControl
    ) { log.append("control \(control === view.rightCalloutAccessoryView)") }
    func mapView(
      _ mapView: MKMapView, rendererFor overlay: any MKOverlay
    ) -> MKOverlayRenderer {
      guard let line = overlay as? MKPolyline else { return MKOverlayRenderer() }
      let renderer = MKPolylineRenderer(polyline: line)
      renderer.strokeColor = .systemBlue
      renderer.lineWidth = 4
      return renderer
    }
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {
      log.append("here \(userLocation.coordinate.latitude)")
    }
    func mapView(
      _ mapView: MKMapView, annotationView view: MKAnnotationView,
      didChange newState: MKAnnotationViewDragState,
      fromOldState oldState: MKAnnotationViewDragState
    ) { log.append("drag \(newState.rawValue)") }
  }

  @MainActor private struct Fixture {
    let map = MKMapView()
    let hearer = Hearer()
    let harness: Harness

    init() {
      let root = UIViewController()
      map.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      map.delegate = hearer
      root.view.addSubview(map)
      harness = Harness(size: CGSize(width: 320, height: 480), root: root)
      harness.advance(by: 0.1)
    }
  }

  private func withMap(_ body: @MainActor (Fixture) throws -> Void) rethrows {
    try MainActor.assumeIsolated {
      let fixture = Fixture()
      defer { fixture.harness.close() }
      try body(fixture)
    }
  }

  @MainActor private func berlin(_ title: String? = "Berlin") -> MKPointAnnotation {
    let annotation = MKPointAnnotation()
    annotation.coordinate = Self.berlin
    annotation.title = title
    return annotation
  }

  func test_aRegion_isTheSmallestOfTheViewsShapeWithAllOfIt_andIsTold() {
    withMap { fixture in
      let map = fixture.map
      fixture.hearer.log = []
      map.setRegion(
        MKCoordinateRegion(
          center: Self.berlin, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)),
        animated: false)
      XCTAssertEqual(fixture.hearer.log, ["will false", "did false"])
      XCTAssertEqual(map.region.center.latitude, 52.52, accuracy: 0.01)
      XCTAssertEqual(map.centerCoordinate.longitude, 13.405, accuracy: 1e-6)
      // At 52 degrees a degree of latitude is 1.64 as high as one of longitude is wide, the view 1.5.
      XCTAssertEqual(map.region.span.latitudeDelta, 1, accuracy: 0.01)
      XCTAssertGreaterThan(map.region.span.longitudeDelta, 1.05)
      let middle = map.convert(Self.berlin, toPointTo: map)
      XCTAssertEqual(middle.x, 160, accuracy: 0.01)
      let back = map.convert(CGPoint(x: 40, y: 60), toCoordinateFrom: map)
      let again = map.convert(back, toPointTo: map)
      XCTAssertEqual(again.x, 40, accuracy: 0.001)
      XCTAssertEqual(again.y, 60, accuracy: 0.001)
    }
  }

  func test_anAnimatedRegion_goesThere_andIsToldAtTheEnd() {
    withMap { fixture in
      fixture.hearer.log = []
      fixture.map.setCenter(CLLocationCoordinate2D(latitude: 0, longitude: 170), animated: true)
      XCTAssertEqual(fixture.hearer.log, ["will true"])
      fixture.harness.advance(by: 0.2)
      // By the short way, over the date line.
      let onTheWay = fixture.map.centerCoordinate.longitude
      XCTAssertTrue(onTheWay < -95.8 || onTheWay > 170, "\(onTheWay)")
      fixture.harness.advance(by: 0.5)
      XCTAssertEqual(fixture.hearer.log, ["will true", "did true"])
      XCTAssertEqual(fixture.map.centerCoordinate.longitude, 170, accuracy: 1e-6)
    }
  }

  func test_aFinger_movesTheMap_overTheDateLine() {
    withMap { fixture in
      let map = fixture.map
      map.setRegion(
        MKCoordinateRegion(
          center: CLLocationCoordinate2D(latitude: 0, longitude: 179),
          span: MKCoordinateSpan(latitudeDelta: 10, longitudeDelta: 10)), animated: false)
      fixture.hearer.log = []
      let before = map.convert(
        CLLocationCoordinate2D(latitude: 0, longitude: 180), toPointTo: map)
      fixture.harness.run("drag 250,240 to 150,240 for 0.5")
      fixture.harness.settle()
      XCTAssertEqual(fixture.hearer.log.first, "will false")
      XCTAssertEqual(fixture.hearer.log.last, "did false")
      let after = map.convert(
        CLLocationCoordinate2D(latitude: 0, longitude: -180), toPointTo: map)
      XCTAssertLessThan(after.x, before.x - 60)
      XCTAssertLessThan(map.centerCoordinate.longitude, 0)
    }
  }

  func test_twoTaps_zoomInAroundThePoint() {
    withMap { fixture in
      let map = fixture.map
      let width = map.visibleMapRect.width
      let place = map.convert(CGPoint(x: 100, y: 200), toCoordinateFrom: map)
      fixture.harness.run("doubletap 100,200")
      fixture.harness.settle()
      XCTAssertEqual(map.visibleMapRect.width, width / 2, accuracy: width * 0.01)
      let point = map.convert(place, toPointTo: map)
      XCTAssertEqual(point.x, 100, accuracy: 1)
      XCTAssertEqual(point.y, 200, accuracy: 1)
    }
  }

  func test_anAnnotation_isSelectedByATap_showsItsCallout_andTellsOfItsControl() throws {
    try withMap { fixture in
      let map = fixture.map
      fixture.hearer.view = { annotation in
        let view = MKPinAnnotationView(annotation: annotation, reuseIdentifier: "pin")
        view.canShowCallout = true
        view.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
        return view
      }
      map.setRegion(
        MKCoordinateRegion(
          center: Self.berlin, latitudinalMeters: 10_000, longitudinalMeters: 10_000),
        animated: false)
      let annotation = berlin()
      annotation.subtitle = "Capital"
      map.addAnnotation(annotation)
      fixture.harness.advance(by: 0.1)
      let view = try XCTUnwrap(map.view(for: annotation))
      // The pin's tip is at the place.
      XCTAssertEqual(view.frame.midX, 160, accuracy: 0.01)
      XCTAssertEqual(view.frame.maxY, map.convert(Self.berlin, toPointTo: map).y, accuracy: 0.01)
      fixture.hearer.log = []
      fixture.harness.run("tap 160,\(Int(view.frame.midY))")
      fixture.harness.advance(by: 0.4)
      XCTAssertEqual(fixture.hearer.log, ["select Berlin"])
      XCTAssertNotNil(fixture.harness.view(showing: "Capital"))
      let control = try XCTUnwrap(view.rightCalloutAccessoryView)
      let middle = control.convert(
        CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: map)
      fixture.harness.run("tap \(Int(middle.x)),\(Int(middle.y))")
      fixture.harness.advance(by: 0.4)
      XCTAssertEqual(fixture.hearer.log, ["select Berlin", "control true"])
      fixture.harness.run("tap 40,440")
      fixture.harness.advance(by: 0.4)
      XCTAssertEqual(fixture.hearer.log.last, "deselect Berlin")
      XCTAssertNil(fixture.harness.view(showing: "Capital"))
    }
  }

  func test_viewsOutOfSight_areUsedAgain_andRegisteredClassesMakeThem() throws {
    final class Own: MKAnnotationView {
      static var made = 0
      override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        Self.made += 1
        image = UIImage(systemName: "star.fill")
      }
      required init?(coder: NSCoder) { fatalError("It is in no document.") }
    }
    try withMap { fixture in
      let map = fixture.map
      Own.made = 0
      map.register(
        Own.self,
        forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
      map.setRegion(
        MKCoordinateRegion(
          center: Self.berlin, latitudinalMeters: 10_000, longitudinalMeters: 10_000),
        animated: false)
      let here = berlin()
      let there = MKPointAnnotation()
      there.coordinate = CLLocationCoordinate2D(latitude: -33.9, longitude: 151.2)
      map.addAnnotations([here, there])
      fixture.harness.advance(by: 0.1)
      XCTAssertEqual(Own.made, 1)
      let view = try XCTUnwrap(map.view(for: here) as? Own)
      XCTAssertTrue(view.annotation === here)
      XCTAssertNil(map.view(for: there))
      map.setCenter(there.coordinate, animated: false)
      fixture.harness.advance(by: 0.1)
      XCTAssertTrue(map.view(for: there) === view)
      XCTAssertEqual(Own.made, 1)
      here.coordinate = there.coordinate
      fixture.harness.advance(by: 0.1)
      map.removeAnnotations(map.annotations)
      XCTAssertTrue(map.annotations.isEmpty)
      XCTAssertNil(map.view(for: there))
    }
  }

  func test_aDraggedAnnotation_isAtAnotherPlace() throws {
    try withMap { fixture in
      let map = fixture.map
      fixture.hearer.view = { annotation in
        let view = MKPinAnnotationView(annotation: annotation, reuseIdentifier: nil)
        view.isDraggable = true
        return view
      }
      map.setRegion(
        MKCoordinateRegion(
          center: Self.berlin, latitudinalMeters: 10_000, longitudinalMeters: 10_000),
        animated: false)
      let annotation = berlin()
      map.addAnnotation(annotation)
      fixture.harness.advance(by: 0.1)
      let start = map.convert(Self.berlin, toPointTo: map)
      fixture.hearer.log = []
      fixture.harness.run(
        "lift 160,\(Int(start.y) - 20)\nmove 220,\(Int(start.y) - 20)\ndrop")
      fixture.harness.settle()
      XCTAssertEqual(fixture.hearer.log, ["drag 1", "drag 2", "drag 4", "drag 0"])
      let end = map.convert(annotation.coordinate, toPointTo: map)
      XCTAssertEqual(end.x - start.x, 60, accuracy: 2)
      XCTAssertEqual(end.y, start.y, accuracy: 2)
    }
  }

  func test_theDevicesPlace_isShown_whereItIsKnownAndAllowed() {
    withMap { fixture in
      UserDefaults.standard.set("52.52,13.405", forKey: "TesseraLocation")
      defer { UserDefaults.standard.removeObject(forKey: "TesseraLocation") }
      let manager = CLLocationManager()
      fixture.hearer.log = []
      fixture.map.showsUserLocation = true
      manager.requestWhenInUseAuthorization()
      fixture.harness.advance(by: 0.2)
      XCTAssertEqual(fixture.hearer.log.filter { $0.hasPrefix("here") }.last, "here 52.52")
      fixture.map.setUserTrackingMode(.follow, animated: false)
      XCTAssertEqual(fixture.map.centerCoordinate.latitude, 52.52, accuracy: 0.001)
      XCTAssertTrue(fixture.map.isUserLocationVisible)
      XCTAssertTrue(fixture.map.annotations.contains { $0 is MKUserLocation })
      fixture.map.showsUserLocation = false
      XCTAssertTrue(fixture.map.annotations.isEmpty)
    }
  }

  func test_lines_areDrawnWhereTheyAre() {
    withMap { fixture in
      let map = fixture.map
      map.setRegion(
        MKCoordinateRegion(
          center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
          span: MKCoordinateSpan(latitudeDelta: 10, longitudeDelta: 10)), animated: false)
      var places = [
        CLLocationCoordinate2D(latitude: 0, longitude: -20),
        CLLocationCoordinate2D(latitude: 0, longitude: 20),
      ]
      let line = MKPolyline(coordinates: &places, count: 2)
      map.addOverlay(line)
      fixture.harness.advance(by: 0.1)
      XCTAssertTrue(map.renderer(for: line) is MKPolylineRenderer)
      let image = UIGraphicsImageRenderer(size: map.bounds.size).image { _ in
        map.drawHierarchy(in: map.bounds, afterScreenUpdates: true)
      }
      XCTAssertEqual(image.pixel(at: CGPoint(x: 100, y: 240)), .systemBlue)
      XCTAssertNotEqual(image.pixel(at: CGPoint(x: 100, y: 246)), .systemBlue)
    }
  }

  func test_theMap_asItLooks() {
    MainActor.assumeIsolated {
      for (appearance, name) in [(UIUserInterfaceStyle.light, "light"), (.dark, "dark")] {
        let root = UIViewController()
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let hearer = Hearer()
        map.delegate = hearer
        root.view.addSubview(map)
        let harness = Harness(
          size: CGSize(width: 320, height: 480), appearance: appearance, root: root)
        map.setRegion(
          MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 48, longitude: 9),
            span: MKCoordinateSpan(latitudeDelta: 18, longitudeDelta: 18)), animated: false)
        map.addAnnotation(berlin())
        let vienna = MKPointAnnotation(
          coordinate: CLLocationCoordinate2D(latitude: 48.2, longitude: 16.37), title: "Vienna")
        map.addAnnotation(vienna)
        var places = [Self.berlin, vienna.coordinate]
        map.addOverlay(MKPolyline(coordinates: &places, count: 2))
        harness.advance(by: 0.1)
        hearer.view = { annotation in
          let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
          view.canShowCallout = true
          view.markerTintColor = .systemPurple
          view.glyphText = "R"
          return view
        }
        let rome = MKPointAnnotation(
          coordinate: CLLocationCoordinate2D(latitude: 41.9, longitude: 12.5), title: "Rome",
          subtitle: "The Eternal City")
        map.addAnnotation(rome)
        harness.advance(by: 0.1)
        map.selectAnnotation(rome, animated: false)
        harness.advance(by: 0.1)
        assertGolden(png: harness.picture(), named: "maps/europe-\(name)")
        harness.close()
      }
    }
  }

  /// A camera stays within its range, when the range is set and afterwards.
  func test_theCamera_staysWithinItsRange() {
    onMainActor {
      let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      map.layoutIfNeeded()
      map.setCenter(Self.berlin, animated: false)
      map.setCameraZoomRange(
        MKMapView.CameraZoomRange(
          minCenterCoordinateDistance: 1000, maxCenterCoordinateDistance: 100_000),
        animated: false)
      XCTAssertEqual(map.camera.centerCoordinateDistance, 100_000, accuracy: 100)
      map.setRegion(
        MKCoordinateRegion(center: Self.berlin, latitudinalMeters: 1, longitudinalMeters: 1),
        animated: false)
      XCTAssertEqual(map.camera.centerCoordinateDistance, 1000, accuracy: 10)
      map.setCameraZoomRange(nil, animated: false)
      map.setRegion(
        MKCoordinateRegion(center: Self.berlin, latitudinalMeters: 100, longitudinalMeters: 100),
        animated: false)
      XCTAssertLessThan(map.camera.centerCoordinateDistance, 900)
      XCTAssertEqual(map.cameraZoomRange.maxCenterCoordinateDistance, MKMapCameraZoomDefault)
      XCTAssertNil(
        MKMapView.CameraZoomRange(minCenterCoordinateDistance: 9, maxCenterCoordinateDistance: 1))
    }
  }

  func test_pins_areMadeWithoutAnAnnotation() {
    onMainActor {
      XCTAssertNotNil(MKPinAnnotationView().image)
      XCTAssertNil(MKMarkerAnnotationView().annotation)
    }
  }
}

extension UIImage {
  /// The colour of a pixel, where it is one of the system's.
  fileprivate func pixel(at point: CGPoint) -> UIColor? {
    let size = CGSize(width: 1, height: 1)
    let part = UIGraphicsImageRenderer(size: size).image { _ in
      draw(at: CGPoint(x: -point.x, y: -point.y))
    }
    let blue = UIGraphicsImageRenderer(size: size).image { context in
      UIColor.systemBlue.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    return part.pngData() == blue.pngData() ? .systemBlue : nil
  }
}

import MapKit
import XCTest

/// Places on the map, and what covers it.
final class MapGeometryTests: XCTestCase {
  func test_places_goToTheMapAndBack() {
    XCTAssertEqual(MKMapSize.world.width, 268_435_456)
    let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
    XCTAssertEqual(middle.x, 134_217_728, accuracy: 1e-6)
    XCTAssertEqual(middle.y, 134_217_728, accuracy: 1e-6)
    for (latitude, longitude) in [(52.52, 13.405), (-33.9, 151.2), (84.9, -179.9)] {
      let place = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
      let back = MKMapPoint(place).coordinate
      XCTAssertEqual(back.latitude, latitude, accuracy: 1e-9)
      XCTAssertEqual(back.longitude, longitude, accuracy: 1e-9)
    }
    let metre = MKMapPointsPerMeterAtLatitude(0)
    XCTAssertEqual(metre * 40_075_016.7, 268_435_456, accuracy: 10)
    XCTAssertEqual(MKMetersPerMapPointAtLatitude(60) * metre, 0.5, accuracy: 1e-9)
  }

  func test_rectangles_meetAndJoin() {
    let a = MKMapRect(x: 0, y: 0, width: 10, height: 10)
    let b = MKMapRect(x: 6, y: 4, width: 10, height: 2)
    XCTAssertEqual(a.intersection(b).width, 4)
    XCTAssertEqual(a.union(b).maxX, 16)
    XCTAssertTrue(MKMapRect.null.union(a).contains(a))
    XCTAssertTrue(a.intersection(MKMapRect(x: 20, y: 0, width: 1, height: 1)).isNull)
    XCTAssertEqual(a.insetBy(dx: 1, dy: 2).height, 6)
  }

  func test_aRegionOfMetres_isAsLargeAsThose() {
    let place = CLLocationCoordinate2D(latitude: 60, longitude: 20)
    let region = MKCoordinateRegion(
      center: place, latitudinalMeters: 111_319, longitudinalMeters: 111_319)
    XCTAssertEqual(region.span.latitudeDelta, 1, accuracy: 1e-3)
    XCTAssertEqual(region.span.longitudeDelta, 2, accuracy: 1e-2)
    let rect = MKCoordinateRegion(MKMapRect.world)
    XCTAssertEqual(rect.span.longitudeDelta, 360)
    XCTAssertEqual(rect.span.latitudeDelta, 170.1, accuracy: 0.01)
  }

  func test_textsOfAnnotations_areOptionalTwiceWhereAnyClassIsMeant() {
    final class Silent: NSObject, MKAnnotation {
      let coordinate = CLLocationCoordinate2D()
    }
    final class Named: NSObject, MKAnnotation {
      let coordinate = CLLocationCoordinate2D()
      let title: String? = "Name"
    }
    let annotations: [any MKAnnotation] = [Named(), Silent(), MKPointAnnotation()]
    XCTAssertEqual(annotations[0].title!!, "Name")
    XCTAssertEqual(annotations.map { ($0.title ?? "none") ?? "nil" }, ["Name", "nil", "nil"])
    if let title = annotations[0].title, let words = title { XCTAssertEqual(words, "Name") }
  }

  func test_overlays_haveTheRectanglesOfTheirPlaces() {
    let places = [
      CLLocationCoordinate2D(latitude: 0, longitude: 0),
      CLLocationCoordinate2D(latitude: 0, longitude: 90),
    ]
    let line = MKPolyline(coordinates: places, count: 2)
    XCTAssertEqual(line.boundingMapRect.width, MKMapSize.world.width / 4, accuracy: 1)
    XCTAssertEqual(line.pointCount, 2)
    XCTAssertEqual(line.points()[1].x, MKMapPoint(places[1]).x)
    XCTAssertEqual(line.points(), line.points())
    let circle = MKCircle(center: places[0], radius: 1_000)
    XCTAssertEqual(
      circle.boundingMapRect.width / MKMapPointsPerMeterAtLatitude(0), 2_000, accuracy: 0.01)
    let curve = MKGeodesicPolyline(
      coordinates: [
        CLLocationCoordinate2D(latitude: 50, longitude: -60),
        CLLocationCoordinate2D(latitude: 50, longitude: 60),
      ], count: 2)
    XCTAssertGreaterThan(curve.pointCount, 50)
    // The short way goes by the north.
    XCTAssertGreaterThan(MKCoordinateRegion(curve.boundingMapRect).center.latitude, 55)
  }

  func test_servicesThatAreNotThere_fail() {
    let isDone = expectation(description: "answers")
    isDone.expectedFulfillmentCount = 2
    MKLocalSearch(request: MKLocalSearch.Request(naturalLanguageQuery: "Coffee")).start {
      response, error in
      XCTAssertNil(response)
      XCTAssertEqual((error as? MKError)?.code, .serverFailure)
      isDone.fulfill()
    }
    MKDirections(request: MKDirections.Request()).calculate { response, error in
      XCTAssertNil(response)
      XCTAssertEqual((error as? MKError)?.code, .directionsNotFound)
      isDone.fulfill()
    }
    wait(for: [isDone], timeout: 5)
  }

  func test_aPlacemark_saysWhatItsAddressSays() {
    let place = MKPlacemark(
      coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2),
      addressDictionary: ["Street": "Main Street 1", "City": "Springfield"])
    XCTAssertEqual(place.locality, "Springfield")
    XCTAssertEqual(place.title, "Main Street 1, Springfield")
    XCTAssertEqual(MKMapItem(placemark: place).name, "Main Street 1")
    XCTAssertEqual(MKPlacemark(placemark: place).coordinate.longitude, 2)
  }
}

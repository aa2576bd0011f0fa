import CoreLocation
import Foundation
import XCTest

final class LocationTests: XCTestCase {
  private let key = "TesseraLocation"

  override func tearDown() { UserDefaults.standard.removeObject(forKey: key) }

  private final class Listener: NSObject, CLLocationManagerDelegate {
    var heard: [String] = []
    var then: () -> Void = {}
    func locationManager(
      _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
    ) {
      let place = locations[0].coordinate
      heard.append("\(place.latitude) \(place.longitude)")
      then()
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      heard.append("\((error as NSError).domain) \((error as? CLError)?.code as Any)")
      then()
    }
  }

  private func answer(_ listener: Listener, _ ask: (CLLocationManager) -> Void) -> [String] {
    let manager = CLLocationManager()
    manager.delegate = listener
    let answered = expectation(description: "answered")
    listener.then = { answered.fulfill() }
    ask(manager)
    wait(for: [answered], timeout: 60)
    return listener.heard
  }

  func test_requests_failWithoutALocation_andTellTheOneThatIsSet() {
    let unknown = answer(Listener()) {
      $0.requestWhenInUseAuthorization()
      $0.requestLocation()
    }
    XCTAssertEqual(unknown.count, 1)
    XCTAssertTrue(unknown[0].contains("kCLErrorDomain"), unknown[0])
    XCTAssertTrue(unknown[0].contains("locationUnknown"), unknown[0])
    XCTAssertEqual(CLLocationManager().authorizationStatus, .authorizedWhenInUse)
    // A manager that was there before has it, too.
    let early = CLLocationManager()
    CLLocationManager().requestAlwaysAuthorization()
    XCTAssertEqual(early.authorizationStatus, .authorizedAlways)
    UserDefaults.standard.set("52.52, 13.405", forKey: key)
    XCTAssertEqual(answer(Listener()) { $0.startUpdatingLocation() }, ["52.52 13.405"])
    XCTAssertEqual(CLLocationManager().location?.coordinate.latitude, 52.52)
  }

  func test_distances_areThoseOfTheGlobe() {
    XCTAssertEqual(CLLocation().coordinate.latitude, 0)
    let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    XCTAssertEqual(berlin.distance(from: paris), 877_500, accuracy: 2000)
    XCTAssertEqual(berlin.distance(from: berlin), 0)
    let circle = CLCircularRegion(center: berlin.coordinate, radius: 1000, identifier: "b")
    XCTAssertTrue(
      circle.contains(CLLocationCoordinate2D(latitude: 52.525, longitude: 13.405)))
    XCTAssertFalse(circle.contains(paris.coordinate))
  }

  func test_geocoding_endsWithAnError() {
    let ended = expectation(description: "ended")
    CLGeocoder().geocodeAddressString("Berlin") { places, error in
      XCTAssertNil(places)
      XCTAssertEqual((error as? CLError)?.code, .network)
      ended.fulfill()
    }
    wait(for: [ended], timeout: 60)
  }
}

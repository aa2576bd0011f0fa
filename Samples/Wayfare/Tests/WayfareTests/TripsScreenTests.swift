import UIKit
import UIKitTestSupport
import XCTest

@testable import Wayfare

final class TripsScreenTests: ScreenTestCase {
  @MainActor private func countdown(_ harness: Harness) -> String? {
    let view = harness.window.firstView(NextTripView.self)
    return view?.firstViews(UILabel.self).compactMap(\.text).filter { Int($0) != nil }
      .joined(separator: ":")
  }

  func testTheCountdownGoesOnWithEachSecond() {
    drive(screen: trips) { harness, _ in
      XCTAssertEqual(countdown(harness), "11:15:00:00")
      harness.advance(by: 1.5)
      XCTAssertEqual(countdown(harness), "11:14:59:59")
      harness.advance(by: 59)
      XCTAssertEqual(countdown(harness), "11:14:59:00")
    }
  }

  func testTheListWaitsForTheEndOfAWord() {
    drive(screen: trips) { harness, _ in
      harness.run(
        """
        tap #search-trips
        idle
        type "kyo"
        """)
      harness.expect("A Week in Lisbon")
      harness.advance(by: 0.4)
      harness.settle()
      harness.run(
        """
        expect "Autumn in Kyoto, Kyoto, Japan, Sep 10, 2026"
        expect no "Island Hopping, Cyclades, Greece, Jul 31, 2026"
        """)
    }
  }

  func testAScopeNarrowsTheList() {
    drive(screen: trips) { harness, _ in
      harness.run(
        """
        tap #search-trips
        idle
        tap "Past"
        idle
        expect "Desert Roads, Utah, United States, Mar 1, 2026"
        expect no "Hut to Hut, Dolomites, Italy, Jun 20, 2026"
        """)
    }
  }

  func testAKindIsATokenInTheSearchField() {
    drive(screen: trips) { harness, _ in
      harness.run(
        """
        tap #filter
        idle
        tap "Beach"
        idle
        wait 0.5
        idle
        expect "Island Hopping, Cyclades, Greece, Jul 31, 2026"
        expect no "Hut to Hut, Dolomites, Italy, Jun 20, 2026"
        """)
      let field = harness.view("#search-trips") as? UISearchTextField
      XCTAssertEqual(field?.tokens.count, 1)
    }
  }

  func testASearchWithoutResultsSaysSo() {
    drive(screen: trips) { harness, _ in
      harness.run(
        """
        tap #search-trips
        idle
        type "zzz"
        wait 0.5
        idle
        expect "No Results"
        """)
    }
  }

  func testADeletedTripComesBackByTheBanner() {
    drive(screen: trips) { harness, environment in
      harness.run(
        """
        longpress "Hut to Hut, Dolomites, Italy, Jun 20, 2026"
        idle
        tap "Delete"
        wait 1
        expect "“Hut to Hut” was deleted."
        """)
      XCTAssertNil(environment.store.trip(SampleTrips.id(2)))
      harness.run(
        """
        tap #undo
        idle
        expect "Hut to Hut, Dolomites, Italy, Jun 20, 2026"
        """)
      XCTAssertNotNil(environment.store.trip(SampleTrips.id(2)))
    }
  }

  func testTheBannerGoesByItself() {
    drive(screen: trips) { harness, _ in
      harness.run(
        """
        longpress "Hut to Hut, Dolomites, Italy, Jun 20, 2026"
        idle
        """)
      harness.tap("Delete")
      harness.advance(by: 3.5)
      harness.expect("#undo")
      harness.advance(by: 2)
      harness.expectNo("#undo")
    }
  }

  func testWithoutTripsOneIsPlanned() {
    drive(Fixture.environment(trips: []), screen: trips) { harness, environment in
      harness.run(
        """
        expect "No Trips Yet"
        tap "Plan a Trip"
        idle
        tap #trip-name
        type "Sailing"
        tap #trip-place
        type "Croatia"
        tap #save
        idle
        """)
      XCTAssertEqual(environment.store.trips.map(\.title), ["Sailing"])
      harness.expectNo("No Trips Yet")
    }
  }
}

extension UIView {
  /// All views of a class below this one, in their order.
  func firstViews<View: UIView>(_ type: View.Type) -> [View] {
    subviews.flatMap { ($0 as? View).map { [$0] } ?? $0.firstViews(type) }
  }

  func firstView<View: UIView>(_ type: View.Type) -> View? { firstViews(type).first }
}

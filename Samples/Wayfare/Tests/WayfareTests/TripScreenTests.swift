import UIKit
import UIKitTestSupport
import XCTest

@testable import Wayfare

final class TripScreenTests: ScreenTestCase {
  @MainActor private func titles(_ environment: AppEnvironment, _ day: Int) -> [String] {
    environment.store.trip(Fixture.lisbon)?.stops(onDay: day).map(\.title) ?? []
  }

  func testAStopIsDraggedToAnotherPlace() {
    drive(device: "iphone-15", screen: lisbon) { harness, environment in
      harness.run(
        """
        drag 345,525 to 345,372 for 0.8
        idle
        """)
      XCTAssertEqual(titles(environment, 0).first, "Sunset at Miradouro da Graça")
      XCTAssertTrue(environment.store.undoManager.canUndo)
    }
  }

  func testAStopIsDoneBySwiping() {
    drive(device: "iphone-15", screen: lisbon) { harness, environment in
      harness.run(
        """
        drag 80,480 to 385,480 for 0.3
        idle
        """)
      let trip = environment.store.trip(Fixture.lisbon)
      XCTAssertEqual(trip?.stop(SampleTrips.id(102))?.isDone, true)
    }
  }

  func testAStopMovesToAnotherDayByItsMenu() {
    drive(device: "iphone-15", screen: lisbon) { harness, environment in
      harness.run(
        """
        longpress cell 1.1
        idle
        tap "Move to Day"
        idle
        tap "Wednesday, May 20"
        idle
        """)
      XCTAssertEqual(titles(environment, 4), ["Check in at Casa do Jardim", "Flight home"])
    }
  }

  func testAStopIsAddedInAForm() {
    drive(device: "iphone-15", screen: lisbon) { harness, environment in
      harness.run(
        """
        tap #add-stop-0
        idle
        expect #save is disabled
        type "Coffee"
        pick #stop-time "09:15"
        tap #save
        idle
        """)
      XCTAssertEqual(
        titles(environment, 0).prefix(2), ["Flight to Lisbon", "Coffee"])
    }
  }

  func testAFormAsksBeforeItForgets() {
    drive(device: "iphone-15", screen: lisbon) { harness, environment in
      harness.run(
        """
        tap #add-stop-0
        idle
        type "Coffee"
        tap #cancel
        idle
        expect "Discard the changes?"
        tap "Discard"
        idle
        expect no #save
        """)
      XCTAssertEqual(titles(environment, 0).count, 3)
    }
  }

  func testADateMovesTheRowsBelow() {
    drive(device: "iphone-15", screen: lisbon) { harness, _ in
      harness.tap(cell: IndexPath(item: 1, section: 1))
      harness.settle()
      harness.expect("#stop-time")
      harness.tap("At a Certain Time")
      harness.settle()
      harness.expectNo("#stop-time")
    }
  }

  func testStopsThatAreDoneAreHidden() {
    drive(device: "iphone-15", screen: lisbon) { harness, environment in
      environment.settings.showsDoneStops = false
      harness.settle()
      harness.expectNo("Flight to Lisbon")
      environment.settings.showsDoneStops = true
      harness.settle()
      harness.expect("Flight to Lisbon")
    }
  }
}

final class PackingScreenTests: ScreenTestCase {
  @MainActor private func packing(_ environment: AppEnvironment) -> UIViewController {
    UINavigationController(
      rootViewController: PackingViewController(environment, tripID: Fixture.lisbon))
  }

  func testAnItemIsPacked() {
    drive(screen: packing) { harness, environment in
      harness.run(
        """
        expect "6 things to pack"
        tap "Good shoes"
        idle
        expect "5 things to pack"
        """)
      XCTAssertEqual(environment.store.trip(Fixture.lisbon)?.packedShare, 7 / 12)
    }
  }

  func testACategoryClosesAndOpens() {
    drive(screen: packing) { harness, _ in
      harness.run(
        """
        expect "Passport"
        tap cell 0.0
        idle
        expect no "Passport"
        tap cell 0.0
        idle
        expect "Passport"
        """)
      XCTAssertNotNil(harness.view("Passport"))
    }
  }

  func testAnItemNeedsATitle() {
    drive(screen: packing) { harness, environment in
      harness.run(
        """
        tap #add-to-Clothes
        idle
        expect "Add" is disabled
        type "Socks"
        tap "Add"
        idle
        expect "Socks"
        """)
      XCTAssertEqual(environment.store.trip(Fixture.lisbon)?.packing[1].items.count, 5)
    }
  }
}

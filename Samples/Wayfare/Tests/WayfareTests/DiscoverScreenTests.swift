import UIKit
import UIKitTestSupport
import XCTest

@testable import Wayfare

final class DiscoverScreenTests: ScreenTestCase {
  @MainActor private func discover(_ environment: AppEnvironment) -> UIViewController {
    UINavigationController(rootViewController: DiscoverViewController(environment))
  }

  func testIdeasComeAfterAWhile() {
    MainActor.assumeIsolated {
      let harness = Harness(locale: "en_US", root: discover(Fixture.environment()))
      harness.advance(by: 0.3)
      harness.expect("Looking for ideas…")
      harness.advance(by: 0.8)
      harness.expectNo("Looking for ideas…")
      harness.expect("Coast of Cornwall, England")
      harness.close()
    }
  }

  func testAFailureIsTriedAgain() {
    drive(
      Fixture.environment(ideas: IdeaService(failures: 1)), screen: discover
    ) { harness, _ in
      harness.run(
        """
        expect "No Connection"
        tap "Try Again"
        idle
        expect "Coast of Cornwall, England"
        """)
      XCTAssertNotNil(harness.view("This Month"))
    }
  }

  func testTypingAsksTheServiceOnce() {
    let service = RecordingIdeas()
    drive(Fixture.environment(ideas: service), screen: discover) { harness, _ in
      harness.run(
        """
        tap #search-ideas
        idle
        type "japan"
        wait 0.4
        idle
        wait 1
        idle
        expect "Cedars and Shrines, Japan"
        expect no "Night Markets, Taiwan"
        """)
      XCTAssertEqual(service.requests, ["", "japan"])
    }
  }

  func testPullingDownAsksAnew() {
    let service = RecordingIdeas()
    drive(Fixture.environment(ideas: service), device: "iphone-15", screen: discover) {
      harness, _ in
      harness.run(
        """
        drag 190,420 to 190,820 for 0.5
        wait 2
        idle
        """)
      XCTAssertEqual(service.requests, ["", ""])
    }
  }

  func testAKindIsChosenAndLetGo() {
    drive(device: "iphone-15", screen: discover) { harness, _ in
      harness.run(
        """
        tap "City"
        idle
        expect "Night Markets, Taiwan"
        expect no "Coast of Cornwall, England"
        expect "City" is selected
        tap "City"
        idle
        expect "Coast of Cornwall, England"
        """)
      XCTAssertNotNil(harness.view("This Month"))
    }
  }

  func testAnIdeaBecomesATrip() {
    drive(device: "iphone-15", screen: discover) { harness, environment in
      harness.run(
        """
        tap "Coast of Cornwall, England"
        idle
        tap #plan
        wait 0.3
        """)
      XCTAssertEqual(environment.store.trips.count, 7)
      harness.advance(by: 0.5)
      XCTAssertEqual(environment.store.trips.last?.title, "Coast of Cornwall")
      harness.expect("Planned")
      harness.advance(by: 2)
      harness.expectNo("#plan")
    }
  }
}

/// Ideas of the app's service, with the texts that were asked for, in order.
final class RecordingIdeas: IdeaLoading, @unchecked Sendable {
  private let service = IdeaService()
  private let lock = NSLock()
  private var texts: [String] = []

  var requests: [String] { lock.withLock { texts } }

  func ideas(matching text: String) async throws -> [Idea] {
    lock.withLock { texts.append(text) }
    return try await service.ideas(matching: text)
  }
}

final class SettingsScreenTests: ScreenTestCase {
  func testSecondsAreHidden() {
    drive(device: "iphone-15", screen: { MainViewController($0) }) { harness, environment in
      harness.run(
        """
        tap "Settings"
        idle
        tap #show-seconds
        idle
        """)
      XCTAssertFalse(environment.settings.showsSeconds)
      harness.run(
        """
        tap "Trips"
        idle
        expect no "sec"
        """)
    }
  }

  func testSampleTripsComeBack() {
    drive(Fixture.environment(trips: []), device: "iphone-15", screen: { MainViewController($0) }) {
      harness, environment in
      harness.run(
        """
        tap "Settings"
        idle
        tap "Restore Sample Trips"
        idle
        """)
      XCTAssertEqual(environment.store.trips.count, 7)
    }
  }
}

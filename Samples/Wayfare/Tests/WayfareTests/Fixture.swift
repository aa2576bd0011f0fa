import QuartzCore
import UIKit
import UIKitTestSupport
import XCTest

@testable import Wayfare

/// What the tests begin with: a Monday morning in May, in a calendar without a time zone of the machine's.
@MainActor
enum Fixture {
  /// 4 May 2026, 9:00.
  nonisolated static let morning = Date(timeIntervalSince1970: 1_777_885_200)

  nonisolated static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    calendar.locale = .current
    return calendar
  }

  /// - Parameter isMoving: whether the time goes on with the harness's; it stands otherwise.
  static func environment(
    trips: [Trip]? = nil, ideas: any IdeaLoading = IdeaService(), isMoving: Bool = true
  ) -> AppEnvironment {
    let defaults = UserDefaults(suiteName: "WayfareTests")!
    let settings = AppSettings(defaults: defaults)
    settings.reset()
    let begin = CACurrentMediaTime()
    return AppEnvironment(
      store: TripStore(trips: trips ?? SampleTrips.make(now: morning, calendar: calendar)),
      ideas: ideas, calendar: calendar,
      now: { morning.addingTimeInterval(isMoving ? CACurrentMediaTime() - begin : 0) },
      settings: settings)
  }

  static let lisbon = SampleTrips.id(1)
}

/// Screens as a user has them, on a device that a harness drives.
class ScreenTestCase: XCTestCase {
  /// Drives a screen, and keeps what it shows at the end, so that runs can be compared with each other.
  func drive(
    _ environment: @autoclosure @MainActor () -> AppEnvironment = Fixture.environment(),
    device: String = "iphone-se", locale: String = "en_US",
    screen: @MainActor (AppEnvironment) -> UIViewController,
    _ body: @MainActor (Harness, AppEnvironment) throws -> Void
  ) rethrows {
    try MainActor.assumeIsolated {
      let environment = environment()
      let harness = Harness(device: device, locale: locale, root: screen(environment))
      harness.settle()
      try body(harness, environment)
      keep(harness)
      harness.close()
    }
  }

  @MainActor private func keep(_ harness: Harness) {
    for (name, type, data) in [
      ("picture", "public.png", harness.picture()),
      ("tree", "public.json", Data(harness.dump().utf8)),
    ] {
      let attachment = XCTAttachment(data: data, uniformTypeIdentifier: type)
      attachment.name = name
      attachment.lifetime = .keepAlways
      add(attachment)
    }
  }

  @MainActor func trips(_ environment: AppEnvironment) -> UIViewController {
    UINavigationController(rootViewController: TripsViewController(environment))
  }

  @MainActor func lisbon(_ environment: AppEnvironment) -> UIViewController {
    UINavigationController(
      rootViewController: TripViewController(environment, tripID: Fixture.lisbon))
  }
}

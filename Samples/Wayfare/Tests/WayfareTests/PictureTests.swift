import SnapshotTesting
import UIKit
import UIKitTestSupport
import XCTest

@testable import Wayfare

/// Pictures as they should be are in __Snapshots__. `SNAPSHOT_TESTING_RECORD=all swift test` writes them anew.
final class PictureTests: XCTestCase {
  private enum Screen { case phone, tablet }

  /// Shows a screen at one pixel a point, which keeps the files small.
  private func assertPicture(
    _ screen: Screen = .phone, _ appearance: UIUserInterfaceStyle = .light,
    _ textSize: UIContentSizeCategory = .large, locale: String = "en_US",
    script: String = "", testName: String = #function,
    _ root: @MainActor (AppEnvironment) -> UIViewController
  ) {
    MainActor.assumeIsolated {
      let size =
        screen == .phone ? CGSize(width: 375, height: 700) : CGSize(width: 1024, height: 700)
      let harness = Harness(
        size: size, scale: 1, appearance: appearance, textSize: textSize, locale: locale,
        root: root(Fixture.environment(isMoving: false)))
      harness.window.tintColor = Theme.accent
      harness.settle()
      harness.run(script)
      let picture = UIImage(data: harness.picture())!
      assertSnapshot(
        of: picture, as: .image(precision: 0.99, perceptualPrecision: 0.98), testName: testName)
      harness.close()
    }
  }

  func testTrips() { assertPicture { MainViewController($0) } }

  func testTripsInGermanAtNight() {
    assertPicture(.phone, .dark, locale: "de_DE") { MainViewController($0) }
  }

  func testTripsOnATablet() { assertPicture(.tablet) { MainViewController($0) } }

  func testTripWithLargeText() {
    assertPicture(.phone, .light, .extraExtraExtraLarge) {
      UINavigationController(
        rootViewController: TripViewController($0, tripID: Fixture.lisbon))
    }
  }

  func testPackingInTheDark() {
    assertPicture(.phone, .dark) {
      UINavigationController(
        rootViewController: PackingViewController($0, tripID: Fixture.lisbon))
    }
  }

  func testIdeas() {
    assertPicture {
      UINavigationController(rootViewController: DiscoverViewController($0))
    }
  }

  func testAFormInGerman() {
    assertPicture(locale: "de_DE") { environment in
      let trip = environment.store.trip(Fixture.lisbon)!
      return UINavigationController(
        rootViewController: TripEditorViewController(
          environment, draft: TripDraft(trip, in: environment.calendar), isNew: false))
    }
  }
}

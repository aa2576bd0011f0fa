import CairoBackend
import PlatformInterface
import SafariServices
import UIKit
import UIKitTestSupport
import XCTest

/// Links that an app shows in the browser's screen.
final class SafariTests: XCTestCase {
  private static let link = "https://www.example.org/lists/42?page=2"

  @MainActor private func safari(_ configuration: SFSafariViewController.Configuration? = nil)
    -> SFSafariViewController
  {
    guard let url = URL(string: SafariTests.link) else { preconditionFailure("The link is fixed.") }
    return configuration.map { SFSafariViewController(url: url, configuration: $0) }
      ?? SFSafariViewController(url: url)
  }

  @MainActor private final class Hearer: NSObject, SFSafariViewControllerDelegate {
    var log: [String] = []
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
      log.append("finish")
    }
    func safariViewController(
      _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) { log.append("load \(didLoadSuccessfully)") }
    func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {
      log.append("browser")
    }
  }

  func test_comingScreen_opensItsAddressOnce_asTheApplicationWould() {
    withFixture { fixture in
      let before = AutomationLog.opened.count
      let screen = safari()
      let hearer = Hearer()
      screen.delegate = hearer
      fixture.show(screen)
      XCTAssertEqual(AutomationLog.opened.dropFirst(before), [SafariTests.link])
      XCTAssertNotNil(fixture.harness.view(showing: "example.org"))
      XCTAssertNotNil(fixture.harness.view(showing: SafariTests.link))
      XCTAssertEqual(hearer.log, ["load true"])
      // What covers it and goes away opens nothing again.
      screen.present(
        UIAlertController(title: "Over it", message: nil, preferredStyle: .alert), animated: false)
      fixture.harness.settle()
      screen.dismiss(animated: false)
      fixture.harness.settle()
      XCTAssertEqual(AutomationLog.opened.count, before + 1)
    }
  }

  func test_aMachineWithoutABrowser_isExplained() throws {
    try MainActor.assumeIsolated {
      let application = try XCTUnwrap(
        PlatformServices.current.application as? HeadlessApplication)
      application.linkOutcome = .failed(reason: "There is no browser.")
      defer { application.linkOutcome = .noDesktop }
      withFixture { fixture in
        let screen = safari()
        fixture.show(screen)
        XCTAssertNotNil(fixture.harness.view(showing: "There is no browser."))
        fixture.harness.tap("OK")
        fixture.harness.settle()
        XCTAssertNil(screen.presentedViewController)
        fixture.harness.tap("Done")
        fixture.harness.settle()
        XCTAssertNil(fixture.root.presentedViewController)
      }
    }
  }

  func test_done_dismisses_andTellsTheDelegate() {
    withFixture { fixture in
      let screen = safari()
      let hearer = Hearer()
      screen.delegate = hearer
      fixture.show(screen)
      fixture.harness.tap("Done")
      fixture.harness.settle()
      XCTAssertEqual(hearer.log, ["load true", "finish"])
      XCTAssertNil(fixture.root.presentedViewController)
    }
  }

  func test_buttonsOfThePageAndTheToolbar_openItAgain_andTheLatterIsTold() {
    withFixture { fixture in
      let screen = safari()
      let hearer = Hearer()
      screen.delegate = hearer
      screen.dismissButtonStyle = .close
      fixture.show(screen)
      XCTAssertNotNil(fixture.harness.view(showing: "Close"))
      let before = AutomationLog.opened.count
      fixture.harness.tap("Open in Browser")
      fixture.harness.settle()
      XCTAssertEqual(AutomationLog.opened.count, before + 1)
      XCTAssertEqual(hearer.log, ["load true"])
      // The last button of the toolbar.
      fixture.harness.run("tap 350,640")
      fixture.harness.settle()
      XCTAssertEqual(AutomationLog.opened.count, before + 2)
      XCTAssertEqual(hearer.log, ["load true", "browser"])
    }
  }

  func test_configuration_isCopiedInAndOut() {
    MainActor.assumeIsolated {
      let mine = SFSafariViewController.Configuration()
      mine.barCollapsingEnabled = false
      let screen = safari(mine)
      mine.barCollapsingEnabled = true
      XCTAssertFalse(screen.configuration.barCollapsingEnabled)
      screen.configuration.barCollapsingEnabled = true
      XCTAssertFalse(screen.configuration.barCollapsingEnabled)
    }
  }

  func test_readingList_isNotThere_andSaysSo() {
    Unsupported.reset()
    XCTAssertNil(SSReadingList.default())
    XCTAssertEqual(Unsupported.reported, ["SSReadingList.default()"])
  }

  func test_screen_inLight() { check(.light, "light") }
  func test_screen_inDark() { check(.dark, "dark") }
  func test_screen_tinted() {
    check(.light, "tinted") {
      $0.preferredBarTintColor = .systemIndigo
      $0.preferredControlTintColor = .white
    }
  }

  private func check(
    _ appearance: UIUserInterfaceStyle, _ name: String,
    _ change: @MainActor (SFSafariViewController) -> Void = { _ in }
  ) {
    withFixture("iphone-se", appearance: appearance) { fixture in
      let screen = safari()
      change(screen)
      fixture.show(screen)
      assertGolden(png: fixture.harness.picture(), named: "pages/safari-\(name)")
    }
  }
}

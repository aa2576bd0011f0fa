import UIKitTestSupport
import XCTest

@testable import UIKit

/// What a test leaves open is closed before the next one begins.
final class FixtureTests: XCTestCase {
  private struct Ended: Error {}

  @MainActor private static var windows: [UIWindow] {
    UIApplication.shared.connectedScenes.flatMap { ($0 as? UIWindowScene)?.windows ?? [] }
  }

  @MainActor private static func leaveAHarness() throws {
    let harness = Harness(device: "iphone-se", root: UIViewController())
    harness.window.accessibilityIdentifier = "left"
    throw Ended()
  }

  func test_aHarnessOfATestThatThrew_isClosed() {
    MainActor.assumeIsolated {
      do {
        try Self.leaveAHarness()
        XCTFail("it throws")
      } catch {}
      XCTAssertTrue(Self.windows.contains { $0.accessibilityIdentifier == "left" && !$0.isHidden })
      Self.endTest()
      XCTAssertFalse(Self.windows.contains { $0.accessibilityIdentifier == "left" })
    }
  }

  func test_aHarness_isClosedOnce() {
    MainActor.assumeIsolated {
      let below = Harness(device: "iphone-se", root: UIViewController())
      let size = UIScreen.main.bounds.size
      let above = Harness(size: CGSize(width: 500, height: 400), root: UIViewController())
      above.close()
      XCTAssertEqual(UIScreen.main.bounds.size, size)
      above.close()
      XCTAssertEqual(UIScreen.main.bounds.size, size)
      Self.endTest()
      XCTAssertNil(below.window.windowScene)
    }
  }

  func test_aWindow_isTakenOffTheScreen_andNotKept() {
    MainActor.assumeIsolated {
      weak var kept: UIWindow?
      do {
        let window = closedAfterTest(UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        window.isHidden = false
        kept = window
      }
      Self.endTest()
      XCTAssertFalse(Self.windows.contains { $0 === kept })
      XCTAssertNil(kept)
    }
  }

  /// What XCTest's observers do when a test is over.
  @MainActor private static func endTest() { closeFixtures() }
}

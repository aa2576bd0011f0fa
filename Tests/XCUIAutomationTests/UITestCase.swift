import UIKit
import XCTest

@testable import XCUIAutomation

/// A UI test of `SessionProgram`, written as Xcode's template writes one.
class UITestCase: XCTestCase {
  /// What failed, in place of the test.
  private(set) var failures: [String] = []
  private(set) var places: [String] = []

  override func setUp() {
    super.setUp()
    let place = Bundle.main.bundleURL
    let folder = place.pathExtension == "xctest" ? place.deletingLastPathComponent() : place
    setenv(AppProgram.programVariable, folder.appendingPathComponent("SessionProgram").path, 1)
  }

  override func tearDown() {
    unsetenv(AppProgram.programVariable)
    super.tearDown()
  }

  /// Collects failures of UI testing in `failures` while a block runs.
  func collecting(_ body: () -> Void) {
    MainActor.assumeIsolated {
      UITestFailures.handler = { [unowned self] message, file, line in
        failures.append(message)
        places.append("\((file ?? "").split(separator: "/").last ?? ""):\(line)")
      }
    }
    body()
    MainActor.assumeIsolated { UITestFailures.handler = nil }
  }
}

import Foundation
import UIKitCore
import XCTest
import XCTestAdditions

/// What the running test of XCTest has opened; closed at its end, the last first, so that a test that throws
/// leaks nothing into the next one. Nothing is kept where no such test runs, as nobody would tell of its end.
@MainActor
final class OpenFixtures: NSObject {
  static let shared = OpenFixtures()

  private struct OpenWindow {
    weak var window: UIWindow?
  }

  private var fixtures: [any TestFixture] = []
  private var windows: [OpenWindow] = []
  private var isObserving = false

  func add(_ fixture: any TestFixture) {
    guard CurrentTest.isRunning else { return }
    observe()
    fixtures.append(fixture)
  }

  func add(_ window: UIWindow) {
    guard CurrentTest.isRunning else { return }
    observe()
    windows.removeAll { $0.window == nil }
    windows.append(OpenWindow(window: window))
  }

  func remove(_ fixture: any TestFixture) { fixtures.removeAll { $0 === fixture } }

  func closeAll() {
    // Closing one may close another that it uses.
    while let last = fixtures.popLast() { last.close() }
    for case let window? in windows.reversed().map(\.window) {
      window.isHidden = true
      window.windowScene = nil
    }
    windows = []
  }

  /// XCTest tells its observers of each test's end on the main thread.
  private func observe() {
    guard !isObserving else { return }
    isObserving = true
    XCTestObservationCenter.shared.addTestObserver(FixtureObserver())
  }
}

private final class FixtureObserver: NSObject, XCTestObservation {
  func testCaseDidFinish(_ testCase: XCTestCase) {
    MainActor.assumeIsolated { OpenFixtures.shared.closeAll() }
  }
}

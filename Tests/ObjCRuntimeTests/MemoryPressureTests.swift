import Dispatch
import Foundation
import ObjCRuntime
import XCTest

final class MemoryPressureTests: XCTestCase {
  func test_aMemoryWarning_isAnEventOfTheSource() {
    let called = expectation(description: "The handler is called.")
    let source = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical])
    nonisolated(unsafe) var event: DispatchSource.MemoryPressureEvent?
    source.setEventHandler {
      event = source.data
      called.fulfill()
    }
    source.activate()
    warn()
    wait(for: [called], timeout: 5)
    XCTAssertEqual(event, .warning)
    XCTAssertEqual(source.mask, [.warning, .critical])
    source.cancel()
  }

  func test_aSourceThatWaitsForSomethingElse_isNotCalled() {
    let called = expectation(description: "The handler is called.")
    called.isInverted = true
    let source = DispatchSource.makeMemoryPressureSource(eventMask: .critical)
    source.setEventHandler { called.fulfill() }
    source.activate()
    warn()
    wait(for: [called], timeout: 0.2)
    source.cancel()
  }

  private func warn() {
    NotificationCenter.default.post(
      name: NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification"), object: nil)
  }
}
